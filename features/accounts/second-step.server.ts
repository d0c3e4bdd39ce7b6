/**
 * The second step of signing in, for accounts with an authenticator app: a code of the app, or a recovery code. Between the steps
 * the browser has better-auth's signed cookie, which names the challenge and gives no access.
 */
import { eq } from 'drizzle-orm'
import { user } from '#db/schema/auth.ts'
import { Failure } from '#features/failure.ts'
import { parseInput } from '#features/input.ts'
import type { Services } from '#features/services.ts'
import { codeSchema } from './accounts.schema.ts'
import { isRefusal } from './auth-refusal.ts'
import { deviceOf } from './device-cookie.server.ts'
import {
  namedDevice,
  type OpenedSession,
  openedSession,
  recordedSignIn,
  refuseSession,
  type SignInFrom,
} from './opened-session.server.ts'
import { secondsToWait } from './rate-limits.server.ts'
import { takeSignInAttempt } from './sign-in-attempts.server.ts'

// Bounded: node:http takes at most 16 kB of headers
const CHALLENGE = /(?:^|[;\s])([\w-]+\.two_factor)=(([\w-]*)[^;]*)/

/** The password was right; the browser needs these cookies for the next step. */
export class SecondFactorRequired extends Failure {
  readonly headers: Headers

  constructor(answered: Headers) {
    super('second-factor-required')
    this.headers = new Headers()
    for (const cookie of answered.getSetCookie()) if (CHALLENGE.test(cookie)) this.headers.append('Set-Cookie', cookie)
  }
}

/** Throws 'invalid-input', 'second-step-expired', 'code-wrong' and what signing in throws. */
export async function takeSecondStep(services: Services, from: SignInFrom, input: unknown): Promise<OpenedSession> {
  const { code } = parseInput(codeSchema, input)
  const [, name = '', value = '', challenge = ''] = CHALLENGE.exec(from.cookies ?? '') ?? []
  const owner = await ownerOf(services, challenge)
  if (!owner) throw new Failure('second-step-expired')
  const { id, email } = owner
  const { clientAddress } = from
  const device = await deviceOf(services, email, from.cookies)
  const attempt = await takeSignInAttempt(services, { email, clientAddress, device })
  const answered = await recordedSignIn(
    services,
    clientAddress,
    () => verifyCode(services, id, code, namedDevice(from, { cookie: `${name}=${value}` })),
    isAppCode(code) ? 'signed-in' : 'signed-in-by-recovery-code',
  ).catch(async (error: unknown) => {
    // Five wrong codes end the challenge: the password is asked again.
    const isOver = isRefusal(error) && !(await ownerOf(services, challenge))
    return refuseSession(services, { email, attempt, wrong: isOver ? 'second-step-expired' : 'code-wrong' }, error)
  })
  await attempt.succeeded()
  return openedSession(services, answered, { email, device })
}

const isAppCode = (code: string) => /^\d{6}$/.test(code)

/** A code of the app or a recovery code, for the challenge or session in `headers`. A code of the app is accepted once. */
export async function verifyCode(services: Services, userId: string, code: string, headers: Headers): Promise<Headers> {
  const call = { body: { code }, headers, returnHeaders: true as const }
  if (!isAppCode(code)) return (await services.auth.api.verifyBackupCode(call)).headers
  if ((await secondsToWait(services, 'code-by-user', `${userId}:${code}`)) > 0) throw new Failure('code-wrong')
  return (await services.auth.api.verifyTOTP(call)).headers
}

/** Whose challenge this is; null when it has ended. Its identifier cannot be guessed; better-auth checks its signature later. */
async function ownerOf({ auth, db, now }: Services, identifier: string): Promise<{ id: string; email: string } | null> {
  const { internalAdapter } = await auth.$context
  const found = await internalAdapter.findVerificationValue(identifier)
  if (!found || found.expiresAt <= now()) return null
  const [owner] = await db.auth.select({ id: user.id, email: user.email }).from(user).where(eq(user.id, found.value))
  return owner ?? null
}
