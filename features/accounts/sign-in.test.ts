import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { accounts } from '#db/schema/accounts.ts'
import { session as authSession } from '#db/schema/auth.ts'
import { eachDatabase } from '#tests/support/database.ts'
import { startServices, type TestServices } from '#tests/support/services.ts'
import { deleteUser, lockUser, restoreUser, unlockUser } from '../admin/account-status.server.ts'
import { ensureFirstAdmin } from '../admin/first-admin.server.ts'
import type { FailureCode } from '../failure.ts'
import { createAccount } from './create-account.server.ts'
import { isResetTokenValid, requestReset, resetPassword } from './password-reset.server.ts'
import { takeRateLimit, visitorOf } from './rate-limits.server.ts'
import { readSession } from './session.server.ts'
import type { Session } from './session.ts'
import { changePassword, signIn, signInAdmin, signInForToken, signOut } from './sign-in.server.ts'

const PASSWORD = 'geheim1'

eachDatabase('signing in', (db) => {
  let test: TestServices
  let admin: Session
  beforeAll(async () => {
    test = await startServices(db())
    await ensureFirstAdmin(test.services, { email: 'Beheer@voorbeeld.nl', password: PASSWORD })
    admin = (await signInForToken(test.services, '192.0.2.1', { email: 'beheer@voorbeeld.nl', password: PASSWORD }))
      .session
  })
  afterAll(() => test.close())

  // Each from an address of its own, so that only the rule at hand counts.
  const address = () => `2001:db8:${randomUUID().slice(0, 4)}:${randomUUID().slice(0, 4)}::1`
  const newEmail = () => `klant-${randomUUID()}@voorbeeld.nl`
  const enter = (email: string, password = PASSWORD) => signIn(test.services, address(), { email, password })
  const cookieOf = (headers: Headers) => headers.getSetCookie()[0]!.split(';')[0]!
  const sessionOf = async (cookie: string) => (await readSession(test.services, new Headers({ cookie }))).session
  const fails = (code: FailureCode) => expect.objectContaining({ code })

  async function newAccount() {
    const email = newEmail()
    return { email, id: await createAccount(test.services, { email, password: PASSWORD }) }
  }

  async function failTenTimes(email: string) {
    for (let time = 0; time < 10; time++) {
      await expect(enter(email, 'verkeerd')).rejects.toEqual(fails('invalid-credentials'))
    }
  }

  async function resetTokenFor(email: string, subject: string): Promise<string> {
    const mail = await test.mail.waitFor(({ to, subject: found }) => to[0] === email && found === subject)
    return /\/reset-password\?token=([\w-]+)/.exec(mail.text)![1]!
  }

  it('gives a cookie that only the browser can use, and a session behind it', async () => {
    const { email, id } = await newAccount()
    const headers = await signIn(test.services, address(), { email: ` ${email.toUpperCase()} `, password: PASSWORD })
    expect(headers.getSetCookie()).toEqual([expect.stringMatching(/; Path=\/; HttpOnly; SameSite=Lax$/)])
    const session = await sessionOf(cookieOf(headers))
    expect(session).toMatchObject({ userId: id, email, role: 'user', mustChangePassword: false })
  })

  it('refuses a wrong password and an unknown address with the same answer', async () => {
    const { email } = await newAccount()
    await expect(enter(email, 'verkeerd')).rejects.toEqual(fails('invalid-credentials'))
    await expect(enter(newEmail())).rejects.toEqual(fails('invalid-credentials'))
  })

  it('asks for what is missing, field by field', async () => {
    const attempt = (input: object) => signIn(test.services, address(), input)
    await expect(attempt({})).rejects.toMatchObject({
      code: 'invalid-input',
      fields: { email: 'Vul een email adres in', password: 'Vul je wachtwoord in.' },
    })
    await expect(attempt({ email: 'geen adres', password: '12345' })).rejects.toMatchObject({
      fields: { email: 'Vul een geldig email adres in.', password: 'Wachtwoord moet minimaal 6 tekens zijn' },
    })
    await expect(signInAdmin(test.services, address(), { email: '', password: '' })).rejects.toMatchObject({
      fields: { email: 'Vul alle velden in', password: 'Vul alle velden in' },
    })
  })

  it('ends with signing out, on the server too', async () => {
    const { email } = await newAccount()
    const cookie = cookieOf(await enter(email))
    const headers = await signOut(test.services, new Headers({ cookie }))
    expect(headers.getSetCookie()[0]).toMatch(/Max-Age=0/)
    expect(await sessionOf(cookie)).toBeNull()
  })

  it('is prolonged once a day, in the cookie too, and ends when it was not used for a month', async () => {
    const { email, id } = await newAccount()
    const headers = new Headers({ cookie: cookieOf(await enter(email)) })
    const expireIn = (days: number) =>
      db()
        .auth.update(authSession)
        .set({ expiresAt: new Date(Date.now() + days * 24 * 60 * 60 * 1000) })
        .where(eq(authSession.userId, id))
    expect((await readSession(test.services, headers)).headers.getSetCookie()).toEqual([])
    await expireIn(28)
    expect((await readSession(test.services, headers)).headers.getSetCookie()).toEqual([
      expect.stringContaining('Max-Age=2592000'),
    ])
    await expireIn(-1)
    expect((await readSession(test.services, headers)).session).toBeNull()
  })

  it('takes no cookie or token with another signature', async () => {
    const { email } = await newAccount()
    const { bearerToken } = await signInForToken(test.services, address(), { email, password: PASSWORD })
    const sessionFor = async (token: string) =>
      (await readSession(test.services, new Headers({ authorization: `Bearer ${token}` }))).session
    expect(await sessionFor(bearerToken)).toMatchObject({ email })
    expect(await sessionFor(bearerToken.split('.')[0]!)).toBeNull()
    expect(await sessionFor(`${bearerToken.slice(0, -8)}AAAAAAA=`)).toBeNull()
    expect(await sessionFor('')).toBeNull()
  })

  it('lets only admins through the admin door', async () => {
    const { email } = await newAccount()
    await expect(signInAdmin(test.services, address(), { email, password: PASSWORD })).rejects.toEqual(
      fails('no-admin-access'),
    )
    const headers = await signInAdmin(test.services, address(), { email: admin.email, password: PASSWORD })
    expect(await sessionOf(cookieOf(headers))).toMatchObject({ role: 'admin' })
  })

  it('locks an address after ten failures in a row, known or not, for fifteen minutes', async () => {
    const { email } = await newAccount()
    const open = cookieOf(await enter(email))
    for (const address of [email, newEmail()]) {
      await failTenTimes(address)
      await expect(enter(address)).rejects.toEqual(fails('account-locked'))
    }
    expect(await sessionOf(open)).toMatchObject({ email })
    test.pass(16)
    expect(await sessionOf(cookieOf(await enter(email)))).toMatchObject({ email })
  })

  it('counts failures in a row only', async () => {
    const { email } = await newAccount()
    for (let round = 0; round < 2; round++) {
      for (let time = 0; time < 6; time++) await enter(email, 'verkeerd').catch(() => {})
      await enter(email)
    }
  })

  it('tells the owner of the lock by mail, and the link in it lifts the lock', async () => {
    const { email } = await newAccount()
    await failTenTimes(email)
    const token = await resetTokenFor(email, 'Inloggen is een kwartier geblokkeerd')
    await resetPassword(test.services, address(), { token, password: 'anders2', confirm: 'anders2' })
    expect(await sessionOf(cookieOf(await enter(email, 'anders2')))).toMatchObject({ email })
  })

  it('lets a reset link work once, ends every session with it, and takes only two equal passwords', async () => {
    const { email } = await newAccount()
    const open = cookieOf(await enter(email))
    await requestReset(test.services, address(), { email })
    const token = await resetTokenFor(email, 'Kies een nieuw wachtwoord')
    expect(await isResetTokenValid(test.services, token)).toBe(true)
    const choose = (password: string, confirm: string) =>
      resetPassword(test.services, address(), { token, password, confirm })
    await expect(choose('kort', 'kort')).rejects.toMatchObject({
      fields: { password: 'Wachtwoord moet minimaal 6 tekens zijn' },
    })
    await expect(choose('anders2', 'anders3')).rejects.toMatchObject({
      fields: { confirm: 'Wachtwoorden komen niet overeen' },
    })
    await choose('anders2', 'anders2')
    expect(await sessionOf(open)).toBeNull()
    expect(await isResetTokenValid(test.services, token)).toBe(false)
    await expect(choose('anders3', 'anders3')).rejects.toEqual(fails('reset-link-invalid'))
    await expect(enter(email)).rejects.toEqual(fails('invalid-credentials'))
    await enter(email, 'anders2')
  })

  it('mails a reset link to open accounts only, and answers the same for all', async () => {
    const { email: known } = await newAccount()
    const { email: deleted, id } = await newAccount()
    await deleteUser(test.services, admin, id)
    const unknown = newEmail()
    for (const email of [unknown, deleted, known]) {
      expect(await requestReset(test.services, address(), { email })).toBeUndefined()
    }
    await resetTokenFor(known, 'Kies een nieuw wachtwoord')
    await test.mailsSent()
    expect(test.mail.mails.filter(({ to }) => [unknown, deleted].includes(to[0]!))).toEqual([])
  })

  it('stops sending links to one address after five in an hour', async () => {
    const email = newEmail()
    for (let time = 0; time < 5; time++) await requestReset(test.services, address(), { email })
    await expect(requestReset(test.services, address(), { email })).rejects.toMatchObject({
      code: 'too-many-requests',
      retryAfter: expect.any(Number),
    })
  })

  it('ends the sessions of an account at once when an admin locks or deletes it', async () => {
    const { email, id } = await newAccount()
    for (const [close, reopen, code] of [
      [lockUser, unlockUser, 'account-locked'],
      [deleteUser, restoreUser, 'account-deleted'],
    ] as const) {
      const cookie = cookieOf(await enter(email))
      const { bearerToken } = await signInForToken(test.services, address(), { email, password: PASSWORD })
      await close(test.services, admin, id)
      expect(await sessionOf(cookie)).toBeNull()
      const bearer = new Headers({ authorization: `Bearer ${bearerToken}` })
      expect((await readSession(test.services, bearer)).session).toBeNull()
      await expect(enter(email)).rejects.toEqual(fails(code))
      // Who does not know the password learns nothing.
      await expect(enter(email, 'verkeerd')).rejects.toEqual(fails('invalid-credentials'))
      await reopen(test.services, admin, id)
      expect(await sessionOf(cookieOf(await enter(email)))).toMatchObject({ email })
    }
  })

  it('lets no admin close the own account, and no customer any', async () => {
    const { email, id } = await newAccount()
    const customer = (await sessionOf(cookieOf(await enter(email))))!
    await expect(lockUser(test.services, admin, admin.userId)).rejects.toEqual(fails('own-account'))
    await expect(lockUser(test.services, admin, randomUUID())).rejects.toEqual(fails('not-found'))
    await expect(deleteUser(test.services, customer, id)).rejects.toEqual(fails('not-allowed'))
    // Not even with a session that claims more than the database knows.
    const pretender: Session = { ...customer, role: 'admin' }
    await expect(deleteUser(test.services, pretender, admin.userId)).rejects.toEqual(fails('not-found'))
    expect(await sessionOf(cookieOf(await enter(email)))).toMatchObject({ email })
  })

  it('asks for another password after a temporary one', async () => {
    const { email, id } = await newAccount()
    await db().asJobs((tx) => tx.update(accounts).set({ must_change_password: true }).where(eq(accounts.user_id, id)))
    const other = cookieOf(await enter(email))
    const cookie = cookieOf(await enter(email))
    const session = (await sessionOf(cookie))!
    expect(session.mustChangePassword).toBe(true)
    const change = (password: string) => changePassword(test.services, session, { password, confirm: password })
    await expect(change(PASSWORD)).rejects.toMatchObject({
      fields: { password: 'Kies een ander wachtwoord dan het tijdelijke.' },
    })
    await change('anders2')
    expect(await sessionOf(cookie)).toMatchObject({ mustChangePassword: false })
    expect(await sessionOf(other)).toBeNull()
    await enter(email, 'anders2')
  })

  it('is tried too often from one address, whatever part of an IPv6 network it comes from', async () => {
    const network = address().replace('::1', '')
    const tries = Array.from({ length: 60 }, (_, host) =>
      takeRateLimit(test.services, 'sign-in-by-address', visitorOf(`${network}::${host}`)),
    )
    await Promise.all(tries)
    const attempt = signIn(test.services, `${network}::ffff`, { email: newEmail(), password: PASSWORD })
    await expect(attempt).rejects.toMatchObject({ code: 'too-many-requests', retryAfter: expect.any(Number) })
    await expect(enter(newEmail())).rejects.toEqual(fails('invalid-credentials'))
  })
})
