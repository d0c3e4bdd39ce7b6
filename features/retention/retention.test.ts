import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAccount, eachDatabase } from '#tests/support/database.ts'
import { startServices, type TestServices } from '#tests/support/services.ts'
import { forgetOldCounters, purgeDeletedAccounts } from './retention.job.ts'

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
})
