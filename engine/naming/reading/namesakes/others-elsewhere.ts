/** Companies that nobody told us of, as the subject of a clause with the town where they are, or as a rival: 'Specsavers in Tilburg is open on Sundays'. */
import type { Place } from '#engine/naming/reading/markup/pieces.ts'
import { isTradeWord } from '#engine/naming/reading/trade-likeness.ts'
import { type Vocabulary, type Word, WordList } from '#engine/naming/reading/words.ts'
import { fold } from '#engine/text.ts'

/** 'Specsavers in Tilburg is open', 'Bloemenhuis Berends, even verderop in Gaanderen, is', 'Basic-Fit, its main competitor, offers' */
const PREDICATES = new WordList(
  'is heeft biedt geeft opent sluit doet verkoopt repareert verzorgt levert bezorgt specialises specializes has offers opens closes sells does repairs delivers provides',
)
const IN = new WordList('in uit te from')
const RIVALS = new WordList('competitor rival concurrent keten chain alternatief alternative another ander andere ook')
const MOST_BEFORE_VERB = 120
const BEGINS = String.raw`(?:^|[.!?;:,\n] ?|(?<!\p{L})(?:terwijl|while|whereas|maar|but|en|and|only|alleen) )`
const NAME_HERE_TOO = String.raw`(?<name>\p{Lu}[\p{L}\d’'&-]{2,25}(?: (?:&|van|de|der|den|het|\p{Lu}[\p{L}\d’'&-]{0,25})){0,4})`
// Bounded: the 120 characters before a verb
const SUBJECT_ELSEWHERE = new RegExp(
  String.raw`${BEGINS}${NAME_HERE_TOO}(?:,? (?:even verderop|verderop|nearby|just outside))?,? (?:in|uit|te|from) \p{Lu}[\p{L}’'-]{2,25}(?: \p{Lu}[\p{L}’'-]{2,20})?,?(?: [^.,;\n]{2,40},)? $`,
  'u',
)
/** 'There is another salon, Haarhuis Zutphen, which specialises in' */
const ANOTHER_ONE = new RegExp(
  String.raw`(?<!\p{L})(?:another|an alternative|(?:nog )?een andere?|ook een) \p{Ll}{3,20}(?: \p{Ll}{3,20})?, ${NAME_HERE_TOO}, (?:which|that|who|die|dat) $`,
  'u',
)
// Bounded: the 120 characters before a verb
const RIVAL_SUBJECT = new RegExp(
  String.raw`${BEGINS}${NAME_HERE_TOO}, (?:its|their|an?|the|hun|een|de) (?:\p{Ll}{3,15} )?(?:competitor|rival|concurrent|keten|chain|alternatief|alternative)[^.,;\n]{0,40}, $`,
  'u',
)
/** 'Parkeren in Utrecht is duur', 'Dit in Utrecht is' */
const NO_NAME =
  /^(?:Het|Dit|Dat|Die|Deze|This|That|There|Who|Wat|What|\p{Lu}\p{L}*(?:en|ing|heid|tie)|Alles|Iedereen|Niemand|Everyone|Everything)$/u

export function othersElsewhere(
  text: string,
  words: readonly Word[],
  vocabulary: Vocabulary,
  ownWords: ReadonlySet<string>,
): Place[] {
  return vocabulary.indexesOf(PREDICATES).flatMap((index) => {
    const { at: verb } = words[index]!
    const from = Math.max(0, verb - MOST_BEFORE_VERB)
    const before = text.slice(from, verb)
    const match =
      (vocabulary.isBetween(IN, verb - 75, verb) ? SUBJECT_ELSEWHERE.exec(before) : null) ??
      (vocabulary.isBetween(RIVALS, from, verb) ? (RIVAL_SUBJECT.exec(before) ?? ANOTHER_ONE.exec(before)) : null)
    const name = match?.groups?.name
    if (!match || name === undefined || NO_NAME.test(name)) return []
    if (name.split(' ').some((word) => ownWords.has(fold(word)) || isTradeWord(word.toLowerCase()))) return []
    const at = from + match.index + match[0].indexOf(name)
    return [{ at, end: at + name.length }]
  })
}
