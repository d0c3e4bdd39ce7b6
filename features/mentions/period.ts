/** The weeks or months that figures are of, in Amsterdam: twelve, the last of which is still going on. */
import { amsterdamDay } from '#features/calendar.ts'

export const GRAINS = ['week', 'month'] as const
export type Grain = (typeof GRAINS)[number]

const SPANS = 12
const DAY_MS = 24 * 60 * 60_000

/** The first day of each, oldest first: `2026-11-16`. A week begins on Monday. */
export function spansUntil(now: Date, grain: Grain): string[] {
  const today = new Date(`${amsterdamDay(now)}T00:00:00Z`)
  return Array.from({ length: SPANS }, (_, at) => isoDay(spanBefore(today, grain, SPANS - 1 - at)))
}

function spanBefore(today: Date, grain: Grain, back: number): Date {
  if (grain === 'month') return new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - back, 1))
  const sinceMonday = (today.getUTCDay() + 6) % 7
  return new Date(today.getTime() - (sinceMonday + 7 * back) * DAY_MS)
}

const isoDay = (day: Date) => day.toISOString().slice(0, 10)
