/**
 * What a reading of a website says beside the readings before it: pure, with the moment as a value. A change counts when two readings a
 * day apart have it, and is then told once. A reading that failed says nothing: neither that something changed nor that nothing did.
 */
import type { AuditReport } from '#engine/report/report.ts'
import { isSameLlmsTxt, isSameRobots } from '#engine/watch/same-file.ts'
import type { WatchedFile, WatchedNoindex, WatchedWebsite } from '#engine/watch/watched.ts'
import { changeOf } from '#features/analyses/since-last-month.ts'

/** A day apart, with room for the hour at which the day's work happens to run. */
export const APART_MS = 20 * 3_600_000

/** What holds, since when, and a reading that said otherwise and waits for a second one. */
interface Held<T> {
  value: T
  at: string
  pending: { value: T; at: string } | null
}

export interface WatchedScore {
  score: number
  version: string
  /** By the id of the check. */
  points: Record<string, number>
  ceilings: string[]
}

export interface WatchState {
  score: Held<WatchedScore> | null
  robots: Held<WatchedFile> | null
  llms: Held<WatchedFile> | null
  noindex: Held<WatchedNoindex> | null
}

interface Change<T> {
  from: T
  to: T
  /** Since when the state before it held. */
  since: string
}

export interface WatchChanges {
  score: Change<WatchedScore> | null
  robots: Change<WatchedFile> | null
  llms: Change<WatchedFile> | null
  noindex: Change<WatchedNoindex> | null
}

export const NOTHING_HELD: WatchState = { score: null, robots: null, llms: null, noindex: null }

/** Null where the home page was not read, or only in part. */
export function scoreOf(report: AuditReport): WatchedScore | null {
  if (report.score === null || report.analysis_failure !== null) return null
  return {
    score: report.score,
    version: report.rubric_version,
    points: Object.fromEntries(report.checks.filter(({ measured }) => measured).map(({ id, points }) => [id, points])),
    ceilings: report.gates.map(({ id }) => id),
  }
}

/** `at`: the moment of the reading, ISO 8601. */
export function watch(
  before: WatchState,
  read: WatchedWebsite & { score: WatchedScore | null },
  at: string,
): { state: WatchState; changes: WatchChanges } {
  const score = next(before.score, read.score, at, SCORE)
  const robots = next(before.robots, read.robots, at, ROBOTS)
  const llms = next(before.llms, read.llms, at, LLMS)
  const noindex = next(before.noindex, read.noindex, at, NOINDEX)
  return {
    state: { score: score.held, robots: robots.held, llms: llms.held, noindex: noindex.held },
    changes: { score: score.change, robots: robots.change, llms: llms.change, noindex: noindex.change },
  }
}

interface Rules<T> {
  isSame(held: T, read: T): boolean
  /** Whether a second reading says the same other thing as the first. */
  agree(held: T, first: T, second: T): boolean
  /** What holds after a reading that says the same. */
  kept(held: T, read: T): T
  /** Whether its customer hears of it. */
  isTold(from: T, to: T): boolean
}

/** Two rubrics give no two scores to compare: the new one begins anew. */
const isComparable = (one: WatchedScore, other: WatchedScore) => one.version === other.version
const directionOf = (from: WatchedScore, to: WatchedScore) => changeOf({ from: from.score, to: to.score }).direction

const SCORE: Rules<WatchedScore> = {
  isSame: (held, read) => !isComparable(held, read) || directionOf(held, read) === 'same',
  agree: (held, first, second) => directionOf(held, first) === directionOf(held, second),
  // The baseline stays within one rubric, or a score could fall by three points a day unnoticed.
  kept: (held, read) => (isComparable(held, read) ? held : read),
  isTold: (from, to) => to.score < from.score,
}

const newest = <T>(_held: T, read: T) => read
const always = () => true

const ROBOTS: Rules<WatchedFile> = {
  isSame: (held, read) => isSameRobots(held.text, read.text),
  agree: (_held, first, second) => isSameRobots(first.text, second.text),
  kept: newest,
  isTold: always,
}

const LLMS: Rules<WatchedFile> = {
  isSame: (held, read) => isSameLlmsTxt(held.text, read.text),
  agree: (_held, first, second) => isSameLlmsTxt(first.text, second.text),
  kept: newest,
  isTold: always,
}

const NOINDEX: Rules<WatchedNoindex> = {
  isSame: (held, read) => (held.found === null) === (read.found === null),
  agree: always,
  kept: newest,
  isTold: always,
}

function next<T>(held: Held<T> | null, read: T | null, at: string, rules: Rules<T>) {
  const nothing = { change: null as Change<T> | null }
  if (read === null) return { held, ...nothing }
  if (held === null) return { held: { value: read, at, pending: null }, ...nothing }
  if (rules.isSame(held.value, read)) {
    const value = rules.kept(held.value, read)
    return { held: { value, at: value === held.value ? held.at : at, pending: null }, ...nothing }
  }
  const { pending } = held
  if (!pending || !rules.agree(held.value, pending.value, read))
    return { held: { ...held, pending: { value: read, at } }, ...nothing }
  if (Date.parse(at) - Date.parse(pending.at) < APART_MS) return { held, ...nothing }
  return {
    held: { value: read, at, pending: null },
    change: rules.isTold(held.value, read) ? { from: held.value, to: read, since: held.at } : null,
  }
}
