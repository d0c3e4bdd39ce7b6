/** What an admin confirms first; with ADMIN_REQUIRE_MFA an admin is a customer until the second step is set up. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { requireConfirmedAdmin } from '#features/accounts/require.ts'
import type { Failure } from '#features/failure.ts'
import { startFactor, turnOnFactor } from '#features/security/second-factor.server.ts'
import { authenticatorOf } from '../support/authenticator.ts'
import { eachDatabase } from '../support/database.ts'
import { ADMIN, type Program, signedIn, startProgram } from '../support/program.ts'

eachDatabase('what an owner cannot undo', (db) => {
  let program: Program
  beforeAll(async () => {
    program = await startProgram(db())
  })
  afterAll(() => program.close())

  test('is done by an admin who confirmed in this session, a few minutes ago', async () => {
    const { services } = program
    const confirm = (input: object, token: string) =>
      program.ask('/api/auth/confirm', {
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
        body: JSON.stringify(input),
      })
    const refusal = async (token: string, now = services.now()) => {
      try {
        requireConfirmedAdmin(await program.sessionOf(token), now)
        return null
      } catch (error) {
        return (error as Failure).code
      }
    }
    const admin = await program.tokenFor(ADMIN)
    expect(await refusal(admin)).toBe('second-look-required')
    for (const input of [{}, { current: '' }, { current: 'verkeerd' }, { code: '123456' }]) {
      expect(await confirm(input, admin)).toMatchObject({ status: 400, body: { code: 'invalid-input' } })
    }
    expect(await refusal(admin)).toBe('second-look-required')
    expect(await confirm({ current: ADMIN.password }, admin)).toMatchObject({ status: 200 })
    expect(await refusal(admin)).toBeNull()
    expect(await refusal(admin, new Date(services.now().getTime() + 11 * 60_000))).toBe('second-look-required')
    // Another session of the same admin confirms for itself.
    expect(await refusal(await program.tokenFor(ADMIN))).toBe('second-look-required')
    const customer = await signedIn(program)
    expect(await confirm({ current: customer.password }, customer.token)).toMatchObject({ status: 200 })
    expect(await refusal(customer.token)).toBe('not-allowed')
  })
})

eachDatabase('an admin who must have a second step', (db) => {
  let program: Program
  beforeAll(async () => {
    program = await startProgram(db())
  })
  afterAll(() => program.close())

  test('does nothing as an admin before it is set up, and everything after', async () => {
    const { services } = program
    expect((await program.get('admin-get-users', program.adminToken)).status).toBe(200)
    services.adminRequireMfa = true
    const token = await program.tokenFor(ADMIN)
    expect(await program.get('admin-get-users', token)).toMatchObject({
      status: 403,
      body: { code: 'second-factor-missing' },
    })
    const headers = new Headers({ authorization: `Bearer ${token}` })
    const asking = {
      session: await program.sessionOf(token),
      from: { clientAddress: '10.1.2.3', cookies: null },
      headers,
    }
    expect(asking.session).toMatchObject({ role: 'user', mustAddFactor: true })
    const { uri, recoveryCodes } = await startFactor(services, asking, { current: ADMIN.password })
    const app = authenticatorOf(uri, recoveryCodes)
    // A secret that no code has proven yet asks nothing at sign-in.
    expect((await program.get('admin-get-users', await program.tokenFor(ADMIN))).status).toBe(403)
    await turnOnFactor(services, asking, { code: await app.code() })
    const again = { ...ADMIN, code: await app.code(1) }
    expect((await program.get('admin-get-users', await program.tokenFor(again))).status).toBe(200)
  })
})
