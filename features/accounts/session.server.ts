/** From cookie or bearer token to the signed-in user; read from the database every time, so that a lock takes effect at once. */
import { sql } from 'drizzle-orm'
import type { Role } from '#db/schema/accounts.ts'
import type { Services } from '#features/services.ts'
import { awayUnlessKnown, isRefusal } from './auth-refusal.ts'
import { carriesSession, type Session } from './session.ts'

/**
 * The session of a request, and the Set-Cookie lines for its answer: now and then a session is prolonged.
 * Throws 'database-away' when it cannot be looked up.
 */
export async function readSession(
  services: Services,
  headers: Headers,
  clientAddress?: string,
): Promise<{ session: Session | null; headers: Headers }> {
  if (!carriesSession(headers)) return { session: null, headers: new Headers() }
  const found = await services.auth.api.getSession({ headers, returnHeaders: true }).catch((error: unknown) => {
    // Another request ended it between two of better-auth's queries.
    if (isRefusal(error)) return null
    // It is unknown whether there is a session, so the answer must not say that the visitor is signed out.
    throw awayUnlessKnown(error)
  })
  if (!found) return { session: null, headers: new Headers() }
  const session = found.response ? await loadSession(services, found.response, clientAddress) : null
  // A client with a bearer token stores no cookies.
  return { session, headers: headers.has('authorization') ? new Headers() : cookiesOf(found.headers) }
}

/** Null for an account that an admin locked or deleted. */
async function loadSession(
  { db, adminRequireMfa }: Services,
  known: {
    user: { id: string; twoFactorEnabled?: boolean | null | undefined }
    session: { id: string; confirmedAt?: Date | null | undefined; passkeyAt?: Date | null | undefined }
  },
  clientAddress: string | undefined,
): Promise<Session | null> {
  const { rows } = await db.auth.execute<{
    email: string
    display_name: string
    must_change_password: boolean
    role: Role | null
  }>(sql`select * from signed_in_account(${known.user.id})`)
  const row = rows[0]
  if (!row) return null
  const hasSecondFactor = known.user.twoFactorEnabled === true
  // With a second factor turned on there is no session without it; a passkey is one where it was used.
  const mustAddFactor = adminRequireMfa && row.role === 'admin' && !hasSecondFactor && !known.session.passkeyAt
  return {
    userId: known.user.id,
    sessionId: known.session.id,
    email: row.email,
    displayName: row.display_name || null,
    role: mustAddFactor ? 'user' : (row.role ?? 'user'),
    mustChangePassword: row.must_change_password,
    confirmedAt: known.session.confirmedAt ?? null,
    hasSecondFactor,
    mustAddFactor,
    clientAddress,
  }
}

/** Only the cookies of better-auth's answer, to put on our own. */
export function cookiesOf(answer: Headers): Headers {
  const headers = new Headers()
  for (const cookie of answer.getSetCookie()) headers.append('Set-Cookie', cookie)
  return headers
}
