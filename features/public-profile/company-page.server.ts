/** /company/{id}: the private page of a profile, for its owner and for admins (docs/spec.md, 'Roles'). */
import { and, eq } from 'drizzle-orm'
import { domains } from '#db/schema/domains.ts'
import { canSeeCompany } from '#features/access/policies.ts'
import { requireSession } from '#features/accounts/require.ts'
import { actorOf, type Session } from '#features/accounts/session.ts'
import { planInForce } from '#features/domains/plan-in-force.ts'
import { Failure } from '#features/failure.ts'
import type { Services } from '#features/services.ts'
import { isUuid } from '#features/uuid.ts'
import { type OwnPage, ownPage } from './own-page.server.ts'

/**
 * Of the primary domain, unless `domainId` names another one of that account. Checks in this order, and throws: 'not-signed-in',
 * 'company-address-invalid', 'company-not-allowed', 'company-not-found'.
 */
export async function companyPage(
  services: Services,
  session: Session | null,
  userId: string,
  domainId: string | null,
): Promise<OwnPage> {
  const reader = requireSession(session)
  if (!isUuid(userId)) throw new Failure('company-address-invalid')
  const id = userId.toLowerCase()
  if (!canSeeCompany(reader, id)) throw new Failure('company-not-allowed')
  const page = await services.db.as(actorOf(reader), async (tx) => {
    if (domainId !== null && !isUuid(domainId)) return null
    const [domain] = await tx
      .select({ id: domains.id, plan: planInForce(domains.user_id, domains.id) })
      .from(domains)
      .where(and(eq(domains.user_id, id), domainId === null ? domains.is_primary : eq(domains.id, domainId)))
    return domain ? ownPage(tx, services, id, domain) : null
  })
  if (!page) throw new Failure('company-not-found')
  return page
}
