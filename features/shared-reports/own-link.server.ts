/** The owner's side of a shared report: creates the link for the web builder, shows it again, and revokes it. */
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Tx } from '#db/open-database.ts'
import { shared_reports } from '#db/schema/shared-reports.ts'
import { hashed } from '#features/accounts/hashed.ts'
import { takeRateLimit } from '#features/accounts/rate-limits.server.ts'
import { actorOf, type Session } from '#features/accounts/session.ts'
import { signed } from '#features/accounts/signed.server.ts'
import { ownAct } from '#features/audit-log/own-act.ts'
import { recordAct } from '#features/audit-log/record-act.server.ts'
import { requireOwnDomain } from '#features/domains/own-domain.server.ts'
import { Failure } from '#features/failure.ts'
import type { Services } from '#features/services.ts'
import { sharedReport } from '#features/urls.ts'

export const SHARED_DAYS = 30
const DAY_MS = 24 * 60 * 60 * 1_000

export interface SharedLink {
  /** Null if the installation's secret changed since: the link still works, but its URL cannot be derived any more. */
  address: string | null
  /** ISO 8601. */
  expiresAt: string
}

/** The active link of this website, or null. Throws 'domain-not-found'. */
export async function sharedLink(services: Services, session: Session, domainId: string): Promise<SharedLink | null> {
  const link = await services.db.as(actorOf(session), async (tx) => {
    const domain = await requireOwnDomain(tx, session, domainId)
    const [row] = await tx.select().from(shared_reports).where(inForce(session, domainId))
    return row && row.website === domain.name && row.expires_at > services.now() ? row : null
  })
  if (!link) return null
  const token = await tokenOf(services, link.id)
  return {
    address: hashed(token) === link.token_hash ? services.baseUrl + sharedReport(token) : null,
    expiresAt: link.expires_at.toISOString(),
  }
}

/** Creates the link of this website and revokes an earlier one. Throws 'domain-not-found', 'too-many-requests' or 'not-allowed' before the first report. */
export async function shareReport(services: Services, session: Session, domainId: string): Promise<void> {
  await takeRateLimit(services, 'share-by-user', session.userId)
  const id = crypto.randomUUID()
  const token = await tokenOf(services, id)
  const now = services.now()
  await services.db.as(actorOf(session), async (tx) => {
    const domain = await requireOwnDomain(tx, session, domainId)
    if (!(await hasReport(tx, session, domainId))) throw new Failure('not-allowed')
    // Serialises simultaneous requests: the second revokes the first one's link.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`shared report ${domainId}`}, 0))`)
    await tx.update(shared_reports).set({ revoked_at: now }).where(inForce(session, domainId))
    await tx.insert(shared_reports).values({
      id,
      user_id: session.userId,
      domain_id: domainId,
      website: domain.name,
      token_hash: hashed(token),
      created_at: now,
      expires_at: new Date(now.getTime() + SHARED_DAYS * DAY_MS),
    })
    await recordAct(tx, services, { ...ownAct('report-shared', session), details: { website: domain.name } })
  })
}

/** Revokes the link: from now on it shows that it no longer works. Throws 'domain-not-found'. */
export async function unshareReport(services: Services, session: Session, domainId: string): Promise<void> {
  await services.db.as(actorOf(session), async (tx) => {
    const domain = await requireOwnDomain(tx, session, domainId)
    const revoked = await tx
      .update(shared_reports)
      .set({ revoked_at: services.now() })
      .where(inForce(session, domainId))
      .returning({ id: shared_reports.id })
    if (revoked.length === 0) return
    await recordAct(tx, services, { ...ownAct('report-unshared', session), details: { website: domain.name } })
  })
}

/** Derived from the row's id and the installation's secret, so that the owner can copy it again without the database storing it. */
const tokenOf = (services: Services, id: string) => signed(services, `shared report ${id}`)

const inForce = (session: Session, domainId: string) =>
  and(
    eq(shared_reports.user_id, session.userId),
    eq(shared_reports.domain_id, domainId),
    isNull(shared_reports.revoked_at),
  )

async function hasReport(tx: Tx, session: Session, domainId: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select 1 from reports where user_id = ${session.userId} and domain_id = ${domainId}
    union all select 1 from reports_free where user_id = ${session.userId} and domain_id = ${domainId} limit 1`)
  return rows.length > 0
}
