/** How a score went since the calendar month before, as far as one rubric measured both. */
import { amsterdamMonth } from '#features/calendar.ts'
import type { PastScore } from './history.server.ts'

/** Where the last score of the month before is missing, or another rubric gave it, there is nothing to compare with. */
export function sinceLastMonth(history: PastScore[], now: Date): { from: number; to: number } | null {
  const monthOf = ({ takenAt }: PastScore) => amsterdamMonth(new Date(takenAt))
  const thisMonth = amsterdamMonth(now)
  const first = new Date(`${thisMonth}-01T12:00:00Z`)
  const lastMonth = amsterdamMonth(new Date(first.getTime() - 15 * 86_400_000))
  const last = history.at(-1)
  const before = history.findLast((past) => monthOf(past) === lastMonth)
  if (!last || !before || monthOf(last) !== thisMonth || before.rubricVersion !== last.rubricVersion) return null
  return { from: before.score, to: last.score }
}
