import type { Session } from '#features/accounts/session.ts'
import { ownDomain } from '#features/domains/own-domain.server.ts'
import type { Services } from '#features/services.ts'
import type { TestAccount } from './database.ts'

/** The session of a signed-in account, as a request gets it. */
export function sessionOf(account: TestAccount, role: Session['role'] = 'user'): Session {
  return {
    userId: account.id,
    sessionId: account.id,
    email: account.email,
    displayName: null,
    role,
    mustChangePassword: false,
    confirmedAt: null,
    hasSecondFactor: false,
    mustAddFactor: false,
  }
}

/** The id of the dashboard's domain without `?domein=`. */
export async function primaryOf(services: Services, session: Session): Promise<string> {
  return (await ownDomain(services, session, null)).id
}
