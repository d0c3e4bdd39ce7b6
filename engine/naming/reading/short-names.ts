/** 'Van Beek' for Stukadoorsbedrijf Van Beek, after the name in full: no mention of its own, but the words are about the company. */

import type { Mark } from './mentions.ts'
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

export function shortNamesIn(text: string, shorts: readonly string[], marks: readonly Mark[]): Mark[] {
  const first = marks.find(({ who }) => who === 'own')
  if (!first) return []
  return shorts.flatMap((short) => {
    const found: Mark[] = []
    for (let at = text.indexOf(short, first.end); at >= 0; at = text.indexOf(short, at + 1)) {
      const end = at + short.length
      if (
        /[\p{L}\d]/u.test(text[at - 1] ?? '') ||
        /^(?:[\p{L}\d]| ?[&-]|[’']?s? \p{Lu}|\.\p{L})/u.test(text.slice(end, end + 4))
      )
        continue
      // Bounded: the 20 characters before a name
      // 'Notariskantoor Van Beek' and 'Jan Van Beek' are others.
      if (/\p{Lu}[\p{L}’'-]{0,19} $/u.test(text.slice(Math.max(0, at - 20), at))) continue
      if (marks.some((mark) => mark.at < end && at < mark.end)) continue
      found.push({ at, end, who: 'own', index: -1, aside: false, until: -1, group: -1, isShort: true })
    }
    return found
  })
}
