/** What an audit is told of the profile behind a website: the same rule for a customer and for every competitor. */
import type { CompanyFacts } from '#engine/report/report.ts'
import type { Services } from '#features/services.ts'
import { profileFacts } from './profile-facts.ts'
import { findVisibleProfile } from './read.server.ts'

/** For the options of `auditSite`: a customer's by domain, a competitor's by website; empty where neither has a visible profile. */
export async function profileSource(
  services: Services,
  of: { domainId: string } | { website: URL },
): Promise<{ profileFacts?: CompanyFacts }> {
  const profile = await findVisibleProfile(services, of)
  return profile ? { profileFacts: profileFacts(profile, services.baseUrl) } : {}
}
