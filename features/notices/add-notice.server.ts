import type { Tx } from '#db/open-database.ts'
import { notices } from '#db/schema/notices.ts'
import type { NewNotice } from './notice-details.ts'

/** In a transaction of jobs. `domainId` null: about the account. The same cause is told once. */
export async function addNotice(
  tx: Tx,
  { userId, domainId }: { userId: string; domainId: string | null },
  { kind, cause, details }: NewNotice,
  at: Date,
): Promise<void> {
  await tx
    .insert(notices)
    .values({ user_id: userId, domain_id: domainId, kind, cause, details, created_at: at })
    .onConflictDoNothing()
}
