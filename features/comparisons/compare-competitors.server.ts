/** Compares a customer's website with its competitors' and stores the result. Websites are fetched outside any transaction. */
import { setTimeout as delay } from 'node:timers/promises'
import { and, eq, sql } from 'drizzle-orm'
import { comparisons } from '#db/schema/comparisons.ts'
import { domains } from '#db/schema/domains.ts'
import { profiles } from '#db/schema/profiles.ts'
import { auditSite } from '#engine/audit-site.ts'
import { type Comparison, compareReports } from '#engine/compare.ts'
import type { AuditReport, Language } from '#engine/report/report.ts'
import { allows, limit } from '#features/access/plans.ts'
import { takeRateLimit } from '#features/accounts/rate-limits.server.ts'
import { actorOf, type Session } from '#features/accounts/session.ts'
import { accountSource } from '#features/analyses/account-source.server.ts'
import { ownDomain } from '#features/domains/own-domain.server.ts'
import { planInForce } from '#features/domains/plan-in-force.ts'
import { websiteOf } from '#features/domains/website.ts'
import { Failure } from '#features/failure.ts'
import { profileSource } from '#features/public-profile/profile-source.server.ts'
import type { Services } from '#features/services.ts'
import { isAlive } from '#features/turns/turns.server.ts'
import { typedUrl } from '#features/typed-url.ts'
import { URLS } from '#features/urls.ts'
import { COMPARISON_TEXTS, type CompareCompetitorsInput, type ComparisonAnswer } from './comparison.schema.ts'
import { followSites } from './comparison-progress.server.ts'
import { readCompetitors } from './competitors.rules.ts'
import { getComparisonUsage, giveTurnBack, takeTurn } from './quota.server.ts'

const POLL_MS = 250

interface Request {
  id: string
  /** The customer's own website first; each with the form field that it came from. */
  sites: { url: string; field: string }[]
  /** Of the customer's own website. */
  domainId: string
  language: Language
}

/**
 * Audits the customer's own website, which must be a domain of the account, and the competitors' concurrently. It does not stop
 * when the caller disconnects: a reload of the page finds the result.
 * Throws 'domain-not-found', 'upgrade-required', 'not-allowed', 'invalid-input', 'too-many-requests', 'comparison-limit-reached',
 * 'too-many-at-once', 'too-busy' or 'comparison-failed'. Only a finished comparison counts.
 */
export async function compareCompetitors(
  services: Services,
  session: Session,
  input: CompareCompetitorsInput,
): Promise<ComparisonAnswer> {
  const request = await checkedRequest(services, session, input)
  const [ownUrl = '', ...competitors] = request.sites.map(({ url }) => url)
  const { joined } = await takeTurn(services, session, { id: request.id, ownUrl, competitors })
  const comparison = joined
    ? await resultOf(services, session, joined)
    : await compare(services, session, request).catch(async (error: unknown) => {
        // If this fails too, the turn expires by itself.
        await giveTurnBack(services, session, request.id).catch((err: unknown) =>
          services.log.warn({ err }, 'Een mislukte vergelijking kon niet worden teruggegeven'),
        )
        throw error instanceof Failure ? error : new Failure('comparison-failed', { cause: error })
      })
  return { ...comparison, usage_info: await getComparisonUsage(services, session) }
}

async function checkedRequest(services: Services, session: Session, input: CompareCompetitorsInput): Promise<Request> {
  if (input.domainId) await ownDomain(services, session, input.domainId)
  const owned = await ownDomains(services, session)
  if (!owned.some(({ plan }) => allows(plan, 'competitors'))) throw new Failure('upgrade-required')
  const own = typedUrl(input.ownUrl.trim(), services)
  if (!own) throw new Failure('invalid-input', { fields: { ownUrl: COMPARISON_TEXTS.invalid } })
  const domain = owned.find(
    ({ id, name }) => name === websiteOf(own) && (input.domainId === undefined || id === input.domainId),
  )
  if (!domain) throw new Failure('not-allowed', { fields: { ownUrl: COMPARISON_TEXTS.publishFirst } })
  if (!allows(domain.plan, 'competitors')) throw new Failure('upgrade-required')

  const maximum = limit(domain.plan, 'competitors-a-comparison')
  const read = readCompetitors(input.competitors, own, maximum, (text) => typedUrl(text, services))
  if (!read.ok) throw new Failure('invalid-input', { fields: read.fields })
  // A refused comparison uses up no turn; this limits how often that can be tried.
  await takeRateLimit(services, 'comparison-by-user', session.userId)
  return {
    id: input.progressId ?? crypto.randomUUID(),
    sites: [{ url: own, field: 'ownUrl' }, ...read.competitors].map(({ url, field }) => ({ url: url.href, field })),
    domainId: domain.id,
    language: domain.language,
  }
}

function ownDomains({ db }: Services, session: Session) {
  return db.as(actorOf(session), (tx) =>
    tx
      .select({
        id: domains.id,
        name: domains.domain_name,
        plan: planInForce(domains.user_id, domains.id),
        language: sql<Language>`coalesce(${profiles.taal}, 'nl')`,
      })
      .from(domains)
      .leftJoin(profiles, and(eq(profiles.domain_id, domains.id), eq(profiles.id, domains.user_id)))
      .where(and(eq(domains.user_id, session.userId), sql`${domains.deleted_at} is null`)),
  )
}

/** Waits in this process's queue, and reports its progress. */
async function compare(services: Services, session: Session, request: Request): Promise<Comparison> {
  const urls = request.sites.map(({ url }) => url)
  const follow = followSites(services, session, request.id, urls)
  try {
    return await services.work.run({ account: session.userId, size: urls.length, onAhead: follow.ahead }, async () => {
      follow.ahead(null)
      const comparison = await auditAll(services, session, request, follow)
      await follow.end()
      await keep(services, session, request.id, comparison)
      return comparison
    })
  } finally {
    await follow.end()
  }
}

/** Audits all sites concurrently; the first failure of ours aborts the others. */
async function auditAll(
  services: Services,
  session: Session,
  { sites, domainId, language }: Request,
  follow: ReturnType<typeof followSites>,
): Promise<Comparison> {
  const stop = new AbortController()
  const audit = async ({ url, field }: Request['sites'][number], at: number): Promise<AuditReport> => {
    const result = await auditSite(url, {
      takenAt: services.now(),
      language,
      allowPrivateHosts: services.auditAllowPrivateHosts,
      botInfoUrl: services.baseUrl + URLS.bot,
      ...(await profileSource(services, at === 0 ? { domainId } : { website: new URL(url) })),
      ...(at === 0 ? await accountSource(services, session, domainId) : {}),
      signal: stop.signal,
      onProgress: (progress) => follow.step(at, progress),
    })
    if (!result.ok) {
      throw new Failure('invalid-input', { fields: { [field]: COMPARISON_TEXTS.invalid }, log: result.reason })
    }
    follow.ready(at)
    return result.report
  }
  const audits = sites.map(audit)
  try {
    const [own, ...others] = await Promise.all(audits)
    return compareReports(own!, others)
  } catch (error) {
    stop.abort()
    await Promise.allSettled(audits)
    throw error
  }
}

async function keep(services: Services, session: Session, id: string, result: Comparison): Promise<void> {
  const kept = await services.db.as(actorOf(session), (tx) =>
    tx
      .update(comparisons)
      .set({ state: 'done', finished_at: services.now(), result })
      .where(and(eq(comparisons.user_id, session.userId), eq(comparisons.id, id), eq(comparisons.state, 'running')))
      .returning({ id: comparisons.id }),
  )
  // Its turn was given back meanwhile, and another may have taken it.
  if (kept.length === 0) throw new Failure('comparison-failed', { log: `Comparison ${id} lost its turn` })
}

/** The result of the same comparison when another request or process runs it. */
async function resultOf(services: Services, session: Session, id: string): Promise<Comparison> {
  for (;;) {
    const [row] = await services.db.as(actorOf(session), (tx) =>
      tx
        .select({
          state: comparisons.state,
          result: comparisons.result,
          alive: sql<boolean>`${isAlive(comparisons, services.now())}`,
        })
        .from(comparisons)
        .where(and(eq(comparisons.user_id, session.userId), eq(comparisons.id, id))),
    )
    if (row?.state === 'done') return row.result as Comparison
    if (!row?.alive) throw new Failure('comparison-failed', { log: `Comparison ${id}, which was joined, failed` })
    await delay(POLL_MS)
  }
}
