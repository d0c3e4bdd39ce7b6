/** The signed-in user as every feature and screen sees it. */
import type { Actor } from '#db/actor.ts'
import { BRAND } from '#features/brand.ts'

/** The account for which something is done: by its owner, or on the owner's behalf. */
export interface AccountHolder {
  userId: string
}

/** A signed-in user, read from the session cookie or bearer token once per request. */
export interface Session extends AccountHolder {
  sessionId: string
  email: string
  displayName: string | null
  role: 'user' | 'admin'
  /** A temporary password must be changed before anything else. */
  mustChangePassword: boolean
  /** When the user last confirmed to be who they are, in this session; signing in does not count. */
  confirmedAt: Date | null
  hasSecondFactor: boolean
  /** An admin who must set up a second factor first; `role` is 'user' until then. */
  mustAddFactor: boolean
  /** The network address of the request, for the audit log. */
  clientAddress?: string | undefined
}

export function actorOf(session: AccountHolder | null): Actor {
  return session ? { kind: 'user', userId: session.userId } : { kind: 'visitor' }
}

/** Without the __Secure- prefix, which browsers require when cookies travel over https only. */
export const SESSION_COOKIE = `${BRAND.slug}.session_token`

/** Whether a request carries credentials; without them it is a visitor's, and the database need not be asked. */
export function carriesSession(headers: Headers): boolean {
  return headers.has('authorization') || (headers.get('cookie') ?? '').includes(`${SESSION_COOKIE}=`)
}
