/**
 * The web builder's side of a shared report: anyone with the link sees the report as the owner's plan shows it, and can have the
 * website read again, which counts for the owner's limit. Nothing else of the account is shown.
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
  /** What changed since the link was created; null if the website was not read again, or the reports are not comparable. */
  since: { difference: DifferenceView; done: string[] } | null
  /** The progress of a running analysis; otherwise null. */
  reading: { ahead: number | null; step: string; done: number; total: number } | null
  /** True if the last check failed on our side. */
  failed: boolean
  /** The checks left today; null if the owner's plan includes no checks. */
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
  const { domain, before, last, used } = await services.db.as(actorOf(owner), async (tx) => ({
    domain: await ownDomainOf(tx, link),
    before: await reportWhenShared(tx, link),
    last: await lastAnalysis(tx, link, now),
    used: await builderChecksOf(tx, owner, now),
  }))
  // After the state of the analysis: one that has ended by then has stored its report.
  const newest = await newestReport(services, owner, domainId)
  if (!newest) throw new Failure('shared-report-gone')
  const analysis = analysisView(newest, allows(domain.plan, 'full-analysis'))
  // Changes between single analyses are for the owner only; this page shows the changes since the link was created.
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
 * Starts a new analysis, which counts for the owner's limit, and returns once it has begun. Throws what `builderPage` throws,
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

/** The newest report from before the link was created, of any plan. */
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
      // Its process died, or it was refunded.
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
  const { difference: shownDifference } = analysisView({ ...newest, difference }, full)
  const left = new Set((newest.changes ?? []).map(({ id }) => id))
  const asked: ReportChange[] = analysisView(before, full).changes
  return {
    difference: shownDifference!,
    // An unreadable website has no changes left, which does not mean that they were made.
    done: newest.score === null ? [] : asked.filter(({ id }) => !left.has(id)).map(({ says }) => says),
  }
}
