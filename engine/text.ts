/** How texts are compared, and which say nothing. */
import { FILLER_WORDS } from './vocabulary/placeholders.ts'

/** 'Café De Linde' → 'cafedelinde': letters and digits only. */
export function fold(text: string): string {
  const unmarked = MAY_BE_MARKED.test(text) ? text.normalize('NFKD').replace(/[\u0300-\u036f]/g, '') : text
  return unmarked.toLowerCase().replace(/[^a-z0-9]/g, '')
}
/** More than plain signs: few texts have any, and taking marks off letters costs more than all else of folding. */
export const MAY_BE_MARKED = /[^ -~]/

const FILLER = new Set(FILLER_WORDS)

/** A designer's filler text ('Lorem ipsum …'), whole or in pieces: it says nothing about a company. */
export function isFiller(text: string): boolean {
  if (/lorem,? ipsum/i.test(text)) return true
  const words = text
    .slice(0, 400)
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter(Boolean)
  const filler = words.filter((word) => FILLER.has(word))
  return new Set(filler).size >= 3 && filler.length / words.length > 0.3
}

/** Whether a sticky pattern matches there; one that looks behind reads what stands before it, without cutting that out. */
export function isAt(pattern: RegExp, text: string, at: number): boolean {
  pattern.lastIndex = at
  return pattern.test(text)
}

/** Every match of a global pattern: as `matchAll`, which makes a new pattern each time and so costs more than most searches. */
export function allMatches(text: string, pattern: RegExp, from = 0): RegExpExecArray[] {
  const found: RegExpExecArray[] = []
  pattern.lastIndex = from
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) found.push(match)
  return found
}
