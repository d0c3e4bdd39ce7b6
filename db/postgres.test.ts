import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createAccount, databaseKinds } from '#tests/support/database.ts'
import { connectTo } from '#tests/support/postgres-client.ts'
import { createPostgresDatabase, TEST_SECRET } from '#tests/support/postgres-database.ts'
import { visitor } from './actor.ts'
import { loginName } from './logins.ts'
import { type Database, isDatabaseAway, openDatabase } from './open-database.ts'
import { ensureRoles } from './roles.ts'

const OPENER = fileURLToPath(new URL('../tests/support/open-database-once.ts', import.meta.url))

/** Opens the database in a separate process and returns what it printed. */
async function openElsewhere(url: string): Promise<string> {
  const child = spawn(process.execPath, [OPENER, url], { stdio: ['ignore', 'pipe', 'inherit'] })
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (text) => {
    output += text
  })
  await once(child, 'close')
  return output.trim()
}

test('a server older than PostgreSQL 15 is refused', async () => {
  const server = {
    query: async () => [{ version: 140_011, name: '14.11', login: 'l', database: 'd' }],
    run: async () => {},
  }
  await expect(ensureRoles(server as Parameters<typeof ensureRoles>[0])).rejects.toMatchObject({
    code: 'database-too-old',
    message: expect.stringContaining('14.11'),
  })
})

test('an unreachable server is reported in one line, without its password', async () => {
  for (const url of [
    'postgres://iemand:geheim@127.0.0.1:1/x',
    'postgres://iemand:geheim@bestaat.invalid/x',
    'mysql://x',
    'x',
  ]) {
    const error = await openDatabase({ databaseUrl: url, secret: TEST_SECRET }).catch((reason: Error) => reason)
    expect(error).toMatchObject({ name: 'StartupError', code: 'database-unreachable' })
    expect((error as Error).message).toMatch(/^[^\n]*DATABASE_URL[^\n]*$/)
    expect((error as Error).message).not.toContain('geheim')
  }
})

describe.runIf(databaseKinds.includes('postgres'))('PostgreSQL', () => {
  let url: string
  let drop: () => Promise<void>
  beforeEach(async () => {
    ;({ url, drop } = await createPostgresDatabase())
  })
  afterEach(() => drop())

  async function onServer<T>(work: (client: pg.Client) => Promise<T>, at = url): Promise<T> {
    const client = await connectTo(at)
    return work(client).finally(() => client.end())
  }

  test('processes that start at once on new databases of one server all open them', async () => {
    const other = await createPostgresDatabase()
    const answers = await Promise.all([url, url, url, other.url, other.url].map(openElsewhere))
    expect(answers).toEqual(Array(5).fill('open'))
    await other.drop()
  })

  test('wrong credentials and a missing database get different messages', async () => {
    const wrong = new URL(url)
    wrong.pathname = '/bestaat_niet'
    await expect(openDatabase({ databaseUrl: wrong.href, secret: TEST_SECRET })).rejects.toMatchObject({
      code: 'database-unreachable',
      message: expect.stringContaining('bestaat_niet'),
    })
    wrong.username = 'niemand'
    await expect(openDatabase({ databaseUrl: wrong.href, secret: TEST_SECRET })).rejects.toMatchObject({
      code: 'database-unreachable',
    })
  })

  test('an owner with CREATEROLE suffices; without it the message says what to ask for', async () => {
    const login = `eigenaar_${process.pid}`
    const database = new URL(url).pathname.slice(1)
    await onServer((client) =>
      client.query(`create role ${login} login password 'p'; alter database ${database} owner to ${login}`),
    )
    const mine = new URL(url)
    mine.username = login
    mine.password = 'p'
    // The roles may exist already, created by another login: then only a grant lets this one switch to them.
    await onServer((client) =>
      client.query(`do $$ begin if not exists (select from pg_roles where rolname = 'vindbaar_owner') then
        create role vindbaar_owner; end if; end $$`),
    )
    try {
      const error = await openDatabase({ databaseUrl: mine.href, secret: TEST_SECRET }).catch((reason: Error) => reason)
      expect(error).toMatchObject({ code: 'database-no-rights', message: expect.stringContaining(login) })
      const advice = /GRANT .*? TO "\w+";/.exec((error as Error).message)![0]
      await (await openDatabase({ databaseUrl: (await createPostgresDatabase()).url, secret: TEST_SECRET })).close()
      await onServer((client) => client.query(advice))
      const db = await openDatabase({ databaseUrl: mine.href, secret: TEST_SECRET })
      await createAccount(db)
      await db.close()
    } finally {
      await onServer((client) => client.query(`alter database ${database} owner to current_user`))
      await onServer((client) => client.query(`drop owned by ${login}; drop role ${login}`))
    }
  })

  const breakConnections = () =>
    onServer((client) =>
      client.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
      ),
    )

  async function untilItWorks<T>(work: () => Promise<T>): Promise<T> {
    for (let tries = 0; tries < 50; tries++) {
      try {
        return await work()
      } catch {}
    }
    return work()
  }

  describe('a statement that is asked often', () => {
    const often = async (work: () => Promise<unknown>) => {
      for (let times = 0; times < 30; times++) await work()
    }

    test('is planned once for each connection', async () => {
      const db = await openDatabase({ databaseUrl: url, secret: TEST_SECRET })
      const isKept = (text: string) =>
        db.as(visitor, async (tx) => {
          const kept = await tx.execute(sql`select from pg_prepared_statements where statement like ${`%${text}%`}`)
          return kept.rows.length
        })
      await db.as(visitor, (tx) => tx.execute(sql`select ${'a'}::text as rarely`))
      await often(() => db.as(visitor, (tx) => tx.execute(sql`select ${'a'}::text as regularly`)))
      expect([await isKept('as rarely'), await isKept('as regularly')]).toEqual([0, 1])
      await db.close()
    })

    test('fails as an absent database once what it answers has changed, and is then planned again', async () => {
      const db = await openDatabase({ databaseUrl: url, secret: TEST_SECRET })
      const change = (type: string) =>
        onServer((client) =>
          client.query(
            `drop table if exists changing; create table changing as select 1::${type} as one; grant select on changing to vindbaar_app`,
          ),
        )
      const ask = () => db.as(visitor, (tx) => tx.execute(sql`select one from changing where one <> ${2}`))
      await change('int')
      await often(ask)
      await change('numeric')
      await expect(ask()).rejects.toSatisfy(isDatabaseAway)
      expect((await ask()).rows).toEqual([{ one: '1' }])
      await db.close()
    })
  })

  test('a new connection after an outage has no rights of its own either, not even after reset role', async () => {
    const db = await openDatabase({ databaseUrl: url, secret: TEST_SECRET })
    const roles = () =>
      db.as(visitor, async (tx) => {
        const inside = await tx.execute(sql`select current_user as role`)
        await tx.execute(sql`commit`)
        await tx.execute(sql`reset role`)
        const outside = await tx.execute(sql`select current_user as role`)
        return [inside.rows[0]?.role, outside.rows[0]?.role]
      })
    // The login itself, which has no rights.
    const login = loginName(new URL(url).pathname.slice(1), 'app')
    expect(await roles()).toEqual(['vindbaar_app', login])
    await breakConnections()
    expect(await untilItWorks(roles)).toEqual(['vindbaar_app', login])
    expect(
      (await untilItWorks(() => db.auth.execute<{ role: string }>(sql`select current_user as role`))).rows[0]?.role,
    ).toBe('vindbaar_auth')
    await db.close()
  })

  test('a listener reconnects by itself and reports the interruption', async () => {
    const db = await openDatabase({ databaseUrl: url, secret: TEST_SECRET })
    const states: boolean[] = []
    const messages: string[] = []
    let wake = () => {}
    const note = <T>(list: T[], item: T) => {
      list.push(item)
      wake()
    }
    const until = async (done: () => boolean) => {
      while (!done()) {
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      }
    }
    await db.listen(
      'one',
      (message) => note(messages, message),
      (state) => note(states, state),
    )
    await db.listen('two', (message) => note(messages, message))
    const tell = (channel: string, message: string) =>
      onServer((client) => client.query('select pg_notify($1, $2)', [channel, message]))
    await tell('one', 'before')
    await until(() => messages.length === 1)
    await breakConnections()
    await until(() => states.length === 2)
    await tell('two', 'after')
    await until(() => messages.length === 2)
    expect(states).toEqual([false, true])
    expect(messages).toEqual(['before', 'after'])
    await db.close()
  })

  test('transactions beyond the number of connections wait their turn', async () => {
    const db: Database = await openDatabase({ databaseUrl: url, secret: TEST_SECRET })
    const rows = await Promise.all(
      Array.from({ length: 60 }, (_, n) =>
        db.as(visitor, async (tx) => (await tx.execute<{ n: number }>(sql`select ${n}::int as n`)).rows[0]!.n),
      ),
    )
    expect(rows).toEqual(Array.from({ length: 60 }, (_, n) => n))
    await db.close()
  })
})
