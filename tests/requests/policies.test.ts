// Who can read and write which rows, for every table that the database has. A new table without an expectation fails.
import { randomUUID } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Actor, user, visitor } from '#db/actor.ts'
import type { Database, Tx } from '#db/open-database.ts'
import { createAccount, createAdmin, eachDatabase, setPlan, type TestAccount } from '../support/database.ts'

type Verb = 'select' | 'insert' | 'update' | 'delete'
type Who = 'visitor' | 'customer' | 'neighbour' | 'admin'

const VERBS: Verb[] = ['select', 'insert', 'update', 'delete']

interface Expectation {
  /** The rows of the customer at hand. */
  where: (customer: TestAccount) => SQL
  /** Values of a row that is the customer's. */
  insert: (customer: TestAccount) => SQL
  /** A column to write. */
  set: string
  /** What each may do with those rows; all else must be refused or touch nothing. */
  may: Record<Who, string>
}

const own = ({ id }: TestAccount) => sql`user_id = ${id}`

const newsletterRow = (email: string) => sql`
  (email_hash, email, requested_at, consent_text, consent_version, ip_hash, confirm_hash)
  values (${randomUUID()}, ${email}, now(), 'T', '1', 'i', ${randomUUID()})`

const visitRow = (userId: string, domainId: string) => sql`
  (user_id, domain_id, visited_at, crawler, format, verdict, allowed)
  values (${userId}, ${domainId}, now(), 'GPTBot', 'page', 'verified', true)`
const visitDayRow = (userId: string, domainId: string) => sql`
  (user_id, domain_id, day, crawler, verdict, hits) values (${userId}, ${domainId}, '2026-01-31', 'GPTBot', 'verified', 1)`
const ownFileRow = (userId: string, domainId: string) => sql`
  (user_id, domain_id, file, url, state, checked_at)
  values (${userId}, ${domainId}, 'llms.txt', 'https://voorbeeld.nl/llms.txt', 'valid', now())`

const TABLES: Record<string, Expectation> = {
  waitlist: {
    where: ({ email }) => sql`email = ${email}`,
    insert: () => sql`(name, company, email, accepted_privacy) values ('N', 'B', ${`${randomUUID()}@x.nl`}, true)`,
    set: 'name',
    may: { visitor: 'insert', customer: 'insert', neighbour: 'insert', admin: 'select insert update delete' },
  },
  accounts: {
    where: own,
    insert: ({ id }) => sql`(user_id, email) values (${id}, 'a@x.nl')`,
    set: 'display_name',
    may: { visitor: '', customer: 'select', neighbour: '', admin: 'select update' },
  },
  user_roles: {
    where: own,
    insert: ({ id }) => sql`(user_id, role) values (${id}, 'admin')`,
    set: 'role',
    may: { visitor: '', customer: 'select', neighbour: '', admin: 'select insert update delete' },
  },
  user_subscriptions: {
    where: own,
    insert: ({ id }) => sql`(user_id, plan_type) values (${id}, 'expert')`,
    set: 'plan_type',
    may: { visitor: '', customer: 'select', neighbour: '', admin: 'select insert update delete' },
  },
  domains: {
    where: ({ id }) => sql`user_id = ${id} and not is_primary`,
    insert: ({ id }) => sql`(user_id, domain_name) values (${id}, 'extra.nl')`,
    set: 'domain_name',
    may: { visitor: '', customer: 'select insert delete', neighbour: '', admin: 'select update delete' },
  },
  profiles: {
    where: ({ id }) => sql`id = ${id}`,
    insert: ({ id, domainId }) => sql`(id, domain_id, company_name) values (${id}, ${domainId}, 'B')`,
    set: 'company_name',
    may: { visitor: '', customer: 'select insert update', neighbour: '', admin: 'select update delete' },
  },
  reports: {
    where: own,
    insert: ({ id, domainId }) => sql`(user_id, domain_id, maand, score) values (${id}, ${domainId}, '2026-01', 50)`,
    set: 'samenvatting',
    may: { visitor: '', customer: 'select insert', neighbour: '', admin: 'select' },
  },
  reports_free: {
    where: own,
    insert: ({ id, domainId }) => sql`(user_id, domain_id, year_month) values (${id}, ${domainId}, '2026-02')`,
    set: 'samenvatting',
    may: { visitor: '', customer: 'select insert', neighbour: '', admin: 'select' },
  },
  analysis_progress: {
    where: own,
    insert: ({ id }) => sql`(id, user_id) values (${randomUUID()}, ${id})`,
    set: 'step',
    may: { visitor: '', customer: 'select insert update', neighbour: '', admin: '' },
  },
  comparisons: {
    where: own,
    insert: ({ id }) => sql`
      (user_id, id, month, own_url, started_at, seen_at)
      values (${id}, ${randomUUID()}, '2026-01', 'https://voorbeeld.nl/', now(), now())`,
    set: 'own_url',
    may: { visitor: '', customer: 'select insert update', neighbour: '', admin: '' },
  },
  email_templates: {
    where: () => sql`key = 'wachtwoord_reset'`,
    insert: () => sql`(key, subject, html) values ('nieuw', 'S', '<p>')`,
    set: 'subject',
    may: { visitor: '', customer: '', neighbour: '', admin: 'select update' },
  },
  newsletter_subscriptions: {
    where: ({ email }) => sql`email = ${email}`,
    insert: () => newsletterRow('a@x.nl'),
    set: 'email',
    may: { visitor: '', customer: '', neighbour: '', admin: 'select delete' },
  },
  mail_suppressions: {
    where: ({ email }) => sql`email_hash = ${email}`,
    insert: () => sql`(email_hash) values ('h')`,
    set: 'email_hash',
    may: { visitor: '', customer: '', neighbour: '', admin: 'select' },
  },
  crawler_visits: {
    where: own,
    insert: ({ id, domainId }) => visitRow(id, domainId),
    set: 'crawler',
    may: { visitor: '', customer: 'select', neighbour: '', admin: '' },
  },
  crawler_visit_days: {
    where: own,
    insert: ({ id, domainId }) => visitDayRow(id, domainId),
    set: 'crawler',
    may: { visitor: '', customer: 'select', neighbour: '', admin: '' },
  },
  own_file_checks: {
    where: own,
    insert: ({ id, domainId }) => ownFileRow(id, domainId),
    set: 'url',
    may: { visitor: '', customer: 'select', neighbour: '', admin: '' },
  },
  crawler_ranges: {
    where: () => sql`true`,
    insert: () => sql`(source, checked_at) values ('https://voorbeeld.nl/bots.json', now())`,
    set: 'problem',
    may: { visitor: '', customer: '', neighbour: '', admin: '' },
  },
  sign_in_locks: {
    where: ({ email }) => sql`email = ${email}`,
    insert: () => sql`(email) values ('a@x.nl')`,
    set: 'email',
    may: { visitor: '', customer: '', neighbour: '', admin: 'select delete' },
  },
  rate_limits: {
    where: () => sql`true`,
    insert: () => sql`(key, window_start, count) values ('k', now(), 1)`,
    set: 'key',
    may: { visitor: '', customer: '', neighbour: '', admin: '' },
  },
}

/** SQL functions, and the roles that may call them. What is not named here may be called by nobody. */
const FUNCTIONS: Record<string, string> = {
  app_user_id: 'app jobs',
  acts_as_jobs: 'app jobs',
  is_admin: 'app jobs',
  has_role: 'app jobs',
  require_right_over: 'app jobs',
  plan_in_force: 'app jobs',
  make_first_admin: 'jobs',
  ensure_primary_domain: 'app',
  end_sessions: 'app jobs',
  purge_account: 'app jobs',
  account_state: 'auth',
  password_was_chosen: 'auth',
  sign_in_lock_status: 'auth',
  record_sign_in_failure: 'auth',
  clear_sign_in_failures: 'auth',
  take_rate_limit: 'app auth jobs',
  profile_was_public: 'app jobs',
  public_profile_at: 'app jobs',
  public_profile_of: 'app jobs',
}

class Undo extends Error {}

/** What `work` answers; whatever it changed is taken back. Null where the database refuses. */
async function tryOut<T>(db: Database, actor: Actor, work: (tx: Tx) => Promise<T>): Promise<T | null> {
  let answer: T | null = null
  try {
    await db.as(actor, async (tx) => {
      answer = await work(tx)
      throw new Undo()
    })
  } catch (error) {
    if (!(error instanceof Undo) && codeOf(error) !== '42501') throw error
  }
  return answer
}

/** drizzle wraps what the driver threw. */
function codeOf(error: unknown): string | undefined {
  const { code, cause } = error as { code?: string; cause?: unknown }
  return code ?? (cause ? codeOf(cause) : undefined)
}

const counted = async (tx: Tx, query: SQL) => (await tx.execute<{ n: number }>(query)).rows[0]!.n

const code = (wanted: string) => (error: unknown) => codeOf(error) === wanted

eachDatabase('policies', (db) => {
  let customer: TestAccount
  let neighbour: TestAccount
  let admin: TestAccount
  const actors = (): Record<Who, Actor> => ({
    visitor,
    customer: user(customer.id),
    neighbour: user(neighbour.id),
    admin: user(admin.id),
  })

  beforeAll(async () => {
    customer = await createAccount(db(), { plan: 'expert' })
    neighbour = await createAccount(db(), { plan: 'expert' })
    admin = await createAdmin(db())
    for (const [table, { may, insert }] of Object.entries(TABLES)) {
      if (may.customer.includes('insert') && !['waitlist', 'profiles'].includes(table)) {
        await db().as(user(customer.id), (tx) =>
          tx.execute(sql`insert into ${sql.identifier(table)} ${insert(customer)}`),
        )
      }
    }
    await db().as(visitor, async (tx) => {
      await tx.execute(
        sql`insert into waitlist (name, company, email, accepted_privacy) values ('N', 'B', ${customer.email}, true)`,
      )
      await tx.execute(sql`select take_rate_limit('k', 1, 60)`)
    })
    await db().asJobs(async (tx) => {
      await tx.execute(sql`insert into newsletter_subscriptions ${newsletterRow(customer.email)}`)
      await tx.execute(sql`insert into mail_suppressions (email_hash) values (${customer.email})`)
      for (const [table, row] of [
        ['crawler_visits', visitRow(customer.id, customer.domainId)],
        ['crawler_visit_days', visitDayRow(customer.id, customer.domainId)],
        ['own_file_checks', ownFileRow(customer.id, customer.domainId)],
      ] as const)
        await tx.execute(sql`insert into ${sql.identifier(table)} ${row}`)
    })
    await db().auth.execute(sql`select record_sign_in_failure(${customer.email}, now())`)
  })

  async function attempt(table: string, verb: Verb, who: Who): Promise<boolean> {
    const { where, insert, set } = TABLES[table]!
    const name = sql.identifier(table)
    const rows = where(customer)
    const touched = await tryOut(db(), actors()[who], async (tx) => {
      if (verb === 'select') return counted(tx, sql`select count(*) as n from ${name} where ${rows}`)
      if (verb === 'insert') {
        // A row that is there already was allowed to come: the check on it comes before the one on its key.
        await tx.execute(sql`insert into ${name} ${insert(customer)} on conflict do nothing`)
        return 1
      }
      const column = sql.identifier(set)
      const change = verb === 'update' ? sql`update ${name} set ${column} = ${column}` : sql`delete from ${name}`
      return counted(tx, sql`with touched as (${change} where ${rows} returning 1) select count(*) as n from touched`)
    })
    return (touched ?? 0) > 0
  }

  test('every table has an expectation and row-level security', async () => {
    const { rows } = await db().as(visitor, (tx) =>
      tx.execute<{ name: string; secured: boolean }>(sql`
        select c.relname as name, c.relrowsecurity as secured from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where n.nspname = 'public' and c.relkind in ('r', 'p', 'f', 'm') order by 1`),
    )
    expect(rows.map(({ name }) => name)).toEqual(Object.keys(TABLES).sort())
    expect(rows.filter(({ secured }) => !secured)).toEqual([])
  })

  describe.each(Object.keys(TABLES))('%s', (table) => {
    test.each<Who>([
      'visitor',
      'customer',
      'neighbour',
      'admin',
    ])('the %s may do with the customer’s rows what is written', async (who) => {
      const done: Verb[] = []
      for (const verb of VERBS) if (await attempt(table, verb, who)) done.push(verb)
      expect(done.join(' ')).toBe(TABLES[table]!.may[who])
    })
  })

  test('the only view is that of public profiles, and nobody can write through it', async () => {
    const { rows } = await db().as(visitor, (tx) =>
      tx.execute(sql`select viewname as name from pg_views where schemaname = 'public'`),
    )
    expect(rows).toEqual([{ name: 'public_profiles' }])
    for (const actor of Object.values(actors())) {
      await expect(
        db().as(actor, (tx) => tx.execute(sql`update public_profiles set company_name = 'X'`)),
      ).rejects.toSatisfy((error) => ['42501', '55000'].includes(codeOf(error)!))
    }
  })

  test('every function says who may call it', async () => {
    const { rows } = await db().as(visitor, (tx) =>
      tx.execute<{ name: string; roles: string | null }>(sql`
        select p.proname as name, string_agg(replace(r.rolname, 'vindbaar_', ''), ' ' order by r.rolname) as roles
        from pg_proc p join pg_namespace n on n.oid = p.pronamespace
        left join pg_roles r on r.rolname in ('vindbaar_app', 'vindbaar_auth', 'vindbaar_jobs', 'vindbaar_nobody')
          and has_function_privilege(r.oid, p.oid, 'execute')
        where n.nspname = 'public' and p.prorettype <> 'trigger'::regtype
        group by 1 order by 1`),
    )
    expect(Object.fromEntries(rows.map(({ name, roles }) => [name, roles]))).toEqual(FUNCTIONS)
  })

  test('the roles can neither log in nor go around row-level security, and belong to no other role', async () => {
    const { rows } = await db().as(visitor, (tx) =>
      tx.execute(sql`
        select rolname from pg_roles r where rolname like 'vindbaar\\_%' and (rolsuper or rolbypassrls or rolcanlogin
          or rolcreaterole or rolcreatedb or exists (select from pg_auth_members m where m.member = r.oid))`),
    )
    expect(rows).toEqual([])
  })

  test('outside a transaction of someone’s, the connection can read nothing', async () => {
    await expect(
      db().as(user(admin.id), async (tx) => {
        await tx.execute(sql`commit`)
        const { rows } = await tx.execute<{ role: string }>(sql`select current_user as role`)
        expect(rows[0]?.role).toBe('vindbaar_nobody')
        await tx.execute(sql`select * from public.profiles`)
      }),
    ).rejects.toSatisfy(code('42501'))
  })

  test('nobody but better-auth reads passwords and sessions, and better-auth reads nothing else', async () => {
    for (const table of ['user', 'session', 'account', 'verification']) {
      for (const actor of Object.values(actors())) {
        await expect(
          db().as(actor, (tx) => tx.execute(sql`select * from auth.${sql.identifier(table)}`)),
        ).rejects.toSatisfy(code('42501'))
      }
      await db().auth.execute(sql`select * from auth.${sql.identifier(table)}`)
    }
    for (const table of Object.keys(TABLES)) {
      await expect(db().auth.execute(sql`select * from ${sql.identifier(table)}`)).rejects.toSatisfy(code('42501'))
    }
  })

  test('a customer cannot delete or restore a profile, nor make up its slug', async () => {
    const chosen = randomUUID()
    const mine = sql`id = ${customer.id} and domain_id = ${customer.domainId}`
    expect(
      await tryOut(db(), user(customer.id), (tx) =>
        tx.execute(sql`update profiles set deleted_at = now() where ${mine}`),
      ),
    ).toBeNull()
    const slug = await tryOut(db(), user(customer.id), async (tx) => {
      await tx.execute(sql`update profiles set published = true, profile_slug = ${chosen} where ${mine}`)
      return (await tx.execute<{ slug: string }>(sql`select profile_slug as slug from profiles where ${mine}`)).rows[0]!
        .slug
    })
    expect(slug).toMatch(/^[0-9a-f-]{36}$/)
    expect(slug).not.toBe(chosen)
  })

  test('a customer cannot give a domain a plan, a proof or the first place, and only Expert adds one', async () => {
    const add = (who: TestAccount, columns: SQL, values: SQL) =>
      tryOut(db(), user(who.id), async (tx) => {
        await tx.execute(
          sql`insert into domains (user_id, domain_name${columns}) values (${who.id}, 'nog-een.nl'${values})`,
        )
        return true
      })
    expect(await add(customer, sql``, sql``)).toBe(true)
    expect(await add(customer, sql`, plan_type`, sql`, 'expert'`)).toBeNull()
    expect(await add(customer, sql`, verified_at`, sql`, now()`)).toBeNull()
    expect(await add(customer, sql`, is_primary`, sql`, true`)).toBeNull()
    const pro = await createAccount(db(), { plan: 'pro' })
    expect(await add(pro, sql``, sql``)).toBeNull()
    await setPlan(db(), pro.id, 'expert', new Date('2020-01-01'))
    expect(await add(pro, sql``, sql``)).toBeNull()
  })

  test('a customer cannot delete the primary domain', async () => {
    const gone = await tryOut(db(), user(customer.id), (tx) =>
      counted(tx, sql`with gone as (delete from domains where is_primary returning 1) select count(*) as n from gone`),
    )
    expect(gone).toBe(0)
  })

  test('a report cannot be hung on another account’s domain', async () => {
    const hang = tryOut(db(), user(neighbour.id), (tx) =>
      tx.execute(
        sql`insert into reports (user_id, domain_id, maand) values (${neighbour.id}, ${customer.domainId}, '2026-01')`,
      ),
    )
    expect(await hang).toBeNull()
  })

  test('a profile cannot be moved to another account’s domain', async () => {
    await expect(
      db().as(user(neighbour.id), (tx) =>
        tx.execute(sql`insert into profiles (id, domain_id) values (${neighbour.id}, ${customer.domainId})`),
      ),
    ).rejects.toSatisfy(code('23503'))
  })

  test('a visitor’s place on the waitlist needs consent, and cannot be marked as invited', async () => {
    const join = (columns: SQL, values: SQL) =>
      tryOut(db(), visitor, async (tx) => {
        await tx.execute(
          sql`insert into waitlist (name, company, email${columns}) values ('N', 'B', 'w@x.nl'${values})`,
        )
        return true
      })
    expect(await join(sql`, accepted_privacy`, sql`, true`)).toBe(true)
    expect(await join(sql``, sql``)).toBeNull()
    expect(await join(sql`, accepted_privacy, invited_at`, sql`, true, now()`)).toBeNull()
  })

  test('only the account itself or an admin may ask for its roles, its plan, its domain and the end of its sessions', async () => {
    const questions = (id: string) => [
      sql`select has_role(${id}, 'user')`,
      sql`select plan_in_force(${id})`,
      sql`select ensure_primary_domain(${id}, 'voorbeeld.nl')`,
      sql`select end_sessions(${id})`,
    ]
    for (const question of questions(customer.id)) {
      expect(await tryOut(db(), user(customer.id), (tx) => tx.execute(question))).not.toBeNull()
      expect(await tryOut(db(), user(admin.id), (tx) => tx.execute(question))).not.toBeNull()
      expect(await tryOut(db(), user(neighbour.id), (tx) => tx.execute(question))).toBeNull()
      expect(await tryOut(db(), visitor, (tx) => tx.execute(question))).toBeNull()
    }
    expect(
      await tryOut(db(), user(customer.id), (tx) => tx.execute(sql`select purge_account(${customer.id})`)),
    ).toBeNull()
  })

  test('an admin whose account is suspended is no admin', async () => {
    const other = await createAccount(db())
    await db().as(user(admin.id), async (tx) => {
      await tx.execute(sql`update user_roles set role = 'admin' where user_id = ${other.id}`)
    })
    const isAdmin = () =>
      db().as(
        user(other.id),
        async (tx) => (await tx.execute<{ yes: boolean }>(sql`select is_admin() as yes`)).rows[0]!.yes,
      )
    expect(await isAdmin()).toBe(true)
    await db().as(user(admin.id), (tx) =>
      tx.execute(sql`update accounts set suspended_at = now() where user_id = ${other.id}`),
    )
    expect(await isAdmin()).toBe(false)
  })
})
