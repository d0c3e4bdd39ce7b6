/** The words of a text, folded for comparing, and which lists they are in. */
import { withoutLegalForm } from '#engine/extract/naming/name-parts.ts'
import { kept } from './kept.ts'
import { codesOf, type Spelling, spellingAt, startOf, stemAt, VD } from './spellings.ts'

export interface Word {
  at: number
  end: number
  /** As written. */
  text: string
  folded: string
  spelling: Spelling
  /** What it begins with, by which names are looked up: that of its spelling, but of one character alone with that of the next word. */
  start: number
}

const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*|[&+]/uy
const AFTER_VAN = new Set(['de', 'der', 'den'])

/** `without`: stretches whose words are left out, in order: 'www.delinde.nl' does not name De Linde. */
export function wordsOf(text: string, without: readonly { at: number; end: number }[] = []): Word[] {
  const words: Word[] = []
  const { length } = text
  const codes = codesOf(text)
  let before: Word | undefined
  let next = 0
  let stop = without[0]?.at ?? length
  for (let at = 0; at < length; ) {
    if (at >= stop) {
      at = Math.max(at, without[next]!.end)
      stop = without[++next]?.at ?? length
      continue
    }
    if (isBetweenWords(codes[at]!)) {
      at++
      continue
    }
    let plainTo = at
    while (plainTo < length && isPlain(codes[plainTo]!)) plainTo++
    const isAll = plainTo > at && (plainTo === length || codes[plainTo]! < 128)
    const end = Math.min(stop, isAll ? plainTo : markedEnd(text, at))
    if (end === at) {
      at++
      continue
    }
    const start = at
    at = end
    // '@delinde' is an account.
    if (start > 0 && codes[start - 1] === AT_SIGN) continue
    const spelling = spellingAt(text, codes, start, end)
    const { written, folded } = spelling
    if (
      before?.folded === 'van' &&
      AFTER_VAN.has(folded) &&
      isOneCase(before.text, written) &&
      text[start - 1] === ' ' &&
      before.end === start - 1
    ) {
      before.end = end
      before.folded = 'vd'
      before.spelling = VD
      before.start = VD.start
    } else {
      if (before?.folded.length === 1) before.start = startOf(before.folded, folded)
      before = { at: start, end, text: written, folded, spelling, start: spelling.start }
      words.push(before)
    }
  }
  return words
}

/** Of a word with more than plain letters and digits; most have nothing else. */
function markedEnd(text: string, at: number): number {
  WORD.lastIndex = at
  return (WORD.exec(text)?.[0].length ?? 0) + at
}

/** A blank or a sign: most of what stands between words. */
function isBetweenWords(code: number): boolean {
  return code < 128 && !isPlain(code) && code !== AMPERSAND && code !== PLUS
}

function isPlain(code: number): boolean {
  return code < 128 && PLAIN_CODES[code] === 1
}

export function startsWithCapital({ text }: Word): boolean {
  const code = text.charCodeAt(0)
  return code < 128 ? code >= 65 && code <= 90 : /^\p{Lu}/u.test(text)
}

const [AMPERSAND, PLUS, AT_SIGN] = [38, 43, 64]
const PLAIN_CODES = new Uint8Array(128)
for (const letter of 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789')
  PLAIN_CODES[letter.charCodeAt(0)] = 1

/** 'Van der' and 'Van De' are a name's; 'van De' comes before a name. */
const isOneCase = (van: string, article: string) => van[0] === 'V' || article[0] === 'd'

/** A name as it is compared: without legal form, case, accents, blanks and points. */
export const nameOf = kept((name): string =>
  wordsOf(withoutLegalForm(name))
    .map(({ folded }) => folded)
    .join(''),
)

/** As far as is looked for what stands right in front of a word. */
const NEAR_BEFORE = 12

const NOWHERE: readonly number[] = []
const NO_MATCHES: readonly RegExpExecArray[] = []

/** The words that a pattern begins with, or that must stand somewhere for it to be tried. */
export class WordList {
  static count = 0
  static readonly #listed = new Map<string, number[]>()
  static readonly #rules: { index: number; isOne: (spelling: Spelling) => boolean }[] = []
  readonly index = WordList.count++

  /** Folded, with a blank between two; or what tells whether a word is one of them. */
  constructor(words: string | ((spelling: Spelling) => boolean)) {
    if (typeof words !== 'string') WordList.#rules.push({ index: this.index, isOne: words })
    else
      for (const word of new Set(words.split(/\s+/))) {
        const lists = WordList.#listed.get(word)
        if (lists) lists.push(this.index)
        else WordList.#listed.set(word, [this.index])
      }
  }

  holds(spelling: Spelling): boolean {
    return WordList.holding(spelling).includes(this.index)
  }

  /** The lists that hold a word, so that one sweep over an answer finds the places of all lists. */
  static holding(spelling: Spelling): readonly number[] {
    spelling.lists ??= WordList.#looking(spelling)
    return spelling.lists
  }

  static #looking(spelling: Spelling): readonly number[] {
    const listed = WordList.#listed.get(spelling.folded) ?? NOWHERE
    const ruled = WordList.#rules.filter(({ isOne }) => isOne(spelling))
    return ruled.length === 0 ? listed : [...listed, ...ruled.map(({ index }) => index)]
  }
}

interface Conditions {
  /** Only at the words that this matches right in front of. */
  before?: RegExp
  /** And only behind one of these characters, with a blank between or without. */
  behind?: string
  /** And only where one of these words begins within so many characters. */
  needs?: readonly [list: WordList, within: number]
}

/** Where the words of each list stand: a pattern that begins with one is tried there only, and not at every character. */
export class Vocabulary {
  readonly #words: readonly Word[]
  /** By list, where its words begin and those of the next one, in what follows: one array for all is made in less time than one for each. */
  readonly #starts: readonly number[]
  /** Which words of the answer are in each list. */
  readonly #found: readonly number[]

  constructor(words: readonly Word[]) {
    this.#words = words
    const ends = new Array<number>(WordList.count + 1).fill(0)
    for (let i = 0; i < words.length; i++) {
      const lists = WordList.holding(words[i]!.spelling)
      for (let at = 0; at < lists.length; at++) ends[lists[at]!]!++
    }
    for (let list = 1; list < ends.length; list++) ends[list]! += ends[list - 1]!
    const found = new Array<number>(ends.at(-1)!).fill(0)
    // From the last on, so that each end becomes a beginning.
    for (let i = words.length - 1; i >= 0; i--) {
      const lists = WordList.holding(words[i]!.spelling)
      for (let at = 0; at < lists.length; at++) found[--ends[lists[at]!]!] = i
    }
    this.#starts = ends
    this.#found = found
  }

  has(list: WordList): boolean {
    return this.#starts[list.index]! < this.#starts[list.index + 1]!
  }

  /** Which words of the answer are in it, in order. */
  indexesOf(list: WordList): readonly number[] {
    return this.has(list) ? this.#found.slice(this.#starts[list.index], this.#starts[list.index + 1]) : NOWHERE
  }

  /** Where these stand. */
  placesOf(list: WordList): readonly number[] {
    return this.indexesOf(list).map((index) => this.#words[index]!.at)
  }

  /** Whether one of them begins from one place up to another. */
  isBetween(list: WordList, from: number, to: number): boolean {
    const stop = this.#starts[list.index + 1]!
    for (let i = this.#starts[list.index]!; i < stop; i++) {
      const { at } = this.#words[this.#found[i]!]!
      if (at >= from) return at <= to
    }
    return false
  }

  /** What a sticky pattern matches at any of the words. */
  matches(
    text: string,
    words: WordList,
    pattern: RegExp,
    { before, behind, needs }: Conditions = {},
  ): readonly RegExpExecArray[] {
    if (!this.has(words)) return NO_MATCHES
    const found: RegExpExecArray[] = []
    const stop = this.#starts[words.index + 1]!
    for (let i = this.#starts[words.index]!; i < stop; i++) {
      const { at } = this.#words[this.#found[i]!]!
      if (needs && !this.isBetween(needs[0], at + 1, at + needs[1])) continue
      if (behind !== undefined && (at === 0 || !behind.includes(text[text[at - 1] === ' ' ? at - 2 : at - 1] ?? ' ')))
        continue
      if (before && !before.test(text.slice(Math.max(0, at - NEAR_BEFORE), at))) continue
      pattern.lastIndex = at
      const match = pattern.exec(text)
      if (match) found.push(match)
    }
    return found
  }
}

export function termOf(term: string): string {
  return wordsOf(term)
    .map(({ spelling }) => stemAt(spelling))
    .join('')
}
