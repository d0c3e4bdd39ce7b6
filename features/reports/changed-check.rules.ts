/** A check that differs from the report before: what it was and is, in words. */
import type { CheckResult, Language } from '#engine/report/report.ts'
import { shownNumber } from '#engine/wording.ts'
import type { ReportContent } from './report-content.schema.ts'

/** Its checks are of one fact each. */
const FACTS: CheckResult['category'] = 'bekende-gegevens'

type ChangedCheck = NonNullable<ReportContent['previous']>['changes'][number]

/** What moved the score most comes first. */
export function mostMovedFirst(changes: readonly ChangedCheck[]): ChangedCheck[] {
  return changes.toSorted((one, other) => moveOf(other) - moveOf(one))
}

const moveOf = ({ before, after }: ChangedCheck) => Math.abs(after.points - before.points)

/** What it was and what it is. */
export function stateTexts({ category, before, after }: ChangedCheck, language: Language): [string, string] {
  return [stateText(category, before, language), stateText(category, after, language)]
}

function stateText(category: string, state: ChangedCheck['before'], language: Language): string {
  const { measured, points, maxPoints, value } = state
  const isDutch = language === 'nl'
  if (!measured) return isDutch ? 'niet gemeten' : 'not measured'
  if (value) return `‘${value}’`
  // Beside a value, points say nothing.
  if (category === FACTS && points === 0) return isDutch ? 'niet gevonden' : 'not found'
  const [won, most] = [shownNumber(points, language), shownNumber(maxPoints, language)]
  if (maxPoints > 0) return isDutch ? `${won} van ${most} punten` : `${won} of ${most} points`
  return isDutch ? `${won} punten` : `${won} points`
}
