import { type SQL, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { fillWithProfiles } from '#bench/many-profiles.ts'
import {
  createAccount,
  createAdmin,
  databaseKinds,
  eachDatabase,
  setPlan,
  type TestAccount,
} from '#tests/support/database.ts'
import fc from '#tests/support/fast-check.ts'
import { connectTo } from '#tests/support/postgres-client.ts'
import { createPostgresDatabase, TEST_SECRET } from '#tests/support/postgres-database.ts'
import { user, visitor } from './actor.ts'
import { openDatabase } from './open-database.ts'

eachDatabase('sitemap entries', (db) => {
  let admin: TestAccount
  beforeAll(async () => {
    admin = await createAdmin(db())
  })
  const asAdmin = (statement: SQL) => db().as(user(admin.id), (tx) => tx.execute(statement))

  async function published(): Promise<TestAccount> {
    const account = await createAccount(db(), { plan: 'expert' })
    await asAdmin(
      sql`update profiles set company_name = 'Een', published = true, status = 'active', geo_published_at = now() where id = ${account.id}`,
    )
    return account
  }

  async function withExtraWebsite(): Promise<TestAccount & { extraId: string }> {
    const account = await published()
    return db().as(user(account.id), async (tx) => {
      const { rows } = await tx.execute(
        sql`insert into domains (user_id, domain_name) values (${account.id}, ${`${account.id}.nl`}) returning id`,
      )
      const extraId = String(rows[0]!.id)
      await tx.execute(sql`
        insert into profiles (id, domain_id, company_name, published, status, geo_published_at)
        values (${account.id}, ${extraId}, 'Twee', true, 'active', now())`)
      return { ...account, extraId }
    })
  }

  /** The entries of an account, and what everyone can see of it. */
  async function listedAndVisible({ id }: TestAccount) {
    const read = (query: SQL) => db().read(query)
    return {
      listed: await read(sql`
        select slug, changed_at::text from sitemap_entries
        where slug in (select profile_slug from public_profiles where id = ${id})
          and (listed_until is null or listed_until > now()) order by slug`),
      visible: await read(sql`
        select profile_slug as slug, updated_at::text as changed_at from public_profiles
        where id = ${id} and zichtbaarheid_ai order by profile_slug`),
    }
  }

  const entries = async () => {
    const { rows } = await db().as(visitor, (tx) =>
      tx.execute<{ count: number }>(
        sql`select count(*)::int as count from sitemap_entries where listed_until is null or listed_until > now()`,
      ),
    )
    return rows[0]!.count
  }

  test('list exactly the public profiles that AI may see, whatever changes in whichever order', async () => {
    const before = await entries()
    const account = await withExtraWebsite()
    const { id, domainId, extraId } = account
    const profile = (domain: string, set: SQL) =>
      sql`update profiles set ${set} where id = ${id} and domain_id = ${domain}`
    const subscription = (set: SQL) => sql`update user_subscriptions set ${set} where user_id = ${id}`
    const changes: SQL[] = [
      ...[domainId, extraId].flatMap((domain) => [
        profile(domain, sql`published = false`),
        profile(domain, sql`published = true`),
        profile(domain, sql`zichtbaarheid_ai = false`),
        profile(domain, sql`zichtbaarheid_ai = true`),
        profile(domain, sql`company_name = company_name || '!'`),
        profile(domain, sql`deleted_at = now()`),
        profile(domain, sql`deleted_at = null, status = 'active'`),
        profile(domain, sql`status = 'deleted'`),
        sql`update domains set plan_type = 'expert' where id = ${domain}`,
        sql`update domains set plan_type = null where id = ${domain}`,
        sql`update domains set deleted_at = now() where id = ${domain} and not is_primary`,
        sql`update domains set deleted_at = null where id = ${domain}`,
      ]),
      subscription(sql`plan_type = 'free'`),
      subscription(sql`plan_type = 'expert', deleted_at = null`),
      subscription(sql`deleted_at = now()`),
      subscription(sql`current_period_end = now() - interval '1 second'`),
      subscription(sql`current_period_end = now() + interval '1 day'`),
      subscription(sql`current_period_end = null`),
      sql`update accounts set deleted_at = now() where user_id = ${id}`,
      sql`update accounts set deleted_at = null where user_id = ${id}`,
    ]
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...changes), { minLength: 1, maxLength: 4 }), async (together) => {
        await db().as(user(admin.id), async (tx) => {
          for (const change of together) await tx.execute(change)
        })
        const { listed, visible } = await listedAndVisible(account)
        expect(listed).toEqual(visible)
        expect(await entries()).toBe(before + visible.length)
      }),
      { numRuns: 100 },
    )
    await asAdmin(sql`delete from profiles where id = ${id}`)
    expect(await entries()).toBe(before)
  })

  test('of an extra website end when the plan that it needs ends, without any write', async () => {
    const account = await withExtraWebsite()
    const until = async () => {
      const { rows } = await db().as(visitor, (tx) =>
        tx.execute(sql`
          select e.listed_until is not null as ends from sitemap_entries e
          join public_profiles v on v.number = e.number where v.id = ${account.id} order by v.is_primary`),
      )
      return rows.map(({ ends }) => ends)
    }
    await asAdmin(
      sql`update user_subscriptions set current_period_end = now() + interval '1 day' where user_id = ${account.id}`,
    )
    expect(await until()).toEqual([true, false])
    await asAdmin(sql`update domains set plan_type = 'expert' where id = ${account.extraId}`)
    expect(await until()).toEqual([false, false])
  })

  test('are right after two simultaneous changes', async () => {
    if (db().kind === 'pglite') return
    const account = await published()
    let changed = () => {}
    let commit = () => {}
    const isChanged = new Promise<void>((resolve) => {
      changed = resolve
    })
    const mayCommit = new Promise<void>((resolve) => {
      commit = resolve
    })
    const takenDown = db().as(user(account.id), async (tx) => {
      await tx.execute(sql`update profiles set published = false where id = ${account.id}`)
      await tx.execute(sql`set constraints all immediate`)
      changed()
      await mayCommit
    })
    await isChanged
    const planChanged = setPlan(db(), account.id, 'pro')
    const waiting = sql`select pid from pg_locks where locktype = 'advisory' and not granted`
    while ((await db().read(waiting)).length === 0) await new Promise(setImmediate)
    commit()
    await Promise.all([takenDown, planChanged])
    const { rows } = await asAdmin(
      sql`select 1 from sitemap_entries e join profiles p on p.number = e.number where p.id = ${account.id}`,
    )
    expect(rows).toEqual([])
  })
})

test.runIf(databaseKinds.includes('postgres'))(
  'fit in the lock table when very many profiles change at once',
  async () => {
    const { url, drop } = await createPostgresDatabase({ isMigrated: true })
    await (await openDatabase({ databaseUrl: url, secret: TEST_SECRET })).close()
    await fillWithProfiles(url, 3_000, 1)
    const client = await connectTo(url)
    await client.query(`begin; update profiles set company_name = 'Anders'; set constraints all immediate`)
    const { rows } = await client.query(
      `select count(*)::int as locks from pg_locks where locktype = 'advisory' and pid = pg_backend_pid()`,
    )
    await client.end()
    await drop()
    expect(rows[0].locks).toBeLessThanOrEqual(1_024)
  },
)
