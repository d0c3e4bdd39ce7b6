/** Questions to ask an assistant about the company, made from what the profile says. */
import { type Question, questionsFor } from '#engine/naming/questions.ts'
import type { Session } from '#features/accounts/session.ts'
import { getOwnProfile } from '#features/profiles/profile.server.ts'
import type { Services } from '#features/services.ts'
import { questionSource } from './known-company.rules.ts'

export interface OwnQuestions {
  /** Empty: the profile has no name yet. */
  companyName: string
  questions: Question[]
}

/** In Dutch. Throws 'domain-not-found'. */
export async function ownQuestions(services: Services, session: Session, domainId: string): Promise<OwnQuestions> {
  const { form } = await getOwnProfile(services, session, domainId)
  return { companyName: form.companyName.trim(), questions: questionsFor(questionSource(form), 'nl') }
}
