/** The login of DATABASE_URL, as the migrations use it. */
import type { Connection } from '#db/connection.ts'
import { connectTo } from './postgres-client.ts'

export async function connectAsOwner(url: string): Promise<{ db: Connection; end(): Promise<void> }> {
  const client = await connectTo(url)
  const db: Connection = {
    query: async <Row>(text: string, params?: unknown[]) => (await client.query(text, params)).rows as Row[],
    run: async (text) => void (await client.query(text)),
  }
  return { db, end: () => client.end() }
}
