import { expect, it } from 'vitest'
import { eachDatabase } from '#tests/support/database.ts'
import { PASSWORD, signingIn } from '#tests/support/signing-in.ts'
import { resetPassword } from './password-reset.server.ts'
import { takeRateLimit, visitorOf } from './rate-limits.server.ts'
import { signIn } from './sign-in.server.ts'

eachDatabase('sign-in attempts', (db) => {
  const given = signingIn(db)
  const { address, from, newEmail, enter, cookieOf, sessionOf, fails, newAccount, failTenTimes, resetTokenFor } = given

  it('lock an address after ten failures in a row, known or not, for fifteen minutes', async () => {
    const { email } = await newAccount()
    const open = cookieOf(await enter(email))
    for (const address of [email, newEmail()]) {
      await failTenTimes(address)
      await expect(enter(address)).rejects.toEqual(fails('account-locked'))
    }
    expect(await sessionOf(open)).toMatchObject({ email })
    given.test.pass(16)
    expect(await sessionOf(cookieOf(await enter(email)))).toMatchObject({ email })
  })

  it('from one network cannot lock an account: it has five failures in a quarter of an hour', async () => {
    for (const [first, neighbour, elsewhere] of [
      ['198.51.100.7', '198.51.100.250', '198.51.101.7'],
      ['2001:db8:77::1', '2001:db8:77:ffff::2', '2001:db8:78::1'],
    ] as const) {
      for (const email of [(await newAccount()).email, newEmail()]) {
        const tries = (clientAddress: string, password = 'verkeerd') =>
          signIn(given.test.services, from(clientAddress), { email, password })
        for (let time = 0; time < 5; time++) await expect(tries(first)).rejects.toEqual(fails('invalid-credentials'))
        for (let time = 0; time < 30; time++) await expect(tries(first)).rejects.toEqual(fails('too-many-requests'))
        await expect(tries(neighbour, PASSWORD)).rejects.toMatchObject({
          code: 'too-many-requests',
          retryAfter: expect.any(Number),
        })
        await expect(tries(elsewhere)).rejects.toEqual(fails('invalid-credentials'))
        given.test.pass(16)
        await expect(tries(neighbour)).rejects.toEqual(fails('invalid-credentials'))
      }
    }
  })

  it('are counted before the password is checked, however many arrive at once', async () => {
    const { email } = await newAccount()
    const outcomes = await Promise.allSettled(
      Array.from({ length: 40 }, () =>
        signIn(given.test.services, from('203.0.113.9'), { email, password: 'verkeerd' }),
      ),
    )
    const codes = outcomes.map((outcome) => (outcome as PromiseRejectedResult).reason.code)
    expect(codes.filter((code) => code === 'invalid-credentials')).toHaveLength(5)
    expect(codes.filter((code) => code === 'too-many-requests')).toHaveLength(35)
    const anywhere = await Promise.allSettled(Array.from({ length: 40 }, () => enter(email, 'verkeerd')))
    const others = anywhere.map((outcome) => (outcome as PromiseRejectedResult).reason.code)
    expect(others.filter((code) => code === 'invalid-credentials')).toHaveLength(5)
    expect(others.filter((code) => code === 'account-locked')).toHaveLength(35)
  })

  it('with the right password are never counted, however many there are', async () => {
    const { email } = await newAccount()
    for (let time = 0; time < 15; time++)
      await signIn(given.test.services, from('203.0.113.20'), { email, password: PASSWORD })
  })

  it('leave a browser that signed in before ten attempts of its own, whatever others try', async () => {
    const { email } = await newAccount()
    const devices = (headers: Headers) => headers.getSetCookie().at(-1)!.split(';')[0]!
    const clientAddress = '203.0.113.40'
    const own = devices(await signIn(given.test.services, from(clientAddress), { email, password: PASSWORD }))
    const fromOwn = (password: string, cookies = own) =>
      signIn(given.test.services, from(clientAddress, `a=b; ${cookies}`), { email, password })
    await failTenTimes(email)
    await expect(enter(email)).rejects.toEqual(fails('account-locked'))
    // It does not lift the lock for others.
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
    given.test.pass(16)
    await fromOwn(PASSWORD)
    await enter(email)
  })

  it('are not refused because of a clock that was ahead once', async () => {
    const { email } = await newAccount()
    const clientAddress = '203.0.113.80'
    const tries = (password: string) => signIn(given.test.services, from(clientAddress), { email, password })
    given.test.pass(40 * 24 * 60)
    for (let time = 0; time < 6; time++) await tries('verkeerd').catch(() => {})
    for (let time = 0; time < 10; time++) await enter(email, 'verkeerd').catch(() => {})
    for (let time = 0; time < 61; time++) {
      await takeRateLimit(given.test.services, 'sign-in-by-address', visitorOf(clientAddress)).catch(() => {})
    }
    await expect(tries(PASSWORD)).rejects.toMatchObject({
      code: expect.stringMatching(/too-many-requests|account-locked/),
    })
    given.test.pass(-40 * 24 * 60)
    await tries(PASSWORD)
  })

  it('count only failures in a row', async () => {
    const { email } = await newAccount()
    for (let round = 0; round < 2; round++) {
      for (let time = 0; time < 6; time++) await enter(email, 'verkeerd').catch(() => {})
      await enter(email)
    }
  })

  it('that lock the account mail its owner, and the link in the mail lifts the lock', async () => {
    const { email } = await newAccount()
    await failTenTimes(email)
    const token = await resetTokenFor(email, 'Inloggen is een kwartier geblokkeerd')
    await resetPassword(given.test.services, address(), { token, password: 'anders2', confirm: 'anders2' })
    expect(await sessionOf(cookieOf(await enter(email, 'anders2')))).toMatchObject({ email })
  })

  it('are limited per IP address, and per /64 for IPv6', async () => {
    const network = address().replace('::1', '')
    const tries = Array.from({ length: 60 }, (_, host) =>
      takeRateLimit(given.test.services, 'sign-in-by-address', visitorOf(`${network}::${host}`)),
    )
    await Promise.all(tries)
    const attempt = signIn(given.test.services, from(`${network}::ffff`), { email: newEmail(), password: PASSWORD })
    await expect(attempt).rejects.toMatchObject({ code: 'too-many-requests', retryAfter: expect.any(Number) })
    await expect(enter(newEmail())).rejects.toEqual(fails('invalid-credentials'))
  })
})
