import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { user } from '#db/actor.ts'
import { createAccount, eachDatabase } from '#tests/support/database.ts'
import { purgeDeletedAccounts } from '#tests/support/purge.ts'
import { startServices, type TestServices } from '#tests/support/services.ts'
import { forgetOldCounters } from './retention.job.ts'

const DELETED = new Date('2026-10-01T12:00:00Z')

eachDatabase('retention', (db) => {
  let context: TestServices
  beforeAll(async () => {
    context = await startServices(db())
  })
  afterAll(() => context.close())
  const at = (moment: string) => ({ ...context.services, now: () => new Date(moment) })
  const count = async (table: string, where: string) => {
    const { rows } = await db().asJobs((tx) =>
      tx.execute<{ count: number }>(sql.raw(`select count(*)::int as count from ${table} where ${where}`)),
    )
    return rows[0]!.count
  }

  test('keeps a deleted account for thirty days, restorable until then, and removes it with all of its data after', async () => {
    const gone = await createAccount(db())
    const kept = await createAccount(db())
    await db().asJobs((tx) =>
      tx.execute(sql`update accounts set deleted_at = ${DELETED.toISOString()} where user_id = ${gone.id}`),
    )
    expect(await purgeDeletedAccounts(at('2026-10-31T11:59:59Z'))).toBe(0)
    expect(await count('accounts', `user_id = '${gone.id}'`)).toBe(1)
    expect(await purgeDeletedAccounts(at('2026-10-31T12:00:01Z'))).toBe(1)
    for (const [table, column] of [
      ['accounts', 'user_id'],
      ['domains', 'user_id'],
      ['profiles', 'id'],
      ['user_roles', 'user_id'],
    ]) {
      expect(await count(table!, `${column} = '${gone.id}'`), table).toBe(0)
      expect(await count(table!, `${column} = '${kept.id}'`), table).toBe(1)
    }
    expect(await purgeDeletedAccounts(at('2026-11-30T00:00:00Z'))).toBe(0)
  })

  test('removes counters of requests and sign-in failures after two days', async () => {
    const { services } = context
    await db().asJobs((tx) => tx.execute(sql`select take_rate_limit('oud', 5, 60, '2026-10-01T12:00:00Z')`))
    await db().asJobs((tx) => tx.execute(sql`select take_rate_limit('nieuw', 5, 60, '2026-10-03T11:00:00Z')`))
    await forgetOldCounters({ ...services, now: () => new Date('2026-10-03T12:00:01Z') })
    const { rows } = await db().asJobs((tx) =>
      tx.execute<{ key: string }>(sql`select key from rate_limits where key in ('oud', 'nieuw')`),
    )
    expect(rows.map(({ key }) => key)).toEqual(['nieuw'])
  })

  test('removes readings of websites and documents after two days, and keeps what they found', async () => {
    const account = await createAccount(db())
    for (const [subject, started] of [
      ['oud', '2026-10-01T12:00:00Z'],
      ['nieuw', '2026-10-03T11:00:00Z'],
    ])
      await db().as(user(account.id), (tx) =>
        tx.execute(sql`
          insert into readings (user_id, domain_id, kind, subject, day, state, started_at, seen_at)
          values (${account.id}, ${account.domainId}, 'website', ${subject}, '2026-10-01', 'done', ${started}, ${started})`),
      )
    await db().as(user(account.id), (tx) =>
      tx.execute(sql`
        insert into proposals (user_id, domain_id, field, value, value_key, kind, sources, found_at)
        values (${account.id}, ${account.domainId}, 'sector', '{"is":"Bakkerij"}', 'bakkerij', 'website', '[]', '2026-10-01T12:00:00Z')`),
    )
    await forgetOldCounters({ ...context.services, now: () => new Date('2026-10-03T12:00:01Z') })
    const mine = `user_id = '${account.id}'`
    expect(await count('readings', mine)).toBe(1)
    expect(await count('readings', `${mine} and subject = 'nieuw'`)).toBe(1)
    expect(await count('proposals', mine)).toBe(1)
  })
})
