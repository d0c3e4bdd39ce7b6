/** How often something may be tried, in one table; counted in the database, so that all processes count together. */
import { type SQL, sql } from 'drizzle-orm'
import ipaddr from 'ipaddr.js'
import { Failure } from '../failure.ts'
import type { Services } from '../services.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

// Stricter where a call sends mail. Those by e-mail bound what many addresses together can try on one account.
export const RATE_LIMITS = {
  'sign-in-by-address': { max: 60, seconds: 15 * MINUTE },
  'sign-in-by-email': { max: 30, seconds: 15 * MINUTE },
  'reset-link-by-address': { max: 20, seconds: HOUR },
  'reset-link-by-email': { max: 5, seconds: HOUR },
  'new-password-by-address': { max: 30, seconds: HOUR },
  'lock-mail-by-email': { max: 3, seconds: DAY },
  'waitlist-by-address': { max: 10, seconds: HOUR },
  'waitlist-by-email': { max: 5, seconds: HOUR },
  'newsletter-by-address': { max: 10, seconds: HOUR },
  'newsletter-mail-by-email': { max: 3, seconds: DAY },
  'comparison-by-user': { max: 60, seconds: DAY },
  'templated-mail-by-user': { max: 100, seconds: HOUR },
  'website-file-by-user': { max: 60, seconds: HOUR },
  'image-by-user': { max: 300, seconds: DAY },
  'index-now-by-profile': { max: 1, seconds: MINUTE },
} as const

type RateLimitName = keyof typeof RATE_LIMITS

interface Handle {
  execute<Row extends Record<string, unknown>>(query: SQL): PromiseLike<{ rows: Row[] }>
}

/** Counts one try, in a transaction of better-auth's handle where one is given. Zero when it is allowed, else the seconds until the next one is. */
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

/** Whoever has one IPv6 address has all of its /64; together they count as one visitor. */
export function visitorOf(clientAddress: string): string {
  if (!ipaddr.IPv6.isValid(clientAddress)) return clientAddress
  const network = ipaddr.IPv6.parse(clientAddress).parts.slice(0, 4)
  return `${network.map((part) => part.toString(16)).join(':')}::/64`
}
