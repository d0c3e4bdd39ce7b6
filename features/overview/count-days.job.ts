/** Counts what the overview shows of past days, once a day: what is counted may be gone later, the number stays. */
import { sql } from 'drizzle-orm'
import { amsterdamDay } from '#features/calendar.ts'
import type { Services } from '#features/services.ts'

const DAY_MS = 86_400_000
/** Single visits are kept for ninety days (features/retention), so an older day cannot be counted any more. */
const MOST_DAYS = 89

/**
 * Today's customers by plan, and what happened on every whole day since the first count. The last day that was counted is counted again:
 * an analysis that ran at midnight, or a visit that was verified after it, belongs to the day before.
 */
export async function countDays({ db, now }: Services, signal?: AbortSignal): Promise<void> {
  const today = amsterdamDay(now())
  await db.asJobs((tx) =>
    tx.execute(sql`
      insert into daily_figures (day, figure, number)
      select ${today}::date, 'customers-' || plan, number from count_customers_by_plan(null)
      on conflict (day, figure) do nothing`),
  )
  const { rows } = await db.asJobs((tx) =>
    tx.execute<{ day: string }>(sql`
      select coalesce(
        (select day from daily_figures where figure = 'publishes' order by day desc limit 1),
        (select day from daily_figures order by day limit 1))::text as day`),
  )
  const noon = Date.parse(`${today}T12:00:00Z`)
  const first = Math.max(Date.parse(`${rows[0]!.day}T12:00:00Z`), noon - MOST_DAYS * DAY_MS)
  for (let moment = first; moment < noon; moment += DAY_MS) {
    if (signal?.aborted) return
    const day = new Date(moment).toISOString().slice(0, 10)
    await db.asJobs((tx) =>
      tx.execute(sql`
        insert into daily_figures as d (day, figure, number) select ${day}::date, figure, number from figures_of_day(${day}::date)
        on conflict (day, figure) do update set number = greatest(d.number, excluded.number)`),
    )
  }
}
