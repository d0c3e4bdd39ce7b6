/** The end of every way to sign in: the session that better-auth opened, or why it refused one. */
import { eq, sql } from 'drizzle-orm'
import { user } from '#db/schema/auth.ts'
import { ownAct } from '#features/audit-log/own-act.ts'
import { recordAct } from '#features/audit-log/record-act.server.ts'
import { Failure, type FailureCode } from '#features/failure.ts'
import type { Services } from '#features/services.ts'
import { type AuthTx, alongside } from './alongside.server.ts'
import { awayUnlessKnown, isRefusal } from './auth-refusal.ts'
import { deviceCookie } from './device-cookie.server.ts'
import { deviceName } from './device-name.ts'
import { cookiesOf, readSession } from './session.server.ts'
import type { Session } from './session.ts'
import type { TakenAttempt } from './sign-in-attempts.server.ts'

/** Where a request comes from: its IP address, and its Cookie and User-Agent headers if it has them. */
export interface SignInFrom {
  clientAddress: string
  cookies: string | null
  userAgent?: string | null
}

export interface OpenedSession {
  session: Session
  bearerToken: string
  /** Set-Cookie lines. */
  headers: Headers
}

/** Headers for better-auth, which stores the user agent with a session. */
export function namedDevice({ userAgent = null }: SignInFrom, more: Record<string, string> = {}): Headers {
  return new Headers({ ...more, 'user-agent': deviceName(userAgent) })
}

/** The last step of signing in: the session that it opens is recorded in the transaction that writes it. */
export function recordedSignIn<T>(
  services: Services,
  clientAddress: string,
  lastStep: () => Promise<T>,
  act: SignInAct = 'signed-in',
): Promise<T> {
  return alongside(
    'create session',
    (tx, written) => recordSignIn(tx, services, ownerOf(written), clientAddress, act),
    lastStep,
  )
}

/**
 * The password, after which a code may be asked. better-auth writes a session in both cases, and deletes it when a code is asked:
 * that one is not recorded.
 */
export async function recordedPasswordStep<T extends object>(
  services: Services,
  clientAddress: string,
  passwordStep: () => Promise<T>,
): Promise<T & { isRecorded: boolean }> {
  let isRecorded = false
  const answer = await alongside(
    'create session',
    async (tx, written) => {
      const id = ownerOf(written)
      const [owner] = await tx.select({ asksCode: user.twoFactorEnabled }).from(user).where(eq(user.id, id))
      if (owner?.asksCode) return
      await recordSignIn(tx, services, id, clientAddress)
      isRecorded = true
    },
    passwordStep,
  )
  return { ...answer, isRecorded }
}

const ownerOf = (session: unknown) => (session as { userId: string }).userId

type SignInAct = 'signed-in' | 'signed-in-by-recovery-code'

function recordSignIn(
  tx: AuthTx,
  services: Services,
  userId: string,
  clientAddress: string,
  act: SignInAct = 'signed-in',
): Promise<void> {
  return recordAct(tx, services, ownAct(act, { userId, clientAddress }))
}

export async function openedSession(
  services: Services,
  answered: Headers,
  { email, device }: { email: string; device: string | null },
): Promise<OpenedSession> {
  const bearerToken = answered.get('set-auth-token')!
  const { session } = await readSession(services, bearer(bearerToken))
  // Locked or deleted in the meantime.
  if (!session) throw new Failure((await reasonOfClosedAccount(services, email)) ?? 'account-suspended')
  const headers = cookiesOf(answered)
  headers.append('Set-Cookie', await deviceCookie(services, email, device))
  return { session, bearerToken, headers }
}

export function bearer(token: string): Headers {
  return new Headers({ Authorization: `Bearer ${token}` })
}

/** Leaves a wrong secret counted, as `wrong`; throws why a right one is not enough. */
export async function refuseSession(
  services: Services,
  { email, attempt, wrong }: { email: string; attempt: TakenAttempt; wrong: FailureCode },
  error: unknown,
): Promise<never> {
  if (isRefusal(error) || (error instanceof Failure && error.code === wrong)) {
    await attempt.failed()
    throw new Failure(wrong)
  }
  const code = await reasonOfClosedAccount(services, email)
  if (!code) throw awayUnlessKnown(error)
  await attempt.succeeded()
  throw new Failure(code)
}

/** The database refuses a session on a suspended or deleted account (trigger admit_session). */
export async function reasonOfClosedAccount(
  { db }: Services,
  email: string,
): Promise<'account-deleted' | 'account-suspended' | null> {
  const { rows } = await db.auth.execute<{ suspended: boolean; deleted: boolean }>(
    sql`select state.* from auth."user" u cross join lateral account_state(u.id) state where u.email = ${email}`,
  )
  if (rows[0]?.deleted) return 'account-deleted'
  return rows[0]?.suspended ? 'account-suspended' : null
}
