/** A company called after its town: 'de Leusdense orthodontist', 'is een bekend Zwols bedrijf', 'the Sneek firm'. */
import { PREMISES, type StatedPlace, townOfAdjective } from '#engine/naming/reading/places-in-answer.ts'
import { isOtherTrade, isTradeWord, listedTrade } from '#engine/naming/reading/trade-likeness.ts'
import { type Vocabulary, WordList } from '#engine/naming/reading/words.ts'

const OF_TOWN = new WordList(
  ({ written }) => /^\p{Lu}\p{Ll}{3,20}$/u.test(written) && townOfAdjective(written) !== undefined,
)
// Bounded in this file: the 40 characters before the town and 90 from it on
/** 'De Leusdense orthodontist begint …', 'veel klanten van het Zwolse bedrijf'; 'niet te verwarren met de Zwolse bakker' is another */
const THE =
  /(?:^|[.!?:;\n] ?|(?<!\p{L})(?:en|maar|and|but|van|[Bb]ij|[Oo]ver|dat|omdat) )(?:[Dd]e|[Hh]et|[Dd]eze|[Dd]it|[Tt]he|[Tt]his) $/u
/** 'Is een Assens advocatenkantoor', 'is a small Assen law firm', ', de Zwolse bakker' */
const IS_ONE = /(?<!\p{L})(?:is|was) (?:een|an?|de|het|the)(?: \p{Ll}[\p{Ll}-]{2,15}){0,2} $|, (?:een|an?) $/u
const THE_TRADE = /, (?:de|the) $/u
/** A 'Goudse kaaswinkel' need not be in Gouda. */
const WHAT =
  /^\S{4,21} (?!kaas|koek|wafel|mosterd|stroopwafel)(?<first>\p{Ll}[\p{Ll}-]{2,25})(?: (?<second>\p{Ll}[\p{Ll}-]{1,25}))?(?: (?<third>\p{Ll}[\p{Ll}-]{1,25}))?(?![\p{L}-])/u
const COMPANY = new RegExp(
  `(?:${PREMISES}|bedrijf|onderneming|bureau|bakkerij|slagerij|company|firm|agency|business|bakery)$`,
)
/** 'De Zwolse bakker van hiernaast', 'het Zwolse bedrijf met die naam' */
const OF_ANOTHER = /^(?:van|uit|in|aan|met|die|dat|waar|with|of|in|that)$/

export function placesOfAdjectives(text: string, vocabulary: Vocabulary, trade: string | null): StatedPlace[] {
  // 'De Zwolse notaris' of a baker is somebody else.
  const isTrade = (word: string) =>
    (isTradeWord(word) || (word.length > 3 && listedTrade(word) !== null)) &&
    !(trade !== null && isOtherTrade(word, trade))
  const isOne = (word: string) => word !== 'vestiging' && (COMPANY.test(word) || isTrade(word))
  const found: StatedPlace[] = []
  for (const at of vocabulary.placesOf(OF_TOWN)) {
    const before = text.slice(Math.max(0, at - 40), at)
    const { first, second = '', third = '' } = WHAT.exec(text.slice(at, at + 90))?.groups ?? {}
    if (first === undefined) continue
    const isCompany =
      (THE.test(before) &&
        ((isOne(first) && second !== '' && !OF_ANOTHER.test(second)) || (isOne(second) && third !== ''))) ||
      (IS_ONE.test(before) && [first, second, third].some(isOne)) ||
      (THE_TRADE.test(before) && [first, second].some(isTrade))
    const written = text.slice(at, text.indexOf(' ', at))
    const place = isCompany ? townOfAdjective(written) : undefined
    if (place) found.push({ at, end: at + written.length, place })
  }
  return found
}
