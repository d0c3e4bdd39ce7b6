/** A customer's own profile: read for the dashboard, saved while typing. */
import { and, eq } from 'drizzle-orm'
import type { Tx } from '#db/open-database.ts'
import type { Plan } from '#db/schema/accounts.ts'
import { profiles } from '#db/schema/profiles.ts'
import { allows, limit } from '#features/access/plans.ts'
import { actorOf, type Session } from '#features/accounts/session.ts'
import { type OwnDomain, requireOwnDomain } from '#features/domains/own-domain.server.ts'
import { Failure, type FieldErrors } from '#features/failure.ts'
import { startFetchingImages } from '#features/images/fetch-images.server.ts'
import { parseInput } from '#features/input.ts'
import type { Services } from '#features/services.ts'
import { typedUrl } from '#features/typed-url.ts'
import {
  characterCount,
  LLM_PLATFORMS,
  type LlmPlatform,
  PROFILE_TEXTS,
  type ProfileFormValues,
  type ProfileInput,
  profileFormSchema,
} from './profile.schema.ts'

export interface OwnProfile {
  domainId: string
  plan: Plan
  form: ProfileFormValues
  published: boolean
  slug: string | null
  /** ISO 8601, or null before the first publish. */
  publishedAt: string | null
  /** Null where nothing was saved yet. */
  updatedAt: string | null
}

const columns = {
  companyName: profiles.company_name,
  url: profiles.url,
  locations: profiles.locations,
  countries: profiles.countries,
  desiredInfo: profiles.desired_info,
  llmPlatforms: profiles.llm_platforms,
  logoSvgUrl: profiles.logo_svg_url,
  logoPngUrl: profiles.logo_png_url,
  heroAfbeeldingUrl: profiles.hero_afbeelding_url,
  team: profiles.team,
  beeldrechtenAkkoord: profiles.beeldrechten_akkoord,
  published: profiles.published,
  slug: profiles.profile_slug,
  publishedAt: profiles.geo_published_at,
  updatedAt: profiles.updated_at,
}

type ProfileRow = NonNullable<Awaited<ReturnType<typeof profileRow>>>

async function profileRow(tx: Tx, session: Session, domainId: string) {
  const [row] = await tx
    .select(columns)
    .from(profiles)
    .where(and(eq(profiles.id, session.userId), eq(profiles.domain_id, domainId)))
  return row
}

/** A domain that was added has no profile until something is saved: then its own address stands in an empty form. */
function emptyForm({ name, plan }: OwnDomain): ProfileFormValues {
  const form = { companyName: '', url: name && `https://${name}/`, locations: [], countries: [], desiredInfo: '' }
  const llmPlatforms = platformsFor(plan, LLM_PLATFORMS)
  if (!allows(plan, 'extended-info')) return { ...form, llmPlatforms }
  const extended = { logoSvgUrl: '', logoPngUrl: '', heroAfbeeldingUrl: '', team: [], beeldrechtenAkkoord: false }
  return { ...form, llmPlatforms, ...extended }
}

function formOf(row: ProfileRow, plan: Plan): ProfileFormValues {
  return {
    companyName: row.companyName,
    url: row.url ?? '',
    locations: row.locations,
    countries: row.countries,
    desiredInfo: row.desiredInfo ?? '',
    llmPlatforms: platformsFor(plan, row.llmPlatforms),
    ...(allows(plan, 'extended-info') ? extendedValues(row) : {}),
  }
}

/** Throws 'domain-not-found'. */
export function getOwnProfile({ db }: Services, session: Session, domainId: string): Promise<OwnProfile> {
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

/** Step 2 as the form shows it; Gratis keeps what is stored, out of sight. */
function extendedValues(row: ProfileRow) {
  return {
    logoSvgUrl: row.logoSvgUrl ?? '',
    logoPngUrl: row.logoPngUrl ?? '',
    heroAfbeeldingUrl: row.heroAfbeeldingUrl ?? '',
    team: row.team.map(({ naam, functie = '', bio = '', foto = '', verborgen = false }) => ({
      ...{ naam, functie, bio, foto, verborgen },
    })),
    beeldrechtenAkkoord: row.beeldrechtenAkkoord,
  }
}

/** Gratis is read by ChatGPT only; what is stored beyond that comes back with a paid plan. */
function platformsFor(plan: Plan, stored: readonly string[]): LlmPlatform[] {
  return LLM_PLATFORMS.filter((name) => stored.includes(name) && allows(plan, platformFeature(name)))
}

function platformFeature(platform: LlmPlatform) {
  return platform === 'chatgpt' ? 'platform-chatgpt' : 'all-platforms'
}

/** Checks the typed form against the schema and the plan. Throws 'invalid-input' with a message per field. */
export function checkedForm(values: unknown, plan: Plan): ProfileInput {
  const form = parseInput(profileFormSchema, values)
  const fields = tooMuchFor(plan, form)
  if (Object.keys(fields).length > 0) throw new Failure('invalid-input', { fields })
  return form
}

function tooMuchFor(plan: Plan, { desiredInfo }: ProfileInput): FieldErrors {
  const isTooLong = characterCount(desiredInfo) > limit(plan, 'description-characters')
  return isTooLong ? { desiredInfo: PROFILE_TEXTS.descriptionTooLong } : {}
}

/** Columns of the form. Gratis keeps the platform choice it had under a paid plan. */
export function storedColumns(input: ProfileInput, plan: Plan) {
  return {
    company_name: input.companyName,
    locations: input.locations,
    countries: input.countries,
    desired_info: input.desiredInfo || null,
    ...(allows(plan, 'all-platforms') ? { llm_platforms: input.llmPlatforms } : {}),
    ...(allows(plan, 'extended-info') ? extendedColumns(input) : {}),
  }
}

/** Only the fields that the form had. */
function extendedColumns(input: ProfileInput) {
  const { logoSvgUrl, logoPngUrl, heroAfbeeldingUrl, team, beeldrechtenAkkoord } = input
  return {
    ...(logoSvgUrl === undefined ? {} : { logo_svg_url: logoSvgUrl || null }),
    ...(logoPngUrl === undefined ? {} : { logo_png_url: logoPngUrl || null }),
    ...(heroAfbeeldingUrl === undefined ? {} : { hero_afbeelding_url: heroAfbeeldingUrl || null }),
    ...(team === undefined ? {} : { team }),
    ...(beeldrechtenAkkoord === undefined ? {} : { beeldrechten_akkoord: beeldrechtenAkkoord }),
  }
}

/** To be called after every save of a form: images are fetched aside, where the plan shows them. */
export function fetchImagesOf(services: Services, session: Session, plan: Plan): void {
  if (allows(plan, 'extended-info')) startFetchingImages(services, session.userId)
}

/**
 * Saves what was typed. Needs a company name. A website address that is not valid, and a description that is longer than the plan
 * allows, are not stored but named in the answer; what was stored before stays.
 */
export async function saveProfile(
  services: Services,
  session: Session,
  domainId: string,
  values: unknown,
): Promise<{ savedAt: string; fields: FieldErrors }> {
  const savedAt = services.now()
  const { plan, fields } = await services.db.as(actorOf(session), async (tx) => {
    const domain = await requireOwnDomain(tx, session, domainId)
    const current = await profileRow(tx, session, domain.id)
    const input = parseInput(profileFormSchema, values)
    if (input.companyName === '')
      throw new Failure('invalid-input', { fields: { companyName: PROFILE_TEXTS.required } })
    const url = input.url === '' ? null : typedUrl(input.url, services)
    // An empty address may be stored as long as nobody sees it.
    const keepsUrl = url === null && (input.url !== '' || current?.published === true)
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
    const problem = input.url === '' ? PROFILE_TEXTS.required : PROFILE_TEXTS.urlInvalid
    return { plan: domain.plan, fields: { ...tooMuch, ...(keepsUrl ? { url: problem } : {}) } }
  })
  fetchImagesOf(services, session, plan)
  return { savedAt: savedAt.toISOString(), fields }
}
