/** The facts that a company confirmed, and what each source states about them: types and names, for the screens as well. */
import type { Address, FactSource } from '#engine/report/report.ts'
import { SOURCE_NAMES, type Text } from '#engine/wording.ts'

/** The facts that are compared, in the order in which they are shown. */
export const COMPARED_FACTS = [
  'name',
  'legalForm',
  'address',
  'phone',
  'email',
  'website',
  'kvk',
  'vat',
  'foundingYear',
] as const
export type ComparedFact = (typeof COMPARED_FACTS)[number]

export const COMPARED_FACT_NAMES: Record<ComparedFact, Text> = {
  name: { nl: 'Naam', en: 'Name' },
  legalForm: { nl: 'Rechtsvorm', en: 'Legal form' },
  address: { nl: 'Adres', en: 'Address' },
  phone: { nl: 'Telefoon', en: 'Phone' },
  email: { nl: 'E-mail', en: 'E-mail' },
  website: { nl: 'Website', en: 'Website' },
  kvk: { nl: 'KvK-nummer', en: 'KvK number' },
  vat: { nl: 'Btw-id', en: 'VAT id' },
  foundingYear: { nl: 'Oprichtingsjaar', en: 'Founding year' },
}

/** A company may have several of each: two locations, three numbers. As typed; fact-rules.ts says which are equal. */
export interface FactValues {
  name: string[]
  /** As engine/identity/rechtsvorm.ts names them. */
  legalForm: string[]
  address: Address[]
  phone: string[]
  email: string[]
  website: string[]
  kvk: string[]
  vat: string[]
  foundingYear: string[]
}

export const NO_VALUES: FactValues = {
  name: [],
  legalForm: [],
  address: [],
  phone: [],
  email: [],
  website: [],
  kvk: [],
  vat: [],
  foundingYear: [],
}

export const SOURCE_KINDS = ['website', 'markup', 'llms-txt', 'llm-profile', 'linked-page', 'pasted-page'] as const
export type SourceKind = (typeof SOURCE_KINDS)[number]

/** Where in a source a value stands. */
export type Place = FactSource | 'title' | 'image' | 'attribute' | 'file'

export const PLACE_NAMES: Record<Place, Text> = {
  ...SOURCE_NAMES,
  title: { nl: 'titel', en: 'title' },
  image: { nl: 'tekst bij een afbeelding', en: 'text of an image' },
  attribute: { nl: 'attribuut van de HTML', en: 'attribute of the HTML' },
  file: { nl: 'bestand', en: 'file' },
}

export interface StatedValue {
  /** As it is shown to people. */
  value: string
  /** The address of the page or file. */
  page: string
  place: Place
  quote: string
  /** One of the company's former values. */
  isFormer: boolean
}

/** `differs` also holds for a source that states the right value and a former one. */
export type FactOutcome = 'same' | 'differs' | 'absent' | 'not-readable'

export interface FactInSource {
  outcome: FactOutcome
  /** What is stated: of `same` the first place, of `differs` everything that differs. */
  stated: StatedValue[]
}

/** Why a source was not read. `gone`: the page is not there. `other-company`: what was read does not mention this company. */
export type NotReadReason =
  | 'gone'
  | 'robots'
  | 'unreachable'
  | 'refused'
  | 'no-text'
  | 'too-heavy'
  | 'other-company'
  | 'not-asked'

export interface SourceComparison {
  kind: SourceKind
  url: string
  /** `missing`: the file is not there, so it states nothing. */
  state: 'read' | 'missing' | 'not-readable'
  reason: NotReadReason | null
  /** The addresses that were read: a former value found on another page is not gone yet. */
  pages: string[]
  /** Of the facts that have a value, or had one. */
  facts: Partial<Record<ComparedFact, FactInSource>>
}

export type ShownValues = Partial<Record<ComparedFact, string[]>>

/** The own website with its files, and the values that were compared as they are shown. */
export interface WebsiteComparison {
  sources: SourceComparison[]
  present: ShownValues
  former: ShownValues
}

/** A page elsewhere that is about the company. */
export interface PastedPage {
  url: string
  text: string
}
