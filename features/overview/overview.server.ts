/** The overview of the admin area: past days as they were counted, and today as it is (db/sql/admin/overview.sql). */
import { sql } from 'drizzle-orm'
import type { Tx } from '#db/open-database.ts'
import { requireAdmin } from '#features/accounts/require.ts'
import { actorOf, type Session } from '#features/accounts/session.ts'
import { amsterdamDay } from '#features/calendar.ts'
import type { Services } from '#features/services.ts'
import { type DayFigures, type Figure, type Overview, PLAN_FIGURES, SHOWN_DAYS } from './figures.ts'

/** Counting more of one plan would take too long for a page; then the day's first count is shown. */
const COUNTED_AT_ONCE = 10_000

/** Throws 'not-allowed'. `atOnce`: for tests. */
export function getOverview(services: Services, session: Session, atOnce = COUNTED_AT_ONCE): Promise<Overview> {
  const admin = requireAdmin(session)
  const now = services.now()
  const days = lastDays(amsterdamDay(now), SHOWN_DAYS)
  const today = days.at(-1)!
  return services.db.as(actorOf(admin), async (tx) => {
    const { since, counted } = await countedSince(tx, days[0]!)
    const byDay = new Map(days.map((day): [string, DayFigures['figures']] => [day, {}]))
    for (const { day, figure, number } of counted) byDay.get(day)![figure] = Number(number)
    const ofToday = byDay.get(today)!
    const { rows: happened } = await tx.execute<{ figure: Figure; number: number }>(
      sql`select figure, number from figures_of_day(${today}::date)`,
    )
    for (const { figure, number } of happened) ofToday[figure] = Number(number)
    const isCurrent = await countCustomers(tx, ofToday, atOnce)
    let customersOf: string | null = null
    if (!isCurrent) customersOf = takeLastCount(byDay, today)
    return {
      since: since ?? today,
      days: days.map((day) => ({ day, figures: byDay.get(day)! })),
      customersOf,
      countedAt: now.toISOString(),
    }
  })
}

async function countedSince(tx: Tx, from: string) {
  const { rows: counted } = await tx.execute<{ day: string; figure: Figure; number: number }>(
    sql`select day::text as day, figure, number from daily_figures where day >= ${from}::date`,
  )
  const { rows } = await tx.execute<{ since: string }>(
    sql`select day::text as since from daily_figures order by day limit 1`,
  )
  return { counted, since: rows[0]?.since ?? null }
}

/** False where there are too many of a plan. */
async function countCustomers(tx: Tx, into: DayFigures['figures'], atOnce: number): Promise<boolean> {
  const { rows } = await tx.execute<{ plan: keyof typeof PLAN_FIGURES; number: number }>(
    sql`select plan, number from count_customers_by_plan(${atOnce + 1})`,
  )
  if (rows.some(({ number }) => Number(number) > atOnce)) return false
  for (const { plan, number } of rows) into[PLAN_FIGURES[plan]] = Number(number)
  return true
}

/** All plans of one count, so that their sum is true. Returns its day; null when there is none yet. */
function takeLastCount(byDay: Map<string, DayFigures['figures']>, today: string): string | null {
  const names = Object.values(PLAN_FIGURES)
  const last = [...byDay].findLast(([, figures]) => names.every((name) => figures[name] !== undefined))
  if (!last) return null
  const [day, figures] = last
  for (const name of names) byDay.get(today)![name] = figures[name]!
  return day
}

function lastDays(today: string, count: number): string[] {
  const noon = Date.parse(`${today}T12:00:00Z`)
  return Array.from({ length: count }, (_, at) =>
    new Date(noon - (count - 1 - at) * 86_400_000).toISOString().slice(0, 10),
  )
}
