/**
 * The builder's side of a shared report: whoever has the address sees the report as the owner's plan shows it, and may have the
 * website read again on the owner's turns. Nothing else of the account comes along.
 */
import { and, desc, eq, lte, sql } from 'drizzle-orm'
import { visitor } from '#db/actor.ts'
import type { Tx } from '#db/open-database.ts'
import { analyses } from '#db/schema/analyses.ts'
import { reports, reports_free } from '#db/schema/reports.ts'
import type { ReportChange } from '#engine/report/report.ts'
import { allows, limit } from '#features/access/plans.ts'
import { takeRateLimit, visitorOf } from '#features/accounts/rate-limits.server.ts'
import { type AccountHolder, actorOf } from '#features/accounts/session.ts'
import { type AnalysisView, analysisView, type StoredReport } from '#features/analyses/analysis-view.ts'
import { newestReport, startAnalysis } from '#features/analyses/analyze-company.server.ts'
import { type DifferenceView, differenceOf } from '#features/analyses/revision.rules.ts'
import { builderChecksOf } from '#features/analyses/turn.server.ts'
import { type OwnDomain, requireOwnDomain } from '#features/domains/own-domain.server.ts'
import { Failure } from '#features/failure.ts'
import type { Services } from '#features/services.ts'
import { isAlive } from '#features/turns/turns.server.ts'

export interface BuilderPage {
  analysis: AnalysisView
  /** ISO 8601. */
  expiresAt: string
  /** What became of the website since the link was made; null where it was not read again, or cannot be compared. */
  since: { difference: DifferenceView; done: string[] } | null
  /** While the website is read. */
  reading: { ahead: number | null; step: string; done: number; total: number } | null
  /** The last check came to nothing, through us. */
  failed: boolean
  /** Of today; null where the owner's plan has no turns to spend. */
  checksLeft: number | null
}

interface Link {
  owner: AccountHolder
  domainId: string
  createdAt: Date
  expiresAt: Date
}

const TOKEN = /^[A-Za-z0-9_-]{43}$/

/** Throws 'too-many-requests', 'shared-report-not-found' or 'shared-report-gone'. */
export async function builderPage(services: Services, token: string, clientAddress: string): Promise<BuilderPage> {
  await takeRateLimit(services, 'shared-report-by-address', visitorOf(clientAddress))
  const link = await openLink(services, token)
  const { owner, domainId } = link
  const now = services.now()
  const newest = await newestReport(services, owner, domainId)
  const { domain, before, last, used } = await services.db.as(actorOf(owner), async (tx) => ({
    domain: await ownDomainOf(tx, link),
    before: await reportWhenShared(tx, link),
    last: await lastAnalysis(tx, link, now),
    used: await builderChecksOf(tx, owner, now),
  }))
  if (!newest) throw new Failure('shared-report-gone')
  const analysis = analysisView(newest, allows(domain.plan, 'full-analysis'))
  // What a single analysis changed is the owner's to see; here stands what changed since the link was made.
  const { revision: _, difference: __, ...shown } = analysis
  return {
    analysis: shown,
    expiresAt: link.expiresAt.toISOString(),
    since: before && before.taken_at !== newest.taken_at ? sinceShared(before, newest, domain) : null,
    reading: last?.running ? { ahead: last.ahead, step: last.step, done: last.done, total: last.total } : null,
    failed: last !== null && !last.running && last.failed,
    checksLeft: allows(domain.plan, 'analysis-on-demand')
      ? Math.max(0, limit(domain.plan, 'builder-checks-a-day') - used)
      : null,
  }
}

/**
 * Has the website read again, on the owner's turns; answers once that has begun. Throws what `builderPage` throws,
 * 'builder-limit-reached', and what an analysis throws before it begins.
 */
export async function checkForBuilder(services: Services, token: string, clientAddress: string): Promise<void> {
  await takeRateLimit(services, 'shared-check-by-address', visitorOf(clientAddress))
  const link = await openLink(services, token)
  const { owner, domainId } = link
  const newest = await newestReport(services, owner, domainId)
  if (!newest) throw new Failure('shared-report-gone')
  const domain = await services.db.as(actorOf(owner), (tx) => ownDomainOf(tx, link))
  const input = { companyName: domain.name, url: newest.url, locations: [], countries: [], desiredInfo: '', domainId }
  const { report } = await startAnalysis(services, owner, input, true)
  report.catch((err: unknown) => services.log.warn({ err }, 'Een controle door de websitebouwer is mislukt'))
}

async function openLink(services: Services, token: string): Promise<Link> {
  if (!TOKEN.test(token)) throw new Failure('shared-report-not-found')
  const now = services.now().toISOString()
  const { rows } = await services.db.as(visitor, (tx) =>
    tx.execute<{ user_id: string; domain_id: string; created_at: string; expires_at: string; open: boolean }>(
      sql`select * from find_shared_report(${token}, ${now}::timestamptz)`,
    ),
  )
  const [row] = rows
  if (!row) throw new Failure('shared-report-not-found')
  if (!row.open) throw new Failure('shared-report-gone')
  return {
    owner: { userId: row.user_id },
    domainId: row.domain_id,
    createdAt: new Date(row.created_at),
    expiresAt: new Date(row.expires_at),
  }
}

const ownDomainOf = (tx: Tx, { owner, domainId }: Link): Promise<OwnDomain> => requireOwnDomain(tx, owner, domainId)

/** The newest report from before the link, of any plan. */
async function reportWhenShared(tx: Tx, { owner, domainId, createdAt }: Link): Promise<StoredReport | null> {
  const [paid] = await tx
    .select({ result: reports.result, at: reports.aangemaakt_op })
    .from(reports)
    .where(
      and(eq(reports.user_id, owner.userId), eq(reports.domain_id, domainId), lte(reports.aangemaakt_op, createdAt)),
    )
    .orderBy(desc(reports.aangemaakt_op))
    .limit(1)
  const [free] = await tx
    .select({ result: reports_free.result, at: reports_free.created_at })
    .from(reports_free)
    .where(
      and(
        eq(reports_free.user_id, owner.userId),
        eq(reports_free.domain_id, domainId),
        lte(reports_free.created_at, createdAt),
      ),
    )
    .orderBy(desc(reports_free.created_at))
    .limit(1)
  const newest = paid && (!free || paid.at >= free.at) ? paid : free
  return (newest?.result as StoredReport | undefined) ?? null
}

async function lastAnalysis(tx: Tx, { owner, domainId, createdAt }: Link, now: Date) {
  const [row] = await tx
    .select({
      ahead: analyses.ahead,
      step: analyses.step,
      done: analyses.done,
      total: analyses.total,
      running: sql<boolean>`${isAlive(analyses, now)}`,
      // Its process died, or it was given back.
      failed: sql<boolean>`${analyses.state} in ('running', 'failed')`,
      startedAt: analyses.started_at,
      forBuilder: analyses.for_builder,
    })
    .from(analyses)
    .where(and(eq(analyses.user_id, owner.userId), eq(analyses.domain_id, domainId)))
    .orderBy(desc(analyses.started_at))
    .limit(1)
  return row && (row.running || (row.forBuilder && row.startedAt >= createdAt)) ? row : null
}

function sinceShared(before: StoredReport, newest: StoredReport, { plan }: OwnDomain): BuilderPage['since'] {
  const difference = differenceOf(before, newest)
  if (!difference) return null
  const full = allows(plan, 'full-analysis')
  const { difference: told } = analysisView({ ...newest, difference }, full)
  const left = new Set((newest.changes ?? []).map(({ id }) => id))
  const asked: ReportChange[] = analysisView(before, full).changes
  return {
    difference: told!,
    // An unread website has no changes left, and nothing was done by that.
    done: newest.score === null ? [] : asked.filter(({ id }) => !left.has(id)).map(({ says }) => says),
  }
}
