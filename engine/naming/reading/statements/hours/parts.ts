/** Parts of a day: 'vrijdagmiddag', 'in het weekend alleen ’s ochtends'. */
import type { DaysToken, Part, Token } from './token.ts'

const PARTS: [name: RegExp, part: Part][] = [
  [/ochtend|morgen|morning/i, 'morning'],
  [/middag|afternoon/i, 'afternoon'],
  [/avond|evening|night/i, 'evening'],
]
export const partOf = (word: string) => PARTS.find(([name]) => name.test(word))?.[1] ?? null

/** 'Friday afternoon', 'vrijdags ’s middags': the part belongs to the day. */
export function withParts(tokens: Token[], text: string): Token[] {
  return tokens.filter((token, index) => {
    if (token.kind !== 'part') return true
    // 'Pas vanaf de middag', 'tot in de avond'
    let at = index - 1
    while (tokens[at]?.kind === 'glue') at--
    if (['from', 'until', 'after'].includes(tokens[at]?.kind ?? '')) token.kind = 'vague'
    const glue = tokens[index - 1]?.kind === 'glue' ? 2 : 1
    const before = tokens[index - glue]
    const isBeside = before?.kind === 'days' && !before.part
    const days = isBeside ? before : farFromPart(tokens, index)
    if (!days) return true
    days.part = partOf(text.slice(token.at, token.end))
    if (isBeside) days.end = token.end
    else days.isOnlyPart = isOnlyOne(tokens, index)
    return false
  })
}

const BETWEEN_PART = new Set<string>(['word', 'glue', 'only', 'open', 'works'])
/** So many words stand at most between a part of a day and the day. */
const FARTHEST_PART = 8
/** 'In het weekend kun je alleen ’s ochtends terecht', '’s Middags is de winkel op zaterdag dicht': the days that it is a part of. */
function farFromPart(tokens: readonly Token[], index: number): DaysToken | null {
  let after = index + 1
  while (tokens[after]?.kind === 'glue' || tokens[after]?.kind === 'only') after++
  let first = index - 1
  while (tokens[first]?.kind === 'glue') first--
  const isFirst = first < 0 || tokens[first]!.kind === 'stop' || tokens[first]!.kind === 'comma'
  const step = isFirst ? 1 : -1
  const isOfState = ['', 'open', 'shut', 'stop', 'comma', 'and', 'but'].includes(tokens[after]?.kind ?? '')
  if (!isFirst && !isOfState) return null
  for (let at = index + step; Math.abs(at - index) <= FARTHEST_PART; at += step) {
    const token = tokens[at]
    if (token?.kind === 'days') return token.part || token.count > 0 ? null : token
    if (!BETWEEN_PART.has(token?.kind ?? '')) return null
  }
  return null
}

/** 'Alleen ’s ochtends', 'only open in the mornings', but 'alleen ’s ochtends en ’s avonds' */
function isOnlyOne(tokens: readonly Token[], index: number): boolean {
  let only = index - 1
  while (tokens[only]?.kind === 'glue' || tokens[only]?.kind === 'open') only--
  let next = index + 1
  while (['glue', 'and', 'or', 'comma'].includes(tokens[next]?.kind ?? '')) next++
  if (tokens[only]?.kind !== 'only' || tokens[next]?.kind === 'part') return false
  tokens[only]!.kind = 'glue'
  return true
}
