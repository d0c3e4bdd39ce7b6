/** The report of one website: what `npm run audit -- URL --json` prints, and what is stored and downloaded. */

import type { HomeOutcomeId } from '#engine/outcomes.ts'

export type Language = 'nl' | 'en'

/** The 15 known fields, by their agreed names (docs/spec.md, 'Limits'). */
export const KNOWN_FIELDS = [
  'naam',
  'website',
  'omschrijving',
  'sector',
  'adres of plaats',
  'land',
  'e-mail',
  'telefoon',
  'KvK-nummer',
  'btw-id',
  'oprichtingsjaar',
  'sociale profielen',
  'diensten',
  'reviews of cases',
  'veelgestelde vragen',
] as const
export type KnownField = (typeof KNOWN_FIELDS)[number]

/** Where a fact came from, most trusted first; the public profile is another site than the company's own. */
export const FACT_SOURCES = [
  'json-ld',
  'microdata',
  'rdfa',
  'meta',
  'link',
  'footer',
  'contact',
  'text',
  'profile',
] as const
export type FactSource = (typeof FACT_SOURCES)[number]

export interface Fact<T> {
  value: T
  source: FactSource
  /** URL of the page it was found on. */
  page: string
  /** The piece of markup or text that says it, at most 200 characters. */
  snippet: string
}

export interface Address {
  street?: string
  postalCode?: string
  city?: string
  region?: string
}

export interface CompanyFacts {
  name?: Fact<string>
  legalName?: Fact<string>
  website?: Fact<string>
  description?: Fact<string>
  sector?: Fact<string>
  address?: Fact<Address>
  /** ISO 3166-1 alpha-2. */
  country?: Fact<string>
  email?: Fact<string>
  /** E.164. */
  phone?: Fact<string>
  /** Eight digits. */
  kvk?: Fact<string>
  /** Btw-id without spaces or dots, in upper case. */
  vat?: Fact<string>
  foundingYear?: Fact<number>
  socials?: Fact<string>[]
  services?: Fact<string>[]
  reviews?: Fact<string>[]
  cases?: Fact<string>[]
  faqs?: Fact<{ question: string; answer: string }>[]
  openingHours?: Fact<string>
  logo?: Fact<string>
}

/** Two sources that contradict each other about one field. */
export interface Conflict {
  field: keyof CompanyFacts
  values: Fact<string>[]
}

export type Category = 'toegang' | 'leesbaar' | 'identiteit' | 'bekende-gegevens' | 'inhoud' | 'ontdekking'

/** A documented by the vendor or the law · B experiment · C observational · D convention without a measured effect. */
export type EvidenceClass = 'A' | 'B' | 'C' | 'D'

export interface CheckResult {
  id: string
  category: Category
  title: string
  /** Why it matters to an assistant. */
  why: string
  /** The named outcome that judge() returned; 'niet-gemeten' costs nothing. */
  outcome: string
  measured: boolean
  points: number
  maxPoints: number
  evidenceClass: EvidenceClass
  /** What was found, as a sentence in the report's language. */
  says: string
  /** What to do about it; absent where all points were won. */
  advice?: string
  /** Where it was found: the URL, and the words or markup seen there. */
  evidence: { url: string; found: string }[]
  /** The document that says why this matters. */
  source: string
}

/** Why a home page was not read, what to do about it, and who can. */
export interface NotRead {
  /** A few words, shown in place of the score. */
  title: string
  cause: string
  advice: string
  /** 'jij', 'je websitebouwer' or 'je hoster', in the report's language. */
  who: string
  /** What it means for crawlers beside ours. */
  consequence?: string
}

/** A ceiling on the total, and why it applies. */
export interface Gate {
  id: 'disallowed' | 'noindex' | 'no-text'
  maxScore: number
  says: string
}

/** What one change would do for one assistant. */
export interface Consequence {
  assistant: 'chatgpt' | 'perplexity' | 'gemini' | 'claude' | 'grok'
  /** The crawler token that decides; null where the vendor documents none. */
  token: string | null
  status: 'open' | 'blocked' | 'unknown'
  says: string
  change?: string
}

export interface AnalyzedSource {
  url: string
  status: number | null
  bytes: number
  /** Milliseconds; null where it was not fetched over a network. */
  time: number | null
  /** Why it gave nothing, in the report's language; null where it answered. */
  problem: string | null
}

/** A piece of a section, as plain text. `label` is the emphasised start of a sentence. */
export type ReportBlock =
  | { kind: 'sentence'; text: string; label?: string }
  | { kind: 'list'; ordered: boolean; items: string[] }
  | { kind: 'code'; format: 'txt' | 'html' | 'json' | 'markdown'; code: string }

/** One edit, and the result of judging the site with it. */
export interface ReportChange {
  /** The fix, or the first check, that it is about. */
  id: string
  category: Category
  /** What to do, in one sentence. */
  says: string
  /** The checks that win points by it. */
  checks: string[]
  /** The score as it is. */
  from: number
  /** The score with this edit; null if only the next audit can show it. */
  to: number | null
  /** The difference: 0 where it is less than half a point, or where a ceiling holds the score down. */
  points: number
  /** The ceiling that still caps the score with this edit. */
  held: Gate['id'] | null
  /** The text to paste; absent when there is none. */
  code?: { format: Extract<ReportBlock, { kind: 'code' }>['format']; intro: string; text: string }
}

export interface ReportSection {
  /** The last three are those of a home page that was not read. */
  id: 'good' | 'changes' | Category | 'assistants' | 'cause' | 'remedy' | 'asked'
  heading: string
  blocks: ReportBlock[]
}

/** With which system the website was made, and what says so: the generator that it names, or the address of a script or style. */
export interface WebsiteSystem {
  id: 'wordpress' | 'wix' | 'shopify' | 'squarespace' | 'webflow'
  found: string
}

export interface AuditReport {
  url: string
  /** Null when we were refused and cannot know. */
  website_live: boolean | null
  /** 0 to 100; null where the home page was not read: 'niet gemeten'. */
  score: number | null
  /** The outcome of the home page. Absent in reports of rubric 1.0.0. */
  outcome?: HomeOutcomeId
  /** Only where the home page was not read. */
  not_read?: NotRead
  rubric_version: string
  language: Language
  taken_at: string
  known_fields_count: number
  known_fields: Record<KnownField, boolean>
  /** With the company's public profile as one more source; only where it was passed in. */
  known_fields_with_profile?: number
  facts: CompanyFacts
  conflicts: Conflict[]
  checks: CheckResult[]
  gates: Gate[]
  consequences: Consequence[]
  sources_analyzed: AnalyzedSource[]
  /** Absent where it was not recognised. */
  website_system?: WebsiteSystem
  /** The pages that were read for facts, the home page first. Absent in reports of rubric 1.0.0. */
  pages_read?: string[]
  /** Reading the pages took more time or memory than we allow: the checks that need them are 'niet-gemeten'. */
  analysis_failure: 'analysis-too-heavy' | null
  /** The possible changes, the most effective first. */
  changes: ReportChange[]
  sections: ReportSection[]
  /** The sections as plain text. */
  summary: string
}
