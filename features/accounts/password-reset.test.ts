import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { accounts } from '#db/schema/accounts.ts'
import { deleteUser, lockUser, restoreUser, unlockUser } from '#features/admin/account-status.server.ts'
import { eachDatabase } from '#tests/support/database.ts'
import { eventually } from '#tests/support/eventually.ts'
import { PASSWORD, signingIn } from '#tests/support/signing-in.ts'
import { isResetTokenValid, requestReset, resetPassword } from './password-reset.server.ts'
import { changePassword, signIn } from './sign-in.server.ts'

eachDatabase('resetting a password', (db) => {
  const given = signingIn(db)
  const { address, from, newEmail, enter, cookieOf, sessionOf, fails, newAccount, resetTokenFor } = given

  it('clears failed sign-ins with the reset link', async () => {
    const { email } = await newAccount()
    const clientAddress = '203.0.113.60'
    const tries = (password: string) => signIn(given.test.services, from(clientAddress), { email, password })
    for (let time = 0; time < 5; time++) await tries('verkeerd').catch(() => {})
    for (let time = 0; time < 5; time++) await enter(email, 'verkeerd').catch(() => {})
    await expect(enter(email)).rejects.toEqual(fails('account-locked'))
    const token = await resetTokenFor(email, 'Inloggen is een kwartier geblokkeerd')
    await resetPassword(given.test.services, address(), { token, password: 'anders2', confirm: 'anders2' })
    await tries('anders2')
  })

  it('ends every reset link with a password change, a lock and a deletion', async () => {
    const links = async (email: string) => {
      const tokens: string[] = []
      for (let link = 1; link <= 2; link++) {
        await requestReset(given.test.services, address(), { email })
        const isThis = ({ to, subject }: { to: string[]; subject: string }) =>
          to[0] === email && subject === 'Kies een nieuw wachtwoord'
        await eventually(() => expect(given.test.mail.mails.filter(isThis)).toHaveLength(link))
        const text = given.test.mail.mails.filter(isThis)[link - 1]!.text
        tokens.push(/\/reset-password\?token=([\w-]+)/.exec(text)![1]!)
      }
      return tokens
    }
    const areValid = (tokens: string[]) =>
      Promise.all(tokens.map((token) => isResetTokenValid(given.test.services, token)))

    const changed = await newAccount()
    const older = await links(changed.email)
    expect(await areValid(older)).toEqual([true, true])
    await resetPassword(given.test.services, address(), { token: older[1], password: 'anders2', confirm: 'anders2' })
    expect(await areValid(older)).toEqual([false, false])
    await expect(
      resetPassword(given.test.services, address(), { token: older[0], password: 'anders3', confirm: 'anders3' }),
    ).rejects.toEqual(fails('reset-link-invalid'))

    for (const [close, reopen] of [
      [lockUser, unlockUser],
      [deleteUser, restoreUser],
    ] as const) {
      const { email, id } = await newAccount()
      const tokens = await links(email)
      await close(given.test.services, given.admin, id)
      await reopen(given.test.services, given.admin, id)
      expect(await areValid(tokens)).toEqual([false, false])
    }

    const temporary = await newAccount()
    const held = await links(temporary.email)
    await db().asJobs((tx) =>
      tx.update(accounts).set({ must_change_password: true }).where(eq(accounts.user_id, temporary.id)),
    )
    const session = (await sessionOf(cookieOf(await enter(temporary.email))))!
    await changePassword(given.test.services, session, { password: 'anders2', confirm: 'anders2' })
    expect(await areValid(held)).toEqual([false, false])
  })

  it('lets a reset link work once, ends every session with it, and requires two equal passwords', async () => {
    const { email } = await newAccount()
    const open = cookieOf(await enter(email))
    await requestReset(given.test.services, address(), { email })
    const token = await resetTokenFor(email, 'Kies een nieuw wachtwoord')
    expect(await isResetTokenValid(given.test.services, token)).toBe(true)
    const choose = (password: string, confirm: string) =>
      resetPassword(given.test.services, address(), { token, password, confirm })
    await expect(choose('kort', 'kort')).rejects.toMatchObject({
      fields: { password: 'Wachtwoord moet minimaal 6 tekens zijn' },
    })
    await expect(choose('anders2', 'anders3')).rejects.toMatchObject({
      fields: { confirm: 'Wachtwoorden komen niet overeen' },
    })
    await choose('anders2', 'anders2')
    expect(await sessionOf(open)).toBeNull()
    expect(await isResetTokenValid(given.test.services, token)).toBe(false)
    await expect(choose('anders3', 'anders3')).rejects.toEqual(fails('reset-link-invalid'))
    await expect(enter(email)).rejects.toEqual(fails('invalid-credentials'))
    await enter(email, 'anders2')
  })

  it('mails a reset link to open accounts only, and gives the same answer for all', async () => {
    const { email: known } = await newAccount()
    const { email: deleted, id } = await newAccount()
    await deleteUser(given.test.services, given.admin, id)
    const unknown = newEmail()
    for (const email of [unknown, deleted, known]) {
      expect(await requestReset(given.test.services, address(), { email })).toBeUndefined()
    }
    await resetTokenFor(known, 'Kies een nieuw wachtwoord')
    await given.test.mailsSent()
    expect(given.test.mail.mails.filter(({ to }) => [unknown, deleted].includes(to[0]!))).toEqual([])
  })

  it('stops sending links to one address after five in an hour', async () => {
    const email = newEmail()
    for (let time = 0; time < 5; time++) await requestReset(given.test.services, address(), { email })
    await expect(requestReset(given.test.services, address(), { email })).rejects.toMatchObject({
      code: 'too-many-requests',
      retryAfter: expect.any(Number),
    })
  })

  it('asks for another password after a temporary one', async () => {
    const { email, id } = await newAccount()
    await db().asJobs((tx) => tx.update(accounts).set({ must_change_password: true }).where(eq(accounts.user_id, id)))
    const other = cookieOf(await enter(email))
    const cookie = cookieOf(await enter(email))
    const session = (await sessionOf(cookie))!
    expect(session.mustChangePassword).toBe(true)
    const change = (password: string) => changePassword(given.test.services, session, { password, confirm: password })
    await expect(change(PASSWORD)).rejects.toMatchObject({
      fields: { password: 'Kies een ander wachtwoord dan het tijdelijke.' },
    })
    await change('anders2')
    expect(await sessionOf(cookie)).toMatchObject({ mustChangePassword: false })
    expect(await sessionOf(other)).toBeNull()
    await enter(email, 'anders2')
  })
})
