/** 'Rachid Bouazza … zijn kleermakerij in Amersfoort' for Kleermakerij Bouazza: the company by whose it is and its trade. */
import type { Prepared, Sought } from '#engine/naming/reading/known-company.ts'
import type { Found } from '#engine/naming/reading/name-index.ts'
import { startsWithCapital, type Word } from '#engine/naming/reading/words.ts'
import { DUTCH_COMPANY_WORDS, ENGLISH_COMPANY_WORDS } from '#engine/vocabulary/company-words.ts'

const COMPANY_WORDS = new Set([...DUTCH_COMPANY_WORDS, ...ENGLISH_COMPANY_WORDS])

// Bounded: the sentence, at most 80 characters before a name and 120 behind it
const MOST_BEFORE = 80
const MOST_BEHIND = 120
const MOST_PEOPLE = 30
/** 'Zijn kleermakerij', 'her own bakery' */
const WHOSE = /(?<!\p{L})(?:zijn|haar|hun|his|her|their)(?: (?:eigen|own))?(?: \p{Ll}[\p{L}-]{2,15})? $/u
/** 'Een smederij', 'de smederij', behind 'runt' or before 'van'. */
const ONE = /(?<!\p{L})(?:een|de|het|an?|the)(?: (?!van |of )\p{Ll}[\p{L}-]{2,15}){0,2} $/iu
const RUNS =
  /(?<!\p{L})(?:heeft|runt|leidt|drijft|bestiert|opende|opent|begon|begonnen|startte|gestart|eigenaar|eigenaresse|eigenares|has|owns?|owner|runs?|running|opened|started|began|founded|leads)(?!\p{L})/iu
const OF =
  /(?<!\p{L})(?:van|of|is|heet|(?:gerund|geleid|opgericht|begonnen|run|owned|led|founded|started|opened) (?:door|by)|eigenaar|eigenaresse|eigenares|owner)(?: is)?:? $/iu
/** 'Geert Oosting is schilder in Winschoten', 'Geert Oosting, a painter from Winschoten', 'In Winschoten werkt Geert Oosting als schilder' */
const IS =
  /^(?:,| [–—-]| \(| (?:is|was|werkt als|works as|als|as))(?: (?:een|de|an?|the))?(?: (?!oud-|voormalig|former|geen|niet|no |not )\p{Ll}[\p{L}-]{2,15}){0,2} ?$/u
const PLACED = /^,? \(?(?:in|uit|te|from|at) /u
const ENDS = /[.;!?](?:\s|$)|\n/u

/** Where people stand whom the company is called after, with what says that they have a company of its trade. */
export function firmsOfPeople(
  text: string,
  people: readonly Found<Sought>[],
  words: readonly Word[],
  { foldedNames, tradeNames, cityNames }: Prepared,
): Found<Sought>[] {
  const called = people.filter(({ first, last }) => {
    const behindFirst = words.slice(first + 1, last + 1).map(({ folded }) => folded)
    const surnames = behindFirst.map((_, from) => behindFirst.slice(from).join('')).filter(({ length }) => length >= 4)
    return surnames.some((surname) => foldedNames.some((name) => name.endsWith(surname) || name.startsWith(surname)))
  })
  if (called.length === 0 || called.length > MOST_PEOPLE) return []
  const cities = cityNames.find(text, words)
  // 'A landscaping company'
  const isCompany = (word: Word | undefined) => word !== undefined && COMPANY_WORDS.has(word.folded)
  const trades = tradeNames
    .find(text, words)
    .filter(({ of, last }) => (!of.isActivity && !of.isOffered) || isCompany(words[last + 1]))
  return called.filter(({ at, end, first, last }) => {
    const before = text
      .slice(Math.max(0, at - MOST_BEFORE), at)
      .split(ENDS)
      .at(-1)!
    const behind = text.slice(end, end + MOST_BEHIND).split(ENDS)[0]!
    const [from, to] = [at - before.length, end + behind.length]
    // Others may be called so too: 'Jan de Vries heeft een smederij in Zwolle'.
    if (!cities.some((city) => from <= city.at && city.at < to)) return false
    return trades.some((trade) => {
      if (trade.at < from || trade.at >= to || (trade.last >= first && trade.first <= last)) return false
      // 'Hovenier Gert Nijenhuis'
      if (trade.end === at - 1) return true
      // 'Geert Oosting is schilder in Winschoten'
      const isBehind = trade.at > end && cities.some((city) => PLACED.test(text.slice(trade.end, city.at)))
      const isHere = cities.some((city) => city.end <= at)
      if ((isBehind || isHere) && !trade.of.isActivity && IS.test(text.slice(end, trade.at))) return true
      // 'Zijn kleermakerij Naald & Draad' is called otherwise.
      const next = words[trade.last + 1]
      if (next && trade.last + 1 !== first && next.at - trade.end <= 2 && startsWithCapital(next)) return false
      const lead = text.slice(from, trade.at)
      return WHOSE.test(lead) || (ONE.test(lead) && (trade.first > last ? RUNS.test(lead) : OF.test(before)))
    })
  })
}
