/** The services that an answer gives. */
import type { Statement } from '#engine/naming/reading/facts.ts'
import type { Prepared, Term } from '#engine/naming/reading/known-company.ts'
import type { Subjects } from '#engine/naming/reading/subjects.ts'
import { type Found, type Vocabulary, type Word, WordList } from '#engine/naming/reading/words.ts'
import { servicesByParts } from './service-parts.ts'

const NOT_BEFORE =
  /(?<!\p{L})(?:geen|niet(?! (?:alleen|enkel|slechts))|nooit|zonder|no|not(?! only)|without|n[’']t (?:offer|provide|do|sell|make)|not (?:offer|provide|do|sell|make))(?: (?!maar |wel |but )[\p{L}-]{2,20}){0,2} $/iu
const NO_AFTER = /^\s?:\s?(?:nee|no|niet|geen|✗|❌|x)(?!\p{L})/iu

/** Without one of these, or 'n’t', nothing is denied. */
const NOT = new WordList('geen niet nooit zonder no not without t')

export function serviceStatements(
  text: string,
  words: readonly Word[],
  terms: readonly Found<Term>[],
  vocabulary: Vocabulary,
  subjects: Subjects,
  known: Prepared,
): Statement[] {
  const isDenied = (at: number, end: number) =>
    (text[at - 1] === ' ' &&
      vocabulary.isBetween(NOT, at - 60, at) &&
      NOT_BEFORE.test(text.slice(Math.max(0, at - 60), at))) ||
    ((text[end] === ':' || text[end + 1] === ':') && NO_AFTER.test(text.slice(end, end + 10)))
  const written = terms.flatMap(({ at, end, of }): Statement[] => {
    if (of.kind !== 'service') return []
    // 'Wassen' is no 'was'.
    if (end - at < 4 && known.company.services[of.index]!.length > end - at) return []
    return [{ fact: 'services', at, end, right: !isDenied(at, end) }]
  })
  // In other words it can confirm a service, but deny none: it may be another one that is not offered.
  const meant = servicesByParts(text, words, vocabulary, known.serviceParts)
    .filter(({ at, end }) => {
      // The words of a name say nothing of what it does.
      const names = subjects.sentenceAt(at)?.marks ?? []
      return !isDenied(at, end) && ![...written, ...names].some((one) => one.at < end && at < one.end)
    })
    .map(({ at, end }): Statement => ({ fact: 'services', at, end, right: true }))
  return [...written, ...meant]
}
