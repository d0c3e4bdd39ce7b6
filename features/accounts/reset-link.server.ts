/** The link by mail with which the owner of an address chooses a new password. */
import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { sendTemplatedMail } from '../mail/send-templated-mail.server.ts'
import type { Services } from '../services.ts'
import { RESET_LINK_SECONDS } from './auth.server.ts'
import { secondsToWait } from './rate-limits.server.ts'

/** What better-auth looks a reset token up by. */
export function resetIdentifier(token: string): string {
  return `reset-password:${token}`
}

/** Mails a reset link, or nothing when no open account has this address. Returns at once: how long it takes tells nobody. */
export function mailResetLink(services: Services, email: string): void {
  inBackground(services, () => mailLink(services, email, 'wachtwoord_reset'))
}

/** Tells the owner that sign-in is blocked for 15 minutes, with the link that lifts the block. */
export function mailLockNotice(services: Services, email: string): void {
  inBackground(services, async () => {
    // An attacker can lock an address again and again; that must not fill its mailbox.
    if ((await secondsToWait(services, 'lock-mail-by-email', email)) === 0) {
      await mailLink(services, email, 'account_vergrendeld')
    }
  })
}

async function mailLink(services: Services, email: string, template: string): Promise<void> {
  const user = await findOpenAccount(services, email)
  if (!user) return
  const token = randomBytes(32).toString('base64url')
  const { internalAdapter } = await services.auth.$context
  await internalAdapter.createVerificationValue({
    identifier: resetIdentifier(token),
    value: user.id,
    expiresAt: new Date(Date.now() + RESET_LINK_SECONDS * 1000),
  })
  await sendTemplatedMail(services, {
    template_key: template,
    to: email,
    // Without a name, what stands before the @: a template that greets must not keep the link from its owner.
    variables: {
      first_name: user.name || email.split('@')[0]!,
      confirm_url: `${services.baseUrl}/reset-password?token=${token}`,
    },
  })
}

async function findOpenAccount({ db }: Services, email: string): Promise<{ id: string; name: string } | null> {
  const { rows } = await db.auth.execute<{ id: string; name: string }>(
    sql`select u.id, u.name from auth."user" u cross join lateral account_state(u.id) state
        where u.email = ${email} and not state.deleted and not state.suspended`,
  )
  return rows[0] ?? null
}

function inBackground({ log }: Services, work: () => Promise<void>): void {
  work().catch((err: unknown) => log.error({ err }, 'Een mail over een account kon niet worden verstuurd'))
}
