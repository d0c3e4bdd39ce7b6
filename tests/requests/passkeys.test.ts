/** Passkeys: adding and removing them, signing in with one, and what they are worth for an admin. */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { passkeyChallenge } from '#features/accounts/passkey-sign-in.server.ts'
import { readSession } from '#features/accounts/session.server.ts'
import { signInWithPasskey } from '#features/accounts/sign-in.server.ts'
import { lockUser } from '#features/admin/account-status.server.ts'
import {
  addPasskey,
  listPasskeys,
  newPasskeyChallenge,
  removePasskey,
  renamePasskey,
} from '#features/security/passkeys.server.ts'
import { removeFactorOf } from '#features/security/second-factor.server.ts'
import { takeSecondLook } from '#features/security/second-look.server.ts'
import { eachDatabase } from '../support/database.ts'
import { failureOf } from '../support/failure.ts'
import { PasskeyDevice } from '../support/passkey-device.ts'
import { ADMIN, type Program, signedIn, startProgram } from '../support/program.ts'
import { BASE_URL } from '../support/services.ts'

eachDatabase('a passkey', (db) => {
  let program: Program
  beforeAll(async () => {
    program = await startProgram(db())
  })
  afterAll(() => program.close())

  const cookies = (headers: Headers) =>
    headers
      .getSetCookie()
      .map((cookie) => cookie.split(';', 1)[0])
      .join('; ')

  /** A signed-in person who confirmed. */
  async function confirmed(who: { password: string; token: string }) {
    const asking = async (more: Record<string, string> = {}) => ({
      session: await program.sessionOf(who.token),
      from: { clientAddress: '10.0.0.3', cookies: null },
      headers: new Headers({ authorization: `Bearer ${who.token}`, ...more }),
    })
    await takeSecondLook(program.services, await asking(), { current: who.password })
    return asking
  }
  type Asking = Awaited<ReturnType<typeof confirmed>>

  async function add(asking: Asking, device = new PasskeyDevice(BASE_URL)) {
    const { options, headers } = await newPasskeyChallenge(program.services, await asking())
    const input = { name: 'Telefoon', passkey: device.create(options) }
    await addPasskey(program.services, await asking({ cookie: cookies(headers) }), input)
    return device
  }

  async function enter(device: PasskeyDevice) {
    const { options, headers } = await passkeyChallenge(program.services, '10.0.0.3')
    const from = { clientAddress: '10.0.0.3', cookies: cookies(headers) }
    const answer = device.get(options)
    const again = () => signInWithPasskey(program.services, from, answer)
    const entered = await again()
    const { session } = await readSession(program.services, new Headers({ cookie: cookies(entered) }))
    return { session: session!, again }
  }

  const acts = async (id: string) =>
    (
      await db().asJobs((tx) =>
        tx.execute<{ act: string }>(
          sql`select act from audit_log where subject_id = ${id} and act <> 'account-created' order by at, sequence`,
        ),
      )
    ).rows.map(({ act }) => act)

  test('is added after a second look, signs in without a password and once an answer, and ends when it is removed', async () => {
    const owner = await signedIn(program)
    const open = {
      session: await program.sessionOf(owner.token),
      from: { clientAddress: '10.0.0.3', cookies: null },
      headers: new Headers({ authorization: `Bearer ${owner.token}` }),
    }
    const refused = async (answer: Promise<unknown>) => (await failureOf(answer)).code
    expect(await refused(newPasskeyChallenge(program.services, open))).toBe('second-look-required')
    expect(await refused(addPasskey(program.services, open, {}))).toBe('second-look-required')

    const asking = await confirmed(owner)
    const device = await add(asking)
    const { session, again } = await enter(device)
    expect(session).toMatchObject({ userId: owner.id, confirmedAt: null })
    expect(await refused(again())).toBe('passkey-refused')

    const [own] = await listPasskeys(program.services, session)
    expect(own).toMatchObject({ name: 'Telefoon' })
    await renamePasskey(program.services, session, own!.id, { name: 'Werktelefoon' })
    const neighbour = await signedIn(program)
    const other = (await (await confirmed(neighbour))()).session
    await renamePasskey(program.services, other, own!.id, { name: 'Van mij' })
    await removePasskey(program.services, other, own!.id)
    expect(await listPasskeys(program.services, session)).toMatchObject([{ name: 'Werktelefoon' }])

    expect(await refused(removePasskey(program.services, session, own!.id))).toBe('second-look-required')
    await removePasskey(program.services, (await asking()).session, own!.id)
    expect(await refused(enter(device))).toBe('passkey-refused')
    expect(await acts(owner.id)).toEqual(['signed-in', 'passkey-added', 'signed-in', 'passkey-removed'])
  })

  test('of a device that did not ask who holds it, of another site, or made up, is refused', async () => {
    const owner = await signedIn(program)
    const asking = await confirmed(owner)
    const code = async (device: PasskeyDevice) => (await failureOf(add(asking, device))).code
    expect(await code(new PasskeyDevice(BASE_URL, { asks: false }))).toBe('passkey-not-added')
    expect(await code(new PasskeyDevice('https://elders.example'))).toBe('passkey-not-added')
    for (const passkey of ['', 'geen json', '{}', '{"id":"x"}', '[]', 'x'.repeat(30_000)]) {
      const { headers } = await newPasskeyChallenge(program.services, await asking())
      const made = addPasskey(program.services, await asking({ cookie: cookies(headers) }), { name: 'Nep', passkey })
      expect((await failureOf(made)).code, passkey.slice(0, 20)).toBe('passkey-not-added')
      const from = { clientAddress: '10.0.0.3', cookies: cookies(headers) }
      expect((await failureOf(signInWithPasskey(program.services, from, passkey))).code).toBe('passkey-refused')
    }
    const device = await add(asking)
    const { options, headers } = await passkeyChallenge(program.services, '10.0.0.3')
    const forged = JSON.parse(new PasskeyDevice(BASE_URL).get(options))
    Object.assign(forged, { id: device.id.toString('base64url'), rawId: device.id.toString('base64url') })
    const from = { clientAddress: '10.0.0.3', cookies: cookies(headers) }
    expect((await failureOf(signInWithPasskey(program.services, from, JSON.stringify(forged)))).code).toBe(
      'passkey-refused',
    )
    expect(await listPasskeys(program.services, (await asking()).session)).toHaveLength(1)
  })

  test('is one of at most twenty: another one is refused, and not kept', async () => {
    const owner = await signedIn(program)
    const asking = await confirmed(owner)
    await db().auth.execute(sql`
      insert into auth.passkey (user_id, name, public_key, credential_id, counter, device_type, backed_up)
      select ${owner.id}, 'Oud', 'x', ${owner.id}::text || n, 0, 'multiDevice', false from generate_series(1, 19) n`)
    const twentieth = await add(asking)
    const oneMore = new PasskeyDevice(BASE_URL)
    expect((await failureOf(add(asking, oneMore))).code).toBe('passkey-limit-reached')
    expect(await listPasskeys(program.services, (await asking()).session)).toHaveLength(20)
    expect((await failureOf(enter(oneMore))).code).toBe('passkey-refused')
    expect((await enter(twentieth)).session).toMatchObject({ userId: owner.id })
    expect((await acts(owner.id)).filter((act) => act === 'passkey-added')).toHaveLength(1)
  })

  test('opens nothing while the account is locked by an admin', async () => {
    const owner = await signedIn(program)
    const device = await add(await confirmed(owner))
    await lockUser(program.services, await program.sessionOf(program.adminToken), owner.id)
    expect((await failureOf(enter(device))).code).toBe('account-suspended')
  })

  test('is the second factor that an admin must have, where it was used, and ends with the operator’s command', async () => {
    const { services } = program
    services.adminRequireMfa = true
    const withPassword = async () => ({ ...ADMIN, token: await program.tokenFor(ADMIN) })
    const admin = await withPassword()
    expect(await program.sessionOf(admin.token)).toMatchObject({ role: 'user', mustAddFactor: true })
    const device = await add(await confirmed(admin))
    expect(await program.sessionOf(admin.token)).toMatchObject({ role: 'admin', mustAddFactor: false })
    expect((await enter(device)).session).toMatchObject({ role: 'admin', mustAddFactor: false })
    // A password alone is one factor, whatever the account has.
    expect(await program.sessionOf((await withPassword()).token)).toMatchObject({ role: 'user', mustAddFactor: true })

    const asking = await confirmed(admin)
    const [own] = await listPasskeys(services, (await asking()).session)
    await removePasskey(services, (await asking()).session, own!.id)
    expect(await program.sessionOf(admin.token)).toMatchObject({ role: 'user', mustAddFactor: true })

    const another = await add(asking)
    expect(await removeFactorOf(services, ADMIN.email)).toBe(true)
    expect((await failureOf(enter(another))).code).toBe('passkey-refused')
    await expect(program.sessionOf(admin.token)).rejects.toThrow()
  })
})
