/** A company called after its town: 'de Leusdense orthodontist', 'is een Aaltense schoorsteenveger'. */
import { PREMISES, type StatedPlace, townOfAdjective } from '#engine/naming/reading/places-in-answer.ts'
import { isTradeWord, listedTrade } from '#engine/naming/reading/trade-likeness.ts'
import { type Vocabulary, WordList } from '#engine/naming/reading/words.ts'

/** 'De Leusdense orthodontist begint …' */
const OF_TOWN = new WordList(
  ({ written }) => /^\p{Lu}\p{Ll}{3,20}$/u.test(written) && townOfAdjective(written) !== undefined,
)
const THE_ONE = new RegExp(
  `(?:^|[.!?\\n] ?)(?:De|Het|Deze|Dit) (\\p{Lu}\\p{Ll}{3,20}) (?=\\p{Ll}{2,20}(?:${PREMISES}|bedrijf|onderneming|ij|er|eur|ist|aar|aris|arts|ant|eut|loog) (?!van |uit |in |aan )\\p{Ll})`,
  'u',
)
/** 'Is een Aaltense schoorsteenveger' */
const IS_A_TRADE =
  /(?:is|was|,) (?:een|an?|de|the) (?<adjective>\p{Lu}\p{Ll}{3,20}) (?!kaas|koek|wafel|mosterd)(?:\p{Ll}{2,15} )?(?<trade>\p{Ll}{4,25})(?![\p{L}-])/u
/** 'Is een Assens advocatenkantoor', 'is an Assen law firm'; 'een Goudse kaaswinkel' need not be in Gouda */
const IS_ONE_OF = new RegExp(
  `(?:(?:is|was|,) (?:een|an?)|(?:is|was) (?:het|de|the)) (\\p{Lu}\\p{Ll}{3,20}) (?!kaas|koek|wafel|mosterd|stroopwafel)(?:\\p{Ll}{2,15} ){0,2}?\\p{Ll}{0,20}(?:${PREMISES}|bedrijf|onderneming|bureau|bakkerij|slagerij|company|firm|agency|business|bakery)(?!\\p{L})`,
  'u',
)

export function placesOfAdjectives(text: string, vocabulary: Vocabulary): StatedPlace[] {
  const found: StatedPlace[] = []
  for (const at of vocabulary.placesOf(OF_TOWN)) {
    const near = text.slice(Math.max(0, at - 8), at + 60)
    const one = IS_A_TRADE.exec(near)?.groups
    const adjective =
      THE_ONE.exec(near)?.[1] ??
      IS_ONE_OF.exec(near)?.[1] ??
      (one && (isTradeWord(one.trade!) || listedTrade(one.trade!) !== null) ? one.adjective : undefined)
    const place = adjective ? townOfAdjective(adjective) : undefined
    if (place) found.push({ at, end: at + adjective!.length, place })
  }
  return found
}
