/** Analyses a customer's own website and keeps the report. The website is fetched outside any transaction. */
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Plan } from '#db/schema/accounts.ts'
import { domains } from '#db/schema/domains.ts'
import { profiles } from '#db/schema/profiles.ts'
import { reports, reports_free } from '#db/schema/reports.ts'
import { auditSite } from '#engine/audit-site.ts'
import type { AuditReport, Language } from '#engine/report.ts'
import { allows, limit } from '#features/access/plans.ts'
import { actorOf, type Session } from '#features/accounts/session.ts'
import { amsterdamDay, amsterdamMonth } from '#features/calendar.ts'
import { Failure } from '#features/failure.ts'
import { PROFILE_TEXTS } from '#features/profiles/profile.schema.ts'
import { publishableUrl } from '#features/profiles/profile.server.ts'
import { profileSource } from '#features/publishing/profile-source.server.ts'
import { domainNameOf } from '#features/publishing/publish.server.ts'
import type { Services } from '#features/services.ts'
import { type AnalysisView, analysisView } from './analysis-view.ts'
import type { AnalyzeCompanyInput } from './analyze-company.schema.ts'
import { recordProgress } from './progress.server.ts'

const DAY_SECONDS = 24 * 60 * 60

interface AnalyzedDomain {
  id: string
  plan: Plan
  language: Language
}

/**
 * Audits the website at `input.url`, which must be a domain of the account, and stores the report. Gratis has one report a
 * calendar month: a later call in the same month answers with that one, unless the website was down then.
 * It is not ended when the caller hangs up: a reload of the page finds the result.
 * Throws 'invalid-input', 'not-allowed', 'analysis-limit-reached' or 'analysis-failed'.
 */
export async function analyzeCompany(
  services: Services,
  session: Session,
  input: AnalyzeCompanyInput,
): Promise<AnalysisView> {
  const url = publishableUrl(input.url, services)
  if (!url) throw new Failure('invalid-input', { fields: { url: PROFILE_TEXTS.urlInvalid } })
  const domain = await findDomain(services, session, domainNameOf(url))
  if (!domain)
    throw new Failure('not-allowed', { fields: { url: 'Publiceer deze website eerst; daarna kun je hem analyseren.' } })

  const { plan } = domain
  const follow = followProgress(services, session, input.progressId)
  try {
    if (!allows(plan, 'analysis-on-demand')) {
      const kept = await thisMonthsReport(services, session)
      if (kept?.website_live) return analysisView(kept, false)
    } else await takeAnalysis(services, session, domain)

    const result = await auditSite(url.href, {
      takenAt: services.now(),
      language: domain.language,
      allowPrivateHosts: services.auditAllowPrivateHosts,
      botInfoUrl: `${services.baseUrl}/bot`,
      ...(await profileSource(services, { domainId: domain.id })),
      onProgress: follow.step,
    })
    if (!result.ok)
      throw new Failure('invalid-input', { fields: { url: PROFILE_TEXTS.urlInvalid }, log: result.reason })
    const stored = await storeReport(services, session, domain, result.report)
    return analysisView(stored, allows(plan, 'full-analysis'))
  } finally {
    await follow.finish()
  }
}

/** The newest report of the account's primary domain, as its plan may see it; null before the first analysis. */
export async function latestAnalysis({ db }: Services, session: Session): Promise<AnalysisView | null> {
  return db.as(actorOf(session), async (tx) => {
    const [domain] = await tx
      .select({ id: domains.id, plan: sql<Plan>`plan_in_force(${domains.user_id}, ${domains.id})` })
      .from(domains)
      .where(and(eq(domains.user_id, session.userId), domains.is_primary))
    if (!domain) return null
    const [paid] = await tx
      .select({ result: reports.result, at: reports.aangemaakt_op })
      .from(reports)
      .where(and(eq(reports.user_id, session.userId), eq(reports.domain_id, domain.id)))
      .orderBy(desc(reports.aangemaakt_op))
      .limit(1)
    const [free] = await tx
      .select({ result: reports_free.result, at: reports_free.created_at })
      .from(reports_free)
      .where(eq(reports_free.user_id, session.userId))
      .orderBy(desc(reports_free.created_at))
      .limit(1)
    const newest = paid && (!free || paid.at >= free.at) ? paid : free
    return newest?.result ? analysisView(newest.result as AuditReport, allows(domain.plan, 'full-analysis')) : null
  })
}

async function findDomain({ db }: Services, session: Session, name: string): Promise<AnalyzedDomain | null> {
  const [row] = await db.as(actorOf(session), (tx) =>
    tx
      .select({
        id: domains.id,
        plan: sql<Plan>`plan_in_force(${domains.user_id}, ${domains.id})`,
        language: profiles.taal,
      })
      .from(domains)
      .innerJoin(profiles, and(eq(profiles.domain_id, domains.id), eq(profiles.id, domains.user_id)))
      .where(and(eq(domains.user_id, session.userId), eq(domains.domain_name, name))),
  )
  return row ?? null
}

async function thisMonthsReport(services: Services, session: Session): Promise<AuditReport | null> {
  const [row] = await services.db.as(actorOf(session), (tx) =>
    tx
      .select({ result: reports_free.result })
      .from(reports_free)
      .where(
        and(eq(reports_free.user_id, session.userId), eq(reports_free.year_month, amsterdamMonth(services.now()))),
      ),
  )
  return (row?.result as AuditReport | undefined) ?? null
}

/** Counts one analysis against the domain's limit of today. */
async function takeAnalysis(services: Services, session: Session, domain: AnalyzedDomain): Promise<void> {
  const key = `analysis:${domain.id}:${amsterdamDay(services.now())}`
  const { rows } = await services.db.as(actorOf(session), (tx) =>
    tx.execute<{ wait: number }>(
      sql`select take_rate_limit(${key}, ${limit(domain.plan, 'analyses-a-day')}, ${DAY_SECONDS}) as wait`,
    ),
  )
  if (rows[0] && rows[0].wait > 0) throw new Failure('analysis-limit-reached', { retryAfter: rows[0].wait })
}

/** Stores the report with the profile's scan date, together. Of two Gratis reports made at once, the first stays. */
async function storeReport(
  services: Services,
  session: Session,
  domain: AnalyzedDomain,
  report: AuditReport,
): Promise<AuditReport> {
  const now = services.now()
  const month = amsterdamMonth(now)
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
    if (allows(domain.plan, 'analysis-on-demand')) {
      await tx.insert(reports).values({ ...columns, maand: month, aangemaakt_op: now })
    } else {
      const ofThisMonth = and(eq(reports_free.user_id, session.userId), eq(reports_free.year_month, month))
      await tx.delete(reports_free).where(and(ofThisMonth, sql`${reports_free.result} ->> 'website_live' = 'false'`))
      const inserted = await tx
        .insert(reports_free)
        .values({ ...columns, year_month: month, created_at: now })
        .onConflictDoNothing()
        .returning({ id: reports_free.id })
      if (inserted.length === 0) {
        const [first] = await tx.select({ result: reports_free.result }).from(reports_free).where(ofThisMonth)
        stored = first?.result as AuditReport
      }
    }
    await tx
      .update(profiles)
      .set({ laatste_scan: now })
      .where(and(eq(profiles.id, session.userId), eq(profiles.domain_id, domain.id)))
    return stored
  })
}

/** Writes the steps one after another; a step that cannot be written never ends the analysis. */
function followProgress(services: Services, session: Session, id: string | undefined) {
  if (!id) return { step: () => {}, finish: async () => {} }
  let last: { step: string; done: number; total: number; url?: string } = { step: 'start', done: 0, total: 1 }
  let writing = Promise.resolve()
  const write = (finished: boolean) => {
    const progress = { ...last, url: last.url ?? null, finished }
    writing = writing
      .then(() => recordProgress(services, session, id, progress))
      .catch((err: unknown) => services.log.warn({ err }, 'Voortgang van een analyse kon niet worden bewaard'))
    return writing
  }
  return {
    step(progress: typeof last) {
      last = progress
      void write(false)
    },
    finish: () => write(true),
  }
}
