/** Reads a public profile the way everyone does: as a visitor, from the view public_profiles. */
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/open-database.ts'
import type { ImageKind, ImageType } from '#db/schema/images.ts'
import type { Case, Dienst, Faq, Locatie, Pakket, ReviewBron, SocialProfiel, Teamlid } from '#db/schema/profiles.ts'
import { allows, type Plan } from '#features/access/plans.ts'
import { Failure } from '#features/failure.ts'
import { imagePath, type Picture } from '#features/images/image-path.ts'
import type { LlmPlatform } from '#features/profiles/profile.schema.ts'
import type { Services } from '#features/services.ts'
import { askTogether } from './ask-together.ts'
import type { Images, PublicProfile } from './public-profile-model.ts'

/** A row of the view, as JSON; its columns are the contract's. */
interface PublicProfileRow {
  id: string
  domain_id: string
  profile_slug: string
  company_name: string
  url: string | null
  locations: string[]
  countries: string[]
  desired_info: string | null
  description: string | null
  samenvatting_algemeen: string | null
  sector: string | null
  sectoren: string[]
  social_profielen: SocialProfiel[]
  public_email: string | null
  sales_email: string | null
  sales_telefoon: string | null
  support_email: string | null
  support_telefoon: string | null
  maps_link: string | null
  landing_url: string | null
  llm_platforms: (LlmPlatform | 'deepseek')[]
  rechtsvorm: string | null
  kvk_of_legal_name: string | null
  btw_nummer: string | null
  sbi_code: string | null
  oprichtingsjaar: number | null
  talen: string[]
  content_licentie: string | null
  locaties_uitgebreid: Locatie[]
  diensten: Dienst[]
  pakketten: Pakket[]
  cases: Case[]
  review_bronnen: ReviewBron[]
  team: Teamlid[]
  faqs: Faq[]
  logo_svg_url: string | null
  logo_png_url: string | null
  hero_afbeelding_url: string | null
  /** What was fetched of these, and may be seen. */
  images: {
    kind: ImageKind
    url: string
    hash: string
    type: ImageType
    width: number
    height: number
    on_dark: boolean
  }[]
  plan: Plan
  verified_at: string | null
  laatste_scan: string | null
  geo_published_at: string
  updated_at: string
  noindex_google: boolean
  zichtbaarheid_ai: boolean
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/**
 * Finds a public profile by slug, or by user id: that user's primary domain. A text that is given as slug is tried as user
 * id after it. Throws 'profile-gone' where it once was public, 'profile-not-found' otherwise.
 */
export async function getPublicProfile(
  { db, baseUrl }: Services,
  by: { slug: string } | { id: string },
): Promise<PublicProfile> {
  const key = ('slug' in by ? by.slug : by.id).toLowerCase()
  if (!UUID.test(key)) throw new Failure('profile-not-found')
  const row =
    ('slug' in by ? await rowAt(db)(key) : undefined) ?? (await rows(db, sql`public_profile_of(${key}::uuid)`))[0]
  if (row) return publicProfile(row, baseUrl)
  const [was] = await db.read<{ gone: boolean }>(sql`select profile_was_public(${key}::uuid) as gone`)
  throw new Failure(was?.gone ? 'profile-gone' : 'profile-not-found')
}

const rows = async (db: Database, found: SQL): Promise<PublicProfileRow[]> =>
  (await db.read<{ row: PublicProfileRow }>(sql`select json as "row" from ${found} as found (json)`)).map(
    ({ row }) => row,
  )

const readers = new WeakMap<Database, (slug: string) => Promise<PublicProfileRow | undefined>>()

function rowAt(db: Database) {
  let read = readers.get(db)
  if (!read) {
    read = askTogether(async (slugs) => {
      const found = await rows(db, sql`public_profiles_at(${`{${slugs}}`}::uuid[])`)
      return new Map(found.map((row) => [row.profile_slug, row]))
    })
    readers.set(db, read)
  }
  return read
}

/**
 * The public profile of an own domain, or of whoever is behind a website (with or without www); null where there is none or
 * it is kept from AI. Where several accounts name the same website, the one that proved to own it comes first.
 */
export async function findVisibleProfile(
  { db, baseUrl }: Services,
  of: { domainId: string } | { website: URL },
): Promise<PublicProfile | null> {
  const bare = 'website' in of ? of.website.host.replace(/^www\./, '') : ''
  const match =
    'domainId' in of ? sql`domain_id = ${of.domainId}::uuid` : sql`domain_name in (${bare}, ${`www.${bare}`})`
  const [row] = await rows(
    db,
    sql`(
      select row_to_json(v) from public_profiles v where ${match} and zichtbaarheid_ai
      order by verified_at nulls last, geo_published_at limit 1)`,
  )
  return row ? publicProfile(row, baseUrl) : null
}

const isoTime = (value: string) => new Date(value).toISOString()
const isEightDigits = (value: string | null) => /^\d{8}$/.test(value ?? '')

/** Leaves out empty texts, and entries without what they are about: a form's empty row is no fact. */
function filledEntries<T extends object>(entries: T[]): T[] {
  return entries.map(filled).filter((entry) => Object.keys(entry).length > 0)
}

function filled<T extends object>(entry: T): T {
  const facts = {} as T
  for (const name in entry) if (isFilled(entry[name])) facts[name] = entry[name]
  return facts
}

const isFilled = (value: unknown) =>
  typeof value === 'string' ? /\S/.test(value) : value !== null && value !== undefined
const filledOnes = (values: string[]) => values.filter(isFilled)

/** Finds what was fetched from an address; an image that was not is shown nowhere. */
function picturesOf({ images }: PublicProfileRow, baseUrl: string) {
  return (kind: ImageKind, url: string | null | undefined): Picture | undefined => {
    const found = url ? images.find((image) => image.kind === kind && image.url === url) : undefined
    if (!found) return undefined
    const { hash, type, width, height, on_dark } = found
    return { url: baseUrl + imagePath(hash, type), width, height, onDark: on_dark }
  }
}

/** `kvk_of_legal_name` holds a KvK number when it is eight digits, else the legal name. */
function publicProfile(row: PublicProfileRow, baseUrl: string): PublicProfile {
  const texts = {
    desiredInfo: row.desired_info,
    description: row.description,
    summary: row.samenvatting_algemeen,
    sector: row.sector,
    publicEmail: row.public_email,
    salesEmail: row.sales_email,
    salesPhone: row.sales_telefoon,
    supportEmail: row.support_email,
    supportPhone: row.support_telefoon,
    mapsLink: row.maps_link,
    landingUrl: row.landing_url,
    rechtsvorm: row.rechtsvorm,
    kvkNumber: isEightDigits(row.kvk_of_legal_name) ? row.kvk_of_legal_name : null,
    legalName: isEightDigits(row.kvk_of_legal_name) ? null : row.kvk_of_legal_name,
    vatId: row.btw_nummer,
    sbiCode: row.sbi_code,
    contentLicence: row.content_licentie,
  }
  const filledTexts = filled(texts) as Record<keyof typeof texts, string>
  const pictures = picturesOf(row, baseUrl)
  const images = {
    logoSvg: pictures('logo', row.logo_svg_url),
    logoPng: pictures('logo', row.logo_png_url),
    hero: pictures('hero', row.hero_afbeelding_url),
  }
  return {
    userId: row.id,
    domainId: row.domain_id,
    slug: row.profile_slug,
    companyName: row.company_name,
    url: row.url ?? '',
    locations: filledOnes(row.locations),
    countries: row.countries,
    ...filledTexts,
    ...(row.oprichtingsjaar ? { foundingYear: row.oprichtingsjaar } : {}),
    sectors: filledOnes(row.sectoren),
    socialProfiles: row.social_profielen.filter(({ url }) => isFilled(url)),
    llmPlatforms: row.llm_platforms,
    languages: filledOnes(row.talen),
    places: filledEntries(row.locaties_uitgebreid.map(({ alleen_plaats: _, ...place }) => place)),
    services: filledEntries(row.diensten).filter(({ naam }) => naam),
    packages: filledEntries(row.pakketten).filter(({ naam }) => naam),
    cases: filledEntries(row.cases),
    // A score and a count are shown as the source states them.
    reviewSources: filledEntries(row.review_bronnen)
      .filter(({ bronnaam }) => bronnaam)
      .map(({ score, aantal, ...source }) => ({
        ...source,
        ...(score === undefined ? {} : { score: String(score) }),
        ...(aantal === undefined ? {} : { aantal: String(aantal) }),
      })),
    team: filledEntries(
      row.team.map(({ verborgen: _, foto, ...person }) => {
        const picture = pictures('foto', foto)
        return { ...person, ...(picture ? { foto: picture } : {}) }
      }),
    ).filter(({ naam }) => naam),
    faqs: filledEntries(row.faqs).filter(({ vraag }) => vraag),
    images: (filledEntries([images])[0] ?? {}) as Images,
    publishedAt: isoTime(row.geo_published_at),
    updatedAt: isoTime(row.updated_at),
    ...(row.laatste_scan ? { scannedAt: isoTime(row.laatste_scan) } : {}),
    verified: row.verified_at !== null,
    isPartner: allows(row.plan, 'partner-badge'),
    noindexGoogle: row.noindex_google,
    visibleToAi: row.zichtbaarheid_ai,
  }
}
