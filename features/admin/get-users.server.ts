/** The list of accounts for admins (docs/spec.md, 'Data'). */
import { and, eq, ilike, isNotNull, isNull, not, or, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Tx } from '#db/open-database.ts'
import { accounts, user_roles, user_subscriptions } from '#db/schema/accounts.ts'
import { domains } from '#db/schema/domains.ts'
import { profiles } from '#db/schema/profiles.ts'
import { reports, reports_free } from '#db/schema/reports.ts'
import { requireAdmin } from '#features/accounts/require.ts'
import { actorOf, type Session } from '#features/accounts/session.ts'
import { Failure } from '#features/failure.ts'
import { parseInput } from '#features/input.ts'
import type { Services } from '#features/services.ts'
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

/** Rows per page. */
const PAGE = 100
/** Accounts per query. A rare filter looks at many, in steps, so that other queries can run in between. */
const FIRST_STEP = 200
const STEP = 5_000

interface Place {
  at: string
  id: string
}

/**
 * Newest first, at most a hundred. Without a status: all but the deleted ones. `next` is null on the last page. Throws
 * 'invalid-input' or 'not-allowed'.
 */
export async function getUsers(
  services: Services,
  session: Session,
  input: z.input<typeof getUsersSchema>,
): Promise<{ users: AdminUser[]; next: string | null }> {
  requireAdmin(session)
  const filters = parseInput(getUsersSchema, input)
  const [at, id] = filters.after?.split('_') ?? []
  let from: Place | null = at && id ? { at, id } : null
  const rows: Row[] = []
  for (let step = FIRST_STEP; rows.length <= PAGE; step = STEP) {
    const end = await services.db.as(actorOf(session), async (tx) => {
      const to = await stepEnd(tx, filters.status, from, step)
      const within = and(conditionsOf(filters), from ? isAfter(from) : undefined, to ? not(isAfter(to)!) : undefined)
      rows.push(...(await findRows(tx, within, PAGE + 1 - rows.length)))
      return to
    })
    if (!end) break
    from = end
  }
  const last = rows.length > PAGE ? rows[PAGE - 1] : undefined
  return {
    users: rows.slice(0, PAGE).map((row) => toUser(row, services.now())),
    next: last ? `${last.created_at.toISOString()}_${last.id}` : null,
  }
}

/** One account, for the confirmation page; null when there is none. Throws 'not-allowed'. */
export async function getUser(services: Services, session: Session, userId: string): Promise<AdminUser | null> {
  requireAdmin(session)
  if (!z.uuid().safeParse(userId).success) return null
  const [row] = await services.db.as(actorOf(session), (tx) => findRows(tx, eq(accounts.user_id, userId), 1))
  return row ? toUser(row, services.now()) : null
}

/** Throws 'not-allowed' or 'not-found'. */
export async function findUser(services: Services, session: Session, userId: string): Promise<AdminUser> {
  const found = await getUser(services, session, userId)
  if (!found) throw new Failure('not-found')
  return found
}

type Row = Awaited<ReturnType<typeof findRows>>[number]

const newestFirst = sql`${accounts.created_at} desc nulls last, ${accounts.user_id}`

function findRows(tx: Tx, where: SQL | undefined, limit: number) {
  return tx
    .select(columns)
    .from(accounts)
    .leftJoin(user_roles, eq(user_roles.user_id, accounts.user_id))
    .leftJoin(user_subscriptions, eq(user_subscriptions.user_id, accounts.user_id))
    .leftJoin(domains, and(eq(domains.user_id, accounts.user_id), domains.is_primary))
    .leftJoin(profiles, and(eq(profiles.id, accounts.user_id), eq(profiles.domain_id, domains.id)))
    .where(where)
    .orderBy(newestFirst)
    .limit(limit)
}

/** The last account of a step; null when the list ends before that. */
async function stepEnd(tx: Tx, status: Filters['status'], from: Place | null, length: number): Promise<Place | null> {
  const [end] = await tx
    .select({ at: accounts.created_at, id: accounts.user_id })
    .from(accounts)
    .where(and(statusIs(status), from ? isAfter(from) : undefined))
    .orderBy(newestFirst)
    .offset(length - 1)
    .limit(1)
  return end ? { at: end.at.toISOString(), id: end.id } : null
}

/** Written so that PostgreSQL can start at this place in the index. */
function isAfter({ at, id }: Place): SQL | undefined {
  const moment = sql`${at}::timestamptz`
  return sql`(${accounts.created_at} <= ${moment} and (${accounts.created_at} < ${moment} or ${accounts.user_id} > ${id}::uuid))`
}

function toUser({ suspended_at, ...row }: Row, now: Date): AdminUser {
  return {
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
  }
}

function statusIs(status: Filters['status']): SQL | undefined {
  return status ? STATUS[status] : isNull(accounts.deleted_at)
}

function conditionsOf({ query, plan, status, role: wantedRole }: Filters): SQL | undefined {
  return and(
    statusIs(status),
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
