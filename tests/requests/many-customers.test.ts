/** The list of customers over fifty thousand made-up accounts. PGlite serves one small installation, and filling it takes minutes. */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#db/open-database.ts'
import type { Session } from '#features/accounts/session.ts'
import { getChangedUsers, newestCustomer } from '#features/admin/changed-users.server.ts'
import { websitesOfCustomers } from '#features/admin/customer-details.server.ts'
import { getCountedUsers, getUser, getUsers } from '#features/admin/get-users.server.ts'
import { countDays } from '#features/overview/count-days.job.ts'
import { newestAnalyses, newestVisits } from '#features/overview/newest.server.ts'
import { getOverview } from '#features/overview/overview.server.ts'
import type { Services } from '#features/services.ts'
import { loadCustomers } from '#server/seed/load-customers.ts'
import { asOwner, createAdmin, databaseKinds, openTestDatabase, urlOf } from '../support/database.ts'
import { connectTo } from '../support/postgres-client.ts'
import { startServices, type TestServices } from '../support/services.ts'
import { sessionOf } from '../support/session.ts'
import { seeWholeReads } from '../support/whole-reads.ts'

const MANY = 50_000
type Filters = Parameters<typeof getUsers>[2]
/** Reading one of these from begin to end takes as long as there are customers. */
const GROWING = [
  ...['accounts', 'customers', 'domains', 'profiles', 'user_roles', 'user_subscriptions', 'reports', 'reports_free'],
  ...['user', 'audit_log', 'crawler_visits', 'waitlist'],
]

describe.runIf(databaseKinds.includes('postgres'))('the list of fifty thousand customers', () => {
  let db: Database
  let context: TestServices
  let services: Services
  let admin: Session
  const readWhole: string[] = []
  const grownRead = () => readWhole.filter((table) => GROWING.includes(table))
  beforeAll(async () => {
    db = await openTestDatabase('postgres')
    await loadCustomers(urlOf(db)!, { count: MANY, seed: 1, until: new Date('2026-01-31') }, () => {})
    context = await startServices(db, { sends: false })
    admin = sessionOf(await createAdmin(db), 'admin')
    services = { ...context.services, db: seeWholeReads(db, readWhole) }
  })
  afterAll(async () => {
    await context.close()
    await db.close()
  })

  const list = (input: Parameters<typeof getUsers>[2]) => getUsers(services, admin, input)
  const counts = async (input: Filters) => (await getCountedUsers(services, admin, input)).counts

  test('has each of them once in every order, page after page, without reading a growing table from begin to end', async () => {
    for (const filters of [{}, { plan: 'pro' }, { plan: 'expert', status: 'active' }] as const) {
      for (const sort of ['created_at', 'name', 'email', 'last_sign_in_at'] as const) {
        for (const order of ['asc', 'desc'] as const) {
          const seen: string[] = []
          for (let after: string | undefined, page = 0; page < 3; page += 1) {
            const { users, next } = await list({ ...filters, sort, order, after })
            seen.push(...users.map(({ id }) => id))
            after = next ?? undefined
          }
          expect(new Set(seen).size, `${sort} ${order}`).toBe(300)
        }
      }
    }
    expect(grownRead()).toEqual([])
  })

  test('is searched, filtered and counted to a thousand without reading a growing table from begin to end', async () => {
    for (const query of [
      ...[
        'bakkerij 4321',
        'bakerij',
        'BÁKKERIJ',
        'zo',
        'ozturk',
        'peters.12345',
        'bakkerij-jansen',
        'example',
        'sanne',
      ],
      ...['xqzj wvvk', 'ö', '%', 'garage de boer 777.example', 'jansen.', 'jansn', 'pieter renee', '-777.example'],
      ...['jan.jansen@bakkerij-jansen-7.example', 'jan.jansen@bakerij-jansen-7.example', 'administratiekantor'],
      ...['bakerij jansn', 'vissre', '777 mulder bloemistrij'],
    ]) {
      const { next } = await list({ query })
      if (next) await list({ query, after: next })
      await list({ query, plan: 'pro', sort: 'name' })
      await counts({ query })
    }
    expect((await list({ query: 'ÖZTÜRK' })).users).toHaveLength(100)
    await list({ status: 'suspended' })
    await list({ status: 'deleted', sort: 'deleted_at' })
    await list({ role: 'admin' })
    await counts({ status: 'suspended' })
    expect(await counts({})).toMatchObject({ everyone: 1_001, free: 1_001, pro: 1_001, expert: 1_001, admins: 1 })
    expect(grownRead()).toEqual([])
  })

  test('lists whoever a search finds once, in its order, page after page, however many they are', async () => {
    await asOwner(
      db,
      sql`update accounts set deleted_at = created_at + interval '1 day' where user_id in (
        select user_id from customers where state = 'active' and role = 'user' order by email limit 1500)`,
    )
    const reader = await connectTo(urlOf(db)!)
    for (const [query, words, filters] of [
      ['Jansen', ['jansen'], {}],
      ['jansn', ['jansen'], { sort: 'name' }],
      ['kapsalon öztürk', ['kapsalon', 'ozturk'], { sort: 'email', order: 'desc' }],
      ['visser', ['visser'], { plan: 'expert' }],
      ['visser', ['visser'], { plan: 'expert', sort: 'name' }],
      ['administratiekantoor yara', ['administratiekantoor', 'yara'], { sort: 'name', order: 'desc' }],
      ['administratiekantor', ['administratiekantoor'], {}],
      ['Visser', ['visser'], { status: 'suspended', sort: 'name' }],
      ['Visser', ['visser'], { status: 'suspended', plan: 'pro' }],
      ['Jansen', ['jansen'], { status: 'deleted', plan: 'free', sort: 'email' }],
      ['example', ['example'], { status: 'suspended' }],
      ['Visser', ['visser'], { status: 'deleted', sort: 'deleted_at' }],
      ['example', ['example'], { status: 'deleted', sort: 'deleted_at', order: 'asc' }],
      ['jan.jansen', ['janQjansen'], { plan: 'pro', order: 'asc' }],
    ] as const) {
      const { plan, status, sort = 'created_at', order = sort === 'created_at' ? 'desc' : 'asc' }: Filters = filters
      // On a connection of its own: reading the whole table would count as a scan of the list.
      const { rows } = await reader.query<{ id: string }>(
        `select user_id as id from customers where search like all ($1) and plan_type = coalesce($2, plan_type)
         and case when $3::text is null then state <> 'deleted' else state = $3 end order by ${sort} ${order}, user_id ${order} limit 1000`,
        [words.map((word) => `%${word}%`), plan, status],
      )
      const found: string[] = []
      for (let after: string | undefined; found.length < 1_000; ) {
        const { users, next } = await list({ ...filters, query, after })
        // With counts, the page may come from the same reading as they.
        if (!after) expect((await getCountedUsers(services, admin, { ...filters, query })).users, query).toEqual(users)
        found.push(...users.map(({ id }) => id))
        if (!next) break
        after = next
      }
      expect(found, query).toEqual(rows.map(({ id }) => id))
      const { rows: plans } = await reader.query<{ plan: string; number: number }>(
        `select plan_type as plan, least(count(*), 1001)::int as number from customers
         where search like all ($1) and case when $2::text is null then state <> 'deleted' else state = $2 end group by plan_type`,
        [words.map((word) => `%${word}%`), status],
      )
      const ofPlans = Object.fromEntries(plans.map(({ plan, number }) => [plan, number]))
      expect(await counts({ ...filters, query }), query).toMatchObject(ofPlans)
    }
    await reader.end()
    expect(await counts({ query: 'jansen' })).toMatchObject({ everyone: 1_001, free: 1_001, admins: 0 })
    expect(grownRead()).toEqual([])
  })

  test('gives what an open list asks for without reading a growing table from begin to end', async () => {
    const { users } = await list({})
    const ids = users.map(({ id }) => id)
    expect(await websitesOfCustomers(services, admin, ids)).toHaveLength(100)
    expect(await getUser(services, admin, ids[3]!)).toMatchObject({ id: ids[3] })
    const since = await newestCustomer(services, admin)
    expect((await getChangedUsers(services, admin, { ids, since, query: 'bakkerij' })).users).toHaveLength(100)
    expect((await getChangedUsers(services, admin, { since: '2025-12-01T00:00:00Z' })).added).toHaveLength(101)
    expect(grownRead()).toEqual([])
  })

  test('is counted for the overview, with what happened on a day, without reading a growing table from begin to end', async () => {
    await asOwner(
      db,
      sql`insert into crawler_visits (user_id, domain_id, visited_at, crawler, format, verdict, allowed)
        select user_id, id, '2025-01-01'::timestamptz + random() * interval '365 days', 'GPTBot', 'page', 'verified', true
        from domains`,
    )
    await asOwner(
      db,
      sql`insert into reports (user_id, aangemaakt_op, maand, score)
        select user_id, '2025-01-01'::timestamptz + random() * interval '365 days', '2025-01', 50 from accounts`,
    )
    await countDays({ ...services, now: () => new Date('2025-06-01T12:00:00Z') })
    const at = { ...services, now: () => new Date('2025-06-02T12:00:00Z') }
    for (const now of [at, services]) {
      const { days } = await getOverview(now, admin)
      expect(days).toHaveLength(30)
    }
    expect((await getOverview(at, admin)).customersOf).toBe('2025-06-01')
    expect((await getOverview(at, admin)).days.at(-1)!.figures.visits).toBeGreaterThan(50)
    for (const list of [newestAnalyses, newestVisits]) {
      const first = await list(at, admin, null)
      const second = await list(at, admin, first.next)
      expect(new Set([...first.rows, ...second.rows].map(({ id }) => id)).size).toBe(100)
    }
    expect(grownRead()).toEqual([])
  })
})
