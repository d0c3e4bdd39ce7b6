/** Collects what stands in a stored report beside its analysis: the month before, the scores until then, the last comparison. */
import { and, desc, eq, lte, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Tx } from '#db/open-database.ts'
import { comparisons } from '#db/schema/comparisons.ts'
import { profiles } from '#db/schema/profiles.ts'
import { reports, reports_free } from '#db/schema/reports.ts'
import type { Comparison } from '#engine/compare.ts'
import { allows } from '#features/access/plans.ts'
import type { StoredReport } from '#features/analyses/analysis-view.ts'
import { comparisonView } from '#features/comparisons/comparison-view.ts'
import { planInForce } from '#features/domains/plan-in-force.ts'
import { websiteOf } from '#features/domains/website.ts'
import { reportContent } from './report-content.rules.ts'
import type { ReportContent } from './report-content.schema.ts'

export interface KeptReport {
  userId: string
  /** Null: the website was removed from the account since. */
  domainId: string | null
  /** `2026-11`. */
  period: string
  result: StoredReport
}

/** The same number as the line of scores on the screen. */
const SCORES = 60
/** Among which the last one of the website is looked for. */
const COMPARISONS = 50

/** In a transaction of the owner, of an admin, or of jobs. */
export async function contentOf(tx: Tx, kept: KeptReport): Promise<ReportContent> {
  const { result, period } = kept
  const site = siteOf(result.url)
  const past =
    kept.domainId === null ? [] : (await scoresOf(tx, kept, kept.domainId)).filter(({ url }) => siteOf(url) === site)
  const before = past.find((one) => one.period < period)
  const { company, plan } = await aboutOf(tx, kept)
  return reportContent({
    report: result,
    period,
    company: company || site,
    full: allows(plan, 'full-analysis'),
    previous: before ? await resultOf(tx, before.id) : null,
    history: past.map(({ at, score, version }) => ({ takenAt: at, score, rubricVersion: version })).reverse(),
    comparison:
      kept.domainId !== null && allows(plan, 'competitors')
        ? await comparisonOf(tx, kept.userId, site, new Date(result.taken_at))
        : null,
  })
}

const siteOf = (url: string | null) => (url && URL.canParse(url) ? websiteOf(new URL(url)) : (url ?? ''))

async function aboutOf(tx: Tx, { userId, domainId }: KeptReport) {
  const [row] =
    domainId === null
      ? []
      : await tx
          .select({ company: profiles.company_name, plan: planInForce(profiles.id, profiles.domain_id) })
          .from(profiles)
          .where(and(eq(profiles.id, userId), eq(profiles.domain_id, domainId)))
  if (row) return row
  // What the account may see of a website that it removed.
  const { rows } = await tx.execute<{ plan: 'free' | 'pro' | 'expert' }>(sql`select plan_in_force(${userId}) as plan`)
  return { company: '', plan: rows[0]!.plan }
}

/** Newest first, those without a score left out, until the report itself. */
async function scoresOf(tx: Tx, { userId, result }: KeptReport, domainId: string) {
  const until = new Date(result.taken_at)
  const rows = await unionAll(
    tx
      .select({
        id: reports.id,
        at: sql<Date>`${reports.aangemaakt_op}`.as('at'),
        period: reports.maand,
        url: reports.url,
        score: reports.score,
        version: reports.rubric_version,
      })
      .from(reports)
      .where(
        and(
          eq(reports.user_id, userId),
          eq(reports.domain_id, domainId),
          sql`${reports.score} is not null`,
          lte(reports.aangemaakt_op, until),
        ),
      ),
    tx
      .select({
        id: reports_free.id,
        at: sql<Date>`${reports_free.created_at}`.as('at'),
        period: reports_free.year_month,
        url: reports_free.url,
        score: reports_free.score,
        version: reports_free.rubric_version,
      })
      .from(reports_free)
      .where(
        and(
          eq(reports_free.user_id, userId),
          eq(reports_free.domain_id, domainId),
          sql`${reports_free.score} is not null`,
          lte(reports_free.created_at, until),
        ),
      ),
  )
    .orderBy(desc(sql`at`))
    .limit(SCORES)
  return rows.map((row) => ({
    ...row,
    at: new Date(row.at).toISOString(),
    score: row.score ?? 0,
    version: row.version ?? '',
  }))
}

async function resultOf(tx: Tx, id: string): Promise<StoredReport | null> {
  const [paid] = await tx.select({ result: reports.result }).from(reports).where(eq(reports.id, id))
  const [free] = paid
    ? []
    : await tx.select({ result: reports_free.result }).from(reports_free).where(eq(reports_free.id, id))
  return ((paid ?? free)?.result as StoredReport | null | undefined) ?? null
}

/** The last one of this website. */
async function comparisonOf(tx: Tx, userId: string, site: string, until: Date) {
  const done = await tx
    .select({ id: comparisons.id, url: comparisons.own_url })
    .from(comparisons)
    .where(and(eq(comparisons.user_id, userId), eq(comparisons.state, 'done'), lte(comparisons.finished_at, until)))
    .orderBy(desc(comparisons.finished_at))
    .limit(COMPARISONS)
  const latest = done.find(({ url }) => siteOf(url) === site)
  if (!latest) return null
  const [row] = await tx
    .select({ id: comparisons.id, result: comparisons.result, finishedAt: comparisons.finished_at })
    .from(comparisons)
    .where(and(eq(comparisons.user_id, userId), eq(comparisons.id, latest.id)))
  return row ? comparisonView(row.id, row.result as Comparison, row.finishedAt!) : null
}
