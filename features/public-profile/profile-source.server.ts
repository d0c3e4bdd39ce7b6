/** What an audit gets of the profile behind a website: the same rule for a customer and for every competitor. */
import type { CompanyFacts } from '#engine/report/report.ts'
import type { Services } from '#features/services.ts'
import { profileFacts } from './profile-facts.ts'
import { findVisibleProfile } from './read.server.ts'

/** Options for `auditSite`: a customer's by domain, a competitor's by website; empty when there is no visible profile. */
export async function profileSource(
  services: Services,
  of: { domainId: string } | { website: URL },
): Promise<{ profileFacts?: CompanyFacts }> {
  const profile = await findVisibleProfile(services, of)
  return profile ? { profileFacts: profileFacts(profile, services.baseUrl) } : {}
}
