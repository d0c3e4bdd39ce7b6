import { randomUUID } from 'node:crypto'
import { eq, type SQL, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { createAccount, createAdmin, eachDatabase, type TestAccount } from '#tests/support/database.ts'
import { user } from './actor.ts'
import type { Tx } from './open-database.ts'
import * as auth from './schema/auth.ts'

const MINUTE = 60_000
const NOON = Date.parse('2026-01-15T12:00:00Z')

eachDatabase('accounts', (db) => {
  let admin: TestAccount
  beforeAll(async () => {
    admin = await createAdmin(db())
  })

  const one = async <Row extends Record<string, unknown>>(tx: Pick<Tx, 'execute'>, query: SQL) =>
    (await tx.execute<Row>(query)).rows[0]!
  const asAdmin = <Row extends Record<string, unknown>>(query: SQL) =>
    db().as(user(admin.id), (tx) => one<Row>(tx, query))
  const asAuth = <Row extends Record<string, unknown>>(query: SQL) => one<Row>(db().auth, query)

  const signIn = (userId: string) =>
    db()
      .auth.insert(auth.session)
      .values({ userId, token: randomUUID(), expiresAt: new Date(Date.now() + MINUTE) })
  const sessions = async (userId: string) =>
    (await db().auth.select().from(auth.session).where(eq(auth.session.userId, userId))).length

  test('a new better-auth user gets a complete account in the same transaction', async () => {
    const { id, domainId } = await createAccount(db(), { email: 'Nieuw@Voorbeeld.nl', name: 'Noor' })
    await db().as(user(id), async (tx) => {
      expect(await one(tx, sql`select email, display_name, suspended_at, must_change_password from accounts`)).toEqual({
        email: 'nieuw@voorbeeld.nl',
        display_name: 'Noor',
        suspended_at: null,
        must_change_password: false,
      })
      expect(await one(tx, sql`select role from user_roles`)).toEqual({ role: 'user' })
      expect(await one(tx, sql`select plan_type, plan_in_force(user_id) as plan from user_subscriptions`)).toEqual({
        plan_type: 'free',
        plan: 'free',
      })
      expect(await one(tx, sql`select domain_id, company_name, published, profile_slug from profiles`)).toEqual({
        domain_id: domainId,
        company_name: '',
        published: false,
        profile_slug: null,
      })
    })
  })

  test('a user whose account cannot be created is not created either', async () => {
    const email = `${'a'.repeat(400)}@voorbeeld.nl`
    await expect(createAccount(db(), { email })).rejects.toThrow()
    expect(await db().auth.select().from(auth.user).where(eq(auth.user.email, email))).toEqual([])
  })

  test('changing the user’s e-mail address changes the account’s too', async () => {
    const { id } = await createAccount(db())
    const email = `anders-${id}@voorbeeld.nl`
    await db().auth.update(auth.user).set({ email }).where(eq(auth.user.id, id))
    expect(await db().as(user(id), (tx) => one(tx, sql`select email from accounts`))).toEqual({ email })
  })

  test.each([
    'suspended_at',
    'deleted_at',
  ])('an account loses its sessions the moment %s is set, and gets no new ones', async (column) => {
    const { id } = await createAccount(db())
    const other = await createAccount(db())
    for (const each of [id, id, other.id]) await signIn(each)
    expect(await sessions(id)).toBe(2)
    await asAdmin(sql`update accounts set ${sql.identifier(column)} = now() where user_id = ${id} returning 1`)
    expect(await sessions(id)).toBe(0)
    expect(await sessions(other.id)).toBe(1)
    await expect(signIn(id)).rejects.toThrow()
    await asAdmin(sql`update accounts set ${sql.identifier(column)} = null where user_id = ${id} returning 1`)
    await signIn(id)
  })

  test('a session that begins while the account is being suspended does not survive', async () => {
    for (let round = 0; round < 10; round++) {
      const { id } = await createAccount(db())
      await Promise.allSettled([
        signIn(id),
        asAdmin(sql`update accounts set suspended_at = now() where user_id = ${id} returning 1`),
        signIn(id),
      ])
      expect(await sessions(id)).toBe(0)
    }
  })

  test('a new session records the last sign-in', async () => {
    const { id } = await createAccount(db())
    const last = () =>
      db().as(user(id), (tx) => one<{ at: string | null }>(tx, sql`select last_sign_in_at as at from accounts`))
    expect((await last()).at).toBeNull()
    await signIn(id)
    expect((await last()).at).not.toBeNull()
  })

  test('the owner and an admin can end an account’s sessions', async () => {
    const { id } = await createAccount(db())
    await signIn(id)
    expect(await db().as(user(id), (tx) => one(tx, sql`select end_sessions(${id}) as ended`))).toEqual({ ended: 1 })
    await signIn(id)
    expect(await asAdmin(sql`select end_sessions(${id}) as ended`)).toEqual({ ended: 1 })
    expect(await sessions(id)).toBe(0)
  })

  test('sign-in sees whether an account is open, and choosing a password uses up the temporary one', async () => {
    const { id } = await createAccount(db())
    const state = () => asAuth(sql`select * from account_state(${id})`)
    await asAdmin(
      sql`update accounts set must_change_password = true, suspended_at = now() where user_id = ${id} returning 1`,
    )
    expect(await state()).toEqual({ suspended: true, deleted: false, must_change_password: true })
    await asAuth(sql`select password_was_chosen(${id})`)
    expect(await state()).toEqual({ suspended: true, deleted: false, must_change_password: false })
  })

  test('an account can be removed for good only after it was deleted, and takes everything it had with it', async () => {
    const { id, domainId } = await createAccount(db())
    await signIn(id)
    const purge = () => db().asJobs((tx) => one<{ gone: boolean }>(tx, sql`select purge_account(${id}) as gone`))
    await expect(asAdmin(sql`select purge_account(${id}) as gone`)).rejects.toThrow()
    expect(await purge()).toEqual({ gone: false })
    await asAdmin(sql`update accounts set deleted_at = now() where user_id = ${id} returning 1`)
    expect(await purge()).toEqual({ gone: true })
    expect(await db().auth.select().from(auth.user).where(eq(auth.user.id, id))).toEqual([])
    expect(
      await asAdmin(sql`select (select count(*) from accounts where user_id = ${id})
        + (select count(*) from domains where id = ${domainId}) + (select count(*) from profiles where id = ${id})
        + (select count(*) from user_roles where user_id = ${id}) as left`),
    ).toEqual({ left: 0 })
  })

  test('only one first admin can be created', async () => {
    const { id } = await createAccount(db())
    expect(await db().asJobs((tx) => one(tx, sql`select make_first_admin(${id}) as made`))).toEqual({ made: false })
  })

  test('a primary domain is named and renamed in place, also by two requests at once', async () => {
    const { id, domainId } = await createAccount(db())
    const ensure = (name: string) =>
      db().as(user(id), (tx) => one<{ id: string }>(tx, sql`select ensure_primary_domain(${id}, ${name}) as id`))
    const ids = await Promise.all(['a.nl', 'B.nl ', 'c.nl', 'a.nl'].map(ensure))
    expect(new Set(ids.map((row) => row.id))).toEqual(new Set([domainId]))
    await ensure('Laatste.nl')
    const { rows } = await db().as(user(id), (tx) => tx.execute(sql`select domain_name, is_primary from domains`))
    expect(rows).toEqual([{ domain_name: 'laatste.nl', is_primary: true }])
    await expect(ensure(' ')).rejects.toThrow()
  })

  test('a renamed domain has to be verified again', async () => {
    const { id } = await createAccount(db())
    const rename = (name: string) =>
      db().as(user(id), (tx) => one(tx, sql`select ensure_primary_domain(${id}, ${name})`))
    const proven = () => asAdmin(sql`select verified_at is not null as proven from domains where user_id = ${id}`)
    await rename('voorbeeld.nl')
    await asAdmin(sql`update domains set verified_at = now() where user_id = ${id} returning 1`)
    await rename('voorbeeld.nl')
    expect(await proven()).toEqual({ proven: true })
    await rename('anders.nl')
    expect(await proven()).toEqual({ proven: false })
  })

  const take = (key: string, limit: number, second: number) =>
    db().asJobs(async (tx) => {
      const now = new Date(NOON + second * 1000).toISOString()
      return (await one<{ wait: number }>(tx, sql`select take_rate_limit(${key}, ${limit}, 60, ${now}) as wait`)).wait
    })

  test('a rate limit allows a number of requests per window and says how long to wait', async () => {
    const key = randomUUID()
    expect([await take(key, 2, 0), await take(key, 2, 10)]).toEqual([0, 0])
    expect(await take(key, 2, 20)).toBe(40)
    expect(await take(key, 2, 59)).toBe(1)
    expect(await take(key, 2, 60)).toBe(0)
    expect(await take('another', 0, 0)).toBe(60)
  })

  test('a rate limit counts simultaneous requests one by one', async () => {
    const key = randomUUID()
    const waits = await Promise.all(Array.from({ length: 20 }, () => take(key, 5, 0)))
    expect(waits.filter((wait) => wait === 0)).toHaveLength(5)
  })
})
