/** A profile as machines will read it once it is published, for its owner. */
import { actorOf, type Session } from '#features/accounts/session.ts'
import { requireOwnDomain } from '#features/domains/own-domain.server.ts'
import type { Services } from '#features/services.ts'
import { llmProfile } from './llm-profile.ts'
import { profileLlmsTxt } from './llms-txt.ts'
import { ownPage } from './own-page.server.ts'

export interface MachinePreview {
  llmsTxt: string
  llmProfile: string
}

/** Null where there is nothing to show yet, not even a name. Throws 'domain-not-found'. */
export async function machinePreview(
  services: Services,
  session: Session,
  domainId: string,
): Promise<MachinePreview | null> {
  const found = await services.db.as(actorOf(session), async (tx) =>
    ownPage(tx, services, session.userId, await requireOwnDomain(tx, session, domainId)),
  )
  if (!found) return null
  const { profile } = found
  return {
    llmsTxt: profileLlmsTxt(profile, services.baseUrl),
    llmProfile: JSON.stringify(llmProfile(profile, services.baseUrl), null, 2),
  }
}
