/** The names of streets as an answer may spell them. */
import { fold } from '#engine/text.ts'
import { SHORT_STREET_WORDS, STREET_ENDINGS } from '#engine/vocabulary/places.ts'
import { kept } from './kept.ts'
import { isJoined } from './name-index.ts'
import { nameOf, startsWithCapital, type Word, wordsOf } from './words.ts'

/** A street of the company, as it is compared. */
export interface OwnStreet {
  /** All of it, and its last word. */
  key: string
  last: string
  /** The words before the last one. */
  first: readonly string[]
  /** Its last word alone can only be a street's: 'Wilhelminalaan', not 'Markt'. */
  isTelling: boolean
  /** The number with what follows it, '7a'; '' without one. */
  number: string
}

/** 'Molenstraat 12 a' → 'Molenstraat' and '12a'. */
function splitStreet(street: string): { name: string; number: string } {
  // Bounded: the first 120 characters of a street
  const match = /^(.{2,80}?)[\s,]+(\d{1,5}.{0,20})$/.exec(street.slice(0, 120).trim())
  return match
    ? { name: match[1]!, number: houseNumberKey(match[2]!) }
    : { name: street.slice(0, 120).trim(), number: '' }
}

export function houseNumberKey(number: string): string {
  return fold(number.replace(/\s?[-–]\s?(?=\d)/g, 'x'))
}

/** How the ends of streets are written otherwise: 'Molenstr.', 'Merkestrjitte'. */
const ENDINGS: readonly (readonly [end: string, others: readonly string[]])[] = [
  ['straat', ['str', 'strjitte']],
  ['steenweg', ['stwg']],
  ['laan', ['ln']],
  ['plein', ['pl']],
  ['markt', ['mkt']],
  ['weg', ['wg']],
  ['kade', []],
]

const A_STREET = new RegExp(`.{3}(?:${STREET_ENDINGS.join('|')})$`)

/** The street, and what it is looked for by: all of it and its last word, each as it may end otherwise. */
export function ownStreet(written: string): { street: OwnStreet; forms: string[] } {
  const { name, number } = splitStreet(written)
  // 's-Gravelandseweg'
  const cut = Math.max(name.lastIndexOf(' '), name.lastIndexOf('.'), /^['’‘]s-/i.test(name) ? 2 : -1) + 1
  const last = name.slice(cut)
  const small = last.toLowerCase()
  const end = ENDINGS.find(([ending]) => small.endsWith(ending))
  const others = end ? [` ${end[0]}`, ...end[1].flatMap((other) => [other, ` ${other}`])] : []
  const spellings = [name, last, ...others.map((other) => `${last.slice(0, -end![0].length)}${other}`.trim())]
  return {
    street: {
      key: streetKey(name),
      last: streetKey(last),
      first: wordsOf(name.slice(0, cut)).map(({ folded }) => plain(folded)),
      isTelling: A_STREET.test(small),
      number,
    },
    forms: [...new Set(spellings.flatMap((form) => [form, form.replace(/y/g, 'ij'), form.replace(/ij/g, 'y')]))],
  }
}

/** 'Groote' is 'Grote', 'Slachtedyk' 'Slachtedijk'. */
const plain = (folded: string) => folded.replaceAll('ij', 'y').replace(/([a-z])\1/g, '$1')

/** 'Molenstr.' for 'Molenstraat' */
export const streetKey = kept((written): string => {
  const key = nameOf(written)
  for (const [ending, others] of ENDINGS)
    for (const other of others) if (key.endsWith(other)) return plain(`${key.slice(0, -other.length)}${ending}`)
  return plain(key)
})

/** Not 'Sint', which is part of the name. */
const TITLES = new Map(
  Object.entries(SHORT_STREET_WORDS).flatMap(([short, long]) =>
    short === 'st' || short === 'str' ? [] : [[plain(short), plain(long)] as const],
  ),
)
const TITLES_IN_FULL = new Set(TITLES.values())
const isTitle = (word: string) => word.length === 1 || TITLES.has(word) || TITLES_IN_FULL.has(word)

/** Without them or with them it is another street. */
const TELLING =
  /^(?:oude?|nieuwe?|grote?|kleine?|lange|korte|hoge|lage|brede|achter|voor|noorder|zuider|ooster|wester|binnen|buiten|sint|eerste|twede|derde|vierde|vyfde|[1-9](?:e|ste|de))$/
const ORDINALS = ['eerste', 'twede', 'derde', 'vierde', 'vyfde']
const NUMBERED = /^ \d{1,4}[a-z]?(?:[,;.)|\n]|$| in| te)/
const SMALL = new Set(['de', 'het', 'den', 'der', 't', 's', 'the', 'in', 'op', 'aan', 'van', 'ten', 'ter'])

/** 'Burg.' for 'Burgemeester', 'v.' for 'van', 'Nwe.' for 'Nieuwe', 'J.' for 'Jan', '1e' for 'Eerste' */
function isShortFor(short: string, long: string, isDotted = false): boolean {
  if (TITLES.get(short) === long) return true
  if (/^\d/.test(short)) return ORDINALS[Number(short[0]) - 1] === long
  if ((short.length > 4 && !isDotted) || short.length >= long.length || short[0] !== long[0] || SMALL.has(short))
    return false
  let at = 0
  for (const letter of long) if (letter === short[at]) at++
  return at === short.length
}

/**
 * Where the street begins of which the last word was found: 'Burg. v. Roijensingel' is 'Burgemeester van Roijensingel'; -1 where it is
 * another one, as 'Oude Kerkstraat' for 'Nieuwe Kerkstraat'.
 */
export function startOfStreet(
  text: string,
  words: readonly Word[],
  index: number,
  { first, isTelling }: OwnStreet,
): number {
  const { end } = words[index]!
  let { at } = words[index]!
  let next = first.length - 1
  let before = index - 1
  for (; before >= 0 && isJoined(text, words[before]!.end, words[before + 1]!.at); before--) {
    const said = plain(words[before]!.folded)
    const isDotted = text[words[before]!.end] === '.'
    // What the company's own has, and this one leaves out.
    while (next > 0 && isTitle(first[next]!) && !isSame(said, first[next]!, isDotted)) next--
    const isNext = next >= 0 && isSame(said, first[next]!, isDotted)
    if (!isNext && !isTitle(said)) break
    if (isNext) next--
    at = words[before]!.at
  }
  const left = first.slice(0, next + 1)
  if (left.length > 0 && !isTelling) {
    // 'Dam 3' for 'De Dam 3'
    const isNumbered = startsWithCapital(words[index]!) && NUMBERED.test(text.slice(end, end + 9))
    return isNumbered && left.every((word) => SMALL.has(word)) ? at : -1
  }
  const other = before >= 0 && isJoined(text, words[before]!.end, words[before + 1]!.at) ? words[before]! : null
  const isNamed = other !== null && startsWithCapital(other)
  if (isNamed && TELLING.test(plain(other.folded))) return -1
  return left.some((word) => TELLING.test(word)) || (isNamed && !left.every(isTitle)) ? -1 : at
}

const isSame = (said: string, own: string, isDotted: boolean) =>
  said === own || isShortFor(said, own, isDotted) || isShortFor(own, said)
