/** What changed between a report and the next one of the same website, in the report's own sentences. */
import { factOf, knownFieldCheckId, shownField } from '#engine/known-fields.ts'
import { type AuditReport, type CheckResult, KNOWN_FIELDS } from '#engine/report/report.ts'
import { shownNumber } from '#engine/wording.ts'
import { hostOf } from '#features/domains/host.ts'

interface Change {
  title: string
  before: string
  after: string
}

/** As it is stored. */
export interface Revision {
  /** The page that was read first because the report was wrong. */
  page: string
  scoreBefore: number | null
  scoreAfter: number | null
  /** Checks with a different finding. `brief` is for plans that see only names, points and facts; older revisions lack it. */
  changes: (Change & { category?: CheckResult['category']; brief?: { before: string; after: string } })[]
}

/** Between two whole readings of a website. */
export type Difference = Omit<Revision, 'page'>

type Viewed<Kept extends Difference> = Omit<Kept, 'changes'> & { changes: Change[] }
export type DifferenceView = Viewed<Difference>
export type RevisionView = Viewed<Revision>

type Compared = Pick<AuditReport, 'score' | 'checks' | 'known_fields' | 'facts' | 'language' | 'rubric_version' | 'url'>

/** Null where the two cannot be compared: another rubric measures something else, another host is another website. */
export function differenceOf(before: Compared | null, after: Compared): Difference | null {
  if (!before || before.rubric_version !== after.rubric_version) return null
  return siteOf(before) === siteOf(after) ? changesOf(before, after, isNews) : null
}

const siteOf = ({ url }: Compared) => (URL.canParse(url) ? hostOf(new URL(url)) : url)

/** A sentence of a check that still has the same outcome is no news, unless it states a fact. */
function isNews(was: CheckResult, is: CheckResult): boolean {
  if (was.outcome !== is.outcome || was.points !== is.points) return true
  return is.category === 'bekende-gegevens' && was.says !== is.says
}

export function revisionOf(before: Compared, after: Compared, page: string): Revision {
  return { page, ...changesOf(before, after, (was, is) => isNews(was, is) || was.says !== is.says) }
}

function changesOf(before: Compared, after: Compared, isOther: typeof isNews): Difference {
  const earlier = new Map(before.checks.map((check) => [check.id, check]))
  const changes = after.checks.flatMap((check) => {
    const was = earlier.get(check.id)
    if (!was || !isOther(was, check)) return []
    const brief = { before: briefly(was, before), after: briefly(check, after) }
    return [{ title: check.title, category: check.category, before: was.says, after: check.says, brief }]
  })
  // Of the pages that were read alone, a sentence may change without news: what moved comes first.
  return { scoreBefore: before.score, scoreAfter: after.score, changes: changes.slice(0, 40) }
}

/** Each check in brief: its sentence stands in the report itself. `mayRead` says of which the plan may read that sentence too. */
export function differenceView<Kept extends Difference>(
  { changes, ...kept }: Kept,
  mayRead: (category: CheckResult['category'] | undefined) => boolean,
): Viewed<Kept> {
  return {
    ...kept,
    changes: changes.flatMap(({ title, category, before, after, brief }) => {
      if (brief && brief.before !== brief.after) return [{ title, ...brief }]
      return mayRead(category) ? [{ title, before, after }] : []
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
