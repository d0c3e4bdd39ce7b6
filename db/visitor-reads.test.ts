// `db.read`, the fast path to what everyone may see: without a transaction on PostgreSQL, and still only with a visitor's rights.
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { code } from '#tests/support/attempts.ts'
import { createAccount, eachDatabase, type TestAccount } from '#tests/support/database.ts'
import { user, visitor } from './actor.ts'
import { profiles } from './schema/profiles.ts'

eachDatabase('what a visitor reads', (db) => {
  const edit = ({ id }: TestAccount, values: Partial<typeof profiles.$inferInsert>) =>
    db().as(user(id), (tx) => tx.update(profiles).set(values))

  const whoReads = async () =>
    (
      await db().read<{ role: string; user_id: string | null; read_only: string }>(
        sql`select current_user as role, app_user_id() as user_id, current_setting('transaction_read_only') as read_only`,
      )
    )[0]
  const aVisitor = { role: 'vindbaar_reader', user_id: null, read_only: 'on' }

  test('returns what is published, and no table’s rows', async () => {
    const account = await createAccount(db(), { plan: 'pro' })
    await edit(account, { company_name: 'Bakkerij Voorbeeld', published: true, geo_published_at: new Date() })
    const seen = () => db().read(sql`select company_name from public_profiles where id = ${account.id}`)
    expect(await seen()).toEqual([{ company_name: 'Bakkerij Voorbeeld' }])
    for (const table of ['profiles', 'accounts', 'domains', 'user_subscriptions', 'reports', 'waitlist']) {
      await expect(db().read(sql`select * from ${sql.identifier(table)}`), table).rejects.toSatisfy(code('42501'))
    }
    await edit(account, { published: false })
    expect(await seen()).toEqual([])
  })

  test('cannot write, not even where a visitor may', async () => {
    const row = sql`(name, company, email, accepted_privacy) values ('N', 'B', 'n@voorbeeld.nl', true)`
    await expect(db().read(sql`insert into waitlist ${row}`)).rejects.toSatisfy(code('25006'))
    await db().as(visitor, (tx) => tx.execute(sql`insert into waitlist ${row}`))
  })

  test('has only a visitor’s rights after another’s transaction and after a failed query', async () => {
    const { id } = await createAccount(db())
    // More than there are connections, so that each connection has run both.
    for (let round = 0; round < 3; round++) {
      await Promise.all(
        Array.from({ length: 12 }, async () => {
          await db().as(user(id), (tx) => tx.execute(sql`select 1`))
          await expect(db().read(sql`select 1 / 0`)).rejects.toSatisfy(code('22012'))
          expect(await whoReads()).toEqual(aVisitor)
        }),
      )
    }
    const roles = await db().as(user(id), (tx) => tx.execute(sql`select app_user_id() as id`))
    expect(roles.rows).toEqual([{ id }])
  })

  test('is refused inside a transaction', async () => {
    const refusal = await db()
      .as(visitor, () => db().read(sql`select 1`))
      .catch((error: Error) => error)
    expect(`${refusal} ${(refusal as Error).cause}`).toContain('A transaction is open already')
    expect(await whoReads()).toEqual(aVisitor)
  })
})
