/** Every day: what is kept of crawlers' visits no longer than promised. */
import { sql } from 'drizzle-orm'
import type { Services } from '#features/services.ts'

const KEPT_DAYS = 90

/** Single visits go after a while; the sums a day stay. */
export async function forgetOldVisits({ db, now }: Services): Promise<void> {
  const before = new Date(now().getTime() - KEPT_DAYS * 86_400_000).toISOString()
  await db.asJobs((tx) => tx.execute(sql`delete from crawler_visits where visited_at < ${before}`))
}
