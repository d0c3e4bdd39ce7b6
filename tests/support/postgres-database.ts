/** Temporary databases on the PostgreSQL server that `npm test` starts. */
import { randomUUID } from 'node:crypto'
import { LOGIN_KINDS, loginName } from '#db/logins.ts'
import { connectTo } from './postgres-client.ts'

const { TEST_DATABASE_URL, TEST_POSTGRES_TEMPLATE } = process.env

const IN_USE = '55006'

/** AUTH_SECRET of every Vindbaar on these databases. */
export const TEST_SECRET = 'only-for-tests-only-for-tests-only-for-tests'

/**
 * A new database on the test server, to be dropped after use: empty, or a copy of one that is already migrated, which saves half a
 * second of a processor. `npm test` prepares that one once per run and sets its variable; without it every test migrates its own.
 */
export async function createPostgresDatabase({ isMigrated = false } = {}): Promise<{
  url: string
  drop(): Promise<void>
}> {
  if (!TEST_DATABASE_URL) throw new Error('TEST_DATABASE_URL is not set: run the tests with npm test')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const server = async (statement: string) => {
    const client = await connectTo(TEST_DATABASE_URL)
    await client.query(statement).finally(() => client.end())
  }
  const template = isMigrated && TEST_POSTGRES_TEMPLATE
  await server(`create database ${name}${template ? ` template ${template}` : ''}`)
  const url = new URL(TEST_DATABASE_URL)
  url.pathname = `/${name}`
  const drop = async () => {
    // The server first waits a moment for connections that are being closed. Ending them would be an error in the middle of that.
    await server(`drop database if exists ${name}`).catch((error: { code?: string }) => {
      if (error.code !== IN_USE) throw error
      return server(`drop database if exists ${name} with (force)`)
    })
    await server(`drop role if exists ${LOGIN_KINDS.map((kind) => loginName(name, kind)).join(', ')}`)
  }
  return { url: url.href, drop }
}
