/** Whether the parts of a service are what a company is called: a 'moving company', and nothing that it does. */
import { stemAt } from '#engine/naming/reading/spellings.ts'
import type { Word } from '#engine/naming/reading/words.ts'
import { meant } from './service-meanings.ts'

/**
 * A 'moving company' and a 'video production company' do other things as well; who 'incorporates companies' or 'drives business people'
 * does not.
 */
export function isCompany(
  text: string,
  words: readonly Word[],
  first: { place: number },
  { word, place }: { word: Word; place: number },
): boolean {
  if (place === first.place || !COMPANIES.has(word.folded)) return false
  if (word.folded === 'business' && ADJECTIVE.test(text.slice(word.end, word.end + 12))) return false
  const before = words.slice(first.place, place)
  const isDoing = word.folded === 'companies' && before.length === 1 && /[^s]s$/.test(before[0]!.folded)
  return !isDoing && before.every(({ folded }) => folded.length > 3 && !SMALL.has(folded))
}
const ADJECTIVE = /^ (?!in |and |that |which |who |with |from |based |is |has |for |at |on |located )\p{Ll}/u
const COMPANIES = new Set('company companies business bedrijf'.split(' '))
const SMALL = new Set('your their with from into over naar voor'.split(' '))

/** 'Tax advisers' need not file returns, nor is a 'kinderopvang' open all day. */
export function isCalledSo(
  words: readonly Word[],
  telling: readonly { word: Word; place: number }[],
  first: number,
  last: number,
  parts: readonly number[],
  trade: ReadonlySet<string>,
): boolean {
  const { word, place } = telling[first]!
  if (first !== last || parts.every((part) => meant(word.spelling).includes(part))) return false
  return trade.has(stemAt(word.spelling)) || ADVISERS.has(words[place + 1]?.folded ?? '')
}

const ADVISERS = new Set('adviser advisers advisor advisors consultant consultants'.split(' '))
