import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { count, sql } from 'drizzle-orm'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createAccount, databaseKinds, eachDatabase } from '../tests/support/database.ts'
import { createPostgresDatabase } from '../tests/support/postgres-database.ts'
import { user, visitor } from './actor.ts'
import { type Database, openDatabase } from './open-database.ts'
import { ensureRoles } from './roles.ts'
import { accounts } from './schema/accounts.ts'
import { email_templates } from './schema/email-templates.ts'
import { profiles } from './schema/profiles.ts'

const OPENER = fileURLToPath(new URL('../tests/support/open-database-once.ts', import.meta.url))

/** Opens the database in a process of its own and answers what it printed. */
async function openElsewhere(url: string): Promise<string> {
  const child = spawn(process.execPath, [OPENER, url], { stdio: ['ignore', 'pipe', 'inherit'] })
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (text) => {
    output += text
  })
  await once(child, 'close')
  return output.trim()
}

eachDatabase('a database', (db) => {
  test('answers in the same types', async () => {
    const { id } = await createAccount(db(), { name: 'Noor' })
    const [row] = await db().as(user(id), (tx) =>
      tx
        .update(profiles)
        .set({ locations: ['Utrecht', 'De "Bilt", met komma'], faqs: [{ vraag: 'Is dit {één} "vraag"?' }] })
        .returning(),
    )
    expect(row).toMatchObject({
      id,
      locations: ['Utrecht', 'De "Bilt", met komma'],
      location: 'Utrecht',
      faqs: [{ vraag: 'Is dit {één} "vraag"?' }],
      llm_platforms: ['chatgpt', 'perplexity', 'gemini', 'claude', 'grok'],
      taal: 'nl',
      frequency: 'maandelijks',
      day: 10,
      published: false,
    })
    expect(row?.updated_at).toBeInstanceOf(Date)
    const { rows } = await db().as(user(id), (tx) =>
      tx.execute(sql`select count(*) as count, 1.5::numeric as numeric, array['a', null] as list, '{"a": [1]}'::jsonb as json,
        '2026-01-02T03:04:05.678Z'::timestamptz as time from accounts`),
    )
    expect(rows).toEqual([
      { count: 1, numeric: '1.5', list: ['a', null], json: { a: [1] }, time: '2026-01-02 03:04:05.678+00' },
    ])
    expect(await db().as(user(id), (tx) => tx.select({ n: count() }).from(accounts))).toEqual([{ n: 1 }])
  })

  test('undoes a transaction that fails, and goes on', async () => {
    const { id } = await createAccount(db())
    await expect(
      db().as(user(id), async (tx) => {
        await tx.update(profiles).set({ company_name: 'Half' })
        throw new Error('halfway')
      }),
    ).rejects.toThrow('halfway')
    const rows = await db().as(user(id), (tx) => tx.select({ name: profiles.company_name }).from(profiles))
    expect(rows).toEqual([{ name: '' }])
  })

  test('keeps what a part of a transaction did when another part fails', async () => {
    const { id } = await createAccount(db())
    await db().as(user(id), async (tx) => {
      await tx.update(profiles).set({ company_name: 'Heel' })
      await tx
        .transaction(async (part) => {
          await part.update(profiles).set({ company_name: 'Half' })
          throw new Error('part')
        })
        .catch(() => {})
    })
    const rows = await db().as(user(id), (tx) => tx.select({ name: profiles.company_name }).from(profiles))
    expect(rows).toEqual([{ name: 'Heel' }])
  })

  test('refuses a transaction, or better-auth, inside a transaction instead of waiting for ever', async () => {
    for (const inner of [() => db().as(visitor, async () => {}), () => db().auth.execute(sql`select 1`)]) {
      const refusal = await db()
        .as(visitor, async () => void (await inner()))
        .catch((error: Error) => error)
      // drizzle wraps what happens within a query.
      expect(`${refusal} ${(refusal as Error).cause}`).toContain('A transaction is open already')
    }
    await db().as(visitor, async () => {})
  })

  test('keeps many transactions at once apart', async () => {
    const ids = await Promise.all(Array.from({ length: 20 }, async () => (await createAccount(db())).id))
    const seen = await Promise.all(
      ids.map((id) => db().as(user(id), (tx) => tx.select({ id: accounts.user_id }).from(accounts))),
    )
    expect(seen).toEqual(ids.map((id) => [{ id }]))
  })

  test('takes no list that is not a list of objects, no unknown platform and no half country', async () => {
    const { id } = await createAccount(db())
    const wrong = [
      sql`faqs = '{}'`,
      sql`faqs = '[1]'`,
      sql`faqs = '[[{}]]'`,
      sql`llm_platforms = '{copilot}'`,
      sql`countries = '{NL,Belgie}'`,
      sql`rechtsvorm = 'maatschap'`,
      sql`taal = 'de'`,
      sql`company_name = repeat('a', 30000)`,
      sql`public_email = repeat('a', 400)`,
    ]
    for (const change of wrong) {
      await expect(
        db().as(user(id), (tx) => tx.execute(sql`update profiles set ${change}`)),
        JSON.stringify(change.queryChunks),
      ).rejects.toMatchObject({ cause: { code: '23514' } })
    }
  })

  test('sets updated_at on every change', async () => {
    const { id } = await createAccount(db())
    const read = () => db().as(user(id), async (tx) => (await tx.select().from(profiles))[0]!.updated_at)
    const before = await read()
    await db().as(user(id), (tx) => tx.execute(sql`update profiles set updated_at = '2000-01-01'`))
    expect((await read()).getTime()).toBeGreaterThanOrEqual(before.getTime())
  })

  test('brings the mail templates, with known placeholders only', async () => {
    const templates = await db().asJobs((tx) => tx.select().from(email_templates))
    expect(templates.map(({ key }) => key).sort()).toEqual([
      'account_aangemaakt',
      'account_vergrendeld',
      'nieuwsbrief_bevestiging',
      'nieuwsbrief_welkom',
      'wachtlijst_bevestiging',
      'wachtwoord_reset',
    ])
    for (const { html, text, subject } of templates) {
      const placeholders = (body: string) => [...new Set(body.match(/\{\{.*?\}\}/g) ?? [])].sort()
      expect(placeholders(html)).toEqual(placeholders(text!))
      for (const name of placeholders(`${subject}${html}`)) {
        expect(['{{first_name}}', '{{confirm_url}}', '{{unsubscribe_url}}', '{{company_name}}']).toContain(name)
      }
      expect(html).toContain(`<title>${subject}</title>`)
      expect(`${html}${text}`).not.toMatch(/%\d|\bu\b|\buw\b/i)
    }
  })
})

describe('PGlite on disk', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vindbaar-data-'))
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))

  test('keeps its rows, and refuses a second one on the folder', async () => {
    const dataDir = join(folder, 'new', 'data')
    const first = await openDatabase({ dataDir })
    const { id } = await createAccount(first)
    await expect(openDatabase({ dataDir })).rejects.toMatchObject({ name: 'StartupError', code: 'data-folder-in-use' })
    await first.close()
    const second = await openDatabase({ dataDir })
    expect(await second.as(user(id), (tx) => tx.select({ id: accounts.user_id }).from(accounts))).toEqual([{ id }])
    await second.close()
  })

  test('begins anew where making it was broken off', async () => {
    await mkdir(join(folder, 'pglite-half-made', 'base'), { recursive: true })
    await writeFile(join(folder, 'pglite-half-made', 'PG_VERSION'), '18\n')
    const db = await openDatabase({ dataDir: folder })
    await createAccount(db)
    await db.close()
    expect(await readdir(folder)).toEqual(['pglite'])
  })

  test('says that a folder cannot be written to', async () => {
    await writeFile(join(folder, 'file'), '')
    await expect(openDatabase({ dataDir: join(folder, 'file', 'data') })).rejects.toMatchObject({
      code: 'data-folder-unwritable',
      message: expect.stringMatching(/^[^\n]*DATA_DIR[^\n]*$/),
    })
  })

  test('says that a folder holds no database that it can open', async () => {
    const first = await openDatabase({ dataDir: folder })
    await first.close()
    await writeFile(join(folder, 'pglite', 'PG_VERSION'), '12\n')
    await expect(openDatabase({ dataDir: folder })).rejects.toMatchObject({ code: 'data-folder-unusable' })
  })
})

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

test('a server that cannot be reached is named in one line, without its password', async () => {
  for (const url of [
    'postgres://iemand:geheim@127.0.0.1:1/x',
    'postgres://iemand:geheim@bestaat.invalid/x',
    'mysql://x',
    'x',
  ]) {
    const error = await openDatabase({ databaseUrl: url }).catch((reason: Error) => reason)
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
    const client = new pg.Client({ connectionString: at })
    await client.connect()
    return work(client).finally(() => client.end())
  }

  test('processes that start at once on new databases of one server all open them', async () => {
    const other = await createPostgresDatabase()
    const answers = await Promise.all([url, url, url, other.url, other.url].map(openElsewhere))
    expect(answers).toEqual(Array(5).fill('open'))
    await other.drop()
  })

  test('wrong credentials and a database that is not there are told apart', async () => {
    const wrong = new URL(url)
    wrong.pathname = '/bestaat_niet'
    await expect(openDatabase({ databaseUrl: wrong.href })).rejects.toMatchObject({
      code: 'database-unreachable',
      message: expect.stringContaining('bestaat_niet'),
    })
    wrong.username = 'niemand'
    await expect(openDatabase({ databaseUrl: wrong.href })).rejects.toMatchObject({ code: 'database-unreachable' })
  })

  test('an owner of the database who may make roles is enough; one who may not is told what to ask for', async () => {
    const login = `eigenaar_${process.pid}`
    const database = new URL(url).pathname.slice(1)
    await onServer((client) =>
      client.query(`create role ${login} login password 'p'; alter database ${database} owner to ${login}`),
    )
    const mine = new URL(url)
    mine.username = login
    mine.password = 'p'
    // The roles may be here already, made by another login: only a grant lets this one become them.
    await onServer((client) =>
      client.query(`do $$ begin if not exists (select from pg_roles where rolname = 'vindbaar_owner') then
        create role vindbaar_owner; end if; end $$`),
    )
    try {
      const error = await openDatabase({ databaseUrl: mine.href }).catch((reason: Error) => reason)
      expect(error).toMatchObject({ code: 'database-no-rights', message: expect.stringContaining(login) })
      const advice = /GRANT .*? TO "\w+";/.exec((error as Error).message)![0]
      await (await openDatabase({ databaseUrl: (await createPostgresDatabase()).url })).close()
      await onServer((client) => client.query(advice))
      const db = await openDatabase({ databaseUrl: mine.href })
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

  test('a new connection after a break has no rights of its own either, not even by reset role', async () => {
    const db = await openDatabase({ databaseUrl: url })
    const roles = () =>
      db.as(visitor, async (tx) => {
        const inside = await tx.execute(sql`select current_user as role`)
        await tx.execute(sql`commit`)
        await tx.execute(sql`reset role`)
        const outside = await tx.execute(sql`select current_user as role`)
        return [inside.rows[0]?.role, outside.rows[0]?.role]
      })
    expect(await roles()).toEqual(['vindbaar_app', 'vindbaar_nobody'])
    await breakConnections()
    expect(await untilItWorks(roles)).toEqual(['vindbaar_app', 'vindbaar_nobody'])
    expect(
      (await untilItWorks(() => db.auth.execute<{ role: string }>(sql`select current_user as role`))).rows[0]?.role,
    ).toBe('vindbaar_auth')
    await db.close()
  })

  test('a listener comes back by itself, and tells that it was away', async () => {
    const db = await openDatabase({ databaseUrl: url })
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

  test('more transactions than connections wait their turn', async () => {
    const db: Database = await openDatabase({ databaseUrl: url })
    const rows = await Promise.all(
      Array.from({ length: 60 }, (_, n) =>
        db.as(visitor, async (tx) => (await tx.execute<{ n: number }>(sql`select ${n}::int as n`)).rows[0]!.n),
      ),
    )
    expect(rows).toEqual(Array.from({ length: 60 }, (_, n) => n))
    await db.close()
  })
})
