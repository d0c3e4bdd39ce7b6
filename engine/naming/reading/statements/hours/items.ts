/** The tokens of a sentence with its days and its times each as one: 'maandag t/m vrijdag', 'van 9 tot 12 en van 13 tot 17'. */
import { type Times, timesAt } from './times.ts'
import type { DaysToken, Part, TimeToken, Token } from './token.ts'
import { OPENS, SHUTS, sideOf, WORKS } from './tokens.ts'

export interface Days {
  kind: 'days'
  at: number
  end: number
  days: readonly number[]
  part: Part | null
  isOnlyPart?: boolean
  isListed: boolean
  count: number
  /** 'De andere werkdagen' */
  isRest: boolean
  /** 'Dan', 'die dag': the days before it. */
  isThat: boolean
  /** 'Ook op vrijdag', 'Fridays included' */
  isAlso: boolean
  /** 'Donderdagavond en zaterdag': what is said of the days before it is said of these. */
  isJoined: boolean
  /** Of 'behalve vrijdag': of which days it is left out. */
  exceptOf: Days | null
  times: Times[]
}
export type Item = Days | Times | Exclude<Token, DaysToken | TimeToken>

export function itemsOf(tokens: readonly Token[], named: readonly number[]): Item[] {
  const items: Item[] = []
  for (let i = 0; i < tokens.length; ) {
    const token = tokens[i]!
    // 'Five days a week, Monday to Friday': the second says which.
    const isTold = token.kind === 'days' && token.count > 0 && token.count < 7 && tokens[i + 1]?.kind === 'comma'
    // 'Dagelijks van dinsdag tot en met zaterdag'
    const isWithin = token.kind === 'days' && token.count === 0 && !token.isRest && token.days.length > 4
    if ((isTold || (isWithin && tokens[i + 1]?.kind === 'from')) && tokens[i + 2]?.kind === 'days') i += 2
    else if (token.kind === 'days') {
      const [found, next] = daysAt(tokens, i)
      items.push(...found)
      i = next
    } else if (token.kind === 'time') {
      const [times, next] = timesAt(
        tokens,
        i,
        items.findLast((item) => item.kind === 'times'),
      )
      items.push(times.isNumber ? { kind: 'word', at: times.at, end: times.end } : times)
      i = next
    } else {
      items.push(token)
      i++
    }
  }
  const days = items.filter((item) => item.kind === 'days')
  const others = days.flatMap((item) => (item.isRest ? [] : item.days))
  for (const item of days)
    if (item.isRest) item.days = item.days.filter((day) => day < 5 && !others.includes(day) && !named.includes(day))
  markExcept(items)
  return items
}

interface List {
  days: number[]
  at: number
  end: number
  part: Part | null
  isOnlyPart: boolean
  isAfterComma: boolean
  /** 'Weekdays and on Saturday' */
  isApart: boolean
  isListed: boolean
  isAlso: boolean
}

/** 'Maandag t/m vrijdag', 'zaterdag, zondag en maandag'; two where the first belong to what stands before them. */
function daysAt(tokens: readonly Token[], first: number): [found: Days[], next: number] {
  const start = tokens[first] as DaysToken
  const lists: List[] = []
  const begin = (token: DaysToken, joint: Partial<List>) =>
    lists.push({
      days: [...token.days],
      at: token.at,
      end: token.end,
      part: token.part,
      isOnlyPart: token.isOnlyPart === true,
      isAfterComma: false,
      isApart: false,
      ...joint,
      isListed: token.days.length === 1,
      isAlso: token.isAlso === true,
    })
  begin(start, {})
  let next = first + 1
  for (;;) {
    const joint = tokens[next]
    let to = next + 1
    if (!joint || start.count > 0) break
    const isStretch = joint.kind === 'to' || joint.kind === 'until'
    if (!isStretch && joint.kind !== 'and' && joint.kind !== 'or' && joint.kind !== 'comma') break
    while (
      tokens[to]?.kind === 'glue' ||
      (joint.kind === 'comma' && ['and', 'or', 'from'].includes(tokens[to]?.kind ?? ''))
    )
      to++
    const other = tokens[to]
    if (other?.kind !== 'days' || other.isRest || other.count > 0) break
    const last = lists.at(-1)!
    if (isStretch) {
      if (last.days.length !== 1 || other.days.length !== 1) break
      for (let day = last.days[0]!; day !== other.days[0]; day = (day + 1) % 7) last.days.push((day + 1) % 7)
      last.end = other.end
    } else {
      const between = tokens.slice(next, to).map(({ kind }) => kind)
      begin(other, { isAfterComma: joint.kind === 'comma', isApart: between.includes('glue') })
    }
    next = to + 1
  }
  const groups = lists.length === 1 ? [lists] : byPart(lists)
  const before = sideOf(tokens, first, -1)
  // 'Closed on Mondays, and on Sundays it opens at noon'
  const isApart = lists.length > 1 && lists.at(-1)!.isApart && tokens[next]?.kind === 'word'
  const side = sideOf(tokens, isApart ? next : next - 1, 1)
  // '… on weekdays, and on Fridays until 9'
  const after = side === 'until' ? 'time' : side
  const last = lists.at(-1)!
  const isTwo =
    groups.length === 1 &&
    lists.length > 1 &&
    ((before === 'time' && (after === 'time' || (last.isAfterComma && after === 'not'))) ||
      // 'Behalve zondag, op donderdag tot 21 uur'
      (last.isAfterComma && before === 'except' && (after === 'time' || OPENS.has(after))) ||
      (last.isAfterComma && SHUTS.has(before) && (after === 'time' || OPENS.has(after))) ||
      (last.isAfterComma && OPENS.has(before) && SHUTS.has(after)) ||
      (last.isAfterComma && before === 'time' && SHUTS.has(after)))
  const isAgreed = lists.length > 1 && last.isAfterComma && appointmentAfter(tokens, next - 1) !== null
  const others = isTwo || isAgreed ? lists.length - 1 : othersOf(lists, before)
  if (others > 0 && groups.length === 1) groups.splice(0, 1, lists.slice(0, others), lists.slice(others))
  else if (isNarrowed(lists) && groups.length === 1 && side !== 'except') groups[0]!.shift()
  const found = groups.map(
    (group, index): Days => ({
      kind: 'days',
      at: group[0]!.at,
      end: group.at(-1)!.end,
      days: [...new Set(group.flatMap(({ days }) => days))],
      part: group[0]!.part ?? (group.length === 2 ? group[1]!.part : null),
      isOnlyPart: group.some(({ isOnlyPart }) => isOnlyPart),
      isListed: group.every(({ isListed }) => isListed),
      count: start.count,
      isRest: start.isRest,
      isThat: start.isThat === true,
      isAlso: start.isAlso === true,
      isJoined: index > 0 && (isAgreed || others === 0),
      exceptOf: null,
      times: [],
    }),
  )
  return [found, next]
}

/** 'Zaterdag alleen op afspraak', 'weekends by appointment': where that stands. */
export function appointmentAfter(tokens: readonly { kind: string }[], index: number): number | null {
  let at = index + 1
  while (at < index + 4 && ['word', 'glue', 'only', 'bracket'].includes(tokens[at]?.kind ?? '')) at++
  return tokens[at]?.kind === 'appointment' ? at : null
}

/** 'On weekdays and on Saturday mornings', 'donderdagavond en zaterdag', but 'dinsdag- en donderdagavond'. */
function byPart(lists: List[]): List[][] {
  const groups: List[][] = [[lists[0]!]]
  for (const list of lists.slice(1)) {
    const group = groups.at(-1)!
    const last = group.at(-1)!
    const isOther = last.part ? !list.part : list.part && (list.isApart || last.days.length > 1)
    if (isOther) groups.push([list])
    else group.push(list)
  }
  return groups
}

/** 'Appointments are on weekdays, and on Saturday the practice is closed': the second are not said of the first. */
function othersOf([all, ...rest]: readonly List[], before: string): number {
  const isPlain = ['', 'word', 'stop', 'comma'].includes(before) || WORKS.has(before)
  const isOther = all && all.days.length > 3 && rest[0]?.isAfterComma && rest[0].isApart
  return isPlain && isOther && rest.every(({ days }) => !days.some((day) => all.days.includes(day))) ? 1 : 0
}

/** 'Doordeweeks, op woensdag en donderdag, …': only those are meant. */
function isNarrowed([all, ...rest]: readonly List[]): boolean {
  return (
    all?.isListed === false &&
    rest[0]?.isAfterComma === true &&
    rest.every(({ days, isListed, isAlso }) => isListed && !isAlso && days.every((day) => all.days.includes(day)))
  )
}

/** 'Dagelijks behalve op zondag': the first is not said of Sunday. */
function markExcept(items: readonly Item[]): void {
  items.forEach((item, index) => {
    if (item.kind !== 'days') return
    let before = index - 1
    while (items[before]?.kind === 'glue') before--
    const isLeft = items[index + 1]?.kind === 'except' && items[index + 2]?.kind !== 'glue'
    if (items[before]?.kind !== 'except' && !isLeft) return
    // 'Behalve op maandag is de winkel doordeweeks open'
    const main =
      items.slice(0, before).findLast((one) => one.kind === 'days') ??
      items.slice(index + 1).find((one) => one.kind === 'days' && item.days.every((day) => one.days.includes(day)))
    if (main?.kind !== 'days' || main.days.length <= item.days.length) return
    item.exceptOf = main
    main.days = main.days.filter((day) => !item.days.includes(day))
  })
}

export const around = (one: Item, other: Item) => ({
  at: Math.min(one.at, other.at),
  end: Math.max(one.end, other.end),
})
