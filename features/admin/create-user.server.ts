/** An admin creates an account: the only way to get one. */
import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import { createAccount } from '#features/accounts/create-account.server.ts'
import { requireAdmin } from '#features/accounts/require.ts'
import { queueResetLink } from '#features/accounts/reset-link.server.ts'
import type { Session } from '#features/accounts/session.ts'
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
  const admin = requireAdmin(session)
  const { email, password, role, plan_type, email_opt_in } = parseInput(createUserSchema, input)
  return createAccount(services, { email, password }, async (tx, userId) => {
    await tx.execute(sql`select set_up_account(${admin.userId}, ${userId}, ${role}, ${plan_type})`)
    if (email_opt_in) await queueResetLink(tx, services, email, 'account_aangemaakt')
    await recordAct(tx, services, {
      act: 'account-created',
      to: { userId },
      from: admin.clientAddress,
      details: { role, plan: plan_type },
      by: { kind: 'user', userId: admin.userId },
    })
  })
}
