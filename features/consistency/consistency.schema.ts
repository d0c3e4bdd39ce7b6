/** The comparison of a company's facts with what its sources state: its stored forms, input and texts, for both sides. */
import { z } from 'zod'
import type { ComparedFact, ShownValues, SourceComparison, SourceKind, StatedValue } from '#engine/consistency/facts.ts'

export {
  COMPARED_FACT_NAMES,
  COMPARED_FACTS,
  type ComparedFact,
  type FactInSource,
  type NotReadReason,
  PLACE_NAMES,
  type ShownValues,
  type SourceComparison,
  type SourceKind,
} from '#engine/consistency/facts.ts'

/** A former value that a source still states. */
export interface Leftover extends Omit<StatedValue, 'isFormer'> {
  kind: SourceKind
  /** Of the source: the website, the file, the page elsewhere. */
  url: string
  fact: ComparedFact
  /** ISO 8601: when it was found first, and last. */
  foundAt: string
  seenAt: string
}

export interface FactsOverview {
  /** Whether the plan has this. */
  allowed: boolean
  /** Of the profile: the website that is read. Null: the profile has none. */
  website: string | null
  /** ISO 8601; null: never compared. */
  comparedAt: string | null
  /** The profile changed after that. */
  isStale: boolean
  present: ShownValues
  former: ShownValues
  sources: SourceComparison[]
  leftovers: Leftover[]
  linked: LinkedPage[]
}

export interface LinkedPage {
  url: string
  /** It stands in the profile and is removed there. */
  fromProfile: boolean
  isPasted: boolean
}

export const MOST_PASTED = 20_000

export const CONSISTENCY_TEXTS = {
  urlInvalid: 'Vul het hele adres van de pagina in, bijvoorbeeld https://www.facebook.com/jouwbedrijf.',
  ownWebsite: 'Dit is een pagina van je eigen website: die lezen we al.',
  textTooLong: 'Deze tekst is te lang. Plak alleen het deel over je bedrijf.',
  tooManyPages: 'Je kunt tien pagina’s van anderen vergelijken. Verwijder er eerst een.',
  noWebsite: 'Vul eerst je website in bij je bedrijfsgegevens.',
} as const

export const linkedPageSchema = z.object({
  url: z.string().trim().min(1, CONSISTENCY_TEXTS.urlInvalid).max(2000, CONSISTENCY_TEXTS.urlInvalid),
  /** What the page says, where we may not read it. Empty: we read it ourselves. */
  text: z.string().max(MOST_PASTED, CONSISTENCY_TEXTS.textTooLong).default(''),
})
