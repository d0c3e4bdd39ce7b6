/** Services by what they are made of: 'roof insulation' and 'het isoleren van een plat dak' for 'Dakisolatie'. */
import type { Spelling } from '#engine/naming/reading/spellings.ts'
import { type Vocabulary, type Word, WordList } from '#engine/naming/reading/words.ts'
import { isCalledSo, isCompany } from './company-phrases.ts'
import type { OfferedParts } from './offered-parts.ts'
import { ACTS, headOf, impliedBy, implies, meant, meantAtAll, NONE, TELLING_ALONE, VERBS } from './service-meanings.ts'
import { meantTogether } from './words-together.ts'

/** Words that mean something as part of a service. */
// 'BE' is a licence, but 'be' no word of a service.
const TELLING = new WordList((spelling) => spelling.written !== 'be' && meantAtAll(spelling).length > 0)

/** And no 'levert kwaliteit'. */
const ALONE =
  /bezorg|^deliver|^repar|^repair|proe[fv]|^tastings$|^(?:grote?|kleine|onderhouds?|jaar|service)(?:beurt(?:en)?)?$|^servicing$|^controles?$|^check-?ups?$|bemidd?el|^mediat/u

// 'Kopie van de sleutel', 'sleutel bijmaken'
const SECOND =
  /^[ -](?:(?:van|of) (?:(?:de|het|je|uw|een|the|your|an?) )?)?(?!niet |geen |not |none )\p{Ll}{4,15}(?!\p{L})/u
/** As much as it may take. */
const LONGEST_SECOND = 26

interface FoundService {
  index: number
  at: number
  end: number
  /** It is all of the service. */
  isWhole: boolean
  isOfTrade: boolean
  isThing: boolean
  /** No word of it means anything besides. */
  isExact: boolean
}

/** At most so many words stand between two parts: 'het isoleren van een plat dak'. */
const BETWEEN = 3

/** A word that means something as part of a service. */
interface TellingWord {
  word: Word
  place: number
  /** What it means to this company only, or with another word behind it. */
  own: readonly number[]
}

export function servicesByParts(
  text: string,
  words: readonly Word[],
  vocabulary: Vocabulary,
  { services, own, trade }: OfferedParts,
  /** The words of a name say nothing of what it does: 'Wiersma Fietsen verhuurt fietsen' does once. */
  isName: (at: number) => boolean,
): FoundService[] {
  const found: FoundService[] = []
  if (services.length === 0) return found
  const together = meantTogether(text, words, vocabulary)
  const paired = new Set(together.keys())
  for (const [place, meanings] of own.find(words)) together.set(place, [...(together.get(place) ?? NONE), ...meanings])
  const telling = tellingWords(words, vocabulary, together).filter(({ word }) => !isName(word.at))
  const said = new Set<number>()
  for (const one of telling) for (const meaning of meaningsHere(one)) said.add(meaning)
  for (const { index, parts, isShortened, isWhole, isOfTrade, isThing, isAct } of services) {
    const isAlone = isOfTrade || (isThing && parts.length === 1) || isAct
    if (!areAll(parts, said)) continue
    for (let first = 0; first < telling.length; first++) {
      if (!isPartOf(telling[first]!, parts, isAlone || parts.length > 1)) continue
      if (isAct && !ALONE.test(telling[first]!.word.folded) && !paired.has(telling[first]!.place)) continue
      let last = isAlone ? first : lastPart(text, telling, first, parts)
      // 'Pelvic physiotherapy' is all of it, though 'pelvic' alone implies it, and 'Dutch as a second language', though 'Dutch' may mean it.
      if (last === first && !isAlone && parts.length > 1 && mayMeanIt(telling[first]!))
        last = Math.max(last, lastPart(text, telling, first, parts, meantItself))
      if (last < 0 || (isShortened && meant(telling[last]!.word.spelling).at(-1) !== parts.at(-1))) continue
      const at = telling[first]!.word.at
      const { end: ended } = telling[last]!.word
      // 'Stump grinding' is one, of which the first word tells it.
      const end =
        ended +
        (paired.has(telling[last]!.place)
          ? (SECOND.exec(text.slice(ended, ended + LONGEST_SECOND))?.[0].length ?? 0)
          : 0)
      if (isCompany(text, words, telling[first]!, telling[last]!)) continue
      if (isCalledSo(words, telling, first, last, parts, trade)) continue
      found.push({
        index,
        at,
        end,
        isWhole: isWhole && isAllSaid(telling.slice(first, last + 1), parts),
        isOfTrade,
        isThing,
        isExact: telling.slice(first, last + 1).every(({ word }) => meant(word.spelling).length < 2),
      })
      first = last
      while (end > ended && telling[first + 1] && telling[first + 1]!.word.at < end) first++
    }
  }
  return found
}

const areAll = (parts: readonly number[], said: ReadonlySet<number>) => parts.every((part) => said.has(part))

function tellingWords(
  words: readonly Word[],
  vocabulary: Vocabulary,
  own: ReadonlyMap<number, readonly number[]>,
): TellingWord[] {
  const listed = vocabulary.indexesOf(TELLING)
  const places = own.size === 0 ? listed : [...new Set([...listed, ...own.keys()])].sort((a, b) => a - b)
  return places.map((place) => ({ word: words[place]!, place, own: own.get(place) ?? NONE }))
}

const meaningsHere = ({ word, own }: TellingWord) =>
  own.length === 0 ? meantAtAll(word.spelling) : [...meantAtAll(word.spelling), ...own]

function isAllSaid(said: readonly TellingWord[], parts: readonly number[]): boolean {
  const own = said.flatMap(withoutImplied)
  return parts.every((part) => own.includes(part))
}

const withoutImplied = (one: TellingWord) => (implies(one.word.spelling) ? meant(one.word.spelling) : meaningsHere(one))

const mayMeanIt = ({ word: { spelling } }: TellingWord) => implies(spelling) || (spelling.also?.length ?? 0) > 0
const meantItself = (one: TellingWord) => (mayMeanIt(one) ? meant(one.word.spelling) : meaningsHere(one))

/** A 'pannenkoekenhuis' is no pancake: what a compound ends in is what it is. */
function isPartOf(
  { word: { spelling }, own }: TellingWord,
  parts: readonly number[],
  isLoose = parts.length > 1,
): boolean {
  // 'Self-employed' may be each of two things.
  if (sharesAny(own, parts)) return true
  if (isLoose && spelling.also && sharesAny(spelling.also, parts)) return true
  if (!isLoose && impliesOnly(spelling, parts[0]!)) return true
  const meanings = isLoose ? meantAtAll(spelling) : meant(spelling)
  if (meanings.length === 0)
    return sharesAny(meantAtAll(spelling), parts) && headOf(spelling.folded, LONG_HEAD).length > 0
  const head = meanings.at(-1)!
  return (
    parts.includes(head) ||
    (sharesAny(meanings, parts) &&
      (ACTS.has(head) ||
        VERBS.has(head) ||
        (!isLoose && meanings.some((part) => TELLING_ALONE.has(part) && parts.includes(part)))))
  )
}

const impliesOnly = (spelling: Spelling, part: number) =>
  impliedBy(spelling).some((implied) => implied.length === 1 && implied[0] === part)

/** Asked of each word and service, so without making a function or an iterator each time. */
function sharesAny(some: readonly number[], others: readonly number[]): boolean {
  for (let at = 0; at < some.length; at++) if (others.includes(some[at]!)) return true
  return false
}

/** A 'navelpiercing' is a piercing, but 'ervaring' no ring. */
const LONG_HEAD = 6

/** Where the last of the parts stands that begin here; -1 where they are not all there. */
function lastPart(
  text: string,
  telling: readonly TellingWord[],
  first: number,
  parts: readonly number[],
  meanings = meaningsHere,
): number {
  const left = new Set(parts)
  const isActFirst = isAct(telling[first]!.word)
  let isListed = false
  let turns = 0
  for (let at = first; at < telling.length; at++) {
    const { word, place } = telling[at]!
    if (at > first) {
      const before = telling[at - 1]!
      if (isBroken(text, before.word.end, word.at)) return -1
      const between = text.slice(before.word.end, word.at)
      const isNear = place - before.place <= BETWEEN + 1
      const isLate =
        place - before.place <= LATE_WITHIN &&
        ((LATE.test(word.folded) && LATER.test(between)) ||
          (isAct(word) && THAT_THING.test(text.slice(word.end, word.end + 6))))
      if (!isNear && !isLate) return -1
      // 'Lessen: piano, gitaar en zang', and no 'fietsen: verkoop'
      if (between.includes(':') && !(at === first + 1 && isActFirst)) return -1
      if (isAct(word) !== isAct(before.word)) turns++
      isListed ||= between.includes(',')
      if (isListed && turns > 1) return -1
    }
    if (isPartOf(telling[at]!, parts)) for (const part of meanings(telling[at]!)) left.delete(part)
    if (left.size > 0) continue
    const isJoined =
      !isListed || (turns === 1 && (isActFirst || isJoinedLast(text.slice(telling[first]!.word.end, word.at))))
    return isJoined ? at : -1
  }
  return -1
}
/** By a point, a semicolon, a line, a bracket or a cell. */
function isBroken(text: string, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if ('.;\n()|'.includes(text[at]!)) return true
  return false
}
/** 'Kinderen tot twaalf jaar worden er voor een lager tarief geknipt' */
const LATE_WITHIN = 10
const LATE = /^(?:\p{L}{2,4})?ge\p{L}{3,16}(?:[dt]|en)$|^(?:be|her|ont|ver)\p{L}{3,16}[dt]$|en$/u
const LATER = /^[^,:]{0,30}(?<!\p{L})(?:worden|wordt|kun|kan|kunt|kunnen|laten|moet)(?!\p{L})[^,:]*$/u

/** 'If your bike breaks down, they can repair it' */
const THAT_THING = /^ (?:it|them|hem|ze)(?!\p{L})/u

/** 'Piano, guitar and singing lessons' */
const isJoinedLast = (between: string) => / (?:en|and|&|of|or) /.test(between.slice(between.lastIndexOf(',')))

function isAct({ spelling }: Word): boolean {
  const own = meant(spelling)
  return own.length === 1 && (ACTS.has(own[0]!) || VERBS.has(own[0]!))
}
