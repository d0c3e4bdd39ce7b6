/** The websites of an account: its primary one, and with Expert up to ten more, each with its own profile. */
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Tx } from '#db/open-database.ts'
import type { Plan } from '#db/schema/accounts.ts'
import { domains } from '#db/schema/domains.ts'
import { profiles } from '#db/schema/profiles.ts'
import { allows, limit } from '#features/access/plans.ts'
import { type AccountHolder, actorOf, type Session } from '#features/accounts/session.ts'
import { ownAct } from '#features/audit-log/own-act.ts'
import { recordAct } from '#features/audit-log/record-act.server.ts'
import { Failure } from '#features/failure.ts'
import { parseInput } from '#features/input.ts'
import type { Services } from '#features/services.ts'
import { typedUrl } from '#features/typed-url.ts'
import { isCovered, requireOwnDomain } from './own-domain.server.ts'
import { accountPlanInForce, ownPlanInForce, planInForce } from './plan-in-force.ts'
import { isShared, websiteOf } from './website.ts'
import { addWebsiteSchema, WEBSITE_TEXTS } from './websites.schema.ts'

export interface Website {
  id: string
  /** Its host; of a primary website that was never published, the host of the address filled in so far. Empty without one. */
  host: string
  companyName: string
  isPrimary: boolean
  /** The plan in force for it. */
  plan: Plan
  /** Set by an admin for this website alone, and not ended; null: the account's. */
  ownPlan: Plan | null
  /** False: kept, but offline while the account has no Expert. */
  isCovered: boolean
  isPublished: boolean
  slug: string | null
  /** Whether its owner has proven that it is theirs; 'shared': nobody can, because its host serves many parties. */
  proof: 'proven' | 'unproven' | 'shared'
  /** Another account took it over, and it was not published again since. */
  isDisplaced: boolean
}

/** The primary website first, then the newest. */
export function listWebsites({ db }: Services, session: AccountHolder): Promise<Website[]> {
  return db.as(actorOf(session), (tx) => websitesOf(tx, session))
}

export async function websitesOf(tx: Tx, session: AccountHolder): Promise<Website[]> {
  const rows = await tx
    .select({
      id: domains.id,
      name: domains.domain_name,
      companyName: profiles.company_name,
      url: profiles.url,
      isPrimary: domains.is_primary,
      plan: planInForce(domains.user_id, domains.id),
      ownPlan: ownPlanInForce,
      accountPlan: accountPlanInForce(domains.user_id),
      isPublished: profiles.published,
      slug: profiles.profile_slug,
      proven: sql<string[]>`array(
        select p.website from domain_proofs p where p.domain_id = ${domains.id} and p.proven_at is not null)`,
      displacedAt: domains.displaced_at,
    })
    .from(domains)
    .leftJoin(profiles, and(eq(profiles.id, domains.user_id), eq(profiles.domain_id, domains.id)))
    .where(and(eq(domains.user_id, session.userId), isNull(domains.deleted_at)))
    .orderBy(desc(domains.is_primary), desc(domains.created_at), domains.id)
  return rows.map(({ name, url, accountPlan, proven, displacedAt, ...row }) => {
    const host = name || hostIn(url)
    const isPublished = row.isPublished ?? false
    return {
      ...row,
      host,
      companyName: row.companyName ?? '',
      isPublished,
      isCovered: isCovered(row, accountPlan),
      proof: isShared(host) ? 'shared' : proven.includes(host) ? 'proven' : 'unproven',
      isDisplaced: displacedAt !== null && !isPublished,
    }
  })
}

function hostIn(url: string | null): string {
  const parsed = url ? URL.parse(url) : null
  return parsed ? websiteOf(parsed) : ''
}

/** One change of an account's websites at a time, until the transaction ends: the tenth cannot be added twice. */
async function lockWebsites(tx: Tx, session: AccountHolder): Promise<void> {
  await tx.execute(sql`select lock_websites(${session.userId})`)
}

/**
 * Adds a website; the first of an account that has none yet becomes its primary one. Throws 'invalid-input',
 * 'extra-domains-need-expert' or 'too-many-domains'.
 */
export async function addWebsite(services: Services, session: Session, input: unknown): Promise<void> {
  const { domain_name } = parseInput(addWebsiteSchema, input)
  const url = typedUrl(domain_name, services)
  await services.db.as(actorOf(session), async (tx) => {
    await lockWebsites(tx, session)
    const websites = await websitesOf(tx, session)
    const plan = await accountPlanOf(tx, session)
    if (!allows(plan, 'extra-domains')) throw new Failure('extra-domains-need-expert')
    if (!url) throw refused(WEBSITE_TEXTS.invalid)
    const host = websiteOf(url)
    if (websites.some((website) => website.host === host)) throw refused(WEBSITE_TEXTS.taken)
    const [primary] = websites
    if (primary?.isPrimary && primary.host === '') {
      await namePrimary(tx, session, primary.id, host)
    } else {
      if (websites.filter(({ isPrimary }) => !isPrimary).length >= limit(plan, 'extra-domains'))
        throw new Failure('too-many-domains')
      await tx.insert(domains).values({ user_id: session.userId, domain_name: host })
    }
    await recordAct(tx, services, { ...ownAct('website-added', session), details: { website: host } })
  })
}

const refused = (text: string) => new Failure('invalid-input', { fields: { domain_name: text } })

async function accountPlanOf(tx: Tx, session: AccountHolder): Promise<Plan> {
  const { rows } = await tx.execute<{ plan: Plan }>(sql`select plan_in_force(${session.userId}) as plan`)
  return rows[0]!.plan
}

async function namePrimary(tx: Tx, session: AccountHolder, domainId: string, host: string): Promise<void> {
  await tx.execute(sql`select ensure_primary_domain(${session.userId}, ${host})`)
  await tx
    .update(profiles)
    .set({ url: `https://${host}/` })
    .where(and(eq(profiles.id, session.userId), eq(profiles.domain_id, domainId)))
}

/**
 * Deletes an extra website with its profile, which is offline at once. Its reports stay with the account. Throws
 * 'domain-not-found' or 'primary-domain-stays'.
 */
export async function deleteWebsite(services: Services, session: Session, domainId: string): Promise<void> {
  await services.db.as(actorOf(session), async (tx) => {
    await lockWebsites(tx, session)
    const domain = await requireOwnDomain(tx, session, domainId)
    if (domain.isPrimary) throw new Failure('primary-domain-stays')
    await tx.delete(domains).where(and(eq(domains.id, domain.id), eq(domains.user_id, session.userId)))
    await recordAct(tx, services, { ...ownAct('website-deleted', session), details: { website: domain.name } })
  })
}
