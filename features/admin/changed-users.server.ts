/** What an open list of customers asks when it hears of a change: its rows as they are now, who is new since it was loaded, and its counts. */
import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import { requireAdmin } from '#features/accounts/require.ts'
import { actorOf, type Session } from '#features/accounts/session.ts'
import { parseInput } from '#features/input.ts'
import type { Services } from '#features/services.ts'
import { type AdminUser, type CustomerCounts, type CustomerWebsite, changedUsersSchema } from './admin-users.schema.ts'
import { websitesOfCustomers } from './customer-details.server.ts'
import { getUsersById } from './get-users.server.ts'

/** The screen says 'more than 100'. */
const MOST_ADDED = 101
/** Sorts after every account of the same moment. */
const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

interface ChangedUsers {
  /** Without those that no longer exist. */
  users: AdminUser[]
  websites: CustomerWebsite[]
  /** Who was made after `since` and belongs to the list, oldest first, at most 101; null if that was not asked. */
  added: string[] | null
  /** Of the tabs; null if that was not asked. */
  counts: CustomerCounts | null
}

/** Throws 'invalid-input' or 'not-allowed'. */
export async function getChangedUsers(
  services: Services,
  session: Session,
  input: z.input<typeof changedUsersSchema>,
): Promise<ChangedUsers> {
  requireAdmin(session)
  const { ids, since, counted, query, plan, status, role } = parseInput(changedUsersSchema, input)
  const users = await getUsersById(services, session, ids)
  const websites = await websitesOfCustomers(services, session, ids)
  if (since === undefined && !counted) return { users, websites, added: null, counts: null }
  const place = since === undefined ? { at: null, id: null, limit: 0 } : { at: since, id: LAST_ID, limit: MOST_ADDED }
  const { rows } = await services.db.as(actorOf(session), (tx) =>
    tx.execute<{ ids: string[] | null; counts: CustomerCounts | null }>(sql`
      select ids, counts from find_customers(${query ?? null}, ${plan ?? null}, ${status ?? null}, ${role ?? null},
        'created_at', false, ${place.at}, ${place.id}::uuid, ${place.limit}, ${counted})`),
  )
  const { ids: added, counts } = rows[0]!
  return { users, websites, added: since === undefined ? null : (added ?? []), counts }
}

/** When the newest account was made, deleted ones not counted: what is made later is new to a list that is loaded now. */
export async function newestCustomer(services: Services, session: Session): Promise<string> {
  requireAdmin(session)
  const { rows } = await services.db.as(actorOf(session), (tx) =>
    tx.execute<{ at: string | null }>(
      sql`select sort_keys[1] as at from find_customers(null, null, null, null, 'created_at', true, null, null, 1, false)`,
    ),
  )
  return rows[0]?.at ?? new Date(0).toISOString()
}
