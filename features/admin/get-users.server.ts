/** The list of accounts for admins (docs/spec.md, 'Data'): `customers` finds and orders them (db/sql/customers.sql), the rest is read for one page. */
import { and, eq, inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Tx } from '#db/open-database.ts'
import { accounts, user_roles, user_subscriptions } from '#db/schema/accounts.ts'
import { domains } from '#db/schema/domains.ts'
import { profiles } from '#db/schema/profiles.ts'
import { reports, reports_free } from '#db/schema/reports.ts'
import { requireAdmin } from '#features/accounts/require.ts'
import { actorOf, type Session } from '#features/accounts/session.ts'
import { ownPlanInForce } from '#features/domains/plan-in-force.ts'
import { Failure } from '#features/failure.ts'
import { parseInput } from '#features/input.ts'
import type { Services } from '#features/services.ts'
import { type AdminUser, type CustomerCounts, getUsersSchema } from './admin-users.schema.ts'
import { readPlace, writePlace } from './list-place.ts'

const columns = {
  id: accounts.user_id,
  email: accounts.email,
  display_name: accounts.display_name,
  company_name: profiles.company_name,
  domain_name: domains.domain_name,
  domain_id: domains.id,
  url: profiles.url,
  plan_type: sql<AdminUser['plan_type']>`coalesce(${ownPlanInForce}, ${user_subscriptions.plan_type}, 'free')`,
  subscription_end: user_subscriptions.current_period_end,
  own_plan: ownPlanInForce,
  own_plan_end: domains.plan_ends_at,
  reports_count: sql<number>`
    (select count(*) from ${reports} where ${reports.user_id} = ${accounts.user_id}) +
    (select count(*) from ${reports_free} where ${reports_free.user_id} = ${accounts.user_id})`,
  role: sql<AdminUser['role']>`coalesce(${user_roles.role}, 'user')`,
  suspended_at: accounts.suspended_at,
  created_at: accounts.created_at,
  last_sign_in_at: accounts.last_sign_in_at,
  deleted_at: accounts.deleted_at,
  profile_slug: profiles.profile_slug,
}

/** Rows per page. */
const PAGE = 100

export interface CustomerPage {
  users: AdminUser[]
  /** Null on the last page. */
  next: string | null
}

/**
 * At most a hundred, newest first unless asked otherwise. Without a status: all but the deleted ones. Throws 'invalid-input' or
 * 'not-allowed'.
 */
export async function getUsers(
  services: Services,
  session: Session,
  input: z.input<typeof getUsersSchema>,
): Promise<CustomerPage> {
  const { page } = await findUsers(services, session, input, false)
  return page
}

/** The same, with the counts of the tabs: the search of both is worked out once. */
export async function getCountedUsers(
  services: Services,
  session: Session,
  input: z.input<typeof getUsersSchema>,
): Promise<CustomerPage & { counts: CustomerCounts }> {
  const { page, counts } = await findUsers(services, session, input, true)
  return { ...page, counts: counts! }
}

async function findUsers(
  services: Services,
  session: Session,
  input: z.input<typeof getUsersSchema>,
  isCounted: boolean,
): Promise<{ page: CustomerPage; counts: CustomerCounts | null }> {
  requireAdmin(session)
  const { query, plan, status, role, after, ...asked } = parseInput(getUsersSchema, input)
  const byDeletion = asked.sort === 'deleted_at' && status !== 'deleted'
  const sort = byDeletion || !asked.sort ? 'created_at' : asked.sort
  const place = readPlace(after, sort)
  const descending = (asked.order ?? (sort === 'name' || sort === 'email' ? 'asc' : 'desc')) === 'desc'
  const column = sort === 'last_sign_in_at' ? 'signed_in_at' : sort
  return services.db.as(actorOf(session), async (tx) => {
    const { rows } = await tx.execute<{
      ids: string[] | null
      sort_keys: string[] | null
      counts: CustomerCounts | null
    }>(sql`
      select ids, sort_keys, counts from find_customers(${query ?? null}, ${plan ?? null}, ${status ?? null}, ${role ?? null},
        ${column}, ${descending}, ${place?.key ?? null}, ${place?.id ?? null}::uuid, ${PAGE + 1}, ${isCounted})`)
    const { ids, sort_keys: keys, counts } = rows[0]!
    const found = (ids ?? []).map((id, at) => ({ id, key: keys![at]! }))
    const page = found.slice(0, PAGE)
    const users = await usersOf(
      tx,
      page.map(({ id }) => id),
      services.now(),
    )
    const last = found.length > PAGE ? page.at(-1)! : null
    return { page: { users, next: last && writePlace({ sort, ...last }) }, counts }
  })
}

/** One account; null when there is none. Throws 'not-allowed'. */
export async function getUser(services: Services, session: Session, userId: string): Promise<AdminUser | null> {
  if (!z.uuid().safeParse(userId).success) return null
  const [user] = await getUsersById(services, session, [userId])
  return user ?? null
}

/** Those that exist, in the order of the ids. Throws 'not-allowed'. */
export async function getUsersById(services: Services, session: Session, ids: string[]): Promise<AdminUser[]> {
  requireAdmin(session)
  return services.db.as(actorOf(session), (tx) => usersOf(tx, ids, services.now()))
}

/** Throws 'not-allowed' or 'user-not-found'. */
export async function findUser(services: Services, session: Session, userId: string): Promise<AdminUser> {
  const found = await getUser(services, session, userId)
  if (!found) throw new Failure('user-not-found')
  return found
}

/** In the order of the ids. */
async function usersOf(tx: Tx, ids: string[], now: Date): Promise<AdminUser[]> {
  if (ids.length === 0) return []
  const rows = await tx
    .select(columns)
    .from(accounts)
    .leftJoin(user_roles, eq(user_roles.user_id, accounts.user_id))
    .leftJoin(user_subscriptions, eq(user_subscriptions.user_id, accounts.user_id))
    .leftJoin(domains, and(eq(domains.user_id, accounts.user_id), domains.is_primary))
    .leftJoin(profiles, and(eq(profiles.id, accounts.user_id), eq(profiles.domain_id, domains.id)))
    .where(inArray(accounts.user_id, ids))
  const users = new Map(rows.map((row) => [row.id, toUser(row, now)]))
  return ids.flatMap((id) => users.get(id) ?? [])
}

type Row = Omit<AdminUser, 'subscription_status' | 'status' | 'subscription_end' | 'created_at' | 'last_sign_in_at'> & {
  subscription_end: Date | null
  own_plan: AdminUser['plan_type'] | null
  own_plan_end: Date | null
  suspended_at: Date | null
  created_at: Date
  last_sign_in_at: Date | null
}

function toUser(
  { suspended_at, own_plan, own_plan_end, ...row }: Omit<Row, 'deleted_at'> & { deleted_at: Date | null },
  now: Date,
): AdminUser {
  const end = own_plan ? own_plan_end : row.subscription_end
  return {
    ...row,
    display_name: row.display_name || null,
    company_name: row.company_name || null,
    domain_name: row.domain_name || null,
    subscription_status: end && end <= now ? 'inactive' : 'active',
    subscription_end: isoOrNull(end),
    status: row.deleted_at ? 'deleted' : suspended_at ? 'suspended' : 'active',
    created_at: row.created_at.toISOString(),
    last_sign_in_at: isoOrNull(row.last_sign_in_at),
    deleted_at: isoOrNull(row.deleted_at),
  }
}

function isoOrNull(moment: Date | null): string | null {
  return moment?.toISOString() ?? null
}
