/** A plan that an admin set for one website alone, when it ends: everything falls back to the plan of the account. */
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { user } from '#db/actor.ts'
import { listEndedWebsitePlans } from '#features/admin/ended-website-plans.job.ts'
import { getUsers } from '#features/admin/get-users.server.ts'
import { listWebsites } from '#features/domains/websites.server.ts'
import { asOwner, createAdmin, eachDatabase, type TestAccount } from '../support/database.ts'
import { type Published, publish } from '../support/public-site.ts'
import { startServices, type TestServices } from '../support/services.ts'
import { sessionOf } from '../support/session.ts'

eachDatabase('a plan of one website with an end', (db) => {
  let context: TestServices
  let admin: TestAccount
  beforeAll(async () => {
    context = await startServices(db(), { sends: false })
    admin = await createAdmin(db())
  })
  afterAll(() => context.close())

  const setOwnPlan = (domainId: string, plan: string, ends: string | null) =>
    asOwner(
      db(),
      sql`update domains set plan_type = ${plan}, plan_ends_at = now() + ${ends}::interval where id = ${domainId}`,
    )
  const publicPlan = async (domainId: string) =>
    (
      await db().asJobs((tx) =>
        tx.execute<{ plan: string }>(sql`select plan from public_profiles where domain_id = ${domainId}`),
      )
    ).rows[0]?.plan
  const websiteOf = async (account: TestAccount, domainId: string) =>
    (await listWebsites(context.services, sessionOf(account))).find(({ id }) => id === domainId)!
  const listed = async (plan: 'free' | 'pro' | 'expert', { email }: TestAccount) =>
    (await getUsers(context.services, sessionOf(admin, 'admin'), { query: email, plan })).users

  test('holds until then, on the profile, for its owner and in the list of customers', async () => {
    const account = await publish(db(), {}, 'free')
    await setOwnPlan(account.domainId, 'pro', '1 day')
    expect(await publicPlan(account.domainId)).toBe('pro')
    expect(await websiteOf(account, account.domainId)).toMatchObject({ plan: 'pro', ownPlan: 'pro' })
    expect(await listed('pro', account)).toMatchObject([
      { plan_type: 'pro', subscription_status: 'active', subscription_end: expect.any(String) },
    ])

    await setOwnPlan(account.domainId, 'pro', '-1 second')
    expect(await publicPlan(account.domainId)).toBe('free')
    expect(await websiteOf(account, account.domainId)).toMatchObject({ plan: 'free', ownPlan: null })
    expect(await listed('free', account)).toMatchObject([
      { plan_type: 'free', subscription_status: 'active', subscription_end: null },
    ])
  })

  test('moves the customer in the list once the day has passed, without a change of any row', async () => {
    const account = await publish(db(), {}, 'free')
    await setOwnPlan(account.domainId, 'expert', '1 hour')
    // As the row stands after the hour has passed.
    await asOwner(db(), sql`alter table domains disable trigger customers`)
    await setOwnPlan(account.domainId, 'expert', '-1 hour')
    await asOwner(db(), sql`alter table domains enable trigger customers`)
    expect(await listed('expert', account)).toHaveLength(1)
    for (let time = 0; time < 2; time++) await listEndedWebsitePlans(context.services)
    expect(await listed('expert', account)).toHaveLength(0)
    expect(await listed('free', account)).toMatchObject([{ plan_type: 'free' }])
  })

  test('keeps an extra website public, and in the sitemap, until the last Expert ends', async () => {
    const account = await publish(db(), {}, 'free')
    const extra = await addWebsite(account)
    expect(await publicPlan(extra)).toBeUndefined()
    await setOwnPlan(extra, 'expert', '1 day')
    expect(await publicPlan(extra)).toBe('expert')
    const until = async () =>
      (
        await db().as(user(account.id), (tx) =>
          tx.execute<{ days: number | null; listed: boolean }>(sql`
            select round(extract(epoch from e.listed_until - now()) / 86400)::int as days, true as listed
            from sitemap_entries e join profiles p on p.number = e.number where p.domain_id = ${extra}`),
        )
      ).rows[0]
    expect(await until()).toEqual({ days: 1, listed: true })
    const setAccount = (plan: string, ends: string | null) =>
      asOwner(
        db(),
        sql`update user_subscriptions set plan_type = ${plan}, current_period_end = now() + ${ends}::interval
          where user_id = ${account.id}`,
      )
    await setAccount('expert', '9 days')
    expect(await until()).toEqual({ days: 9, listed: true })
    await setAccount('expert', null)
    expect(await until()).toEqual({ days: null, listed: true })
    await setAccount('pro', null)
    expect(await until()).toEqual({ days: 1, listed: true })
    await setOwnPlan(extra, 'expert', null)
    expect(await until()).toEqual({ days: null, listed: true })
    await setOwnPlan(extra, 'expert', '-1 second')
    expect(await publicPlan(extra)).toBeUndefined()
    expect(await until()).toBeUndefined()
  })

  test('is not for its owner to set', async () => {
    const account = await publish(db(), {}, 'expert')
    const added = db().as(user(account.id), (tx) =>
      tx.execute(
        sql`insert into domains (user_id, domain_name, plan_ends_at) values (${account.id}, 'mijn.example', now() + interval '1 day')`,
      ),
    )
    await expect(added).rejects.toThrow()
  })

  async function addWebsite({ id }: Published): Promise<string> {
    const domainId = randomUUID()
    await asOwner(
      db(),
      sql`insert into domains (id, user_id, domain_name) values (${domainId}, ${id}, ${`${domainId}.example`})`,
    )
    await asOwner(
      db(),
      sql`insert into profiles (id, domain_id, company_name, url, published, status, geo_published_at, profile_slug)
        values (${id}, ${domainId}, 'Tweede', 'https://tweede.example/', true, 'active', now(), ${randomUUID()})`,
    )
    return domainId
  }
})
