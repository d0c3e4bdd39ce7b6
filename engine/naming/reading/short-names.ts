/** 'Van Beek' for Stukadoorsbedrijf Van Beek, after the name in full: no mention of its own, but the words are about the company. */

import { isTradeWord } from './trade-likeness.ts'
import { wordsOf } from './words.ts'

const ARTICLE = /^(?:de|het|’t|'t|the)$/iu
const SHORTEST = 4

/** What is left of a name without the words of its trade and without its city. */
export function shortNamesOf(names: readonly string[], isOther: (folded: string) => boolean): string[] {
  const found = names.flatMap((name) => {
    const words = name.split(' ')
    const isTrade = (word: string) => isTradeWord(word.toLowerCase()) || isOther(wordsOf(word)[0]?.folded ?? '')
    while (words.length > 1 && isTrade(words[0]!)) words.shift()
    while (words.length > 1 && isTrade(words.at(-1)!)) words.pop()
    const short = words.join(' ')
    const isLeft = short !== name && short.length >= SHORTEST && /^\p{Lu}/u.test(short) && !ARTICLE.test(words[0]!)
    return isLeft && !isTrade(words[0]!) ? [short] : []
  })
  return [...new Set(found)].filter((short) => !names.includes(short))
}
