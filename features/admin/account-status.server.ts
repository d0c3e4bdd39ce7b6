/** What an admin can do to an account: lock it, delete it, and undo either. A trigger ends the sessions at once. */
import { eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Tx } from '#db/open-database.ts'
import { accounts, user_roles, user_subscriptions } from '#db/schema/accounts.ts'
import { domains } from '#db/schema/domains.ts'
import { profiles } from '#db/schema/profiles.ts'
import { requireAdmin } from '#features/accounts/require.ts'
import { actorOf, type Session } from '#features/accounts/session.ts'
import type { Act } from '#features/audit-log/acts.ts'
import { recordAct } from '#features/audit-log/record-act.server.ts'
import { Failure } from '#features/failure.ts'
import { parseInput } from '#features/input.ts'
import type { Services } from '#features/services.ts'
import { deleteUserSchema, userIdField } from './admin-acts.schema.ts'

/**
 * 'Vergrendeld': nobody can sign in to it. Its published pages stay. All four throw 'not-allowed', 'own-account' or 'user-not-found',
 * and change nothing where nothing is to be changed.
 */
export async function lockUser(services: Services, session: Session, userId: string): Promise<void> {
  await change(services, session, userId, 'account-locked', 'suspended_at', services.now())
}

export async function unlockUser(services: Services, session: Session, userId: string): Promise<void> {
  await change(services, session, userId, 'account-unlocked', 'suspended_at', null)
}

/** A soft delete: the data stays for 30 days, but nobody can sign in and nothing is public. */
export async function deleteUser(services: Services, session: Session, userId: string): Promise<void> {
  const deleted_at = services.now()
  await change(services, session, userId, 'account-deleted', 'deleted_at', deleted_at, (tx) =>
    markRows(tx, userId, deleted_at),
  )
}

/** Returns the websites that another account has live meanwhile: that account keeps them. */
export async function restoreUser(services: Services, session: Session, userId: string): Promise<string[]> {
  let liveElsewhere: string[] = []
  await change(services, session, userId, 'account-restored', 'deleted_at', null, async (tx) => {
    await markRows(tx, userId, null)
    liveElsewhere = await websitesLiveElsewhere(tx, userId)
  })
  return liveElsewhere
}

/** admin-delete-user: one function for both, as the contract has it. Also throws 'invalid-input'. */
export async function deleteOrRestoreUser(
  services: Services,
  session: Session,
  input: z.input<typeof deleteUserSchema>,
): Promise<{ ok: true; live_elsewhere: string[] }> {
  requireAdmin(session)
  const { userId, restore } = parseInput(deleteUserSchema, input)
  if (restore) return { ok: true, live_elsewhere: await restoreUser(services, session, userId) }
  await deleteUser(services, session, userId)
  return { ok: true, live_elsewhere: [] }
}

async function change(
  services: Services,
  session: Session,
  userId: string,
  act: Extract<Act, 'account-locked' | 'account-unlocked' | 'account-deleted' | 'account-restored'>,
  column: 'suspended_at' | 'deleted_at',
  moment: Date | null,
  also?: (tx: Tx) => Promise<void>,
): Promise<void> {
  requireAdmin(session)
  if (userId === session.userId) throw new Failure('own-account')
  if (!userIdField.safeParse(userId).success) throw new Failure('user-not-found')
  await services.db.as(actorOf(session), async (tx) => {
    const { rows } = await tx.execute<{ admin: boolean }>(sql`select await_admin_turn() as admin`)
    if (!rows[0]?.admin) throw new Failure('not-allowed')
    const [found] = await tx
      .select({ current: accounts[column] })
      .from(accounts)
      .where(eq(accounts.user_id, userId))
      .for('update')
    if (!found) throw new Failure('user-not-found')
    if ((found.current === null) === (moment === null)) return
    await tx
      .update(accounts)
      .set({ [column]: moment })
      .where(eq(accounts.user_id, userId))
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

async function websitesLiveElsewhere(tx: Tx, userId: string): Promise<string[]> {
  const { rows } = await tx.execute<{ name: string }>(sql`select name from websites_live_elsewhere(${userId}) as name`)
  return rows.map(({ name }) => name)
}
