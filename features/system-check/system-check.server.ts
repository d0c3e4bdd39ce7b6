/** Every check of the system, asked now, at once and each within its time. */
import { requireAdmin } from '#features/accounts/require.ts'
import type { Session } from '#features/accounts/session.ts'
import type { Services } from '#features/services.ts'
import type { CheckName, CheckResult, SystemChecks } from './check.ts'
import { checkAssistantKeys, checkCrawlerLists, checkDisk, checkVersion } from './machine-checks.server.ts'
import { checkBackup, checkDatabase, checkJobs, checkMail, checkMigrations } from './operation-checks.server.ts'
import { runCheck } from './run-check.server.ts'
import { checkIsAdmin, checkPolicies, checkVisitors } from './security-checks.server.ts'

/** Throws 'not-allowed'. */
export async function checkSystem(
  services: Services,
  session: Session,
  statusForVisitor: (path: string) => Promise<number>,
): Promise<SystemChecks> {
  const admin = requireAdmin(session)
  const checks: Record<CheckName, () => Promise<CheckResult>> = {
    policies: () => checkPolicies(services, admin),
    visitors: () => checkVisitors(statusForVisitor),
    'is-admin': () => checkIsAdmin(services, admin),
    database: () => checkDatabase(services, admin),
    migrations: () => checkMigrations(services, admin),
    jobs: () => checkJobs(services, admin),
    mail: () => checkMail(services, admin),
    disk: () => checkDisk(services),
    backup: () => checkBackup(services, admin),
    'crawler-lists': () => checkCrawlerLists(services),
    'assistant-keys': () => checkAssistantKeys(services),
    version: () => checkVersion(services),
  }
  const entries = Object.entries(checks) as [CheckName, () => Promise<CheckResult>][]
  const checked = await Promise.all(
    entries.map(async ([name, check]) => [name, await runCheck(services, name, check)] as const),
  )
  return Object.fromEntries(checked) as SystemChecks
}
