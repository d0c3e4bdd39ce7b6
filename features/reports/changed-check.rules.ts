/** A check that differs from the report before: what it was and is, in words. */
import type { Language } from '#engine/report/report.ts'
import { shownNumber } from '#engine/wording.ts'
import type { ReportContent } from './report-content.schema.ts'

type ChangedCheck = NonNullable<ReportContent['previous']>['changes'][number]

/** What moved the score most comes first. */
export function mostMovedFirst(changes: readonly ChangedCheck[]): ChangedCheck[] {
  return changes.toSorted((one, other) => moveOf(other) - moveOf(one))
}

const moveOf = ({ before, after }: ChangedCheck) => Math.abs(after.points - before.points)

export function stateText({ measured, points, maxPoints, value }: ChangedCheck['before'], language: Language): string {
  const isDutch = language === 'nl'
  if (!measured) return isDutch ? 'niet gemeten' : 'not measured'
  if (value) return `‘${value}’`
  const [won, most] = [shownNumber(points, language), shownNumber(maxPoints, language)]
  if (maxPoints > 0) return isDutch ? `${won} van ${most} punten` : `${won} of ${most} points`
  return isDutch ? `${won} punten` : `${won} points`
}
