/** How a site is judged: a type alone, for whoever may not judge one. */
import type { CompanyFacts, Language } from './report.ts'

export interface JudgeOptions {
  language?: Language
  /** The company's public profile: one more source, for known fields only, counting half. */
  profileFacts?: CompanyFacts
  /** The pages took more time or memory to read than we allow. */
  tooHeavy?: boolean
}
