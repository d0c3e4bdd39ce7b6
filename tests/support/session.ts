import type { Session } from '#features/accounts/session.ts'
import type { TestAccount } from './database.ts'

/** The session of an account that is signed in, as a request finds it. */
export function sessionOf(account: TestAccount, role: Session['role'] = 'user'): Session {
  return {
    userId: account.id,
    sessionId: account.id,
    email: account.email,
    displayName: null,
    role,
    mustChangePassword: false,
  }
}
