/** What a running analysis shows on screen. Kept in the database, so that any process can answer for it. */
import { and, eq, sql } from 'drizzle-orm'
import { analysis_progress } from '#db/schema/reports.ts'
import { actorOf, type Session } from '#features/accounts/session.ts'
import type { Services } from '#features/services.ts'

export interface AnalysisProgress {
  step: string
  done: number
  total: number
  url: string | null
  finished: boolean
}

/** Notes a step under the id that the client made. An id that belongs to someone else is left alone. */
export async function recordProgress(
  services: Services,
  session: Session,
  id: string,
  progress: AnalysisProgress,
): Promise<void> {
  const columns = {
    step: progress.step,
    done: progress.done,
    total: progress.total,
    url: progress.url,
    finished_at: progress.finished ? services.now() : null,
  }
  await services.db.as(actorOf(session), (tx) =>
    tx
      .insert(analysis_progress)
      .values({ id, user_id: session.userId, ...columns })
      .onConflictDoUpdate({
        target: analysis_progress.id,
        set: columns,
        setWhere: eq(analysis_progress.user_id, session.userId),
      }),
  )
}

export async function findProgress(services: Services, session: Session, id: string): Promise<AnalysisProgress | null> {
  const [row] = await services.db.as(actorOf(session), (tx) =>
    tx
      .select({
        step: analysis_progress.step,
        done: analysis_progress.done,
        total: analysis_progress.total,
        url: analysis_progress.url,
        finished: sql<boolean>`${analysis_progress.finished_at} is not null`,
      })
      .from(analysis_progress)
      .where(and(eq(analysis_progress.id, id), eq(analysis_progress.user_id, session.userId))),
  )
  return row ?? null
}
