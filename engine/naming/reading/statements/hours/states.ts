/** Whether a sentence says of days that they are open or closed: 'op zondag gesloten', 'Zaterdag open? Nee'. */
import type { Claim } from './claimed-hours.ts'
import { appointmentAfter, around, type Days, type Item } from './items.ts'
import type { Sign } from './signs.ts'
import { WORKS } from './tokens.ts'

const WEEK = [0, 1, 2, 3, 4, 5, 6]

/** 'Op zondag gesloten', 'open op zaterdag', 'niet open op maandag', 'Zaterdag open? Nee'. */
export function stateOf(items: readonly Item[], index: number): Claim | null {
  const days = items[index] as Days
  const kindAt = (at: number): Sign | 'days' | 'times' | '' => items[at]?.kind ?? ''
  const [from, to] = clauseOf(items, index)
  const clause = items.slice(from, to)
  const agreed = agreedState(items, index)
  if (agreed || isVague(items, index)) return agreed
  // '… open, alleen op zondag niet'
  if (kindAt(index + 1) === 'not' && ['', 'stop', 'comma'].includes(kindAt(index + 2))) return denied(items, index)
  let before = index - 1
  const joined = days.isJoined ? ['days', 'times', 'until', 'comma'] : []
  while (['glue', 'from', 'at', ...joined].includes(kindAt(before))) before--
  const isOnly = kindAt(before) === 'only'
  if (isOnly) before--
  while (isOnly && kindAt(before) === 'glue') before--
  // 'Closed on Sundays only'
  const isOnlyThen =
    isOnly ||
    (kindAt(index + 1) === 'only' &&
      ['', 'stop', 'comma'].includes(kindAt(index + 2)) &&
      items.every(({ kind }, at) => kind !== 'days' || at === index))
  // 'Closed on: Sunday', but 'Openingstijden: zondag gesloten'
  let label = kindAt(before) === 'colon' ? before - 1 : before
  while (kindAt(label) === 'glue') label--
  if (['open', 'opens', 'shut'].includes(kindAt(label)) && kindAt(index + 1) !== 'shut') before = label
  let state: number | null = null
  if (['open', 'opens', 'shut'].includes(kindAt(before))) state = before
  // 'Closes on Sundays'; 'sluit op vrijdag als eerste' says something else.
  const isShutThen = state === null && kindAt(before) === 'shuts' && ENDS.has(kindAt(index + 1))
  if (isShutThen) state = before
  for (let at = index + 1; state === null && at < to; at++) {
    const item = items[at]!
    // 'Dagelijks behalve in het weekend geopend'
    if (item.kind === 'days' && item.exceptOf !== days && !item.isJoined) break
    if ((item.kind === 'open' || item.kind === 'shut') && !isOfNext(items, index, at)) state = at
  }
  // 'Open op vrijdag: gesloten'
  let told = index + 1
  while (kindAt(told) === 'glue') told++
  if (kindAt(told) === 'colon' && kindAt(told + 1) === 'shut') state = told + 1
  const answer = clause.findIndex(
    ({ kind }, at) =>
      clause[at - 1]?.kind === 'colon' &&
      // 'Tip: don't come on a Monday' answers nothing.
      (kind === 'yes' || kind === 'no' || (kind === 'not' && clause[at + 1]?.kind !== 'word')),
  )
  if (state === null && days.count > 0 && clause.some(({ kind }) => kind === 'open'))
    state = from + clause.findIndex(({ kind }) => kind === 'open')
  const late = items.slice(Math.max(from, index - 4), Math.min(to, index + 5)).find(({ kind }) => kind === 'late')
  // 'Koopavond op donderdag', 'geen koopavond op donderdag'
  if (state === null && answer < 0 && late) {
    const at = items.indexOf(late)
    let first = Math.min(at, index)
    while (first > from && kindAt(first - 1) !== 'comma') first--
    const isDenied = items.slice(first, Math.max(at, index)).some(({ kind }) => kind === 'not' || kind === 'no')
    if (!isDenied || kindAt(at - 1) === 'not' || kindAt(at - 1) === 'no')
      return { ...stateClaim(days, late, !isDenied), part: 'evening' }
  }
  if (state === null && answer < 0) return denied(items, index)
  if (state !== null && isVagueBetween(items, index, state)) return null
  let isOpen = state === null || !(isShutThen || kindAt(state) === 'shut')
  if (answer >= 0) isOpen = (clause[answer]!.kind === 'yes') === isOpen
  else {
    const place = state!
    const [start, end] = place < index ? [place - 2, place] : [index - 3, place]
    const denials = items.slice(Math.max(from, start), end).filter(({ kind }, at, all) => {
      const isDenial = kind === 'not' || (kind === 'no' && all[at + 1] === days)
      return isDenial && all[at + 1]?.kind !== 'only'
    })
    // 'Niet op zondag, dan zijn ze dicht'
    // 'Op zaterdag zijn ze er niet'
    const isDeniedBehind = place > index && kindAt(place + 1) === 'not' && ENDS.has(kindAt(place + 2))
    if (isDeniedBehind) isOpen = !isOpen
    else if (denials.length > 0 && !(items.slice(index, place).some(({ kind }) => kind === 'comma') && !isOpen))
      isOpen = !isOpen
  }
  const only = isOnlyThen || (state !== null && state < index && kindAt(state - 1) === 'only')
  if (!only && isOnlyBeside(items, index, state ?? index)) return null
  const isShared =
    days.isJoined || items.slice(index, (state ?? index) + 1).some((one) => one.kind === 'days' && one.isJoined)
  const said = isShared ? days : state === null ? clause[answer]! : items[state]!
  const claim = stateClaim(days, said, isOpen)
  // 'In het weekend alleen op zaterdag open' says nothing of other days.
  const all = items.find(
    (one) => one.kind === 'days' && one !== days && days.days.every((day) => one.days.includes(day)),
  )
  if (only) claim.otherwise = (all?.kind === 'days' ? all.days : WEEK).filter((day) => !days.days.includes(day))
  if (days.count > 0) claim.count = days.count
  return isShutThen ? { ...claim, isSure: false } : claim
}
/** 'Go on a weekday, because it is closed on Saturdays' */
function isOfNext(items: readonly Item[], index: number, state: number): boolean {
  let after = state + 1
  while (['glue', 'from', 'only'].includes(items[after]?.kind ?? '')) after++
  const next = items[after]
  return (
    next?.kind === 'days' &&
    !next.isAlso &&
    !next.exceptOf &&
    items.slice(index, state).some(({ kind }) => kind === 'comma' || kind === 'and')
  )
}
const ENDS = new Set<string>(['', 'stop', 'comma', 'and', 'but', 'bracket'])

/** Between the same commas: 'alleen met een afspraak op zaterdag open' */
function isOnlyBeside(items: readonly Item[], one: number, other: number): boolean {
  let [from, to] = one < other ? [one, other] : [other, one]
  const ends = (at: number) => ['comma', 'stop', 'but'].includes(items[at]!.kind)
  while (from > 0 && !ends(from - 1)) from--
  while (to < items.length && !ends(to)) to++
  return items.slice(from, to).some(({ kind }) => kind === 'only')
}

/** 'Open Monday to Friday, and on Saturday mornings by appointment', but 'op maandag op afspraak' says nothing. */
function agreedState(items: readonly Item[], index: number): Claim | null {
  const at = appointmentAfter(items, index)
  let before = index - 1
  while (['glue', 'comma', 'and', 'bracket', 'from', 'times'].includes(items[before]?.kind ?? '')) before--
  if (at === null || items[before]?.kind !== 'days') return null
  const [from] = clauseOf(items, index)
  return items.slice(from, before).some(({ kind }) => kind === 'open' || kind === 'opens')
    ? stateClaim(items[index] as Days, items[index]!, true)
    : null
}

/** 'Eerste zondag', 'op vrijdag eerder dicht', 'zaterdag op afspraak' */
const isVagueItem = ({ kind }: Item) => kind === 'vague' || kind === 'appointment'
const isVague = (items: readonly Item[], index: number) =>
  items.slice(Math.max(0, index - 2), index + 3).some(isVagueItem)
function isVagueBetween(items: readonly Item[], one: number, other: number): boolean {
  const [from, to] = one < other ? [one, other] : [other, one]
  return items.slice(Math.max(0, from - 2), to + 3).some(isVagueItem)
}

/** 'Za/zo niet' at the end of a clause, 'no weekend hours', 'in het weekend niet bereikbaar'. */
function denied(items: readonly Item[], index: number): Claim | null {
  const kindAt = (at: number) => items[at]?.kind ?? ''
  const days = items[index] as Days
  if (days.count > 0) return null
  const isEnd = ['', 'stop', 'comma'].includes(kindAt(index + 2))
  if (kindAt(index + 1) === 'not' && isEnd) return stateClaim(days, items[index + 1]!, false)
  if (['not', 'no'].includes(kindAt(index - 1)) && kindAt(index + 1) === 'opens')
    return stateClaim(days, items[index + 1]!, false)
  let glued = index - 1
  while (['glue', 'from'].includes(kindAt(glued))) glued--
  // 'Open Monday to Friday, not on Saturdays'
  const isApart = ['comma', 'bracket', 'but', 'word'].includes(kindAt(glued - 1)) && ENDS.has(kindAt(index + 1))
  if (kindAt(glued) === 'not' && isApart && items.slice(0, glued).some(({ kind }) => kind === 'open'))
    return stateClaim(days, items[glued]!, false)
  const isNobody = (at: number) =>
    kindAt(at) === 'nobody' &&
    !items.slice(Math.min(at, index), Math.max(at, index)).some(({ kind }) => kind === 'comma')
  // 'Werkt op zaterdagochtend', 'ook op zaterdag beschikbaar': it confirms that somebody is there, but need not be all.
  // 'Werkt niet in het weekend'
  if (kindAt(glued) === 'not' && WORKS.has(kindAt(glued - 1)))
    return { ...stateClaim(days, items[glued]!, false), isSure: false, isWork: true }
  const working = [glued, index + 1].find((at) => WORKS.has(kindAt(at)))
  // 'Op dinsdag werkt De Linde niet'
  const end = items.findIndex(({ kind }, at) => at > index && ENDS.has(kind))
  const isDenied = items.slice(index, end < 0 ? undefined : end).some(({ kind }) => kind === 'not')
  // 'Does not work on Saturdays', and the 't' of 'doesn’t'
  const isNot = (at: number) => {
    const before = items[at - 1]
    return (before?.kind === 'word' && before.end - before.at === 1 ? items[at - 2] : before)?.kind === 'not'
  }
  if (working !== undefined)
    return isDenied || isNot(working)
      ? { ...stateClaim(days, items[working]!, false), isSure: false, isWork: true }
      : { ...stateClaim(days, items[working]!, true), isSure: false, isReached: kindAt(working) === 'there' }
  const at = items.findIndex(
    (one, at) => (at > index && WORKS.has(one.kind) && kindAt(at - 1) === 'not') || (at > index - 8 && isNobody(at)),
  )
  return at >= 0 && at < index + 10 ? { ...stateClaim(days, items[at]!, false), isSure: false, isWork: true } : null
}

export function stateClaim(days: Days, said: Item, isOpen: boolean): Claim {
  const { days: on, part, isListed, isRest, isOnlyPart } = days
  return {
    ...{ ...around(days, said), days: on, part, isListed, isOpen, isSure: true },
    ...(isRest ? { isRest } : {}),
    ...(isOnlyPart ? { isOnlyPart } : {}),
  }
}

function clauseOf(items: readonly Item[], index: number): [from: number, to: number] {
  const isAnswer = (at: number) =>
    (items[at]?.kind === 'yes' || items[at]?.kind === 'no') && items[at - 1]?.kind === 'colon'
  const ends = (at: number) => items[at]?.kind === 'stop' || items[at]?.kind === 'but' || isAnswer(at - 1)
  let from = index
  while (from > 0 && !ends(from - 1)) from--
  let to = index + 1
  while (to < items.length && !ends(to)) to++
  return [from, to]
}
