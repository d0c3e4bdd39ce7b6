/** Reads a public profile as everyone does: as a visitor, from the view public_profiles. */
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/open-database.ts'
import type { StoredLlmPlatform } from '#db/schema/choices.ts'
import type { ImageKind, ImageType } from '#db/schema/images.ts'
import type { Teamlid } from '#db/schema/profiles.ts'
import { allows, type Plan } from '#features/access/plans.ts'
import { websiteOf } from '#features/domains/website.ts'
import { Failure } from '#features/failure.ts'
import { imagePath, type Picture } from '#features/images/image-path.ts'
import type { Services } from '#features/services.ts'
import { isUuid } from '#features/uuid.ts'
import { askTogether } from './ask-together.ts'
import { readerOf } from './known.ts'
import { companySchema, type PublicProfile } from './schema.ts'

/** A row of the view, as JSON: the company's columns by their names, to be read by the schema, and its publishing state. */
export interface PublicProfileRow {
  id: string
  domain_id: string
  profile_slug: string
  llm_platforms: StoredLlmPlatform[]
  kvk_of_legal_name: string | null
  logo_svg_url: string | null
  logo_png_url: string | null
  logo_alt: string | null
  hero_afbeelding_url: string | null
  hero_alt: string | null
  team: (Teamlid & { foto_alt?: string })[]
  /** The images fetched from those addresses that may be shown. */
  images: {
    kind: ImageKind
    url: string
    hash: string
    type: ImageType
    width: number
    height: number
    on_dark: boolean
  }[]
  share_image: { words: string; hash: string | null } | null
  number: number
  plan: Plan
  verified_at: string | null
  laatste_scan: string | null
  geo_published_at: string
  updated_at: string
  noindex_google: boolean
  zichtbaarheid_ai: boolean
}

/**
 * Finds a public profile by slug, or by user id: that user's primary domain. A text given as slug is tried as user
 * id next. Throws 'profile-gone' if it once was public, 'profile-not-found' otherwise.
 */
export async function getPublicProfile(
  { db, baseUrl }: Services,
  by: { slug: string } | { id: string },
): Promise<PublicProfile> {
  const key = ('slug' in by ? by.slug : by.id).toLowerCase()
  if (!isUuid(key)) throw new Failure('profile-not-found')
  const row =
    ('slug' in by ? await rowAt(db)(key) : undefined) ?? (await rows(db, sql`public_profile_of(${key}::uuid)`))[0]
  const profile = row && publicProfile(row, baseUrl)
  if (profile) return profile
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
 * The public profile of a customer's own domain, or of any website (with or without www); null when there is none or
 * it is hidden from AI.
 */
export async function findVisibleProfile(
  { db, baseUrl }: Services,
  of: { domainId: string } | { website: URL },
): Promise<PublicProfile | null> {
  const match = 'domainId' in of ? sql`domain_id = ${of.domainId}::uuid` : sql`domain_name = ${websiteOf(of.website)}`
  const [row] = await rows(
    db,
    sql`(
      select row_to_json(v) from public_profiles v where ${match} and zichtbaarheid_ai limit 1)`,
  )
  return row ? publicProfile(row, baseUrl) : null
}

/** The public profiles of an account. */
export async function publicProfilesOf({ db, baseUrl }: Services, userId: string): Promise<PublicProfile[]> {
  const found = await rows(db, sql`(select row_to_json(v) from public_profiles v where id = ${userId}::uuid)`)
  return found.flatMap((row) => publicProfile(row, baseUrl) ?? [])
}

/** All public profiles, so many at a time, in the order in which they were made. */
export async function* allPublicProfiles({ db, baseUrl }: Services, atOnce: number): AsyncGenerator<PublicProfile> {
  let after = 0
  for (;;) {
    const found = await rows(
      db,
      sql`(select row_to_json(v) from public_profiles v where v.number > ${after} order by v.number limit ${atOnce})`,
    )
    for (const row of found) {
      const profile = publicProfile(row, baseUrl)
      if (profile) yield profile
    }
    if (found.length < atOnce) return
    after = found.at(-1)!.number
  }
}

const isoTime = (value: string) => new Date(value).toISOString()
const readCompany = readerOf(companySchema)

/** Null where there is nothing to show, not even a name. */
export function publicProfile(row: PublicProfileRow, baseUrl: string): PublicProfile | null {
  const { served, pictures } = imagesOf(row, baseUrl)
  const registered = row.kvk_of_legal_name
  const logo_svg_url = served('logo', row.logo_svg_url)
  const logo_png_url = served('logo', row.logo_png_url)
  const hero_afbeelding_url = served('hero', row.hero_afbeelding_url)
  const company = readCompany({
    ...row,
    // `kvk_of_legal_name` is a KvK number if it has eight digits, else the legal name.
    ...(/^\d{8}$/.test(registered ?? '') ? { kvk_nummer: registered } : { legal_name: registered }),
    logo_svg_url,
    logo_png_url,
    hero_afbeelding_url,
    // The description of an image that is not shown is left out.
    logo_alt: logo_svg_url || logo_png_url ? row.logo_alt : null,
    hero_alt: hero_afbeelding_url ? row.hero_alt : null,
    team: row.team.map(({ foto_alt, ...person }) => {
      const foto = served('foto', person.foto)
      return { ...person, ...(foto ? { foto, foto_alt } : { foto: null }) }
    }),
  })
  if (!company) return null
  return {
    ...company,
    id: row.id,
    domain_id: row.domain_id,
    profile_slug: row.profile_slug,
    llm_platforms: row.llm_platforms,
    geo_published_at: isoTime(row.geo_published_at),
    updated_at: isoTime(row.updated_at),
    ...(row.laatste_scan ? { laatste_scan: isoTime(row.laatste_scan) } : {}),
    verified: row.verified_at !== null,
    is_partner: allows(row.plan, 'partner-badge'),
    noindex_google: row.noindex_google,
    zichtbaarheid_ai: row.zichtbaarheid_ai,
    ...(row.share_image ? { drawn: row.share_image } : {}),
    pictures,
  }
}

/** Finds the fetched image of an address; an image that was not fetched is not shown. */
function imagesOf({ images }: PublicProfileRow, baseUrl: string) {
  const pictures: Record<string, Picture> = {}
  const served = (kind: ImageKind, address: string | null | undefined): string | undefined => {
    const found = address ? images.find((image) => image.kind === kind && image.url === address) : undefined
    if (!found) return undefined
    const { hash, type, width, height, on_dark } = found
    const url = baseUrl + imagePath(hash, type)
    pictures[url] = { url, width, height, onDark: on_dark }
    return url
  }
  return { served, pictures }
}
