/**
 * The public profile in the contract's column names, once: its type, the published JSON Schema of llm-profile.json and the
 * answer of get-public-profile derive from `companySchema`. A new column is added here and to the renderers that show it.
 */
import { z } from 'zod'
import { CONTENT_LICENTIES, DAGEN, RECHTSVORMEN, type StoredLlmPlatform } from '#db/schema/choices.ts'
import type { Picture } from '#features/images/image-path.ts'

const text = z.string().min(1)
/** Unknown values are absent. */
const fact = text.optional()
/** Our own address of it, never the source's. */
const image = z.url().optional()

const dagen = z.array(z.enum(DAGEN)).min(1)
const time = z.string().regex(/^(?:[01][0-9]|2[0-4]):[0-5][0-9]$/)
const gesloten = z.literal(true)
const datum = z.string().regex(/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/)
/** An absent day is unknown; a closed day is marked as closed. */
const openingstijd = z.union([z.strictObject({ dagen, van: time, tot: time }), z.strictObject({ dagen, gesloten })])
/** Exceptions on a date: other hours than the week's, or closed. */
const uitzondering = z.union([
  z.strictObject({ datum, omschrijving: fact, van: time, tot: time }),
  z.strictObject({ datum, omschrijving: fact, gesloten }),
])
export type Openingstijd = z.output<typeof openingstijd>
export type Uitzondering = z.output<typeof uitzondering>

function listOf<Entry extends z.ZodType>(entry: Entry) {
  return z.array(entry).default([])
}

export const companySchema = z.strictObject({
  company_name: text,
  /** What it also goes by: trade names, abbreviations. */
  andere_namen: listOf(text),
  url: fact,
  locations: listOf(text),
  /** ISO 3166-1 alpha-2. */
  countries: listOf(z.string().regex(/^[A-Z]{2}$/)),
  desired_info: fact,
  samenvatting_algemeen: fact,
  description: fact,
  sector: fact,
  sectoren: listOf(text),
  social_profielen: listOf(z.strictObject({ platform: z.string(), url: text })),
  public_email: fact,
  sales_email: fact,
  sales_telefoon: fact,
  support_email: fact,
  support_telefoon: fact,
  maps_link: fact,
  landing_url: fact,
  rechtsvorm: z.enum(RECHTSVORMEN).optional(),
  /** The column kvk_of_legal_name holds a KvK number if it has eight digits, else the legal name. */
  kvk_nummer: z
    .string()
    .regex(/^[0-9]{8}$/)
    .optional(),
  legal_name: fact,
  btw_nummer: fact,
  sbi_code: fact,
  oprichtingsjaar: z.int().optional(),
  talen: listOf(text),
  content_licentie: z.enum(CONTENT_LICENTIES).optional(),
  locaties_uitgebreid: listOf(
    z.strictObject({
      naam: fact,
      straat: fact,
      postcode: fact,
      plaats: fact,
      land: fact,
      telefoon: fact,
      openingstijden: z.array(openingstijd).optional(),
      uitzonderingen: z.array(uitzondering).optional(),
    }),
  ),
  diensten: listOf(z.strictObject({ naam: text, omschrijving: fact, prijsrange: fact, categorie: fact })),
  pakketten: listOf(z.strictObject({ naam: text, omschrijving: fact, prijs: fact })),
  cases: listOf(z.strictObject({ klant: fact, uitdaging: fact, aanpak: fact, resultaat: fact, url: fact })),
  /** Score and number as the source states them. */
  review_bronnen: listOf(z.strictObject({ bronnaam: text, score: fact, aantal: fact, url: fact })),
  team: listOf(z.strictObject({ naam: text, functie: fact, bio: fact, foto: image, foto_alt: fact })),
  faqs: listOf(z.strictObject({ vraag: text, antwoord: fact })),
  logo_svg_url: image,
  logo_png_url: image,
  /** What the logo and the picture show, as alt text. */
  logo_alt: fact,
  hero_afbeelding_url: image,
  hero_alt: fact,
})

/** Every public fact about the company. Unknown values are absent, a list without entries is empty. */
export type Company = z.output<typeof companySchema>

/** The company with its publishing state, as every renderer reads it. Times are ISO 8601. */
export interface PublicProfile extends Company {
  /** Of the account. */
  id: string
  domain_id: string
  profile_slug: string
  llm_platforms: StoredLlmPlatform[]
  geo_published_at: string
  updated_at: string
  /** When the website was last analysed. */
  laatste_scan?: string
  /** The company proved that it owns the website. */
  verified: boolean
  /** Whether it has a partner badge. */
  is_partner: boolean
  noindex_google: boolean
  zichtbaarheid_ai: boolean
  /** The last drawn share image: the words on it, and its hash if drawing succeeded. */
  drawn?: { words: string; hash: string | null }
  /** What is known of each image, by our address of it. */
  pictures: Record<string, Picture>
}

export type Place = Company['locaties_uitgebreid'][number]

export function pictureOf({ pictures }: Pick<PublicProfile, 'pictures'>, url: string | undefined): Picture | undefined {
  return url === undefined ? undefined : pictures[url]
}

/** The logo, for places that have room for one. */
export function logoOf(profile: PublicProfile): Picture | undefined {
  return pictureOf(profile, profile.logo_png_url ?? profile.logo_svg_url)
}

/** The images of the company itself, each with its label. */
export function brandPictures(profile: PublicProfile): { label: string; alt?: string; picture: Picture }[] {
  const { logo_svg_url, logo_png_url, logo_alt, hero_afbeelding_url, hero_alt } = profile
  return [
    { label: 'Logo (uit SVG)', alt: logo_alt, picture: pictureOf(profile, logo_svg_url) },
    { label: 'Logo (PNG)', alt: logo_alt, picture: pictureOf(profile, logo_png_url) },
    { label: 'Afbeelding', alt: hero_alt, picture: pictureOf(profile, hero_afbeelding_url) },
  ].flatMap(({ label, alt, picture }) => (picture ? [{ label, ...(alt ? { alt } : {}), picture }] : []))
}

/** The company in its own one sentence, if it gave one. */
export function summaryOf({ samenvatting_algemeen, desired_info, description }: Company): string | undefined {
  return samenvatting_algemeen ?? desired_info ?? description
}
