// The logins of a PostgreSQL database: which roles get one, with which password, and what happens when they cannot be created.
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createAccount, databaseKinds } from '#tests/support/database.ts'
import { connectTo } from '#tests/support/postgres-client.ts'
import { createPostgresDatabase, TEST_SECRET } from '#tests/support/postgres-database.ts'
import { LOGIN_KINDS, type LoginKind, loginName, loginOf } from './logins.ts'
import { openDatabase } from './open-database.ts'

test('a login’s name derives from the database, fits in PostgreSQL and never equals a role of the server', () => {
  expect(loginName('vindbaar', 'app')).toBe('vindbaar_login_app')
  const long = 'een lange naam met é '.repeat(4)
  const names = [long, `${long}2`].flatMap((database) => LOGIN_KINDS.map((kind) => loginName(database, kind)))
  for (const name of names) expect(Buffer.byteLength(name)).toBeLessThanOrEqual(63)
  expect(new Set(names).size).toBe(8)
})

test('a login’s password derives from the secret, the database and the login', () => {
  const passwords = [
    loginOf('een', 'app', TEST_SECRET),
    loginOf('een', 'jobs', TEST_SECRET),
    loginOf('twee', 'app', TEST_SECRET),
    loginOf('een', 'app', `${TEST_SECRET}.`),
  ].map(({ password }) => password)
  expect(new Set(passwords).size).toBe(4)
  expect(loginOf('een', 'app', TEST_SECRET).password).toBe(passwords[0])
  for (const password of passwords) expect(password).toMatch(/^[\w-]{43}$/)
})

describe.runIf(databaseKinds.includes('postgres'))('on PostgreSQL', () => {
  let url: string
  let drop: () => Promise<void>
  let database: string
  beforeEach(async () => {
    ;({ url, drop } = await createPostgresDatabase())
    database = new URL(url).pathname.slice(1)
  })
  afterEach(() => drop())

  const as = (login: { user: string; password: string }, at = url) => {
    const address = new URL(at)
    address.username = login.user
    address.password = login.password
    return address.href
  }
  async function query(address: string, text: string) {
    const client = await connectTo(address)
    return client
      .query(text)
      .then(({ rows }) => rows)
      .finally(() => client.end())
  }
  const warnings: object[] = []
  const log = { warn: (details: object) => void warnings.push(details) }
  beforeEach(() => void warnings.splice(0))
  const open = (address = url, secret = TEST_SECRET) => openDatabase({ databaseUrl: address, secret, log })

  test('each part of the program connects with its own login', async () => {
    const db = await open()
    const who = sql`select session_user as login`
    const found = {
      app: (await db.as({ kind: 'visitor' }, (tx) => tx.execute(who))).rows[0],
      reader: (await db.read(who))[0],
      auth: (await db.auth.execute(who)).rows[0],
      jobs: (await db.asJobs((tx) => tx.execute(who))).rows[0],
    }
    for (const kind of LOGIN_KINDS) expect(found[kind]).toEqual({ login: loginName(database, kind) })
    expect(warnings).toEqual([])
    await db.close()
  })

  test('a changed secret renews the passwords, also of a login whose password was changed by hand', async () => {
    await (await open()).close()
    const before = LOGIN_KINDS.map((kind) => loginOf(database, kind, TEST_SECRET))
    const secret = 'another secret of at least 32 characters'
    await (await open(url, secret)).close()
    for (const login of before) await expect(query(as(login), 'select')).rejects.toMatchObject({ code: '28P01' })
    for (const kind of LOGIN_KINDS) await query(as(loginOf(database, kind, secret)), 'select')

    // Injected SQL could do this: a login may change its own password and settings.
    const app = loginOf(database, 'app', secret)
    await query(as(app), `alter role current_user in database ${database} set search_path = pg_catalog`)
    await query(
      as(app),
      `alter role current_user password 'x'; alter role current_user set default_transaction_read_only = on`,
    )
    const db = await open(url, secret)
    await createAccount(db)
    expect(await query(as(app), 'show search_path')).toEqual([{ search_path: '"$user", public' }])
    expect(await query(as(app), 'show default_transaction_read_only')).toEqual([
      { default_transaction_read_only: 'off' },
    ])
    expect(warnings).toEqual([])
    await db.close()
  })

  test('the password verifier sent to the server equals the one that the server would compute', async () => {
    await (await open()).close()
    const [kept] = await query(
      url,
      `select rolpassword as kept from pg_authid where rolname = '${loginName(database, 'app')}'`,
    )
    expect(kept.kept).toMatch(/^SCRAM-SHA-256\$4096:/)
    await query(as(loginOf(database, 'app', TEST_SECRET)), 'select')
  })

  test('the login of one database cannot connect to another on the same server', async () => {
    const other = await createPostgresDatabase()
    await (await open()).close()
    await (await open(other.url)).close()
    for (const kind of LOGIN_KINDS) {
      await expect(query(as(loginOf(database, kind, TEST_SECRET), other.url), 'select')).rejects.toMatchObject({
        code: '42501',
      })
    }
    await other.drop()
  })

  test('a database with special characters in its name gets its logins too', async () => {
    const name = `Zo'n "naam" % ${database}`
    await query(url, `create database ${pg.escapeIdentifier(name)}`)
    const address = new URL(url)
    address.pathname = `/${encodeURIComponent(name)}`
    try {
      const db = await open(address.href)
      await createAccount(db)
      expect(await db.read(sql`select session_user as login`)).toEqual([{ login: loginName(name, 'reader') }])
      expect(warnings).toEqual([])
      await db.close()
    } finally {
      await query(url, `drop database ${pg.escapeIdentifier(name)} with (force)`)
      for (const kind of LOGIN_KINDS) await query(url, `drop role ${pg.escapeIdentifier(loginName(name, kind))}`)
    }
  })

  test('an owner with CREATEROLE who is no superuser can create them too', async () => {
    const owner = { user: `maker_${process.pid}`, password: 'p' }
    const role = pg.escapeIdentifier(owner.user)
    const other = await createPostgresDatabase()
    await (await open(other.url)).close()
    // Another login created the server's roles. Since PostgreSQL 16 it has to grant this one the right to hand them out.
    await query(
      url,
      `create role ${role} login createrole password 'p'; alter database ${database} owner to ${role};
      grant vindbaar_owner, vindbaar_app, vindbaar_reader, vindbaar_auth, vindbaar_jobs, vindbaar_nobody to ${role} with admin option`,
    )
    try {
      for (const secret of [TEST_SECRET, 'another secret of at least 32 characters']) {
        const db = await open(as(owner), secret)
        await createAccount(db)
        expect(await db.read(sql`select session_user as login`)).toEqual([{ login: loginName(database, 'reader') }])
        await db.close()
      }
      expect(warnings).toEqual([])
      await expect(query(as(loginOf(database, 'app', TEST_SECRET)), 'select')).rejects.toMatchObject({ code: '28P01' })
    } finally {
      await query(url, `alter database ${database} owner to current_user`)
      await drop()
      await query(other.url, `drop owned by ${role}; drop role ${role}`)
      await other.drop()
    }
  })

  describe('when logins cannot be created', () => {
    const owner = { user: `eigenaar_${process.pid}`, password: 'p' }
    const role = pg.escapeIdentifier(owner.user)

    async function opensBySwitching(address: string) {
      const db = await open(address)
      await createAccount(db)
      expect(warnings).toEqual([{ reason: expect.any(String) }])
      const session = (await db.asJobs((tx) => tx.execute(sql`select session_user as login, current_user as role`)))
        .rows
      expect(session).toEqual([{ login: new URL(address).username, role: 'vindbaar_jobs' }])
      expect(await db.read(sql`select current_user as role`)).toEqual([{ role: 'vindbaar_reader' }])
      await db.close()
    }

    test('because the owner lacks CREATEROLE, the log says so and roles are switched', async () => {
      await (await open((await createPostgresDatabase()).url)).close()
      await query(
        url,
        `create role ${role} login password 'p'; alter database ${database} owner to ${role};
        grant vindbaar_owner, vindbaar_app, vindbaar_reader, vindbaar_auth, vindbaar_jobs, vindbaar_nobody to ${role}`,
      )
      try {
        await opensBySwitching(as(owner))
        expect(JSON.stringify(warnings)).toContain('create role')
      } finally {
        await query(url, `alter database ${database} owner to current_user; drop owned by ${role}; drop role ${role}`)
      }
    })

    test.each<[string, (login: string) => string]>([
      ['may more than we would give', (login) => `create role ${login} login noinherit createdb`],
      [
        'belongs to another role too',
        (login) => `create role ${login} login noinherit; grant vindbaar_owner to ${login}`,
      ],
      ['may not log in', (login) => `create role ${login} nologin noinherit`],
    ])('because a role of that name %s, it is left as it is', async (_, statement) => {
      await (await open((await createPostgresDatabase()).url)).close()
      const login = loginName(database, 'jobs' satisfies LoginKind)
      await query(url, statement(login))
      await opensBySwitching(url)
      expect(JSON.stringify(warnings)).toContain(login)
    })
  })
})
