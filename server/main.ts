/** The program: settings → services → serve → signals. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { closeAuditWorkers } from '#engine/audit-site.ts'
import { ensureFirstAdmin } from '#features/admin/first-admin.server.ts'
import { BRAND } from '#features/brand.ts'
import { closePdfWorker } from '#features/reports/pdf/report-pdf.server.ts'
import { clientAddressReader } from '#server/requests/client-address.ts'
import { startJobs } from './background/jobs.job.ts'
import { startMailSender } from './background/mail-sender.ts'
import { createLog, logConsole } from './log.ts'
import { type OpenedServices, openServices, orDiskFull } from './open-services.ts'
import { ASSETS_FOLDER, areScreensBuilt, builtScreens, devScreens } from './screens.ts'
import { serve } from './serve.ts'
import { readSettings, type Settings } from './settings.ts'
import { baseUrlOf, endOnUnexpectedError, failedToStart, refuse } from './starting.ts'

/** How long jobs may go on after the port closed. */
const LAST_JOBS_MS = 500

async function main(): Promise<void> {
  const { values: flags } = parseArgs({ options: { dev: { type: 'boolean', default: false } } })
  const read = readSettings(process.env)
  if ('problems' in read) refuse(read.problems.join('\n'))
  const { settings } = read
  // React and its router pick their production build by this variable; the operator's own value was read above.
  if (!flags.dev) process.env.NODE_ENV ??= 'production'
  if (!flags.dev && !areScreensBuilt()) refuse('De schermen zijn nog niet gebouwd. Start met: npm start')

  const log = createLog(settings.LOG_LEVEL)
  // In development Vite writes to the console for the developer, so the console is left alone.
  if (!flags.dev) logConsole(log)
  endOnUnexpectedError(log)
  const clientAddress = clientAddressReader(settings.TRUSTED_PROXIES)
  if (clientAddress.invalid.length > 0) {
    refuse(`Instelling TRUSTED_PROXIES: ${clientAddress.invalid.join(', ')} is geen IP-adres of reeks.`)
  }
  const port = await portOf(settings)
  const baseUrl = baseUrlOf(settings, port)
  const ownOrigins = ownOriginsOf(baseUrl, settings, port)
  const opened = await openServices(settings, { baseUrl, ownOrigins, log })
  const { services, mailer } = opened

  const vite = flags.dev ? await (await import('vite')).createServer({ server: { middlewareMode: true } }) : null
  const serving = await serve({
    ...{ services, clientAddress, ownOrigins, port, host: settings.HOST, indexNowKey: settings.INDEXNOW_KEY },
    screens: vite ? devScreens(vite) : await builtScreens(),
    assetsFolder: vite ? null : ASSETS_FOLDER,
    middlewares: vite?.middlewares,
  }).catch(async (error: NodeJS.ErrnoException) => {
    if (error.syscall !== 'listen') throw error
    await services.db.close()
    if (error.code === 'EADDRINUSE') {
      refuse(
        `Poort ${port} is al in gebruik. Stop het andere programma, of kies een andere poort: PORT=${port + 1} npm start`,
      )
    }
    refuse(`Luisteren op ${settings.HOST}:${port} lukt niet: ${error.message}`)
  })
  const isWorking = settings.JOBS === 'here'
  const jobs = isWorking ? startJobs(services) : null
  const mailSender = isWorking ? await startMailSender(services, mailer) : null

  stopOnSignals(settings, async (drainMs, hurry) => {
    // At once, so that jobs can end or go back to the queue while requests are answered.
    const jobsStopped = jobs?.stop(drainMs + LAST_JOBS_MS)
    const work = () =>
      Promise.all([jobsStopped, mailSender?.stop(), closeAuditWorkers(), closePdfWorker(), vite?.close()])
    await serving
      .stop({ drainMs, hurry, work, database: () => services.db.close(0) })
      .catch((err) => log.warn({ err }, 'Het stoppen ging niet zoals het hoort'))
    process.exit(0)
  })
  // Printed only now, because nobody would read the password of a start that fails on a used port.
  await announce(opened, settings, port)
}

/** Finds a free port for PORT=0. The port is in the addresses that the services write, so it must be known before them. */
async function portOf(settings: Settings): Promise<number> {
  if (settings.PORT !== 0) return settings.PORT
  const probe = createServer()
  await new Promise<void>((listening) => probe.listen(0, settings.HOST, listening))
  const { port } = probe.address() as AddressInfo
  await new Promise((closed) => probe.close(closed))
  return port
}

/** The product's own origins. On this machine it also answers to the other names of loopback. */
function ownOriginsOf(baseUrl: string, settings: Settings, port: number): Set<string> {
  const origins = new Set([new URL(baseUrl).origin])
  if (!settings.BASE_URL) for (const host of ['localhost', '127.0.0.1', '[::1]']) origins.add(`http://${host}:${port}`)
  return origins
}

/** A second signal does not restart the stop; Ctrl-C ends a drain that has begun. */
function stopOnSignals(settings: Settings, stop: (drainMs: number, hurry: AbortSignal) => Promise<void>): void {
  let isStopping = false
  const hurry = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      // Ctrl-C is pressed by a person, who does not wait for load balancers.
      if (signal === 'SIGINT') hurry.abort()
      if (isStopping) return
      isStopping = true
      void stop(signal === 'SIGTERM' ? settings.DRAIN_SECONDS * 1_000 : 0, hurry.signal)
    })
  }
}

async function announce({ services, dataDir }: OpenedServices, settings: Settings, port: number): Promise<void> {
  const isBuiltIn = services.db.kind === 'pglite'
  const makingAdmin = ensureFirstAdmin(services, { email: settings.ADMIN_EMAIL, password: settings.ADMIN_PASSWORD })
  const admin = await (isBuiltIn ? orDiskFull(dataDir, makingAdmin) : makingAdmin)
  const say = (line: string) => process.stdout.write(`${line}\n`)
  say(
    isBuiltIn
      ? `Database: PGlite in ${dataDir}. Bedoeld om uit te proberen; zet voor echt gebruik DATABASE_URL op een PostgreSQL-server.`
      : 'Database: PostgreSQL.',
  )
  if (!settings.SMTP_URL)
    say(`Mail: geen SMTP_URL ingesteld; elke mail komt als bestand in ${join(dataDir, 'outbox')}.`)
  if (settings.JOBS === 'worker') say('Taken en mails: door npm run worker; dit proces doet ze niet.')
  if (settings.AUDIT_ALLOW_PRIVATE_HOSTS.length > 0) {
    say(`Let op: de analyse mag deze privé-adressen bereiken: ${settings.AUDIT_ALLOW_PRIVATE_HOSTS.join(', ')}.`)
  }
  if (!settings.OPERATOR_NAME)
    say('Let op: OPERATOR_NAME en de andere gegevens van de beheerder zijn nog niet ingesteld.')
  if (admin.created) {
    say(`Eerste beheerder: ${admin.email}`)
    if (admin.password) say(`Eenmalig wachtwoord: ${admin.password} (te vervangen bij de eerste keer inloggen)`)
  }
  say(`${BRAND.name} draait op http://localhost:${port}`)
}

main().catch(failedToStart)
