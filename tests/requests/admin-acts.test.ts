/** What an admin does to an account, in whole requests: who may, what comes of it, and that twice the same is once. */
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { asOwner, eachDatabase } from '../support/database.ts'
import { ADMIN, type Program, signedIn, startProgram } from '../support/program.ts'

const NOBODY = '00000000-0000-4000-8000-000000000000'

eachDatabase('what an admin does to an account', (db) => {
  let program: Program
  let customer: Awaited<ReturnType<typeof signedIn>>
  let domain: string
  beforeAll(async () => {
    program = await startProgram(db())
    await asOwner(db(), sql`update auth.session set confirmed_at = now()`)
  })
  afterAll(() => program.close())
  beforeEach(async () => {
    customer = await signedIn(program)
    domain = (await rowsOf('domains', 'user_id', customer.id))[0]!.id as string
  })
  const call = (name: string, input: object) => program.call(name, input, program.adminToken)
  const rowsOf = async (table: string, column: string, id: string) =>
    (
      await db().asJobs((tx) =>
        tx.execute<Record<string, unknown>>(sql.raw(`select * from ${table} where ${column} = '${id}' order by ctid`)),
      )
    ).rows
  const actsOn = async (id: string) => (await rowsOf('audit_log', 'subject_id', id)).map(({ act }) => act)
  const still = async (token: string) => (await program.get('get-comparison-usage', token)).status
  const mailsTo = async (address: string) => {
    await program.mailsSent()
    return program.mail.mails.filter(({ to }) => to.includes(address))
  }

  const everyAct = () => ({
    'admin-reset-password': { userId: customer.id, methode: 'link' },
    'admin-change-plan': { userId: customer.id, plan: 'pro' },
    'admin-change-domain-plan': { user_id: customer.id, domain_id: domain, plan_type: 'pro' },
    'admin-delete-user': { userId: customer.id, restore: false },
  })

  test('is refused to everyone else, for wrong input and for unknown accounts, and then changes nothing', async () => {
    for (const [name, input] of Object.entries(everyAct())) {
      expect(await program.call(name, input), name).toMatchObject({ status: 401 })
      expect(await program.call(name, input, customer.token), name).toMatchObject({ status: 403 })
      const id = 'userId' in input ? 'userId' : 'user_id'
      const wrong = await call(name, { ...input, [id]: 'iemand' })
      expect(wrong, name).toMatchObject({ status: 400, body: { fields: { [id]: expect.any(String) } } })
      expect((await call(name, {})).body.fields, name).toHaveProperty(id)
      expect(await call(name, { ...input, [id]: NOBODY }), name).toMatchObject({ status: 404 })
    }
    const elsewhere = await signedIn(program)
    const other = { user_id: elsewhere.id, domain_id: domain, plan_type: 'pro' }
    expect(await call('admin-change-domain-plan', other)).toMatchObject({
      status: 404,
      body: { code: 'website-not-found', error: 'Deze website is niet van deze klant.' },
    })
    expect(await call('admin-change-plan', { userId: customer.id, plan: 'goud' })).toMatchObject({ status: 400 })
    expect(await actsOn(customer.id)).toEqual(['account-created', 'signed-in'])
    expect(await still(customer.token)).toBe(200)
  })

  describe('a new password', () => {
    test('asks the admin to confirm first', async () => {
      const token = await program.tokenFor(ADMIN)
      const input = { userId: customer.id, methode: 'temp' }
      expect(await program.call('admin-reset-password', input, token)).toMatchObject({
        status: 403,
        body: { code: 'second-look-required' },
      })
      expect(await still(customer.token)).toBe(200)
    })

    test('is a link by mail, once a minute, or a temporary one that is mailed on request; both end the sessions', async () => {
      const link = { userId: customer.id, methode: 'link', redirectTo: 'http://localhost:3000/reset-password' }
      const first = await call('admin-reset-password', link)
      expect(first).toMatchObject({ status: 200, body: { ok: true } })
      expect(first.body).not.toHaveProperty('tempPassword')
      expect((await call('admin-reset-password', link)).status).toBe(200)
      expect(await mailsTo(customer.email)).toHaveLength(1)
      expect(await still(customer.token)).toBe(401)
      expect((await actsOn(customer.id)).filter((act) => act === 'reset-link-sent')).toHaveLength(1)
      expect(
        await call('admin-reset-password', { ...link, redirectTo: 'https://elders.nl/reset-password' }),
      ).toMatchObject({ status: 400, body: { fields: { redirectTo: expect.any(String) } } })

      const token = await program.tokenFor(customer)
      const temp = { userId: customer.id, methode: 'temp', email_opt_in: false }
      const { tempPassword } = (await call('admin-reset-password', temp)).body
      expect(await still(token)).toBe(401)
      await expect(program.tokenFor(customer)).rejects.toThrow('401')
      const entered = await program.tokenFor({ email: customer.email, password: tempPassword })
      expect(await program.get('get-comparison-usage', entered)).toMatchObject({
        body: { code: 'password-change-required' },
      })
      expect(await mailsTo(customer.email)).toHaveLength(1)
      const mailed = (await call('admin-reset-password', { ...temp, email_opt_in: true })).body.tempPassword
      expect((await mailsTo(customer.email)).at(-1)!.text).toContain(mailed)
    })

    test('is for accounts that are open', async () => {
      const input = { userId: customer.id, methode: 'link' }
      await call('admin-delete-user', { userId: customer.id })
      expect(await call('admin-reset-password', input)).toMatchObject({ status: 409, body: { code: 'account-closed' } })
    })
  })

  describe('a plan', () => {
    const subscription = async () => (await rowsOf('user_subscriptions', 'user_id', customer.id))[0]!
    const change = (input: object) => call('admin-change-plan', { userId: customer.id, ...input })

    test('is in force at once and until the end of its last day in Amsterdam, and the same again changes nothing', async () => {
      expect(await change({ plan: 'pro' })).toMatchObject({ status: 200, body: { changed: true } })
      expect(await change({ plan: 'pro' })).toMatchObject({ status: 200, body: { changed: false } })
      expect(await change({ plan: 'pro', last_day: '2099-07-31' })).toMatchObject({ body: { changed: true } })
      const until = new Date('2099-07-31T22:00:00Z')
      expect(new Date(String((await subscription()).current_period_end))).toEqual(until)
      expect(await change({ plan: 'expert' })).toMatchObject({ body: { changed: true } })
      expect(await subscription()).toMatchObject({
        plan_type: 'expert',
        current_period_end: expect.anything(),
      })
      expect(await change({ plan: 'expert', last_day: '' })).toMatchObject({ body: { changed: true } })
      expect(await subscription()).toMatchObject({ plan_type: 'expert', current_period_end: null })
      const plans = (await actsOn(customer.id)).filter((act) => act === 'plan-changed')
      expect(plans).toHaveLength(4)
      // A plan that ended is renewed by choosing it again.
      await asOwner(
        db(),
        sql`update user_subscriptions set current_period_end = now() - interval '1 day' where user_id = ${customer.id}`,
      )
      expect(await change({ plan: 'expert' })).toMatchObject({ body: { changed: true } })
      expect((await subscription()).current_period_end).toBeNull()
    })

    test('ends today or later, and Gratis never', async () => {
      for (const input of [
        { plan: 'pro', last_day: '2020-01-01' },
        { plan: 'pro', last_day: 'morgen' },
        { plan: 'pro', last_day: '2099-02-30' },
        { plan: 'free', last_day: '2099-01-01' },
      ]) {
        expect(await change(input)).toMatchObject({ status: 400, body: { fields: { last_day: expect.any(String) } } })
      }
      expect(await subscription()).toMatchObject({ plan_type: 'free' })
    })

    test('can be that of one website, which otherwise follows its account', async () => {
      const input = { user_id: customer.id, domain_id: domain, plan_type: 'pro' as string | null }
      expect(await call('admin-change-domain-plan', input)).toMatchObject({ body: { changed: true } })
      expect(await call('admin-change-domain-plan', input)).toMatchObject({ body: { changed: false } })
      expect((await rowsOf('domains', 'id', domain))[0]).toMatchObject({ plan_type: 'pro' })
      expect(await call('admin-change-domain-plan', { ...input, plan_type: null })).toMatchObject({
        body: { changed: true },
      })
      expect((await rowsOf('domains', 'id', domain))[0]).toMatchObject({ plan_type: null })
    })

    test('of one website has a last day of its own, today or later, and not without a plan that ends', async () => {
      const ofWebsite = { user_id: customer.id, domain_id: domain }
      const input = { ...ofWebsite, plan_type: 'pro', last_day: '2099-07-31' }
      for (const changed of [true, false])
        expect(await call('admin-change-domain-plan', input)).toMatchObject({ body: { changed } })
      const end = async () => (await rowsOf('domains', 'id', domain))[0]!.plan_ends_at
      expect(new Date(String(await end()))).toEqual(new Date('2099-07-31T22:00:00Z'))
      for (const wrong of [
        { plan_type: 'pro', last_day: '2020-01-01' },
        { plan_type: 'pro', last_day: '2099-02-30' },
        { plan_type: 'free', last_day: '2099-01-01' },
        { plan_type: null, last_day: '2099-01-01' },
      ]) {
        expect(await call('admin-change-domain-plan', { ...ofWebsite, ...wrong })).toMatchObject({
          ...{ status: 400, body: { fields: { last_day: expect.any(String) } } },
        })
      }
      expect(await call('admin-change-domain-plan', { ...ofWebsite, plan_type: 'expert' })).toMatchObject({
        body: { changed: true },
      })
      expect(await end()).not.toBeNull()
      expect(await call('admin-change-domain-plan', { ...ofWebsite, plan_type: null })).toMatchObject({
        body: { changed: true },
      })
      expect(await end()).toBeNull()
    })

    test('is not changed while the account is deleted', async () => {
      await call('admin-delete-user', { userId: customer.id })
      expect(await change({ plan: 'pro' })).toMatchObject({ status: 409 })
    })
  })

  describe('deletion', () => {
    test('ends the sessions, keeps everything, and is undone whole; twice is once', async () => {
      const input = { userId: customer.id, restore: false }
      for (let i = 0; i < 2; i++) expect(await call('admin-delete-user', input)).toMatchObject({ status: 200 })
      expect(await still(customer.token)).toBe(401)
      for (const [table, column] of [
        ['accounts', 'user_id'],
        ['user_roles', 'user_id'],
        ['user_subscriptions', 'user_id'],
        ['domains', 'user_id'],
        ['profiles', 'id'],
      ] as const) {
        expect((await rowsOf(table, column, customer.id))[0]!.deleted_at, table).not.toBeNull()
      }
      for (let i = 0; i < 2; i++) {
        expect(await call('admin-delete-user', { ...input, restore: true })).toMatchObject({
          status: 200,
          body: { live_elsewhere: [] },
        })
      }
      expect((await rowsOf('profiles', 'id', customer.id))[0]).toMatchObject({ deleted_at: null, status: 'active' })
      await program.tokenFor(customer)
      expect((await actsOn(customer.id)).filter((act) => String(act).startsWith('account-'))).toEqual([
        'account-created',
        'account-deleted',
        'account-restored',
      ])
    })

    test('is refused for the admin itself', async () => {
      const { userId } = await program.sessionOf(program.adminToken)
      expect(await call('admin-delete-user', { userId })).toMatchObject({ status: 409, body: { code: 'own-account' } })
    })

    test('by two admins of each other leaves one of them', async () => {
      const both = await Promise.all(
        ['een', 'twee'].map(async (name) => {
          const made = await program.newCustomer({ email: `${name}-${randomUUID()}@voorbeeld.nl`, role: 'admin' })
          return { ...made, token: await program.tokenFor(made) }
        }),
      )
      const answers = await Promise.all(
        both.map(({ token }, i) => program.call('admin-delete-user', { userId: both[1 - i]!.id }, token)),
      )
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    })
  })

  test('a new account is told by mail with a link to choose a password, unless the admin does not want that', async () => {
    const told = { email: `nieuw-${randomUUID()}@voorbeeld.nl`, password: 'geheim1' }
    const untold = { email: `stil-${randomUUID()}@voorbeeld.nl`, password: 'geheim1', email_opt_in: false }
    expect((await call('admin-create-user', told)).status).toBe(200)
    expect((await call('admin-create-user', untold)).status).toBe(200)
    const [mail] = await mailsTo(told.email)
    expect(mail!.subject).toBe('Je account staat klaar')
    expect(mail!.text).toContain('/reset-password?token=')
    expect(await mailsTo(untold.email)).toEqual([])
  })
})
