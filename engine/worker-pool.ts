/** A few worker threads, reused between tasks. A task that takes too much time or memory stops its own worker and no other. */
import { type ResourceLimits, Worker } from 'node:worker_threads'

// biome-ignore lint/suspicious/noExplicitAny: the parameters are those of each task.
export type Tasks = Record<string, (...given: any[]) => unknown>

/** What a thread is handed: of one task or more of a kind, what each was given. It answers with as many results. */
export interface Handed<Known extends Tasks> {
  kind: keyof Known & string
  given: Parameters<Known[keyof Known]>[]
}
export type Outcome<T, Failure extends string> = { ok: true; value: T } | { ok: false; failure: Failure }

interface PoolOptions<Failure extends string> {
  /** The file that the threads run: it posts 'ready', and answers every task. */
  script: URL
  limits: ResourceLimits
  mostThreads: number
  /** Processor time that a task may take, in milliseconds. On a busy machine a thread gets less of it than the clock shows. */
  mostMs: (kind: string) => number
  /** Tasks of this kind that wait are handed to a thread together, at most so many: it does them quicker so. 1 where nothing is said. */
  mostTogether?: (kind: string) => number
  /** What a task that takes too much is called. */
  failure: Failure
}

/** Times as long by the clock, after which a task is stopped whatever processor time it used. */
const LONGEST = 5

interface Job {
  kind: string
  given: unknown[]
  /** It was handed over with others, and one of them took too much: which one is not known. */
  isSuspect: boolean
  done: (outcome: Outcome<unknown, string>) => void
  fail: (error: Error) => void
}

/** What a thread posts. */
export type Answered = 'ready' | { results: unknown[] } | { json: string } | { error: string }

interface Thread {
  worker: Worker
  /** It takes tasks: it has started, and is not being stopped. */
  ready: boolean
  /** At work. */
  jobs: readonly Job[]
  /** Handed over already, so that it goes on without waiting for the main thread. */
  next: readonly Job[]
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
      this.#waiting.push({ kind, given, isSuspect: false, done: resolve as Job['done'], fail: reject })
      this.#dispatch()
    })
  }

  /** Stops all threads. Waiting tasks fail; a later task starts new threads. */
  async close(): Promise<void> {
    const closed = () => new Error('The worker threads were closed.')
    for (const job of this.#waiting.splice(0)) job.fail(closed())
    const ending = [...this.#threads]
    this.#threads.clear()
    for (const { jobs, next } of ending.map(empty)) for (const job of [...jobs, ...next]) job.fail(closed())
    await Promise.all(ending.map(({ worker }) => worker.terminate()))
  }

  #dispatch(): void {
    for (const thread of this.#threads) {
      if (thread.ready && thread.jobs.length === 0 && this.#waiting.length > 0) this.#begin(thread, this.#hand(thread))
    }
    const starting = [...this.#threads].filter((thread) => !thread.ready).length
    for (let i = starting; i < this.#waiting.length && this.#threads.size < this.#options.mostThreads; i++)
      this.#start()
    for (const thread of this.#threads)
      if (thread.ready && thread.next.length === 0 && this.#isCrowded()) thread.next = this.#hand(thread)
  }

  /** Whether more wait than a thread is handed at once: with fewer, what is handed ahead could wait behind a slow task while another thread is free. */
  #isCrowded(): boolean {
    const [first] = this.#waiting
    const most = first && !first.isSuspect ? (this.#options.mostTogether?.(first.kind) ?? 1) : 1
    return most > 1 && this.#waiting.length > most
  }

  /** The task that waits longest, with those that may be done with it: this thread's share of what waits. */
  #next(): Job[] {
    const [first] = this.#waiting as [Job]
    const most = first.isSuspect ? 1 : (this.#options.mostTogether?.(first.kind) ?? 1)
    if (most === 1) return this.#waiting.splice(0, 1)
    const alike = this.#waiting.filter(({ kind, isSuspect }) => kind === first.kind && !isSuspect)
    const jobs = alike.slice(0, Math.min(most, Math.ceil(alike.length / this.#options.mostThreads)))
    for (const job of jobs) this.#waiting.splice(this.#waiting.indexOf(job), 1)
    return jobs
  }

  /** What a thread had at work; it goes on with what it was handed ahead, unless it is being stopped. */
  #finish(thread: Thread): readonly Job[] {
    const { jobs, next } = empty(thread)
    if (!thread.ready) this.#waiting.unshift(...next)
    else if (next.length > 0) this.#begin(thread, next)
    return jobs
  }

  /** Of tasks that were done together, the others are not to fail with the one that does: each is done again by itself. */
  #failed(jobs: readonly Job[], fail: (job: Job) => void): void {
    if (jobs.length === 1) jobs.forEach(fail)
    else this.#waiting.unshift(...jobs.map((job) => ({ ...job, isSuspect: true })))
  }

  #start(): void {
    const { script, limits, failure } = this.#options
    const worker = new Worker(script, { resourceLimits: limits, execArgv: [], stderr: false })
    const thread: Thread = { worker, ready: false, jobs: [], next: [], timer: null }
    this.#threads.add(thread)
    worker.on('message', (message: Answered) => {
      if (message === 'ready') {
        thread.ready = true
        this.#dispatch()
      } else {
        const jobs = this.#finish(thread)
        if ('error' in message) this.#failed(jobs, (job) => job.fail(new Error(message.error)))
        // The thread is handed more before its results are read here, so that it does not wait for that.
        this.#dispatch()
        if (!('error' in message)) {
          const results: unknown[] = 'json' in message ? JSON.parse(message.json) : message.results
          for (const [at, job] of jobs.entries()) job.done({ ok: true, value: results[at] })
        }
      }
      // Keep a reference to a thread that is being stopped: while it is still starting, the process could exit before it has ended.
      if (thread.ready && thread.jobs.length === 0 && this.#threads.has(thread)) worker.unref()
    })
    let error: (Error & { code?: string }) | undefined
    worker.on('error', (thrown) => {
      error = thrown
    })
    worker.on('exit', () => {
      this.#threads.delete(thread)
      const { jobs, next } = empty(thread)
      this.#waiting.unshift(...next)
      // Running out of time or memory is caused by what was given; any other error is a bug of ours.
      if (!error || error.code === 'ERR_WORKER_OUT_OF_MEMORY')
        this.#failed(jobs, (job) => job.done({ ok: false, failure }))
      else if (jobs.length > 0) this.#failed(jobs, (job) => job.fail(error!))
      else this.#waiting.shift()?.fail(error)
      if (this.#waiting.length > 0) this.#dispatch()
    })
  }

  /** Takes the next tasks off those that wait. */
  #hand(thread: Thread): readonly Job[] {
    const jobs = this.#next()
    thread.worker.ref()
    const { kind } = jobs[0]!
    thread.worker.postMessage({ kind, given: jobs.map(({ given }) => given) } satisfies Handed<Tasks>)
    return jobs
  }

  #begin(thread: Thread, jobs: readonly Job[]): void {
    thread.jobs = jobs
    endInTime(thread, this.#options.mostMs(jobs[0]!.kind))
  }
}

/** Stops the thread once what it was handed, be it more than one task, has used the time of one; checks again later when other processes kept the thread waiting. */
function endInTime(thread: Thread, most: number): void {
  const { jobs } = thread
  const begun = performance.now()
  const before = processorTime(thread.worker)
  const look = (after: number) => {
    thread.timer = setTimeout(async () => {
      const spent = (await Promise.race([usedSince(thread.worker, before), silence()])) ?? most
      if (thread.jobs !== jobs) return
      if (spent >= most || performance.now() - begun >= LONGEST * most) {
        thread.ready = false
        void thread.worker.terminate()
      } else look(Math.max(200, most - spent))
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

/** Takes what a thread has. */
function empty(thread: Thread): Pick<Thread, 'jobs' | 'next'> {
  const { jobs, next, timer } = thread
  if (timer) clearTimeout(timer)
  Object.assign(thread, { jobs: [], next: [], timer: null } satisfies Partial<Thread>)
  return { jobs, next }
}
