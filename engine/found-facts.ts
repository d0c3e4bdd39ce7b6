/** What a website or a document says of a company, for its owner to judge: values with the place of each. */
import type { HomeOutcomeId } from './outcomes.ts'
import type { CompanyFacts, Fact, NotRead } from './report/report.ts'

/** A page, as its owner calls it. */
export interface FoundPage {
  url: string
  /** 'Contact', 'Over ons'; empty for the home page. */
  name: string
}

export interface FoundPerson {
  name: string
  role: string
}

/** A fixed combination with its price, as the website writes it. */
export interface FoundPackage {
  name: string
  price: string
  description: string
}

/** Work for a client, of which at least two parts are named. */
export interface FoundCase {
  client: string
  challenge: string
  approach: string
  result: string
  /** The page about it alone. */
  url: string
}

/** A date ('2026-12-25') on which other hours hold. */
export interface FoundDate {
  date: string
  /** 'Eerste kerstdag'; may be empty. */
  name: string
  from: string
  to: string
  isClosed: boolean
}

export interface FoundFacts {
  outcome: HomeOutcomeId
  notRead: NotRead | null
  facts: CompanyFacts
  /** Values of one field that contradict each other, the most trusted first. */
  contradictions: Partial<{ [Field in keyof CompanyFacts]: NonNullable<CompanyFacts[Field]>[] }>
  /** Complete addresses besides the first. */
  otherAddresses: NonNullable<CompanyFacts['address']>[]
  people: Fact<FoundPerson>[]
  /** A link to the company on a map. */
  map: Fact<string> | null
  /** Pages elsewhere on which reviews of the company stand. */
  reviewPages: Fact<string>[]
  pages: FoundPage[]
  /** One sentence about the company besides its description. */
  summary: Fact<string> | null
  /** Names it goes by besides its own. */
  otherNames: Fact<string>[]
  /** Codes: 'nl'. */
  languages: Fact<string>[]
  packages: Fact<FoundPackage>[]
  cases: Fact<FoundCase>[]
  specialHours: Fact<FoundDate>[]
  /** Per value of the opening hours: the days (0 is Monday) on which the company says that it is closed. */
  closedDays: { hours: string; days: number[] }[]
  heroImage: Fact<string> | null
}
