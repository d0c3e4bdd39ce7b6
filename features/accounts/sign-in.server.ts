/** Signing in and out, and replacing a temporary password when signing in. */
import { and, eq, ne, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { session as authSession } from '#db/schema/auth.ts'
import { ownAct } from '#features/audit-log/own-act.ts'
import { recordAct } from '#features/audit-log/record-act.server.ts'
import { Failure } from '#features/failure.ts'
import { parseInput } from '#features/input.ts'
import type { Services } from '#features/services.ts'
import {
  ACCOUNT_TEXTS,
  adminSignInSchema,
  newPasswordSchema,
  signInSchema,
  tokenSignInSchema,
} from './accounts.schema.ts'
import { deviceOf } from './device-cookie.server.ts'
import {
  bearer,
  namedDevice,
  type OpenedSession,
  openedSession,
  recordedPasswordStep,
  refuseSession,
  type SignInFrom,
} from './opened-session.server.ts'
import { takePasskey } from './passkey-sign-in.server.ts'
import { isPassword, passwordToStore } from './passwords.server.ts'
import { SecondFactorRequired, takeSecondStep } from './second-step.server.ts'
import { cookiesOf } from './session.server.ts'
import type { Session } from './session.ts'
import { takeSignInAttempt } from './sign-in-attempts.server.ts'

/**
 * The Set-Cookie lines of a new session. Throws 'invalid-input', 'too-many-requests', 'account-locked',
 * 'invalid-credentials' or, if the password is right, 'account-suspended', 'account-deleted' or SecondFactorRequired.
 */
export async function signIn(services: Services, from: SignInFrom, input: unknown): Promise<Headers> {
  const { headers } = await openSession(services, from, parseInput(signInSchema, input))
  return headers
}

/** The second step in a browser (second-step.server.ts). */
export async function signInWithCode(services: Services, from: SignInFrom, input: unknown): Promise<Headers> {
  const { headers } = await takeSecondStep(services, from, input)
  return headers
}

/** Without a password (passkey-sign-in.server.ts). */
export async function signInWithPasskey(services: Services, from: SignInFrom, answer: unknown): Promise<Headers> {
  const { headers } = await takePasskey(services, from, answer)
  return headers
}

/** For the admin area: an account without the admin role is signed out again, with 'no-admin-access'. */
export async function signInAdmin(services: Services, from: SignInFrom, input: unknown): Promise<Headers> {
  return onlyAdmin(services, await openSession(services, from, parseInput(adminSignInSchema, input)))
}

export async function signInAdminWithCode(services: Services, from: SignInFrom, input: unknown): Promise<Headers> {
  return onlyAdmin(services, await takeSecondStep(services, from, input))
}

export async function signInAdminWithPasskey(services: Services, from: SignInFrom, answer: unknown): Promise<Headers> {
  return onlyAdmin(services, await takePasskey(services, from, answer))
}

/** For programs: the same session, as a token for `Authorization: Bearer …`. */
export async function signInForToken(services: Services, from: SignInFrom, input: unknown): Promise<OpenedSession> {
  return openSession(services, from, parseInput(tokenSignInSchema, input))
}

/** Ends the session of these request headers, if there is one. Returns the Set-Cookie lines that clear it. */
export async function signOut(services: Services, session: Session | null, headers: Headers): Promise<Headers> {
  if (session) {
    await services.db.auth.transaction(async (tx) => {
      const ended = await tx.delete(authSession).where(eq(authSession.id, session.sessionId)).returning()
      if (ended.length > 0) await recordAct(tx, services, ownAct('signed-out', session))
    })
  }
  return endSession(services, headers)
}

async function endSession({ auth }: Services, headers: Headers): Promise<Headers> {
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
  const { userId, sessionId } = session
  const store = await passwordToStore(userId, password)
  await services.db.auth.transaction(async (tx) => {
    await store(tx)
    await tx.execute(sql`select password_was_chosen(${userId})`)
    await tx.delete(authSession).where(and(eq(authSession.userId, userId), ne(authSession.id, sessionId)))
    await recordAct(tx, services, ownAct('password-changed', session))
  })
}

async function openSession(
  services: Services,
  from: SignInFrom,
  { email, password, code }: z.output<typeof tokenSignInSchema>,
): Promise<OpenedSession> {
  const { clientAddress, cookies } = from
  const device = await deviceOf(services, email, cookies)
  const attempt = await takeSignInAttempt(services, { email, clientAddress, device })
  const opened = await recordedPasswordStep(services, clientAddress, () =>
    services.auth.api.signInEmail({ body: { email, password }, headers: namedDevice(from), returnHeaders: true }),
  ).catch((error: unknown) => refuseSession(services, { email, attempt, wrong: 'invalid-credentials' }, error))
  if (!('twoFactorRedirect' in opened.response)) {
    await attempt.succeeded()
    // The second step was turned on during this sign-in.
    if (!opened.isRecorded) return endUnrecorded(services, opened.headers)
    return openedSession(services, opened.headers, { email, device })
  }
  await attempt.undone()
  const required = new SecondFactorRequired(opened.headers)
  if (code === undefined) throw required
  const challenge = cookiePairs(required.headers)
  return takeSecondStep(services, { ...from, cookies: cookies ? `${challenge}; ${cookies}` : challenge }, { code })
}

async function endUnrecorded(services: Services, answered: Headers): Promise<never> {
  await endSession(services, bearer(answered.get('set-auth-token')!))
  throw new Failure('second-step-expired')
}

const cookiePairs = (headers: Headers) =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ')

function onlyAdmin(services: Services, { session, bearerToken, headers }: OpenedSession): Promise<Headers> {
  // One who must add a second factor first acts as a customer until then.
  if (session.role === 'admin' || session.mustAddFactor) return Promise.resolve(headers)
  return endSession(services, bearer(bearerToken)).then(() => {
    throw new Failure('no-admin-access')
  })
}
