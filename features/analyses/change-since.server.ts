/** The line of scores of a website, and what changed since the month before: the score, the known facts and the verified visits. */
import { inArray, sql } from 'drizzle-orm'
import { reports, reports_free } from '#db/schema/reports.ts'
import { actorOf, type Session } from '#features/accounts/session.ts'
import { amsterdamDay } from '#features/calendar.ts'
import type { Services } from '#features/services.ts'
import { type PastScore, pastReports } from './history.server.ts'
import { reportsOfTwoMonths } from './since-last-month.ts'

interface FromTo {
  from: number
  to: number
}

/** Null is what cannot be compared. */
export interface SinceLastMonth {
  score: FromTo | null
  /** How many of the facts the website itself states. */
  known: FromTo | null
  /** From the first of the month to today, and on the same days of the month before. */
  visits: FromTo | null
}

/** Throws 'domain-not-found'. */
export async function historyAndChange(
  services: Services,
  session: Session,
  domainId: string,
): Promise<{ history: PastScore[]; sinceLastMonth: SinceLastMonth }> {
  const past = await pastReports(services, session, domainId)
  const two = reportsOfTwoMonths(past, services.now())
  const [known, visits] = await Promise.all([
    two ? knownFacts(services, session, two.before.id, two.last.id) : null,
    verifiedVisits(services, session, domainId),
  ])
  return {
    history: past.map(({ takenAt, score, rubricVersion }) => ({ takenAt, score, rubricVersion })),
    sinceLastMonth: { score: two && { from: two.before.score, to: two.last.score }, known, visits },
  }
}

/** Only of these two: a report is too large to read all of them. */
async function knownFacts({ db }: Services, session: Session, before: string, last: string): Promise<FromTo | null> {
  const of = (table: typeof reports | typeof reports_free) => ({
    id: table.id,
    known: sql<number | null>`(${table.result} ->> 'known_fields_count')::int`,
  })
  const ids = [before, last]
  const rows = await db.as(actorOf(session), async (tx) => [
    ...(await tx.select(of(reports)).from(reports).where(inArray(reports.id, ids))),
    ...(await tx.select(of(reports_free)).from(reports_free).where(inArray(reports_free.id, ids))),
  ])
  const [from, to] = ids.map((id) => rows.find((row) => row.id === id)?.known ?? null)
  return from == null || to == null ? null : { from, to }
}

/** Null if nobody came in the whole month before: the profile may not have been public then. */
async function verifiedVisits({ db, now }: Services, session: Session, domainId: string): Promise<FromTo | null> {
  const today = amsterdamDay(now())
  const { rows } = await db.as(actorOf(session), (tx) =>
    tx.execute<{ from: number; to: number; whole: number }>(sql`
      select coalesce(sum(hits) filter (where day <= t.today - interval '1 month'), 0)::int as "from",
        coalesce(sum(hits) filter (where day >= t.month), 0)::int as "to",
        coalesce(sum(hits) filter (where day < t.month), 0)::int as whole
      from crawler_visit_days, (select ${today}::date as today, date_trunc('month', ${today}::date)::date as month) t
      where user_id = ${session.userId} and domain_id = ${domainId} and verdict = 'verified'
        and day >= t.month - interval '1 month' and day <= t.today`),
  )
  const [{ from, to, whole } = { from: 0, to: 0, whole: 0 }] = rows
  return whole === 0 ? null : { from, to }
}
