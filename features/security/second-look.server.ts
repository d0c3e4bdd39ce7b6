/**
 * The owner confirms with the password or a code. Wrong ones count as failed sign-ins, so that a stolen session cannot be used to guess.
 */
import { eq } from 'drizzle-orm'
import { session as sessions } from '#db/schema/auth.ts'
import { ACCOUNT_TEXTS } from '#features/accounts/accounts.schema.ts'
import { isRefusal } from '#features/accounts/auth-refusal.ts'
import { deviceOf } from '#features/accounts/device-cookie.server.ts'
import type { SignInFrom } from '#features/accounts/opened-session.server.ts'
import { isPassword } from '#features/accounts/passwords.server.ts'
import { verifyCode } from '#features/accounts/second-step.server.ts'
import type { Session } from '#features/accounts/session.ts'
import { takeSignInAttempt } from '#features/accounts/sign-in-attempts.server.ts'
import { Failure, type FieldErrors } from '#features/failure.ts'
import { parseInput } from '#features/input.ts'
import type { Services } from '#features/services.ts'
import { secondLookSchema } from './security.schema.ts'

/** A request of a signed-in user: where it comes from, and the headers that carry its session. */
export interface Confirming {
  session: Session
  from: SignInFrom
  headers: Headers
}

/** From now on `requireSecondLook` passes for a while. Throws 'invalid-input' for a wrong password or code, and when there were too many. */
export async function takeSecondLook(services: Services, asking: Confirming, input: unknown): Promise<void> {
  const given = parseInput(secondLookSchema, input)
  if ('code' in given) await requireCode(services, asking, given.code)
  else await requirePassword(services, asking, given.current)
  await noteSecondLook(services, asking.session)
}

export async function requirePassword(services: Services, asking: Confirming, password: string): Promise<void> {
  await counted(services, asking, { current: 'Dit wachtwoord klopt niet.' }, () =>
    isPassword(services, asking.session.userId, password),
  )
}

async function requireCode(services: Services, asking: Confirming, code: string): Promise<void> {
  const { session, headers } = asking
  if (!session.hasSecondFactor) throw new Failure('invalid-input', { fields: { code: ACCOUNT_TEXTS.passwordRequired } })
  await counted(services, asking, { code: 'Deze code klopt niet.' }, () =>
    isRight(verifyCode(services, session.userId, code, headers)),
  )
}

/** Any signed-in step that checks a secret, counted before it is checked. */
export async function counted(
  services: Services,
  { session: { email }, from: { clientAddress, cookies } }: Confirming,
  wrong: FieldErrors,
  check: () => Promise<boolean>,
): Promise<void> {
  const device = await deviceOf(services, email, cookies)
  const attempt = await takeSignInAttempt(services, { email, clientAddress, device })
  if (await check()) return attempt.succeeded()
  await attempt.failed()
  throw new Failure('invalid-input', { fields: wrong })
}

export function isRight(answer: Promise<unknown>): Promise<boolean> {
  return answer.then(
    () => true,
    (error: unknown) => {
      if (isRefusal(error) || (error instanceof Failure && error.code === 'code-wrong')) return false
      throw error
    },
  )
}

export async function noteSecondLook({ db, now }: Services, { sessionId }: Session): Promise<void> {
  await db.auth.update(sessions).set({ confirmedAt: now() }).where(eq(sessions.id, sessionId))
}
