import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { accounts } from '#db/schema/accounts.ts'
import { session as authSession } from '#db/schema/auth.ts'
import { eachDatabase } from '#tests/support/database.ts'
import { eventually } from '#tests/support/eventually.ts'
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
    admin = (await signInForToken(test.services, from(), { email: 'beheer@voorbeeld.nl', password: PASSWORD })).session
  })
  afterAll(() => test.close())

  // Each from an address of its own, so that only the rule at hand counts.
  const address = () => `2001:db8:${randomUUID().slice(0, 4)}:${randomUUID().slice(0, 4)}::1`
  const from = (clientAddress = address(), cookies: string | null = null) => ({ clientAddress, cookies })
  const newEmail = () => `klant-${randomUUID()}@voorbeeld.nl`
  const enter = (email: string, password = PASSWORD) => signIn(test.services, from(), { email, password })
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
    const headers = await signIn(test.services, from(), { email: ` ${email.toUpperCase()} `, password: PASSWORD })
    for (const cookie of headers.getSetCookie()) expect(cookie).toMatch(/; Path=\/; HttpOnly; SameSite=Lax$/)
    const session = await sessionOf(cookieOf(headers))
    expect(session).toMatchObject({ userId: id, email, role: 'user', mustChangePassword: false })
  })

  it('refuses a wrong password and an unknown address with the same answer', async () => {
    const { email } = await newAccount()
    await expect(enter(email, 'verkeerd')).rejects.toEqual(fails('invalid-credentials'))
    await expect(enter(newEmail())).rejects.toEqual(fails('invalid-credentials'))
  })

  it('asks for what is missing, field by field', async () => {
    const attempt = (input: object) => signIn(test.services, from(), input)
    await expect(attempt({})).rejects.toMatchObject({
      code: 'invalid-input',
      fields: { email: 'Vul een email adres in', password: 'Vul je wachtwoord in.' },
    })
    await expect(attempt({ email: 'geen adres', password: '12345' })).rejects.toMatchObject({
      fields: { email: 'Vul een geldig email adres in.', password: 'Wachtwoord moet minimaal 6 tekens zijn' },
    })
    await expect(signInAdmin(test.services, from(), { email: '', password: '' })).rejects.toMatchObject({
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
    const { bearerToken } = await signInForToken(test.services, from(), { email, password: PASSWORD })
    const sessionFor = async (token: string) =>
      (await readSession(test.services, new Headers({ authorization: `Bearer ${token}` }))).session
    expect(await sessionFor(bearerToken)).toMatchObject({ email })
    expect(await sessionFor(bearerToken.split('.')[0]!)).toBeNull()
    expect(await sessionFor(`${bearerToken.slice(0, -8)}AAAAAAA=`)).toBeNull()
    expect(await sessionFor('')).toBeNull()
  })

  it('lets only admins through the admin door', async () => {
    const { email } = await newAccount()
    await expect(signInAdmin(test.services, from(), { email, password: PASSWORD })).rejects.toEqual(
      fails('no-admin-access'),
    )
    const headers = await signInAdmin(test.services, from(), { email: admin.email, password: PASSWORD })
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

  it('is not locked by one network, which has five failures in a quarter of an hour', async () => {
    for (const [first, neighbour, elsewhere] of [
      ['198.51.100.7', '198.51.100.250', '198.51.101.7'],
      ['2001:db8:77::1', '2001:db8:77:ffff::2', '2001:db8:78::1'],
    ] as const) {
      for (const email of [(await newAccount()).email, newEmail()]) {
        const tries = (clientAddress: string, password = 'verkeerd') =>
          signIn(test.services, from(clientAddress), { email, password })
        for (let time = 0; time < 5; time++) await expect(tries(first)).rejects.toEqual(fails('invalid-credentials'))
        for (let time = 0; time < 30; time++) await expect(tries(first)).rejects.toEqual(fails('too-many-requests'))
        await expect(tries(neighbour, PASSWORD)).rejects.toMatchObject({
          code: 'too-many-requests',
          retryAfter: expect.any(Number),
        })
        await expect(tries(elsewhere)).rejects.toEqual(fails('invalid-credentials'))
        test.pass(16)
        await expect(tries(neighbour)).rejects.toEqual(fails('invalid-credentials'))
      }
    }
  })

  it('is counted before the password is looked at, however many come at once', async () => {
    const { email } = await newAccount()
    const outcomes = await Promise.allSettled(
      Array.from({ length: 40 }, () => signIn(test.services, from('203.0.113.9'), { email, password: 'verkeerd' })),
    )
    const codes = outcomes.map((outcome) => (outcome as PromiseRejectedResult).reason.code)
    expect(codes.filter((code) => code === 'invalid-credentials')).toHaveLength(5)
    expect(codes.filter((code) => code === 'too-many-requests')).toHaveLength(35)
    const anywhere = await Promise.allSettled(Array.from({ length: 40 }, () => enter(email, 'verkeerd')))
    const others = anywhere.map((outcome) => (outcome as PromiseRejectedResult).reason.code)
    expect(others.filter((code) => code === 'invalid-credentials')).toHaveLength(5)
    expect(others.filter((code) => code === 'account-locked')).toHaveLength(35)
  })

  it('never counts a right password, however often it is given', async () => {
    const { email } = await newAccount()
    for (let time = 0; time < 15; time++)
      await signIn(test.services, from('203.0.113.20'), { email, password: PASSWORD })
  })

  it('leaves a browser that signed in before ten tries of its own, whatever others try', async () => {
    const { email } = await newAccount()
    const devices = (headers: Headers) => headers.getSetCookie().at(-1)!.split(';')[0]!
    const clientAddress = '203.0.113.40'
    const own = devices(await signIn(test.services, from(clientAddress), { email, password: PASSWORD }))
    const fromOwn = (password: string, cookies = own) =>
      signIn(test.services, from(clientAddress, `a=b; ${cookies}`), { email, password })
    await failTenTimes(email)
    await expect(enter(email)).rejects.toEqual(fails('account-locked'))
    // It lifts nobody else's lock.
    expect(devices(await fromOwn(PASSWORD))).toBe(own)
    await expect(enter(email)).rejects.toEqual(fails('account-locked'))

    const { email: other } = await newAccount()
    const stranger = devices(await enter(other))
    for (const forged of [stranger, own.replace('=', '=x'), own.slice(0, -4), `${own.split('.')[0]}.vindbaar`]) {
      await expect(fromOwn(PASSWORD, forged)).rejects.toEqual(fails('account-locked'))
    }
    const renamed = `${own.split('=')[0]}=${stranger.split('=')[1]}`
    await expect(fromOwn(PASSWORD, renamed)).rejects.toEqual(fails('account-locked'))

    for (let time = 0; time < 10; time++)
      await expect(fromOwn('verkeerd')).rejects.toEqual(fails('invalid-credentials'))
    await expect(fromOwn(PASSWORD)).rejects.toEqual(fails('account-locked'))
    test.pass(16)
    await fromOwn(PASSWORD)
    await enter(email)
  })

  it('forgets all of it with the reset link', async () => {
    const { email } = await newAccount()
    const clientAddress = '203.0.113.60'
    const tries = (password: string) => signIn(test.services, from(clientAddress), { email, password })
    for (let time = 0; time < 5; time++) await tries('verkeerd').catch(() => {})
    for (let time = 0; time < 5; time++) await enter(email, 'verkeerd').catch(() => {})
    await expect(enter(email)).rejects.toEqual(fails('account-locked'))
    const token = await resetTokenFor(email, 'Inloggen is een kwartier geblokkeerd')
    await resetPassword(test.services, address(), { token, password: 'anders2', confirm: 'anders2' })
    await tries('anders2')
  })

  it('is not held up by a clock that was ahead once', async () => {
    const { email } = await newAccount()
    const clientAddress = '203.0.113.80'
    const tries = (password: string) => signIn(test.services, from(clientAddress), { email, password })
    test.pass(40 * 24 * 60)
    for (let time = 0; time < 6; time++) await tries('verkeerd').catch(() => {})
    for (let time = 0; time < 10; time++) await enter(email, 'verkeerd').catch(() => {})
    for (let time = 0; time < 61; time++) {
      await takeRateLimit(test.services, 'sign-in-by-address', visitorOf(clientAddress)).catch(() => {})
    }
    await expect(tries(PASSWORD)).rejects.toMatchObject({
      code: expect.stringMatching(/too-many-requests|account-locked/),
    })
    test.pass(-40 * 24 * 60)
    await tries(PASSWORD)
  })

  it('ends every reset link with a password change, a lock and a deletion', async () => {
    const links = async (email: string) => {
      const tokens: string[] = []
      for (let link = 1; link <= 2; link++) {
        await requestReset(test.services, address(), { email })
        const isThis = ({ to, subject }: { to: string[]; subject: string }) =>
          to[0] === email && subject === 'Kies een nieuw wachtwoord'
        await eventually(() => expect(test.mail.mails.filter(isThis)).toHaveLength(link))
        const text = test.mail.mails.filter(isThis)[link - 1]!.text
        tokens.push(/\/reset-password\?token=([\w-]+)/.exec(text)![1]!)
      }
      return tokens
    }
    const areValid = (tokens: string[]) => Promise.all(tokens.map((token) => isResetTokenValid(test.services, token)))

    const changed = await newAccount()
    const older = await links(changed.email)
    expect(await areValid(older)).toEqual([true, true])
    await resetPassword(test.services, address(), { token: older[1], password: 'anders2', confirm: 'anders2' })
    expect(await areValid(older)).toEqual([false, false])
    await expect(
      resetPassword(test.services, address(), { token: older[0], password: 'anders3', confirm: 'anders3' }),
    ).rejects.toEqual(fails('reset-link-invalid'))

    for (const [close, reopen] of [
      [lockUser, unlockUser],
      [deleteUser, restoreUser],
    ] as const) {
      const { email, id } = await newAccount()
      const tokens = await links(email)
      await close(test.services, admin, id)
      await reopen(test.services, admin, id)
      expect(await areValid(tokens)).toEqual([false, false])
    }

    const temporary = await newAccount()
    const held = await links(temporary.email)
    await db().asJobs((tx) =>
      tx.update(accounts).set({ must_change_password: true }).where(eq(accounts.user_id, temporary.id)),
    )
    const session = (await sessionOf(cookieOf(await enter(temporary.email))))!
    await changePassword(test.services, session, { password: 'anders2', confirm: 'anders2' })
    expect(await areValid(held)).toEqual([false, false])
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
      [lockUser, unlockUser, 'account-suspended'],
      [deleteUser, restoreUser, 'account-deleted'],
    ] as const) {
      const cookie = cookieOf(await enter(email))
      const { bearerToken } = await signInForToken(test.services, from(), { email, password: PASSWORD })
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
    const attempt = signIn(test.services, from(`${network}::ffff`), { email: newEmail(), password: PASSWORD })
    await expect(attempt).rejects.toMatchObject({ code: 'too-many-requests', retryAfter: expect.any(Number) })
    await expect(enter(newEmail())).rejects.toEqual(fails('invalid-credentials'))
  })
})
