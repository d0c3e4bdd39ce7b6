/** The newsletter: asked for, confirmed by mail, ended with one click. Proof of each step outlives the address. */
import { createHash, randomBytes } from 'node:crypto'
import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Tx } from '#db/open-database.ts'
import { mail_suppressions, newsletter_subscriptions } from '#db/schema/newsletter.ts'
import { takeRateLimit, visitorOf } from '../accounts/rate-limits.server.ts'
import { parseInput } from '../input.ts'
import { queueMail } from '../mail/outbox.server.ts'
import type { Services } from '../services.ts'
import { isTrapped } from '../waitlist/honeypot.ts'
import { NEWSLETTER_CONSENT, subscribeSchema } from './newsletter.schema.ts'

const DAY = 24 * 60 * 60 * 1000
/** How long a confirmation link works, and how long what nobody confirmed is kept. */
const UNCONFIRMED_DAYS = 30

export interface Asked {
  clientAddress: string
  userAgent: string | null
}

/**
 * Mails the link that confirms; someone who is subscribed already gets the tips again. Answers the same in each case.
 * Throws 'invalid-input' or 'too-many-requests'. A trapped machine is told that it worked.
 */
export async function subscribeNewsletter(services: Services, asked: Asked, input: unknown): Promise<void> {
  const { email } = parseInput(subscribeSchema, input)
  if (isTrapped(input)) return
  await takeRateLimit(services, 'newsletter-by-address', visitorOf(asked.clientAddress))
  await takeRateLimit(services, 'newsletter-mail-by-email', email)
  const now = services.now()
  const token = randomBytes(32).toString('base64url')
  const request = {
    email,
    requested_at: now,
    consent_text: NEWSLETTER_CONSENT.text,
    consent_version: NEWSLETTER_CONSENT.version,
    confirm_hash: digest(token),
    // Salted with the mail's own token, which is kept nowhere: proof for who has that mail, unreadable for all others.
    ip_hash: digest(`${token} ${asked.clientAddress}`),
    user_agent_hash: asked.userAgent === null ? null : digest(`${token} ${asked.userAgent}`),
    unsubscribed_at: null,
  }
  await services.db.asJobs(async (tx) => {
    await tx
      .delete(newsletter_subscriptions)
      .where(
        and(
          isNull(newsletter_subscriptions.confirmed_at),
          lt(newsletter_subscriptions.requested_at, new Date(now.getTime() - UNCONFIRMED_DAYS * DAY)),
        ),
      )
    const added = await tx
      .insert(newsletter_subscriptions)
      .values({ ...request, email_hash: digest(email) })
      .onConflictDoUpdate({
        target: newsletter_subscriptions.email_hash,
        set: { ...request, confirmed_at: null },
        // A confirmed subscription keeps its own proof.
        setWhere: sql`${newsletter_subscriptions.confirmed_at} is null or ${newsletter_subscriptions.unsubscribed_at} is not null`,
      })
      .returning({ id: newsletter_subscriptions.id })
    if (added.length > 0) {
      return queueMail(tx, services, {
        template_key: 'nieuwsbrief_bevestiging',
        to: email,
        variables: { confirm_url: `${services.baseUrl}/nieuwsbrief/bevestigen/${token}` },
      })
    }
    const [known] = await tx
      .select({ unsubscribe_token: newsletter_subscriptions.unsubscribe_token })
      .from(newsletter_subscriptions)
      .where(eq(newsletter_subscriptions.email_hash, digest(email)))
    if (known) await queueWelcome(tx, services, email, known.unsubscribe_token)
  })
}

/** Whether the link of a confirmation mail still leads to a request. */
export async function isConfirmTokenKnown(services: Services, token: string): Promise<boolean> {
  const found = await services.db.asJobs((tx) =>
    tx.select({ id: newsletter_subscriptions.id }).from(newsletter_subscriptions).where(openRequest(services, token)),
  )
  return found.length > 0
}

/** Makes the subscription count and sends the first tips, once. False when the link is unknown, too old or was withdrawn. */
export async function confirmNewsletter(services: Services, token: string): Promise<boolean> {
  return services.db.asJobs(async (tx) => {
    const [found] = await tx.select().from(newsletter_subscriptions).where(openRequest(services, token)).for('update')
    if (!found?.email) return false
    if (found.confirmed_at) return true
    await tx
      .update(newsletter_subscriptions)
      .set({ confirmed_at: services.now() })
      .where(eq(newsletter_subscriptions.id, found.id))
    // A later wish goes above an earlier one.
    await tx.delete(mail_suppressions).where(eq(mail_suppressions.email_hash, found.email_hash))
    await queueWelcome(tx, services, found.email, found.unsubscribe_token)
    return true
  })
}

/** Ends the subscription at once. Its address is erased; hashes and moments stay as proof. Unknown links answer the same. */
export async function unsubscribeNewsletter(services: Services, token: string): Promise<void> {
  if (!/^[0-9a-f-]{36}$/i.test(token)) return
  const now = services.now()
  await services.db.asJobs(async (tx) => {
    const [ended] = await tx
      .update(newsletter_subscriptions)
      .set({ email: null, unsubscribed_at: now })
      .where(
        and(eq(newsletter_subscriptions.unsubscribe_token, token), isNull(newsletter_subscriptions.unsubscribed_at)),
      )
      .returning({ email_hash: newsletter_subscriptions.email_hash })
    if (!ended) return
    await tx.insert(mail_suppressions).values({ email_hash: ended.email_hash, created_at: now }).onConflictDoNothing()
  })
}

function openRequest(services: Services, token: string) {
  return and(
    eq(newsletter_subscriptions.confirm_hash, digest(token)),
    isNull(newsletter_subscriptions.unsubscribed_at),
    sql`${newsletter_subscriptions.requested_at} > ${new Date(services.now().getTime() - UNCONFIRMED_DAYS * DAY).toISOString()}::timestamptz`,
  )
}

function queueWelcome(tx: Tx, services: Services, email: string, unsubscribeToken: string): Promise<void> {
  const unsubscribe_url = `${services.baseUrl}/nieuwsbrief/afmelden/${unsubscribeToken}`
  return queueMail(tx, services, { template_key: 'nieuwsbrief_welkom', to: email, variables: { unsubscribe_url } })
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
