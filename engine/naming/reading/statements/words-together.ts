/** What two words mean as part of a service that they do not mean apart: 'real estate', 'slaat meubels op' for 'opslaan'. */
import { type Spelling, stemAt, stemOf, type Together } from '#engine/naming/reading/spellings.ts'
import { type Vocabulary, type Word, WordList } from '#engine/naming/reading/words.ts'
import { rootOf, rootsOf } from './word-forms.ts'

/** By the stem of the first word, or by the root of a verb. */
const TOGETHER = new Map<string, Together[]>()
// Bounded: an entry of our own lists, of at most 80 characters
const PAIR = /^\+?(\p{L}+)-(\p{L}+)[=>]?(.*)$/u
const SEPARABLE =
  /^\+?(aan|af|bij|door|in|mee|na|om|op|over|rond|samen|schoon|terug|thuis|uit|vast|voor|weg)(\p{L}{2,12}(?:en|aan))$/u

/** Of a word of the list: whether it is two that mean this, or what its parts mean, together. Of 'opslaan' also 'slaat … op'. */
export function addTogether(listed: string, meaning: number, meaningsOf: (word: string) => readonly number[]): boolean {
  const [, particle, verb] = SEPARABLE.exec(listed) ?? []
  if (particle && verb) add(verbOf(rootOf(verb)), { next: particle, isParticle: true, means: () => [meaning] })
  const [, first, next, same] = PAIR.exec(listed) ?? []
  if (!first || !next) return false
  const means = same ? () => meaningsOf(same) : () => [meaning]
  add(stemOf(first), { next: stemOf(next), isParticle: false, means })
  return true
}

function add(key: string, together: Together) {
  TOGETHER.set(key, [...(TOGETHER.get(key) ?? []), together])
}

/** 'Leest' of 'lezen' */
const verbOf = (root: string) => root.replace(/z$/, 's').replace(/v$/, 'f')

const NOTHING: readonly Together[] = []
function beginningWith({ folded }: Spelling): readonly Together[] {
  const keys = new Set([
    stemOf(folded),
    rootOf(folded),
    ...(/[dt]e?n?$/.test(folded) ? rootsOf(folded) : []).map(verbOf),
  ])
  const found = [...keys].flatMap((key) => TOGETHER.get(key) ?? [])
  return found.length > 0 ? found : NOTHING
}
function beginning(spelling: Spelling): readonly Together[] {
  spelling.together ??= beginningWith(spelling)
  return spelling.together
}
// 'Met … aan' is no 'meten', which 'meet … aan' is.
const BEGINNING = new WordList((spelling) => spelling.folded !== 'met' && beginning(spelling).length > 0)

const NEAR = 7
// 'Van de' is read as one word.
const BETWEEN = new WordList(
  'are is laten at op you the a an your of vd to te de het een je jouw uw van naar in met bij voor hun their ook also with for',
)
const CLAUSE_END = /[.,;:!?\n()|]/

/** What the words of an answer mean with others behind them, by the place of the first. */
export function meantTogether(text: string, words: readonly Word[], vocabulary: Vocabulary) {
  const found = new Map<number, readonly number[]>()
  const add = (place: number, meanings: readonly number[]) =>
    found.set(place, [...(found.get(place) ?? NONE), ...meanings])
  for (const place of vocabulary.indexesOf(BEGINNING)) {
    const { end, spelling } = words[place]!
    const behind = placeBehind(words, place)
    const stem = stemOfWord(words, behind)
    for (const { next, isParticle, means } of beginning(spelling)) {
      const at = isParticle ? particleAt(words, place, next) : stem === next ? behind : -1
      if (at < 0 || CLAUSE_END.test(text.slice(end, words[at]!.at))) continue
      add(place, means())
      // 'Legt op verzoek ook vooraf je wensen vast': what it is done to stands beside the particle.
      if (isParticle && at - place > FAR) add(at, means())
    }
  }
  return found
}
/** Farther from its verb than two parts of a service stand apart. */
const FAR = 5
const NONE: readonly number[] = []

/** What two words of a service mean, and where the second stands. */
export function meantByPair(words: readonly Word[], place: number): { at: number; meanings: readonly number[] } | null {
  const at = placeBehind(words, place)
  for (const { next, isParticle, means } of beginning(words[place]!.spelling))
    if (!isParticle && stemOfWord(words, at) === next) return { at, meanings: means() }
  return null
}

function particleAt(words: readonly Word[], place: number, next: string): number {
  for (let at = place + 1; at <= place + NEAR && at < words.length; at++) if (words[at]!.folded === next) return at
  return -1
}

const MOST_BETWEEN = 2
/** The next word, behind what may stand between two: 'kopie van je sleutel'. */
function placeBehind(words: readonly Word[], place: number): number {
  let at = place + 1
  while (at <= place + MOST_BETWEEN && at < words.length && BETWEEN.holds(words[at]!.spelling)) at++
  return at
}
const stemOfWord = (words: readonly Word[], at: number) => (at < words.length ? stemAt(words[at]!.spelling) : '')
