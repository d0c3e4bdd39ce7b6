/** Sign-in attempts: only failures count, per address in three scopes (docs/spec.md, 'Attempts'). SQL functions count atomically. */
import { sql } from 'drizzle-orm'
import { recordAct } from '#features/audit-log/record-act.server.ts'
import { Failure } from '#features/failure.ts'
import type { Services } from '#features/services.ts'
import { giveBackRateLimit, networkOf, secondsToWait, takeRateLimit, visitorOf } from './rate-limits.server.ts'
import { queueResetLink } from './reset-link.server.ts'

export interface Attempt {
  email: string
  clientAddress: string
  /** For a browser that signed in to this account before. */
  device: string | null
}

export interface TakenAttempt {
  /** The password, or the code that follows it, was right. */
  succeeded(): Promise<void>
  /** The password was right and a second step follows: this attempt does not count, and earlier failures stay. */
  undone(): Promise<void>
  /** It was wrong. The failure that locks the account mails its owner a link that lifts the lock. */
  failed(): Promise<void>
}

/**
 * Counts an attempt as failed before the password is checked, so that simultaneous attempts are counted too. Throws 'account-locked' or
 * 'too-many-requests' when no more are allowed; a refused attempt is not counted.
 */
export async function takeSignInAttempt(services: Services, attempt: Attempt): Promise<TakenAttempt> {
  const { email, device } = attempt
  const visitor = visitorOf(attempt.clientAddress)
  // Limits an address that tries many accounts; a browser known to this account is not limited by its network.
  if (device === null) await takeRateLimit(services, 'sign-in-by-address', visitor)
  const network = networkOf(attempt.clientAddress)
  const now = services.now().toISOString()
  const { rows } = await services.db.auth.execute<{ wait: number; locked: boolean; locks: boolean }>(
    sql`select wait, locked, locks from take_sign_in_attempt(${email}, ${network}, ${device}, ${now}::timestamptz)`,
  )
  const { wait, locked, locks } = rows[0]!
  const giveBack = async () => {
    if (device === null) await giveBackRateLimit(services, 'sign-in-by-address', visitor)
  }
  if (wait > 0) {
    await giveBack()
    throw new Failure(locked ? 'account-locked' : 'too-many-requests', { retryAfter: wait })
  }
  return {
    async failed() {
      await services.db.auth.transaction(async (tx) => {
        await recordAct(tx, services, {
          act: locks ? 'sign-in-locked' : 'sign-in-failed',
          to: { email },
          from: attempt.clientAddress,
          by: { kind: 'visitor' },
        })
        if (!locks) return
        // An attacker can lock an address again and again; that must not flood its mailbox.
        if ((await secondsToWait(services, 'lock-mail-by-email', email, tx)) > 0) return
        await queueResetLink(tx, services, email, 'account_vergrendeld')
      })
    },
    async succeeded() {
      await services.db.auth.execute(
        sql`select sign_in_succeeded(${email}, ${network}, ${device}, ${now}::timestamptz)`,
      )
      await giveBack()
    },
    async undone() {
      await services.db.auth.execute(sql`select give_back_sign_in_attempt(${email}, ${network}, ${device})`)
      await giveBack()
    },
  }
}

/** The owner chose a new password: earlier attempts no longer count. */
export async function clearSignInAttempts({ db }: Pick<Services, 'db'>, email: string): Promise<void> {
  await db.auth.execute(sql`select clear_sign_in_attempts(${email})`)
}
