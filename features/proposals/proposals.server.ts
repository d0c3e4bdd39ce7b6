/** Stores the proposals of a website, and returns them together with the profile's current values. */
import { isDeepStrictEqual } from 'node:util'
import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import type { Tx } from '#db/open-database.ts'
import type { Plan } from '#db/schema/accounts.ts'
import { profiles } from '#db/schema/profiles.ts'
import { type MissedPages, proposals, readings } from '#db/schema/proposals.ts'
import { allows } from '#features/access/plans.ts'
import { actorOf, type Session } from '#features/accounts/session.ts'
import { requireOwnDomain } from '#features/domains/own-domain.server.ts'
import type { Services } from '#features/services.ts'
import type { FoundValue } from './found-values.rules.ts'
import {
  isHoursField,
  PROPOSAL_FIELDS,
  type ProposalField,
  type ProposalsView,
  type ProposalView,
} from './proposals.schema.ts'
import { currentValue, isSame, type ProposalColumns, shownAs } from './values.rules.ts'

export const profileColumns = {
  company_name: profiles.company_name,
  andere_namen: profiles.andere_namen,
  desired_info: profiles.desired_info,
  locations: profiles.locations,
  countries: profiles.countries,
  sales_telefoon: profiles.sales_telefoon,
  public_email: profiles.public_email,
  locaties_uitgebreid: profiles.locaties_uitgebreid,
  kvk_of_legal_name: profiles.kvk_of_legal_name,
  btw_nummer: profiles.btw_nummer,
  rechtsvorm: profiles.rechtsvorm,
  oprichtingsjaar: profiles.oprichtingsjaar,
  sector: profiles.sector,
  description: profiles.description,
  samenvatting_algemeen: profiles.samenvatting_algemeen,
  talen: profiles.talen,
  hero_afbeelding_url: profiles.hero_afbeelding_url,
  pakketten: profiles.pakketten,
  cases: profiles.cases,
  maps_link: profiles.maps_link,
  logo_svg_url: profiles.logo_svg_url,
  logo_png_url: profiles.logo_png_url,
  social_profielen: profiles.social_profielen,
  diensten: profiles.diensten,
  faqs: profiles.faqs,
  review_bronnen: profiles.review_bronnen,
  team: profiles.team,
} satisfies Record<keyof ProposalColumns, unknown>

export interface ProposalProfile {
  domainId: string
  plan: Plan
  url: string | null
  columns: ProposalColumns
}

/** The columns of a profile that was never saved. */
const EMPTY = Object.fromEntries(
  Object.entries(profileColumns).map(([name, column]) => [
    name,
    column.columnType === 'PgArray' || column.dataType === 'json' ? [] : null,
  ]),
) as ProposalColumns

/** The profile of one of the account's websites. Throws 'domain-not-found'. */
export async function profileFor(tx: Tx, session: Session, domainId: string): Promise<ProposalProfile> {
  const { id, plan } = await requireOwnDomain(tx, session, domainId)
  const [row] = await tx
    .select({ columns: profileColumns, url: profiles.url })
    .from(profiles)
    .where(and(eq(profiles.id, session.userId), eq(profiles.domain_id, id)))
  return { domainId: id, plan, url: row?.url ?? null, columns: row?.columns ?? EMPTY }
}

const isAllowed = (field: ProposalField, plan: Plan) => PROPOSAL_FIELDS[field].isFree || allows(plan, 'extended-info')

/** All proposals for a website of the account that were not accepted. */
export function proposalsOf(services: Services, session: Session, domainId: string): Promise<ProposalsView> {
  return services.db.as(actorOf(session), async (tx) => viewOf(tx, session, await profileFor(tx, session, domainId)))
}

export async function viewOf(tx: Tx, session: Session, profile: ProposalProfile): Promise<ProposalsView> {
  const { domainId, plan, columns } = profile
  const rows = await tx
    .select()
    .from(proposals)
    .where(
      and(
        eq(proposals.user_id, session.userId),
        eq(proposals.domain_id, domainId),
        inArray(proposals.state, ['proposed', 'dismissed']),
      ),
    )
    .orderBy(asc(proposals.position), asc(proposals.found_at), asc(proposals.id))
  const groups = new Map<string, number>()
  const groupOf = ({ field, item }: { field: string; item: string }) => `${field} ${item}`
  for (const row of rows) if (row.state === 'proposed') groups.set(groupOf(row), (groups.get(groupOf(row)) ?? 0) + 1)
  const views = rows
    // Ignore rows of fields that no longer exist.
    .filter(({ field }) => Object.hasOwn(PROPOSAL_FIELDS, field))
    .map((row): ProposalView => {
      const field = row.field as ProposalField
      const value = row.value.is
      const current = currentValue(columns, field, row.item, value)
      const differs = current !== undefined && !isSame(field, current, value)
      return {
        id: row.id,
        field,
        label: PROPOSAL_FIELDS[field].label,
        other: PROPOSAL_FIELDS[field].other,
        value,
        shown: shownAs(field, value),
        sources: row.sources.map(({ place, url, snippet }) => ({ place, url, snippet })),
        kind: row.kind,
        state: row.state,
        isAllowed: isAllowed(field, plan),
        current: differs ? shownAs(field, current) : null,
        group: groupOf(row),
        isDisputed: (groups.get(groupOf(row)) ?? 0) > 1 || differs,
      }
    })
  const open = views.filter(({ state }) => state === 'proposed')
  return {
    domainId,
    open,
    dismissed: views.filter(({ state }) => state === 'dismissed').reverse(),
    undisputed: open.filter((one) => one.isAllowed && !one.isDisputed).length,
    waiting: open.filter((one) => !one.isAllowed).length,
    missed: await missedPages(tx, session, domainId),
  }
}

async function missedPages(tx: Tx, session: Session, domainId: string): Promise<MissedPages | null> {
  const [last] = await tx
    .select({ missed: readings.missed })
    .from(readings)
    .where(
      and(
        eq(readings.user_id, session.userId),
        eq(readings.domain_id, domainId),
        eq(readings.kind, 'website'),
        eq(readings.state, 'done'),
      ),
    )
    .orderBy(desc(readings.started_at))
    .limit(1)
  return last?.missed ?? null
}

export interface FoundBatch {
  kind: 'website' | 'document'
  values: FoundValue[]
  now: Date
  /** True if these are all values: open proposals of an earlier reading that are not among them are deleted. */
  isComplete: boolean
}

/**
 * Stores found values as proposals, except values that are already in the profile or that the customer decided about. A dismissed or
 * adjusted value is proposed again only if the website states another one, an accepted value only if its field is empty again.
 */
export async function keepFound(
  tx: Tx,
  session: Session,
  profile: ProposalProfile,
  { kind, values, now, isComplete }: FoundBatch,
): Promise<void> {
  const ofProfile = and(eq(proposals.user_id, session.userId), eq(proposals.domain_id, profile.domainId))
  const known = await tx.select().from(proposals).where(ofProfile)
  const keyOfRow = (one: { field: string; item: string }, key: string) => `${one.field}\n${one.item}\n${key}`
  const byKey = new Map(known.map((row) => [keyOfRow(row, row.value_key), row]))
  const stillThere = new Set<string>()
  const added: (typeof proposals.$inferInsert)[] = []
  for (const [position, { field, item, key, value, sources }] of values.entries()) {
    const row = byKey.get(keyOfRow({ field, item }, key))
    if (isSame(field, currentValue(profile.columns, field, item, value), value)) continue
    if (row && row.state !== 'proposed') {
      if (row.state !== 'accepted' || !isEmpty(profile.columns, field)) continue
    }
    const columns = { kind, value: { is: value }, sources, position }
    if (!row) {
      const place = { user_id: session.userId, domain_id: profile.domainId, field, item, value_key: key, found_at: now }
      added.push({ ...columns, ...place })
      continue
    }
    stillThere.add(row.id)
    const isKnown = row.state === 'proposed' && row.position === position && isDeepStrictEqual(row.sources, sources)
    if (isKnown) continue
    await tx
      .update(proposals)
      .set({ ...columns, state: 'proposed', decided_at: null })
      .where(eq(proposals.id, row.id))
  }
  if (added.length > 0) await tx.insert(proposals).values(added).onConflictDoNothing()
  if (!isComplete) return
  const gone = known.filter(({ id, state, kind }) => state === 'proposed' && kind === 'website' && !stillThere.has(id))
  if (gone.length > 0) {
    await tx.delete(proposals).where(
      inArray(
        proposals.id,
        gone.map(({ id }) => id),
      ),
    )
  }
}

function isEmpty(columns: ProposalColumns, field: ProposalField): boolean {
  if (isHoursField(field)) return currentValue(columns, field, '', null) === undefined
  const stored = columns[field]
  return stored === null || stored === '' || (Array.isArray(stored) && stored.length === 0)
}
