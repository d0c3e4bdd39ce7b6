/** An admin gives an account a temporary password, or has a link sent with which its owner chooses a new one. */
import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import { passwordToStore } from '#features/accounts/passwords.server.ts'
import { requireAdmin, requireConfirmedAdmin } from '#features/accounts/require.ts'
import { queueResetLink } from '#features/accounts/reset-link.server.ts'
import type { Session } from '#features/accounts/session.ts'
import { clearSignInAttempts } from '#features/accounts/sign-in-attempts.server.ts'
import { recordAct } from '#features/audit-log/record-act.server.ts'
import { Failure } from '#features/failure.ts'
import { parseInput } from '#features/input.ts'
import { queueMail } from '#features/mail/outbox.server.ts'
import type { Services } from '#features/services.ts'
import { URLS } from '#features/urls.ts'
import { resetUserPasswordSchema } from './admin-acts.schema.ts'
import { findUser } from './get-users.server.ts'
import { oneTimePassword } from './one-time-password.ts'

/**
 * Every session of the account ends, and a temporary password must be replaced at the next sign-in. `tempPassword` is null for a
 * link. Throws 'invalid-input', 'not-allowed', 'user-not-found', 'account-closed' or 'second-look-required'.
 */
export async function resetUserPassword(
  services: Services,
  session: Session,
  input: z.input<typeof resetUserPasswordSchema>,
): Promise<{ tempPassword: string | null }> {
  const admin = requireAdmin(session)
  const { userId, methode, email_opt_in, redirectTo } = parseInput(resetUserPasswordSchema, input)
  if (redirectTo !== undefined && !isOwnResetPage(services, redirectTo)) {
    throw new Failure('invalid-input', { fields: { redirectTo: `De link leidt altijd naar ${URLS.resetPassword}.` } })
  }
  const { email, display_name } = await findUser(services, admin, userId)
  requireConfirmedAdmin(admin, services.now())
  const tempPassword = methode === 'temp' ? oneTimePassword() : null
  const store = tempPassword && (await passwordToStore(userId, tempPassword))
  await services.db.auth.transaction(async (tx) => {
    const { rows } = await tx.execute<{ found: string }>(sql`
      select begin_password_reset(${admin.userId}, ${userId}, ${tempPassword !== null},
        ${services.now().toISOString()}::timestamptz) as found`)
    const found = rows[0]?.found
    if (found === 'not-found') throw new Failure('user-not-found')
    if (found === 'closed') throw new Failure('account-closed')
    if (found === 'sent-already') return
    if (store) await store(tx)
    if (!tempPassword) await queueResetLink(tx, services, email, 'wachtwoord_reset')
    else if (email_opt_in) {
      await queueMail(tx, services, {
        template_key: 'wachtwoord_tijdelijk',
        to: email,
        variables: {
          first_name: display_name ?? email.split('@')[0]!,
          temp_password: tempPassword,
          confirm_url: `${services.baseUrl}${URLS.login}`,
        },
      })
    }
    await recordAct(tx, services, {
      act: tempPassword ? 'password-replaced' : 'reset-link-sent',
      to: { userId },
      from: admin.clientAddress,
      by: { kind: 'user', userId: admin.userId },
    })
  })
  if (tempPassword) await clearSignInAttempts(services, email)
  return { tempPassword }
}

function isOwnResetPage({ baseUrl }: Services, address: string): boolean {
  return URL.canParse(address, baseUrl) && new URL(address, baseUrl).href === new URL(URLS.resetPassword, baseUrl).href
}
