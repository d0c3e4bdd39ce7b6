/** An admin removes a deleted account for good, before its thirty days are over. */
import type { z } from 'zod'
import { requireAdmin, requireConfirmedAdmin } from '#features/accounts/require.ts'
import type { Session } from '#features/accounts/session.ts'
import { Failure } from '#features/failure.ts'
import { parseInput } from '#features/input.ts'
import { purgeAccount } from '#features/retention/retention.job.ts'
import type { Services } from '#features/services.ts'
import { purgeUserSchema } from './admin-acts.schema.ts'
import { findUser } from './get-users.server.ts'

/** Throws 'invalid-input', 'not-allowed', 'own-account', 'user-not-found', 'account-not-deleted' or 'second-look-required'. */
export async function purgeUser(
  services: Services,
  session: Session,
  input: z.input<typeof purgeUserSchema>,
): Promise<void> {
  const admin = requireAdmin(session)
  const { userId } = parseInput(purgeUserSchema, input)
  if (userId === admin.userId) throw new Failure('own-account')
  const { status } = await findUser(services, admin, userId)
  if (status !== 'deleted') throw new Failure('account-not-deleted')
  requireConfirmedAdmin(admin, services.now())
  const by = { kind: 'user', userId: admin.userId } as const
  if (!(await purgeAccount(services, userId, by, admin.clientAddress))) throw new Failure('account-not-deleted')
}
