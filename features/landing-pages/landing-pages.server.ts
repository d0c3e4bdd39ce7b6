/** Reads a page of a customer's own website, judges it beside the profile, and keeps the last few results of a website. */
import { and, desc, eq, inArray, notInArray } from 'drizzle-orm'
import type { Tx } from '#db/open-database.ts'
import { landing_pages } from '#db/schema/landing-pages.ts'
import { readings } from '#db/schema/proposals.ts'
import { isSameSite } from '#engine/fetch/same-site.ts'
import type { LandingPageReport, LandingPageResult } from '#engine/landing-page/landing-page.ts'
import { readLandingPage } from '#engine/read-landing-page.ts'
import { allows, limit } from '#features/access/plans.ts'
import { actorOf, type Session } from '#features/accounts/session.ts'
import { accountSource } from '#features/analyses/account-source.server.ts'
import { firstPagesOf, pageOfSite } from '#features/analyses/first-pages.server.ts'
import { amsterdamDay } from '#features/calendar.ts'
import { type OwnDomain, requireOwnDomain } from '#features/domains/own-domain.server.ts'
import { websiteOf } from '#features/domains/website.ts'
import { Failure } from '#features/failure.ts'
import { getOwnProfile } from '#features/profiles/profile.server.ts'
import { beginReading, endReading, followReading, giveReadingBack } from '#features/proposals/readings.server.ts'
import { profileSource } from '#features/public-profile/profile-source.server.ts'
import type { Services } from '#features/services.ts'
import { isAlive } from '#features/turns/turns.server.ts'
import { typedUrl } from '#features/typed-url.ts'
import { URLS } from '#features/urls.ts'
import { isUuid } from '#features/uuid.ts'
import { landingPageCompany } from './landing-page-company.rules.ts'
import {
  LANDING_PAGE_TEXTS,
  type LandingPageEntry,
  type LandingPageInput,
  type LandingPagesView,
  MOST_LANDING_PAGES,
} from './landing-pages.schema.ts'

const wrong = (url: string, log?: string) => new Failure('invalid-input', { fields: { url }, ...(log ? { log } : {}) })

/**
 * Returns the id of the kept result. It continues if the caller disconnects, and can be followed as a reading.
 * Throws 'domain-not-found', 'upgrade-required', 'invalid-input', 'landing-page-limit-reached', 'too-many-at-once', 'too-busy' and
 * 'reading-failed'. A page that its website does not give uses up the turn; a failure of ours gives it back.
 */
export async function judgeLandingPage(
  services: Services,
  session: Session,
  domainId: string,
  input: LandingPageInput,
): Promise<string> {
  const { form, plan } = await getOwnProfile(services, session, domainId)
  if (!allows(plan, 'early-access')) throw new Failure('upgrade-required')
  const url = ownPage(services, form.url, input.url)
  const asked = { kind: 'landing-page' as const, subject: url.href, domainId, id: input.readingId }
  const reading = await beginReading(services, session, asked)
  const follow = followReading(services, session, reading)
  try {
    const read = await services.work.run({ account: session.userId, size: 1, onAhead: follow.ahead }, async () => {
      follow.ahead(null)
      const judge = {
        language: 'nl' as const,
        ...(await profileSource(services, { domainId })),
        ...(await accountSource(services, session, domainId)),
      }
      return readLandingPage(
        { url: url.href, company: landingPageCompany(form), judge },
        {
          takenAt: services.now(),
          allowPrivateHosts: services.auditAllowPrivateHosts,
          botInfoUrl: services.baseUrl + URLS.bot,
          readFirst: await firstPagesOf(services, session, domainId, url),
          onProgress: follow.step,
        },
      )
    })
    await follow.end()
    const result = read.ok ? read.result : null
    const report = result?.ok ? result.report : null
    await endReading(
      services,
      session,
      reading,
      { outcome: report ? 'read' : 'private-redirect', notRead: null, values: null, isComplete: false },
      (tx) => (report ? keep(tx, session, { id: reading.id, domainId, report, at: services.now() }) : null),
    )
    if (!report) throw wrong(notReadText(result), read.ok ? undefined : read.reason)
  } catch (error) {
    await giveReadingBack(services, session, reading)
    throw error instanceof Failure ? error : new Failure('reading-failed', { cause: error })
  } finally {
    await follow.end()
  }
  return reading.id
}

/** Throws at the field where it is no page of the profile's own website. */
function ownPage(services: Services, website: string, typed: string): URL {
  const site = typedUrl(website.trim(), services)
  if (!site) throw wrong(LANDING_PAGE_TEXTS.noWebsite)
  const page = pageOfSite(typed, site)
  // A host that serves many parties holds the pages of others too.
  const url =
    page && isSameSite(page, site) && websiteOf(page) === websiteOf(site) ? typedUrl(page.href, services) : null
  if (!url) throw wrong(LANDING_PAGE_TEXTS.otherSite)
  return url
}

function notReadText(result: LandingPageResult | null): string {
  if (result === null || result.ok) return LANDING_PAGE_TEXTS.unreachable
  return [LANDING_PAGE_TEXTS[result.reason], result.because].filter(Boolean).join(' ')
}

interface Kept {
  id: string
  domainId: string
  report: LandingPageReport
  at: Date
}

async function keep(tx: Tx, session: Session, { id, domainId, report, at }: Kept): Promise<void> {
  const row = { user_id: session.userId, domain_id: domainId, url: report.url.slice(0, 4096), report, read_at: at }
  await tx.insert(landing_pages).values({ id, ...row })
  const newest = await tx
    .select({ id: landing_pages.id })
    .from(landing_pages)
    .where(ofDomain(session, domainId))
    .orderBy(desc(landing_pages.read_at), desc(landing_pages.id))
    .limit(MOST_LANDING_PAGES)
  const kept = newest.map((one) => one.id)
  await tx.delete(landing_pages).where(and(ofDomain(session, domainId), notInArray(landing_pages.id, kept)))
}

const ofDomain = (session: Session, domainId: string) =>
  and(eq(landing_pages.user_id, session.userId), eq(landing_pages.domain_id, domainId))

/** Throws 'domain-not-found' and 'upgrade-required'. Without an id, or with one that is not there, the newest is shown. */
export async function landingPages(
  services: Services,
  session: Session,
  domainId: string,
  id: string | null,
): Promise<LandingPagesView> {
  const { form } = await getOwnProfile(services, session, domainId)
  return services.db.as(actorOf(session), async (tx) => {
    const { plan } = await requirePlan(tx, session, domainId)
    const rows = await tx
      .select()
      .from(landing_pages)
      .where(ofDomain(session, domainId))
      .orderBy(desc(landing_pages.read_at), desc(landing_pages.id))
    const shown = rows.find((row) => row.id === id?.toLowerCase()) ?? rows[0]
    const { used, running } = await turnsOf(tx, services, session, domainId)
    return {
      website: form.url,
      newest: rows.map(entryOf),
      shown: shown ? { ...entryOf(shown), report: shown.report as LandingPageReport } : null,
      usage: { used, limit: limit(plan, 'landing-pages-a-day') },
      running,
    }
  })
}

type Row = typeof landing_pages.$inferSelect

function entryOf({ id, url, read_at, report }: Row): LandingPageEntry {
  return { id, url, at: read_at.toISOString(), score: (report as LandingPageReport).score }
}

/** Turns count for the whole account; what runs is of this website. */
async function turnsOf(tx: Tx, services: Services, session: Session, domainId: string) {
  const mine = and(eq(readings.user_id, session.userId), eq(readings.kind, 'landing-page'))
  const now = services.now()
  const today = await tx
    .select({ id: readings.id })
    .from(readings)
    .where(and(mine, eq(readings.day, amsterdamDay(now)), inArray(readings.state, ['running', 'done'])))
  const [running] = await tx
    .select({ id: readings.id })
    .from(readings)
    .where(and(mine, eq(readings.domain_id, domainId), isAlive(readings, now)))
    .orderBy(desc(readings.started_at))
    .limit(1)
  return { used: today.length, running: running?.id ?? null }
}

async function requirePlan(tx: Tx, session: Session, domainId: string): Promise<OwnDomain> {
  const domain = await requireOwnDomain(tx, session, domainId)
  if (!allows(domain.plan, 'early-access')) throw new Failure('upgrade-required')
  return domain
}

/** The turn stays used. Throws 'report-not-found', also for another website's. */
export async function removeLandingPage(
  { db }: Services,
  session: Session,
  domainId: string,
  id: string,
): Promise<void> {
  const missing = new Failure('report-not-found')
  if (!isUuid(id)) throw missing
  await db.as(actorOf(session), async (tx) => {
    await requirePlan(tx, session, domainId)
    const gone = await tx
      .delete(landing_pages)
      .where(and(ofDomain(session, domainId), eq(landing_pages.id, id)))
      .returning({ id: landing_pages.id })
    if (gone.length === 0) throw missing
  })
}
