/** A few worker threads, reused between audits. A task that takes too much time or memory ends its worker, and only that. */
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { WorkerTasks } from './worker-tasks.ts'

export interface Task<Kind extends keyof WorkerTasks = keyof WorkerTasks> {
  kind: Kind
  given: Parameters<WorkerTasks[Kind]>
}
export type Outcome<T> = { ok: true; value: T } | { ok: false; failure: 'analysis-too-heavy' }

/** Milliseconds of processor time that one task may take; on a busy machine the clock goes faster than the thread. */
const TASK_MS = 2_000
/** Milliseconds by the clock after which a task ends whatever it cost. */
const LONGEST_MS = 10_000
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

/** Reads what strangers wrote, in a thread that may die of it. Whatever `kind` throws is a fault of ours. */
export function inWorker<Kind extends keyof WorkerTasks>(
  kind: Kind,
  ...given: Parameters<WorkerTasks[Kind]>
): Promise<Outcome<ReturnType<WorkerTasks[Kind]>>> {
  return new Promise((resolve, reject) => {
    waiting.push({ task: { kind, given }, done: resolve as Job['done'], fail: reject })
    dispatch()
  })
}

/** Ends all threads. What was waiting fails; a later task starts new ones. */
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
    // Not a thread that is being ended: one that was still starting would let the process go before its end is known.
    if (!thread.job && threads.has(thread)) worker.unref()
  })
  worker.on('error', (error: Error & { code?: string }) => {
    // Out of memory is the page's doing; anything else is ours.
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

/** Ends the thread once the task has had its time; looks again where the thread was kept waiting by others. */
function endInTime(thread: Thread, job: Job): void {
  const begun = performance.now()
  const before = processorTime(thread.worker)
  const look = (after: number) => {
    thread.timer = setTimeout(async () => {
      const spent = (await Promise.race([usedSince(thread.worker, before), silence()])) ?? TASK_MS
      if (thread.job !== job) return
      if (spent >= TASK_MS || performance.now() - begun >= LONGEST_MS) void thread.worker.terminate()
      else look(Math.max(200, TASK_MS - spent))
    }, after)
  }
  look(TASK_MS)
}

/** What the thread has used of a processor until now; absent before Node 24.6, where the clock alone counts. */
function processorTime(worker: Worker): Promise<number | undefined> {
  return typeof worker.cpuUsage === 'function'
    ? worker.cpuUsage().then(({ user, system }) => (user + system) / 1_000)
    : Promise.resolve(undefined)
}

async function usedSince(worker: Worker, before: Promise<number | undefined>): Promise<number | undefined> {
  const [from, to] = await Promise.all([before, processorTime(worker)]).catch(() => [])
  return from === undefined || to === undefined ? undefined : to - from
}

/** A thread so busy that it does not say what it used is not waiting for others. */
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
