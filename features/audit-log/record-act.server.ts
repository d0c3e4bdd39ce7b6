/** Writes the audit log: who did what to whom, when and from where, in the transaction of the act itself. */
import { type SQL, sql } from 'drizzle-orm'
import type { ActorKind } from '#db/schema/audit-log.ts'
import type { Services } from '#features/services.ts'
import type { Act, Acts } from './acts.ts'

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
  services: Pick<Services, 'now'>,
  act: Recorded<A> & { by?: ActedBy },
): Promise<void> {
  await tx.execute(sql`select ${recordingOf(services, act)}`)
}

/** The same as a part of the statement that does the act. */
export function recordingOf<A extends Act>(
  { now }: Pick<Services, 'now'>,
  { act, to, from, details, by }: Recorded<A> & { by?: ActedBy },
): SQL {
  const userId = to && 'userId' in to ? to.userId : null
  const email = to && 'email' in to ? to.email : null
  return sql`record_act(${act}, ${now().toISOString()}::timestamptz, ${userId}::uuid, ${email}, ${from ?? null},
    ${JSON.stringify(details ?? {})}::jsonb, ${by?.kind ?? null}, ${by?.kind === 'user' ? by.userId : null}::uuid)`
}
