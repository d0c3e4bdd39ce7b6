/** The public profile as everyone may see it: one model behind the page, its structured data, llms.txt and llm-profile.json. */
import type { Picture } from '#features/images/image-path.ts'
import type { LlmPlatform } from '#features/profiles/profile.schema.ts'

export interface Place {
  naam?: string
  straat?: string
  postcode?: string
  plaats?: string
  land?: string
  telefoon?: string
}

/** As we serve them. One that could not be fetched is absent. */
export interface Images {
  /** Drawn from the company's SVG. */
  logoSvg?: Picture
  logoPng?: Picture
  hero?: Picture
}

/** The logo to show where there is room for one. */
export function logoOf({ images }: Pick<PublicProfile, 'images'>): Picture | undefined {
  return images.logoPng ?? images.logoSvg
}

/** Empty fields are absent, empty lists empty. */
export interface PublicProfile {
  userId: string
  domainId: string
  slug: string
  companyName: string
  url: string
  locations: string[]
  /** ISO 3166-1 alpha-2. */
  countries: string[]
  desiredInfo?: string
  description?: string
  summary?: string
  sector?: string
  sectors: string[]
  socialProfiles: { platform: string; url: string }[]
  publicEmail?: string
  salesEmail?: string
  salesPhone?: string
  supportEmail?: string
  supportPhone?: string
  mapsLink?: string
  landingUrl?: string
  llmPlatforms: (LlmPlatform | 'deepseek')[]
  rechtsvorm?: string
  /** Eight digits. */
  kvkNumber?: string
  legalName?: string
  vatId?: string
  sbiCode?: string
  foundingYear?: number
  languages: string[]
  contentLicence?: string
  places: Place[]
  services: { naam: string; omschrijving?: string; prijsrange?: string; categorie?: string }[]
  packages: { naam: string; omschrijving?: string; prijs?: string }[]
  cases: { klant?: string; uitdaging?: string; aanpak?: string; resultaat?: string; url?: string }[]
  reviewSources: { bronnaam: string; score?: string; aantal?: string; url?: string }[]
  team: { naam: string; functie?: string; bio?: string; foto?: Picture }[]
  faqs: { vraag: string; antwoord?: string }[]
  images: Images
  /** ISO 8601. */
  publishedAt: string
  updatedAt: string
  /** When the website was last analysed. */
  scannedAt?: string
  /** The company proved that the website is its own. */
  verified: boolean
  /** With a partner badge. */
  isPartner: boolean
  noindexGoogle: boolean
  visibleToAi: boolean
}

/** What the page needs besides the facts. */
export interface ProfilePageModel {
  profile: PublicProfile
  /** Absolute address of this page under its slug. */
  canonicalUrl: string
  /** Robots rules for the search engines and AI crawlers, as meta tags and as headers alike. */
  robotsRules: RobotsRule[]
  /** schema.org data, ready to embed. */
  structuredData: object
  /** Whether the reader is the signed-in owner, who gets a link back to the dashboard. */
  isOwner: boolean
}

/** A crawler's name and what it may not do, e.g. { agent: 'googlebot', content: 'noindex, noarchive' }. */
export interface RobotsRule {
  agent: string
  content: string
}
