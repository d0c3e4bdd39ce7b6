/** The words of answers as they are written, folded for comparing. */
import { fold } from '#engine/text.ts'
import { apart, kept } from './kept.ts'

/** What a word means with another one: see words-together.ts. */
export interface Together {
  next: string
  /** It ends its clause: 'op'. Other words stand next to the first. */
  isParticle: boolean
  means: () => readonly number[]
}

/** A word as somebody writes it. */
export interface Spelling {
  written: string
  folded: string
  /** What its folded form begins with, by which names are looked up: see `startOf`. */
  start: number
  /** Without endings, once somebody asks. */
  stem: string | null
  /** Those that hold it, once somebody asks. */
  lists: readonly number[] | null
  /** What it means as part of a service, once somebody asks. */
  meanings: readonly number[] | null
  /** The same, or what it is as a compound with another first part. */
  meant: readonly number[] | null
  /** What else it means in an answer, once somebody asks. */
  also: readonly number[] | null
  /** What is done by who does this, once somebody asks. */
  implied: readonly (readonly number[])[] | null
  /** Whether it or its end implies anything, once somebody asks. */
  implies: boolean | null
  /** What it means with another word, once somebody asks. */
  together: readonly Together[] | null
  /** What it may be a form of, once somebody asks. */
  roots: readonly string[] | null
}

/** The codes of two characters; that of one alone is told from any of two. */
export const startOf = (folded: string, next = '') => {
  const second = folded.length > 1 ? folded.charCodeAt(1) : next === '' ? 0 : next.charCodeAt(0)
  return folded === '' ? 0 : folded.charCodeAt(0) * 65_536 + second
}

const spellingOf = (written: string, folded: string): Spelling => ({
  written,
  folded: folded === written ? written : folded,
  start: startOf(folded),
  stem: null,
  lists: null,
  meanings: null,
  meant: null,
  also: null,
  implied: null,
  implies: null,
  together: null,
  roots: null,
})

export const VD = spellingOf('van de', 'vd')

/** Spellings of one word. 'Van der', 'van den' and 'v.d.' are one as well: see `wordsOf` in words.ts. */
const SAME = new Map([
  ['and', 'en'],
  ['gebr', 'gebroeders'],
  ['fa', 'firma'],
  ['st', 'sint'],
  ['mij', 'maatschappij'],
  ['zn', 'zonen'],
])

/** Letters that Unicode does not take apart. */
export const UNMARKED: Record<string, string> = { ł: 'l', ø: 'o', đ: 'd', ı: 'i', ß: 'ss', æ: 'ae', œ: 'oe' }
const PLAIN = /^[a-z0-9]+$/

function foldWord(word: string): string {
  if (word === '&' || word === '+') return 'en'
  const small = word.toLowerCase()
  const folded = PLAIN.test(small) ? small : fold(small.replace(/[łøđıßæœ]/g, (letter) => UNMARKED[letter]!))
  return SAME.get(folded) ?? folded
}

/** A word without the endings of plurals and inflection: 'bakfietsen' and 'bakfiets', 'broden' and 'brood', 'agencies' and 'agency' are one. */
export const stemOf = kept((folded: string): string => {
  let stem = folded.length > 4 && folded.endsWith('str') ? `${folded}aat` : folded
  for (let ending = ENDING.exec(stem); ending && stem.length > ending[0].length + 3; ending = ENDING.exec(stem))
    stem = stem.slice(0, -ending[0].length)
  return stem.length < 4 ? stem : stem.replace(DOUBLE, '$1').replace(/v$/, 'f').replace(/z$/, 's').replace(/i$/, 'y')
})

const ENDING = /(?:en|s|e|n)$/
/** Not at its beginning, by which it is looked up. */
const DOUBLE = /(?<=.)([a-z])\1/g

export function stemAt(spelling: Spelling): string {
  spelling.stem ??= stemOf(spelling.folded)
  return spelling.stem
}

/** Longer ones hardly come back. */
const LONGEST = 31
/** A power of two, so that a place follows from the last bits of a sum; some four times as many as the words that are kept, or they put each other out. */
const PLACES = 2 ** 16
/** As far as is looked for a word behind its place, so that nobody makes the search long with words that share one. */
const NEAR = 8

/**
 * The same words come back in every answer, so they are kept, each in the place that its characters give or in one of those behind it; where all
 * of these are taken it puts out the first. It is looked up without cutting it out of the text, which would take longer than most rules.
 */
const SPELLINGS = new Array<Spelling | undefined>(PLACES + NEAR).fill(undefined)
/** Of each place the length of its word, 0 without one, and its characters: quicker to compare than texts. */
const ROOM = LONGEST + 1
const WRITTEN = new Uint16Array((PLACES + NEAR) * ROOM)

export function spellingAt(text: string, codes: Uint16Array, from: number, to: number): Spelling {
  let sum = 0
  for (let at = from; at < to; at++) sum = Math.imul(sum ^ codes[at]!, 0x01000193)
  let place = (sum ^ (sum >>> 15)) & (PLACES - 1)
  const last = place + NEAR
  while (WRITTEN[place * ROOM] !== 0) {
    if (isWrittenAt(place, codes, from, to)) return SPELLINGS[place]!
    if (++place < last) continue
    place -= NEAR
    break
  }
  const written = apart(text.slice(from, to))
  const spelling = spellingOf(written, foldWord(written))
  if (to - from <= LONGEST) {
    SPELLINGS[place] = spelling
    WRITTEN[place * ROOM] = to - from
    WRITTEN.set(codes.subarray(from, to), place * ROOM + 1)
  }
  return spelling
}

function isWrittenAt(place: number, codes: Uint16Array, from: number, to: number): boolean {
  const start = place * ROOM
  if (WRITTEN[start] !== to - from) return false
  for (let at = from, own = start + 1; at < to; at++, own++) if (WRITTEN[own] !== codes[at]) return false
  return true
}

let bytes = Buffer.alloc(0)
let lastCodes = new Uint16Array(0)

/** The characters of a text, until somebody asks for those of another: quicker to go through than the text. */
export function codesOf(text: string): Uint16Array {
  if (lastCodes.length < text.length) {
    lastCodes = new Uint16Array(2 * text.length)
    bytes = Buffer.from(lastCodes.buffer)
  }
  bytes.write(text, 'utf16le')
  return lastCodes
}
