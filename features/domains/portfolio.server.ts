/** All websites of a partner with their scores: a fixed number of queries, however many websites there are. */
import { and, eq, gte, isNotNull, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Tx } from '#db/open-database.ts'
import { analyses } from '#db/schema/analyses.ts'
import { domains } from '#db/schema/domains.ts'
import { reports, reports_free } from '#db/schema/reports.ts'
import { type AccountHolder, actorOf } from '#features/accounts/session.ts'
import type { PastScore } from '#features/analyses/history.server.ts'
import type { Services } from '#features/services.ts'
import { LEASE_MS } from '#features/turns/turns.server.ts'
import { type Attempt, type PortfolioRow, portfolioRow, type Reading } from './portfolio.rules.ts'
import { websitesOf } from './websites.server.ts'

/** This month and the one before it, whichever days they have. */
const COMPARED_MS = 63 * 86_400_000

export function getPortfolio({ db, now }: Services, session: AccountHolder): Promise<PortfolioRow[]> {
  return db.as(actorOf(session), async (tx) => {
    const moment = now()
    const websites = await websitesOf(tx, session)
    const readings = await newestReadings(tx, session)
    const scores = await recentScores(tx, session, new Date(moment.getTime() - COMPARED_MS))
    const attempts = await newestAttempts(tx, session, moment)
    return websites.map((website) =>
      portfolioRow(
        website,
        {
          reading: readings.get(website.id) ?? null,
          history: scores.get(website.id) ?? [],
          attempt: attempts.get(website.id) ?? null,
        },
        moment,
      ),
    )
  })
}

/** The newest report of each website, on the host that it has now. */
async function newestReadings(tx: Tx, session: AccountHolder): Promise<Map<string, Reading>> {
  const { rows } = await tx.execute<Omit<Reading, 'takenAt'> & { domain_id: string; at: string | Date }>(sql`
    select distinct on (r.domain_id) r.domain_id, r.at, r.score, r.result #>> '{changes,0,says}' as next
    from (
      select user_id, domain_id, aangemaakt_op as at, score, url, result from reports where user_id = ${session.userId}
      union all
      select user_id, domain_id, created_at, score, url, result from reports_free where user_id = ${session.userId}
    ) r join domains d on d.id = r.domain_id and d.user_id = r.user_id
    where is_on_website(r.url, d.domain_name)
    order by r.domain_id, r.at desc`)
  return new Map(
    rows.map(({ domain_id, at, score, next }) => [domain_id, { takenAt: new Date(at).toISOString(), score, next }]),
  )
}

async function recentScores(tx: Tx, session: AccountHolder, since: Date): Promise<Map<string, PastScore[]>> {
  const scored = (table: typeof reports | typeof reports_free) =>
    and(
      eq(table.user_id, session.userId),
      isNotNull(table.score),
      sql`is_on_website(${table.url}, ${domains.domain_name})`,
    )
  const rows = await unionAll(
    tx
      .select({
        domainId: reports.domain_id,
        at: sql<Date>`${reports.aangemaakt_op}`.as('at'),
        score: reports.score,
        version: reports.rubric_version,
      })
      .from(reports)
      .innerJoin(domains, eq(domains.id, reports.domain_id))
      .where(and(scored(reports), gte(reports.aangemaakt_op, since))),
    tx
      .select({
        domainId: reports_free.domain_id,
        at: sql<Date>`${reports_free.created_at}`.as('at'),
        score: reports_free.score,
        version: reports_free.rubric_version,
      })
      .from(reports_free)
      .innerJoin(domains, eq(domains.id, reports_free.domain_id))
      .where(and(scored(reports_free), gte(reports_free.created_at, since))),
  ).orderBy(sql`at`)
  const byWebsite = Map.groupBy(rows, ({ domainId }) => domainId!)
  return new Map(
    [...byWebsite].map(([id, past]) => [
      id,
      past.map(({ at, score, version }) => ({
        takenAt: new Date(at).toISOString(),
        score: score ?? 0,
        rubricVersion: version ?? '',
      })),
    ]),
  )
}

/** How the last analysis of each website went; one whose process died failed. */
async function newestAttempts(tx: Tx, session: AccountHolder, now: Date): Promise<Map<string, Attempt>> {
  const rows = await tx
    .selectDistinctOn([analyses.domain_id], {
      domainId: analyses.domain_id,
      state: analyses.state,
      startedAt: analyses.started_at,
      seenAt: analyses.seen_at,
    })
    .from(analyses)
    .where(and(eq(analyses.user_id, session.userId), isNotNull(analyses.domain_id)))
    .orderBy(analyses.domain_id, sql`${analyses.started_at} desc`)
  return new Map(
    rows.map(({ domainId, state, startedAt, seenAt }) => {
      const isDead = state === 'running' && now.getTime() - seenAt.getTime() > LEASE_MS
      return [domainId!, { state: isDead ? 'failed' : state, startedAt: startedAt.toISOString() }]
    }),
  )
}
