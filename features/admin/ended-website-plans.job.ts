/** Lists customers under the account's plan again whose first website's own plan has ended. */
import { sql } from 'drizzle-orm'
import type { Services } from '#features/services.ts'

/** Longer than a machine is off; doing it again changes nothing. */
const LOOK_BACK_MS = 92 * 86_400_000

export async function listEndedWebsitePlans({ db, now }: Services): Promise<void> {
  const until = now()
  const since = new Date(until.getTime() - LOOK_BACK_MS)
  await db.asJobs((tx) =>
    tx.execute(
      sql`select refresh_ended_website_plans(${since.toISOString()}::timestamptz, ${until.toISOString()}::timestamptz)`,
    ),
  )
}
