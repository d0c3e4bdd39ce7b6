/** Finds a name or street in a text by its folded words, with its position: 'Molenstr. 12a' is 'Molenstraat 12 A'. */
import { fold } from '#engine/text.ts'
import { SHORT_STREET_WORDS } from '#engine/vocabulary/places.ts'

export interface Word {
  key: string
  from: number
  to: number
}

export interface Found {
  at: number
  length: number
}

/** Longer texts are cut: no page that a person reads is longer. */
const MOST_CHARACTERS = 200_000
const SHORT = new Map(Object.entries(SHORT_STREET_WORDS))

export function wordsIn(text: string): Word[] {
  const words: Word[] = []
  for (const match of text.slice(0, MOST_CHARACTERS).matchAll(/[\p{L}\p{M}]+|\p{N}+|[&+]/gu)) {
    const key = /^(?:[&+]|and)$/i.test(match[0]) ? 'en' : fold(match[0])
    if (key) words.push({ key, from: match.index, to: match.index + match[0].length })
  }
  return words
}

/** A street with its number, written out: 'Burg. Jansstr. 4' is 'burgemeesterjansstraat4'. */
export function streetKey(street: string): string {
  return wordsIn(street).map(fullStreetWord).join('')
}

function fullStreetWord({ key }: Word): string {
  return SHORT.get(key) ?? (/[a-z]{2}str$/.test(key) ? `${key}aat` : key)
}

/** Runs of whole words that together spell the key. */
export function runsOf(words: readonly Word[], key: string, wordOf = (word: Word) => word.key): [number, number][] {
  const found: [number, number][] = []
  if (!key) return found
  for (let first = 0; first < words.length; first++) {
    let spelled = ''
    for (let last = first; last < words.length && spelled.length < key.length; last++) {
      spelled += wordOf(words[last]!)
      if (!key.startsWith(spelled)) break
      if (spelled === key) found.push([first, last])
    }
  }
  return found
}

export function nameIn(words: readonly Word[], key: string): Found[] {
  return runsOf(words, key).map(([first, last]) => placeOf(words, first, last))
}

/** Where the street stands with this number, and not with another that begins with it. */
export function streetIn(text: string, words: readonly Word[], key: string): Found[] {
  return runsOf(words, key, fullStreetWord)
    .filter(([, last]) => !goesOn(text, words[last]!, words[last + 1]))
    .map(([first, last]) => placeOf(words, first, last))
}

/** '12' in '12a', '12 B', '12-14'; not in '12, 1811 AB' and '12 T 072'. */
function goesOn(text: string, number: Word, next: Word | undefined): boolean {
  if (!next) return false
  const between = text.slice(number.to, next.from)
  if (/^\p{N}/u.test(next.key)) return /^\s?[-–/]\s?$/.test(between)
  if (next.key.length > 2 || !/\d/.test(number.key)) return false
  return /^[-–/]?$/.test(between) || (between === ' ' && /^[a-d]$/.test(next.key))
}

function placeOf(words: readonly Word[], first: number, last: number): Found {
  const at = words[first]!.from
  return { at, length: words[last]!.to - at }
}
