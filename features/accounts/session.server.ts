/** From cookie or bearer token to the signed-in user; read from the database every time, so that a lock takes effect at once. */
import { and, eq, isNull } from 'drizzle-orm'
import { user } from '#db/actor.ts'
import { accounts, user_roles } from '#db/schema/accounts.ts'
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
  const [row] = await db.as(user(known.user.id), (tx) =>
    tx
      .select({
        email: accounts.email,
        displayName: accounts.display_name,
        mustChangePassword: accounts.must_change_password,
        role: user_roles.role,
      })
      .from(accounts)
      .leftJoin(user_roles, and(eq(user_roles.user_id, accounts.user_id), isNull(user_roles.deleted_at)))
      .where(and(eq(accounts.user_id, known.user.id), isNull(accounts.suspended_at), isNull(accounts.deleted_at))),
  )
  if (!row) return null
  const hasSecondFactor = known.user.twoFactorEnabled === true
  // With a second factor turned on there is no session without it; a passkey is one where it was used.
  const mustAddFactor = adminRequireMfa && row.role === 'admin' && !hasSecondFactor && !known.session.passkeyAt
  return {
    userId: known.user.id,
    sessionId: known.session.id,
    email: row.email,
    displayName: row.displayName || null,
    role: mustAddFactor ? 'user' : (row.role ?? 'user'),
    mustChangePassword: row.mustChangePassword,
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
