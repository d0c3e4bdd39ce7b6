/** How a site is judged: a type alone, for whoever may not judge one. */
import type { CompanyFacts, KnownField, Language } from '#engine/report/report.ts'

/** What the website's own account says of itself: no check denies what a search of the pages finds of it. */
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
