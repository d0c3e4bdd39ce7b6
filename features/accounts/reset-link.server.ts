/** The mailed link with which the owner of an address chooses a new password. */
import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { TemplateVariables } from '#features/mail/mail.schema.ts'
import { queueMail } from '#features/mail/outbox.server.ts'
import type { Services } from '#features/services.ts'
import { RESET_LINK_SECONDS } from './auth.server.ts'

/** Whoever gets an account did not ask for it just now: the link waits for a week. */
export const WELCOME_LINK_DAYS = 7
const WELCOME_LINK_SECONDS = WELCOME_LINK_DAYS * 24 * 60 * 60

/** The key under which better-auth finds a reset token. */
export function resetIdentifier(token: string): string {
  return `reset-password:${token}`
}

/**
 * Queues a mail with a reset link, whether or not an open account has this address: that is looked up when the mail is sent,
 * so that the response time reveals nothing. `tx` belongs to better-auth's handle.
 */
export function queueResetLink(
  tx: Parameters<typeof queueMail>[0],
  services: Services,
  email: string,
  template_key: 'wachtwoord_reset' | 'account_vergrendeld' | 'account_aangemaakt' | 'uitnodiging',
): Promise<void> {
  const isWelcome = template_key === 'account_aangemaakt' || template_key === 'uitnodiging'
  const seconds = isWelcome ? WELCOME_LINK_SECONDS : RESET_LINK_SECONDS
  return queueMail(tx, services, { template_key, to: email, withResetLink: true, expiresMs: seconds * 1000 })
}

/** Creates the link for the mail that is about to be sent; null when no open account has this address. */
export async function resetLinkVariables(
  services: Services,
  email: string,
  expiresAt: Date,
): Promise<TemplateVariables | null> {
  const user = await findOpenAccount(services, email)
  if (!user) return null
  const token = randomBytes(32).toString('base64url')
  const { internalAdapter } = await services.auth.$context
  await internalAdapter.createVerificationValue({ identifier: resetIdentifier(token), value: user.id, expiresAt })
  return {
    // Without a name, the part before the @: a template with a greeting must not stop the mail.
    first_name: user.name.split(' ')[0] || email.split('@')[0]!,
    company_name: 'je bedrijf',
    confirm_url: `${services.baseUrl}/reset-password?token=${token}`,
  }
}

async function findOpenAccount({ db }: Services, email: string): Promise<{ id: string; name: string } | null> {
  const { rows } = await db.auth.execute<{ id: string; name: string }>(
    sql`select u.id, u.name from auth."user" u cross join lateral account_state(u.id) state
        where u.email = ${email} and not state.deleted and not state.suspended`,
  )
  return rows[0] ?? null
}
