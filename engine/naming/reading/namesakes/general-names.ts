/** Names that are made of a trade and a town, which others have too. */
import type { Prepared, Sought } from '#engine/naming/reading/known-company.ts'
import type { Found } from '#engine/naming/reading/name-index.ts'
import { isTradeWord } from '#engine/naming/reading/trade-likeness.ts'
import type { Word } from '#engine/naming/reading/words.ts'

/** 'Zutphense dakdekkers zijn vaak volgeboekt' is said of any, and no Zutphense Dakdekkers; 'de beste fietsenmaker Hoorn' is what people look for. */
export function isOfAny(words: readonly Word[], { first, last, of }: Found<Sought>, { cities }: Prepared): boolean {
  const [town, trade] = [words[first]!, words[last]!]
  if (last !== first + 1 || of.kind !== 'own' || of.name.startsSmall) return false
  if (/^\p{Ll}/u.test(town.text)) return isTradeWord(town.text) && cities.has(trade.folded)
  if (!/^\p{Ll}/u.test(trade.text)) return false
  return (
    isTradeWord(trade.text) &&
    [...cities].some((city) => town.folded.startsWith(city.slice(0, Math.max(4, city.length - 1))))
  )
}
