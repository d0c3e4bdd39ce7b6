/** Services by what they are made of: 'roof insulation' and 'het isoleren van een plat dak' for 'Dakisolatie'. */

import { type Spelling, stemOf } from '#engine/naming/reading/spellings.ts'
import { type Vocabulary, type Word, WordList, wordsOf } from '#engine/naming/reading/words.ts'
import { SERVICE_PARTS } from '#engine/vocabulary/service-parts.ts'
import { SERVICE_PARTS_BY_TRADE } from '#engine/vocabulary/service-parts-by-trade.ts'

/** The meaning of a part as it is written in the list, and by its stem; words that mean one thing share one. */
const WRITTEN = new Map<string, number>()
const BY_STEM = new Map<string, number>()
/** What else a word means in an answer. */
const ALSO = new Map<string, number[]>()
/** What is made of the parts of another word. */
const SAME_AS = new Map<string, string>()
/** Who does a divorce, does family law: by stem, what else is done then. */
const IMPLYING = new Map<string, string>()
/** Done to many things: alone such a part tells no service. */
const ACTS = new Set<number>()
const TELLING_NOTHING = new Set<number>()
/** Done to things as well, but telling on their own. */
const VERBS = new Set<number>()

let meanings = 0
for (const group of `${SERVICE_PARTS}${SERVICE_PARTS_BY_TRADE}`.split(/[\n;]/)) {
  const words = group.split(' ').filter(Boolean)
  const written = words.filter((word) => /^[^*~-]/.test(word))
  const known = WRITTEN.get(written[0] ?? '')
  const meaning = known ?? meanings++
  if (known === undefined && words[0] === '*') ACTS.add(meaning)
  if (words[0] === '~') VERBS.add(meaning)
  if (known === undefined && words[0] === '-') TELLING_NOTHING.add(meaning)
  for (const word of written) addPart(word, meaning)
}

function addPart(word: string, meaning: number) {
  if (word.includes('=')) {
    const [name = '', parts = ''] = word.split('=', 2)
    SAME_AS.set(name, parts)
    return
  }
  if (word.startsWith('+')) return addAlso(word.slice(1), meaning)
  if (word.includes('>')) {
    const [name = '', service = ''] = word.split('>', 2)
    IMPLYING.set(stemOf(name), service)
    return
  }
  const known = WRITTEN.get(word)
  if (known !== undefined && known !== meaning) addAlso(word, meaning)
  for (const form of formsOf(word)) {
    if (!WRITTEN.has(form)) WRITTEN.set(form, meaning)
    const stem = stemOf(form)
    // 'Wassen' is no 'was'.
    if (!BY_STEM.has(stem) && form.length - stem.length < 3) BY_STEM.set(stem, meaning)
  }
}

function addAlso(word: string, meaning: number) {
  const key = stemOf(word)
  const also = ALSO.get(key) ?? []
  if (!also.includes(meaning)) ALSO.set(key, [...also, meaning])
}

const meaningOf = (part: string) => WRITTEN.get(part) ?? BY_STEM.get(stemOf(part))

/** Of 'isoleren' also 'isoleert' and 'geïsoleerd'. */
function formsOf(word: string): string[] {
  const root = /^(\p{L}{2,12})eren$/u.exec(word)?.[1]
  return root === undefined ? [word] : [word, `${root}eert`, `ge${root}eerd`, `${root}ering`]
}

const SHORTEST = 3
/** Longer ones hardly are a compound of known parts. */
const LONGEST = 32
const NONE: readonly number[] = []

/** What a word means: one meaning, those of the parts of a compound, or nothing. */
function meaningsOf(folded: string): readonly number[] {
  const same = SAME_AS.get(folded)
  if (same !== undefined) return meaningsOf(same)
  const own = meaningOf(folded) ?? meaningOfVerb(folded)
  if (own !== undefined) return TELLING_NOTHING.has(own) ? NONE : [own]
  // A 'verhuisbedrijf' is no removal of companies.
  if (folded.length < 2 * SHORTEST || folded.length > LONGEST || /.bedrij(?:f|ven)$/.test(folded)) return NONE
  return split(folded, (part) => of(meaningOf(part))) ?? split(folded, firstPart) ?? NONE
}

const of = (meaning: number | undefined) => (meaning === undefined ? NONE : [meaning])

/** With the longest last part: a 'kerstpakket' is no 'ketting'. */
function split(folded: string, first: (part: string) => readonly number[]): readonly number[] | null {
  for (let at = SHORTEST; at <= folded.length - SHORTEST; at++) {
    const last = meaningOf(folded.slice(at))
    const before = last === undefined ? NONE : first(folded.slice(0, at))
    if (before.length > 0) return [...before, last!].filter((meaning) => !TELLING_NOTHING.has(meaning))
  }
  return null
}

/** 'Wisselt' and 'gewisseld' for 'wisselen'. */
function meaningOfVerb(folded: string): number | undefined {
  const root = /^(?:ge)?(\p{L}{4,20})[dt]$/u.exec(folded)?.[1]
  return root === undefined ? undefined : (WRITTEN.get(`${root}en`) ?? WRITTEN.get(`${root}${root.at(-1)}en`))
}

/** 'personeels', 'zonne': with what joins it to the next part. */
function firstPart(part: string): readonly number[] {
  const found = meaningOf(part)
  if (found !== undefined) return [found]
  return part.length > 2 * SHORTEST ? meaningsOf(part) : NONE
}

/** Kept beside the spelling of a word, for the same words come back in every answer. */
function meant(spelling: Spelling): readonly number[] {
  spelling.meanings ??= meaningsOf(spelling.folded)
  return spelling.meanings
}

/** What a compound with another first part is: a 'jubileumboek' is a book. */
function headOf(folded: string): readonly number[] {
  const first = Math.max(5, folded.length - LONGEST)
  for (let at = folded.length - 4; at >= first; at--) {
    const last = meaningOf(folded.slice(at))
    if (last !== undefined) return ACTS.has(last) || TELLING_NOTHING.has(last) ? NONE : [last]
  }
  return NONE
}

/** What else the last part of a compound means: 'rouwbegeleiding' and 'begeleiding'. */
function alsoAtEnd(folded: string): readonly number[] {
  for (let at = SHORTEST; at <= folded.length - SHORTEST; at++) {
    const part = folded.slice(at)
    if (meaningOf(part) !== undefined) return ALSO.get(stemOf(part)) ?? NONE
  }
  return NONE
}

/** With what else it may mean first, for the last is what a compound is. */
function meantAtAll(spelling: Spelling): readonly number[] {
  if (spelling.meant) return spelling.meant
  const { folded } = spelling
  const meanings = meant(spelling)
  const own = meanings.length === 0 && folded.length >= 9 ? headOf(folded) : meanings
  spelling.also = ALSO.get(stemOf(folded)) ?? (meanings.length > 1 ? alsoAtEnd(folded) : NONE)
  spelling.meant = spelling.also.length > 0 ? [...spelling.also, ...own] : own
  return spelling.meant
}

for (const [stem, service] of IMPLYING) for (const meaning of meaningsOf(service)) addAlso(stem, meaning)

/** Words that mean something as part of a service. */
const TELLING = new WordList((spelling) => meantAtAll(spelling).length > 0)

/** A service, or one of those that are joined by 'en', as the meanings of its parts. */
export interface ServiceParts {
  index: number
  parts: readonly number[]
  /** With parts left out, what it is comes last: 'motorcycle lessons', and no 'lesmotor'. */
  isShortened: boolean
  /** All that the service is, and not one of two that are joined. */
  isWhole: boolean
}

/** Only of services all of whose words are known: the others are looked for as they are written. */
export function servicePartsOf(services: readonly string[]): ServiceParts[] {
  return services.flatMap((service, index) => {
    const whole = partsOf(service)
    const sets = [whole, ...service.split(JOINED).map(partsOf)]
    // 'Motorcycle lessons' for 'Motorrijles'
    if (whole.length > 2) sets.push([whole[0]!, whole.at(-1)!])
    return sets.flatMap((parts, at) => {
      const isTelling = parts.length > 1 || parts.some((part) => !ACTS.has(part))
      const isShortened = at > 0 && at === sets.length - 1 && whole.length > 2
      return isTelling && (at === 0 || sets.length > 2) ? [{ index, parts, isShortened, isWhole: at === 0 }] : []
    })
  })
}
const JOINED = / (?:en|and|&|\+) |, ?| ?\/ ?/

const SMALL_WORDS = new Set(
  'van voor de het een in op aan uw je met of for the a your on and en aan huis bij s to'.split(' '),
)

function partsOf(service: string): readonly number[] {
  const found = new Set<number>()
  for (const word of wordsOf(service)) {
    if (SMALL_WORDS.has(word.folded)) continue
    const parts = meant(word.spelling)
    const own = meaningOf(word.folded)
    if (parts.length === 0 && (own === undefined || !TELLING_NOTHING.has(own))) return NONE
    for (const part of parts) found.add(part)
  }
  return [...found]
}

interface FoundService {
  index: number
  at: number
  end: number
  /** It is all of the service. */
  isWhole: boolean
}

/** At most so many words stand between two parts: 'het isoleren van een plat dak'. */
const BETWEEN = 3

export function servicesByParts(
  text: string,
  words: readonly Word[],
  vocabulary: Vocabulary,
  services: readonly ServiceParts[],
): FoundService[] {
  const found: FoundService[] = []
  if (services.length === 0) return found
  const telling = vocabulary.indexesOf(TELLING).map((place) => ({ word: words[place]!, place }))
  for (const { index, parts, isShortened, isWhole } of services) {
    for (let first = 0; first < telling.length; first++) {
      if (!isPartOf(telling[first]!.word, parts)) continue
      const last = lastPart(text, telling, first, parts)
      if (last < 0 || (isShortened && meant(telling[last]!.word.spelling).at(-1) !== parts.at(-1))) continue
      const [at, end] = [telling[first]!.word.at, telling[last]!.word.end]
      if (isCompany(telling[first]!, telling[last]!)) continue
      const own = telling
        .slice(first, last + 1)
        .flatMap(({ word }) => (IMPLYING.has(stemOf(word.folded)) ? NONE : meantAtAll(word.spelling)))
      found.push({ index, at, end, isWhole: isWhole && parts.every((part) => own.includes(part)) })
      first = last
    }
  }
  return found
}

/** A 'moving company' moves other things as well. */
const isCompany = (first: { place: number }, last: { word: Word; place: number }) =>
  last.place === first.place + 1 && COMPANIES.has(last.word.folded)
const COMPANIES = new Set(['company', 'companies', 'business', 'bedrijf'])

/** A 'pannenkoekenhuis' is no pancake: what a compound ends in is what it is. */
function isPartOf({ spelling }: Word, parts: readonly number[]): boolean {
  if (parts.length > 1 && spelling.also?.some((part) => parts.includes(part))) return true
  const meanings = parts.length > 1 ? meantAtAll(spelling) : meant(spelling)
  if (meanings.length === 0) return false
  const head = meanings.at(-1)!
  return parts.includes(head) || (ACTS.has(head) && meanings.some((part) => parts.includes(part)))
}

/** Where the last of the parts stands that begin here; -1 where they are not all there. */
function lastPart(
  text: string,
  telling: readonly { word: Word; place: number }[],
  first: number,
  parts: readonly number[],
): number {
  const left = new Set(parts)
  const isActFirst = isAct(telling[first]!.word)
  let isListed = false
  let turns = 0
  for (let at = first; at < telling.length; at++) {
    const { word, place } = telling[at]!
    if (at > first) {
      const before = telling[at - 1]!
      const between = text.slice(before.word.end, word.at)
      if (place - before.place > BETWEEN + 1 || /[.;\n()|]/.test(between)) return -1
      // 'Lessen: piano, gitaar en zang', and no 'fietsen: verkoop'
      if (between.includes(':') && !(at === first + 1 && isActFirst)) return -1
      if (isAct(word) !== isAct(before.word)) turns++
      isListed ||= between.includes(',')
      if (isListed && turns > 1) return -1
    }
    if (isPartOf(word, parts)) for (const part of meantAtAll(word.spelling)) left.delete(part)
    if (left.size > 0) continue
    const isJoined =
      !isListed || (turns === 1 && (isActFirst || isJoinedLast(text.slice(telling[first]!.word.end, word.at))))
    return isJoined ? at : -1
  }
  return -1
}
/** 'Piano, guitar and singing lessons' */
const isJoinedLast = (between: string) => / (?:en|and|&|of|or) /.test(between.slice(between.lastIndexOf(',')))

function isAct({ spelling }: Word): boolean {
  const own = meant(spelling)
  return own.length === 1 && (ACTS.has(own[0]!) || VERBS.has(own[0]!))
}
