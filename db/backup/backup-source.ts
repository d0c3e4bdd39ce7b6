// What a backup is made of and restored into, the same for both databases.
import type { SQL } from 'drizzle-orm'

export interface BackupSource {
  kind: 'pglite' | 'postgres'
  /** The version of the database server. */
  version: string
  migrations: { applied: number; newest: number }
  /** Writes all of the database into one file. */
  dump(file: string): Promise<void>
  /** One transaction of the operator, as background work. */
  asOperator(work: (tx: { execute(query: SQL): PromiseLike<unknown> }) => Promise<void>): Promise<void>
  close(): Promise<void>
}

export const MIGRATIONS = `
  select current_setting('server_version') as version, count(*)::int as applied, coalesce(max(created_at), 0)::text as newest
  from drizzle.__drizzle_migrations`

export interface MigrationsRow {
  version: string
  applied: number
  newest: string
}
