/** The scores of a domain's current website over time, oldest first. Scores of an earlier website of the domain are left out. */
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { reports, reports_free } from '#db/schema/reports.ts'
import { actorOf, type Session } from '#features/accounts/session.ts'
import { requireOwnDomain } from '#features/domains/own-domain.server.ts'
import type { Services } from '#features/services.ts'

export interface PastScore {
  /** ISO 8601. */
  takenAt: string
  score: number
  rubricVersion: string
}

export interface PastReport extends PastScore {
  id: string
  /** The addresses of the report as a file. */
  json: string | null
  pdf: string | null
}

/** More points do not fit on a phone. */
const NEWEST = 60

/** A website that could not be measured has no score, so it is left out of the line. */
export async function pastReports({ db }: Services, session: Session, domainId: string): Promise<PastReport[]> {
  return db.as(actorOf(session), async (tx) => {
    const domain = await requireOwnDomain(tx, session, domainId)
    const scored = (table: typeof reports | typeof reports_free) =>
      and(
        eq(table.user_id, session.userId),
        eq(table.domain_id, domain.id),
        isNotNull(table.score),
        sql`is_on_website(${table.url}, ${domain.name})`,
      )
    const rows = await unionAll(
      tx
        .select({
          id: reports.id,
          at: sql<Date>`${reports.aangemaakt_op}`.as('at'),
          score: reports.score,
          version: reports.rubric_version,
          json: reports.link_json,
          pdf: reports.link_pdf,
        })
        .from(reports)
        .where(scored(reports)),
      tx
        .select({
          id: reports_free.id,
          at: sql<Date>`${reports_free.created_at}`.as('at'),
          score: reports_free.score,
          version: reports_free.rubric_version,
          json: reports_free.link_json,
          pdf: reports_free.link_pdf,
        })
        .from(reports_free)
        .where(scored(reports_free)),
    )
      .orderBy(desc(sql`at`))
      .limit(NEWEST)
    return rows
      .map(({ id, at, score, version, json, pdf }) => ({
        id,
        json,
        pdf,
        takenAt: new Date(at).toISOString(),
        score: score ?? 0,
        rubricVersion: version ?? '',
      }))
      .reverse()
  })
}
