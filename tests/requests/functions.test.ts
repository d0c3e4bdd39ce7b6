import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deleteUser, lockUser, restoreUser } from '#features/admin/account-status.server.ts'
import { publishProfile } from '#features/publishing/publish.server.ts'
import { eachDatabase } from '#tests/support/database.ts'
import { ADMIN, type Program, startProgram } from '#tests/support/program.ts'
import { BASE_URL } from '#tests/support/services.ts'
import { primaryOf } from '#tests/support/session.ts'

eachDatabase('functions', (db) => {
  let program: Program
  let adminToken: string
  const call: Program['call'] = (...request) => program.call(...request)
  const get: Program['get'] = (...request) => program.get(...request)
  const newCustomer: Program['newCustomer'] = (also) => program.newCustomer(also)
  const tokenFor: Program['tokenFor'] = (credentials) => program.tokenFor(credentials)
  beforeAll(async () => {
    program = await startProgram(db())
    adminToken = program.adminToken
  })
  afterAll(() => program.close())

  describe('admin-create-user', () => {
    it('creates an account that can sign in, with the requested role and plan', async () => {
      const customer = await newCustomer({ plan_type: 'expert', role: 'admin' })
      const token = await tokenFor(customer)
      const { body } = await get(`admin-get-users?query=${customer.email}`, token)
      expect(body.users).toEqual([
        {
          id: customer.id,
          email: customer.email,
          display_name: null,
          company_name: null,
          domain_name: null,
          domain_id: expect.any(String),
          url: null,
          plan_type: 'expert',
          subscription_status: 'active',
          subscription_end: null,
          reports_count: 0,
          status: 'active',
          role: 'admin',
          created_at: expect.any(String),
          last_sign_in_at: expect.any(String),
          deleted_at: null,
          profile_slug: null,
        },
      ])
    })

    it('creates a free user by default', async () => {
      const { email } = await newCustomer()
      const { body } = await get(`admin-get-users?query=${email}`, adminToken)
      expect(body.users).toMatchObject([{ plan_type: 'free', role: 'user', last_sign_in_at: null }])
    })

    it('reports errors in Dutch, field by field', async () => {
      expect(await call('admin-create-user', { email: '' }, adminToken)).toMatchObject({
        status: 400,
        body: { code: 'invalid-input', fields: { email: 'Vul alle velden in', password: 'Vul alle velden in' } },
      })
      const input = { email: 'wie@voorbeeld.nl', password: 'kort', role: 'baas', plan_type: 'goud' }
      expect(await call('admin-create-user', input, adminToken)).toMatchObject({
        status: 400,
        body: {
          fields: {
            password: 'Wachtwoord moet minimaal 6 tekens zijn',
            role: 'Kies de rol user of admin.',
            plan_type: 'Kies free, pro of expert.',
          },
        },
      })
    })

    it('refuses an address that has an account, also in capitals', async () => {
      const { email } = await newCustomer()
      expect(
        await call('admin-create-user', { email: email.toUpperCase(), password: 'geheim1' }, adminToken),
      ).toMatchObject({
        status: 409,
        body: { code: 'email-taken', error: 'Er bestaat al een account met dit e-mailadres.' },
      })
    })
  })

  describe('admin-get-users', () => {
    it('searches and filters', async () => {
      const marker = randomUUID().slice(0, 8)
      const made = async (name: string, plan_type: string) => {
        const { id, email } = await newCustomer({ email: `${name}-${marker}@voorbeeld.nl`, plan_type })
        return { id, email }
      }
      const free = await made('gratis', 'free')
      const pro = await made('pro', 'pro')
      await lockUser(program.services, await program.sessionOf(adminToken), pro.id)
      const found = async (filters: Record<string, string>) => {
        const { body } = await get(`admin-get-users?${new URLSearchParams({ query: marker, ...filters })}`, adminToken)
        return body.users.map(({ id }: { id: string }) => id).sort()
      }
      expect(await found({})).toEqual([free.id, pro.id].sort())
      expect(await found({ plan: 'pro' })).toEqual([pro.id])
      expect(await found({ plan: '', status: 'active', role: 'user' })).toEqual([free.id])
      expect(await found({ status: 'suspended' })).toEqual([pro.id])
      expect(await found({ status: 'deleted' })).toEqual([])
      expect(await found({ role: 'admin' })).toEqual([])
      expect(await found({ query: `%${marker}` })).toEqual([])
      expect((await get('admin-get-users?status=weg', adminToken)).body.fields).toEqual({
        status: 'Kies active, suspended of deleted.',
      })
    })
  })

  describe('a caller', () => {
    it('gets 401 without a session, and 403 without the admin role', async () => {
      const customer = await tokenFor(await newCustomer())
      expect(await get('admin-get-users')).toMatchObject({ status: 401, body: { code: 'not-signed-in' } })
      expect(await get('admin-get-users', 'geen.token')).toMatchObject({ status: 401 })
      expect(await get('admin-get-users', customer)).toMatchObject({ status: 403, body: { code: 'not-allowed' } })
      for (const name of ['admin-create-user', 'send-templated-email']) {
        expect(await call(name, {})).toMatchObject({ status: 401 })
        expect(await call(name, {}, customer)).toMatchObject({ status: 403 })
      }
      expect(await call('analyze-company', {})).toMatchObject({ status: 401 })
    })

    it('loses access when an admin locks the account, and when it signs out', async () => {
      const customer = await newCustomer({ role: 'admin' })
      const token = await tokenFor(customer)
      const session = await program.sessionOf(adminToken)
      expect((await get('admin-get-users', token)).status).toBe(200)
      await lockUser(program.services, session, customer.id)
      expect((await get('admin-get-users', token)).status).toBe(401)

      const other = await tokenFor(ADMIN)
      const headers = { authorization: `Bearer ${other}` }
      const out = await program.ask(`/api/auth/sign-out`, { method: 'POST', headers })
      expect(out.status).toBe(200)
      expect((await get('admin-get-users', other)).status).toBe(401)
    })

    it('is refused from another origin with a cookie', async () => {
      const cookie = `vindbaar.session_token=${encodeURIComponent(adminToken)}`
      expect((await get('admin-get-users', undefined, { cookie })).status).toBe(200)
      const from = (origin: string) => call('admin-create-user', {}, undefined, { cookie, origin })
      expect(await from('https://kwaad.voorbeeld')).toMatchObject({ status: 403, body: { code: 'wrong-origin' } })
      expect(await from(BASE_URL)).toMatchObject({ status: 400 })
    })

    it('finds none of better-auth’s own paths', async () => {
      for (const path of ['sign-up/email', 'sign-in/email', 'update-user', 'reset-password', 'get-session']) {
        const response = await program.ask(`/api/auth/${path}`, { method: 'POST', body: '{}' })
        expect(response.status, path).not.toBe(200)
      }
    })
  })

  it('gets the right status for a malformed request', async () => {
    expect(await call('bestaat-niet', {})).toMatchObject({ status: 404, body: { code: 'function-not-found' } })
    expect(await call('constructor', {})).toMatchObject({ status: 404 })
    expect(await call('admin-get-users', {}, adminToken)).toMatchObject({ status: 405 })
    expect(await get('admin-create-user', adminToken)).toMatchObject({ status: 405 })
    expect(await call('admin-create-user', '{"email":', adminToken)).toMatchObject({
      status: 400,
      body: { code: 'invalid-json' },
    })
    expect(await call('admin-create-user', 'null', adminToken)).toMatchObject({ status: 400 })
    expect(await call('admin-create-user', { email: 'x'.repeat(300_000) }, adminToken)).toMatchObject({ status: 413 })
  })

  it('gets a Retry-After on a rate limit', async () => {
    const email = `klant-${randomUUID()}@voorbeeld.nl`
    for (let time = 0; time < 5; time++) await signInAs(email)
    const { status, headers } = await signInAs(email)
    expect(status).toBe(429)
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(800)
  })

  function signInAs(email: string) {
    return program.ask('/api/auth/sign-in', { method: 'POST', body: JSON.stringify({ email, password: 'verkeerd' }) })
  }

  describe('get-public-profile', () => {
    it('requires an id or a slug, and answers 404 for what is not public', async () => {
      expect(await get('get-public-profile')).toMatchObject({
        status: 400,
        body: { fields: { slug: expect.any(String) } },
      })
      expect(await get(`get-public-profile?slug=${randomUUID()}`)).toMatchObject({
        status: 404,
        body: { code: 'profile-not-found', error: 'Profiel niet gevonden' },
      })
      const { id } = await newCustomer()
      expect(await get(`get-public-profile?id=${id}`)).toMatchObject({ status: 404 })
    })

    it('returns the fields of a published profile in the contract’s names, to everyone', async () => {
      const customer = await newCustomer()
      const session = await program.sessionOf(await tokenFor(customer))
      const { slug } = await publishProfile(program.services, session, await primaryOf(program.services, session), {
        companyName: 'Bakkerij Zon',
        url: 'https://voorbeeld.nl',
        locations: ['Utrecht'],
        countries: ['NL'],
        desiredInfo: 'Brood van desem',
        llmPlatforms: ['chatgpt'],
      })
      for (const key of [`slug=${slug}`, `id=${customer.id}`]) {
        expect(await get(`get-public-profile?${key}`)).toMatchObject({
          status: 200,
          body: {
            id: customer.id,
            profile_slug: slug,
            company_name: 'Bakkerij Zon',
            url: 'https://voorbeeld.nl/',
            locations: ['Utrecht'],
            countries: ['NL'],
            desired_info: 'Brood van desem',
            description: null,
            llm_platforms: ['chatgpt'],
            team: [],
          },
        })
      }
      const admin = await program.sessionOf(adminToken)
      await deleteUser(program.services, admin, customer.id)
      expect(await get(`get-public-profile?slug=${slug}`)).toMatchObject({
        status: 410,
        body: { code: 'profile-gone' },
      })
      await restoreUser(program.services, admin, customer.id)
      expect((await get(`get-public-profile?slug=${slug}`)).status).toBe(200)
    })
  })
})
