/** Where the sentences of a block begin and end. */
import type { Block } from './markup/answer-text.ts'
import type { Place } from './markup/pieces.ts'
import { endsBehindHalf } from './statements/hours/days-and-times.ts'

/** 'Molenstr. 12', 'tel. 030' and 'B.V. Utrecht' do not end a sentence. */
const END = /[.!?](?=["”’)]?\s+["“‘(’']?[\p{Lu}\d])|\n/gu
const ABBREVIATION =
  /(?:^|[\s(])(?:\p{L}|str|vs|tel|nr|no|est|ca|bijv|bv|o\.a|m\.b\.t|dhr|mevr|mw|drs|ing|ir|mr|st|gebr|e\.g|i\.e|approx|\p{Lu}\.\p{Lu}|v\.o\.f|n\.v)$/iu

const LONGEST_LABEL = 30
/** A short question at the beginning of a line, with a short answer behind it. */
function isLabel(text: string, start: number, end: number, from: number, to: number): boolean {
  if (end - start > LONGEST_LABEL || (start > from && text[start - 1] !== '\n' && text[start] !== '\n')) return false
  const line = text.indexOf('\n', end)
  return (line < 0 ? to : Math.min(line, to)) - end <= LONGEST_LABEL
}

/** Where each sentence of a block begins and ends. `names`: those with a point in them, which ends none: 'V.D.K. Dakwerken'. */
export function sentencesIn(text: string, { from, to }: Block, names: readonly Place[]): [number, number][] {
  const found: [number, number][] = []
  let start = from
  END.lastIndex = from
  while (END.test(text)) {
    const end = END.lastIndex
    if (end > to) break
    if (text[end - 1] === '.' && isAbbreviated(text, start, end - 1)) continue
    if (text[end - 1] === '.' && names.some((name) => name.at < end && end < name.end)) continue
    // '- Sinds? 1996'
    if (text[end - 1] === '?' && isLabel(text, start, end, from, to)) continue
    if (end - 1 > start) found.push([start, end])
    start = end
  }
  if (start < to) found.push([start, to])
  return found
}

// Bounded: the 200 characters before a sentence
const QUESTION_BEFORE = /(?:^|[.!?\n]\s?)([^.!?\n]{3,200}\?)\s*(?:(?:A|Antwoord|Answer):)?\s*$/u
/** The question that a sentence answers, right before it; '' without one. */
export const questionBefore = (text: string, from: number) =>
  QUESTION_BEFORE.exec(text.slice(Math.max(0, from - 200), from))?.[1] ?? ''

function isAbbreviated(text: string, start: number, at: number): boolean {
  const from = Math.max(start, at - 8)
  // Most sentences end in a longer word.
  let begin = at
  while (begin > from && !' \n\t('.includes(text[begin - 1]!)) begin--
  const before = begin > from || from === start ? text.slice(from, at) : ''
  return before !== '' && ABBREVIATION.test(before) && !endsBehindHalf(before, text.slice(at, at + 30))
}

/** At least as many words as a clause has: 'In Zwolle: X' is about X. */
const CLAUSE = /^\s?(?:[^\s:;]{1,40} ){4,60}[^\s:;]{1,40}[:;] /u
/** Where a clause with a verb ends in a colon or a semicolon; -1 without one. */
export function brokenAt(said: string, from: number): number {
  const stop = said.search(/[:;] /)
  return stop > 20 && stop < 300 && CLAUSE.test(said.slice(0, stop + 2)) ? from + stop : -1
}
