/** A few worker threads, reused between tasks. A task that takes too much time or memory stops its own worker and no other. */
import { type ResourceLimits, Worker } from 'node:worker_threads'

// biome-ignore lint/suspicious/noExplicitAny: the parameters are those of each task.
export type Tasks = Record<string, (...given: any[]) => unknown>

export interface Task {
  kind: string
  given: unknown[]
}
export type Outcome<T, Failure extends string> = { ok: true; value: T } | { ok: false; failure: Failure }

interface PoolOptions<Failure extends string> {
  /** The file that the threads run: it posts 'ready', and answers every task. */
  script: URL
  limits: ResourceLimits
  mostThreads: number
  /** Processor time that a task may take, in milliseconds. On a busy machine a thread gets less of it than the clock shows. */
  mostMs: (kind: string) => number
  /** What a task that takes too much is called. */
  failure: Failure
}

/** Times as long by the clock, after which a task is stopped whatever processor time it used. */
const LONGEST = 5

interface Job {
  task: Task
  done: (outcome: Outcome<unknown, string>) => void
  fail: (error: Error) => void
}
interface Thread {
  worker: Worker
  ready: boolean
  job: Job | null
  timer: NodeJS.Timeout | null
}

export class WorkerPool<Known extends Tasks, Failure extends string> {
  readonly #options: PoolOptions<Failure>
  readonly #threads = new Set<Thread>()
  readonly #waiting: Job[] = []

  constructor(options: PoolOptions<Failure>) {
    this.#options = options
  }

  /** Does a task in a thread that may be stopped for it. Whatever the task throws is a bug of ours. */
  run<Kind extends keyof Known & string>(
    kind: Kind,
    ...given: Parameters<Known[Kind]>
  ): Promise<Outcome<Awaited<ReturnType<Known[Kind]>>, Failure>> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ task: { kind, given }, done: resolve as Job['done'], fail: reject })
      this.#dispatch()
    })
  }

  /** Stops all threads. Waiting tasks fail; a later task starts new threads. */
  async close(): Promise<void> {
    const closed = () => new Error('The worker threads were closed.')
    for (const job of this.#waiting.splice(0)) job.fail(closed())
    const ending = [...this.#threads]
    this.#threads.clear()
    for (const thread of ending) take(thread)?.fail(closed())
    await Promise.all(ending.map(({ worker }) => worker.terminate()))
  }

  #dispatch(): void {
    for (const thread of this.#threads) {
      if (thread.ready && !thread.job && this.#waiting.length > 0) this.#give(thread, this.#waiting.shift()!)
    }
    const starting = [...this.#threads].filter((thread) => !thread.ready).length
    for (let i = starting; i < this.#waiting.length && this.#threads.size < this.#options.mostThreads; i++)
      this.#start()
  }

  #start(): void {
    const { script, limits, failure } = this.#options
    const worker = new Worker(script, { resourceLimits: limits, execArgv: [], stderr: false })
    const thread: Thread = { worker, ready: false, job: null, timer: null }
    this.#threads.add(thread)
    worker.on('message', (message: 'ready' | { result: unknown } | { error: string }) => {
      if (message === 'ready') thread.ready = true
      else {
        const job = take(thread)
        if ('error' in message) job?.fail(new Error(message.error))
        else job?.done({ ok: true, value: message.result })
      }
      this.#dispatch()
      // Keep a reference to a thread that is being stopped: while it is still starting, the process could exit before it has ended.
      if (!thread.job && this.#threads.has(thread)) worker.unref()
    })
    worker.on('error', (error: Error & { code?: string }) => {
      // Running out of memory is caused by what was given; any other error is a bug of ours.
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') take(thread)?.done({ ok: false, failure })
      else (take(thread) ?? this.#waiting.shift())?.fail(error)
    })
    worker.on('exit', () => {
      this.#threads.delete(thread)
      take(thread)?.done({ ok: false, failure })
      if (this.#waiting.length > 0) this.#dispatch()
    })
  }

  #give(thread: Thread, job: Job): void {
    thread.job = job
    thread.worker.ref()
    endInTime(thread, job, this.#options.mostMs(job.task.kind))
    thread.worker.postMessage(job.task)
  }
}

/** Stops the thread once its task has used its time; checks again later when other processes kept the thread waiting. */
function endInTime(thread: Thread, job: Job, most: number): void {
  const begun = performance.now()
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
