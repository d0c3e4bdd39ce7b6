/** The list of customers follows what changes: the stream that names the changed ones, and the request for their rows. */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CustomerChanges } from '#features/admin/admin-users.schema.ts'
import { asOwner, createAccount, eachDatabase, setPlan, type TestAccount } from '../support/database.ts'
import { eventually } from '../support/eventually.ts'
import { type Program, startProgram } from '../support/program.ts'

const STREAM = '/functions/v1/admin-follow-users'
const ROWS = 'admin-get-changed-users'

eachDatabase('the open list of customers', (db) => {
  let program: Program
  const accounts: TestAccount[] = []
  beforeAll(async () => {
    program = await startProgram(db())
    for (let made = 0; made < 5; made++) accounts.push(await createAccount(db()))
  })
  afterAll(() => program.close())

  const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })
  const rename = (id: string, name: string) =>
    asOwner(db(), sql`update profiles set company_name = ${name} where id = ${id}`)

  /** An open stream with what it told so far; the first event only says that it listens. */
  async function follow(token = program.adminToken) {
    const response = await program.open(STREAM, bearer(token))
    expect(response.status).toBe(200)
    const reader = response.body!.getReader()
    const told: CustomerChanges[] = []
    const decoder = new TextDecoder()
    let rest = ''
    const ended = (async () => {
      for (;;) {
        const { done, value } = await reader.read()
        if (done) return
        const events = (rest + decoder.decode(value, { stream: true })).split('\n\n')
        rest = events.pop()!
        for (const event of events) {
          const data = /^event: customers\ndata: (.*)$/.exec(event)?.[1]
          if (data) told.push(JSON.parse(data))
        }
      }
    })()
    await eventually(() => expect(told.length).toBeGreaterThan(0))
    return { told, ended, close: () => reader.cancel() }
  }
  const isTold = (told: CustomerChanges[], id: string) => told.some(({ any, changed }) => any || changed.includes(id))

  test('is told of every change of a plan, a profile, a website and a state, and of who is new', async () => {
    const { told, close } = await follow()
    const [first, second, third, fourth] = accounts as [TestAccount, TestAccount, TestAccount, TestAccount]
    await setPlan(db(), first.id, 'pro', new Date('2030-01-01'))
    await rename(second.id, 'Bakkerij Zon')
    await asOwner(db(), sql`update domains set plan_type = 'expert' where user_id = ${third.id}`)
    await asOwner(db(), sql`update accounts set suspended_at = now() where user_id = ${fourth.id}`)
    for (const { id } of [first, second, third, fourth]) await eventually(() => expect(isTold(told, id)).toBe(true))
    expect(told.slice(1).some(({ added }) => added)).toBe(false)
    await createAccount(db())
    await eventually(() => expect(told.some(({ added }) => added)).toBe(true))
    await close()
  })

  test('of each of five admins misses none of many changes, and asks far less often than there are changes', async () => {
    const streams = await Promise.all(Array.from({ length: 5 }, () => follow()))
    const before = streams.map(({ told }) => told.length)
    const many = 200
    for (let change = 0; change < many; change++) {
      const { id } = accounts[change % accounts.length]!
      await db().asJobs((tx) =>
        tx.execute(sql`update accounts set display_name = ${`Naam ${change}`} where user_id = ${id}`),
      )
    }
    const last = accounts.map(({ id }) => id)
    for (const [n, { told, close }] of streams.entries()) {
      await eventually(() => expect(last.filter((id) => !isTold(told.slice(before[n]), id))).toEqual([]))
      expect(told.length - before[n]!).toBeLessThan(many / 2)
      await close()
    }
    // More at once than a notification holds are told in one word.
    const { told, close } = await follow()
    await asOwner(
      db(),
      sql`insert into auth."user" (email, name) select 'veel-' || n || '@voorbeeld.nl', '' from generate_series(1, 201) n`,
    )
    await asOwner(
      db(),
      sql`update profiles set description = 'Samen' where id in (select id from auth."user" where email like 'veel-%')`,
    )
    await eventually(() => expect(told.some(({ any }) => any)).toBe(true))
    await close()
  })

  test('is for admins only, and its stream ends when the role or the session does', async () => {
    const customer = await program.newCustomer()
    const token = await program.tokenFor(customer)
    expect((await program.ask(STREAM)).status).toBe(401)
    expect(await program.ask(STREAM, bearer(token))).toMatchObject({ status: 403, body: { code: 'not-allowed' } })
    expect(await program.call(ROWS, {}, token)).toMatchObject({ status: 403, body: { code: 'not-allowed' } })
    const setRole = (role: string) =>
      asOwner(db(), sql`update user_roles set role = ${role} where user_id = ${customer.id}`)
    await setRole('admin')
    const stream = await follow(token)
    await setRole('user')
    await stream.ended
    expect((await program.ask(STREAM, bearer(token))).status).toBe(403)
    await setRole('admin')
    const again = await follow(token)
    await program.ask('/api/auth/sign-out', { method: 'POST', ...bearer(token) })
    await again.ended
  })

  test('asks for the rows that it shows, with their websites, and for who is new to it', async () => {
    const { newest } = await newestNow()
    const [first, second] = accounts as [TestAccount, TestAccount]
    await rename(second.id, 'Bakkerij Maan')
    const gone = '00000000-0000-4000-8000-000000000000'
    const made = [await createAccount(db()), await createAccount(db(), { plan: 'expert' })]
    const ask = async (input: object) => (await program.call(ROWS, input, program.adminToken)).body
    const rows = await ask({ ids: [second.id, gone, first.id] })
    expect(rows.users.map(({ id, company_name }: { id: string; company_name: string }) => [id, company_name])).toEqual([
      [second.id, 'Bakkerij Maan'],
      [first.id, null],
    ])
    expect(rows.websites).toHaveLength(2)
    expect(rows).toMatchObject({ added: null, counts: null })
    const { counts } = await ask({ counted: true })
    expect(counts).toMatchObject({ everyone: counts.free + counts.pro + counts.expert, pro: 1 })
    expect(await ask({ counted: true, since: newest, plan: 'expert' })).toMatchObject({ counts, added: [made[1]!.id] })
    expect(await ask({ counted: true, query: made[0]!.email })).toMatchObject({
      counts: { everyone: 1, free: 1 },
      added: null,
    })
    expect((await ask({ since: newest })).added.sort()).toEqual(made.map(({ id }) => id).sort())
    expect((await ask({ since: newest, plan: 'expert' })).added).toEqual([made[1]!.id])
    expect((await ask({ since: newest, query: made[0]!.email })).added).toEqual([made[0]!.id])
    expect((await ask({ since: newest, status: 'deleted' })).added).toEqual([])
    for (const wrong of [{ ids: ['x'] }, { ids: Array(201).fill(gone) }, { since: 'gisteren' }]) {
      expect(await program.call(ROWS, wrong, program.adminToken)).toMatchObject({ status: 400 })
    }
  })

  async function newestNow() {
    const { rows } = await db().asJobs((tx) =>
      tx.execute<{ at: Date | string }>(sql`select max(created_at) as at from accounts`),
    )
    return { newest: new Date(rows[0]!.at).toISOString() }
  }
})
