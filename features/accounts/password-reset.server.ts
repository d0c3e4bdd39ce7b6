/** Password reset: request a link, open it, choose a new password. */
import { sql } from 'drizzle-orm'
import { ownAct } from '#features/audit-log/own-act.ts'
import { recordAct } from '#features/audit-log/record-act.server.ts'
import { Failure } from '#features/failure.ts'
import { parseInput } from '#features/input.ts'
import type { Services } from '#features/services.ts'
import { requestResetSchema, resetPasswordSchema } from './accounts.schema.ts'
import { alongside } from './alongside.server.ts'
import { awayUnlessKnown, isRefusal } from './auth-refusal.ts'
import { takeRateLimit, visitorOf } from './rate-limits.server.ts'
import { queueResetLink, resetIdentifier } from './reset-link.server.ts'
import { clearSignInAttempts } from './sign-in-attempts.server.ts'

/** Gives the same answer, after the same work, whether or not the address has an account. */
export async function requestReset(services: Services, clientAddress: string, input: unknown): Promise<void> {
  const { email } = parseInput(requestResetSchema, input)
  await takeRateLimit(services, 'reset-link-by-address', visitorOf(clientAddress))
  await takeRateLimit(services, 'reset-link-by-email', email)
  await queueResetLink(services.db.auth, services, email, 'wachtwoord_reset')
}

export async function isResetTokenValid(services: Services, token: string): Promise<boolean> {
  return (await findOwner(services, token)) !== null
}

/**
 * Sets the new password: every session and every other reset link of the account ends, and its failed sign-ins are cleared.
 * Throws 'invalid-input', 'too-many-requests' or 'reset-link-invalid'.
 */
export async function resetPassword(services: Services, clientAddress: string, input: unknown): Promise<void> {
  const { token, password } = parseInput(resetPasswordSchema, input)
  await takeRateLimit(services, 'new-password-by-address', visitorOf(clientAddress))
  const owner = await findOwner(services, token)
  if (!owner) throw new Failure('reset-link-invalid')
  try {
    await alongside(
      'updateMany account',
      async (tx) => {
        await tx.execute(sql`select password_was_chosen(${owner.id})`)
        await recordAct(tx, services, ownAct('password-reset', { userId: owner.id, clientAddress }))
      },
      () => services.auth.api.resetPassword({ body: { token, newPassword: password } }),
    )
  } catch (error) {
    // Another request used it a moment ago.
    if (isRefusal(error)) throw new Failure('reset-link-invalid', { cause: error })
    throw awayUnlessKnown(error)
  }
  await clearSignInAttempts(services, owner.email)
}

/** The user of this link; null when the link was used or has expired, or the account was closed. */
async function findOwner({ auth, db, now }: Services, token: string): Promise<{ id: string; email: string } | null> {
  const { internalAdapter } = await auth.$context
  const found = await internalAdapter.findVerificationValue(resetIdentifier(token))
  if (!found || found.expiresAt <= now()) return null
  const { rows } = await db.auth.execute<{ id: string; email: string }>(
    sql`select u.id, u.email from auth."user" u cross join lateral account_state(u.id) state
        where u.id = ${found.value} and not state.deleted and not state.suspended`,
  )
  return rows[0] ?? null
}
