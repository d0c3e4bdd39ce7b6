/** What is kept no longer than promised (specification, sections 4 and 9): daily jobs, bounded, and harmless when repeated. */
import { and, isNotNull, lt, sql } from 'drizzle-orm'
import { accounts, rate_limits, sign_in_attempts } from '#db/schema/accounts.ts'
import { analyses } from '#db/schema/analyses.ts'
import type { Services } from '#features/services.ts'

const DAY_MS = 24 * 60 * 60 * 1000
export const DELETED_ACCOUNT_DAYS = 30
/** The longest window of a counter is one day. */
const COUNTER_DAYS = 2
const AT_ONCE = 100

function daysAgo(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS)
}

/** Removes accounts for good that were deleted thirty days ago, each in a transaction of its own. Answers how many. */
export async function purgeDeletedAccounts({ db, now }: Services): Promise<number> {
  const due = await db.asJobs((tx) =>
    tx
      .select({ id: accounts.user_id })
      .from(accounts)
      .where(and(isNotNull(accounts.deleted_at), lt(accounts.deleted_at, daysAgo(now(), DELETED_ACCOUNT_DAYS))))
      .limit(AT_ONCE),
  )
  for (const { id } of due) await db.asJobs((tx) => tx.execute(sql`select purge_account(${id})`))
  return due.length
}

/** Removes counters of requests, sign-in failures and progress that count for nothing any more. */
export async function forgetOldCounters({ db, now }: Services): Promise<void> {
  const before = daysAgo(now(), COUNTER_DAYS)
  await db.asJobs(async (tx) => {
    await tx.delete(rate_limits).where(lt(rate_limits.window_start, before))
    await tx.delete(sign_in_attempts).where(lt(sign_in_attempts.since, before))
    await tx.delete(analyses).where(lt(analyses.started_at, before))
  })
}
