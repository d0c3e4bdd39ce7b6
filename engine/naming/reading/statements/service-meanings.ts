/** What words mean as parts of services: 'roof insulation', 'isoleren' and 'dak' are made of two meanings. */
import { type Spelling, stemAt, stemOf } from '#engine/naming/reading/spellings.ts'
import { SERVICE_PARTS_OF_BUILDING } from '#engine/vocabulary/service-parts/building.ts'
import { SERVICE_PARTS_OF_BUSINESS } from '#engine/vocabulary/service-parts/business.ts'
import { SERVICE_PARTS_BY_TRADE } from '#engine/vocabulary/service-parts/by-trade.ts'
import { SERVICE_PARTS_OF_CARE } from '#engine/vocabulary/service-parts/care.ts'
import { SERVICE_PARTS } from '#engine/vocabulary/service-parts/general.ts'
import { SERVICE_PARTS_OF_SHOPS } from '#engine/vocabulary/service-parts/shops.ts'
import { SERVICE_PARTS_TOLD_OTHERWISE } from '#engine/vocabulary/service-parts/told-otherwise.ts'
import { rootOf, rootsOf } from './word-forms.ts'
import { addTogether } from './words-together.ts'

/** The meaning of a part as it is written in the list, and by its stem; words that mean one thing share one. */
const WRITTEN = new Map<string, number>()
const BY_STEM = new Map<string, number>()
/** Of verbs: see word-forms.ts. */
const BY_ROOT = new Map<string, number>()
/** What else a word means in an answer. */
const ALSO = new Map<string, number[]>()
/** What is made of the parts of another word. */
const SAME_AS = new Map<string, string>()
/** Who does a divorce, does family law: by stem, what else is done then. */
const IMPLYING = new Map<string, string[]>()
/** Done to many things: alone such a part tells no service. */
export const ACTS = new Set<number>()
export const TELLING_NOTHING = new Set<number>()
/** With another part or without it: 'vinyasa' is 'vinyasayoga'. */
export const TELLING_ALONE = new Set<number>()
/** Done to things as well, but telling on their own. */
export const VERBS = new Set<number>()

const INFINITIVE = /^\p{L}{3,20}(?:en|aan|oen)$/u

const LISTS = [
  SERVICE_PARTS,
  SERVICE_PARTS_BY_TRADE,
  SERVICE_PARTS_OF_CARE,
  SERVICE_PARTS_OF_BUSINESS,
  SERVICE_PARTS_OF_SHOPS,
  SERVICE_PARTS_OF_BUILDING,
  SERVICE_PARTS_TOLD_OTHERWISE,
]

let meanings = 0
for (const group of LISTS.join('').split(/[\n;]/)) {
  const words = group.split(' ').filter(Boolean)
  const written = words.filter((word) => /^[^*~!-]/.test(word))
  const known = WRITTEN.get(written.find((word) => !/[=>+-]/.test(word)) ?? '')
  const meaning = known ?? meanings++
  if (known === undefined && words[0] === '*') ACTS.add(meaning)
  if (words[0] === '~') VERBS.add(meaning)
  if (words[0] === '!') TELLING_ALONE.add(meaning)
  if (known === undefined && words[0] === '-') TELLING_NOTHING.add(meaning)
  for (const word of written) addPart(word, meaning)
}

function addPart(word: string, meaning: number) {
  if (addTogether(word, meaning, meaningsOf)) return
  if (word.includes('=')) {
    const [name = '', parts = ''] = word.split('=', 2)
    SAME_AS.set(name, parts)
    return
  }
  if (word.startsWith('+')) return addAlso(word.slice(1), meaning)
  if (word.includes('>')) {
    const [name = '', service = ''] = word.split('>', 2)
    IMPLYING.set(stemOf(name), [...(IMPLYING.get(stemOf(name)) ?? []), service])
    return
  }
  const known = WRITTEN.get(word)
  if (known === undefined && INFINITIVE.test(word) && !BY_ROOT.has(rootOf(word))) BY_ROOT.set(rootOf(word), meaning)
  if (known !== undefined && known !== meaning) addAlso(word, meaning)
  for (const form of formsOf(word)) {
    if (!WRITTEN.has(form)) WRITTEN.set(form, meaning)
    const stem = stemOf(form)
    // 'Wassen' is no 'was'.
    if (!BY_STEM.has(stem) && form.length - stem.length < 3) BY_STEM.set(stem, meaning)
  }
}

function addAlso(word: string, meaning: number) {
  addAlsoTo(stemOf(word), meaning)
}

function addAlsoTo(key: string, meaning: number) {
  const also = ALSO.get(key) ?? []
  if (!also.includes(meaning)) ALSO.set(key, [...also, meaning])
}

export const meaningOf = (part: string) => WRITTEN.get(part) ?? BY_STEM.get(stemOf(part))

/** Of 'isoleren' also 'isoleert' and 'geïsoleerd'. */
function formsOf(word: string): string[] {
  const root = /^(\p{L}{2,12})eren$/u.exec(word)?.[1]
  return root === undefined ? [word] : [word, `${root}eert`, `ge${root}eerd`, `${root}ering`]
}

const SHORTEST = 3
/** Longer ones hardly are a compound of known parts. */
const LONGEST = 32
export const NONE: readonly number[] = []

/** What a word means: one meaning, those of the parts of a compound, or nothing. */
export function meaningsOf(folded: string): readonly number[] {
  const same = SAME_AS.get(folded)
  if (same !== undefined) return meaningsOf(same)
  const own = meaningOf(folded) ?? meaningOfVerb(folded) ?? meaningOfEnglishVerb(folded)
  if (own !== undefined) return TELLING_NOTHING.has(own) ? NONE : [own]
  // A 'verhuisbedrijf' is no removal of companies.
  if (folded.length < 2 * SHORTEST || folded.length > LONGEST || /.bedrij(?:f|ven)$/.test(folded)) return NONE
  return split(folded, (part) => of(meaningOf(part))) ?? split(folded, firstPart) ?? ofSmall(folded)
}

const SMALL = /^(\p{L}{3,28})jes?$/u
/** 'Fietsjes', 'taartjes', 'bloemetjes' */
function ofSmall(folded: string): readonly number[] {
  const thing = SMALL.exec(folded)?.[1]
  if (thing === undefined) return NONE
  const found = meaningsOf(thing)
  return found.length > 0 || !/[tp]$/.test(thing) ? found : meaningsOf(thing.slice(0, -1))
}

const of = (meaning: number | undefined) => (meaning === undefined ? NONE : [meaning])

/** As many as there are. */
export const MEANINGS = meanings

/** Where the last part of a compound begins, of which the first is not known: 'agenda|beheer'; 0 where none is known. */
export function knownEnd(folded: string): number {
  for (let at = SHORTEST; at <= folded.length - SHORTEST - 1; at++)
    if (meaningOf(folded.slice(at)) !== undefined) return at
  return 0
}

/** Where the first part of a compound ends, of which the last is not known: 'bedrijfs|recherche'. */
export function knownStart(folded: string): number {
  for (let at = folded.length - SHORTEST; at > SHORTEST; at--)
    if (meaningOf(folded.slice(0, at)) !== undefined) return at
  return 0
}

/** With the longest last part: a 'kerstpakket' is no 'ketting'. */
function split(folded: string, first: (part: string) => readonly number[]): readonly number[] | null {
  for (let at = SHORTEST; at <= folded.length - SHORTEST; at++) {
    const last = meaningOf(folded.slice(at))
    const before = last === undefined ? NONE : first(folded.slice(0, at))
    if (before.length > 0) return [...before, last!].filter((meaning) => !TELLING_NOTHING.has(meaning))
  }
  return null
}

/** 'Wisselt' and 'gewisseld' for 'wisselen', 'geborduurde' for 'borduren'. */
function meaningOfVerb(folded: string): number | undefined {
  if (!VERB_FORM.test(folded)) return undefined
  for (const root of rootsOf(folded)) {
    const meaning = BY_ROOT.get(root)
    if (meaning !== undefined) return meaning
  }
  return undefined
}
/** 'Maintained' for 'maintain', 'trimmed' for 'trimming': only of what is done, so a hall that is 'booked' is no book. */
function meaningOfEnglishVerb(folded: string): number | undefined {
  if (!ENGLISH_VERB.test(folded)) return undefined
  for (const form of englishForms(folded)) {
    const meaning = WRITTEN.get(form)
    if (meaning !== undefined && (form.endsWith('ing') || ACTS.has(meaning) || VERBS.has(meaning))) return meaning
  }
  return undefined
}
const ENGLISH_VERB =
  /^(?!(?:hous|nam|book|pric|stat|list|call|own|return|look|work|charg|rat|stay|sign|hand|staff|search|stopp)ed$)[a-z]{3,14}(?:ed|ing)$/
function englishForms(folded: string): string[] {
  const root = folded.replace(/(?:ed|ing)$/, '')
  const single = root.replace(/([b-df-hj-np-tv-z])\1$/, '$1')
  return [...new Set([`${root}ing`, root, `${root}e`, single, `${root}s`, `${root}es`, `${single}s`])]
}
const VERB_FORM = /[dt]e?n?$|^(?:\p{L}{2,4})?ge\p{L}{3,20}en$/u

/** 'personeels', 'zonne': with what joins it to the next part. */
function firstPart(part: string): readonly number[] {
  const found = meaningOf(part)
  if (found !== undefined) return [found]
  return part.length > 2 * SHORTEST ? meaningsOf(part) : NONE
}

/** Kept beside the spelling of a word, for the same words come back in every answer. */
export function meant(spelling: Spelling): readonly number[] {
  spelling.meanings ??= meaningsOf(spelling.folded)
  return spelling.meanings
}

/** What a compound with another first part is: a 'jubileumboek' is a book. */
export function headOf(folded: string, shortest = 4): readonly number[] {
  const first = Math.max(5, folded.length - LONGEST)
  for (let at = folded.length - shortest; at >= first; at--) {
    const last = meaningOf(folded.slice(at))
    if (last !== undefined) return ACTS.has(last) || TELLING_NOTHING.has(last) ? NONE : [last]
  }
  return NONE
}

/** What else the last part of a compound means: 'rouwbegeleiding' and 'begeleiding'. */
const alsoAtEnd = (folded: string): readonly number[] => ALSO.get(stemOf(endOf(folded))) ?? NONE

function alsoAsVerb(folded: string): readonly number[] {
  if (!folded.endsWith('ed') || !ENGLISH_VERB.test(folded) || meaningOfEnglishVerb(folded) !== undefined) return NONE
  for (const form of englishForms(folded).slice(1)) {
    const also = ALSO.get(stemOf(form))?.filter((meaning) => ACTS.has(meaning) || VERBS.has(meaning))
    if (also && also.length > 0) return also
  }
  return NONE
}

function endOf(folded: string): string {
  const end = knownEnd(folded)
  return end > 0 ? folded.slice(end) : folded
}

/** With what else it may mean first, for the last is what a compound is. */
export function meantAtAll(spelling: Spelling): readonly number[] {
  if (spelling.meant) return spelling.meant
  const { folded } = spelling
  const meanings = meant(spelling)
  const own = meanings.length === 0 && folded.length >= 9 ? headOf(folded) : meanings
  spelling.also = ALSO.get(stemOf(folded)) ?? (meanings.length > 1 ? alsoAtEnd(folded) : alsoAsVerb(folded))
  spelling.meant = spelling.also.length > 0 ? [...spelling.also, ...own] : own
  return spelling.meant
}

for (const [stem, services] of IMPLYING) for (const meaning of services.flatMap(meaningsOf)) addAlsoTo(stem, meaning)

/** What is done as well by who does this, each as what it is made of: 'familierecht' for 'echtscheiding'. */
export function impliedBy(spelling: Spelling): readonly (readonly number[])[] {
  spelling.implied ??= IMPLYING.get(stemAt(spelling))?.map(meaningsOf) ?? NOTHING
  return spelling.implied
}

/** Also as the end of a compound: 'bootsteigers' are scaffolds, but none is built who has none. */
export function implies(spelling: Spelling): boolean {
  spelling.implies ??=
    impliedBy(spelling).length > 0 || (meant(spelling).length > 1 && IMPLYING.has(stemOf(endOf(spelling.folded))))
  return spelling.implies
}
const NOTHING: readonly (readonly number[])[] = []
