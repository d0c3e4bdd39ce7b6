/** Looks up a domain of the signed-in account: every feature about one website starts here. */
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Tx } from '#db/open-database.ts'
import type { Plan } from '#db/schema/accounts.ts'
import { domains } from '#db/schema/domains.ts'
import { allows } from '#features/access/plans.ts'
import { type AccountHolder, actorOf } from '#features/accounts/session.ts'
import { Failure } from '#features/failure.ts'
import type { Services } from '#features/services.ts'
import { isUuid } from '#features/uuid.ts'
import { accountPlanInForce, planInForce } from './plan-in-force.ts'

export interface OwnDomain {
  id: string
  /** Host of the website; empty until the first publish names it. */
  name: string
  isPrimary: boolean
  /** The plan in force for this domain. */
  plan: Plan
  /** False for an extra website without Expert, its own or the account's: its profile is kept, but nobody can read it. */
  isCovered: boolean
}

/** `domainId` null: the account's primary domain. Throws 'domain-not-found' for a missing domain and for another account's alike. */
export function ownDomain({ db }: Services, session: AccountHolder, domainId: string | null): Promise<OwnDomain> {
  return db.as(actorOf(session), (tx) => requireOwnDomain(tx, session, domainId))
}

/** The same inside a transaction of the session's user. Row-level security is not enough: an admin may read every domain. */
export async function requireOwnDomain(tx: Tx, session: AccountHolder, domainId: string | null): Promise<OwnDomain> {
  const refused = () =>
    new Failure('domain-not-found', { log: `Account ${session.userId} asks for domain ${domainId}` })
  if (domainId !== null && !isUuid(domainId)) throw refused()
  const [domain] = await tx
    .select({
      id: domains.id,
      name: domains.domain_name,
      isPrimary: domains.is_primary,
      plan: planInForce(domains.user_id, domains.id),
      // Of the primary domain it decides nothing.
      accountPlan: sql<Plan | null>`case when not ${domains.is_primary} then ${accountPlanInForce(domains.user_id)} end`,
    })
    .from(domains)
    .where(
      and(
        eq(domains.user_id, session.userId),
        isNull(domains.deleted_at),
        domainId === null ? domains.is_primary : eq(domains.id, domainId),
      ),
    )
  if (!domain) throw refused()
  const { accountPlan, ...own } = domain
  return { ...own, isCovered: isCovered(own, accountPlan) }
}

/** The same rule as the view public_profiles (db/sql/public-profiles.sql). */
export function isCovered({ isPrimary, plan }: { isPrimary: boolean; plan: Plan }, accountPlan: Plan | null): boolean {
  return isPrimary || [accountPlan, plan].some((one) => one !== null && allows(one, 'extra-domains'))
}
