// The cost of row-level security: the actor is evaluated once per statement, and rows are found by their owner's index.
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { user, visitor } from '#db/actor.ts'
import { asOwner, createAccount, eachDatabase } from '../support/database.ts'

eachDatabase('policies', (db) => {
  test('evaluate the actor once per statement, not once per row', async () => {
    const { rows } = await db().as(visitor, (tx) =>
      tx.execute<{ name: string; rule: string }>(sql`
        select format('%s: %s', tablename, policyname) as name, concat_ws(' ', qual, with_check) as rule
        from pg_policies where schemaname = 'public'`),
    )
    expect(rows.length).toBeGreaterThan(50)
    const perRow = rows.filter(({ rule }) => /(?<!\( SELECT )\b(app_user_id|is_admin)\(\)/i.test(rule))
    expect(perRow).toEqual([])
  })

  test('find an owner’s rows through an index that begins with the owner', async () => {
    const { rows } = await db().as(visitor, (tx) =>
      tx.execute<{ name: string }>(sql`
        select distinct p.tablename as name from pg_policies p
        where p.schemaname = 'public' and p.policyname = 'owner may select' and not exists (
          select from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
          where i.indrelid = format('public.%I', p.tablename)::regclass
            and i.indpred is null and p.qual like '%' || a.attname || ' = %app_user_id()%')`),
    )
    expect(rows).toEqual([])
  })

  test('let a customer read a few of very many rows without reading the rest', async () => {
    const account = await createAccount(db())
    await asOwner(
      db(),
      sql`insert into auth."user" (name, email) select '', 'veel-' || n || '@voorbeeld.nl' from generate_series(1, 2000) n`,
    )
    await asOwner(db(), sql`analyze`)
    const plans: string[] = []
    for (const table of ['accounts', 'domains', 'profiles', 'user_subscriptions', 'user_roles']) {
      // A possible admin sees all rows, so only the condition of the product's own queries limits them.
      const owner = sql.identifier(table === 'profiles' ? 'id' : 'user_id')
      const { rows } = await db().as(user(account.id), (tx) =>
        tx.execute(sql`explain select * from ${sql.identifier(table)} where ${owner} = ${account.id}`),
      )
      plans.push(JSON.stringify(rows))
    }
    expect(plans.filter((plan) => plan.includes('Seq Scan'))).toEqual([])
  })
})
