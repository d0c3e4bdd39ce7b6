/** Temporary databases with the real schema, on both drivers, and accounts to fill them with. */
import { randomUUID } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { afterAll, beforeAll, beforeEach, describe } from 'vitest'
import { user } from '#db/actor.ts'
import { type Database, openDatabase } from '#db/open-database.ts'
import type { Plan } from '#db/schema/accounts.ts'
import * as auth from '#db/schema/auth.ts'
import { connectTo } from './postgres-client.ts'
import { createPostgresDatabase, TEST_SECRET } from './postgres-database.ts'
import { preparedFiles } from './prepared-pglite.ts'

export type DatabaseKind = Database['kind']

/** PostgreSQL if `npm test` started a server; PGlite always. */
export const databaseKinds: DatabaseKind[] = process.env.TEST_DATABASE_URL ? ['pglite', 'postgres'] : ['pglite']

/** A new database; closing it removes it. */
export async function openTestDatabase(kind: DatabaseKind): Promise<Database> {
  if (kind === 'pglite') return openDatabase({ dataDir: 'memory://', files: preparedFiles() })
  const { url, drop } = await createPostgresDatabase({ isMigrated: true })
  const opened = await openDatabase({ databaseUrl: url, secret: TEST_SECRET })
  const db = { ...opened, close: () => opened.close().finally(drop) }
  urls.set(db, url)
  return db
}

const urls = new WeakMap<Database, string>()

/** Where the database is, for a test that connects to PostgreSQL itself; undefined on PGlite. */
export const urlOf = (db: Database) => urls.get(db)

/** Runs one statement as the owner of the tables, which no part of the program may. */
export async function asOwner(db: Database, statement: SQL, url = urlOf(db)): Promise<void> {
  if (url) {
    const client = await connectTo(url)
    await drizzle({ client })
      .execute(statement)
      .finally(() => client.end())
  } else {
    await db.asJobs(async (tx) => {
      await tx.execute(sql`set local role vindbaar_owner`)
      await tx.execute(statement)
    })
  }
}

/** Lets another account publish what one has live already: for tests whose accounts share a website that is not what they are about. */
export const freeWebsites = (db: Database): Promise<void> =>
  asOwner(db, sql`update domains set live_name = null where live_name is not null`)

/** Runs the tests once per database; `db()` is the current one. Each test may publish the websites of the tests before it. */
export function eachDatabase(
  name: string,
  tests: (db: () => Database, kind: DatabaseKind) => void,
  kinds = databaseKinds,
): void {
  describe.each(kinds)(`${name} on %s`, (kind) => {
    let db: Database
    beforeAll(async () => {
      db = await openTestDatabase(kind)
    })
    beforeEach(() => freeWebsites(db))
    afterAll(() => db.close())
    tests(() => db, kind)
  })
}

export interface TestAccount {
  id: string
  email: string
  /** The primary domain. */
  domainId: string
}

/** An account as the product creates them, without a password. */
export async function createAccount(
  db: Database,
  given: { email?: string; name?: string; plan?: Plan } = {},
): Promise<TestAccount> {
  const email = given.email ?? `klant-${randomUUID()}@voorbeeld.nl`
  const [made] = await db.auth
    .insert(auth.user)
    .values({ email, name: given.name ?? '' })
    .returning({ id: auth.user.id })
  const id = made!.id
  if (given.plan) await setPlan(db, id, given.plan)
  const { rows } = await db.as(user(id), (tx) =>
    tx.execute<{ id: string }>(sql`select id from domains where user_id = ${id} and is_primary`),
  )
  return { id, email, domainId: rows[0]!.id }
}

/** The database's first admin; only one can be created this way. */
export async function createAdmin(db: Database, given: { email?: string } = {}): Promise<TestAccount> {
  const account = await createAccount(db, given)
  const { rows } = await db.asJobs((tx) =>
    tx.execute<{ made: boolean }>(sql`select make_first_admin(${account.id}) as made`),
  )
  if (!rows[0]?.made) throw new Error('There is a first admin already')
  return account
}

export async function setPlan(db: Database, userId: string, plan: Plan, until: Date | null = null): Promise<void> {
  await db.asJobs((tx) =>
    tx.execute(
      sql`update user_subscriptions set plan_type = ${plan}, current_period_end = ${until?.toISOString() ?? null}
          where user_id = ${userId}`,
    ),
  )
}
