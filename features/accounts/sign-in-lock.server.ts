/** Ten failed sign-ins in a row lock an address for 15 minutes, known or not (decisions: People's data). */
import { sql } from 'drizzle-orm'
import { Failure } from '../failure.ts'
import type { Services } from '../services.ts'
import { secondsToWait } from './rate-limits.server.ts'
import { queueResetLink } from './reset-link.server.ts'

const SECOND = 1000

/** Refuses an address that is locked, before any password is looked at: a locked address answers all alike. */
export async function requireUnlocked({ db, now }: Services, email: string): Promise<void> {
  const at = now()
  const { rows } = await db.auth.execute<{ until: string | Date | null }>(
    sql`select sign_in_lock_status(${email}, ${at.toISOString()}::timestamptz) as until`,
  )
  const until = rows[0]?.until
  if (!until) return
  const retryAfter = Math.max(1, Math.ceil((new Date(until).getTime() - at.getTime()) / SECOND))
  throw new Failure('account-locked', { retryAfter })
}

/** The failure that locks the address tells its owner by mail, with the link that lifts the lock. */
export async function recordFailedSignIn(services: Services, email: string): Promise<void> {
  await services.db.auth.transaction(async (tx) => {
    const { rows } = await tx.execute<{ locked: boolean }>(
      sql`select just_locked as locked from record_sign_in_failure(${email}, ${services.now().toISOString()}::timestamptz)`,
    )
    if (!rows[0]?.locked) return
    // An attacker can lock an address again and again; that must not fill its mailbox.
    if ((await secondsToWait(services, 'lock-mail-by-email', email, tx)) > 0) return
    await queueResetLink(tx, services, email, 'account_vergrendeld')
  })
}

export async function forgetFailedSignIns({ db }: Services, email: string): Promise<void> {
  await db.auth.execute(sql`select clear_sign_in_failures(${email})`)
}
