/** The list of accounts for admins, each as the specification's 'Admin user list item'. */
import { and, eq, ilike, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { accounts, user_roles, user_subscriptions } from '#db/schema/accounts.ts'
import { domains } from '#db/schema/domains.ts'
import { profiles } from '#db/schema/profiles.ts'
import { reports, reports_free } from '#db/schema/reports.ts'
import { requireAdmin } from '../accounts/require.ts'
import { actorOf, type Session } from '../accounts/session.ts'
import { parseInput } from '../input.ts'
import type { Services } from '../services.ts'
import { type AdminUser, getUsersSchema } from './admin-users.schema.ts'

type Filters = z.output<typeof getUsersSchema>

const planType = sql<AdminUser['plan_type']>`coalesce(${domains.plan_type}, ${user_subscriptions.plan_type}, 'free')`
const role = sql<AdminUser['role']>`coalesce(${user_roles.role}, 'user')`

const STATUS: Record<AdminUser['status'], SQL | undefined> = {
  active: and(isNull(accounts.deleted_at), isNull(accounts.suspended_at)),
  suspended: and(isNull(accounts.deleted_at), isNotNull(accounts.suspended_at)),
  deleted: isNotNull(accounts.deleted_at),
}

const columns = {
  id: accounts.user_id,
  email: accounts.email,
  display_name: accounts.display_name,
  company_name: profiles.company_name,
  domain_name: domains.domain_name,
  domain_id: domains.id,
  url: profiles.url,
  plan_type: planType,
  subscription_end: user_subscriptions.current_period_end,
  reports_count: sql<number>`
    (select count(*) from ${reports} where ${reports.user_id} = ${accounts.user_id}) +
    (select count(*) from ${reports_free} where ${reports_free.user_id} = ${accounts.user_id})`,
  role,
  suspended_at: accounts.suspended_at,
  created_at: accounts.created_at,
  last_sign_in_at: accounts.last_sign_in_at,
  deleted_at: accounts.deleted_at,
  profile_slug: profiles.profile_slug,
}

/** Newest first. Without a status: all but the deleted ones. Throws 'invalid-input' or 'not-allowed'. */
export async function getUsers(
  services: Services,
  session: Session,
  input: z.input<typeof getUsersSchema>,
): Promise<AdminUser[]> {
  requireAdmin(session)
  const filters = parseInput(getUsersSchema, input)
  const rows = await services.db.as(actorOf(session), (tx) =>
    tx
      .select(columns)
      .from(accounts)
      .leftJoin(user_roles, eq(user_roles.user_id, accounts.user_id))
      .leftJoin(user_subscriptions, eq(user_subscriptions.user_id, accounts.user_id))
      .leftJoin(domains, and(eq(domains.user_id, accounts.user_id), domains.is_primary))
      .leftJoin(profiles, and(eq(profiles.id, accounts.user_id), eq(profiles.domain_id, domains.id)))
      .where(conditionsOf(filters))
      .orderBy(sql`${accounts.created_at} desc, ${accounts.user_id}`),
  )
  const now = services.now()
  return rows.map(({ suspended_at, ...row }) => ({
    ...row,
    display_name: row.display_name || null,
    company_name: row.company_name || null,
    domain_name: row.domain_name || null,
    subscription_status: row.subscription_end && row.subscription_end <= now ? 'inactive' : 'active',
    subscription_end: isoOrNull(row.subscription_end),
    status: row.deleted_at ? 'deleted' : suspended_at ? 'suspended' : 'active',
    created_at: row.created_at.toISOString(),
    last_sign_in_at: isoOrNull(row.last_sign_in_at),
    deleted_at: isoOrNull(row.deleted_at),
  }))
}

function conditionsOf({ query, plan, status, role: wantedRole }: Filters): SQL | undefined {
  return and(
    status ? STATUS[status] : isNull(accounts.deleted_at),
    plan ? eq(planType, plan) : undefined,
    wantedRole ? eq(role, wantedRole) : undefined,
    query ? contains(query) : undefined,
  )
}

function contains(query: string): SQL | undefined {
  const pattern = `%${query.replace(/[\\%_]/g, '\\$&')}%`
  return or(
    ilike(accounts.email, pattern),
    ilike(accounts.display_name, pattern),
    ilike(profiles.company_name, pattern),
    ilike(domains.domain_name, pattern),
  )
}

function isoOrNull(moment: Date | null): string | null {
  return moment?.toISOString() ?? null
}
