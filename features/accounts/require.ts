/** Guards that throw when a session is missing or has insufficient rights. */
import { Failure } from '#features/failure.ts'
import type { Session } from './session.ts'

/** A temporary password must be changed before anything else (docs/spec.md, 'Personal data'). */
export function requireSession(session: Session | null): Session {
  if (!session) throw new Failure('not-signed-in')
  if (session.mustChangePassword) throw new Failure('password-change-required')
  return session
}

export function requireAdmin(session: Session | null): Session {
  const known = requireSession(session)
  if (known.mustAddFactor) throw new Failure('second-factor-missing')
  if (known.role !== 'admin') throw new Failure('not-allowed')
  return known
}

const SECOND_LOOK_MINUTES = 10

/**
 * Before what a stolen session must not do: the user confirmed with a password or code, in this session, a few minutes ago.
 * Signing in does not count.
 */
export function requireSecondLook(session: Session, now: Date): void {
  if (!hasSecondLook(session, now)) throw new Failure('second-look-required')
}

/** For what an admin does to an account that its owner cannot undo: a new password, deletion for good. */
export function requireConfirmedAdmin(session: Session | null, now: Date): Session {
  const admin = requireAdmin(session)
  requireSecondLook(admin, now)
  return admin
}

export function hasSecondLook({ confirmedAt }: Session, now: Date): boolean {
  return confirmedAt !== null && now.getTime() - confirmedAt.getTime() <= SECOND_LOOK_MINUTES * 60_000
}
