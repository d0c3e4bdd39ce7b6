/** What a sentence claims of opening hours: on which days which times, or whether it is open at all. */
import type { Claim } from './claimed-hours.ts'
import { around, type Days, type Item, itemsOf } from './items.ts'
import { stateClaim, stateOf } from './states.ts'
import { add as addRange, type Times } from './times.ts'
import type { Token } from './token.ts'
import { BESIDE, OPENS, SHUTS, STRONG } from './tokens.ts'

/**
 * `named`: the days named before it, which 'de andere dagen' leaves out; `isList`: whether days and times that stand
 * beside each other are a line of its hours.
 */
export function claimsIn(
  tokens: readonly Token[],
  named: readonly number[],
  mayBeHours: () => boolean,
  isList: () => boolean,
): Claim[] {
  const items = itemsOf(tokens, named)
  if (isFromTo(items)) return []
  bindTimes(items)
  const claims: Claim[] = []
  const of = new Map<Days, Claim>()
  const add = (days: Days, claim: Claim) => {
    claims.push(claim)
    of.set(days, claim)
  }
  const kinds = new Set<string>(tokens.map(({ kind }) => kind))
  const isAbout = [...STRONG].some((kind) => kinds.has(kind)) || mayBeHours()
  const isReached = kinds.has('reach') || kinds.has('there')
  const isWork = kinds.has('works')
  const isNear = isAbout || isReached || isWork || kinds.has('stops')
  items.forEach((item, index) => {
    if (item.kind !== 'days') return
    for (const times of together(item.times)) {
      if (times.isVoid || items[index - 1]?.kind === 'vague') {
        claims.push(unclear(item))
        continue
      }
      const own = item.times.find(({ at }) => at === times.at)!
      const { ranges, opensAt, shutsAt } = times
      const isBeside = isPlainlyBeside(items, index, items.indexOf(own))
      if (!isBeside && !isNear && ranges.length === 0 && !isList()) {
        claims.push(unclear(item))
        continue
      }
      // Of two times of one day each has a place of its own.
      const { at, end } = own === item.times[0] ? around(item, times) : times
      const { days, part, isListed } = item
      const isSure = !times.isLoose && isAbout
      const isBare =
        !times.isLoose && !isAbout && isBeside && (ranges.length > 0 || claims.some(({ isBare }) => isBare) || isList())
      if (item.count > 0 && item.count < 7) continue
      add(item, {
        ...{ at, end, days, part, isListed, isSure },
        ...(item.isRest ? { isRest: true } : {}),
        ...(isBare ? { isBare } : {}),
        ...(isWork && !isSure ? { isWork } : {}),
        ...(isReached && !isSure && !times.isLoose ? { isReached } : {}),
        ...(ranges.length > 0 ? { ranges } : opensAt ? { opensAt } : { shutsAt: shutsAt ?? [] }),
      })
    }
    if (item.times.length > 0 || item.exceptOf) return
    // 'Na het weekend gaat de winkel weer open'
    let before = index - 1
    while (items[before]?.kind === 'glue') before--
    if (items[before]?.kind === 'after') {
      claims.push(unclear(item))
      return
    }
    // 'Kan alleen op vrijdag terecht, want dan is de winkel tot negen uur open': only the second says when.
    const next = items.slice(index + 1).find(({ kind }) => kind === 'days')
    const isToldLater = isToldAgain(items, index) && (next as Days).times.length > 0
    const state = isToldLater ? null : stateOf(items, index)
    if (state) add(item, state)
    else if (!item.isAlso) claims.push(unclear(item))
    else claims.push(...alsoOf(item, claims))
  })
  for (const [index, item] of items.entries()) {
    // '… behalve op vrijdag: dan sluit de winkel om vier uur'
    if (item.kind === 'days' && isToldAgain(items, index)) continue
    const main = item.kind === 'days' && item.exceptOf && item.times.length === 0 ? of.get(item.exceptOf) : undefined
    // 'Dagelijks behalve op zondag': then it is closed.
    // 'Sluit elke dag om zes uur, behalve op zaterdag': then at another time, or it is.
    if (item.kind === 'days' && main)
      claims.push(main.shutsAt && !main.ranges ? unclear(item) : stateClaim(item, item, main.isOpen === false))
  }
  return claims
}

/** Whether 'dan' or 'then' points back to these days. */
function isToldAgain(items: readonly Item[], index: number): boolean {
  for (let at = index + 1; at < items.length; at++) {
    const item = items[at]!
    if (item.kind === 'days') return item.isThat
  }
  return false
}

/** 'Van vrijdag vier uur tot maandag acht uur': one stretch of several days. */
function isFromTo(items: readonly Item[]): boolean {
  return items.some(({ kind }, at) => {
    if (kind !== 'times' || items[at + 2]?.kind !== 'days') return false
    const joint = items[at + 1]!.kind
    let before = at - 1
    while (items[before]?.kind === 'glue' || items[before]?.kind === 'at') before--
    return (joint === 'until' || joint === 'to') && items[before]?.kind === 'days'
  })
}

/** 'Van 8.30 tot 12.30 en na de lunch van 13.30 tot 17.00': each stretch is not all of the day. */
function together(times: readonly Times[]): readonly Times[] {
  const [first, ...rest] = times
  const isOne =
    first &&
    rest.length > 0 &&
    times.every(
      ({ ranges, isVoid }, at) =>
        !isVoid && ranges.length > 0 && (at === 0 || ranges[0]![0] >= times[at - 1]!.ranges.at(-1)![1]),
    )
  if (!isOne) return times
  const ranges: [number, number][] = []
  for (const one of times) for (const [from, to] of one.ranges) addRange(ranges, [from, to])
  return [{ ...first, end: times.at(-1)!.end, ranges }]
}

/** 'Elke dag open, ook op zondag' */
function alsoOf({ at, end, days, part }: Days, claims: readonly Claim[]): Claim[] {
  const main = claims.at(-1)
  const isMain = main && !main.isUnclear && main.isOpen === true && days.every((day) => main.days.includes(day))
  return isMain ? [{ at, end, days, part, isListed: true, isOpen: true, isSure: main.isSure }] : []
}

/** 'Op vrijdag eerder dicht': all that is known is that something else is said of that day. */
function unclear({ at, end, days, part, isListed }: Days): Claim {
  return { at, end, days, part, isListed, isSure: false, isUnclear: true }
}

/** 'Op werkdagen tot 17 uur, op vrijdag tot 16 uur': the first is not said of Friday. */
export function withoutNarrower(claim: Claim, claims: readonly Claim[]): Claim {
  const narrower = claims.filter(
    (other) =>
      !other.part === !claim.part &&
      other.days.length < claim.days.length &&
      // 'Open van dinsdag tot en met zaterdag, elke dag vanaf negen uur'
      !(other.isOpen === true && claim.isOpen === undefined) &&
      // 'At 9 on weekdays. Sundays and Mondays they are closed.'
      (other.isOpen === false
        ? other.days.some((day) => claim.days.includes(day))
        : other.days.every((day) => claim.days.includes(day))),
  )
  if (narrower.length === 0) return claim
  // 'Iedere dag behalve zondag open, op donderdag tot 21 uur'
  const isListed = claim.isListed || claim.days.length === 6
  return { ...claim, isListed, days: claim.days.filter((day) => !narrower.some(({ days }) => days.includes(day))) }
}

/** Each time belongs to the days beside it, else to the last before it, else to the first after it. */
function bindTimes(items: readonly Item[]): void {
  items.forEach((item, index) => {
    if (item.kind !== 'times') return
    const next = daysAfter(items, index)
    const before = daysBefore(items, index)
    const isBeside = before && isPlainlyBeside(items, items.indexOf(before), index)
    // '… kun je terecht van 10 tot 22 uur, in het weekend gelden andere tijden'
    const isBefore = isBeside || (before?.times.length === 0 && next?.isAfterComma)
    if (next?.isBeside && !(isBefore && (next.hasOwn || next.isAfterComma))) next.days.times.push(item)
    else if (before) before.times.push(item)
    else if (next && !next.hasOwn) next.days.times.push(item)
  })
}

const FARTHEST = 14
function daysBefore(items: readonly Item[], index: number): Days | null {
  for (let at = index - 1; at >= 0 && at > index - FARTHEST; at--) {
    const item = items[at]!
    if (item.kind === 'stop') return null
    if (item.kind !== 'days') continue
    if (isExceptionBefore(items, at, index)) return null
    // 'Dagelijks, behalve zondag, van 9 tot 17', but 'dagelijks van 9 tot 17, behalve zondag tot 16'.
    const main = item.exceptOf
    const isOfMain = main && (main.times.length === 0 || items.slice(at, index).some(({ kind }) => kind === 'and'))
    return isOfMain ? main : item
  }
  return null
}

/** 'Behalve op vrijdag, dan sluiten ze om één uur, kun je er tot vijf uur terecht': the last is of the other days. */
function isExceptionBefore(items: readonly Item[], at: number, index: number): boolean {
  const { times, exceptOf } = items[at] as Days
  const last = times.at(-1)
  const first = items.findIndex(({ kind }) => kind === 'days')
  const isException = items.slice(0, first).some(({ kind }) => kind === 'except') && exceptOf === null
  return (
    isException && last !== undefined && items.slice(items.indexOf(last), index).some(({ kind }) => kind === 'comma')
  )
}

function daysAfter(
  items: readonly Item[],
  index: number,
): { days: Days; isBeside: boolean; hasOwn: boolean; isAfterComma: boolean } | null {
  let isBeside = true
  let isAfterComma = false
  let isInBrackets = false
  let isJoined = false
  for (let at = index + 1; at < items.length && at < index + FARTHEST; at++) {
    const item = items[at]!
    if (item.kind === 'stop' || item.kind === 'times' || item.kind === 'except') return null
    // 'They close at 17:30 and don't open on weekends'
    if (isJoined && (item.kind === 'not' || STRONG.has(item.kind))) return null
    if (item.kind === 'comma') isAfterComma = true
    else if (item.kind === 'bracket') isInBrackets = true
    else if (item.kind === 'and') isJoined = true
    else if (item.kind === 'days') {
      let after = at + 1
      while (
        BESIDE.has(items[after]?.kind ?? '') ||
        items[after]?.kind === 'until' ||
        OPENS.has(items[after]?.kind ?? '')
      )
        after++
      const kind = items[after]?.kind ?? ''
      // 'Ma t/m vr 8.30-17.00 uur (za en zo gesloten)', 'opent om 7 uur en is op zondag dicht'
      const isApart = isAfterComma || isInBrackets || isJoined
      const hasOwn = kind === 'times' || (isApart && (SHUTS.has(kind) || kind === 'not'))
      return { days: item, isBeside: isBeside && !(isApart && hasOwn), hasOwn, isAfterComma }
    }
    if (item.kind !== 'comma' && (!BESIDE.has(item.kind) || item.kind === 'colon')) isBeside = false
  }
  return null
}

const BETWEEN = new Set<string>([...BESIDE, 'open', 'opens', 'comma', 'until', 'only'])
/** With only such words between as stand between days and their times. */
function isPlainlyBeside(items: readonly Item[], one: number, other: number): boolean {
  const [from, to] = one < other ? [one, other] : [other, one]
  return items.slice(from + 1, to).every(({ kind }) => BETWEEN.has(kind))
}
