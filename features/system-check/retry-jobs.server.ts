/** Starts the jobs again that failed for good. Twice the same is once: the second press finds none. */
import { sql } from 'drizzle-orm'
import { requireAdmin } from '#features/accounts/require.ts'
import { actorOf, type Session } from '#features/accounts/session.ts'
import { ownAct } from '#features/audit-log/own-act.ts'
import { recordAct } from '#features/audit-log/record-act.server.ts'
import type { Services } from '#features/services.ts'

/** How many were queued. Throws 'not-allowed'. */
export async function retryJobs(services: Services, session: Session): Promise<number> {
  const admin = requireAdmin(session)
  return services.db.as(actorOf(admin), async (tx) => {
    const { rows } = await tx.execute<{ queued: number }>(sql`select retry_given_up_jobs() as queued`)
    const queued = rows[0]!.queued
    if (queued > 0)
      await recordAct(tx, services, { ...ownAct('jobs-retried', admin), details: { jobs: String(queued) } })
    return queued
  })
}
