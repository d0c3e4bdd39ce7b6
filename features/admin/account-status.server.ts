/** What an admin can do to an account: lock it, delete it, and undo either. A trigger ends the sessions at once. */
import { eq } from 'drizzle-orm'
import type { Tx } from '#db/open-database.ts'
import { accounts, user_roles, user_subscriptions } from '#db/schema/accounts.ts'
import { domains } from '#db/schema/domains.ts'
import { profiles } from '#db/schema/profiles.ts'
import { requireAdmin } from '#features/accounts/require.ts'
import { actorOf, type Session } from '#features/accounts/session.ts'
import { type Act, recordAct } from '#features/audit-log/record-act.server.ts'
import { Failure } from '#features/failure.ts'
import type { Services } from '#features/services.ts'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** 'Vergrendeld': nobody can sign in to it. Its published pages stay. All four throw 'not-allowed', 'own-account' or 'not-found'. */
export async function lockUser(services: Services, session: Session, userId: string): Promise<void> {
  await change(services, session, userId, 'account-locked', { suspended_at: services.now() })
}

export async function unlockUser(services: Services, session: Session, userId: string): Promise<void> {
  await change(services, session, userId, 'account-unlocked', { suspended_at: null })
}

/** A soft delete: the data stays for 30 days, but nobody can sign in and nothing is public. */
export async function deleteUser(services: Services, session: Session, userId: string): Promise<void> {
  const deleted_at = services.now()
  await change(services, session, userId, 'account-deleted', { deleted_at }, (tx) => markRows(tx, userId, deleted_at))
}

export async function restoreUser(services: Services, session: Session, userId: string): Promise<void> {
  await change(services, session, userId, 'account-restored', { deleted_at: null }, (tx) => markRows(tx, userId, null))
}

async function change(
  services: Services,
  session: Session,
  userId: string,
  act: Extract<Act, 'account-locked' | 'account-unlocked' | 'account-deleted' | 'account-restored'>,
  columns: Partial<typeof accounts.$inferInsert>,
  also?: (tx: Tx) => Promise<void>,
): Promise<void> {
  requireAdmin(session)
  if (userId === session.userId) throw new Failure('own-account')
  if (!UUID.test(userId)) throw new Failure('not-found')
  await services.db.as(actorOf(session), async (tx) => {
    const changed = await tx
      .update(accounts)
      .set(columns)
      .where(eq(accounts.user_id, userId))
      .returning({ id: accounts.user_id })
    if (changed.length === 0) throw new Failure('not-found')
    await also?.(tx)
    await recordAct(tx, services, { act, to: { userId }, from: session.clientAddress })
  })
}

/** The contract puts the moment of deletion on each of the account's tables (docs/spec.md, 'Data'). */
async function markRows(tx: Tx, userId: string, deleted_at: Date | null): Promise<void> {
  await tx.update(user_roles).set({ deleted_at }).where(eq(user_roles.user_id, userId))
  await tx.update(user_subscriptions).set({ deleted_at }).where(eq(user_subscriptions.user_id, userId))
  await tx.update(domains).set({ deleted_at }).where(eq(domains.user_id, userId))
  await tx
    .update(profiles)
    .set({ deleted_at, status: deleted_at ? 'deleted' : 'active' })
    .where(eq(profiles.id, userId))
}
