/** Whether what is claimed of opening hours is so of a company, day by day. */
import type { Week } from '#engine/extract/offer/hours-grammar.ts'
import { areHoursOf } from '#engine/extract/offer/same-hours.ts'
import type { Part } from './token.ts'
import { ALWAYS } from './tokens.ts'

export interface Claim {
  at: number
  end: number
  days: readonly number[]
  part: Part | null
  /** In no other part of the day. */
  isOnlyPart?: boolean
  /** Named one by one or as a stretch, and not as 'werkdagen' or 'dagelijks'. */
  isListed: boolean
  ranges?: [from: number, to: number][]
  /** Either of these: 'tot 5' may be five in the morning. */
  opensAt?: readonly number[]
  shutsAt?: readonly number[]
  isOpen?: boolean
  /** 'De andere dagen' on which it is open. */
  isRest?: boolean
  /** No day was named: it is said of each on which it is open. */
  isAnyDay?: boolean
  /** 'Alleen op zaterdag open': on all other days it is not. */
  otherwise?: readonly number[]
  /** Something else is said of these days. */
  isUnclear?: boolean
  /** Somebody can be reached or seen then, which may be within the hours. */
  isReached?: boolean
  /** It says that something begins, runs or is at work then. */
  isWork?: boolean
  /** 'Zes dagen per week' */
  count?: number
  /** 'Di–vr 9–17': times beside days, of which no word says that they are opening hours. */
  isBare?: boolean
  /** It says that these are the hours at which something is open, and not merely on which day something is. */
  isSure: boolean
}

type Times = readonly (readonly [from: number, to: number])[]
/** Minutes since midnight in which a company that is open then surely is. */
const PARTS: Record<Part, readonly [from: number, to: number]> = {
  morning: [510, 720],
  afternoon: [810, 990],
  evening: [1110, 1260],
}
const DAY = 24 * 60

/** Null where it is not known, or where another of its places may be meant. */
export function isClaimOf(claim: Claim, weeks: readonly Week[]): boolean | null {
  if (claim.isUnclear) return null
  if (claim.ranges && !claim.part && !claim.isRest && !claim.isAnyDay) {
    const said: Week = new Array(7).fill(undefined)
    for (const day of claim.days) said[day] = claim.ranges
    return areHoursOf(said, weeks)
  }
  const outcomes = weeks.map((week) => isOfWeek(claim, week))
  if (outcomes.includes(true)) return true
  return weeks.length === 1 ? (outcomes[0] ?? null) : null
}

function isOfWeek(claim: Claim, week: Week): boolean | null {
  // A company that is shut all week is none.
  if (claim.isOpen === false && claim.days.length === 7 && !claim.part) return null
  if (claim.count && claim.isOpen !== undefined) return claim.isOpen ? isCount(claim.count, week) : null
  const isOtherwise = claim.otherwise?.some((day) => !claim.part && week[day] && week[day].length > 0 === claim.isOpen)
  if (isOtherwise) return false
  // 'Sluit doordeweeks om zes uur' says nothing of the Monday on which it is shut.
  const isOfOpenDays =
    claim.isRest || claim.isAnyDay || (claim.isOpen === undefined && !claim.ranges && !claim.isListed)
  const own = claim.days.flatMap((day) =>
    week[day] && !(isOfOpenDays && week[day].length === 0) ? [isOfDay(claim, week[day])] : [],
  )
  for (const day of claim.otherwise ?? []) if (week[day]) own.push(claim.part ? null : true)
  if (own.length === 0) return null
  if (own.every((one) => one === true)) return true
  // 'Sluit om vijf uur' may be said of most days.
  if (claim.isAnyDay && own.filter((one) => one === true).length > own.length / 2) return true
  if (claim.isAnyDay) return own.every((one) => one === false) ? false : null
  if (!own.includes(false)) return null
  // 'Elke dag behalve maandag' is, but 'open in het weekend' may be said of one that is open on Saturdays.
  const isSure = claim.isOpen !== true || claim.isListed || claim.days.length >= 6 || !own.includes(true)
  return isSure ? false : null
}

function isOfDay({ part, isOnlyPart, ranges, opensAt, shutsAt, isOpen }: Claim, own: Times): boolean | null {
  if (isOpen && part && isOnlyPart) return isOnlyIn(part, own)
  if (isOpen !== undefined) return part ? isPart(part, isOpen, own) : own.length > 0 === isOpen
  if (own.length === 0) return false
  const first = own[0]![0]
  const last = own.at(-1)![1] % DAY || DAY
  if (opensAt) {
    if (opensAt.includes(first)) return true
    return own.some(([from]) => opensAt.includes(from)) ? (part ? true : null) : false
  }
  if (shutsAt) {
    if (shutsAt.some((time) => (time % DAY || DAY) === last)) return true
    return own.some(([, to]) => shutsAt.includes(to)) ? (part ? true : null) : false
  }
  const [from, to] = [ranges![0]![0], ranges!.at(-1)![1]]
  if (own.some((times) => times[0] === from && times[1] === to)) return true
  return own.some((times) => times[0] <= from && to <= times[1]) && (first === from || last === to) ? null : false
}

function isPart(part: Part, isOpen: boolean, own: Times): boolean | null {
  const [from, to] = PARTS[part]
  const open = own.reduce((sum, times) => sum + Math.max(0, Math.min(times[1], to) - Math.max(times[0], from)), 0)
  if (open === 0) return !isOpen
  return open >= 90 ? isOpen : null
}

function isOnlyIn(part: Part, own: Times): boolean | null {
  const isIn = isPart(part, true, own)
  const others = (['morning', 'afternoon', 'evening'] as const).filter((one) => one !== part)
  const inOthers = others.map((one) => isPart(one, true, own))
  if (isIn === false || inOthers.includes(true)) return false
  return inOthers.includes(null) ? null : isIn
}

/** Whether times of a day on which somebody is there or picks up lie outside the hours, for each place. */
export function isOutside(
  { days, ranges, opensAt, shutsAt, isOpen, isListed }: Claim,
  weeks: readonly Week[],
): boolean {
  return weeks.every((week) =>
    days.some((day) => {
      const own = week[day]
      if (!own) return false
      if (own.length === 0) return isListed && isOpen !== false
      if (isOpen !== undefined) return false
      const [first, last] = [own[0]![0], own.at(-1)![1]]
      const isEarly = (times: readonly number[]) => times.every((time) => time < first)
      const isLate = (times: readonly number[]) => times.every((time) => (time < first ? time + DAY : time) > last)
      if (ranges) return isEarly([ranges[0]![0]]) || isLate([ranges.at(-1)![1]])
      return opensAt ? isEarly(opensAt) : isLate(shutsAt ?? [0])
    }),
  )
}

const isAllDay = (times: Times) => times.length === 1 && times[0]![0] === 0 && times[0]![1] % DAY === 0

/** Null where not every day is known. */
function isCount(days: number, week: Week): boolean | null {
  if (days === ALWAYS) {
    if (week.some((times) => times && !isAllDay(times))) return false
    return week.includes(undefined) ? null : true
  }
  const shut = week.filter((times) => times?.length === 0).length
  if (days > 7 - shut) return false
  return week.includes(undefined) ? null : days === 7 - shut
}
