/** What the list of customers shows of one account beside its row: its websites, reports and company data, all read-only. */
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import { type Plan, user_subscriptions } from '#db/schema/accounts.ts'
import { domains } from '#db/schema/domains.ts'
import { profiles } from '#db/schema/profiles.ts'
import { reports, reports_free } from '#db/schema/reports.ts'
import { requireAdmin } from '#features/accounts/require.ts'
import { actorOf, type Session } from '#features/accounts/session.ts'
import { ownPlanInForce, planInForce } from '#features/domains/plan-in-force.ts'
import { Failure } from '#features/failure.ts'
import type { Services } from '#features/services.ts'
import type { CustomerWebsite } from './admin-users.schema.ts'

/** Of the accounts of one page of the list, primary ones first. */
export async function websitesOfCustomers(
  services: Services,
  session: Session,
  ids: string[],
): Promise<CustomerWebsite[]> {
  requireAdmin(session)
  if (ids.length === 0) return []
  const websites = await services.db.as(actorOf(session), (tx) =>
    tx
      .select({
        id: domains.id,
        userId: domains.user_id,
        name: domains.domain_name,
        isPrimary: domains.is_primary,
        ownPlan: domains.plan_type,
        ownPlanEnd: domains.plan_ends_at,
        company: sql<string>`coalesce(${profiles.company_name}, '')`,
        url: profiles.url,
        isPublished: sql<boolean>`coalesce(${profiles.published}, false)`,
      })
      .from(domains)
      // A website has no profile before its data is first saved.
      .leftJoin(profiles, and(eq(profiles.domain_id, domains.id), eq(profiles.id, domains.user_id)))
      .where(inArray(domains.user_id, ids))
      .orderBy(desc(domains.is_primary), asc(domains.created_at), asc(domains.id)),
  )
  const now = services.now()
  return websites.map(({ ownPlanEnd: end, ...website }) => ({
    ...website,
    ownPlanEnd: end?.toISOString() ?? null,
    ownPlanHasEnded: end !== null && end <= now,
  }))
}

export interface CustomerSubscription {
  plan: Plan
  end: string | null
  hasEnded: boolean
}

/** The account's own plan, whatever its websites have and whether or not it has ended. */
export function subscriptionOfCustomer(
  services: Services,
  session: Session,
  userId: string,
): Promise<CustomerSubscription> {
  requireAdmin(session)
  return services.db.as(actorOf(session), async (tx) => {
    const [found] = await tx
      .select({ plan: user_subscriptions.plan_type, end: user_subscriptions.current_period_end })
      .from(user_subscriptions)
      .where(eq(user_subscriptions.user_id, userId))
    const end = found?.end ?? null
    return {
      plan: found?.plan ?? 'free',
      end: end?.toISOString() ?? null,
      hasEnded: end !== null && end <= services.now(),
    }
  })
}

/** Few accounts have more: a report a month for five years, of which the older ones are on the customer's own screen. */
const MOST_REPORTS = 60

export interface CustomerReport {
  id: string
  isFree: boolean
  period: string
  score: number | null
  createdAt: string
  summary: string | null
  pdf: string | null
  json: string | null
}

/** Of both tables, newest first. */
export function reportsOfCustomer(services: Services, session: Session, userId: string): Promise<CustomerReport[]> {
  requireAdmin(session)
  return services.db.as(actorOf(session), async (tx) => {
    const paid = await tx
      .select({
        id: reports.id,
        period: reports.maand,
        score: reports.score,
        createdAt: reports.aangemaakt_op,
        summary: reports.samenvatting,
        pdf: reports.link_pdf,
        json: reports.link_json,
      })
      .from(reports)
      .where(eq(reports.user_id, userId))
      .orderBy(desc(reports.aangemaakt_op))
      .limit(MOST_REPORTS)
    const free = await tx
      .select({
        id: reports_free.id,
        period: reports_free.year_month,
        score: reports_free.score,
        createdAt: reports_free.created_at,
        summary: reports_free.samenvatting,
        pdf: reports_free.link_pdf,
        json: reports_free.link_json,
      })
      .from(reports_free)
      .where(eq(reports_free.user_id, userId))
      .orderBy(desc(reports_free.created_at))
      .limit(MOST_REPORTS)
    return [...paid.map((one) => ({ ...one, isFree: false })), ...free.map((one) => ({ ...one, isFree: true }))]
      .sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime())
      .slice(0, MOST_REPORTS)
      .map((one) => ({ ...one, createdAt: one.createdAt.toISOString() }))
  })
}

/** One website with its company data. Throws 'website-not-found'. */
export function websiteOfCustomer(services: Services, session: Session, userId: string, domainId: string) {
  requireAdmin(session)
  if (![userId, domainId].every((id) => z.uuid().safeParse(id).success)) throw new Failure('website-not-found')
  return services.db.as(actorOf(session), async (tx) => {
    const [found] = await tx
      .select({
        name: domains.domain_name,
        isPrimary: domains.is_primary,
        ownPlan: ownPlanInForce,
        plan: planInForce(domains.user_id, domains.id),
        verifiedAt: domains.verified_at,
        company_name: profiles.company_name,
        andere_namen: profiles.andere_namen,
        url: profiles.url,
        locations: profiles.locations,
        countries: profiles.countries,
        sector: profiles.sector,
        desired_info: profiles.desired_info,
        description: profiles.description,
        rechtsvorm: profiles.rechtsvorm,
        kvk_of_legal_name: profiles.kvk_of_legal_name,
        btw_nummer: profiles.btw_nummer,
        sbi_code: profiles.sbi_code,
        oprichtingsjaar: profiles.oprichtingsjaar,
        diensten: profiles.diensten,
        public_email: profiles.public_email,
        primair_email: profiles.primair_email,
        sales_email: profiles.sales_email,
        sales_telefoon: profiles.sales_telefoon,
        support_email: profiles.support_email,
        support_telefoon: profiles.support_telefoon,
        social_links: profiles.social_links,
        llm_platforms: profiles.llm_platforms,
        published: profiles.published,
        publishedAt: profiles.geo_published_at,
        updatedAt: profiles.updated_at,
      })
      .from(domains)
      // A website has no profile before its data is first saved.
      .leftJoin(profiles, and(eq(profiles.domain_id, domains.id), eq(profiles.id, domains.user_id)))
      .where(and(eq(domains.id, domainId), eq(domains.user_id, userId)))
    if (!found) throw new Failure('website-not-found')
    const iso = (moment: Date | null) => moment?.toISOString() ?? null
    return {
      ...found,
      verifiedAt: iso(found.verifiedAt),
      publishedAt: iso(found.publishedAt),
      updatedAt: iso(found.updatedAt),
    }
  })
}
