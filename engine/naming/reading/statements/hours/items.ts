/** The tokens of a sentence with its days and its times each as one: 'maandag t/m vrijdag', 'van 9 tot 12 en van 13 tot 17'. */
import { type Times, timesAt } from './times.ts'
import { type DaysToken, OPENS, type Part, SHUTS, sideOf, type TimeToken, type Token } from './tokens.ts'

export interface Days {
  kind: 'days'
  at: number
  end: number
  days: readonly number[]
  part: Part | null
  isListed: boolean
  count: number
  /** 'De andere werkdagen' */
  isRest: boolean
  /** 'Dan', 'die dag': the days before it. */
  isThat: boolean
  /** 'Ook op vrijdag', 'Fridays included' */
  isAlso: boolean
  /** Of 'behalve vrijdag': of which days it is left out. */
  exceptOf: Days | null
  times: Times[]
}
export type Item = Days | Times | Exclude<Token, DaysToken | TimeToken>

export function itemsOf(tokens: readonly Token[], named: readonly number[]): Item[] {
  const items: Item[] = []
  for (let i = 0; i < tokens.length; ) {
    const token = tokens[i]!
    if (token.kind === 'days') {
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

/** 'Maandag t/m vrijdag', 'zaterdag, zondag en maandag'; two where the first belong to what stands before them. */
function daysAt(tokens: readonly Token[], first: number): [found: Days[], next: number] {
  const start = tokens[first] as DaysToken
  const lists: {
    days: number[]
    at: number
    end: number
    part: Part | null
    isAfterComma: boolean
    isListed: boolean
    isAlso: boolean
  }[] = []
  const begin = (token: DaysToken, isAfterComma: boolean) =>
    lists.push({
      days: [...token.days],
      at: token.at,
      end: token.end,
      part: token.part,
      isAfterComma,
      isListed: token.days.length === 1,
      isAlso: token.isAlso === true,
    })
  begin(start, false)
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
    } else begin(other, joint.kind === 'comma')
    next = to + 1
  }
  const groups = [lists]
  const before = sideOf(tokens, first, -1)
  const side = sideOf(tokens, next - 1, 1)
  // '… on weekdays, and on Fridays until 9'
  const after = side === 'until' ? 'time' : side
  const last = lists.at(-1)!
  const isTwo =
    lists.length > 1 &&
    ((before === 'time' && (after === 'time' || (last.isAfterComma && after === 'not'))) ||
      // 'Behalve zondag, op donderdag tot 21 uur'
      (last.isAfterComma && before === 'except' && after === 'time') ||
      (last.isAfterComma && SHUTS.has(before) && (after === 'time' || OPENS.has(after))) ||
      (last.isAfterComma && OPENS.has(before) && SHUTS.has(after)) ||
      (last.isAfterComma && before === 'time' && SHUTS.has(after)))
  if (isTwo) groups.splice(0, 1, lists.slice(0, -1), [last])
  else if (isNarrowed(lists) && side !== 'except') lists.shift()
  const found = groups.map(
    (group): Days => ({
      kind: 'days',
      at: group[0]!.at,
      end: group.at(-1)!.end,
      days: [...new Set(group.flatMap(({ days }) => days))],
      part: group[0]!.part ?? (group.length === 2 ? group[1]!.part : null),
      isListed: group.every(({ isListed }) => isListed),
      count: start.count,
      isRest: start.isRest,
      isThat: start.isThat === true,
      isAlso: start.isAlso === true,
      exceptOf: null,
      times: [],
    }),
  )
  return [found, next]
}

/** 'Doordeweeks, op woensdag en donderdag, …': only those are meant. */
function isNarrowed([all, ...rest]: readonly {
  days: readonly number[]
  isAfterComma: boolean
  isListed: boolean
  isAlso: boolean
}[]): boolean {
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
    if (items[before]?.kind !== 'except') return
    const main = items.slice(0, before).findLast((one) => one.kind === 'days')
    if (main?.kind !== 'days') return
    item.exceptOf = main
    main.days = main.days.filter((day) => !item.days.includes(day))
  })
}

export const around = (one: Item, other: Item) => ({
  at: Math.min(one.at, other.at),
  end: Math.max(one.end, other.end),
})
