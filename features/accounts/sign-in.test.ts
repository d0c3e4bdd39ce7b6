/** Sessions: how they begin and end, and who gets one. */
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { session as authSession } from '#db/schema/auth.ts'
import { deleteUser, lockUser, restoreUser, unlockUser } from '#features/admin/account-status.server.ts'
import { eachDatabase } from '#tests/support/database.ts'
import { PASSWORD, signingIn } from '#tests/support/signing-in.ts'
import { readSession } from './session.server.ts'
import type { Session } from './session.ts'
import { signIn, signInAdmin, signInForToken, signOut } from './sign-in.server.ts'

eachDatabase('signing in', (db) => {
  const given = signingIn(db)
  const { from, newEmail, enter, cookieOf, sessionOf, fails, newAccount } = given

  it('gives an HttpOnly cookie with a session behind it', async () => {
    const { email, id } = await newAccount()
    const headers = await signIn(given.test.services, from(), { email: ` ${email.toUpperCase()} `, password: PASSWORD })
    for (const cookie of headers.getSetCookie()) expect(cookie).toMatch(/; Path=\/; HttpOnly; SameSite=Lax$/)
    const session = await sessionOf(cookieOf(headers))
    expect(session).toMatchObject({ userId: id, email, role: 'user', mustChangePassword: false })
  })

  it('refuses a wrong password and an unknown address with the same answer', async () => {
    const { email } = await newAccount()
    await expect(enter(email, 'verkeerd')).rejects.toEqual(fails('invalid-credentials'))
    await expect(enter(newEmail())).rejects.toEqual(fails('invalid-credentials'))
  })

  it('reports what is missing, field by field', async () => {
    const attempt = (input: object) => signIn(given.test.services, from(), input)
    await expect(attempt({})).rejects.toMatchObject({
      code: 'invalid-input',
      fields: { email: 'Vul een email adres in', password: 'Vul je wachtwoord in.' },
    })
    await expect(attempt({ email: 'geen adres', password: '12345' })).rejects.toMatchObject({
      fields: { email: 'Vul een geldig email adres in.', password: 'Wachtwoord moet minimaal 6 tekens zijn' },
    })
    await expect(signInAdmin(given.test.services, from(), { email: '', password: '' })).rejects.toMatchObject({
      fields: { email: 'Vul alle velden in', password: 'Vul alle velden in' },
    })
  })

  it('ends when the user signs out, on the server too', async () => {
    const { email } = await newAccount()
    const cookie = cookieOf(await enter(email))
    const headers = await signOut(given.test.services, await sessionOf(cookie), new Headers({ cookie }))
    expect(headers.getSetCookie()[0]).toMatch(/Max-Age=0/)
    expect(await sessionOf(cookie)).toBeNull()
  })

  it('is prolonged once a day, in the cookie too, and expires after a month without use', async () => {
    const { email, id } = await newAccount()
    const headers = new Headers({ cookie: cookieOf(await enter(email)) })
    const expireIn = (days: number) =>
      db()
        .auth.update(authSession)
        .set({ expiresAt: new Date(Date.now() + days * 24 * 60 * 60 * 1000) })
        .where(eq(authSession.userId, id))
    expect((await readSession(given.test.services, headers)).headers.getSetCookie()).toEqual([])
    await expireIn(28)
    expect((await readSession(given.test.services, headers)).headers.getSetCookie()).toEqual([
      expect.stringContaining('Max-Age=2592000'),
    ])
    await expireIn(-1)
    expect((await readSession(given.test.services, headers)).session).toBeNull()
  })

  it('rejects a cookie or token with another signature', async () => {
    const { email } = await newAccount()
    const { bearerToken } = await signInForToken(given.test.services, from(), { email, password: PASSWORD })
    const sessionFor = async (token: string) =>
      (await readSession(given.test.services, new Headers({ authorization: `Bearer ${token}` }))).session
    expect(await sessionFor(bearerToken)).toMatchObject({ email })
    expect(await sessionFor(bearerToken.split('.')[0]!)).toBeNull()
    expect(await sessionFor(`${bearerToken.slice(0, -8)}AAAAAAA=`)).toBeNull()
    expect(await sessionFor('')).toBeNull()
  })

  it('admits only admins through the admin sign-in', async () => {
    const { email } = await newAccount()
    await expect(signInAdmin(given.test.services, from(), { email, password: PASSWORD })).rejects.toEqual(
      fails('no-admin-access'),
    )
    const headers = await signInAdmin(given.test.services, from(), { email: given.admin.email, password: PASSWORD })
    expect(await sessionOf(cookieOf(headers))).toMatchObject({ role: 'admin' })
  })

  it('ends an account’s sessions at once when an admin locks or deletes it', async () => {
    const { email, id } = await newAccount()
    for (const [close, reopen, code] of [
      [lockUser, unlockUser, 'account-suspended'],
      [deleteUser, restoreUser, 'account-deleted'],
    ] as const) {
      const cookie = cookieOf(await enter(email))
      const { bearerToken } = await signInForToken(given.test.services, from(), { email, password: PASSWORD })
      await close(given.test.services, given.admin, id)
      expect(await sessionOf(cookie)).toBeNull()
      const bearer = new Headers({ authorization: `Bearer ${bearerToken}` })
      expect((await readSession(given.test.services, bearer)).session).toBeNull()
      await expect(enter(email)).rejects.toEqual(fails(code))
      // Someone who does not know the password learns nothing.
      await expect(enter(email, 'verkeerd')).rejects.toEqual(fails('invalid-credentials'))
      await reopen(given.test.services, given.admin, id)
      expect(await sessionOf(cookieOf(await enter(email)))).toMatchObject({ email })
    }
  })

  it('lets no admin close their own account, and no customer close any', async () => {
    const { email, id } = await newAccount()
    const customer = (await sessionOf(cookieOf(await enter(email))))!
    await expect(lockUser(given.test.services, given.admin, given.admin.userId)).rejects.toEqual(fails('own-account'))
    await expect(lockUser(given.test.services, given.admin, randomUUID())).rejects.toEqual(fails('user-not-found'))
    await expect(deleteUser(given.test.services, customer, id)).rejects.toEqual(fails('not-allowed'))
    // Not even with a session that claims more than the database allows.
    const pretender: Session = { ...customer, role: 'admin' }
    await expect(deleteUser(given.test.services, pretender, given.admin.userId)).rejects.toEqual(fails('not-allowed'))
    expect(await sessionOf(cookieOf(await enter(email)))).toMatchObject({ email })
  })
})
