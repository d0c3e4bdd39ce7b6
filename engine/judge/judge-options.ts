/** The options of the judgement, as types, for modules that may not import the judgement. */
import type { CompanyFacts, KnownField, Language } from '#engine/report/report.ts'

/** What the website's account says about the company: no check denies what a search of the pages finds of it. */
export interface Account {
  name?: string
  /** As typed in the profile, by known field. */
  values?: Partial<Record<KnownField, string[]>>
}

export interface JudgeOptions {
  language?: Language
  /** The company's public profile: one more source, for known fields only, counting half. */
  profileFacts?: CompanyFacts
  /** The account whose website this is; never that of a competitor. */
  account?: Account
  /** The pages took more time or memory to read than we allow. */
  tooHeavy?: boolean
}
