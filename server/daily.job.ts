/**
 * What happens once a day, in one process: each job is run by one process at a time. The first check comes some minutes after the
 * start, so that it does not slow a restart and a test run fetches nothing.
 */
import { setTimeout as delay } from 'node:timers/promises'
import { eraseAuditAddresses } from '#features/audit-log/erase-addresses.job.ts'
import { refreshRanges } from '#features/crawler-visits/ranges.job.ts'
import { drawMissingShareImages } from '#features/images/share-images.server.ts'
import { tidyImages } from '#features/images/tidy-images.job.ts'
import { type Run, runDaily } from '#features/jobs/daily-run.job.ts'
import { forgetEndedMails } from '#features/mail/send-queued-mails.job.ts'
import { checkAllOwnFiles } from '#features/own-files/own-files.job.ts'
import {
  forgetExpiredSignIns,
  forgetOldCounters,
  forgetOldVisits,
  purgeDeletedAccounts,
} from '#features/retention/retention.job.ts'
import type { Services } from '#features/services.ts'

export const DAILY: Record<string, (services: Services, run: Run) => Promise<unknown>> = {
  'crawler-ranges': (services) => refreshRanges(services),
  'old-visits': (services, { signal }) => forgetOldVisits(services, signal),
  'deleted-accounts': (services, { signal }) => purgeDeletedAccounts(services, signal),
  // After the accounts, whose images go with them.
  images: (services) => tidyImages(services),
  'share-images': (services, { signal }) => drawMissingShareImages(services, signal),
  'old-counters': (services, { signal }) => forgetOldCounters(services, signal),
  'expired-sign-ins': (services, { signal }) => forgetExpiredSignIns(services, signal),
  'audit-addresses': (services, { signal }) => eraseAuditAddresses(services, signal),
  'ended-mails': (services) => forgetEndedMails(services),
  // Last: it takes hours with many profiles.
  'own-files': checkAllOwnFiles,
}

const FIRST_LOOK_MS = 5 * 60_000
const LOOK_MS = 10 * 60_000
const LAST_WORK_MS = 2_000

export function startJobs(services: Services): { stop(): Promise<void> } {
  const stopping = new AbortController()
  const running = new Set<Promise<unknown>>()
  const look = () => {
    const run = runDue(services, DAILY, stopping.signal).finally(() => running.delete(run))
    running.add(run)
  }
  const first = setTimeout(look, FIRST_LOOK_MS).unref()
  const again = setInterval(look, LOOK_MS).unref()
  return {
    async stop() {
      clearTimeout(first)
      clearInterval(again)
      stopping.abort()
      // The next process resumes work that does not stop at once.
      await Promise.race([Promise.all(running), delay(LAST_WORK_MS, undefined, { ref: false })])
    },
  }
}

/** Runs each job that is due and that no process runs; one that fails does not delay the next. Returns which ran. */
export async function runDue(
  services: Services,
  jobs: Record<string, (services: Services, run: Run) => Promise<unknown>> = DAILY,
  stopping?: AbortSignal,
): Promise<string[]> {
  const ran: string[] = []
  for (const [name, work] of Object.entries(jobs)) {
    if (stopping?.aborted) break
    try {
      await runDaily(
        services,
        name,
        async (run) => {
          ran.push(name)
          await work(services, run)
        },
        stopping,
      )
    } catch (err) {
      services.log.error({ err, job: name }, 'Een dagelijkse taak is mislukt')
    }
  }
  return ran
}
