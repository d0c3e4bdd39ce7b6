/** All rate limits in one table; counted in the database, so that all processes count together. */
import { type SQL, sql } from 'drizzle-orm'
import ipaddr from 'ipaddr.js'
import { amsterdamDay, secondsToNextDay } from '#features/calendar.ts'
import { Failure, type FailureCode } from '#features/failure.ts'
import type { Services } from '#features/services.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

// Stricter for calls that send mail. Sign-in by IP address counts failures only, on any account.
export const RATE_LIMITS = {
  'sign-in-by-address': { max: 60, seconds: 15 * MINUTE },
  'passkey-by-address': { max: 100, seconds: 15 * MINUTE },
  // A code of an app works once; it is valid for at most a minute and a half.
  'code-by-user': { max: 1, seconds: 2 * MINUTE },
  'reset-link-by-address': { max: 20, seconds: HOUR },
  'reset-link-by-email': { max: 5, seconds: HOUR },
  'new-password-by-address': { max: 30, seconds: HOUR },
  'lock-mail-by-email': { max: 3, seconds: DAY },
  'waitlist-by-address': { max: 10, seconds: HOUR },
  'waitlist-told-by-address': { max: 3, seconds: HOUR },
  'waitlist-by-email': { max: 5, seconds: HOUR },
  'newsletter-by-address': { max: 10, seconds: HOUR },
  'newsletter-mail-by-email': { max: 3, seconds: DAY },
  'comparison-by-user': { max: 60, seconds: DAY },
  'templated-mail-by-user': { max: 100, seconds: HOUR },
  'ownership-by-user': { max: 20, seconds: DAY },
  'website-file-by-user': { max: 60, seconds: HOUR },
  'facts-by-user': { max: 30, seconds: DAY },
  // Generous: the page looks again by itself while the website is read.
  'shared-report-by-address': { max: 600, seconds: HOUR },
  'shared-check-by-address': { max: 30, seconds: HOUR },
  'share-by-user': { max: 30, seconds: HOUR },
  'image-by-user': { max: 300, seconds: DAY },
  'upload-by-user': { max: 200, seconds: DAY },
  // What every provider allows a new customer of its own, and more than ours need.
  'asking-by-assistant': { max: 20, seconds: MINUTE },
  'index-now-by-profile': { max: 1, seconds: MINUTE },
} as const

type RateLimitName = keyof typeof RATE_LIMITS

interface Handle {
  execute<Row extends Record<string, unknown>>(query: SQL): PromiseLike<{ rows: Row[] }>
}

/** Counts one attempt, within better-auth's transaction if one is given. Returns zero when it is allowed, else the seconds until the next one is. */
export async function secondsToWait(
  services: Services,
  name: RateLimitName,
  subject: string,
  tx: Handle = services.db.auth,
): Promise<number> {
  const { max, seconds } = RATE_LIMITS[name]
  const key = `${name}:${subject}`
  const now = services.now().toISOString()
  const { rows } = await tx.execute<{ wait: number }>(
    sql`select take_rate_limit(${key}, ${max}, ${seconds}, ${now}::timestamptz) as wait`,
  )
  return rows[0]?.wait ?? 0
}

export async function takeRateLimit(services: Services, name: RateLimitName, subject: string): Promise<void> {
  const wait = await secondsToWait(services, name, subject)
  if (wait > 0) throw new Failure('too-many-requests', { retryAfter: wait })
}

/** Longer than any day in Amsterdam: a counter whose key holds the day never begins again within it. */
const COUNTED_DAY = 26 * HOUR

/**
 * Takes one of `most` turns of the calendar day in Amsterdam, in one statement, and returns how to give it back. Throws `reached` when
 * none is left.
 */
export async function takeTurnOfDay(
  { db, now }: Services,
  turns: { name: string; subject: string; most: number; reached: FailureCode },
): Promise<() => Promise<void>> {
  const moment = now()
  const key = `${turns.name}:${turns.subject}:${amsterdamDay(moment)}`
  const { rows } = await db.auth.execute<{ wait: number }>(
    sql`select take_rate_limit(${key}, ${turns.most}, ${COUNTED_DAY}, ${moment.toISOString()}::timestamptz) as wait`,
  )
  if (rows[0]?.wait) throw new Failure(turns.reached, { retryAfter: secondsToNextDay(moment) })
  return async () => {
    await db.auth.execute(sql`select give_back_rate_limit(${key})`)
  }
}

/** Gives back an attempt that turned out not to count. */
export async function giveBackRateLimit({ db }: Services, name: RateLimitName, subject: string): Promise<void> {
  await db.auth.execute(sql`select give_back_rate_limit(${`${name}:${subject}`})`)
}

/** An IPv6 visitor usually has the whole /64, so a /64 counts as one visitor. */
export function visitorOf(clientAddress: string): string {
  return ipaddr.IPv6.isValid(clientAddress) ? ipv6Network(clientAddress, 64) : clientAddress
}

/** The range within which one party easily has many addresses: IPv4 /24, IPv6 /48. */
export function networkOf(clientAddress: string): string {
  if (ipaddr.IPv6.isValid(clientAddress)) return ipv6Network(clientAddress, 48)
  return ipaddr.IPv4.isValid(clientAddress) ? clientAddress.replace(/(?<!\d)\d+$/, '0/24') : clientAddress
}

function ipv6Network(address: string, bits: 48 | 64): string {
  const parts = ipaddr.IPv6.parse(address).parts.slice(0, bits / 16)
  return `${parts.map((part) => part.toString(16)).join(':')}::/${bits}`
}
