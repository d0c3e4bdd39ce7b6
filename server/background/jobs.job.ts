/**
 * The background work of a process: all jobs in one table. Sweeps run once a day, or once an hour, and find what there is to do; where that is much, or
 * can fail for one and not for another, they queue a small job for each.
 */
import { listEndedWebsitePlans } from '#features/admin/ended-website-plans.job.ts'
import { ASKING_JOB, askAssistant, askingsToDo } from '#features/asking/ask-assistant.job.ts'
import { eraseAuditAddresses } from '#features/audit-log/erase-addresses.job.ts'
import { amsterdamDay } from '#features/calendar.ts'
import { findFactsToReread, rereadFacts } from '#features/consistency/reread.job.ts'
import { refreshRanges } from '#features/crawler-visits/ranges.job.ts'
import { drawMissingShareImages } from '#features/images/share-images.server.ts'
import { tidyImages } from '#features/images/tidy-images.job.ts'
import type { JobKind } from '#features/jobs/job-kind.ts'
import { type JobQueue, openWorkingQueue } from '#features/jobs/job-queue.job.ts'
import { forgetEndedMails } from '#features/mail/send-queued-mails.job.ts'
import { MAILING_JOB, mailingsToSend, sendMailing } from '#features/newsletter/send-mailing.job.ts'
import { findWatchedWebsites, watchWebsite } from '#features/notices/watch.job.ts'
import { countDays } from '#features/overview/count-days.job.ts'
import { checkOwnFilesInTurn } from '#features/own-files/own-files.job.ts'
import { findProvenWebsites, recheckOwnership } from '#features/ownership/recheck.job.ts'
import { findDueReports, makeMonthlyReport } from '#features/reports/monthly-report.job.ts'
import {
  findDeletedAccounts,
  forgetExpiredSignIns,
  forgetOldCounters,
  forgetOldNotices,
  forgetOldVisits,
  purgeDueAccount,
} from '#features/retention/retention.job.ts'
import type { Services } from '#features/services.ts'
import { askDueQuestions, DUE_QUESTIONS_JOB, findDueQuestions } from '#features/standing-questions/due-questions.job.ts'

/** A sweep stops when its signal is aborted; what it has not done by then is left to whoever takes the job next. */
const daily = (work: (services: Services, signal: AbortSignal) => Promise<unknown>): JobKind => ({
  daily: true,
  async work(services, { signal }) {
    await work(services, signal)
    signal.throwIfAborted()
  },
})

export const JOBS: Record<string, JobKind> = {
  'crawler-ranges': daily((services) => refreshRanges(services)),
  'old-visits': daily(forgetOldVisits),
  'deleted-accounts': { daily: true, work: findDeletedAccounts },
  'purge-account': { daily: false, work: (services, { data }) => purgeDueAccount(services, data.id!) },
  images: daily((services) => tidyImages(services)),
  'share-images': daily(drawMissingShareImages),
  'old-counters': daily(forgetOldCounters),
  'expired-sign-ins': daily(forgetExpiredSignIns),
  'audit-addresses': daily(eraseAuditAddresses),
  'ended-mails': daily((services) => forgetEndedMails(services)),
  ownership: { daily: true, work: findProvenWebsites },
  'check-ownership': { daily: false, work: (services, { data, signal }) => recheckOwnership(services, data, signal) },
  [MAILING_JOB]: { daily: false, work: sendMailing },
  [ASKING_JOB]: { daily: false, atOnce: 4, work: askAssistant },
  'due-questions': { daily: true, hourly: true, work: findDueQuestions },
  [DUE_QUESTIONS_JOB]: { daily: false, atOnce: 2, work: askDueQuestions },
  'own-files': { daily: true, work: checkOwnFilesInTurn },
  'ended-website-plans': daily((services) => listEndedWebsitePlans(services)),
  'day-figures': daily(countDays),
  'facts-to-reread': { daily: true, work: findFactsToReread },
  'reread-facts': { daily: false, atOnce: 2, work: rereadFacts },
  'monthly-reports': { daily: true, hourly: true, work: findDueReports },
  'monthly-report': { daily: false, atOnce: 4, work: makeMonthlyReport },
  'daily-watch': { daily: true, work: findWatchedWebsites },
  'watch-website': { daily: false, atOnce: 4, work: watchWebsite },
  'old-notices': daily(forgetOldNotices),
}

/** Work that is wanted at once: a notification on the channel says that there is some. */
const WANTED = [
  { channel: 'mailings', job: MAILING_JOB, find: mailingsToSend },
  { channel: 'askings', job: ASKING_JOB, find: askingsToDo },
]

/** Some minutes after the start, so that it does not slow a restart and a test run fetches nothing. */
const FIRST_LOOK_MS = 5 * 60_000
const LOOK_MS = 10 * 60_000

export interface RunningJobs {
  /** Jobs that have not ended after `graceMs` go back to the queue. */
  stop(graceMs: number): Promise<void>
}

/** Takes jobs from now on, and queues the day's. Returns at once; the queue may be unreachable for a while. */
export function startJobs(services: Services): RunningJobs {
  const stopping = new AbortController()
  const timers: NodeJS.Timeout[] = []
  const listeners: (() => Promise<void>)[] = []
  const opened = openWorkingQueue(services, JOBS, stopping.signal).then(async (queue) => {
    if (!queue || stopping.signal.aborted) return queue
    const look = () =>
      queueDaily(services, queue).catch((err) => {
        if (!stopping.signal.aborted) services.log.error({ err }, 'De taken van vandaag konden niet worden klaargezet')
      })
    for (const { channel, job, find } of WANTED) {
      const send = () =>
        find(services)
          .then((jobs) => queue.send(job, jobs))
          .catch((err) => {
            if (!stopping.signal.aborted) services.log.error({ err, job }, 'De taken konden niet worden klaargezet')
          })
      listeners.push(await services.db.listen(channel, send, (listening) => listening && send()))
      // Those that were wanted while no process listened.
      void send()
    }
    timers.push(setTimeout(look, FIRST_LOOK_MS).unref(), setInterval(look, LOOK_MS).unref())
    return queue
  })
  opened.catch((err) => services.log.error({ err }, 'De taken konden niet worden gestart'))
  return {
    async stop(graceMs) {
      stopping.abort()
      for (const timer of timers) clearTimeout(timer)
      const queue = await opened.catch(() => null)
      for (const close of listeners) await close()
      await queue?.stop(graceMs)
    },
  }
}

/** Queues every sweep that is due, whichever process asks and however often. Says what failed for good. */
export async function queueDaily(
  { now, log }: Pick<Services, 'now' | 'log'>,
  queue: JobQueue,
  jobs: Record<string, JobKind> = JOBS,
): Promise<void> {
  const unfinished = await queue.unfinished()
  const today = amsterdamDay(now())
  const hour = now().toISOString().slice(0, 13)
  for (const [name, { daily, hourly }] of Object.entries(jobs)) {
    if (daily && !unfinished.has(name)) await queue.send(name, [{ key: hourly ? hour : today, data: { day: today } }])
  }
  const dead = await queue.deadLetters()
  if (Object.keys(dead).length > 0) log.warn({ jobs: dead }, 'Taken die zijn opgegeven wachten op de beheerder')
}
