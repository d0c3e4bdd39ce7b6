/** What a partner's overview says of one website. A score without a fresh, successful reading behind it never counts as unchanged. */
import type { ANALYSIS_STATES } from '#db/schema/analyses.ts'
import type { PastScore } from '#features/analyses/history.server.ts'
import { type Change, changeOf, reportsOfTwoMonths } from '#features/analyses/since-last-month.ts'
import { nameOf } from './website-name.ts'
import type { Website } from './websites.server.ts'

export interface Reading {
  /** ISO 8601. */
  takenAt: string
  /** Null: the website could not be read. */
  score: number | null
  /** The change that is worth most now. */
  next: string | null
}

export interface Attempt {
  state: (typeof ANALYSIS_STATES)[number]
  startedAt: string
}

/** `current`: the newest reading is recent and has a score. */
export type ReadingState = 'never' | 'running' | 'failed' | 'not-read' | 'stale' | 'current'

export interface PortfolioRow extends Website {
  state: ReadingState
  /** When the score was measured, or since when it could not be; null when there is nothing. */
  at: string | null
  score: number | null
  /** Since last month; null where there is nothing to compare with, or the reading is not current. */
  change: Change | null
  next: string | null
}

/** A month, and a few days in which the next reading may come. */
const FRESH_MS = 35 * 86_400_000

export function portfolioRow(
  website: Website,
  { reading, history, attempt }: { reading: Reading | null; history: PastScore[]; attempt: Attempt | null },
  now: Date,
): PortfolioRow {
  const state = stateOf(reading, attempt, now)
  const at = state === 'failed' ? attempt!.startedAt : (reading?.takenAt ?? null)
  const two = state === 'current' ? reportsOfTwoMonths(history, now) : null
  const change = two && changeOf({ from: two.before.score, to: two.last.score })
  return {
    ...website,
    ...{ state, at, score: reading?.score ?? null, change, next: reading?.next ?? null },
  }
}

function stateOf(reading: Reading | null, attempt: Attempt | null, now: Date): ReadingState {
  if (attempt?.state === 'running') return 'running'
  const isNewer = attempt !== null && (reading === null || attempt.startedAt > reading.takenAt)
  if (isNewer && attempt.state === 'failed') return 'failed'
  if (!reading) return 'never'
  if (reading.score === null) return 'not-read'
  return now.getTime() - Date.parse(reading.takenAt) > FRESH_MS ? 'stale' : 'current'
}

export const PORTFOLIO_ORDERS = ['website', 'score', 'verandering', 'staat'] as const
export type PortfolioOrder = (typeof PORTFOLIO_ORDERS)[number]

/** What needs attention first. */
const URGENCY: ReadingState[] = ['failed', 'not-read', 'stale', 'never', 'running', 'current']

/** Websites without a value for the order come last, in either direction. */
export function sortPortfolio(rows: PortfolioRow[], order: PortfolioOrder, isDescending: boolean): PortfolioRow[] {
  const named = (a: PortfolioRow, b: PortfolioRow) => nameOf(a).localeCompare(nameOf(b), 'nl')
  const measureOf = VALUES[order]
  if (!measureOf) return rows.toSorted((a, b) => (isDescending ? named(b, a) : named(a, b)))
  return rows.toSorted((a, b) => {
    const [one, other] = [measureOf(a), measureOf(b)]
    if (one === other) return named(a, b)
    if (one === null || other === null) return one === null ? 1 : -1
    return isDescending ? other - one : one - other
  })
}

const VALUES: Record<PortfolioOrder, ((row: PortfolioRow) => number | null) | null> = {
  website: null,
  score: (row) => row.score,
  verandering: ({ change }) => change && change.to - change.from,
  staat: ({ state }) => URGENCY.indexOf(state),
}
