/** Which websites are watched daily: those of open accounts whose plan in force includes it. */
import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '#db/open-database.ts'
import type { Plan } from '#db/schema/accounts.ts'
import type { Language } from '#engine/report/report.ts'
import { allows } from '#features/access/plans.ts'
import { isCovered } from '#features/domains/own-domain.server.ts'
import type { WatchState } from './watch.rules.ts'

export interface WatchedDomain extends Record<string, unknown> {
  id: string
  userId: string
  isPrimary: boolean
  /** Empty: the profile has no website yet, and there is nothing to read. */
  website: string
  url: string | null
  company: string
  language: Language
  to: string
  displayName: string
  wantsMail: boolean
  plan: Plan
  accountPlan: Plan
  subscribed: Plan
  /** Of the account's plan; null: it has no end. */
  endsAt: Date | string | null
  /** What earlier days left; null: it was not watched yet, or it was another website. */
  state: WatchState | null
  /** `2026-11-22` */
  watchedOn: string | null
}

/** At most `most`, in the order of their ids, after `last`. Also returns the last id that was looked at; null: there are no more. */
export async function watchedDomains(tx: Tx, { last, most }: { last: string; most: number }) {
  const rows = await select(tx, sql`d.id > ${last}::uuid`, most)
  return { ids: rows.filter(isEntitled).map(({ id }) => id), next: rows.length < most ? null : rows.at(-1)!.id }
}

/** Null where it is not watched, or no longer: the plan has ended, the account was closed. */
export async function watchedDomain(tx: Tx, id: string): Promise<WatchedDomain | null> {
  const [row] = await select(tx, sql`d.id = ${id}::uuid`, 1)
  return row && isEntitled(row) ? row : null
}

/** The settings are those of the account, on the profile of its primary website. */
async function select(tx: Tx, which: SQL, most: number): Promise<WatchedDomain[]> {
  const { rows } = await tx.execute<WatchedDomain>(sql`
    select d.id, d.user_id as "userId", d.is_primary as "isPrimary", d.domain_name as website, p.url,
      coalesce(p.company_name, '') as company, s.taal as language, coalesce(s.rapport_email, a.email) as "to",
      a.display_name as "displayName", s.meldingen_email as "wantsMail",
      plan_in_force(d.user_id, d.id) as plan, plan_in_force(d.user_id) as "accountPlan",
      u.plan_type as subscribed, u.current_period_end as "endsAt",
      case when w.website = d.domain_name then w.state end as state, w.watched_on::text as "watchedOn"
    from domains d
      join accounts a on a.user_id = d.user_id and a.deleted_at is null and a.suspended_at is null
      join profiles p on p.id = d.user_id and p.domain_id = d.id
      join domains main on main.user_id = d.user_id and main.is_primary
      join profiles s on s.id = main.user_id and s.domain_id = main.id
      join user_subscriptions u on u.user_id = d.user_id
      left join website_watches w on w.domain_id = d.id
    where d.deleted_at is null and ${which}
    order by d.id limit ${most}`)
  return rows
}

function isEntitled({ plan, accountPlan, isPrimary }: WatchedDomain): boolean {
  return allows(plan, 'daily-watch') && isCovered({ isPrimary, plan }, accountPlan)
}
