/** An admin, and customers who sign in: each from its own IP address, so that only the tested rule counts. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect } from 'vitest'
import { createAccount } from '#features/accounts/create-account.server.ts'
import { readSession } from '#features/accounts/session.server.ts'
import type { Session } from '#features/accounts/session.ts'
import { signIn, signInForToken } from '#features/accounts/sign-in.server.ts'
import { ensureFirstAdmin } from '#features/admin/first-admin.server.ts'
import type { FailureCode } from '#features/failure.ts'
import type { eachDatabase } from './database.ts'
import { startServices, type TestServices } from './services.ts'

export const PASSWORD = 'geheim1'

export function signingIn(db: Parameters<Parameters<typeof eachDatabase>[1]>[0]) {
  let test: TestServices
  let admin: Session
  beforeAll(async () => {
    test = await startServices(db())
    await ensureFirstAdmin(test.services, { email: 'Beheer@voorbeeld.nl', password: PASSWORD })
    admin = (await signInForToken(test.services, from(), { email: 'beheer@voorbeeld.nl', password: PASSWORD })).session
  })
  afterAll(() => test.close())

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

  return {
    get test() {
      return test
    },
    get admin() {
      return admin
    },
    address,
    from,
    newEmail,
    enter,
    cookieOf,
    sessionOf,
    fails,
    newAccount,
    failTenTimes,
    resetTokenFor,
  }
}
