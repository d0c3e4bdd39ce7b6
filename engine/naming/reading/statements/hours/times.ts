/** The times of a sentence: stretches of them, or an opening or a closing time alone. */
import type { TimeToken, Token } from './token.ts'
import { BEFORE_TIME, OPENS, SHUTS, STRONG, sideOf } from './tokens.ts'

export interface Times {
  kind: 'times'
  at: number
  end: number
  ranges: [number, number][]
  opensAt?: readonly number[]
  shutsAt?: readonly number[]
  isVoid: boolean
  /** 'Bel voor zes uur': it need not be the time at which it closes. */
  isLoose?: boolean
  /** 'Tot 5 klanten' */
  isNumber: boolean
}

const DAY = 24 * 60
const NOON = 12 * 60

export function timesAt(tokens: readonly Token[], first: number, last: Times | undefined): [Times, number] {
  const start = tokens[first] as TimeToken
  const ranges: [number, number][] = []
  let next = first
  let isSure = false
  for (;;) {
    const from = tokens[next]
    const joint = tokens[next + 1]?.kind
    const isRange =
      joint === 'to' ||
      joint === 'until' ||
      (joint === 'and' && ranges.length === 0 && tokens[next - 1]?.kind === 'between')
    let at = next + 2
    while (isRange && (tokens[at]?.kind === 'at' || tokens[at]?.kind === 'until')) at++
    const to = tokens[at]
    if (from?.kind !== 'time' || !isRange || to?.kind !== 'time') break
    add(ranges, rangeOf(from, to))
    isSure ||= from.isSure || to.isSure
    next = at + 1
    let more = next
    // '… en ’s middags van 13.30 tot 17.00'
    while (['and', 'comma', 'from', 'between', 'glue', 'or', 'part'].includes(tokens[more]?.kind ?? '')) more++
    if (more === next || tokens[more]?.kind !== 'time' || more > next + 5) break
    next = more
  }
  const place = { kind: 'times' as const, at: start.at, end: tokens[Math.max(first, next - 1)]!.end }
  if (ranges.length > 0) {
    const after = tokens[next]
    const isShut = after?.kind === 'shut' || isShutBefore(tokens.slice(Math.max(0, first - 3), first))
    // '2 tot 3 werkdagen'
    const isNumber =
      !isSure &&
      (after?.kind === 'word' || after?.kind === 'days') &&
      after.at === place.end + 1 &&
      start.minutes < 6 * 60
    // A range may end in the middle of 'x tot y, z tot': go back to behind its last time.
    while (next > first && tokens[next - 1]!.kind !== 'time') next--
    return [{ ...place, end: tokens[next - 1]!.end, ranges, isVoid: isShut, isNumber }, next]
  }
  return [{ ...place, end: start.end, ranges, ...boundOf(tokens, first, last) }, first + 1]
}

/** 'Gesloten van 12 tot 13 uur', but 'maandag gesloten, dinsdag 9-17' */
function isShutBefore(before: readonly Token[]): boolean {
  const joint = before.findLastIndex(({ kind }) => ['comma', 'stop', 'and', 'but', 'bracket'].includes(kind))
  return before.slice(joint + 1).some(({ kind }) => kind === 'shut' || kind === 'not')
}

/** '9.00–12.00, 12.00–17.30' is one stretch. */
export function add(ranges: [number, number][], range: [number, number]): void {
  const last = ranges.at(-1)
  if (last && last[1] === range[0]) last[1] = range[1]
  else ranges.push(range)
}

/** Nothing that shuts in the evening opens so early. */
const EARLIEST = 5 * 60

function rangeOf(from: TimeToken, to: TimeToken): [number, number] {
  let [opens, shuts] = [from.minutes, to.minutes]
  // 'Van 9 tot 5', '9-9', '2-9 pm'
  if (to.isTwelve && shuts <= opens && shuts >= 60 && shuts + NOON > opens) shuts += NOON
  // 'From 5 until 10', 'van half vijf tot half elf', of a restaurant
  if (from.isTwelve && to.isTwelve && opens < (from.isSure ? EARLIEST : 6 * 60) && opens < shuts)
    return [opens + NOON, shuts + NOON]
  // 'Van 4 tot 10 uur ’s avonds'
  if (from.isTwelve && !to.isTwelve && opens < EARLIEST && shuts > 17 * 60) opens += NOON
  if (from.isTwelve && to.hasHalf && opens < 7 * 60 && opens + NOON < shuts && shuts > 17 * 60) opens += NOON
  return [opens, shuts]
}

const FARTHEST_REACH = 14
const isReach = ({ kind }: Token) => kind === 'reach' || kind === 'there'

/** Whether a time alone is one of opening or of closing. */
function boundOf(
  tokens: readonly Token[],
  index: number,
  last: Times | undefined,
): Pick<Times, 'opensAt' | 'shutsAt' | 'isVoid' | 'isNumber' | 'isLoose'> {
  const time = tokens[index] as TimeToken
  const candidates = time.isTwelve ? [time.minutes, (time.minutes + NOON) % DAY || DAY] : [time.minutes]
  const kindAt = (at: number) => tokens[at]?.kind ?? ''
  const beside = kindAt(index - 1)
  // 'Vrijdag open tot: 18.00'
  const isLabelled = beside === 'colon' && BEFORE_TIME.has(kindAt(index - 2))
  const sign = isLabelled ? kindAt(index - 2) : beside
  const isShutBeside = kindAt(index - 2) === 'shut' || kindAt(index + 1) === 'shut'
  const isDenied = kindAt(index - 2) === 'not'
  // 'Doesn't open until noon', 'not open before 10'
  const isNotBefore = isDeniedBefore(tokens, index)
  const isLoose = sign === 'before' && tokens.slice(Math.max(0, index - FARTHEST_REACH), index).some(isReach)
  let isOpening: boolean | null = null
  if (sign === 'until') isOpening = isShutBeside || isNotBefore
  else if (sign === 'from') isOpening = !(isShutBeside || kindAt(index - 2) === 'shuts')
  else if (sign === 'after') isOpening = isShutBeside || isDenied || isShutLater(tokens, index) ? false : null
  else if (sign === 'before')
    isOpening = isShutBeside || isNotBefore || isShutLater(tokens, index) ? true : isLoose ? false : null
  else if (sign === 'at' || sign === 'colon' || STRONG.has(sign) || SHUTS.has(sign)) isOpening = verbAt(tokens, index)
  else if (sign === 'glue') isOpening = nounBefore(tokens, index)
  // 'Late opening: Thursday, 9 pm'
  const isEvening = tokens.slice(Math.max(0, index - 4), index).some(({ kind }) => kind === 'late')
  if (sign === 'comma' && kindAt(index - 2) === 'days' && isEvening) isOpening = false
  if (isOpening === null && last && isNextTime(tokens, index))
    isOpening = last.opensAt ? true : last.shutsAt ? false : null
  const next = tokens[index + 1]
  const isTime = time.isSure || next === undefined || next.kind !== 'word' || next.at > time.end + 1
  const isVoid = isOpening === null || (isDenied && (sign === 'from' || sign === 'at'))
  return { ...(isOpening ? { opensAt: candidates } : { shutsAt: candidates }), isVoid, isLoose, isNumber: !isTime }
}

/** 'Na vijf uur is de winkel op vrijdag dicht', 'vóór negen uur zijn ze op zaterdag niet open' */
function isShutLater(tokens: readonly Token[], index: number): boolean {
  const stop = tokens.findIndex(({ kind }, at) => at > index && ['stop', 'comma', 'but', 'time'].includes(kind))
  const clause = tokens.slice(index, stop < 0 ? index + 12 : stop)
  const not = clause.findIndex(({ kind }) => kind === 'not')
  return clause.some(({ kind }, at) => kind === 'shut' || (kind === 'open' && not >= 0 && not < at))
}

function isDeniedBefore(tokens: readonly Token[], index: number): boolean {
  for (let at = index - 2; at >= 0 && at >= index - 5; at--) {
    const { kind } = tokens[at]!
    if (kind === 'shut' || kind === 'shuts' || kind === 'comma' || kind === 'stop' || kind === 'time') return false
    if (kind === 'not') return true
  }
  return false
}

/** '… sluit om vijf uur, op dinsdag al om vier uur', '… closes at 5 (4 on Fridays)': the same as of the time before it. */
function isNextTime(tokens: readonly Token[], index: number): boolean {
  let at = index - 1
  if (tokens[at]?.kind === 'at') at--
  if (tokens[at]?.kind === 'glue') at--
  if (tokens[at]?.kind === 'word' && tokens[at - 1]?.kind === 'days') at--
  const before = tokens[at]?.kind
  if (before === 'days') return true
  const after = sideOf(tokens, index, 1)
  return after === 'days' && (before === 'bracket' || before === 'and' || before === 'comma')
}

/** 'De sluitingstijd is 17.00 uur', 'closing time on Saturdays is 5 pm' */
function nounBefore(tokens: readonly Token[], index: number): boolean | null {
  let at = index - 1
  while (['glue', 'word', 'days'].includes(tokens[at]?.kind ?? '') && at > index - 6) at--
  const kind = tokens[at]?.kind
  return kind === 'opens' ? true : kind === 'shuts' ? false : null
}

const strongBefore = (tokens: readonly Token[], index: number) =>
  tokens.slice(Math.max(0, index - 8), index).findLast(({ kind }) => STRONG.has(kind) || kind === 'stop')?.kind

/** 'Sluit om 5 uur', 'gaat om 9 uur open': true where the verb beside it opens. */
function verbAt(tokens: readonly Token[], index: number): boolean | null {
  const stops = new Set<string>(['stop', 'comma', 'time', 'but'])
  for (let at = index + 1; at <= index + 2; at++) {
    const kind = tokens[at]?.kind ?? ''
    if (stops.has(kind) || kind === 'and') break
    if (kind === 'open' || kind === 'shut') return kind === 'open'
  }
  // 'Eerder dicht, om 17.00 uur', 'sluit eerder, om 16.00 uur'
  const isLater = tokens[index - 2]?.kind === 'comma'
  const verb =
    isLater && tokens[index - 3]?.kind === 'vague' ? strongBefore(tokens, index - 3) : tokens[index - 3]?.kind
  if (isLater && STRONG.has(verb ?? '')) return OPENS.has(verb!)
  for (let at = index - 1; at >= 0 && at > index - 10 && !stops.has(tokens[at]!.kind); at--) {
    if (OPENS.has(tokens[at]!.kind)) return true
    if (SHUTS.has(tokens[at]!.kind)) return false
  }
  for (let at = index + 1; at < index + 6 && tokens[at] && !stops.has(tokens[at]!.kind); at++) {
    if (OPENS.has(tokens[at]!.kind)) return true
    if (SHUTS.has(tokens[at]!.kind)) return false
  }
  return null
}
