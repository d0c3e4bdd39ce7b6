/** Whether an account has proven that a website is its own, and the check with which it does. */
import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '#db/open-database.ts'
import { domain_proofs, type ProofMethod } from '#db/schema/domain-proofs.ts'
import { domains } from '#db/schema/domains.ts'
import { profiles } from '#db/schema/profiles.ts'
import { takeRateLimit } from '#features/accounts/rate-limits.server.ts'
import { actorOf, type Session } from '#features/accounts/session.ts'
import { ownAct } from '#features/audit-log/own-act.ts'
import { recordAct } from '#features/audit-log/record-act.server.ts'
import { type OwnDomain, requireOwnDomain } from '#features/domains/own-domain.server.ts'
import { isShared, websiteOf } from '#features/domains/website.ts'
import { Failure } from '#features/failure.ts'
import { PROFILE_TEXTS } from '#features/profiles/profile.schema.ts'
import type { Services } from '#features/services.ts'
import { typedUrl } from '#features/typed-url.ts'
import { type Looked, type LookUpTexts, lookForProof } from './check-website.server.ts'
import { PROOF_FILE, proofCode, proofLine, proofRecord, proofTag } from './proof.rules.ts'

export interface Ownership {
  /** Its name; null: the profile has no website yet. */
  website: string | null
  /** A page of the website. */
  address: string | null
  /** The website is one party's own, so that it can be proven. */
  canBeProven: boolean
  /** ISO 8601. */
  provenAt: string | null
  method: ProofMethod | null
  checkedAt: string | null
  failedDays: number
  /** When another account took the website over, until the next publish. ISO 8601. */
  displacedAt: string | null
  published: boolean
  /** What to put on the website. */
  file: { address: string; text: string }
  tag: string
  record: { name: string; text: string }
}

/** The website that the domain's profile is for: of a published profile its domain's name, else what its form says. */
async function websiteAt(tx: Tx, services: Services, session: Session, domain: OwnDomain) {
  const [row] = await tx
    .select({ url: profiles.url, published: profiles.published })
    .from(profiles)
    .where(and(eq(profiles.id, session.userId), eq(profiles.domain_id, domain.id)))
  const typed = row?.url ? typedUrl(row.url, services) : null
  const named = domain.name === '' ? null : URL.parse(`https://${domain.name}/`)
  const isTyped = typed !== null && (websiteOf(typed) === domain.name || (domain.isPrimary && !row?.published))
  const address = isTyped ? typed : named
  return { address, website: address && websiteOf(address), published: row?.published ?? false }
}

/** Another website that an account may want to move to, typed by its owner. Only a primary domain can take another name. */
function typedWebsite(services: Services, domain: OwnDomain, typed: string | null) {
  const address = typed === null || typed.trim() === '' || !domain.isPrimary ? null : typedUrl(typed.trim(), services)
  if (typed !== null && typed.trim() !== '' && domain.isPrimary && !address)
    throw new Failure('invalid-input', { fields: { website: PROFILE_TEXTS.urlInvalid } })
  return address && { address, website: websiteOf(address) }
}

/** `typed`: the address of another website than the profile's, if there is one. Throws 'domain-not-found' and 'invalid-input'. */
export async function ownership(
  services: Services,
  session: Session,
  domainId: string,
  typed: string | null,
): Promise<Ownership> {
  return services.db.as(actorOf(session), async (tx) => {
    const domain = await requireOwnDomain(tx, session, domainId)
    const current = await websiteAt(tx, services, session, domain)
    const { address, website } = typedWebsite(services, domain, typed) ?? current
    const [proof] = website
      ? await tx
          .select()
          .from(domain_proofs)
          .where(and(eq(domain_proofs.domain_id, domain.id), eq(domain_proofs.website, website)))
      : []
    const [row] = await tx.select({ displacedAt: domains.displaced_at }).from(domains).where(eq(domains.id, domain.id))
    const code = proofCode(domain.id)
    return {
      website,
      address: address?.href ?? null,
      canBeProven: website !== null && !isShared(website),
      provenAt: proof?.proven_at?.toISOString() ?? null,
      method: proof?.method ?? null,
      checkedAt: proof?.checked_at.toISOString() ?? null,
      failedDays: proof?.failed_days ?? 0,
      displacedAt: row?.displacedAt?.toISOString() ?? null,
      published: current.published,
      file: { address: address ? new URL(PROOF_FILE, address).href : '', text: proofLine(code) },
      tag: proofTag(code),
      record: { name: website ? proofRecord(website) : '', text: proofLine(code) },
    }
  })
}

/**
 * Looks at the website now. A failure does not count as a failed day: that is for the daily check. Throws 'domain-not-found',
 * 'invalid-input', 'website-not-own', and 'too-many-requests' before anything is fetched.
 */
export async function proveOwnership(
  services: Services,
  session: Session,
  domainId: string,
  typed: string | null,
  lookUpTexts?: LookUpTexts,
): Promise<Looked> {
  const { address, website, canBeProven, provenAt } = await ownership(services, session, domainId, typed)
  if (website === null || address === null)
    throw new Failure('invalid-input', { fields: { website: PROFILE_TEXTS.required } })
  if (!canBeProven) throw new Failure('website-not-own')
  await takeRateLimit(services, 'ownership-by-user', session.userId)
  const looked = await lookForProof(services, { address: new URL(address), website, domainId }, lookUpTexts)
  await services.db.as(actorOf(session), async (tx) => {
    await tx.execute(
      sql`select note_ownership_check(${domainId}, ${website}, ${looked.method}, ${services.now().toISOString()}, null)`,
    )
    if (looked.method && !provenAt)
      await recordAct(tx, services, { ...ownAct('website-proven', session), details: { website } })
  })
  return looked
}
