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
}
