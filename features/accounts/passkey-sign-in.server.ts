/** Signing in with a passkey: the device shows who holds it, so there is no password, no code, and nothing to guess. */
import { isAPIError } from 'better-auth/api'
import { eq } from 'drizzle-orm'
import { passkey, session as sessions, user } from '#db/schema/auth.ts'
import { Failure } from '#features/failure.ts'
import type { Services } from '#features/services.ts'
import { passkeyAnswer } from './accounts.schema.ts'
import { deviceOf } from './device-cookie.server.ts'
import {
  namedDevice,
  type OpenedSession,
  openedSession,
  reasonOfClosedAccount,
  recordedSignIn,
  type SignInFrom,
} from './opened-session.server.ts'
import { takeRateLimit, visitorOf } from './rate-limits.server.ts'
import { cookiesOf } from './session.server.ts'

/** What the browser asks its devices, and the cookie that brings the answer back to it. Throws 'too-many-requests'. */
export async function passkeyChallenge(
  services: Services,
  clientAddress: string,
): Promise<{ options: object; headers: Headers }> {
  await takeRateLimit(services, 'passkey-by-address', visitorOf(clientAddress))
  const { response, headers } = await services.auth.api.generatePasskeyAuthenticationOptions({
    // Without a session: it is the same for everybody, and names no account's passkeys.
    headers: new Headers(),
    returnHeaders: true,
  })
  return { options: { ...response, userVerification: 'required' }, headers: cookiesOf(headers) }
}

/** Throws 'passkey-refused', 'account-suspended' and 'account-deleted'. Not stopped by wrong passwords that others tried. */
export async function takePasskey(services: Services, from: SignInFrom, typed: unknown): Promise<OpenedSession> {
  const answer = passkeyAnswer(typed)
  const email = answer && (await ownerOf(services, answer.id))
  if (!email) throw new Failure('passkey-refused')
  const answered = await recordedSignIn(services, from.clientAddress, () =>
    services.auth.api.verifyPasskeyAuthentication({
      body: { response: answer },
      headers: namedDevice(from, { cookie: from.cookies ?? '' }),
      returnHeaders: true,
    }),
  ).catch(async (error: unknown) => {
    if (!isAPIError(error)) throw error
    // better-auth answers in the same way when the database refuses the session, or does not answer.
    throw new Failure((await reasonOfClosedAccount(services, email)) ?? 'passkey-refused', { cause: error })
  })
  const device = await deviceOf(services, email, from.cookies)
  const opened = await openedSession(services, answered.headers, { email, device })
  await notePasskey(services, opened.session.sessionId)
  return opened
}

/** From now on the session counts as one with a second factor. */
export async function notePasskey({ db, now }: Services, sessionId: string): Promise<void> {
  await db.auth.update(sessions).set({ passkeyAt: now() }).where(eq(sessions.id, sessionId))
}

async function ownerOf({ db }: Services, credentialID: string): Promise<string | null> {
  const [owner] = await db.auth
    .select({ email: user.email })
    .from(passkey)
    .innerJoin(user, eq(user.id, passkey.userId))
    .where(eq(passkey.credentialID, credentialID))
  return owner?.email ?? null
}
