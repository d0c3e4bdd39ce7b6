/** Analyses a customer's own website and stores the report. The website is fetched outside any transaction. */
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { domains } from '#db/schema/domains.ts'
import { profiles } from '#db/schema/profiles.ts'
import { reports, reports_free } from '#db/schema/reports.ts'
import type { AuditReport } from '#engine/report/report.ts'
import { allows } from '#features/access/plans.ts'
import { type AccountHolder, actorOf } from '#features/accounts/session.ts'
import { amsterdamMonth } from '#features/calendar.ts'
import { ownDomain } from '#features/domains/own-domain.server.ts'
import { planInForce } from '#features/domains/plan-in-force.ts'
import { websiteOf } from '#features/domains/website.ts'
import { Failure } from '#features/failure.ts'
import { PROFILE_TEXTS } from '#features/profiles/profile.schema.ts'
import type { Services } from '#features/services.ts'
import { typedUrl } from '#features/typed-url.ts'
import { type AnalysisView, analysisView, type StoredReport } from './analysis-view.ts'
import type { AnalyzeCompanyInput } from './analyze-company.schema.ts'
import { firstPagePath, keepFirstPage, requireRead } from './first-pages.server.ts'
import { followAnalysis } from './progress.server.ts'
import { readWebsite } from './read-website.server.ts'
import { differenceOf, revisionOf } from './revision.rules.ts'
import { type AnalyzedDomain, endTurn, takeTurn, useTurn } from './turn.server.ts'

/**
 * Audits the website at `input.url`, which must be a domain of the account (`input.domainId`, where it is given), and stores the report. Gratis has one report a
 * calendar month: a later call in the same month answers with that one, unless it has no score.
 * It does not stop when the caller disconnects: a reload of the page finds the result.
 * Throws 'domain-not-found', 'invalid-input', 'not-allowed', 'analysis-limit-reached', 'too-many-at-once', 'too-busy' or 'analysis-failed'.
 */
export async function analyzeCompany(
  services: Services,
  session: AccountHolder,
  input: AnalyzeCompanyInput,
): Promise<AnalysisView> {
  const { domain, report } = await startAnalysis(services, session, input)
  return analysisView(await report, allows(domain.plan, 'full-analysis'))
}

/** The same, as soon as its turn is taken: `report` comes later. `forBuilder`: see HowTaken. Also throws 'builder-limit-reached'. */
export async function startAnalysis(
  services: Services,
  session: AccountHolder,
  input: AnalyzeCompanyInput,
  forBuilder = false,
): Promise<{ domain: AnalyzedDomain; report: Promise<StoredReport> }> {
  if (input.domainId) await ownDomain(services, session, input.domainId)
  const url = typedUrl(input.url, services)
  if (!url) throw new Failure('invalid-input', { fields: { url: PROFILE_TEXTS.urlInvalid } })
  const domain = await findDomain(services, session, websiteOf(url), input.domainId)
  if (!domain)
    throw new Failure('not-allowed', { fields: { url: 'Publiceer deze website eerst; daarna kun je hem analyseren.' } })

  const named = input.readFirst === undefined ? null : firstPagePath(input.readFirst, url)
  const turn = await takeTurn(services, session, domain, input.progressId ?? null, {
    revise: named !== null,
    forBuilder,
  })
  if ('kept' in turn) return { domain, report: Promise.resolve(turn.kept) }
  return { domain, report: analyze(services, session, { domain, url, named, ...turn }) }
}

interface Task {
  /** The id of the turn that the limits count. */
  id: string
  domain: AnalyzedDomain
  url: URL
  /** The page that the owner named because the newest report is wrong. */
  named: string | null
  /** The report of Gratis that is revised; other plans get a new one. */
  revises: string | null
}

async function analyze(services: Services, session: AccountHolder, task: Task): Promise<StoredReport> {
  const { domain, url, named, id: turn } = task
  const follow = followAnalysis(services, session, turn)
  try {
    return await services.work.run({ account: session.userId, size: 1, onAhead: follow.ahead }, async () => {
      follow.ahead(null)
      const read = await readWebsite(services, session, { domain, url, named, onProgress: follow.step })
      if (named) requireRead(read, named)
      return await storeReport(services, session, task, read)
    })
  } catch (error) {
    // If this fails too, the turn expires by itself.
    await endTurn(services, session, turn, error).catch((err: unknown) =>
      services.log.warn({ err }, 'De beurt van een mislukte analyse kon niet worden teruggegeven'),
    )
    throw error instanceof Failure ? error : new Failure('analysis-failed', { cause: error })
  } finally {
    await follow.end()
  }
}

/** The newest report of a domain, as its plan may see it; null before the first analysis. Throws 'domain-not-found'. */
export async function latestAnalysis(
  services: Services,
  session: AccountHolder,
  domainId: string,
): Promise<AnalysisView | null> {
  const domain = await ownDomain(services, session, domainId)
  const newest = await newestReport(services, session, domain.id)
  return newest ? analysisView(newest, allows(domain.plan, 'full-analysis')) : null
}

export async function newestReport(
  { db }: Services,
  session: AccountHolder,
  domainId: string,
): Promise<StoredReport | null> {
  return db.as(actorOf(session), async (tx) => {
    const [paid] = await tx
      .select({ result: reports.result, at: reports.aangemaakt_op })
      .from(reports)
      .where(and(eq(reports.user_id, session.userId), eq(reports.domain_id, domainId)))
      .orderBy(desc(reports.aangemaakt_op))
      .limit(1)
    const [free] = await tx
      .select({ result: reports_free.result, at: reports_free.created_at })
      .from(reports_free)
      .where(and(eq(reports_free.user_id, session.userId), eq(reports_free.domain_id, domainId)))
      .orderBy(desc(reports_free.created_at))
      .limit(1)
    const newest = paid && (!free || paid.at >= free.at) ? paid : free
    return (newest?.result as StoredReport | undefined) ?? null
  })
}

async function findDomain(
  { db }: Services,
  session: AccountHolder,
  name: string,
  domainId: string | undefined,
): Promise<AnalyzedDomain | null> {
  const [row] = await db.as(actorOf(session), (tx) =>
    tx
      .select({
        id: domains.id,
        plan: planInForce(domains.user_id, domains.id),
        language: profiles.taal,
      })
      .from(domains)
      .innerJoin(profiles, and(eq(profiles.domain_id, domains.id), eq(profiles.id, domains.user_id)))
      .where(
        and(
          eq(domains.user_id, session.userId),
          eq(domains.domain_name, name),
          isNull(domains.deleted_at),
          domainId ? eq(domains.id, domainId) : undefined,
        ),
      )
      .orderBy(desc(domains.is_primary))
      .limit(1),
  )
  return row ?? null
}

/** Stores the report with the profile's scan date and uses up its turn, in one transaction. Of two Gratis reports in a month, the first stays. */
async function storeReport(
  services: Services,
  session: AccountHolder,
  { id: turn, domain, url, named, revises }: Task,
  read: AuditReport,
): Promise<StoredReport> {
  const now = services.now()
  const month = amsterdamMonth(now)
  const before = await newestReport(services, session, domain.id)
  const revision = named && before ? revisionOf(before, read, new URL(named, url).href) : null
  const difference = named ? null : differenceOf(before, read)
  const report: StoredReport = { ...read, ...(revision ? { revision } : {}), ...(difference ? { difference } : {}) }
  const columns = {
    user_id: session.userId,
    domain_id: domain.id,
    url: report.url,
    score: report.score,
    samenvatting: report.summary,
    rubric_version: report.rubric_version,
    result: report,
  }
  return services.db.as(actorOf(session), async (tx) => {
    let stored = report
    if (named) await keepFirstPage(tx, session, { domainId: domain.id, site: url, path: named, now })
    if (revises) {
      await tx.execute(
        sql`select revise_free_report(${turn}, ${read.url}, ${read.score}, ${read.summary}, ${read.rubric_version}, ${JSON.stringify(report)}::jsonb)`,
      )
    } else if (allows(domain.plan, 'analysis-on-demand')) {
      await tx.insert(reports).values({ ...columns, maand: month, aangemaakt_op: now })
    } else {
      const ofThisMonth = and(eq(reports_free.user_id, session.userId), eq(reports_free.year_month, month))
      await tx.delete(reports_free).where(and(ofThisMonth, isNull(reports_free.score)))
      const inserted = await tx
        .insert(reports_free)
        .values({ ...columns, year_month: month, created_at: now })
        .onConflictDoNothing()
        .returning({ id: reports_free.id })
      if (inserted.length === 0) {
        const [first] = await tx.select({ result: reports_free.result }).from(reports_free).where(ofThisMonth)
        stored = first?.result as StoredReport
      }
    }
    await useTurn(tx, turn, read, now)
    await tx
      .update(profiles)
      .set({ laatste_scan: now })
      .where(and(eq(profiles.id, session.userId), eq(profiles.domain_id, domain.id)))
    return stored
  })
}
