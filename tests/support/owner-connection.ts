/** The login of DATABASE_URL, as the migrations use it. */
import pg from 'pg'
import type { Connection } from '#db/connection.ts'

export async function connectAsOwner(url: string): Promise<{ db: Connection; end(): Promise<void> }> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const db: Connection = {
    query: async <Row>(text: string, params?: unknown[]) => (await client.query(text, params)).rows as Row[],
    run: async (text) => void (await client.query(text)),
  }
  return { db, end: () => client.end() }
}
