/** Writes the audit log: who did what to whom, when and from where, in the transaction of the act itself. */
import { type SQL, sql } from 'drizzle-orm'
import type { ActorKind } from '#db/schema/audit-log.ts'
import type { Services } from '#features/services.ts'
<<<<<<< HEAD
import type { Act, Acts } from './acts.ts'
=======

/** Every act that is recorded, with what `details` say of it. */
interface Acts {
  'signed-in': never
  /** A wrong password. */
  'sign-in-failed': never
  /** The wrong password that locked the account for a while. */
  'sign-in-locked': never
  /** By the reset link. */
  'password-reset': never
  'password-changed': never
  /** The second step of signing in. */
  'second-step-on': never
  'second-step-off': never
  'recovery-codes-made': never
  'passkey-added': never
  'passkey-removed': never
  /** By the owner, from the list of devices. */
  'sessions-ended': never
  'token-created': { name: string; scope: string }
  'token-revoked': { name: string; scope: string }
  'account-created': { role: string; plan: string }
  'account-locked': never
  'account-unlocked': never
  'account-deleted': never
  'account-restored': never
  /** For good. */
  'account-purged': never
  'role-changed': { role: string }
  /** Of the account, or of one website; 'account' is a website that follows its account. */
  'plan-changed': { plan: string; until?: string; website?: string }
  /** A one-time password, by the operator or an admin. */
  'password-replaced': never
  /** By an admin, to the owner of the account. */
  'reset-link-sent': never
  'profile-published': { website: string }
  'profile-unpublished': { website: string }
  'website-changed': { from: string; to: string }
  'website-added': { website: string }
  /** With its profile. */
  'website-deleted': { website: string }
  /** Which ones, not what they became. */
  'settings-changed': { settings: string }
  'website-proven': { website: string }
  /** By the daily check: the proof was not found for three days; recorded by db/sql/domains.sql. */
  'website-unproven': { website: string }
  /** Taken offline, because another account proved that the website is its own; recorded by db/sql/domains.sql. */
  'website-displaced': { website: string }
  'report-shared': { website: string }
  'report-unshared': { website: string }
  'data-exported': never
  /** By an admin, who is the subject too: a mail of choice or a test mail. To whom is not kept. */
  'mail-sent': { template: string }
  /** By an admin, who is the subject too. */
  'template-saved': { template: string; version: string }
  'template-restored': { template: string; version: string; from: string }
}
export type Act = keyof Acts
>>>>>>> 86a22f2 (Tell an owner by mail, once, that a proof was lost, and name what a restored account does not get back)

type Recorded<A extends Act> = {
  act: A
  /** The subject of the act: an account, an e-mail address that may have none, or null for the system as a whole. */
  to: { userId: string } | { email: string } | null
  /** The network address of the request, if there is one. */
  from?: string | undefined
} & ([Acts[A]] extends [never] ? { details?: undefined } : { details: Acts[A] })

/** Who acts in a transaction of better-auth's role or of background work. In a signed-in user's transaction the database knows the user. */
export type ActedBy = { kind: 'user'; userId: string } | { kind: Exclude<ActorKind, 'user'> }

interface Transaction {
  execute(query: SQL): PromiseLike<unknown>
}

export async function recordAct<A extends Act>(
  tx: Transaction,
  { now }: Pick<Services, 'now'>,
  { act, to, from, details, by }: Recorded<A> & { by?: ActedBy },
): Promise<void> {
  const userId = to && 'userId' in to ? to.userId : null
  const email = to && 'email' in to ? to.email : null
  await tx.execute(sql`
    select record_act(${act}, ${now().toISOString()}::timestamptz, ${userId}::uuid, ${email}, ${from ?? null},
      ${JSON.stringify(details ?? {})}::jsonb, ${by?.kind ?? null}, ${by?.kind === 'user' ? by.userId : null}::uuid)`)
}
