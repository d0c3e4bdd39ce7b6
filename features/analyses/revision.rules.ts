/** What changed between a report and the one that revises it: told in the report's own words. */
import type { AuditReport } from '#engine/report.ts'

export interface Revision {
  /** The page that was read first. */
  page: string
  scoreBefore: number | null
  scoreAfter: number | null
  /** Checks that say something else now. */
  changes: { title: string; before: string; after: string }[]
}

type Compared = Pick<AuditReport, 'score' | 'checks'>

export function revisionOf(before: Compared, after: Compared, page: string): Revision {
  const earlier = new Map(before.checks.map((check) => [check.id, check]))
  const changes = after.checks.flatMap((check) => {
    const was = earlier.get(check.id)
    const same = !was || (was.outcome === check.outcome && was.points === check.points && was.says === check.says)
    return same ? [] : [{ title: check.title, before: was.says, after: check.says }]
  })
  // Of the pages that were read alone, a sentence may change without news: what moved comes first.
  return { page, scoreBefore: before.score, scoreAfter: after.score, changes: changes.slice(0, 40) }
}
