/** Where the names and terms that are looked for stand among the words of a text. */
import { startOf, stemAt } from './spellings.ts'
import type { Word } from './words.ts'

export interface Found<T> {
  at: number
  end: number
  first: number
  last: number
  /** What was looked for. */
  of: T
}

const PLACES_OF_STARTS = 4_096
const placeOfStart = (start: number) => ((start >>> 12) ^ start) & (PLACES_OF_STARTS - 1)

/** Looks for many names at once; a name may be written with or without blanks, hyphens and points between its parts. */
export class NameIndex<T> {
  /** By the codes of the first two characters. */
  readonly #byStart = new Map<number, { key: string; of: T }[]>()
  /** Whether any may begin so: most words of an answer begin otherwise. */
  readonly #begins = new Uint8Array(PLACES_OF_STARTS)
  readonly #stems: boolean

  constructor(entries: readonly (readonly [key: string, of: T])[], { stems = false } = {}) {
    this.#stems = stems
    for (const [key, of] of entries) {
      if (key.length < 2) continue
      const start = startOf(key)
      const same = this.#byStart.get(start) ?? []
      same.push({ key, of })
      this.#begins[placeOfStart(start)] = 1
      this.#byStart.set(start, same)
    }
    // The longest name that fits is the one that is meant.
    for (const same of this.#byStart.values()) same.sort((a, b) => b.key.length - a.key.length)
  }

  find(text: string, words: readonly Word[]): Found<T>[] {
    const found: Found<T>[] = []
    if (this.#byStart.size === 0) return found
    for (let i = 0; i < words.length; i++) {
      const { start } = words[i]!
      const candidates = this.#begins[placeOfStart(start)] === 1 ? this.#byStart.get(start) : undefined
      if (!candidates) continue
      for (const { key, of } of candidates) {
        const last = this.#endOf(key, text, words, i)
        if (last < 0) continue
        found.push({ at: words[i]!.at, end: words[last]!.end, first: i, last, of })
        i = last
        break
      }
    }
    return found
  }

  #endOf(key: string, text: string, words: readonly Word[], first: number): number {
    let length = 0
    for (let i = first; i < words.length; i++) {
      const word = words[i]!
      if (i > first && !isJoined(text, words[i - 1]!.end, word.at)) return -1
      // 'Zonnepanelen-installateur': its first part stands whole in the key.
      const isPart = text[word.end] === '-' && key.startsWith(word.folded, length)
      const said = this.#stems && !isPart ? stemAt(word.spelling) : word.folded
      if (!key.startsWith(said, length)) return -1
      length += said.length
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
