/** Answers of some length about something of the company's name, in which hardly anything is the company's. */

import { type FactKind, OF_THE_QUESTION, type Statement } from '#engine/naming/reading/facts.ts'
import type { JudgedFact } from '#engine/naming/reading/judged-facts.ts'
import type { Mark } from '#engine/naming/reading/marks.ts'
import type { AnswerText } from '#engine/naming/reading/markup/answer-text.ts'
import type { Subjects } from '#engine/naming/reading/subjects.ts'
import { fold } from '#engine/text.ts'

/** In characters. Shorter ones may well tell nothing that is known: 'We switched to Lumen last year.' */
export const AT_LENGTH = 180
/** Of which the company's own value is known. Of a company that gave fewer an answer can hardly tell more than its place and trade. */
const MANY_FACTS = 6
/** 'De Linde zit in Assen': behind the name. */
const SITS_IN = /^ (?:zit|is|staat|ligt|sits)(?: (?:gevestigd|te vinden|based|located))? (?:in|te|uit|from) $/
/** These change: what is said of them and not so is still said of the company. */
const CHANGING: ReadonlySet<FactKind> = new Set<FactKind>(['hours', 'services'])
/** What tells a company from another of its name. */
const TELL_APART: ReadonlySet<FactKind> = new Set<FactKind>(['city', 'sector'])

const REVIEWED =
  /(?<!\p{L})(?:klanten|gasten|bezoekers|patiënten|cliënten|reviews?|recensies|beoordelingen|ervaringen|customers|guests|visitors|patients|clients|reviewers)(?!\p{L})/iu

/**
 * Whether an answer in flowing text tells, of a company of which much is known, only another place or trade, or no more than one thing that a question may hold, or one
 * thing that is wrong: then it is about something else. `asked`: the company's name where the question names it; an answer that repeats it in full is about the company
 * unless it is placed elsewhere. `own`: the places of the name that count.
 */
export function tellsTooLittle(
  { text, blocks }: AnswerText,
  facts: readonly JudgedFact[],
  own: readonly Mark[],
  statements: readonly Statement[],
  { sentenceAt }: Subjects,
  asked: string,
): boolean {
  if (text.length < AT_LENGTH || facts.length < MANY_FACTS) return false
  const rights = facts.filter(({ verdict }) => verdict === 'right').map(({ fact }) => fact)
  const wrongs = facts.filter(({ verdict }) => verdict === 'wrong').map(({ fact }) => fact)
  // 'Titaan is a gym in Genk, opened in 2009 by two brothers': another town or trade, and nothing that is its own.
  const isElsewhere = rights.length === 0 && wrongs.some((fact) => TELL_APART.has(fact))
  if (!isElsewhere) {
    if (rights.length > 1 || wrongs.length > 1) return false
    // A question about the company may be answered with what nobody knew, as what its customers think.
    if (asked && (REVIEWED.test(text) || own.some(({ at, end }) => fold(text.slice(at, end)) === fold(asked))))
      return false
    const [[right], [wrong]] = [rights, wrongs]
    if (right && !OF_THE_QUESTION.has(right)) return false
    // 'De Waterpoort is een brasserie in Sneek'
    if (right && wrong && (right !== 'city' || wrong !== 'sector')) return false
    if (!right && wrong && CHANGING.has(wrong)) return false
  }
  const named = own.map(({ at }) => sentenceAt(at)!)
  // 'Letselschade verhalen kan bij Smit & De Wit.'
  if (statements.some(({ fact, right, at }) => fact === 'services' && right && named.includes(sentenceAt(at)!)))
    return false
  const isIn = (at: number) => own.some(({ end }) => end < at && at - end < 40 && SITS_IN.test(text.slice(end, at)))
  if (wrongs.length === 0 && statements.some(({ fact, right, at }) => fact === 'city' && right && isIn(at)))
    return false
  // A word on each of several: 'Het Tolhuis heeft een grote zaal, De Lindeboom is intiemer', '- Het Tolhuis: grote zaal'.
  if (named.some(({ marks }) => marks.some(({ who }) => who !== 'own'))) return false
  const items = blocks.filter(({ kind }) => kind === 'item' || kind === 'row')
  return !items.some(({ from, to }) => own.some(({ at }) => from <= at && at < to))
}
