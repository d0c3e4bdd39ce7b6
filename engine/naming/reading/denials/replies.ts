/** Answers that name nobody, to a question that names the company: 'Op maandag zijn ze gesloten.' */

import { OF_THE_QUESTION, type Statement } from '#engine/naming/reading/facts.ts'
import { UNIQUE } from '#engine/naming/reading/judged-facts.ts'
import { AT_LENGTH } from '#engine/naming/reading/namesakes/too-little.ts'
import type { Sentence } from '#engine/naming/reading/subjects.ts'
import { DAY_NAMES } from '#engine/vocabulary/never-names.ts'
import { isDenial } from './denials.ts'
import { deniesDetails, isPartial } from './partial-denials.ts'

/** 'Ja, ze zijn op zaterdag open', 'De winkel zit …', '038 555 19 46'; 'De Volle Schotel is …' and 'Bedoel je misschien …' are about something else. */
// Bounded: the first 100 characters of an answer
const REPLY = new RegExp(
  `^(?:(?:ja|nee|zeker|klopt|dat klopt|yes|no|sure)[,.!:]? )?(?:(?:ze|zij|je|u|they|it|you|bellen|mailen|bel|mail|call|sinds|since|\\+?\\d{2,4}|${DAY_NAMES})(?!\\p{L})|(?:het|de|dat|hun|the|their|its|op|van|voor|tot|om|on|from|at|for) (?!basis|de[nr]? )\\p{Ll}{2})`,
  'u',
)

/** Whether the answer goes on about whom it was asked. */
export const isReply = (text: string) => REPLY.test(text.charAt(0).toLowerCase() + text.slice(1, 100))

/**
 * What the answer states of the company. At some length, what a question may hold is said of anything ('De reiger is rond Heeg veel te zien'), and behind
 * 'daar heb ik geen gegevens over' come the numbers of others.
 */
export function statedInReply(
  text: string,
  statements: readonly Statement[],
  negated: ReadonlySet<Sentence>,
  isReply: boolean,
): readonly Statement[] {
  const isDenied = [...negated].some(({ from, to }) => {
    const said = text.slice(from, to)
    return isDenial(said, '', '') && !isPartial(said, '', '') && !deniesDetails(said)
  })
  if (isReply && !isDenied)
    return text.length < AT_LENGTH || statements.some(({ fact }) => !OF_THE_QUESTION.has(fact)) ? statements : []
  const rights = statements.filter(({ right }) => right)
  return rights.some(({ fact }) => UNIQUE.has(fact) || fact === 'phone') ? rights : []
}
