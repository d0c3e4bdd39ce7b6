import type { Actor } from '#db/actor.ts'

/** A signed-in user, read from the session cookie or bearer token once per request. */
export interface Session {
  userId: string
  sessionId: string
  email: string
  displayName: string | null
  role: 'user' | 'admin'
  /** A temporary password must be changed before anything else. */
  mustChangePassword: boolean
}

export function actorOf(session: Session | null): Actor {
  return session ? { kind: 'user', userId: session.userId } : { kind: 'visitor' }
}
