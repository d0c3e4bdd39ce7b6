import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Plan } from '#db/schema/accounts.ts'
import { domains } from '#db/schema/domains.ts'

/** The plan in force for a domain of an account, inside a query. db/sql/plan-in-force.sql holds the rule. */
export function planInForce(userId: SQLWrapper, domainId: SQLWrapper): SQL<Plan> {
  return sql<Plan>`plan_in_force(${userId}, ${domainId})`
}

/** The plan of the account itself, whatever its websites have of their own. */
export function accountPlanInForce(userId: SQLWrapper): SQL<Plan> {
  return sql<Plan>`plan_in_force(${userId})`
}

/** The plan that an admin set for a website alone, until it ends; inside a query of `domains`. */
export const ownPlanInForce = sql<Plan | null>`
  case when ${domains.plan_ends_at} is null or ${domains.plan_ends_at} > now() then ${domains.plan_type} end`
