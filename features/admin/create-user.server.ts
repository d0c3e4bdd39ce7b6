/** An admin creates an account: the only way to get one. */
import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { user_roles, user_subscriptions } from '#db/schema/accounts.ts'
import { user } from '#db/schema/auth.ts'
import { createAccount } from '#features/accounts/create-account.server.ts'
import { requireAdmin } from '#features/accounts/require.ts'
import { actorOf, type Session } from '#features/accounts/session.ts'
import { recordAct } from '#features/audit-log/record-act.server.ts'
import { parseInput } from '#features/input.ts'
import type { Services } from '#features/services.ts'
import { createUserSchema } from './admin-users.schema.ts'

/** Returns the new user's id. Throws 'invalid-input', 'not-allowed' or 'email-taken'. */
export async function createUser(
  services: Services,
  session: Session,
  input: z.input<typeof createUserSchema>,
): Promise<string> {
  requireAdmin(session)
  const { email, password, role, plan_type } = parseInput(createUserSchema, input)
  const userId = await createAccount(services, { email, password })
  try {
    await services.db.as(actorOf(session), async (tx) => {
      await tx.update(user_roles).set({ role }).where(eq(user_roles.user_id, userId))
      await tx.update(user_subscriptions).set({ plan_type }).where(eq(user_subscriptions.user_id, userId))
      await recordAct(tx, services, {
        act: 'account-created',
        to: { userId },
        from: session.clientAddress,
        details: { role, plan: plan_type },
      })
    })
  } catch (error) {
    // Two database roles, so two transactions: if the second fails, the first is undone.
    await services.db.auth.delete(user).where(eq(user.id, userId))
    throw error
  }
  return userId
}
