/** What changed between a report and its revision, in the report's own words. */
import { factOf, knownFieldCheckId, shownField } from '#engine/known-fields.ts'
import { type AuditReport, type CheckResult, KNOWN_FIELDS } from '#engine/report/report.ts'
import { shownNumber } from '#engine/wording.ts'

interface Change {
  title: string
  before: string
  after: string
}

/** As it is stored. */
export interface Revision {
  /** The page that was read first. */
  page: string
  scoreBefore: number | null
  scoreAfter: number | null
  /** Checks with a different finding. `brief` is for plans that see only names, points and facts; older revisions lack it. */
  changes: (Change & { category?: CheckResult['category']; brief?: { before: string; after: string } })[]
}

export type RevisionView = Omit<Revision, 'changes'> & { changes: Change[] }

type Compared = Pick<AuditReport, 'score' | 'checks' | 'known_fields' | 'facts' | 'language'>

export function revisionOf(before: Compared, after: Compared, page: string): Revision {
  const earlier = new Map(before.checks.map((check) => [check.id, check]))
  const changes = after.checks.flatMap((check) => {
    const was = earlier.get(check.id)
    const same = !was || (was.outcome === check.outcome && was.points === check.points && was.says === check.says)
    if (same) return []
    const brief = { before: briefly(was, before), after: briefly(check, after) }
    return [{ title: check.title, category: check.category, before: was.says, after: check.says, brief }]
  })
  // Sentences about which pages were read may change without meaning, so real changes come first.
  return { page, scoreBefore: before.score, scoreAfter: after.score, changes: changes.slice(0, 40) }
}

/** Contains the findings only of the checks that the plan may read. */
export function revisionView(
  { changes, ...revision }: Revision,
  mayRead: (category: CheckResult['category'] | undefined) => boolean,
): RevisionView {
  return {
    ...revision,
    changes: changes.flatMap(({ title, category, before, after, brief }) => {
      if (mayRead(category)) return [{ title, before, after }]
      return !brief || brief.before === brief.after ? [] : [{ title, ...brief }]
    }),
  }
}

/** A fact is compared by its value, any other check by its points. */
function briefly(check: CheckResult, report: Compared): string {
  const field = KNOWN_FIELDS.find((name) => knownFieldCheckId(name) === check.id)
  if (field && report.known_fields[field] && factOf(report.facts, field))
    return shownField(report.facts, field, report.language)
  if (!check.measured) return 'niet gemeten'
  const points = `${shownNumber(check.points, 'nl')} van ${shownNumber(check.maxPoints, 'nl')} punten`
  return field && check.points === 0 ? `niet gevonden (${points})` : points
}
