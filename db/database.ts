// The interface of the database for the rest of the program, the same for both drivers.
import type { SQL } from 'drizzle-orm'
import type { Actor } from './actor.ts'
import type { JobQueueHandle } from './job-queue.ts'
import type { AuthHandle, Tx } from './transactions.ts'

export interface Log {
  warn(details: object, text: string): void
}

export interface Database {
  readonly kind: 'pglite' | 'postgres'
  /** One transaction on behalf of `actor`, within row-level security. No network and no better-auth call inside it. */
  as<T>(actor: Actor, work: (tx: Tx) => Promise<T>): Promise<T>
  /**
   * One query as vindbaar_reader, which can only read, and only what everyone may see: one round trip.
   * Use `as(visitor, …)` for what visitors write.
   */
  read<Row extends Record<string, unknown>>(query: SQL): Promise<Row[]>
  /** One transaction of background work, for all accounts. Not for requests: scripts/lint/jobs-only.grit. */
  asJobs<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** For the queue of jobs alone (features/jobs/job-queue.job.ts). */
  readonly jobQueue: JobQueueHandle
  /** For better-auth: each query runs as vindbaar_auth, which can reach better-auth's own schema only. */
  readonly auth: AuthHandle
  /**
   * Listens for NOTIFY on a channel. `onState` reports that the listening connection is lost (false) or back (true);
   * messages sent in between are missed. Resolves with the function that stops listening.
   */
  listen(
    channel: string,
    onMessage: (payload: string) => void,
    onState?: (listening: boolean) => void,
  ): Promise<() => Promise<void>>
  /** Whether the listening connection is open, so that messages arrive. */
  isListening(): boolean
  /** Queries still running after `graceMs` fail with DatabaseAway. */
  close(graceMs?: number): Promise<void>
}
