/** Companies that nobody told us of, as the subject of a clause with the town where they are, or as a rival: 'Specsavers in Tilburg is open on Sundays'. */
import type { Place } from '#engine/naming/reading/markup/pieces.ts'
import { isKnownTown } from '#engine/naming/reading/places-in-answer.ts'
import { isTradeWord } from '#engine/naming/reading/trade-likeness.ts'
import { type Vocabulary, type Word, WordList } from '#engine/naming/reading/words.ts'
import { fold } from '#engine/text.ts'
import { DAY_NAMES, LOOKED_UP_IN } from '#engine/vocabulary/never-names.ts'

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

export const NAME = String.raw`(?<name>(?:(?:De|Het|The) )?\p{Lu}[\p{L}\d’'&-]{2,25}(?: (?:&|van|de|der|den|het|\p{Lu}[\p{L}\d’'&-]{0,25})){0,4})`
/** 'Ook Specsavers', 'je kunt ook naar De Bril', 'there is also', 'consider', 'vergelijk het met' */
const BESIDE = new WordList('ook verder also kun kunt kijk noemen vergelijk consider goede er')
// Bounded: six words from a word of the list on
const INTRODUCED_BESIDE = new RegExp(
  String.raw`(?:[Oo]ok(?: (?:nog|bij|naar|met|eens)){0,2}|also(?: (?:try|consider|check out|look at))?|(?:kun|kunt) (?:je|u)|[Kk]ijk(?: (?:ook|anders|eens)){0,2} (?:bij|naar)|noemen ook|[Vv]ergelijk (?:het|ze)(?: eens)? met|[Vv]erder is|consider|goede(?: \p{Ll}{3,15})?:|er(?: (?:nog|ook)){0,2}) ${NAME}(?=[.,;:!\n)]| (?:\(|is|zit|ligt|heeft|biedt|doet|krijgt|staat|proberen|overwegen|een|gaan|bellen|bekijken|vragen|has|offers|gets))`,
  'uy',
)
/** 'Specsavers is goedkoper', 'Van Dam Brillen (Meppel) heeft meer keuze', 'De Bril zit ook in …', 'offers more' */
const COMPARED = new WordList('is zit ligt heeft biedt doet krijgt staat has offers gets sits')
// Bounded: the 100 characters before a verb and 40 behind it
const SUBJECT = new RegExp(String.raw`(?:^|[.!?\n] ?)${NAME}(?: \([^()\n]{2,30}\))? $`, 'u')
const THAN_THAT =
  /^(?:is|zit|ligt|heeft|biedt|doet|krijgt|staat|has|offers|gets|sits) (?:(?:ook|also|iets|meer|more|nog|even)(?!\p{L})|(?:(?:wat|slightly|a (?:bit|little|lot|touch)) )?\p{Ll}{3,12}er(?: en|[.,]| dan| and)|cheaper|bigger|larger|better)/u
const NO_COMPANY = new RegExp(
  `^(?:${DAY_NAMES}|${LOOKED_UP_IN})(?!\\p{L})|^(?:Het|Dit|Dat|Deze|This|That|It|There|Je|You|Ik|Er|Wie|Wat|What)$`,
  'iu',
)

/** Whether a name is surely none of another company. `people`: the words of the names of its people. */
export const noNames =
  (ownWords: ReadonlySet<string>, people: ReadonlySet<string>) =>
  (name: string): boolean =>
    NO_COMPANY.test(name) ||
    NO_NAME.test(name) ||
    /^\p{Lu}{2,6}$/u.test(name) ||
    isKnownTown(name) ||
    name.split(' ').some((word) => ownWords.has(fold(word)) || people.has(fold(word)))

/** 'Ook Specsavers is een aanrader', 'De Bril heeft meer keuze': what comes behind is of that one. */
export function othersBeside(
  text: string,
  words: readonly Word[],
  vocabulary: Vocabulary,
  ownWords: ReadonlySet<string>,
  people: ReadonlySet<string>,
): Place[] {
  const isNone = noNames(ownWords, people)
  const placeOf = (name: string | undefined, at: number) =>
    name === undefined || isNone(name) ? [] : [{ at, end: at + name.length }]
  return [
    ...vocabulary
      .matches(text, BESIDE, INTRODUCED_BESIDE)
      .flatMap(({ index, 0: said, groups }) => placeOf(groups?.name, index + said.length - groups!.name!.length)),
    ...vocabulary.indexesOf(COMPARED).flatMap((index) => {
      const { at: verb } = words[index]!
      if (!THAN_THAT.test(text.slice(verb, verb + 40))) return []
      const from = Math.max(0, verb - 100)
      const match = SUBJECT.exec(text.slice(from, verb))
      return match ? placeOf(match.groups!.name, from + match.index + match[0].indexOf(match.groups!.name!)) : []
    }),
  ]
}

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
