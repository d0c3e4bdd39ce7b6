/** The two reports that show how a website went since the calendar month before, as far as one rubric measured both. */
import { amsterdamMonth } from '#features/calendar.ts'
import type { PastScore } from './history.server.ts'

/** Where the last score of the month before is missing, or another rubric gave it, there is nothing to compare with. */
export function reportsOfTwoMonths<Past extends PastScore>(
  history: Past[],
  now: Date,
): { before: Past; last: Past } | null {
  const monthOf = ({ takenAt }: Past) => amsterdamMonth(new Date(takenAt))
  const thisMonth = amsterdamMonth(now)
  const first = new Date(`${thisMonth}-01T12:00:00Z`)
  const lastMonth = amsterdamMonth(new Date(first.getTime() - 15 * 86_400_000))
  const last = history.at(-1)
  const before = history.findLast((past) => monthOf(past) === lastMonth)
  if (!last || !before || monthOf(last) !== thisMonth || before.rubricVersion !== last.rubricVersion) return null
  return { before, last }
}

/** Two analyses of an unchanged website may differ by this many points. */
export const NOISE = 3

export interface Change {
  from: number
  to: number
  /** 'same': the difference is within what two readings of an unchanged website differ. */
  direction: 'up' | 'down' | 'same'
}

export function changeOf({ from, to }: { from: number; to: number }): Change {
  if (Math.abs(to - from) <= NOISE) return { from, to, direction: 'same' }
  return { from, to, direction: to > from ? 'up' : 'down' }
}
