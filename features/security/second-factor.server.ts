/** The authenticator app as the second step of signing in (better-auth's plugin): set up, confirmed by a first code, turned off. */
import { eq } from 'drizzle-orm'
import { passkey, session as sessions, twoFactor, user } from '#db/schema/auth.ts'
import { alongside, NotWritten } from '#features/accounts/alongside.server.ts'
import { isRefusal } from '#features/accounts/auth-refusal.ts'
import { verifyCode } from '#features/accounts/second-step.server.ts'
import { cookiesOf } from '#features/accounts/session.server.ts'
import { ownAct } from '#features/audit-log/own-act.ts'
import { recordAct } from '#features/audit-log/record-act.server.ts'
import { Failure } from '#features/failure.ts'
import { parseInput } from '#features/input.ts'
import type { Services } from '#features/services.ts'
import { type Confirming, counted, isRight, noteSecondLook, requirePassword } from './second-look.server.ts'
import { activateSchema, passwordSchema } from './security.schema.ts'

export interface NewFactor {
  /** For the app, as the content of a QR code; contains the secret. */
  uri: string
  recoveryCodes: string[]
}

/** Asks the password and makes a secret; nothing changes for signing in before `turnOnFactor`. Throws 'invalid-input'. */
export async function startFactor(services: Services, asking: Confirming, input: unknown): Promise<NewFactor> {
  const { current } = parseInput(passwordSchema, input)
  await requirePassword(services, asking, current)
  await noteSecondLook(services, asking.session)
  try {
    const made = await services.auth.api.enableTwoFactor({
      body: { password: current, method: 'totp' },
      headers: asking.headers,
    })
    if (made.method !== 'totp') throw new Error('Only an app is asked for')
    return { uri: made.totpURI, recoveryCodes: made.backupCodes }
  } catch (error) {
    // It is on already, in another tab.
    if (isRefusal(error)) throw new Failure('not-allowed', { cause: error })
    throw error
  }
}

/** The first code of the app turns it on. Returns the Set-Cookie lines of the session, which is renewed. Throws 'invalid-input' and 'not-allowed'. */
export async function turnOnFactor(services: Services, asking: Confirming, input: unknown): Promise<Headers> {
  const { code } = parseInput(activateSchema, input)
  const wrong = { code: 'Deze code klopt niet. Kijk of de tijd van je telefoon goed staat.' }
  // A recovery code proves nothing about the app.
  if (!/^\d{6}$/.test(code)) throw new Failure('invalid-input', { fields: wrong })
  let headers = new Headers()
  await counted(services, asking, wrong, () =>
    isRight(
      alongside(
        'update user',
        (tx) => recordAct(tx, services, ownAct('second-step-on', asking.session)),
        () => verifyCode(services, asking.session.userId, code, asking.headers),
      ).then(
        (answered) => {
          headers = cookiesOf(answered)
        },
        (error: unknown) => {
          // It is on already, in another tab.
          throw error instanceof NotWritten ? new Failure('not-allowed', { cause: error }) : error
        },
      ),
    ),
  )
  return headers
}

/** Asks the password. Throws 'invalid-input'. */
export async function turnOffFactor(services: Services, asking: Confirming, input: unknown): Promise<void> {
  const { current } = parseInput(passwordSchema, input)
  await requirePassword(services, asking, current)
  await services.db.auth.transaction(async (tx) => {
    await removeFactor(tx, asking.session.userId)
    await recordAct(tx, services, ownAct('second-step-off', asking.session))
  })
}

/** New recovery codes; earlier ones no longer work. Asks the password. */
export async function newRecoveryCodes(services: Services, asking: Confirming, input: unknown): Promise<string[]> {
  const { current } = parseInput(passwordSchema, input)
  await requirePassword(services, asking, current)
  const made = await alongside(
    'update twoFactor',
    (tx) => recordAct(tx, services, ownAct('recovery-codes-made', asking.session)),
    () => services.auth.api.generateBackupCodes({ body: { password: current }, headers: asking.headers }),
  )
  return made.backupCodes
}

async function removeFactor(tx: Pick<Services['db']['auth'], 'update' | 'delete'>, userId: string): Promise<void> {
  await tx.update(user).set({ twoFactorEnabled: false }).where(eq(user.id, userId))
  await tx.delete(twoFactor).where(eq(twoFactor.userId, userId))
}

/** By the operator, when app and codes are lost: passkeys and everything that was signed in end, too. False: no such account. */
export async function removeFactorOf(services: Pick<Services, 'db' | 'now'>, email: string): Promise<boolean> {
  const { db } = services
  const [found] = await db.auth.select({ id: user.id }).from(user).where(eq(user.email, email))
  if (!found) return false
  await db.auth.transaction(async (tx) => {
    await removeFactor(tx, found.id)
    await tx.delete(passkey).where(eq(passkey.userId, found.id))
    await tx.delete(sessions).where(eq(sessions.userId, found.id))
    await recordAct(tx, services, { act: 'second-step-off', to: { userId: found.id }, by: { kind: 'operator' } })
  })
  return true
}
