/** Who may do what; screens and endpoints both use these rules. The database enforces its own policies below them. */
import type { Session } from '#features/accounts/session.ts'

export function canUseAdmin(session: Session | null): boolean {
  return session?.role === 'admin'
}

/** /company/{id}: an admin, or the owner, whose user id is the profile's (docs/spec.md, 'Roles'). */
export function canSeeCompany(session: Session | null, profileId: string): boolean {
  return canUseAdmin(session) || session?.userId === profileId
}
