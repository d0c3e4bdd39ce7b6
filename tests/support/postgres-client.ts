import pg from 'pg'

/** A connection of the test's own. When the server ends it, its next query fails, instead of the process. */
export async function connectTo(url: string | undefined): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  return client
}
