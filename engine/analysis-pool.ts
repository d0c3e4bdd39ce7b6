/** A few worker threads, reused between audits. A task that takes too much time or memory stops its own worker and no other. */
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { WorkerTasks } from './worker-tasks.ts'

export interface Task<Kind extends keyof WorkerTasks = keyof WorkerTasks> {
  kind: Kind
  given: Parameters<WorkerTasks[Kind]>
}
export type Outcome<T> = { ok: true; value: T } | { ok: false; failure: 'analysis-too-heavy' }

/** Processor time that one task may take, in milliseconds. On a busy machine a thread gets less of it than the clock shows. */
const TASK_MS = 2_000
/** A document of hundreds of pages is longer than any website, and its readers take a second to load. */
const DOCUMENT_MS = 8_000
/** Times as long by the clock, after which a task is stopped whatever processor time it used. */
const LONGEST = 5
const MAX_WORKERS = Math.max(1, Math.min(4, availableParallelism()))
const LIMITS = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 }

interface Job {
  task: Task
  done: (outcome: Outcome<unknown>) => void
  fail: (error: Error) => void
}
interface Thread {
  worker: Worker
  ready: boolean
  job: Job | null
  timer: NodeJS.Timeout | null
}

const threads = new Set<Thread>()
const waiting: Job[] = []

/** Reads what strangers wrote, in a thread that may be stopped for it. Whatever `kind` throws is a bug of ours. */
export function inWorker<Kind extends keyof WorkerTasks>(
  kind: Kind,
  ...given: Parameters<WorkerTasks[Kind]>
): Promise<Outcome<Awaited<ReturnType<WorkerTasks[Kind]>>>> {
  return new Promise((resolve, reject) => {
    waiting.push({ task: { kind, given }, done: resolve as Job['done'], fail: reject })
    dispatch()
  })
}

/** Stops all threads. Waiting tasks fail; a later task starts new threads. */
export async function closeAuditWorkers(): Promise<void> {
  for (const job of waiting.splice(0)) job.fail(new Error('The audit workers were closed.'))
  const ending = [...threads]
  threads.clear()
  for (const thread of ending) take(thread)?.fail(new Error('The audit workers were closed.'))
  await Promise.all(ending.map(({ worker }) => worker.terminate()))
}

function dispatch(): void {
  for (const thread of threads) {
    if (thread.ready && !thread.job && waiting.length > 0) give(thread, waiting.shift()!)
  }
  const starting = [...threads].filter((thread) => !thread.ready).length
  for (let i = starting; i < waiting.length && threads.size < MAX_WORKERS; i++) start()
}

function start(): void {
  const worker = new Worker(new URL('./audit-worker.ts', import.meta.url), {
    resourceLimits: LIMITS,
    execArgv: [],
    stderr: false,
  })
  const thread: Thread = { worker, ready: false, job: null, timer: null }
  threads.add(thread)
  worker.on('message', (message: 'ready' | { result: unknown } | { error: string }) => {
    if (message === 'ready') thread.ready = true
    else {
      const job = take(thread)
      if ('error' in message) job?.fail(new Error(message.error))
      else job?.done({ ok: true, value: message.result })
    }
    dispatch()
    // Keep a reference to a thread that is being stopped: while it is still starting, the process could exit before it has ended.
    if (!thread.job && threads.has(thread)) worker.unref()
  })
  worker.on('error', (error: Error & { code?: string }) => {
    // Running out of memory is caused by the page; any other error is a bug of ours.
    if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') take(thread)?.done({ ok: false, failure: 'analysis-too-heavy' })
    else (take(thread) ?? waiting.shift())?.fail(error)
  })
  worker.on('exit', () => {
    threads.delete(thread)
    take(thread)?.done({ ok: false, failure: 'analysis-too-heavy' })
    if (waiting.length > 0) dispatch()
  })
}

function give(thread: Thread, job: Job): void {
  thread.job = job
  thread.worker.ref()
  endInTime(thread, job)
  thread.worker.postMessage(job.task)
}

/** Stops the thread once its task has used its time; checks again later when other processes kept the thread waiting. */
function endInTime(thread: Thread, job: Job): void {
  const begun = performance.now()
  const most = job.task.kind === 'factsOfDocument' ? DOCUMENT_MS : TASK_MS
  const before = processorTime(thread.worker)
  const look = (after: number) => {
    thread.timer = setTimeout(async () => {
      const spent = (await Promise.race([usedSince(thread.worker, before), silence()])) ?? most
      if (thread.job !== job) return
      if (spent >= most || performance.now() - begun >= LONGEST * most) void thread.worker.terminate()
      else look(Math.max(200, most - spent))
    }, after)
  }
  look(most)
}

/** The processor time that the thread has used; undefined before Node 24.6, where only the clock counts. */
function processorTime(worker: Worker): Promise<number | undefined> {
  return typeof worker.cpuUsage === 'function'
    ? worker.cpuUsage().then(({ user, system }) => (user + system) / 1_000)
    : Promise.resolve(undefined)
}

async function usedSince(worker: Worker, before: Promise<number | undefined>): Promise<number | undefined> {
  const [from, to] = await Promise.all([before, processorTime(worker)]).catch(() => [])
  return from === undefined || to === undefined ? undefined : to - from
}

/** A thread too busy to report its usage is using the processor, not waiting for it. */
function silence(): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, 2_000, undefined).unref())
}

function take(thread: Thread): Job | null {
  const { job } = thread
  if (thread.timer) clearTimeout(thread.timer)
  thread.job = null
  thread.timer = null
  return job
}
