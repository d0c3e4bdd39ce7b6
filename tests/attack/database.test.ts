/** What injected SQL could do: connected to PostgreSQL with each login of the program. */
import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { actorKeyOf, signedUser } from '#db/actor-key.ts'
import { LOGIN_KINDS, type LoginKind, loginName, loginOf } from '#db/logins.ts'
import type { Database } from '#db/open-database.ts'
import { createAccount, databaseKinds, openTestDatabase, type TestAccount, urlOf } from '../support/database.ts'
import { plantEverywhere, remainsOf, rowsOf, tablesOf } from '../support/planted-rows.ts'
import { connectTo } from '../support/postgres-client.ts'
import { TEST_SECRET } from '../support/postgres-database.ts'

const REFUSED = '42501'
const ROLES = ['owner', 'app', 'reader', 'auth', 'jobs', 'nobody'].map((name) => `vindbaar_${name}`)

describe.runIf(databaseKinds.includes('postgres'))('the database on postgres', () => {
  let db: Database
  let url: string
  let database: string
  let owner: pg.Client
  let victim: TestAccount
  let attacker: TestAccount
  const clients: pg.Client[] = []

  async function connect(login?: { user: string; password: string }): Promise<pg.Client> {
    const address = new URL(url)
    if (login) Object.assign(address, { username: login.user, password: login.password })
    const client = await connectTo(address.href)
    clients.push(client)
    return client
  }
  const connectAs = (kind: LoginKind) => connect(loginOf(database, kind, TEST_SECRET))
  /** Runs SQL as a customer's query. */
  async function customerIs({ id }: TestAccount): Promise<pg.Client> {
    const client = await connectAs('app')
    await client.query(`set role vindbaar_app`)
    const signed = signedUser(actorKeyOf(TEST_SECRET, database), id)
    await client.query(`select set_config('app.user_id', $1, false)`, [signed])
    expect(await outcome(client, 'select app_user_id() as id')).toEqual([{ id }])
    return client
  }
  /** The result: the rows, or the error code of the refusal. */
  const outcome = (client: pg.Client, text: string, params?: unknown[]) =>
    client.query(text, params).then(
      ({ rows }) => rows,
      ({ code }: { code: string }) => code,
    )

  beforeAll(async () => {
    db = await openTestDatabase('postgres')
    url = urlOf(db)!
    database = new URL(url).pathname.slice(1)
    owner = await connect()
    victim = await createAccount(db, { plan: 'expert' })
    attacker = await createAccount(db)
    await plantEverywhere(owner, victim)
  })
  afterAll(async () => {
    await Promise.all(clients.map((client) => client.end()))
    await db.close()
  })

  describe.each(LOGIN_KINDS)('the login of %s', (kind) => {
    test('can switch to no other role, and has no rights without its own', async () => {
      const client = await connectAs(kind)
      const logins = LOGIN_KINDS.map((one) => loginName(database, one))
      const others = [...ROLES, ...logins, new URL(url).username].filter(
        (role) => role !== `vindbaar_${kind}` && role !== loginName(database, kind),
      )
      for (const other of others) {
        for (const statement of [
          `set role "${other}"`,
          `set local role "${other}"`,
          `set session authorization "${other}"`,
          `select set_config('role', '${other}', false)`,
          `grant "${other}" to current_user`,
          `alter role "${other}" password 'x'`,
        ]) {
          expect(await outcome(client, statement), statement).toBe(REFUSED)
        }
      }
      for (const statement of ['reset role', 'set role none', 'reset session authorization', 'discard all']) {
        await client.query(statement)
        for (const table of await tablesOf(owner)) {
          expect(await outcome(client, `select from ${table} limit 1`), `${statement}, ${table}`).toBe(REFUSED)
        }
      }
    })

    test('creates nothing, changes no rule and reads no file', async () => {
      const client = await connectAs(kind)
      await client.query(`set role vindbaar_${kind}`)
      await client.query(`set default_transaction_read_only = off`)
      for (const statement of [
        'create temp table x (a int)',
        'create table public.x (a int)',
        'create table auth.x (a int)',
        'create schema x',
        `create function public.x() returns int language sql as 'select 1'`,
        'create extension citext',
        'create role x',
        'create database x',
        'alter table accounts disable row level security',
        'alter table accounts no force row level security',
        'drop policy "owner may select" on accounts',
        'create policy x on accounts using (true)',
        'alter function is_admin() security invoker',
        'drop table profiles',
        'truncate profiles',
        'set session_replication_role = replica',
        `copy (select 1) to program 'id'`,
        `copy (select 1) to '/tmp/x'`,
        `select pg_read_file('/etc/passwd')`,
        `select lo_import('/etc/passwd')`,
        `select pg_ls_dir('/')`,
        'select rolpassword from pg_authid',
        'alter system set log_statement = none',
      ]) {
        const code = await outcome(client, statement)
        // 'must be owner', permission denied; or the table is not even visible.
        expect([REFUSED, '3F000', '42P01', '0A000'], `${statement}: ${code}`).toContain(code)
      }
      // PostgreSQL only warns that this has no effect.
      await outcome(client, 'grant all on accounts, profiles to public')
      const { rows } = await owner.query(
        `select has_table_privilege('vindbaar_nobody', 'accounts', 'select') as granted`,
      )
      expect(rows).toEqual([{ granted: false }])
    })

    test('neither sees nor ends the queries of others', async () => {
      const client = await connectAs(kind)
      const other = await connectAs(kind === 'app' ? 'auth' : 'app')
      const secret = `select 'een geheim' as ${kind}`
      await other.query(secret)
      const { rows } = await other.query(`select pg_backend_pid() as pid`)
      const { pid } = rows[0]
      const seen = await client.query(`select query from pg_stat_activity where pid = $1`, [pid])
      expect(seen.rows).toEqual([{ query: '<insufficient privilege>' }])
      expect(await outcome(client, `select pg_terminate_backend(${pid})`)).toBe(REFUSED)
      expect(await outcome(client, `select pg_cancel_backend(${pid})`)).toBe(REFUSED)
    })
  })

  test('every table contains a row of the victim', async () => {
    const empty = Object.entries(await remainsOf(owner, victim)).filter(
      ([table, rows]) => rows === '' && !/^(drizzle|private)\.|^jobs\.(version$|queue_stats_)/.test(table),
    )
    expect(empty).toEqual([])
  })

  test('as a customer, another’s rows are neither seen, changed nor removed in any table', async () => {
    const before = await remainsOf(owner, victim)
    const client = await customerIs(attacker)
    for (const table of await tablesOf(owner)) {
      // Everyone may see which profiles the sitemap lists.
      if (table !== 'public.sitemap_entries') {
        expect([[], REFUSED], table).toContainEqual(
          await outcome(client, `select t::text from ${table} t where ${rowsOf(victim)}`),
        )
      }
      await outcome(client, `delete from ${table} t where ${rowsOf(victim)}`)
      const { rows: columns } = await owner.query<{ name: string }>(
        `select quote_ident(attname) as name from pg_attribute
         where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' and attidentity = ''`,
        [table],
      )
      for (const { name } of columns) {
        await outcome(client, `update ${table} t set ${name} = default where ${rowsOf(victim)}`)
      }
    }
    expect(await remainsOf(owner, victim)).toEqual(before)
  })

  test('a customer’s transaction cannot act as another customer or an admin', async () => {
    const client = await customerIs(attacker)
    const [{ own } = { own: '' }] = (await client.query(`select current_setting('app.user_id') as own`)).rows
    const signature = own.split('.')[1]
    for (const said of [
      victim.id,
      `${victim.id}.${signature}`,
      `${victim.id}.`,
      `${victim.id}..${signature}`,
      `${victim.id.toUpperCase()}.${signature}`,
      ` ${victim.id}.${signature}`,
      `${attacker.id}`,
      'x',
    ]) {
      await client.query(`select set_config('app.user_id', $1, false)`, [said])
      for (const query of [
        'select app_user_id()',
        'select from accounts',
        'select is_admin()',
        'delete from domains',
      ]) {
        expect(await outcome(client, query), `${said}: ${query}`).toBe(REFUSED)
      }
    }
    for (const nobody of ['', 'null']) {
      await client.query(`set app.user_id = ${nobody === '' ? `''` : 'default'}`)
      expect(await outcome(client, 'select user_id from accounts')).toEqual([])
    }
    for (const query of ['select * from private.actor_key', `select pg_get_userbyid(1), pg_read_binary_file('base')`]) {
      expect(await outcome(client, query)).toBe(REFUSED)
    }
    await client.query(`select set_config('app.user_id', $1, false)`, [own])
    expect(await outcome(client, 'select user_id from accounts')).toEqual([{ user_id: attacker.id }])
  })

  test('a visitor’s reader can open no table of a customer, and the user that it claims to be is ignored', async () => {
    const client = await connectAs('reader')
    await client.query(`set role vindbaar_reader`)
    await client.query(`set default_transaction_read_only = off`)
    await client.query(`select set_config('app.user_id', $1, false)`, [victim.id])
    expect(await outcome(client, 'select app_user_id() as id')).toEqual([{ id: null }])
    const open: string[] = []
    for (const table of await tablesOf(owner)) {
      if ((await outcome(client, `select from ${table} limit 1`)) !== REFUSED) open.push(table)
      for (const statement of [`delete from ${table}`, `insert into ${table} default values`]) {
        expect(await outcome(client, statement), statement).toBe(REFUSED)
      }
    }
    expect(open).toEqual(['public.crawler_ranges', 'public.sitemap_entries'])
  })

  test('no function reveals or changes another customer’s data for a customer or visitor', async () => {
    /** What anyone may trigger for any address: a mail to it, within the rate limits. */
    const forAnyone = ['public.waitlist', 'public.mail_outbox', 'public.newsletter_subscriptions', 'public.rate_limits']
    const before = await remainsOf(owner, victim)
    const { rows: functions } = await owner.query<{ name: string; types: string[]; roles: string[] }>(`
      select p.oid::regproc::text as name,
        array(select t::regtype::text from unnest(p.proargtypes) with ordinality as a (t, position) order by position) as types,
        array(select r.rolname::text from pg_roles r where r.rolname in ('vindbaar_app', 'vindbaar_reader')
          and has_function_privilege(r.oid, p.oid, 'execute')) as roles
      from pg_proc p join pg_namespace n on n.oid = p.pronamespace
      -- An immutable function reads nothing but its arguments, which it may give back.
      where n.nspname = 'public' and p.prorettype <> 'trigger'::regtype and p.provolatile <> 'i'`)
    const value = (type: string) =>
      ({
        uuid: `'${victim.id}'`,
        text: `'${victim.email}'`,
        'uuid[]': `array['${victim.id}']::uuid[]`,
        'text[]': `array['${victim.email}']`,
        jsonb: `'[]'`,
        'timestamp with time zone': 'now()',
        boolean: 'true',
        bytea: `'x'`,
      })[type] ?? '1'
    let called = 0
    for (const role of ['app', 'reader'] as const) {
      const client = role === 'app' ? await customerIs(attacker) : await connectAs('reader')
      await client.query(`set role vindbaar_${role}`)
      for (const { name, types, roles } of functions.filter((one) => one.roles.includes(`vindbaar_${role}`))) {
        called += 1
        const args = types.map((type) => `${value(type)}::${type}`)
        const answer = JSON.stringify(await outcome(client, `select t::text as answer from ${name}(${args}) t`))
        expect(answer, `${name} for ${roles}`).not.toContain(victim.email)
        expect(answer, `${name} for ${roles}`).not.toContain(victim.id)
      }
    }
    expect(called).toBeGreaterThan(20)
    const after = await remainsOf(owner, victim)
    for (const table of forAnyone) {
      delete before[table]
      delete after[table]
    }
    expect(after).toEqual(before)
  })

  test('every function that runs with its owner’s rights resolves names only in the owner’s schemas', async () => {
    const { rows } = await owner.query(`
      select p.oid::regprocedure::text as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
      where n.nspname in ('public', 'auth') and p.prosecdef
        and not coalesce('search_path=public, pg_temp' = any(p.proconfig), false)`)
    expect(rows).toEqual([])
  })

  test('the running program connects with those logins only, never as the owner', async () => {
    await db.as({ kind: 'visitor' }, (tx) => tx.execute(sql`select 1`))
    const { rows } = await owner.query(
      `select distinct usename from pg_stat_activity where datname = current_database() and application_name = 'vindbaar'`,
    )
    const logins: string[] = LOGIN_KINDS.map((kind) => loginName(database, kind))
    expect(rows.length).toBeGreaterThan(0)
    for (const { usename } of rows) expect(logins).toContain(usename)
  })
})
