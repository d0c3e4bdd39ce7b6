// The company profile, one row per domain. The view public_profiles decides which columns are public, and on which plan.
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import {
  CONTENT_LICENTIES,
  LLM_PLATFORMS,
  type Openingstijd,
  RAPPORT_FREQUENTIES,
  RECHTSVORMEN,
  STORED_LLM_PLATFORMS,
  type StoredLlmPlatform,
  TALEN,
  TIJDZONES,
  type Uitzondering,
} from './choices.ts'
import {
  atMost,
  createdAt,
  isListOfObjects,
  listsAtMost,
  objectList,
  oneOf,
  textList,
  timestamptz,
  updatedAt,
} from './columns.ts'
import { domains } from './domains.ts'
import { adminMay, jobsMay, ownerMay } from './policies.ts'

/** The path of llm-profile.json on a company's own website, unless its profile names another. */
export const PUBLICATIE_PAD = '/.well-known/llm-profile.json'

export type SocialProfiel = { platform: string; url: string }
export type Locatie = {
  naam?: string
  straat?: string
  postcode?: string
  plaats?: string
  land?: string
  telefoon?: string
  /** Only the place is public: no street, no postcode. */
  alleen_plaats?: boolean
  openingstijden?: Openingstijd[]
  /** Exceptions on a date: other hours than the week's, or closed. */
  uitzonderingen?: Uitzondering[]
}
export type Dienst = { naam: string; omschrijving?: string; prijsrange?: string; categorie?: string }
export type Pakket = { naam: string; omschrijving?: string; prijs?: string }
export type Case = { klant?: string; uitdaging?: string; aanpak?: string; resultaat?: string; url?: string }
export type ReviewBron = { bronnaam: string; score?: number | string; aantal?: number | string; url?: string }
export type Teamlid = {
  naam: string
  functie?: string
  bio?: string
  foto?: string
  foto_alt?: string
  verborgen?: boolean
}
export type Faq = { vraag: string; antwoord?: string }

export const profiles = pgTable(
  'profiles',
  {
    id: uuid('id').notNull(),
    domain_id: uuid('domain_id').notNull(),

    // Free
    company_name: text('company_name').notNull().default(''),
    /** What it also goes by: a trade name, an abbreviation. */
    andere_namen: textList('andere_namen'),
    url: text('url'),
    locations: textList('locations'),
    location: text('location').generatedAlwaysAs(sql`locations[1]`),
    countries: textList('countries'),
    desired_info: text('desired_info'),
    llm_platforms: text('llm_platforms')
      .array()
      .$type<StoredLlmPlatform[]>()
      .notNull()
      .default(sql.raw(`'{${LLM_PLATFORMS.join(',')}}'::text[]`)),

    // Pro
    description: text('description'),
    samenvatting_algemeen: text('samenvatting_algemeen'),
    sector: text('sector'),
    sectoren: textList('sectoren'),
    social_profielen: objectList<SocialProfiel>('social_profielen'),
    /** Derived by a trigger: the addresses in social_profielen. */
    social_links: textList('social_links'),
    public_email: text('public_email'),
    contact_email_publiek: text('contact_email_publiek').generatedAlwaysAs(sql`public_email`),
    sales_email: text('sales_email'),
    sales_telefoon: text('sales_telefoon'),
    support_email: text('support_email'),
    support_telefoon: text('support_telefoon'),
    maps_link: text('maps_link'),
    landing_url: text('landing_url'),
    rechtsvorm: text('rechtsvorm').$type<(typeof RECHTSVORMEN)[number]>(),
    kvk_of_legal_name: text('kvk_of_legal_name'),
    btw_nummer: text('btw_nummer'),
    sbi_code: text('sbi_code'),
    oprichtingsjaar: integer('oprichtingsjaar'),
    talen: textList('talen'),
    content_licentie: text('content_licentie')
      .$type<(typeof CONTENT_LICENTIES)[number]>()
      .notNull()
      .default('citeren-en-samenvatten'),
    locaties_uitgebreid: objectList<Locatie>('locaties_uitgebreid'),
    diensten: objectList<Dienst>('diensten'),
    pakketten: objectList<Pakket>('pakketten'),
    cases: objectList<Case>('cases'),
    review_bronnen: objectList<ReviewBron>('review_bronnen'),
    team: objectList<Teamlid>('team'),
    beeldrechten_akkoord: boolean('beeldrechten_akkoord').notNull().default(false),
    logo_svg_url: text('logo_svg_url'),
    logo_png_url: text('logo_png_url'),
    logo_alt: text('logo_alt'),
    hero_afbeelding_url: text('hero_afbeelding_url'),
    hero_alt: text('hero_alt'),
    faqs: objectList<Faq>('faqs'),

    // Internal
    primair_email: text('primair_email'),
    email: text('email'),

    // Publishing
    /** Creation order: neighbours are close together in every table, and the sitemaps are split by it. */
    number: bigint('number', { mode: 'number' }).generatedAlwaysAsIdentity().unique(),
    /** Created by a trigger on publishing; never chosen, never changed. */
    profile_slug: uuid('profile_slug').unique(),
    published: boolean('published').notNull().default(false),
    status: text('status').notNull().default('concept'),
    geo_published_at: timestamptz('geo_published_at'),
    llm_profiel_status: text('llm_profiel_status').notNull().default('concept'),
    publicatie_pad: text('publicatie_pad').notNull().default(PUBLICATIE_PAD),
    laatste_scan: timestamptz('laatste_scan'),

    // Settings of the account: read and written only on the primary domain's profile
    rapport_email: text('rapport_email'),
    taal: text('taal').$type<(typeof TALEN)[number]>().notNull().default('nl'),
    tijdzone: text('tijdzone').$type<(typeof TIJDZONES)[number]>().notNull().default('Europe/Amsterdam'),
    rapport_frequentie: text('rapport_frequentie')
      .$type<(typeof RAPPORT_FREQUENTIES)[number]>()
      .notNull()
      .default('maandelijks'),
    frequency: text('frequency').generatedAlwaysAs(sql`rapport_frequentie`),
    rapport_dag_vd_maand: integer('rapport_dag_vd_maand').notNull().default(10),
    day: integer('day').generatedAlwaysAs(sql`rapport_dag_vd_maand`),
    rapport_samenvatting_email: boolean('rapport_samenvatting_email').notNull().default(true),
    rapport_volledige_pdf: boolean('rapport_volledige_pdf').notNull().default(false),
    meldingen_email: boolean('meldingen_email').notNull().default(true),
    zichtbaarheid_ai: boolean('zichtbaarheid_ai').notNull().default(true),
    noindex_google: boolean('noindex_google').notNull().default(true),

    created_at: createdAt(),
    updated_at: updatedAt(),
    deleted_at: timestamptz('deleted_at'),
  },
  (t) => [
    primaryKey({ columns: [t.id, t.domain_id] }),
    // Both columns together: a profile's domain belongs to the same account.
    foreignKey({ columns: [t.domain_id, t.id], foreignColumns: [domains.id, domains.user_id] }).onDelete('cascade'),
    index('profiles_domain_id').on(t.domain_id),
    index('profiles_published').on(t.geo_published_at).where(sql`published and deleted_at is null`),
    check('profiles_published_has_slug', sql`not ${t.published} or ${t.profile_slug} is not null`),
    check('profiles_countries_are_iso', sql`array_to_string(${t.countries}, ',') ~ '^([A-Z]{2}(,[A-Z]{2})*)?$'`),
    check(
      'profiles_llm_platforms_known',
      sql`${t.llm_platforms} <@ ${sql.raw(`'{${STORED_LLM_PLATFORMS.join(',')}}'::text[]`)}`,
    ),
    check('profiles_oprichtingsjaar_range', sql`${t.oprichtingsjaar} between 1000 and 2200`),
    check('profiles_rapport_dag_range', sql`${t.rapport_dag_vd_maand} between 1 and 31`),
    oneOf('profiles_rechtsvorm_known', t.rechtsvorm, RECHTSVORMEN),
    oneOf('profiles_content_licentie_known', t.content_licentie, CONTENT_LICENTIES),
    oneOf('profiles_tijdzone_known', t.tijdzone, TIJDZONES),
    oneOf('profiles_taal_known', t.taal, TALEN),
    oneOf('profiles_rapport_frequentie_known', t.rapport_frequentie, RAPPORT_FREQUENTIES),
    isListOfObjects('profiles_social_profielen_list', t.social_profielen),
    isListOfObjects('profiles_locaties_uitgebreid_list', t.locaties_uitgebreid),
    isListOfObjects('profiles_diensten_list', t.diensten),
    isListOfObjects('profiles_pakketten_list', t.pakketten),
    isListOfObjects('profiles_cases_list', t.cases),
    isListOfObjects('profiles_review_bronnen_list', t.review_bronnen),
    isListOfObjects('profiles_team_list', t.team),
    isListOfObjects('profiles_faqs_list', t.faqs),
    atMost(
      'profiles_email_length',
      320,
      t.public_email,
      t.sales_email,
      t.support_email,
      t.primair_email,
      t.email,
      t.rapport_email,
    ),
    atMost(
      'profiles_url_length',
      4096,
      t.url,
      t.maps_link,
      t.landing_url,
      t.logo_svg_url,
      t.logo_png_url,
      t.hero_afbeelding_url,
    ),
    atMost(
      'profiles_text_length',
      20_000,
      ...[t.company_name, t.desired_info, t.samenvatting_algemeen, t.sector, t.sales_telefoon, t.support_telefoon],
      ...[
        t.kvk_of_legal_name,
        t.btw_nummer,
        t.sbi_code,
        t.logo_alt,
        t.hero_alt,
        t.status,
        t.llm_profiel_status,
        t.publicatie_pad,
      ],
    ),
    atMost('profiles_description_length', 100_000, t.description),
    listsAtMost(
      'profiles_lists_length',
      1_000_000,
      ...[t.locations, t.countries, t.sectoren, t.social_links, t.talen, t.social_profielen, t.locaties_uitgebreid],
      ...[t.diensten, t.pakketten, t.cases, t.review_bronnen, t.team, t.faqs, t.andere_namen],
    ),
    ...ownerMay(t.id, ['select', 'update']),
    ...ownerMay(t.id, ['insert'], sql`${t.deleted_at} is null`),
    ...adminMay('select', 'update', 'delete'),
    ...jobsMay('select', 'update', 'delete'),
  ],
)

/**
 * Addresses of public pages whose profile is deleted: they answer 410 (db/sql/profiles/profile-changes.sql). Written by a trigger and read by
 * profile_was_public; no role has rights on it.
 */
export const former_profiles = pgTable(
  'former_profiles',
  {
    slug: uuid('slug').primaryKey(),
    user_id: uuid('user_id')
      .notNull()
      .references(() => accounts.user_id, { onDelete: 'cascade' }),
    deleted_at: timestamptz('deleted_at').notNull().defaultNow(),
  },
  (t) => [index('former_profiles_user_id').on(t.user_id)],
).enableRLS()
