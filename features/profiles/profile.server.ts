/** A customer's own profile: read for the dashboard, saved while they type. */
import { and, eq } from 'drizzle-orm'
import type { Tx } from '#db/open-database.ts'
import type { Plan } from '#db/schema/accounts.ts'
import { profiles } from '#db/schema/profiles.ts'
import { allows } from '#features/access/plans.ts'
import { type AccountHolder, actorOf, type Session } from '#features/accounts/session.ts'
import { lockLiveWebsites, moveDomain, websiteIn } from '#features/domains/name-domain.server.ts'
import { type OwnDomain, requireOwnDomain } from '#features/domains/own-domain.server.ts'
import { Failure, type FieldErrors } from '#features/failure.ts'
import { startFetchingImages } from '#features/images/fetch-images.server.ts'
import { drawShareImagesSoon } from '#features/images/share-images.server.ts'
import type { Services } from '#features/services.ts'
import { typedUrl } from '#features/typed-url.ts'
import { type FormPart, parsedForm, tooMuchFor, validPart } from './check-form.ts'
import { incompleteEntries } from './entries.ts'
import { leftOutOf, type ProfileFormValues, type ProfileInput } from './form.schema.ts'
import {
  EMPTY_ENTRIES,
  EMPTY_EXCEPTION,
  EMPTY_HOURS,
  EXTENDED_COLUMNS,
  EXTENDED_FIELDS,
  type ExtendedField,
  LLM_PLATFORMS,
  type LlmPlatform,
  PROFILE_TEXTS,
} from './profile.schema.ts'

export interface OwnProfile {
  domainId: string
  plan: Plan
  form: ProfileFormValues
  published: boolean
  slug: string | null
  /** ISO 8601, or null before the first publish. */
  publishedAt: string | null
  /** Null when nothing was saved yet. */
  updatedAt: string | null
}

type ExtendedColumns = {
  [Field in ExtendedField]: (typeof profiles)[(typeof EXTENDED_COLUMNS)[Field]]
}
const extendedColumns = Object.fromEntries(
  EXTENDED_FIELDS.map((field) => [field, profiles[EXTENDED_COLUMNS[field]]]),
) as ExtendedColumns

const columns = {
  companyName: profiles.company_name,
  andereNamen: profiles.andere_namen,
  url: profiles.url,
  locations: profiles.locations,
  countries: profiles.countries,
  desiredInfo: profiles.desired_info,
  llmPlatforms: profiles.llm_platforms,
  ...extendedColumns,
  published: profiles.published,
  slug: profiles.profile_slug,
  publishedAt: profiles.geo_published_at,
  updatedAt: profiles.updated_at,
}

export const ownProfile = (session: AccountHolder, domainId: string) =>
  and(eq(profiles.id, session.userId), eq(profiles.domain_id, domainId))

type ProfileRow = NonNullable<Awaited<ReturnType<typeof profileRow>>>

async function profileRow(tx: Tx, session: AccountHolder, domainId: string, { isLocked = false } = {}) {
  const asked = tx.select(columns).from(profiles).where(ownProfile(session, domainId))
  const [row] = await (isLocked ? asked.for('update') : asked)
  return row
}

/** An added domain has no profile until something is saved: the form is then empty except for its address. */
function emptyForm({ name, plan }: OwnDomain): ProfileFormValues {
  const form = {
    ...{ companyName: '', andereNamen: [], url: name && `https://${name}/` },
    ...{ locations: [], countries: [], desiredInfo: '' },
  }
  const llmPlatforms = platformsFor(plan, LLM_PLATFORMS)
  if (!allows(plan, 'extended-info')) return { ...form, llmPlatforms }
  return { ...form, llmPlatforms, ...emptyExtended() }
}

const CHOSEN = { tijdzone: 'Europe/Amsterdam', contentLicentie: 'citeren-en-samenvatten', beeldrechtenAkkoord: false }

function emptyExtended() {
  return Object.fromEntries(
    EXTENDED_FIELDS.map((field) => [
      field,
      CHOSEN[field as keyof typeof CHOSEN] ??
        (field in EMPTY_ENTRIES || field === 'sectoren' || field === 'talen' ? [] : ''),
    ]),
  ) as Pick<ProfileFormValues, ExtendedField>
}

function formOf(row: ProfileRow, plan: Plan): ProfileFormValues {
  return {
    companyName: row.companyName,
    andereNamen: row.andereNamen,
    url: row.url ?? '',
    locations: row.locations,
    countries: row.countries,
    desiredInfo: row.desiredInfo ?? '',
    llmPlatforms: platformsFor(plan, row.llmPlatforms),
    ...(allows(plan, 'extended-info') ? extendedValues(row) : {}),
  }
}

/** `domainId` null: of the primary domain. Throws 'domain-not-found'. */
export function getOwnProfile({ db }: Services, session: AccountHolder, domainId: string | null): Promise<OwnProfile> {
  return db.as(actorOf(session), async (tx) => {
    const domain = await requireOwnDomain(tx, session, domainId)
    const row = await profileRow(tx, session, domain.id)
    return {
      domainId: domain.id,
      plan: domain.plan,
      form: row ? formOf(row, domain.plan) : emptyForm(domain),
      published: row?.published ?? false,
      slug: row?.slug ?? null,
      publishedAt: row?.publishedAt?.toISOString() ?? null,
      updatedAt: row?.updatedAt.toISOString() ?? null,
    }
  })
}

/** Step 2 as the form shows it; for Gratis the stored values stay hidden. */
function extendedValues(row: ProfileRow) {
  return Object.fromEntries(EXTENDED_FIELDS.map((field) => [field, shownValue(field, row[field])])) as Pick<
    ProfileFormValues,
    ExtendedField
  >
}

/** Entries stored before a field existed, or by other means, have it empty. */
function shownValue(field: ExtendedField, stored: unknown): unknown {
  if (stored === null) return ''
  if (!Array.isArray(stored) || !(field in EMPTY_ENTRIES)) return stored
  const empty = EMPTY_ENTRIES[field as keyof typeof EMPTY_ENTRIES]
  return stored.map((entry: object) => {
    const known = Object.entries(entry).filter(([name, value]) => name in empty && value !== null)
    return { ...empty, ...Object.fromEntries(known.map(([name, value]) => [name, shownLines(name, value)])) }
  })
}

function shownLines(name: string, value: unknown): unknown {
  if (name === 'openingstijden') return (value as object[]).map((line) => ({ ...EMPTY_HOURS, ...line }))
  if (name === 'uitzonderingen') return (value as object[]).map((line) => ({ ...EMPTY_EXCEPTION, ...line }))
  // A score may be stored as a number.
  return typeof value === 'number' ? String(value) : value
}

/** On Gratis only ChatGPT reads the profile; a paid plan restores the stored choice. */
function platformsFor(plan: Plan, stored: readonly string[]): LlmPlatform[] {
  return LLM_PLATFORMS.filter((name) => stored.includes(name) && allows(plan, platformFeature(name)))
}

function platformFeature(platform: LlmPlatform) {
  return platform === 'chatgpt' ? 'platform-chatgpt' : 'all-platforms'
}

/** True if another page or device saved after `begunFrom`, the version that the input started from. */
const isStale = (row: Pick<ProfileRow, 'updatedAt'> | undefined, begunFrom: string | undefined) =>
  row !== undefined && begunFrom !== undefined && begunFrom !== row.updatedAt.toISOString()

/**
 * Checks the form against the schema and the plan, and says whether it is the first of its website; else the stored row is locked. Throws
 * 'changed-elsewhere', or 'invalid-input' with a message per field.
 */
export async function checkedForm(
  tx: Tx,
  session: Session,
  domain: OwnDomain,
  values: unknown,
  now: Date,
  begunFrom?: string,
): Promise<{ input: ProfileInput; isFirst: boolean }> {
  // Of the row's fifty columns only what is compared: publishing reads no other.
  const [current] = await tx
    .select({ updatedAt: profiles.updated_at, rechtsvorm: profiles.rechtsvorm, btwNummer: profiles.btw_nummer })
    .from(profiles)
    .where(ownProfile(session, domain.id))
    .for('update')
  if (isStale(current, begunFrom)) throw new Failure('changed-elsewhere')
  const form = parsedForm(values, domain.plan, current, now)
  const incomplete = allows(domain.plan, 'extended-info') ? incompleteEntries(values as object) : {}
  const fields = { ...tooMuchFor(domain.plan, form), ...incomplete }
  if (Object.keys(fields).length > 0) throw new Failure('invalid-input', { fields })
  return { input: form, isFirst: current === undefined }
}

/** Columns of the form; fields that the input lacks keep their value. Gratis keeps the platform choice from its paid plan. */
export function storedColumns(input: FormPart, plan: Plan) {
  return {
    company_name: input.companyName,
    ...(input.andereNamen ? { andere_namen: input.andereNamen } : {}),
    locations: input.locations,
    countries: input.countries,
    desired_info: input.desiredInfo === '' ? null : input.desiredInfo,
    ...(allows(plan, 'all-platforms') ? { llm_platforms: input.llmPlatforms } : {}),
    ...(allows(plan, 'extended-info') ? extendedColumnsOf(input) : {}),
  }
}

/** Only the fields that the form sent. */
function extendedColumnsOf(input: FormPart): Partial<typeof profiles.$inferInsert> {
  const given = EXTENDED_FIELDS.filter((field) => input[field] !== undefined)
  return Object.fromEntries(
    given.map((field) => [EXTENDED_COLUMNS[field], input[field] === '' ? null : input[field]]),
  ) as Partial<typeof profiles.$inferInsert>
}

/** Call after every save of a form: images are fetched in the background, if the plan shows them, and the share image is drawn a little later. */
export function fetchImagesOf(services: Services, session: Session, plan: Plan): void {
  if (allows(plan, 'extended-info')) startFetchingImages(services, session.userId)
  drawShareImagesSoon(services, session.userId)
}

/** What a save made of the profile; of a conflict what stands there instead, and nothing was saved. */
export interface SavedProfile {
  savedAt: string
  fields: FieldErrors
  isConflict: boolean
  form: ProfileFormValues
  /** What the next save is to begin from. */
  version: string
}

/**
 * Saves what was typed. `begunFrom` is the version that it began from: where another page or device saved since, nothing is saved.
 * Needs a company name. A field that is not valid, such as a website address, and a description that is longer than the plan
 * allows, are not stored but named in the answer; what was stored before stays. So are entries of lists without their main field.
 */
export async function saveProfile(
  services: Services,
  session: Session,
  domainId: string,
  values: unknown,
  begunFrom?: string,
): Promise<SavedProfile> {
  const savedAt = services.now()
  const { plan, ...saved } = await services.db.as(actorOf(session), async (tx) => {
    const found = await requireOwnDomain(tx, session, domainId)
    const typed = websiteIn(values, services)
    const moves = typed !== null && typed !== (found.name || typed)
    const domain = moves ? await lockLiveWebsites(tx, session, found, typed) : found
    const current = await profileRow(tx, session, domain.id, { isLocked: true })
    if (current && isStale(current, begunFrom))
      return { plan: domain.plan, fields: {}, isConflict: true, ...stateOf(current, domain.plan) }
    const { input, refused: invalid } = validPart(values, domain.plan, current, savedAt)
    if (!input.companyName)
      throw new Failure('invalid-input', { fields: { companyName: PROFILE_TEXTS.required, ...invalid } })
    const url = input.url ? typedUrl(input.url, services) : null
    // An empty address may be stored while the profile is not published.
    // A live profile moves to the website of its new address, as by publishing, or keeps its address.
    const refusal = current?.published && url ? await moveDomain(tx, services, session, domain, url) : null
    const keepsUrl = refusal !== null || (url === null && (input.url !== '' || current?.published === true))
    const tooMuch = tooMuchFor(domain.plan, input)
    const { desired_info, ...others } = storedColumns(input, domain.plan)
    const columns = {
      ...others,
      ...(tooMuch.desiredInfo ? {} : { desired_info }),
      ...(keepsUrl ? {} : { url: url?.href ?? null }),
    }
    await tx
      .insert(profiles)
      .values({ id: session.userId, domain_id: domain.id, ...columns })
      .onConflictDoUpdate({ target: [profiles.id, profiles.domain_id], set: columns })
    const unclear = input.url === '' ? PROFILE_TEXTS.required : PROFILE_TEXTS.urlInvalid
    const problem = refusal ? (refusal.fields.url ?? PROFILE_TEXTS.websiteTaken) : unclear
    const stored = (await profileRow(tx, session, domain.id))!
    const leftOut = allows(domain.plan, 'extended-info') ? leftOutOf(values as object) : {}
    const refused = { ...tooMuch, ...leftOut, ...(keepsUrl ? { url: problem } : {}), ...invalid }
    return { plan: domain.plan, fields: refused, isConflict: false, ...stateOf(stored, domain.plan) }
  })
  if (!saved.isConflict) fetchImagesOf(services, session, plan)
  return { savedAt: savedAt.toISOString(), ...saved }
}

const stateOf = (row: ProfileRow, plan: Plan) => ({
  form: formOf(row, plan),
  version: row.updatedAt.toISOString(),
})
