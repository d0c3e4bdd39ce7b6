/** Reads and judges the website of a customer with everything that the product knows of it. Counts nothing and stores nothing. */
import { type AuditOptions, auditSite, watchSite } from '#engine/audit-site.ts'
import type { AuditReport, Language } from '#engine/report/report.ts'
import type { AccountHolder } from '#features/accounts/session.ts'
import { Failure } from '#features/failure.ts'
import { PROFILE_TEXTS } from '#features/profiles/profile.schema.ts'
import { profileSource } from '#features/public-profile/profile-source.server.ts'
import type { Services } from '#features/services.ts'
import { URLS } from '#features/urls.ts'
import { accountSource } from './account-source.server.ts'
import { firstPagesOf } from './first-pages.server.ts'

interface Reading {
  domain: { id: string; language: Language }
  url: URL
  /** The page that the owner named because the newest report is wrong. */
  named?: string | null
  onProgress?: NonNullable<AuditOptions['onProgress']>
}

/** Outside any transaction. Throws 'invalid-input' for an address that may not be read. */
export async function readWebsite(services: Services, owner: AccountHolder, reading: Reading): Promise<AuditReport> {
  const result = await auditSite(reading.url.href, await optionsOf(services, owner, reading))
  return result.ok ? result.report : refuse(result.reason)
}

/** The same, with the files that the daily watch compares. */
export async function readWatchedWebsite(services: Services, owner: AccountHolder, reading: Reading) {
  const result = await watchSite(reading.url.href, await optionsOf(services, owner, reading))
  return result.ok ? result : refuse(result.reason)
}

function refuse(reason: string): never {
  throw new Failure('invalid-input', { fields: { url: PROFILE_TEXTS.urlInvalid }, log: reason })
}

async function optionsOf(
  services: Services,
  owner: AccountHolder,
  { domain, url, named, onProgress }: Reading,
): Promise<AuditOptions> {
  return {
    takenAt: services.now(),
    language: domain.language,
    allowPrivateHosts: services.auditAllowPrivateHosts,
    botInfoUrl: services.baseUrl + URLS.bot,
    ...(await profileSource(services, { domainId: domain.id })),
    ...(await accountSource(services, owner, domain.id)),
    readFirst: [...(named ? [named] : []), ...(await firstPagesOf(services, owner, domain.id, url))],
    ...(onProgress ? { onProgress } : {}),
  }
}
