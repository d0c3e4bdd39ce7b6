/** Joining the waitlist, and its one confirmation by mail. */
import { and, eq, isNull, sql } from 'drizzle-orm'
import { visitor } from '#db/actor.ts'
import { waitlist } from '#db/schema/waitlist.ts'
import { takeRateLimit, visitorOf } from '../accounts/rate-limits.server.ts'
import { Failure } from '../failure.ts'
import { parseInput } from '../input.ts'
import { sendTemplatedMail } from '../mail/send-templated-mail.server.ts'
import type { Services } from '../services.ts'
import { isTrapped } from './honeypot.ts'
import { WAITLIST_CONSENT, waitlistSchema } from './waitlist.schema.ts'

const UNIQUE_VIOLATION = '23505'

/** Throws 'invalid-input', 'too-many-requests' or 'already-on-waitlist'. A trapped machine is told that it worked. */
export async function joinWaitlist(services: Services, clientAddress: string, input: unknown): Promise<void> {
  const { accepted_privacy: _, ...form } = parseInput(waitlistSchema, input)
  if (isTrapped(input)) return
  await takeRateLimit(services, 'waitlist-by-address', visitorOf(clientAddress))
  await takeRateLimit(services, 'waitlist-by-email', form.email)
  const now = services.now()
  try {
    await services.db.as(visitor, (tx) =>
      tx.insert(waitlist).values({
        ...form,
        accepted_privacy: true,
        consent_text: WAITLIST_CONSENT.text,
        consent_version: WAITLIST_CONSENT.version,
        terms_accepted_at: now,
        contact_consent_at: now,
      }),
    )
  } catch (cause) {
    if (sqlStateOf(cause) === UNIQUE_VIOLATION) throw new Failure('already-on-waitlist', { cause })
    throw cause
  }
  await sendWaitlistConfirmation(services, form.email)
}

/**
 * Mails an address that is on the list, once, with the names that it was entered with. Answers the same whether or not it
 * did; a failure is only logged, and leaves the confirmation open for another try.
 */
export async function sendWaitlistConfirmation(services: Services, email: string): Promise<void> {
  const sentAt = services.now()
  const entry = await claim(services, email, sentAt)
  if (!entry) return
  try {
    await sendTemplatedMail(services, {
      template_key: 'wachtlijst_bevestiging',
      to: entry.email,
      variables: { first_name: entry.name.split(/\s+/)[0], company_name: entry.company },
    })
  } catch (error) {
    services.log.error({ err: error }, 'De bevestiging van de wachtlijst kon niet worden verstuurd')
    await services.db.asJobs((tx) =>
      tx.update(waitlist).set({ confirmation_sent_at: null }).where(eq(waitlist.id, entry.id)),
    )
  }
}

/** Whoever sets the moment sends the mail: two requests at once send one. */
async function claim({ db }: Services, email: string, sentAt: Date) {
  const [entry] = await db.asJobs((tx) =>
    tx
      .update(waitlist)
      .set({ confirmation_sent_at: sentAt })
      .where(and(eq(sql`lower(${waitlist.email})`, email), isNull(waitlist.confirmation_sent_at)))
      .returning({ id: waitlist.id, name: waitlist.name, company: waitlist.company, email: waitlist.email }),
  )
  return entry ?? null
}

/** The code of the database's own error, below what the query builder wraps around it. */
function sqlStateOf(error: unknown): string | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('code' in at && typeof at.code === 'string' && /^[0-9A-Z]{5}$/.test(at.code)) return at.code
  }
  return undefined
}
