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
  if (known.role !== 'admin') throw new Failure('not-allowed')
  return known
}
