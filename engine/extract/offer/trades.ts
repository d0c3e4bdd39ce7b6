/** The trade of a company, by the words that Dutch and English companies use and by schema.org's types. */
import { allMatches } from '#engine/text.ts'
import { TRADE_TYPES } from '#engine/vocabulary/trade-types.ts'
import { TRADE_ENDINGS } from '#engine/vocabulary/trades.ts'

const LETTERS = /\p{L}+/gu

const MOST_WORDS = Math.max(...[...TRADE_TYPES.keys()].map((key) => key.split(' ').length))
const ENDING = new RegExp(`^\\p{L}{2,24}(?:${TRADE_ENDINGS.join('|')})$`, 'u')
/** The part of a name or title in which a trade is looked for. */
const MOST_CHARACTERS = 400

interface Word {
  text: string
  start: number
  end: number
}

export function tradeIn(text: string): string | null {
  const short = text.slice(0, MOST_CHARACTERS)
  const words = wordsIn(short)
  for (let at = 0; at < words.length; at++) {
    const last = listedAt(short, words, at)
    if (last === null) continue
    // 'airco installateur': two words that are both a trade belong together.
    const next = joined(short, words, last, last + 1) ? listedAt(short, words, last + 1) : null
    return inSingular(short.slice(words[at]!.start, words[next ?? last]!.end).toLowerCase(), words[next ?? last]!.text)
  }
  return words.find(({ text }) => ENDING.test(text))?.text ?? null
}

/** Whether a word is in the list itself, instead of a compound that ends like a trade. */
export function isListedTrade(word: string): boolean {
  const words = wordsIn(word)
  return words.length > 0 && listedAt(word, words, 0) === words.length - 1
}

/** The most specific type of schema.org for a trade; null where it has none that says more than LocalBusiness. */
export function schemaTypeOf(trade: string): string | null {
  const words = wordsIn(trade.slice(0, MOST_CHARACTERS)).map(({ text }) => text)
  for (let from = 0; from < words.length; from++)
    for (let to = words.length; to > from; to--) {
      const type = TRADE_TYPES.get(listedForm(words.slice(from, to)) ?? '')
      if (type && type !== 'LocalBusiness') return type
    }
  // 'dorpsbakkerij' is a bakery: use the longest ending that is a trade.
  for (const word of words.toReversed())
    for (let from = 2; from <= word.length - 5; from++) {
      const type = TRADE_TYPES.get(listedForm([word.slice(from)]) ?? '')
      if (type) return type === 'LocalBusiness' ? null : type
    }
  return null
}

/** 'HomeAndConstructionBusiness' → 'home and construction business'. */
export function tradeName(type: string): string {
  return (
    type
      .slice(0, 100)
      .replace(/([a-z])([A-Z])/g, '$1 $2')
      // Bounded: a type of at most 100 characters
      .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
      .toLowerCase()
  )
}

/** The index of the last word of the longest trade that begins here; null where none does. */
function listedAt(text: string, words: Word[], at: number): number | null {
  let found: number | null = null
  for (let last = at; last < words.length && last < at + MOST_WORDS; last++) {
    if (last > at && !joined(text, words, last - 1, last)) break
    if (listedForm(words.slice(at, last + 1).map(({ text }) => text)) !== null) found = last
  }
  return found
}

/** As the list has it: 'schilders', 'advocaten' and 'notarissen' are there as one person. */
function listedForm(words: string[]): string | null {
  const key = words.join(' ')
  if (TRADE_TYPES.has(key)) return key
  return singularsOf(key).find((singular) => TRADE_TYPES.has(singular)) ?? null
}

/** A trade in the plural is the same trade: 'familierecht advocaten' → 'familierecht advocaat'. */
function inSingular(trade: string, lastWord: string): string {
  if (TRADE_TYPES.has(lastWord) || TRADE_TYPES.has(trade)) return trade
  const listed = singularsOf(trade).find((singular) => TRADE_TYPES.has(singular))
  if (listed) return listed
  const singular = singularsOf(lastWord).find((one) => TRADE_TYPES.has(one))
  return singular ? trade.slice(0, -lastWord.length) + singular : trade
}

/**
 * What a Dutch or English plural or diminutive can be the plural of, by the rules of spelling: 'bakkers', 'bakkerijen',
 * 'opticiens', 'kappertje', 'advocaten' (an open syllable), 'notarissen' (a doubled consonant), 'schoonmakers',
 * 'studio’s', 'slaven' (v for f), 'galeries', 'bakeries'.
 */
export function singularsOf(word: string): string[] {
  const cut = (ending: string) =>
    word.endsWith(ending) && word.length > ending.length + 2 ? word.slice(0, -ending.length) : null
  const bare = cut('en')
  const closed = bare && [
    bare,
    // 'notarissen' → 'notaris'
    bare.at(-1) === bare.at(-2) ? bare.slice(0, -1) : '',
    // 'advocaten' → 'advocaat', 'therapeuten' has two vowels already
    bare.replace(/([^aeiou])([aeou])([^aeiouwxy])$/, '$1$2$2$3'),
    // 'bedrijven' → 'bedrijf', 'huizen' → 'huis'
    bare.replace(/v$/, 'f').replace(/z$/, 's'),
    // 'graven' → 'graaf'
    bare.replace(/([^aeiou])([aeou])v$/, '$1$2$2f'),
  ]
  return [
    cut('s'),
    ...(closed || []),
    cut('ën'),
    cut('n'),
    cut('je'),
    cut('tje'),
    cut('es'),
    word.endsWith('ies') ? `${word.slice(0, -3)}y` : null,
  ].filter((one): one is string => one !== null && one !== '')
}

/** One blank, hyphen or ampersand between two words makes one term of them. */
function joined(text: string, words: Word[], left: number, right: number): boolean {
  const next = words[right]
  return next !== undefined && /^(?:[ -]| & )$/.test(text.slice(words[left]!.end, next.start))
}

function wordsIn(text: string): Word[] {
  return allMatches(text, LETTERS).map((match) => ({
    text: match[0].toLowerCase(),
    start: match.index,
    end: match.index + match[0].length,
  }))
}
