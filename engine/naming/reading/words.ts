/** The words of a text, folded for comparing, and where the names and terms that are looked for stand among them. */
import { withoutLegalForm } from '#engine/extract/naming/name-parts.ts'
import { fold } from '#engine/text.ts'
import { kept } from './kept.ts'

export interface Word {
  at: number
  end: number
  /** As written. */
  text: string
  folded: string
}

export interface Found<T> {
  at: number
  end: number
  first: number
  last: number
  /** What was looked for. */
  of: T
}

const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*|[&+]/uy
/** Spellings of one word. 'Van der', 'van den' and 'v.d.' are one as well: see `wordsOf`. */
const SAME = new Map([
  ['and', 'en'],
  ['gebr', 'gebroeders'],
  ['fa', 'firma'],
  ['st', 'sint'],
  ['mij', 'maatschappij'],
  ['zn', 'zonen'],
])
const AFTER_VAN = new Set(['de', 'der', 'den'])

export function wordsOf(text: string): Word[] {
  const words: Word[] = []
  let before: Word | undefined
  for (let at = 0; at < text.length; ) {
    const end = wordEnd(text, at)
    if (end === at) {
      at++
      continue
    }
    const start = at
    at = end
    // '@delinde' is an account.
    if (text[start - 1] === '@') continue
    const written = text.slice(start, end)
    const folded = written === '&' || written === '+' ? 'en' : foldWord(written)
    if (
      before?.folded === 'van' &&
      AFTER_VAN.has(folded) &&
      isOneCase(before.text, written) &&
      text[start - 1] === ' ' &&
      before.end === start - 1
    ) {
      before.end = end
      before.folded = 'vd'
    } else {
      before = { at: start, end, text: written, folded }
      words.push(before)
    }
  }
  return words
}

/** Plain letters and digits without the pattern: most words have nothing else. */
function wordEnd(text: string, at: number): number {
  let end = at
  while (isPlain(text.charCodeAt(end))) end++
  const next = text.charCodeAt(end)
  if (end > at && !(next > 127)) return end
  if (end === at && next !== 38 && next !== 43 && !(next > 127)) return at
  WORD.lastIndex = at
  return (WORD.exec(text)?.[0].length ?? 0) + at
}

const isPlain = (code: number) =>
  (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57)

/** 'Van der' and 'Van De' are a name's; 'van De' comes before a name. */
const isOneCase = (van: string, article: string) => van[0] === 'V' || article[0] === 'd'

/** Letters that Unicode does not take apart. */
const UNMARKED: Record<string, string> = { ł: 'l', ø: 'o', đ: 'd', ı: 'i', ß: 'ss', æ: 'ae', œ: 'oe' }
const PLAIN = /^[a-z0-9]+$/

/** Kept, for the same words come back in every answer. */
const foldWord = kept((word: string): string => {
  const small = word.toLowerCase()
  const folded = PLAIN.test(small) ? small : fold(small.replace(/[łøđıßæœ]/g, (letter) => UNMARKED[letter]!))
  return SAME.get(folded) ?? folded
})

/** A name as it is compared: without legal form, case, accents, blanks and points. */
export function nameOf(name: string): string {
  return wordsOf(withoutLegalForm(name))
    .map(({ folded }) => folded)
    .join('')
}

const NOWHERE: readonly number[] = []

/** Where each word stands: a pattern that begins with one is tried there only, and not at every character of the text. */
export class Vocabulary {
  readonly #places = new Map<string, number[]>()

  constructor(words: readonly Word[]) {
    for (const { folded, at } of words) {
      const places = this.#places.get(folded)
      if (places) places.push(at)
      else this.#places.set(folded, [at])
    }
  }

  has(words: readonly string[]): boolean {
    for (const word of words) if (this.#places.has(word)) return true
    return false
  }

  /** In order. */
  placesOf(words: readonly string[]): readonly number[] {
    let found: number[] | null = null
    let isOne = true
    for (const word of words) {
      const places = this.#places.get(word)
      if (!places) continue
      isOne = found === null
      found = found === null ? places : [...found, ...places]
    }
    if (found === null) return NOWHERE
    return isOne ? found : found.sort((a, b) => a - b)
  }

  /** What a sticky pattern matches at any of the words. */
  *matches(text: string, words: readonly string[], pattern: RegExp): Generator<RegExpExecArray> {
    for (const at of this.placesOf(words)) {
      pattern.lastIndex = at
      const match = pattern.exec(text)
      if (match) yield match
    }
  }
}

/** A word without the endings of plurals and inflection: 'bakfietsen' and 'bakfiets', 'broden' and 'brood' are one. */
export const stemOf = kept((folded: string): string => {
  let stem = folded.length > 4 && folded.endsWith('str') ? `${folded}aat` : folded
  for (let ending = ENDING.exec(stem); ending && stem.length > ending[0].length + 3; ending = ENDING.exec(stem))
    stem = stem.slice(0, -ending[0].length)
  return stem.length < 4 ? stem : stem.replace(DOUBLE, '$1').replace(/v$/, 'f').replace(/z$/, 's')
})

const ENDING = /(?:en|s|e|n)$/
/** Not at its beginning, by which it is looked up. */
const DOUBLE = /(?<=.)([a-z])\1/g

export function termOf(term: string): string {
  return wordsOf(term)
    .map(({ folded }) => stemOf(folded))
    .join('')
}

/** Looks for many names at once; a name may be written with or without blanks, hyphens and points between its parts. */
export class NameIndex<T> {
  readonly #byStart = new Map<string, { key: string; of: T }[]>()
  readonly #stems: boolean

  constructor(entries: readonly (readonly [key: string, of: T])[], { stems = false } = {}) {
    this.#stems = stems
    for (const [key, of] of entries) {
      if (key.length < 2) continue
      const start = key.slice(0, 2)
      const same = this.#byStart.get(start) ?? []
      same.push({ key, of })
      this.#byStart.set(start, same)
    }
    // The longest name that fits is the one that is meant.
    for (const same of this.#byStart.values()) same.sort((a, b) => b.key.length - a.key.length)
  }

  find(text: string, words: readonly Word[]): Found<T>[] {
    const found: Found<T>[] = []
    for (let i = 0; i < words.length; i++) {
      for (const { key, of } of this.#candidates(words, i)) {
        const last = this.#endOf(key, text, words, i)
        if (last < 0) continue
        found.push({ at: words[i]!.at, end: words[last]!.end, first: i, last, of })
        i = last
        break
      }
    }
    return found
  }

  #candidates(words: readonly Word[], at: number): { key: string; of: T }[] {
    const { folded } = words[at]!
    if (folded.length >= 2) return this.#byStart.get(folded.slice(0, 2)) ?? []
    const next = words[at + 1]?.folded[0]
    return next ? (this.#byStart.get(folded + next) ?? []) : []
  }

  #endOf(key: string, text: string, words: readonly Word[], first: number): number {
    let length = 0
    for (let i = first; i < words.length; i++) {
      const word = words[i]!
      if (i > first && !isJoined(text, words[i - 1]!.end, word.at)) return -1
      const folded = this.#stems ? stemOf(word.folded) : word.folded
      if (!key.startsWith(folded, length)) return -1
      length += folded.length
      if (length === key.length) return i
    }
    return -1
  }
}

/** At most three characters that join the parts of a name: blanks, hyphens, apostrophes, and the point of an abbreviation. */
export function isJoined(text: string, from: number, to: number): boolean {
  if (to - from > 3) return false
  for (let i = from; i < to; i++) {
    if (!" .-/'’‘`´".includes(text[i]!)) return false
    // 'een bakkerij. De Korenaar': the name begins after the point.
    if (text[i] === '.' && text[i + 1] === ' ' && /[\p{L}\d]{5}$/u.test(text.slice(from - 5, from))) return false
  }
  return true
}
