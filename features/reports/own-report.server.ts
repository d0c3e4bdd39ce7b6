/** One report for its owner or an admin. */
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { reports, reports_free } from '#db/schema/reports.ts'
import { canSeeCompany } from '#features/access/policies.ts'
import { actorOf, type Session } from '#features/accounts/session.ts'
import type { StoredReport } from '#features/analyses/analysis-view.ts'
import { Failure } from '#features/failure.ts'
import type { Services } from '#features/services.ts'
import type { ReportContent } from './report-content.schema.ts'
import { contentOf } from './report-parts.server.ts'

/** Throws 'report-not-found', for a missing report and for another account's alike. */
export async function ownReport({ db }: Services, session: Session, id: string): Promise<ReportContent> {
  const refused = new Failure('report-not-found', { log: `Account ${session.userId} asks for report ${id}` })
  if (!z.uuid().safeParse(id).success) throw refused
  return db.as(actorOf(session), async (tx) => {
    const [paid] = await tx
      .select({ userId: reports.user_id, domainId: reports.domain_id, period: reports.maand, result: reports.result })
      .from(reports)
      .where(eq(reports.id, id))
    const [free] = paid
      ? []
      : await tx
          .select({
            userId: reports_free.user_id,
            domainId: reports_free.domain_id,
            period: reports_free.year_month,
            result: reports_free.result,
          })
          .from(reports_free)
          .where(eq(reports_free.id, id))
    const found = paid ?? free
    // A report from before results were kept has only its score.
    if (!found?.result || !canSeeCompany(session, found.userId)) throw refused
    return contentOf(tx, { ...found, result: found.result as StoredReport })
  })
}
