/** The companies of three rounds by their names, for passages about them. */
import * as first from '#tests/cases/answers/companies/154.ts'
import * as second from '#tests/cases/answers/companies/155.ts'
import * as third from '#tests/cases/answers/companies/156.ts'
import type { Profile } from './sentence.ts'

export const COMPANIES_OF_ROUNDS: Record<string, Profile> = Object.fromEntries(
  [first, second, third].flatMap((round) => Object.values(round)).map((company) => [company.name, company]),
)
