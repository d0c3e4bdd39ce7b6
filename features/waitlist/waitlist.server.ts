/** Joining the waitlist, and its single confirmation by mail. */
import { sql } from 'drizzle-orm'
import { visitor } from '#db/actor.ts'
import type { Tx } from '#db/open-database.ts'
import { waitlist } from '#db/schema/waitlist.ts'
import { secondsToWait, takeRateLimit, visitorOf } from '#features/accounts/rate-limits.server.ts'
import { Failure } from '#features/failure.ts'
import { parseInput } from '#features/input.ts'
import { MAIL_EXPIRES_MS } from '#features/mail/outbox.server.ts'
import type { Services } from '#features/services.ts'
import { isTrapped } from './honeypot.ts'
import { WAITLIST_CONSENT, waitlistSchema } from './waitlist.schema.ts'

const UNIQUE_VIOLATION = '23505'

/**
 * Throws 'invalid-input', 'too-many-requests' or, a few times per visitor, 'already-on-waitlist'. A bot in the honeypot is told
 * that it worked.
 */
export async function joinWaitlist(services: Services, clientAddress: string, input: unknown): Promise<void> {
  const { accepted_privacy: _, ...form } = parseInput(waitlistSchema, input)
  if (isTrapped(input)) return
  await takeRateLimit(services, 'waitlist-by-address', visitorOf(clientAddress))
  await takeRateLimit(services, 'waitlist-by-email', form.email)
  const now = services.now()
  try {
    await services.db.as(visitor, async (tx) => {
      await tx.insert(waitlist).values({
        ...form,
        accepted_privacy: true,
        consent_text: WAITLIST_CONSENT.text,
        consent_version: WAITLIST_CONSENT.version,
        terms_accepted_at: now,
        contact_consent_at: now,
      })
      await queueConfirmation(tx, services, form.email)
    })
  } catch (cause) {
    if (sqlStateOf(cause) !== UNIQUE_VIOLATION) throw cause
    // A visitor who tries many addresses only gets the answer of a success.
    if ((await secondsToWait(services, 'waitlist-told-by-address', visitorOf(clientAddress))) > 0) return
    throw new Failure('already-on-waitlist', { cause })
  }
}

/** Mails an address on the list, once, with the names that it was entered with. Gives the same answer whether or not it did. */
export async function sendWaitlistConfirmation(services: Services, email: string): Promise<void> {
  await services.db.as(visitor, (tx) => queueConfirmation(tx, services, email))
}

async function queueConfirmation(tx: Tx, { now }: Services, email: string): Promise<void> {
  const at = now()
  const expires = new Date(at.getTime() + MAIL_EXPIRES_MS)
  await tx.execute(
    sql`select queue_waitlist_confirmation(${email}, ${at.toISOString()}::timestamptz, ${expires.toISOString()}::timestamptz)`,
  )
}

/** The code of the database's own error, inside the query builder's error. */
function sqlStateOf(error: unknown): string | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('code' in at && typeof at.code === 'string' && /^[0-9A-Z]{5}$/.test(at.code)) return at.code
  }
  return undefined
}
