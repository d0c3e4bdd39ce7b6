// The one way to open the database. Every query names the actor that it runs for.
import type { Database, Log } from './database.ts'

export type { Database, Log } from './database.ts'
export { isDatabaseAway } from './database-away.ts'
export { StartupError } from './startup-error.ts'
export type { Tx } from './transactions.ts'

/**
 * Opens and migrates the database: the server at `databaseUrl`, else PGlite in `dataDir` ('memory://' stores
 * nothing, and may start from `files`, a tar of a data folder). The passwords of the server's logins derive from `secret`. Throws a StartupError when it cannot.
 */
export async function openDatabase(
  options:
    | { databaseUrl: string; secret: string; dataDir?: string; log?: Log }
    | { databaseUrl?: undefined; dataDir: string; files?: Blob | undefined; log?: Log },
): Promise<Database> {
  const log = options.log ?? { warn: () => {} }
  // Only the driver in use is loaded: PGlite's is 200 MB of memory.
  if (options.databaseUrl === undefined) return (await import('./pglite.ts')).openPglite(options.dataDir, options.files)
  return (await import('./postgres.ts')).openPostgres(options.databaseUrl, options.secret, log)
}
