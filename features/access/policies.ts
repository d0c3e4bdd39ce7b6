/** Who may do what, each as a sentence that screens and endpoints both ask. The database's own policies stand below it. */
import type { Session } from '#features/accounts/session.ts'

export function canUseAdmin(session: Session | null): boolean {
  return session?.role === 'admin'
}

/** /company/{id}: an admin, or the owner, whose user id is the profile's (docs/spec.md, 'Roles'). */
export function canSeeCompany(session: Session | null, profileId: string): boolean {
  return canUseAdmin(session) || session?.userId === profileId
}
