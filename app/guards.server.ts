/** Who may see a screen; anyone else is redirected. Actions check again through the features that they call. */
import { redirect, redirectDocument } from 'react-router'
import type { Session } from '#features/accounts/session.ts'
import { failureOf } from '#features/failure.ts'
import { secondLook, URLS } from '#features/urls.ts'

/** Without a session: /auth. With a temporary password: to choose a new password first. */
export function requireSignedIn(session: Session | null): Session {
  if (!session) throw redirectDocument(URLS.auth)
  if (session.mustChangePassword) throw redirectDocument(URLS.resetPassword)
  return session
}

/** A customer who opens the admin area by mistake is redirected to the dashboard. */
export function requireAdminScreen(session: Session | null): Session {
  const known = requireSignedIn(session)
  if (known.mustAddFactor) throw redirect(URLS.secondFactor)
  if (known.role !== 'admin') throw redirect(URLS.dashboard)
  return known
}

/** Where a second look is what an action lacked: asks for the password or a code first, and then leads back to `to`. */
export function askSecondLook(error: unknown, to: string): void {
  if (failureOf(error)?.code === 'second-look-required') throw redirect(secondLook(to))
}
