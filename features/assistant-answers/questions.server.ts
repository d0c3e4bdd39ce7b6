/** Questions to ask an assistant about the company, made from what the profile says. */
import { type Question, type QuestionLanguage, questionsFor } from '#engine/naming/questions.ts'
import type { Session } from '#features/accounts/session.ts'
import { getOwnProfile } from '#features/profiles/profile.server.ts'
import type { Services } from '#features/services.ts'
import { companyCountry, questionSource } from './known-company.rules.ts'

export interface OwnQuestions {
  /** Empty: the profile has no name yet. */
  companyName: string
  /** Of the company, two letters. */
  country: string
  questions: Question[]
}

/**
 * From a country and in a language: by default from the company's own, in Dutch. Who asks from another country names the country of the
 * company with its place. Throws 'domain-not-found'.
 */
export async function ownQuestions(
  services: Services,
  session: Session,
  domainId: string,
  { country, language = 'nl' }: { country?: string | null; language?: QuestionLanguage } = {},
): Promise<OwnQuestions> {
  const { form } = await getOwnProfile(services, session, domainId)
  const own = companyCountry(form)
  const source = questionSource(form)
  const isAbroad = country != null && country !== own
  const city = source.city && isAbroad ? `${source.city}, ${countryNames[language].of(own)}` : source.city
  return {
    companyName: form.companyName.trim(),
    country: own,
    questions: questionsFor({ ...source, ...(city ? { city } : {}) }, language),
  }
}

const namesIn = (language: QuestionLanguage) => new Intl.DisplayNames(language, { type: 'region' })
const countryNames = { nl: namesIn('nl'), en: namesIn('en') }
