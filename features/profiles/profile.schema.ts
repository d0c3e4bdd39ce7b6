/**
 * The profile form's names, choices, limits and texts, for both sides. The rules themselves are in form.schema.ts, because they include
 * the phone numbers of all countries, which a browser that only shows the form need not load. Field names are the contract's.
 */
import type { Dag, StoredLlmPlatform } from '#db/schema/choices.ts'
import { ASSISTANT_NAMES } from '#engine/assistants.ts'

export {
  CONTENT_LICENTIES,
  DAGEN,
  type Dag,
  LLM_PLATFORMS,
  type LlmPlatform,
  type Openingstijd,
  RECHTSVORMEN,
  TIJDZONES,
  type Uitzondering,
} from '#db/schema/choices.ts'

export const PLATFORM_LABELS: Record<StoredLlmPlatform, string> = ASSISTANT_NAMES

export const PROFILE_TEXTS = {
  required: 'Vul dit veld in',
  urlWithoutHttp: 'Voer een geldige URL in, inclusief https',
  websiteTaken: 'Deze website staat al online onder een ander account.',
  urlInvalid: 'Voer een geldige website-URL in (bijv. voorbeeld.nl)',
  nameAndUrlRequired: 'Vul je bedrijfsnaam en URL in',
  descriptionTooLong: 'Gratis gebruikers kunnen maximaal 100 tekens gebruiken. Upgrade naar Pro voor onbeperkt.',
} as const

/** Most entries per list. They stop abuse: a company with more services than this publishes a catalogue, not a profile. */
export const MOST_ENTRIES = 300
export const MOST_TEAM_MEMBERS = 30
export const MOST_OTHER_NAMES = 10

/** Step 2: each field and its column. */
export const EXTENDED_COLUMNS = {
  sector: 'sector',
  sectoren: 'sectoren',
  description: 'description',
  samenvattingAlgemeen: 'samenvatting_algemeen',
  publicEmail: 'public_email',
  mapsLink: 'maps_link',
  landingUrl: 'landing_url',
  socialProfielen: 'social_profielen',
  rechtsvorm: 'rechtsvorm',
  kvkNummer: 'kvk_of_legal_name',
  btwNummer: 'btw_nummer',
  sbiCode: 'sbi_code',
  oprichtingsjaar: 'oprichtingsjaar',
  talen: 'talen',
  tijdzone: 'tijdzone',
  contentLicentie: 'content_licentie',
  primairEmail: 'primair_email',
  salesEmail: 'sales_email',
  salesTelefoon: 'sales_telefoon',
  supportEmail: 'support_email',
  supportTelefoon: 'support_telefoon',
  locatiesUitgebreid: 'locaties_uitgebreid',
  diensten: 'diensten',
  pakketten: 'pakketten',
  cases: 'cases',
  reviewBronnen: 'review_bronnen',
  team: 'team',
  beeldrechtenAkkoord: 'beeldrechten_akkoord',
  faqs: 'faqs',
  logoSvgUrl: 'logo_svg_url',
  logoPngUrl: 'logo_png_url',
  logoAlt: 'logo_alt',
  heroAfbeeldingUrl: 'hero_afbeelding_url',
  heroAlt: 'hero_alt',
} as const
export type ExtendedField = keyof typeof EXTENDED_COLUMNS
export const EXTENDED_FIELDS = Object.keys(EXTENDED_COLUMNS) as ExtendedField[]

/** A new line of opening hours, and of the dates with other hours. */
export const EMPTY_HOURS = { dagen: [] as Dag[], van: '', tot: '', gesloten: false }
export const EMPTY_EXCEPTION = { datum: '', omschrijving: '', van: '', tot: '', gesloten: false }

export const DAY_NAMES: Record<Dag, string> = {
  ma: 'maandag',
  di: 'dinsdag',
  wo: 'woensdag',
  do: 'donderdag',
  vr: 'vrijdag',
  za: 'zaterdag',
  zo: 'zondag',
}

/** A new entry of each list. */
export const EMPTY_ENTRIES = {
  socialProfielen: { platform: '', url: '' },
  locatiesUitgebreid: {
    ...{ naam: '', straat: '', postcode: '', plaats: '', land: '', telefoon: '', alleen_plaats: false },
    ...{ openingstijden: [], uitzonderingen: [] },
  },
  diensten: { naam: '', omschrijving: '', prijsrange: '', categorie: '' },
  pakketten: { naam: '', omschrijving: '', prijs: '' },
  cases: { klant: '', uitdaging: '', aanpak: '', resultaat: '', url: '' },
  reviewBronnen: { bronnaam: '', score: '', aantal: '', url: '' },
  team: { naam: '', functie: '', bio: '', foto: '', foto_alt: '', verborgen: false },
  faqs: { vraag: '', antwoord: '' },
} as const

/** Characters as people count them: a surrogate pair is one. */
export function characterCount(text: string): number {
  return [...text].length
}

/** What the database can store and a page can show: no NUL, no lone surrogates. */
export function storableText(text: string): string {
  return text.toWellFormed().replaceAll('\u0000', '')
}

/** The website field's message on blur, or null when it is valid (docs/spec.md, 'Validation'). */
export function urlProblemOnBlur(url: string): string | null {
  if (url.trim() === '') return PROFILE_TEXTS.required
  return url.includes('http') ? null : PROFILE_TEXTS.urlWithoutHttp
}
