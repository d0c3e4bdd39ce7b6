/** With ADMIN_REQUIRE_MFA an admin is a customer until the second step is set up. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startFactor, turnOnFactor } from '#features/security/second-factor.server.ts'
import { authenticatorOf } from '../support/authenticator.ts'
import { eachDatabase } from '../support/database.ts'
import { ADMIN, type Program, startProgram } from '../support/program.ts'

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
