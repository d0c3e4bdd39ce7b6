/** How many customers each tab of the list has, for a search and a status. */
import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import { requireAdmin } from '#features/accounts/require.ts'
import { actorOf, type Session } from '#features/accounts/session.ts'
import { parseInput } from '#features/input.ts'
import type { Services } from '#features/services.ts'
import { getUsersSchema } from './admin-users.schema.ts'

export type CustomerCounts = Record<'everyone' | 'free' | 'pro' | 'expert' | 'admins', number>

/** Throws 'invalid-input' or 'not-allowed'. */
export async function countCustomers(
  services: Services,
  session: Session,
  input: Pick<z.input<typeof getUsersSchema>, 'query' | 'status'>,
): Promise<CustomerCounts> {
  requireAdmin(session)
  const { query, status } = parseInput(getUsersSchema.pick({ query: true, status: true }), input)
  const { rows } = await services.db.as(actorOf(session), (tx) =>
    tx.execute<CustomerCounts>(sql`select * from count_customers(${query ?? null}, ${status ?? null})`),
  )
  return rows[0]!
}
