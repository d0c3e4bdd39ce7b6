/** Signing in and out, and replacing a temporary password when signing in. */
import { and, eq, ne, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { session as authSession } from '#db/schema/auth.ts'
import { recordAct } from '#features/audit-log/record-act.server.ts'
import { Failure } from '#features/failure.ts'
import { parseInput } from '#features/input.ts'
import type { Services } from '#features/services.ts'
import { ACCOUNT_TEXTS, adminSignInSchema, newPasswordSchema, signInSchema } from './accounts.schema.ts'
import { awayUnlessKnown, isRefusal } from './auth-refusal.ts'
import { deviceCookie, deviceOf } from './device-cookie.server.ts'
import { isPassword, passwordToStore } from './passwords.server.ts'
import { cookiesOf, readSession } from './session.server.ts'
import type { Session } from './session.ts'
import { type TakenAttempt, takeSignInAttempt } from './sign-in-attempts.server.ts'

/** Where a request comes from: its IP address, and its Cookie header if it has one. */
export interface SignInFrom {
  clientAddress: string
  cookies: string | null
}

/**
 * The Set-Cookie lines of a new session. Throws 'invalid-input', 'too-many-requests', 'account-locked',
 * 'invalid-credentials' or, if the password is right, 'account-suspended' or 'account-deleted'.
 */
export async function signIn(services: Services, from: SignInFrom, input: unknown): Promise<Headers> {
  const { headers } = await openSession(services, from, parseInput(signInSchema, input))
  return headers
}

/** For the admin area: an account without the admin role is signed out again, with 'no-admin-access'. */
export async function signInAdmin(services: Services, from: SignInFrom, input: unknown): Promise<Headers> {
  const { session, bearerToken, headers } = await openSession(services, from, parseInput(adminSignInSchema, input))
  if (session.role === 'admin') return headers
  await signOut(services, bearer(bearerToken))
  throw new Failure('no-admin-access')
}

/** For programs: the same session, as a token for `Authorization: Bearer …`. */
export async function signInForToken(
  services: Services,
  from: SignInFrom,
  input: unknown,
): Promise<{ session: Session; bearerToken: string }> {
  return openSession(services, from, parseInput(signInSchema, input))
}

/** Ends the session of these request headers, if there is one. Returns the Set-Cookie lines that clear it. */
export async function signOut({ auth }: Services, headers: Headers): Promise<Headers> {
  const answer = await auth.api.signOut({ headers, returnHeaders: true })
  return cookiesOf(answer.headers)
}

/**
 * Replaces a temporary password; the account's other sessions end. Throws 'invalid-input', or 'not-allowed' when the
 * password is not a temporary one: use the reset link for that.
 */
export async function changePassword(services: Services, session: Session, input: unknown): Promise<void> {
  const { password } = parseInput(newPasswordSchema, input)
  if (!session.mustChangePassword) throw new Failure('not-allowed')
  if (await isPassword(services, session.userId, password)) {
    throw new Failure('invalid-input', { fields: { password: ACCOUNT_TEXTS.samePassword } })
  }
  const { userId, sessionId, clientAddress } = session
  const store = await passwordToStore(userId, password)
  await services.db.auth.transaction(async (tx) => {
    await store(tx)
    await tx.execute(sql`select password_was_chosen(${userId})`)
    await tx.delete(authSession).where(and(eq(authSession.userId, userId), ne(authSession.id, sessionId)))
    await recordAct(tx, services, {
      act: 'password-changed',
      to: { userId },
      from: clientAddress,
      by: { kind: 'user', userId },
    })
  })
}

async function openSession(
  services: Services,
  { clientAddress, cookies }: SignInFrom,
  { email, password }: z.output<typeof signInSchema>,
): Promise<{ session: Session; bearerToken: string; headers: Headers }> {
  const device = await deviceOf(services, email, cookies)
  const attempt = await takeSignInAttempt(services, { email, clientAddress, device })
  const opened = await services.auth.api
    .signInEmail({ body: { email, password }, returnHeaders: true })
    .catch((error: unknown) => refuse(services, email, attempt, error))
  await attempt.succeeded()
  // better-auth wrote the session in a transaction of its own. Nobody holds it before this answer, so a session whose record
  // fails is never used.
  const userId = opened.response.user.id
  await recordAct(services.db.auth, services, {
    act: 'signed-in',
    to: { userId },
    from: clientAddress,
    by: { kind: 'user', userId },
  })
  const bearerToken = opened.headers.get('set-auth-token')!
  const { session } = await readSession(services, bearer(bearerToken))
  // Locked or deleted in the meantime.
  if (!session) throw new Failure((await reasonOfClosedAccount(services, email)) ?? 'account-suspended')
  const headers = cookiesOf(opened.headers)
  headers.append('Set-Cookie', await deviceCookie(services, email, device))
  return { session, bearerToken, headers }
}

function bearer(token: string): Headers {
  return new Headers({ Authorization: `Bearer ${token}` })
}

/** Leaves a wrong password counted; throws why a right one is not enough. */
async function refuse(services: Services, email: string, attempt: TakenAttempt, error: unknown): Promise<never> {
  if (isRefusal(error)) {
    await attempt.failed()
    throw new Failure('invalid-credentials')
  }
  const code = await reasonOfClosedAccount(services, email)
  if (!code) throw awayUnlessKnown(error)
  await attempt.succeeded()
  throw new Failure(code)
}

/** The database refuses a session on a suspended or deleted account (trigger admit_session). */
async function reasonOfClosedAccount(
  { db }: Services,
  email: string,
): Promise<'account-deleted' | 'account-suspended' | null> {
  const { rows } = await db.auth.execute<{ suspended: boolean; deleted: boolean }>(
    sql`select state.* from auth."user" u cross join lateral account_state(u.id) state where u.email = ${email}`,
  )
  if (rows[0]?.deleted) return 'account-deleted'
  return rows[0]?.suspended ? 'account-suspended' : null
}
