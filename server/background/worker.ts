/** npm run worker: background work alone, beside any number of processes that serve. */
import { closeAuditWorkers } from '#engine/audit-site.ts'
import { BRAND } from '#features/brand.ts'
import { closePdfWorker } from '#features/reports/pdf/report-pdf.server.ts'
import { createLog, logConsole } from '#server/log.ts'
import { openServices } from '#server/open-services.ts'
import { readSettings } from '#server/settings.ts'
import { baseUrlOf, endOnUnexpectedError, failedToStart, refuse } from '#server/starting.ts'
import { startJobs } from './jobs.job.ts'
import { startMailSender } from './mail-sender.ts'

/** Below the ten seconds that service managers usually wait. */
const LAST_WORK_MS = 5_000

async function main(): Promise<void> {
  const read = readSettings(process.env)
  if ('problems' in read) refuse(read.problems.join('\n'))
  const { settings } = read
  if (!settings.DATABASE_URL) {
    refuse('npm run worker vraagt DATABASE_URL: de ingebouwde database is van één proces, en dat doet zijn taken zelf.')
  }
  process.env.NODE_ENV ??= 'production'
  const log = createLog(settings.LOG_LEVEL)
  logConsole(log)
  endOnUnexpectedError(log)
  const baseUrl = baseUrlOf(settings, settings.PORT)
  const { services, mailer } = await openServices(settings, { baseUrl, ownOrigins: new Set([baseUrl]), log })
  const jobs = startJobs(services)
  const mailSender = await startMailSender(services, mailer)

  let isStopping = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, async () => {
      if (isStopping) return
      isStopping = true
      await Promise.all([jobs.stop(LAST_WORK_MS), mailSender.stop()]).catch((err) =>
        log.warn({ err }, 'Het stoppen ging niet zoals het hoort'),
      )
      await Promise.all([closeAuditWorkers(), closePdfWorker(), services.db.close(0)]).catch(() => {})
      process.exit(0)
    })
  }
  process.stdout.write(`${BRAND.name} doet nu taken en verstuurt mails.\n`)
}

main().catch(failedToStart)
