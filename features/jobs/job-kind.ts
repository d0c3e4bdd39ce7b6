/** What a job is: the work, and how it is queued. The list of all jobs is in server/background/jobs.job.ts. */
import type { Services } from '#features/services.ts'

/** What a job is about. Stored as JSON, and kept for a week. */
export type JobData = Record<string, string>

/** A job to be done. */
export interface NewJob {
  /** What tells it from others of its kind: a second job with the same key, within a week, is not queued. */
  key: string
  data?: JobData
}

export interface JobRun {
  data: JobData
  /** How often it was tried before. */
  tries: number
  /** Aborted when the work must stop: the process stops, or the job was given to another process. */
  signal: AbortSignal
  /** Queues jobs of any kind. Not inside a transaction. */
  send(name: string, jobs: NewJob[]): Promise<void>
}

export interface JobKind {
  /** A sweep: queued once a day, unless one of the kind still waits or runs. */
  daily: boolean
  /** A sweep that is queued once an hour instead. */
  hourly?: true
  /** How many of its jobs one process does at once; one, if it is absent. */
  atOnce?: number
  /**
   * Done at least once: when a process is killed, another begins its job anew. So whatever it does may be done twice with the same
   * result. It throws where it could not finish, and is tried again later.
   */
  work(services: Services, run: JobRun): Promise<unknown>
}
