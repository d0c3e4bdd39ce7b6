/** Compares the facts of a profile with what its website, its files and pages elsewhere state, and keeps what is left to change. */
import { and, eq } from 'drizzle-orm'
import type { Tx } from '#db/open-database.ts'
import type { Plan } from '#db/schema/accounts.ts'
import { confirmed_facts, fact_comparisons, linked_pages } from '#db/schema/consistency/fact-comparisons.ts'
import { PUBLICATIE_PAD, profiles } from '#db/schema/profiles.ts'
import { readSources } from '#engine/consistency/read-sources.ts'
import { isSameSite } from '#engine/fetch/same-site.ts'
import { allows, limit } from '#features/access/plans.ts'
import { takeRateLimit } from '#features/accounts/rate-limits.server.ts'
import { actorOf, type Session } from '#features/accounts/session.ts'
import { requireOwnDomain } from '#features/domains/own-domain.server.ts'
import { Failure } from '#features/failure.ts'
import { parseInput } from '#features/input.ts'
import { PROFILE_TEXTS } from '#features/profiles/profile.schema.ts'
import type { Services } from '#features/services.ts'
import { lockTurns } from '#features/turns/turns.server.ts'
import { typedUrl } from '#features/typed-url.ts'
import { URLS } from '#features/urls.ts'
import { webUrl } from '#features/web-url.ts'
import {
  CONSISTENCY_TEXTS,
  type FactsOverview,
  type Leftover,
  type LinkedPage,
  linkedPageSchema,
  type ShownValues,
  type SourceComparison,
} from './consistency.schema.ts'
import { factValues } from './fact-values.rules.ts'
import { formerValues } from './former-values.rules.ts'
import { leftoversAfter, pagesToReadFirst } from './leftovers.rules.ts'

const COMPARED_COLUMNS = {
  company_name: profiles.company_name,
  url: profiles.url,
  locations: profiles.locations,
  public_email: profiles.public_email,
  sales_email: profiles.sales_email,
  support_email: profiles.support_email,
  sales_telefoon: profiles.sales_telefoon,
  support_telefoon: profiles.support_telefoon,
  rechtsvorm: profiles.rechtsvorm,
  kvk_of_legal_name: profiles.kvk_of_legal_name,
  btw_nummer: profiles.btw_nummer,
  oprichtingsjaar: profiles.oprichtingsjaar,
  locaties_uitgebreid: profiles.locaties_uitgebreid,
}

/** What is stored, beside the lists of the engine: the values that were compared. */
interface Stored {
  /** The profile's columns: another value makes the comparison stale. */
  columns: Partial<Record<keyof typeof COMPARED_COLUMNS, unknown>>
  sources: SourceComparison[]
  present: ShownValues
  former: ShownValues
}

export interface FactsOwner {
  userId: string
  domainId: string
}

export async function stateOf(tx: Tx, { userId, domainId }: FactsOwner) {
  const mine = <T extends typeof confirmed_facts | typeof fact_comparisons | typeof linked_pages>(table: T) =>
    and(eq(table.user_id, userId), eq(table.domain_id, domainId))
  const [profile] = await tx
    .select({
      columns: COMPARED_COLUMNS,
      path: profiles.publicatie_pad,
      socials: profiles.social_links,
      reviews: profiles.review_bronnen,
    })
    .from(profiles)
    .where(and(eq(profiles.id, userId), eq(profiles.domain_id, domainId)))
  const past = await tx
    .select({ facts: confirmed_facts.facts, from: confirmed_facts.confirmed_at, published: confirmed_facts.published })
    .from(confirmed_facts)
    .where(mine(confirmed_facts))
  const [compared] = await tx.select().from(fact_comparisons).where(mine(fact_comparisons))
  const named = await tx.select().from(linked_pages).where(mine(linked_pages)).orderBy(linked_pages.added_at)
  return { profile, past, compared, named }
}

type State = Awaited<ReturnType<typeof stateOf>>

/** The pages of the profile first, then those that were added here, at most as many as the plan has. */
function linkedPages({ profile, named }: State, most: number): LinkedPage[] {
  const pasted = new Set(named.flatMap(({ url, pasted }) => (pasted === null ? [] : [url])))
  const own = [...(profile?.socials ?? []), ...(profile?.reviews ?? []).map(({ url }) => url)]
    .map((url) => webUrl(url))
    .flatMap((url) => (url ? [new URL(url).href] : []))
  const fromProfile = new Set(own)
  const all = [...new Set([...own, ...named.map(({ url }) => url)])].slice(0, most)
  return all.map((url) => ({ url, fromProfile: fromProfile.has(url), isPasted: pasted.has(url) }))
}

/** Throws 'domain-not-found'. */
export async function factsOverview(services: Services, session: Session, domainId: string): Promise<FactsOverview> {
  return services.db.as(actorOf(session), async (tx) => {
    const { plan } = await requireOwnDomain(tx, session, domainId)
    const allowed = allows(plan, 'same-facts')
    const state = await stateOf(tx, { userId: session.userId, domainId })
    const { profile, compared } = state
    const website = profile?.columns.url ?? null
    const nothing = { comparedAt: null, isStale: false, present: {}, former: {}, sources: [], leftovers: [] }
    const linked = allowed ? linkedPages(state, limit(plan, 'linked-pages')) : []
    if (!allowed || !compared) return { allowed, website, ...nothing, linked }
    const { present, former, sources, columns } = compared.sources[0] as Stored
    return {
      ...{ allowed, website, present, former, sources, linked },
      comparedAt: compared.compared_at.toISOString(),
      isStale: profile !== undefined && isChanged(columns, profile.columns),
      leftovers: compared.leftovers as Leftover[],
    }
  })
}

function isChanged(before: Stored['columns'], now: Stored['columns']): boolean {
  const names = Object.keys(COMPARED_COLUMNS) as (keyof typeof COMPARED_COLUMNS)[]
  return names.some((name) => JSON.stringify(before[name] ?? null) !== JSON.stringify(now[name] ?? null))
}

/** Reads everything now. Throws 'domain-not-found', 'upgrade-required', 'invalid-input', 'too-many-requests' and 'too-busy'. */
export async function compareFactsNow(services: Services, session: Session, domainId: string): Promise<void> {
  const { owner, state, plan } = await services.db.as(actorOf(session), async (tx) => {
    const domain = await requireOwnDomain(tx, session, domainId)
    if (!allows(domain.plan, 'same-facts')) throw new Failure('upgrade-required')
    const owner: FactsOwner = { userId: session.userId, domainId: domain.id }
    return { owner, plan: domain.plan, state: await stateOf(tx, owner) }
  })
  if (!state.profile?.columns.url)
    throw new Failure('invalid-input', { fields: { website: CONSISTENCY_TEXTS.noWebsite } })
  await takeRateLimit(services, 'facts-by-user', session.userId)
  const read = await readFacts(services, owner, { state, plan })
  if (!read) throw new Failure('invalid-input', { fields: { website: PROFILE_TEXTS.urlInvalid } })
  await services.db.as(actorOf(session), async (tx) => {
    await requireOwnDomain(tx, session, domainId)
    await storeComparison(tx, owner, read)
  })
}

/** What the sources stated when they were read last; null: they never were. */
export async function lastComparison(
  tx: Tx,
  { userId, domainId }: FactsOwner,
): Promise<{ website: string; readAt: string; sources: SourceComparison[] } | null> {
  const [last] = await tx
    .select()
    .from(fact_comparisons)
    .where(and(eq(fact_comparisons.user_id, userId), eq(fact_comparisons.domain_id, domainId)))
  if (!last) return null
  const { sources } = last.sources[0] as Stored
  return { website: last.website, readAt: last.compared_at.toISOString(), sources }
}

interface FactsRead {
  website: string
  at: Date
  stored: Stored
}

/** Outside any transaction. Null where the address of the website may not be read. */
export async function readFacts(
  services: Services,
  owner: FactsOwner,
  { state, plan, signal }: { state: State; plan: Plan; signal?: AbortSignal },
): Promise<FactsRead | null> {
  const { profile, past, named } = state
  const website = profile?.columns.url ? typedUrl(profile.columns.url, services) : null
  if (!profile || !website) return null
  const at = services.now()
  const options = {
    takenAt: at,
    present: factValues(profile.columns),
    former: formerValues(past, profile.columns, at),
    profilePath: profile.path || PUBLICATIE_PAD,
    readFirst: pagesToReadFirst((state.compared?.leftovers ?? []) as Leftover[]),
    linked: linkedPages(state, limit(plan, 'linked-pages')).map(({ url }) => url),
    pasted: named.flatMap(({ url, pasted }) => (pasted === null ? [] : [{ url, text: pasted }])),
    allowPrivateHosts: services.auditAllowPrivateHosts,
    botInfoUrl: services.baseUrl + URLS.bot,
    ...(signal ? { signal } : {}),
  }
  const work = { account: owner.userId, size: 1, onAhead: () => {} }
  const result = await services.work.run(work, () => readSources(website.href, options))
  if (!result.ok) return null
  const { sources, present, former } = result
  return { website: website.href, at, stored: { columns: profile.columns, sources, present, former } }
}

/** Two readings at once: the later one goes on from what the other found. */
export async function storeComparison(tx: Tx, { userId, domainId }: FactsOwner, read: FactsRead): Promise<void> {
  const { website, at, stored } = read
  const own = and(eq(fact_comparisons.user_id, userId), eq(fact_comparisons.domain_id, domainId))
  const [last] = await tx.select().from(fact_comparisons).where(own).for('update')
  const leftovers = leftoversAfter((last?.leftovers ?? []) as Leftover[], { ...stored, at: at.toISOString() })
  const row = { website, compared_at: at, sources: [stored], leftovers }
  await tx
    .insert(fact_comparisons)
    .values({ user_id: userId, domain_id: domainId, ...row })
    .onConflictDoUpdate({ target: [fact_comparisons.domain_id], set: row })
}

/** Adds a page elsewhere, or the text of one. Throws 'domain-not-found', 'upgrade-required' and 'invalid-input'. */
export async function addLinkedPage(
  services: Services,
  session: Session,
  domainId: string,
  typed: unknown,
): Promise<void> {
  const input = parseInput(linkedPageSchema, typed)
  const url = typedUrl(input.url, services)
  if (!url) throw new Failure('invalid-input', { fields: { url: CONSISTENCY_TEXTS.urlInvalid } })
  await services.db.as(actorOf(session), async (tx) => {
    const { plan } = await requireOwnDomain(tx, session, domainId)
    if (!allows(plan, 'same-facts')) throw new Failure('upgrade-required')
    await lockTurns(tx, session)
    const state = await stateOf(tx, { userId: session.userId, domainId })
    const own = URL.parse(state.profile?.columns.url ?? '')
    if (own && isSameSite(url, own))
      throw new Failure('invalid-input', { fields: { url: CONSISTENCY_TEXTS.ownWebsite } })
    const most = limit(plan, 'linked-pages')
    const isKnown = linkedPages(state, most).some((page) => page.url === url.href)
    if (!isKnown && linkedPages(state, most + 1).length >= most)
      throw new Failure('invalid-input', { fields: { url: CONSISTENCY_TEXTS.tooManyPages } })
    const row = { pasted: input.text.trim() === '' ? null : input.text, added_at: services.now() }
    await tx
      .insert(linked_pages)
      .values({ user_id: session.userId, domain_id: domainId, url: url.href, ...row })
      .onConflictDoUpdate({ target: [linked_pages.domain_id, linked_pages.url], set: row })
  })
}

/** Throws 'domain-not-found'. Of a page from the profile only the pasted text goes. */
export async function removeLinkedPage(
  services: Services,
  session: Session,
  domainId: string,
  url: string,
): Promise<void> {
  await services.db.as(actorOf(session), async (tx) => {
    await requireOwnDomain(tx, session, domainId)
    await tx
      .delete(linked_pages)
      .where(
        and(eq(linked_pages.user_id, session.userId), eq(linked_pages.domain_id, domainId), eq(linked_pages.url, url)),
      )
  })
}
