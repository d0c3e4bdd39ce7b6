/** The services that an answer gives. */
import type { AnswerText, Block } from '#engine/naming/reading/answer-text.ts'
import type { Statement } from '#engine/naming/reading/facts.ts'
import type { Prepared, Term } from '#engine/naming/reading/known-company.ts'
import type { Subjects } from '#engine/naming/reading/subjects.ts'
import type { Found, Vocabulary, Word } from '#engine/naming/reading/words.ts'
import { denies, howOffered, NOT_WORDS } from './denied-services.ts'
import { servicesByParts } from './service-parts.ts'

/** Of a line with a cross in front: '❌ Taxaties', no '❌ taxaties zijn duur'. */
const LONGEST_REST = 8
const NOT_SAID = /^: [-–?]\s/

export function serviceStatements(
  { text, blocks }: AnswerText,
  words: readonly Word[],
  terms: readonly Found<Term>[],
  vocabulary: Vocabulary,
  subjects: Subjects,
  known: Prepared,
): Statement[] {
  const crossed = crossedOut(text, blocks, vocabulary)
  const isCrossedOut = (at: number, end: number) =>
    crossed.some(({ from, to }) => from <= at && end <= to && to - end < LONGEST_REST)
  const said = (at: number, end: number) => (isCrossedOut(at, end) ? 'denied' : howOffered(text, at, end, vocabulary))
  const written = terms.flatMap(({ at, end, of }): Statement[] => {
    if (of.kind !== 'service') return []
    // '| Taxaties | - |': whether it has it is not known.
    if (text[end] === ':' && NOT_SAID.test(text.slice(end, end + 5))) return []
    // 'Wassen' is no 'was'.
    if (end - at < 4 && known.company.services[of.index]!.length > end - at) return []
    // The words of a name say nothing of what it does: 'Veluws Rompertje' sells rompertjes only where that is said.
    if (subjects.sentenceAt(at)!.marks.some((mark) => mark.at <= at && end <= mark.end)) return []
    const how = said(at, end)
    return how === 'unknown' ? [] : [{ fact: 'services', at, end, right: how === 'offered' }]
  })
  const meant = servicesByParts(text, words, vocabulary, known.serviceParts).flatMap(
    ({ at, end, isWhole }): Statement[] => {
      const { from, marks } = subjects.sentenceAt(at)!
      // 'Controleer de waterdruk van je ketel' is said to the reader, and the words of a name say nothing of what it does.
      if (marks.length === 0 && TO_READER.test(text.slice(from, from + 20))) return []
      if ([...written, ...marks].some((one) => one.at < end && at < one.end)) return []
      const how = said(at, end)
      // In some of its words it may be another one that is not offered.
      return how === 'offered' || (how === 'denied' && isWhole)
        ? [{ fact: 'services', at, end, right: how === 'offered' }]
        : []
    },
  )
  return [...written, ...meant]
}

const TO_READER = /^\s*(?:Controleer|Vergelijk|Check|Compare|Make sure|Let (?:er )?op)(?!\p{L})/u

/** The blocks with a cross in front, and those in a list of what is not offered. */
function crossedOut(text: string, blocks: readonly Block[], vocabulary: Vocabulary): readonly Block[] {
  const mayDeny = vocabulary.has(NOT_WORDS)
  let above: Block | null = null
  return blocks.filter((block) => {
    const isItem = block.kind === 'item' && above !== null && block.depth > above.depth
    if (!isItem) above = mayDeny && denies(text.slice(block.from, block.to)) ? block : null
    return block.isCrossed || isItem
  })
}
