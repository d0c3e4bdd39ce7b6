/** Ten failed sign-ins in a row lock an address for 15 minutes, known or not (decisions: People's data). */
import { sql } from 'drizzle-orm'
import { Failure } from '../failure.ts'
import type { Services } from '../services.ts'

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

/** True for the one failure that locks the address. */
export async function recordFailedSignIn({ db, now }: Services, email: string): Promise<boolean> {
  const { rows } = await db.auth.execute<{ locked: boolean }>(
    sql`select just_locked as locked from record_sign_in_failure(${email}, ${now().toISOString()}::timestamptz)`,
  )
  return rows[0]?.locked ?? false
}

export async function forgetFailedSignIns({ db }: Services, email: string): Promise<void> {
  await db.auth.execute(sql`select clear_sign_in_failures(${email})`)
}
