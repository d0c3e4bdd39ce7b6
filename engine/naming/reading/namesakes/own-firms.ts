/** 'Rachid Bouazza … zijn kleermakerij in Amersfoort' for Kleermakerij Bouazza: the company by whose it is and its trade. */
import type { Prepared, Sought } from '#engine/naming/reading/known-company.ts'
import { type Found, startsWithCapital, type Word } from '#engine/naming/reading/words.ts'

// Bounded: the sentence, at most 80 characters before a name and 120 behind it
const MOST_BEFORE = 80
const MOST_BEHIND = 120
/** 'Zijn kleermakerij', 'her own bakery' */
const WHOSE = /(?<!\p{L})(?:zijn|haar|hun|his|her|their)(?: (?:eigen|own))?(?: \p{Ll}[\p{L}-]{2,15})? $/u
/** 'Een smederij', 'de smederij', behind 'runt' or before 'van'. */
const ONE = /(?<!\p{L})(?:een|de|het|an?|the)(?: (?!van |of )\p{Ll}[\p{L}-]{2,15}){0,2} $/iu
const RUNS =
  /(?<!\p{L})(?:heeft|runt|leidt|drijft|bestiert|opende|opent|begon|begonnen|startte|gestart|eigenaar|eigenaresse|eigenares|has|owns?|owner|runs?|running|opened|started|began|founded|leads)(?!\p{L})/iu
const OF =
  /(?<!\p{L})(?:van|of|(?:gerund|geleid|opgericht|begonnen|run|owned|led|founded|started|opened) (?:door|by)|eigenaar|eigenaresse|eigenares|owner)(?: is)?:? $/iu
const ENDS = /[.;!?](?:\s|$)|\n/u

/** Where people stand whom the company is called after, with what says that they have a company of its trade. */
export function firmsOfPeople(
  text: string,
  people: readonly Found<Sought>[],
  words: readonly Word[],
  { foldedNames }: Prepared,
  isOwnTrade: (word: Word) => boolean,
): Found<Sought>[] {
  return people.filter(({ at, end, first, last }) => {
    const surname = words[last]!.folded
    if (surname.length < 4 || !foldedNames.some((name) => name.endsWith(surname) || name.startsWith(surname)))
      return false
    const before = text.slice(Math.max(0, at - MOST_BEFORE), at).split(ENDS).at(-1)!
    const behind = text.slice(end, end + MOST_BEHIND).split(ENDS)[0]!
    const [from, to] = [at - before.length, end + behind.length]
    let here = first
    while (here > 0 && words[here - 1]!.at >= from) here--
    for (; here < words.length && words[here]!.at < to; here++) {
      const word = words[here]!
      if ((here >= first && here <= last) || !isOwnTrade(word)) continue
      // 'Hovenier Gert Nijenhuis'
      if (here === first - 1 && word.end === at - 1) return true
      // 'Zijn kleermakerij Naald & Draad' is called otherwise.
      const next = words[here + 1]
      if (next && here + 1 !== first && next.at - word.end <= 2 && startsWithCapital(next)) continue
      const lead = text.slice(from, word.at)
      if (WHOSE.test(lead)) return true
      if (ONE.test(lead) && (here > last ? RUNS.test(text.slice(from, word.at)) : OF.test(before))) return true
    }
    return false
  })
}
