/** The newsletter: requested, confirmed by mail, ended with one click. Proof of each step outlives the address. */
import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { visitor } from '#db/actor.ts'
import { hashed } from '#features/accounts/hashed.ts'
import { takeRateLimit, visitorOf } from '#features/accounts/rate-limits.server.ts'
import { parseInput } from '#features/input.ts'
import { MAIL_EXPIRES_MS } from '#features/mail/outbox.server.ts'
import type { Services } from '#features/services.ts'
import { isTrapped } from '#features/waitlist/honeypot.ts'
import { NEWSLETTER_CONSENT, subscribeSchema } from './newsletter.schema.ts'

export interface Asked {
  clientAddress: string
  userAgent: string | null
}

/**
 * Mails the confirmation link; someone who is already subscribed gets the tips again. Gives the same answer in each case.
 * Throws 'invalid-input' or 'too-many-requests'. A bot in the honeypot is told that it worked.
 */
export async function subscribeNewsletter(services: Services, asked: Asked, input: unknown): Promise<void> {
  const { email } = parseInput(subscribeSchema, input)
  if (isTrapped(input)) return
  await takeRateLimit(services, 'newsletter-by-address', visitorOf(asked.clientAddress))
  await takeRateLimit(services, 'newsletter-mail-by-email', email)
  const { now, expires } = moments(services)
  const token = randomBytes(32).toString('base64url')
  // Salted with the mail's own token, which is not stored: only someone with that mail can verify it.
  const ipHash = hashed(`${token} ${asked.clientAddress}`)
  const userAgentHash = asked.userAgent === null ? null : hashed(`${token} ${asked.userAgent}`)
  await services.db.as(visitor, (tx) =>
    tx.execute(sql`
      select ask_newsletter(${email}, ${token}, ${NEWSLETTER_CONSENT.text}, ${NEWSLETTER_CONSENT.version}, ${ipHash},
        ${userAgentHash}, ${now}, ${expires})`),
  )
}

/** Whether the link of a confirmation mail is still valid. */
export async function isConfirmTokenKnown(services: Services, token: string): Promise<boolean> {
  const { now } = moments(services)
  const { rows } = await services.db.as(visitor, (tx) =>
    tx.execute<{ known: boolean }>(sql`select is_newsletter_asked(${token}, ${now}) as known`),
  )
  return rows[0]!.known
}

/** Confirms the subscription and sends the first tips, once. False when the link is unknown, too old or was withdrawn. */
export async function confirmNewsletter(services: Services, token: string): Promise<boolean> {
  const { now, expires } = moments(services)
  const { rows } = await services.db.as(visitor, (tx) =>
    tx.execute<{ done: boolean }>(sql`select confirm_newsletter(${token}, ${now}, ${expires}) as done`),
  )
  return rows[0]!.done
}

/** Ends the subscription at once. The address is erased; hashes and times stay as proof. Unknown links give the same answer. */
export async function unsubscribeNewsletter(services: Services, token: string): Promise<void> {
  if (!/^[0-9a-f-]{36}$/i.test(token)) return
  const { now } = moments(services)
  await services.db.as(visitor, (tx) => tx.execute(sql`select end_newsletter(${token}, ${now})`))
}

function moments(services: Services): { now: string; expires: string } {
  const now = services.now()
  return { now: now.toISOString(), expires: new Date(now.getTime() + MAIL_EXPIRES_MS).toISOString() }
}
