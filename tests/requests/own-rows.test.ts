// Database rules beyond row ownership.
import { randomUUID } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { user, visitor } from '#db/actor.ts'
import { code, counted, tryOut } from '../support/attempts.ts'
import { createAccount, createAdmin, eachDatabase, setPlan, type TestAccount } from '../support/database.ts'

eachDatabase('what a customer cannot do to their own rows', (db) => {
  let customer: TestAccount
  let neighbour: TestAccount
  let admin: TestAccount

  beforeAll(async () => {
    customer = await createAccount(db(), { plan: 'expert' })
    neighbour = await createAccount(db(), { plan: 'expert' })
    admin = await createAdmin(db())
  })

  test('a customer cannot delete or restore a profile, nor choose its slug', async () => {
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

  test('a report cannot be attached to another account’s domain', async () => {
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

  test('a visitor’s entry on the waitlist needs consent, and cannot be marked as invited', async () => {
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

  test('only the account itself or an admin may query its roles, plan and domain and end its sessions', async () => {
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

  test('an admin whose account is suspended has no admin rights', async () => {
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
