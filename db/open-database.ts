// The one door to the database. Nothing can be asked of it but on someone's behalf.
import type { SQL } from 'drizzle-orm'
import type { Actor } from './actor.ts'
import type { AuthHandle, Tx } from './transactions.ts'

export { isDatabaseAway } from './database-away.ts'
export { StartupError } from './startup-error.ts'
export type { AuthHandle, Tx } from './transactions.ts'

export interface Log {
  warn(details: object, text: string): void
}

export interface Database {
  readonly kind: 'pglite' | 'postgres'
  /** One transaction on behalf of `actor`, within row-level security. No network and no better-auth call inside it. */
  as<T>(actor: Actor, work: (tx: Tx) => Promise<T>): Promise<T>
  /**
   * One query as vindbaar_reader, who can read what everyone may see and nothing else, whoever he says he is: in a single
   * round trip, and unable to write. `as(visitor, …)` is for what visitors leave behind.
   */
  read<Row extends Record<string, unknown>>(query: SQL): Promise<Row[]>
  /** One transaction of background work, for all accounts. Not for what a request asks: see biome.json. */
  asJobs<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** For better-auth: each query runs as vindbaar_auth, who sees better-auth's own schema only. */
  readonly auth: AuthHandle
  /**
   * Hears NOTIFY on a channel. `onState` tells when the ear is lost (false) and back (true): what was said in between was
   * missed. Answers how to stop.
   */
  listen(
    channel: string,
    onMessage: (payload: string) => void,
    onState?: (listening: boolean) => void,
  ): Promise<() => Promise<void>>
  /** Whether what is listened for arrives now. */
  isHearing(): boolean
  /** Ends what is under way after `graceMs`; it fails with DatabaseAway. */
  close(graceMs?: number): Promise<void>
}

/**
 * Opens the database and brings it up to date: the server at `databaseUrl`, else PGlite in `dataDir` ('memory://' keeps
 * nothing). The passwords of the server's logins follow from `secret`. Throws a StartupError where that cannot be.
 */
export async function openDatabase(
  options:
    | { databaseUrl: string; secret: string; dataDir?: string; log?: Log }
    | { databaseUrl?: undefined; dataDir: string; log?: Log },
): Promise<Database> {
  const log = options.log ?? { warn: () => {} }
  // Only the driver in use is loaded: PGlite's is 200 MB of memory.
  if (options.databaseUrl === undefined) return (await import('./pglite.ts')).openPglite(options.dataDir)
  return (await import('./postgres.ts')).openPostgres(options.databaseUrl, options.secret, log)
}
