/** Commands for the operator, for when no admin can sign in any more. */
import { eq, sql } from 'drizzle-orm'
import { accounts } from '#db/schema/accounts.ts'
import { user } from '#db/schema/auth.ts'
import { createAccount } from '#features/accounts/create-account.server.ts'
import { setPassword } from '#features/accounts/passwords.server.ts'
import { clearSignInAttempts } from '#features/accounts/sign-in-attempts.server.ts'
import { recordAct } from '#features/audit-log/record-act.server.ts'
import type { Services } from '#features/services.ts'
import { oneTimePassword } from './one-time-password.ts'

type OperatorServices = Pick<Services, 'db' | 'now'>

/** A one-time password; every session and reset link of the account ends. Null: no such account. */
export async function resetAccountPassword(services: OperatorServices, typed: string): Promise<string | null> {
  const email = typed.trim().toLowerCase()
  const [found] = await services.db.auth.select({ id: user.id }).from(user).where(eq(user.email, email))
  if (!found) return null
  const password = oneTimePassword()
  await services.db.asJobs((tx) =>
    tx.update(accounts).set({ must_change_password: true }).where(eq(accounts.user_id, found.id)),
  )
  await setPassword(services, found.id, password)
  await services.db.asJobs(async (tx) => {
    await tx.execute(sql`select end_sessions(${found.id})`)
    await recordAct(tx, services, { act: 'password-replaced', to: { userId: found.id }, by: { kind: 'operator' } })
  })
  await clearSignInAttempts(services, email)
  return password
}

/** Makes an admin of this address: a new account, or the existing one. Returns its one-time password. */
export async function makeAdmin(services: OperatorServices, typed: string): Promise<string> {
  const email = typed.trim().toLowerCase()
  const [found] = await services.db.auth.select({ id: user.id }).from(user).where(eq(user.email, email))
  const id = found?.id ?? (await createAccount(services, { email, password: oneTimePassword() }))
  await services.db.asJobs(async (tx) => {
    await tx.execute(sql`select make_admin(${id})`)
    await recordAct(tx, services, {
      act: 'role-changed',
      to: { userId: id },
      details: { role: 'admin' },
      by: { kind: 'operator' },
    })
  })
  return (await resetAccountPassword(services, email))!
}
