// How PGlite is opened, by the process that serves and by the one that makes the files.
import type { PGlite } from '@electric-sql/pglite'
import type { Connection } from './connection.ts'

const INT8 = 20

export const PGLITE_OPTIONS = {
  // Memory at rest 260 MB, where the default makes it 550.
  postgresqlconf: ['shared_buffers=16MB', 'timezone=UTC'],
  // As node-postgres is told to in postgres.ts: counts are numbers.
  parsers: { [INT8]: Number },
}

export function connectionOf(client: PGlite): Connection {
  return {
    query: async <Row>(text: string, params?: unknown[]) => (await client.query<Row>(text, params)).rows,
    run: async (text) => void (await client.exec(text)),
  }
}
