/** Which websites are due for the report of a month: those of open accounts whose plan in force includes it. */
import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '#db/open-database.ts'
import type { Plan } from '#db/schema/accounts.ts'
import { TIJDZONES } from '#db/schema/choices.ts'
import type { Language } from '#engine/report/report.ts'
import { allows } from '#features/access/plans.ts'
import { isCovered } from '#features/domains/own-domain.server.ts'
import { duePeriod } from './due-date.rules.ts'

export interface DueDomain {
  id: string
  userId: string
  /** `2026-11`. */
  period: string
  url: string
  language: Language
  mail: { to: string; firstName: string; summary: boolean; pdf: boolean }
}

const LAST_DAY = 31

interface Row extends Record<string, unknown> {
  id: string
  userId: string
  period: string
  url: string
  language: Language
  to: string
  displayName: string
  summary: boolean
  pdf: boolean
  isPrimary: boolean
  plan: Plan
  accountPlan: Plan
}

/** At most `most`, in the order of their ids, after `last`. Also returns the last id that was looked at; null: there are no more. */
export async function dueDomains(
  tx: Tx,
  now: Date,
  { last, most }: { last: string; most: number },
): Promise<{ due: DueDomain[]; next: string | null }> {
  const rows = await select(tx, now, sql`d.id > ${last}::uuid`, most)
  return { due: rows.filter(isEntitled).map(shown), next: rows.length < most ? null : rows.at(-1)!.id }
}

/** Null where it is not due, or no longer: its report is there, the plan has ended, the account was closed. */
export async function dueDomain(tx: Tx, now: Date, id: string): Promise<DueDomain | null> {
  const [row] = await select(tx, now, sql`d.id = ${id}::uuid`, 1)
  return row && isEntitled(row) ? shown(row) : null
}

/** The settings are those of the account, on the profile of its primary website. */
async function select(tx: Tx, now: Date, which: SQL, most: number): Promise<Row[]> {
  const schedules = dueSchedules(now)
  if (schedules.length === 0) return []
  const { rows } = await tx.execute<Row>(sql`
    select d.id, d.user_id as "userId", due.period, p.url, s.taal as language, s.rapport_samenvatting_email as summary,
      s.rapport_volledige_pdf as pdf, coalesce(s.rapport_email, a.email) as "to", a.display_name as "displayName",
      d.is_primary as "isPrimary", plan_in_force(d.user_id, d.id) as plan, plan_in_force(d.user_id) as "accountPlan"
    from domains d
      join accounts a on a.user_id = d.user_id and a.deleted_at is null and a.suspended_at is null
      join profiles p on p.id = d.user_id and p.domain_id = d.id
      join domains main on main.user_id = d.user_id and main.is_primary
      join profiles s on s.id = main.user_id and s.domain_id = main.id
      join (values ${sql.join(schedules, sql`, `)}) as due (zone, day, period)
        on due.zone = s.tijdzone and due.day = s.rapport_dag_vd_maand
    where d.deleted_at is null and d.domain_name <> '' and p.url is not null and s.rapport_frequentie = 'maandelijks'
      and not exists (
        select from reports r where r.domain_id = d.id and r.maand = due.period and r.monthly and r.score is not null)
      and ${which}
    order by d.id limit ${most}`)
  return rows
}

/** Every choice of zone and day for which a report is due now, with its period: so the database compares and nobody else is read. */
function dueSchedules(now: Date): SQL[] {
  return TIJDZONES.flatMap((timeZone) =>
    Array.from({ length: LAST_DAY }, (_, at) => at + 1).flatMap((day) => {
      const period = duePeriod({ frequency: 'maandelijks', day, timeZone }, now)
      return period ? [sql`(${timeZone}::text, ${day}::int, ${period}::text)`] : []
    }),
  )
}

function isEntitled({ plan, accountPlan, isPrimary }: Row): boolean {
  return allows(plan, 'monthly-report') && isCovered({ isPrimary, plan }, accountPlan)
}

function shown({ id, userId, period, url, language, to, displayName, summary, pdf }: Row): DueDomain {
  const firstName = displayName.trim().split(/\s/)[0] ?? ''
  return { id, userId, period, url, language, mail: { to, firstName, summary, pdf } }
}
