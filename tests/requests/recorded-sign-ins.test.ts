/** What better-auth writes stands or falls with its row in the audit log: they share one transaction. */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { passkeyChallenge } from '#features/accounts/passkey-sign-in.server.ts'
import { requestReset, resetPassword } from '#features/accounts/password-reset.server.ts'
import { signInWithPasskey, signOut } from '#features/accounts/sign-in.server.ts'
import { addPasskey, listPasskeys, newPasskeyChallenge, removePasskey } from '#features/security/passkeys.server.ts'
import { newRecoveryCodes, startFactor, turnOffFactor, turnOnFactor } from '#features/security/second-factor.server.ts'
import { takeSecondLook } from '#features/security/second-look.server.ts'
import { authenticatorOf } from '../support/authenticator.ts'
import { asOwner, eachDatabase } from '../support/database.ts'
import { PasskeyDevice } from '../support/passkey-device.ts'
import { type Program, signedIn, startProgram } from '../support/program.ts'
import { BASE_URL } from '../support/services.ts'

const ADDRESS = '203.0.113.9'

eachDatabase('an act of signing in', (db) => {
  let program: Program
  beforeAll(async () => {
    program = await startProgram(db())
  })
  afterAll(() => program.close())

  const count = async (query: ReturnType<typeof sql>) =>
    (await db().auth.execute<{ n: number }>(sql`select count(*)::int as n from ${query}`)).rows[0]!.n
  const sessionsOf = (id: string) => count(sql`auth.session where user_id = ${id}`)
  const acts = async (id: string) =>
    (
      await db().asJobs((tx) =>
        tx.execute<{ act: string }>(sql`select act from audit_log where subject_id = ${id} order by at, sequence`),
      )
    ).rows.map(({ act }) => act)

  /** Fails without a trace while the log does not take `act`; afterwards it is done and recorded, once. */
  async function sharesFate<T>(
    id: string,
    act: string,
    traces: () => Promise<unknown>,
    run: () => Promise<T>,
  ): Promise<T> {
    const before = { traces: await traces(), acts: await acts(id) }
    await asOwner(db(), sql.raw(`alter table audit_log add constraint log_is_full check (act <> '${act}') not valid`))
    try {
      await expect(run()).rejects.toThrow()
    } finally {
      await asOwner(db(), sql`alter table audit_log drop constraint log_is_full`)
    }
    expect({ traces: await traces(), acts: await acts(id) }).toEqual(before)
    const done = await run()
    expect(await traces()).not.toEqual(before.traces)
    expect(await acts(id)).toEqual([...before.acts, act])
    return done
  }

  const cookies = (headers: Headers) =>
    headers
      .getSetCookie()
      .map((cookie) => cookie.split(';', 1)[0])
      .join('; ')
  const asking = async (token: string, more: Record<string, string> = {}) => ({
    session: await program.sessionOf(token),
    from: { clientAddress: ADDRESS, cookies: null },
    headers: new Headers({ authorization: `Bearer ${token}`, ...more }),
  })

  test('by password, and of choosing a password by the mailed link', async () => {
    const { services } = program
    const customer = await program.newCustomer()
    const { id, email } = customer
    await sharesFate(
      id,
      'signed-in',
      () => sessionsOf(id),
      () => program.tokenFor(customer),
    )
    const password = 'een-ander-geheim'
    const stored = () => count(sql`auth.account where user_id = ${id} and updated_at > created_at`)
    await sharesFate(id, 'password-reset', stored, async () => {
      await requestReset(services, ADDRESS, { email })
      const mail = await program.mail.waitFor(({ to, text }) => to[0] === email && text.includes('/reset-password'))
      const token = /\/reset-password\?token=([\w-]+)/.exec(mail.text)![1]!
      program.mail.mails.splice(0)
      await resetPassword(services, ADDRESS, { token, password, confirm: password })
    })
    await program.tokenFor({ email, password })
  })

  test('of signing out, once', async () => {
    const { services } = program
    const { id, token } = await signedIn(program)
    const [session, headers] = [await program.sessionOf(token), new Headers({ authorization: `Bearer ${token}` })]
    await sharesFate(
      id,
      'signed-out',
      () => sessionsOf(id),
      () => signOut(services, session, headers),
    )
    const before = await acts(id)
    await signOut(services, session, headers)
    expect(await acts(id)).toEqual(before)
  })

  test('with an authenticator app: turned on, new recovery codes, signed in by password and code, turned off', async () => {
    const { services } = program
    const { id, email, password, token } = await signedIn(program)
    const { uri, recoveryCodes } = await startFactor(services, await asking(token), { current: password })
    const app = authenticatorOf(uri, recoveryCodes)
    const isOn = () => count(sql`auth."user" where id = ${id} and two_factor_enabled`)
    const later = [0, 1] as const
    let time = 0
    await sharesFate(id, 'second-step-on', isOn, async () =>
      turnOnFactor(services, await asking(token), { code: await app.code(later[time++]) }),
    )
    // The session was renewed; a recovery code opens the next, and the password alone opens and records none.
    await expect(program.tokenFor({ email, password })).rejects.toThrow('second-factor-required')
    let next = 0
    const again = await sharesFate(
      id,
      'signed-in-by-recovery-code',
      () => sessionsOf(id),
      () => program.tokenFor({ email, password, code: recoveryCodes[next++]! }),
    )
    const codes = async () =>
      (await db().auth.execute(sql`select backup_codes from auth.two_factor where user_id = ${id}`)).rows
    await sharesFate(id, 'recovery-codes-made', codes, async () =>
      newRecoveryCodes(services, await asking(again), { current: password }),
    )
    await sharesFate(id, 'second-step-off', isOn, async () =>
      turnOffFactor(services, await asking(again), { current: password }),
    )
  })

  test('by password and the code of an authenticator app, and a code opens nothing twice', async () => {
    const { id, email, password, token } = await signedIn(program)
    const { uri, recoveryCodes } = await startFactor(program.services, await asking(token), { current: password })
    const app = authenticatorOf(uri, recoveryCodes)
    await turnOnFactor(program.services, await asking(token), { code: await app.code() })
    const before = await acts(id)
    const code = await app.code(1)
    await program.tokenFor({ email, password, code })
    expect(await acts(id)).toEqual([...before, 'signed-in'])
    await expect(program.tokenFor({ email, password, code })).rejects.toThrow()
    expect((await acts(id)).filter((act) => act === 'signed-in')).toHaveLength(2)
  })

  test('with a passkey: added, signed in, removed', async () => {
    const { services } = program
    const { id, password, token } = await signedIn(program)
    await takeSecondLook(services, await asking(token), { current: password })
    const own = async () => (await listPasskeys(services, await program.sessionOf(token))).length
    const device = await sharesFate(id, 'passkey-added', own, async () => {
      const { options, headers } = await newPasskeyChallenge(services, await asking(token))
      const made = new PasskeyDevice(BASE_URL)
      const input = { name: 'Telefoon', passkey: made.create(options) }
      await addPasskey(services, await asking(token, { cookie: cookies(headers) }), input)
      return made
    })
    await sharesFate(
      id,
      'signed-in',
      () => sessionsOf(id),
      async () => {
        const { options, headers } = await passkeyChallenge(services, ADDRESS)
        return signInWithPasskey(services, { clientAddress: ADDRESS, cookies: cookies(headers) }, device.get(options))
      },
    )
    await sharesFate(id, 'passkey-removed', own, async () => {
      const session = await program.sessionOf(token)
      const [passkey] = await listPasskeys(services, session)
      await removePasskey(services, session, passkey!.id)
    })
  })
})
