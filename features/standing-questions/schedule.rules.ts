/** On which days a standing question is asked: on the weekday, or the day of the month, on which its schedule was chosen. */
import type { QuestionSchedule, TIJDZONES } from '#db/schema/choices.ts'
import { localTime } from '#features/local-time.ts'

type TimeZone = (typeof TIJDZONES)[number]

/** Before people start work, and after the hour in which the clocks change. */
const HOUR = 7
const DAY_MS = 86_400_000
/** A question that was asked late skips a day of its schedule that is nearer than this. */
const DAYS_BETWEEN = { weekly: 4, monthly: 15 } as const

/** The newest day (`2026-11-22`) whose questions may be asked: today from seven in the morning by the clock of the time zone. */
export function dueDay(now: Date, timeZone: TimeZone): string {
  return dayOf(localTime(now, timeZone).getTime() - HOUR * 3_600_000)
}

/** The day that the calendar of the time zone shows. */
export const localDay = (now: Date, timeZone: TimeZone) => dayOf(localTime(now, timeZone).getTime())

export const addDays = (day: string, days: number) => dayOf(Date.parse(day) + days * DAY_MS)

/** The first day of the schedule that is not too soon after `asked`. Null: it has none. */
export function nextDay(schedule: QuestionSchedule, since: string, asked: string): string | null {
  if (schedule === 'off') return null
  const earliest = addDays(asked, DAYS_BETWEEN[schedule])
  if (schedule === 'weekly') {
    const weeks = Math.ceil((Date.parse(earliest) - Date.parse(since)) / (7 * DAY_MS))
    return addDays(since, 7 * weeks)
  }
  const [year = 0, month = 0] = earliest.split('-').map(Number)
  const wanted = Number(since.slice(8))
  // In a month without that day it is the last one.
  const inMonth = (of: number) =>
    dayOf(Date.UTC(year, of, Math.min(wanted, new Date(Date.UTC(year, of + 1, 0)).getUTCDate())))
  const first = inMonth(month - 1)
  return first >= earliest ? first : inMonth(month)
}

const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10)
