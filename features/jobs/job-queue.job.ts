/**
 * The queue of background work: pg-boss, on the same database as everything else. Any number of processes take jobs from it, each job
 * by one at a time. docs/decisions/0026 says what a kill, a failure and a stop do to a job.
 */
import { createHash } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { type JobWithMetadata, PgBoss, type QueueOptions } from 'pg-boss'
import type { Services } from '#features/services.ts'
import type { JobData, JobKind, NewJob } from './job-kind.ts'

/** Jobs that failed for good. Nothing takes them from there: they wait for an admin. */
const DEAD_LETTERS = 'dead-letters'
const SCHEMA = 'jobs'

const DAY = 24 * 60 * 60
const OPTIONS = {
  // A minute after the first failure, then about twice as long each time, at most an hour.
  ...{ retryLimit: 10, retryDelay: 60, retryBackoff: true, retryDelayMax: 3_600 },
  // A killed process is noticed by its missing heartbeat, a job that hangs by its age.
  ...{ heartbeatSeconds: 60, expireInSeconds: 3_600 },
  // How long a key is remembered: longer than the day that a daily job is queued once.
  deleteAfterSeconds: 7 * DAY,
  // New jobs wake the processes that wait.
  notify: true,
} satisfies QueueOptions & { notify: boolean }
/** For jobs that are to be tried again, and for missed notifications. On PGlite each look takes the one connection for a moment. */
const POLL_SECONDS = 30
const OPEN_AGAIN_MS = 5_000

export interface JobQueue {
  send(name: string, jobs: NewJob[]): Promise<void>
  /** The kinds of which a job waits or runs. */
  unfinished(): Promise<Set<string>>
  /** How many jobs of each kind failed for good. */
  deadLetters(): Promise<Record<string, number>>
  /** Gives the jobs of killed processes back, and begins to take jobs. */
  work(): Promise<void>
  /** Asks running jobs to end; those that have not after `graceMs` go back to the queue. */
  stop(graceMs: number): Promise<void>
}

export async function openJobQueue(services: Services, kinds: Record<string, JobKind>): Promise<JobQueue> {
  const { db, log } = services
  const stopping = new AbortController()
  const running = new Set<Promise<void>>()
  /** What takes each kind's jobs in this process. */
  const workers = new Map<string, string>()
  const boss = openBoss(services, stopping.signal)
  await boss.start()
  await createQueues(boss, kinds)

  const send: JobQueue['send'] = async (name, jobs) => {
    await boss.insert(
      name,
      jobs.map(({ key, data = {} }) => ({ id: idOf(name, key), data })),
    )
    // This process need not wait for its own notification.
    const worker = workers.get(name)
    if (worker) boss.notifyWorker(worker)
  }

  async function perform(name: string, { work }: JobKind, job: JobWithMetadata<JobData>): Promise<void> {
    // Not AbortSignal.any: under a signal that lives as long as the process it is never garbage-collected.
    const interrupted = new AbortController()
    const { signal } = interrupted
    const interrupt = () => interrupted.abort()
    const causes = [job.signal, stopping.signal]
    for (const cause of causes) {
      if (cause.aborted) interrupt()
      cause.addEventListener('abort', interrupt)
    }
    try {
      signal.throwIfAborted()
      await work(services, { data: job.data, tries: job.retryCount, signal, send })
    } catch (err) {
      // The queue keeps what is thrown, so it gets no error with data of a person in it.
      if (signal.aborted) throw new Error('Interrupted')
      const isLast = job.retryCount >= job.retryLimit
      log[isLast ? 'error' : 'warn'](
        { err, job: name, tries: job.retryCount + 1 },
        isLast ? 'Een taak is opgegeven' : 'Een taak is mislukt en wordt later opnieuw geprobeerd',
      )
      throw new Error(err instanceof Error ? err.constructor.name : typeof err)
    } finally {
      for (const cause of causes) cause.removeEventListener('abort', interrupt)
    }
  }

  return {
    send,
    async unfinished() {
      const { rows } = await db.jobQueue.executeSql(
        `select distinct name from ${SCHEMA}.job where state < 'completed' and name <> $1`,
        [DEAD_LETTERS],
      )
      return new Set((rows as { name: string }[]).map(({ name }) => name))
    },
    async deadLetters() {
      const { rows } = await db.jobQueue.executeSql(
        `select source_name as name, count(*)::int as n from ${SCHEMA}.job where name = $1 group by 1`,
        [DEAD_LETTERS],
      )
      return Object.fromEntries((rows as { name: string; n: number }[]).map(({ name, n }) => [name, n]))
    },
    async work() {
      await boss.supervise()
      for (const [name, kind] of Object.entries(kinds)) {
        const options = { ...WORK, localConcurrency: kind.atOnce ?? 1 }
        const worker = await boss.work<JobData, void, typeof options>(name, options, async ([job]) => {
          const work = perform(name, kind, job!).finally(() => {
            running.delete(work)
            // The next job at once, not at the next look.
            boss.notifyWorker(worker)
          })
          running.add(work)
          await work
        })
        workers.set(name, worker)
      }
    },
    async stop(graceMs) {
      stopping.abort()
      const wasWorking = running.size > 0
      await Promise.race([Promise.allSettled(running), delay(graceMs, undefined, { ref: false })])
      // Gracefully, it waits until the end of each job is recorded, half a second at least. Otherwise it fails the jobs that still run,
      // so that they are tried again.
      await boss.stop({ graceful: wasWorking && running.size === 0, close: false, timeout: 1_000 })
    },
  }
}

const WORK = {
  includeMetadata: true,
  pollingIntervalSeconds: POLL_SECONDS,
  notifyPollingIntervalSeconds: POLL_SECONDS,
} as const

/** Opens the queue and takes jobs, tried until it succeeds: a process that starts during an outage works after it. Null once `stopping`. */
export async function openWorkingQueue(
  services: Services,
  kinds: Record<string, JobKind>,
  stopping: AbortSignal,
): Promise<JobQueue | null> {
  while (!stopping.aborted) {
    let queue: JobQueue | undefined
    try {
      queue = await openJobQueue(services, kinds)
      if (!stopping.aborted) await queue.work()
      return queue
    } catch (err) {
      await queue?.stop(0).catch(() => {})
      if (stopping.aborted) break
      services.log.warn({ err }, 'De wachtrij van taken kon niet worden geopend; dat wordt opnieuw geprobeerd')
      await delay(OPEN_AGAIN_MS, undefined, { signal: stopping, ref: false }).catch(() => {})
    }
  }
  return null
}

function openBoss({ db, log }: Services, stopping: AbortSignal): PgBoss {
  const boss = new PgBoss({
    db: {
      executeSql: (text, values) => db.jobQueue.executeSql(text, values),
      listen: async (channel, onNotification, onReconnect) => {
        const close = await db.listen(channel, onNotification, (listening) => listening && onReconnect())
        return { close }
      },
    },
    backend: db.kind,
    schema: SCHEMA,
    // Our migrations make its tables; the role of jobs may not change them.
    ...{ migrate: false, createSchema: false, reindex: false, monitorVacuum: false },
    // It looks for jobs that wait for others every five seconds, with a write. Ours wait for none.
    flowIntervalSeconds: DAY,
    // The day's jobs are queued by queueDaily (server/background/jobs.job.ts), which also serves a machine that is off at night.
    ...{ schedule: false, useListenNotify: true },
  })
  boss.on('error', (err) => {
    if (!stopping.aborted) log.warn({ err }, 'De wachtrij van taken is niet te bereiken')
  })
  boss.on('warning', ({ message }) => log.warn({ warning: message }, 'De wachtrij van taken meldt iets'))
  return boss
}

/** At most one daily job of a kind runs, in whichever process; of the others each process does one, or `atOnce`, at a time. */
async function createQueues(boss: PgBoss, kinds: Record<string, JobKind>): Promise<void> {
  const existing = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  if (!existing.has(DEAD_LETTERS)) await boss.createQueue(DEAD_LETTERS, { retentionSeconds: 90 * DAY })
  for (const [name, { daily }] of Object.entries(kinds)) {
    const options = { ...OPTIONS, deadLetter: DEAD_LETTERS }
    const found = existing.get(name)
    if (!found) await boss.createQueue(name, { ...options, policy: daily ? 'singleton' : 'standard' })
    else if (Object.entries(options).some(([option, value]) => found[option as keyof typeof options] !== value))
      await boss.updateQueue(name, options)
  }
}

/** A UUID that follows from name and key, so that the queue itself refuses a second job with them. */
function idOf(name: string, key: string): string {
  const hex = createHash('sha256').update(`${name}\n${key}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
