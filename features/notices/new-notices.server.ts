/** Makes the notices of what changed. Files of strangers are compared in the worker thread. */
import { inWorker } from '#engine/analysis-pool.ts'
import type { AuditReport } from '#engine/report/report.ts'
import type { ChangedFile, ChangedRobots } from '#engine/watch/watched.ts'
import { ANNOUNCED_MS } from '#features/access/plan-news.ts'
import type { LostPoints, NewNotice } from './notice-details.ts'
import type { WatchChanges } from './watch.rules.ts'
import type { WatchedDomain } from './watched-domains.server.ts'

/** More would not be read in a notice; the analysis has them all. */
const NAMED_CHECKS = 5
/** Of files that are too heavy to compare. */
const NO_LINES: ChangedFile = { lines: [], more: 0, cause: null }

/** `day`: of the reading, so that the same change on another day is told again. */
export async function noticesOf(
  domainId: string,
  { score, robots, llms, noindex }: WatchChanges,
  report: AuditReport,
  day: string,
): Promise<NewNotice[]> {
  const cause = `${domainId} ${day}`
  const found: NewNotice[] = []
  if (robots) {
    const { crawlers, ...file } = await changedRobots(robots.from.text, robots.to.text, report.url)
    const details = { since: robots.since, ...file }
    if (crawlers.length > 0) found.push({ kind: 'crawler-access', cause, details: { ...details, crawlers } })
    else found.push({ kind: 'robots-txt', cause, details })
  }
  if (noindex) {
    const details = { since: noindex.since, before: noindex.from.found, after: noindex.to.found }
    found.push({ kind: 'noindex', cause, details })
  }
  if (llms) {
    const outcome = await inWorker('compareLlmsTxt', llms.from.text, llms.to.text)
    const file = outcome.ok ? outcome.value : NO_LINES
    const details = { since: llms.since, ...file, was: llms.from.text !== null, now: llms.to.text !== null }
    found.push({ kind: 'llms-txt', cause, details })
  }
  if (score) {
    const lost = lostPoints(score.from.points, report)
    const details = {
      since: score.since,
      ...{ from: score.from.score, to: score.to.score },
      ...{ lost: lost.slice(0, NAMED_CHECKS), more: Math.max(0, lost.length - NAMED_CHECKS) },
      // Only a ceiling that is new explains the fall.
      ceilings: report.gates.filter(({ id }) => !score.from.ceilings.includes(id)).map(({ says }) => says),
    }
    found.push({ kind: 'score-fell', cause, details })
  }
  return found
}

async function changedRobots(before: string | null, after: string | null, address: string): Promise<ChangedRobots> {
  const path = URL.parse(address)?.pathname ?? '/'
  const outcome = await inWorker('compareRobots', before, after, path)
  return outcome.ok ? outcome.value : { ...NO_LINES, crawlers: [] }
}

/** Most points first. What one of the two readings did not measure is no loss. */
function lostPoints(before: Record<string, number>, { checks }: AuditReport): LostPoints[] {
  return checks
    .flatMap(({ id, title, measured, points }) => {
      const from = before[id]
      return measured && from !== undefined && points < from ? [{ title, from, to: points }] : []
    })
    .toSorted((one, other) => other.from - other.to - (one.from - one.to))
}

/** Once for the same end, by the account's primary website. */
export function planEnding({ isPrimary, subscribed, endsAt }: WatchedDomain, now: Date): NewNotice | null {
  if (!isPrimary || endsAt === null || subscribed === 'free') return null
  const end = new Date(endsAt)
  const left = end.getTime() - now.getTime()
  if (left <= 0 || left > ANNOUNCED_MS) return null
  return {
    kind: 'plan-ending',
    cause: end.toISOString(),
    details: { plan: subscribed, endsAt: end.toISOString() },
  }
}
