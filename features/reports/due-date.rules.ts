/** When the report of a month is due: in the morning of the chosen day, by the clock of the account's time zone. */
import type { RAPPORT_FREQUENTIES, TIJDZONES } from '#db/schema/choices.ts'
import { localTime } from '#features/local-time.ts'

export interface ReportSchedule {
  frequency: (typeof RAPPORT_FREQUENTIES)[number]
  /** 1 to 31; in a month without that day it is the last one. */
  day: number
  timeZone: (typeof TIJDZONES)[number]
}

/** Before people start work, and after the hour in which the clocks change. */
const HOUR = 7
/** How long a report that could not be made is still made later: after a failure, or a machine that was off. */
const CATCH_UP_DAYS = 7

/** The month ('2026-11') of which the report is due at `now`; null when none is. */
export function duePeriod(schedule: ReportSchedule, now: Date): string | null {
  if (schedule.frequency !== 'maandelijks') return null
  const month = localTime(now, schedule.timeZone).toISOString().slice(0, 7)
  // At the beginning of a month the one before it may still be due.
  return [month, monthBefore(month)].find((period) => isDue(schedule, period, now)) ?? null
}

/** The moment from which the report of a month is due. */
export function dueMoment({ day, timeZone }: Omit<ReportSchedule, 'frequency'>, period: string): Date {
  const [year = 0, month = 0] = period.split('-').map(Number)
  const lastDay = new Date(Date.UTC(year, month, 0)).getUTCDate()
  const wanted = Date.UTC(year, month - 1, Math.min(day, lastDay), HOUR)
  return new Date(wanted - offsetAt(new Date(wanted - offsetAt(new Date(wanted), timeZone)), timeZone))
}

/** The first instant of the period's report is `dueMoment`; the last is a week later by the local calendar. */
function isDue(schedule: ReportSchedule, period: string, now: Date): boolean {
  const due = dueMoment(schedule, period)
  return due <= now && now.getTime() < due.getTime() + CATCH_UP_DAYS * 86_400_000
}

function monthBefore(period: string): string {
  const [year = 0, month = 0] = period.split('-').map(Number)
  return new Date(Date.UTC(year, month - 2, 1)).toISOString().slice(0, 7)
}

/** How far the local clock is ahead of UTC, in milliseconds. */
const offsetAt = (moment: Date, timeZone: string) => localTime(moment, timeZone).getTime() - moment.getTime()
