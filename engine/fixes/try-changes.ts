/**
 * The effect of each change, found by trying it: the edit is made in memory and the site is judged again, ceilings included.
 * Changes that we cannot write (the server, speed, prose) are tried with the best outcome of their checks.
 */

import type { SiteEvidence } from '#engine/evidence.ts'
import { readChanged, type SiteReading } from '#engine/extract/read-site.ts'
import { exactScore, type Judged, judgeSite, rounded } from '#engine/judge/score.ts'
import type { AuditReport, CheckResult, Gate, ReportChange } from '#engine/report/report.ts'
import type { Fix, FixId } from './fix.ts'

/** Checks whose advice equals the edit of a fix. */
const TOLD_BY_FIX: Record<FixId, string[]> = {
  'robots-txt': ['user-fetchers', 'sitemap', 'other-crawlers'],
  indexing: ['indexable'],
  description: ['known-description'],
  'json-ld': ['organization-markup', 'same-as', 'numbers-in-markup'],
  'llms-txt': ['llms-txt'],
}
/** Checks that the same work of the owner improves. */
const ONE_WORK = [
  ['text-in-html', 'basics-in-html'],
  ['company-numbers', 'known-kvk', 'known-vat'],
]
/** The ceiling that is lifted when this check has its best outcome. */
const LIFTS: Record<string, Gate['id']> = { indexable: 'noindex', 'text-in-html': 'no-text' }

/** Above this total size pages are not parsed again for a forecast: the report itself needs the time. */
const LARGEST_READ_AGAIN = 1_500_000

interface Tried extends ReportChange {
  exact: number
  /** The score without ceilings, to rank two changes that a ceiling makes equal. */
  free: number
}

export function tryChanges(report: AuditReport, site: SiteReading, fixes: Fix[]): ReportChange[] {
  if (report.score === null) return []
  const before: Judged = { checks: report.checks, gates: report.gates, score: report.score }
  const tried = fixes
    .filter((fix) => isLight(site) || !fix.changesPage)
    .flatMap((fix) => tryFix(fix, before, site, report) ?? [])
  const answered = new Set(
    tried.flatMap(({ id, checks }) => [...(TOLD_BY_FIX[id as FixId] ?? []), ...full(checks, tried)]),
  )
  const server = robotsServer(before, site, report)
  for (const id of server?.checks ?? []) answered.add(id)
  const rest = before.checks.filter((check) => canWin(check) && !answered.has(check.id))
  return [...tried, ...(server ? [server] : []), ...works(rest).map((checks) => tryBest(checks, before))]
    .filter(({ to, exact, free }) => to === null || exact > 0 || free > 0)
    .sort((a, b) => Number(b.to === null) - Number(a.to === null) || b.exact - a.exact || b.free - a.free)
    .map(({ exact: _, free: __, ...change }) => change)
}

export const isLight = ({ pages }: SiteReading) =>
  pages.reduce((sum, { bytes }) => sum + bytes, 0) <= LARGEST_READ_AGAIN
const canWin = ({ measured, advice, points, maxPoints }: CheckResult) =>
  measured && advice !== undefined && points < maxPoints

/** Checks that a fix brings to their best outcome need no separate advice. */
function full(checks: string[], tried: (Tried & { best?: string[] })[]): string[] {
  return tried.flatMap(({ best = [] }) => best).filter((id) => checks.includes(id))
}

function tryFix(
  fix: Fix,
  before: Judged,
  site: SiteReading,
  { language }: AuditReport,
): (Tried & { best: string[] }) | null {
  const edited = fix.apply(site.evidence)
  const after = judged(site, edited, language)
  const change = compared(before, after)
  // A change without effect is left out.
  if (change.to !== null && change.free <= 0) return null
  const best = after.checks.filter(({ id, points, maxPoints }) => change.checks.includes(id) && points === maxPoints)
  return {
    id: fix.id,
    category: fix.category,
    says: fix.says,
    ...change,
    best: best.map(({ id }) => id),
    ...(fix.code ? { code: { ...fix.code, intro: fix.intro } } : {}),
  }
}

/** The website judged again with its evidence edited. */
export function judged(site: SiteReading, evidence: SiteEvidence, language: AuditReport['language']): Judged {
  return judgeSite(readChanged(site, evidence), language)
}

/** A failing robots.txt blocks all crawlers; any answer, even 404, allows them again. */
function robotsServer(before: Judged, site: SiteReading, { language }: AuditReport): Tried | null {
  if (site.robots.access !== 'disallow-all' || !site.home) return null
  const check = before.checks.find(({ id }) => id === 'robots-readable')
  if (!check?.advice) return null
  const { robots } = site.evidence
  const edited = { ...site.evidence, robots: { ...robots, status: 404, failure: null, body: new Uint8Array() } }
  return {
    id: check.id,
    category: check.category,
    says: check.advice,
    ...compared(before, judged(site, edited, language)),
  }
}

function works(checks: CheckResult[]): CheckResult[][] {
  const groups = new Map<string, CheckResult[]>()
  for (const check of checks) {
    const key = ONE_WORK.findIndex((ids) => ids.includes(check.id))
    const name = key >= 0 ? String(key) : check.advice!
    groups.set(name, [...(groups.get(name) ?? []), check])
  }
  return [...groups.values()]
}

function tryBest(checks: CheckResult[], before: Judged): Tried {
  const ids = new Set(checks.map(({ id }) => id))
  const lifted = new Set(checks.map(({ id }) => LIFTS[id]))
  const after: Judged = {
    checks: before.checks.map((check) => (ids.has(check.id) ? { ...check, points: check.maxPoints } : check)),
    gates: before.gates.filter(({ id }) => !lifted.has(id)),
    score: null,
  }
  const [first] = checks.toSorted((a, b) => b.maxPoints - b.points - (a.maxPoints - a.points))
  const exact = exactScore(after.checks, after.gates)
  return {
    id: first!.id,
    category: first!.category,
    says: first!.advice!,
    ...compared(before, { ...after, score: rounded(exact) }),
  }
}

export function compared(before: Judged, after: Judged): Omit<Tried, 'id' | 'category' | 'says'> {
  const from = before.score!
  const points = new Map(before.checks.map((check) => [check.id, check.points]))
  const moved = after.checks.filter((check) => check.measured && check.points > (points.get(check.id) ?? 0))
  const of = ({ checks, gates }: Judged) => exactScore(checks, gates) ?? 0
  const without = ({ checks }: Judged) => exactScore(checks, []) ?? 0
  const lowest = after.gates.toSorted((a, b) => a.maxScore - b.maxScore)[0]
  const held = lowest && after.score === lowest.maxScore && without(after) > lowest.maxScore ? lowest.id : null
  return {
    checks: moved.map(({ id }) => id),
    from,
    to: after.score,
    points: after.score === null ? 0 : after.score - from,
    held,
    exact: after.score === null ? 0 : of(after) - of(before),
    free: after.score === null ? 0 : without(after) - without(before),
  }
}
