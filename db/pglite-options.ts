// How PGlite is opened, by the serving process and by the one that creates the files.
import type { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import type { Connection } from './connection.ts'

const INT8 = 20

/** The folder that becomes the database's once it is whole; a start removes one that a kill left. */
export const HALF_MADE = 'pglite-half-made'

export const PGLITE_OPTIONS = {
  // 260 MB of memory at rest; the default takes 550.
  postgresqlconf: ['shared_buffers=16MB', 'timezone=UTC'],
  // For searching (db/sql/customers.sql).
  extensions: { pg_trgm },
  // As for node-postgres in postgres.ts: counts are numbers.
  parsers: { [INT8]: Number },
}

export function connectionOf(client: PGlite): Connection {
  return {
    query: async <Row>(text: string, params?: unknown[]) => (await client.query<Row>(text, params)).rows,
    run: async (text) => void (await client.exec(text)),
  }
}
