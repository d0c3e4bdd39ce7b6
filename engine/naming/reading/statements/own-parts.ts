/** The words of services that no list knows, in whatever form an answer has them: 'zandstraalt', 'velgenrestauratie', 'lijst schilderijen in'. */
import { type Spelling, stemAt } from '#engine/naming/reading/spellings.ts'
import type { Word } from '#engine/naming/reading/words.ts'
import { knownEnd, knownStart, MEANINGS, meaningOf, meaningsOf, NONE } from './service-meanings.ts'
import { rootOf, rootsOf } from './word-forms.ts'

interface OwnPart {
  meaning: number
  /** 'Lijst … in': what must follow where it stands apart. */
  particle: string
}

/** Shorter ones are part of many words. */
const SHORTEST = 3
const SHORTEST_START = 4
const SHORTEST_HEAD = 5
const SHORTEST_COMPOUND = 8
const PARTICLE = /^(?:aan|af|bij|door|in|mee|na|om|op|over|toe|uit|weg)(?=\p{L}{4})/u
/** As far as a verb's particle may stand behind it. */
const PARTICLE_WITHIN = 7

/** Those of one company. */
export class OwnParts {
  readonly #byRoot = new Map<string, OwnPart>()
  /** By the code of the last character: those in which a compound may end. */
  readonly #heads = new Map<number, string[]>()
  readonly #starts = new Map<number, string[]>()

  /** In how many ways a word may be made of parts, with what the list knows of it: 'agenda' and what 'beheer' means. */
  waysOf(folded: string): (readonly number[])[] {
    const whole = this.#add(folded, true)
    const ways: (readonly number[])[] = [[whole]]
    const end = knownEnd(folded)
    if (end > 0) return [...ways, [this.#add(folded.slice(0, end), true), ...meaningsOf(folded.slice(end))]]
    const start = knownStart(folded)
    if (start > 0) ways.push([...meaningsOf(folded.slice(0, start)), this.#add(folded.slice(start), false)])
    // 'Naamborden': 'borden met je naam'
    for (let at = SHORTEST; at <= folded.length - SHORTEST - 1; at++)
      ways.push([this.#add(folded.slice(0, at), false), this.#add(folded.slice(at), false)])
    return ways
  }

  #add(folded: string, mayBePart: boolean): number {
    const roots = rootsOf(folded)
    const meaning = this.#byRoot.get(roots[0]!)?.meaning ?? MEANINGS + this.#byRoot.size
    for (const root of roots) {
      if (!this.#byRoot.has(root)) this.#byRoot.set(root, { meaning, particle: '' })
      if (!mayBePart) continue
      if (root.length >= SHORTEST_START) addTo(this.#starts, root.charCodeAt(0), root)
      addTo(this.#heads, root.charCodeAt(root.length - 1), root)
    }
    const particle = mayBePart ? PARTICLE.exec(folded)?.[0] : undefined
    const verb = particle === undefined ? '' : rootOf(folded.slice(particle.length))
    if (particle && !this.#byRoot.has(verb)) this.#byRoot.set(verb, { meaning, particle })
    return meaning
  }

  /** What the words of an answer mean by these, by their place; most mean nothing. */
  find(words: readonly Word[]): Map<number, readonly number[]> {
    const found = new Map<number, readonly number[]>()
    if (this.#byRoot.size === 0) return found
    for (let place = 0; place < words.length; place++) {
      const { spelling } = words[place]!
      if (spelling.folded.length < SHORTEST) continue
      const meanings = this.#meant(spelling, words, place)
      if (meanings.length > 0) found.set(place, meanings)
    }
    return found
  }

  #meant(spelling: Spelling, words: readonly Word[], place: number): readonly number[] {
    spelling.roots ??= rootsOf(spelling.folded)
    for (const root of spelling.roots) {
      const part = this.#byRoot.get(root)
      if (part && (part.particle === '' || isFollowed(words, place, part.particle))) return [part.meaning]
    }
    return spelling.folded.length < SHORTEST_COMPOUND ? NONE : this.#inCompound(spelling)
  }

  #inCompound(spelling: Spelling): readonly number[] {
    const { folded } = spelling
    for (const root of this.#starts.get(folded.charCodeAt(0)) ?? []) {
      if (!folded.startsWith(root)) continue
      for (let at = root.length; at <= root.length + 3 && at <= folded.length - SHORTEST; at++) {
        const behind = meaningOf(folded.slice(at))
        if (behind !== undefined) return [this.#byRoot.get(root)!.meaning, behind]
      }
    }
    const stem = stemAt(spelling)
    for (const root of this.#heads.get(stem.charCodeAt(stem.length - 1)) ?? []) {
      if (!stem.endsWith(root) || stem.length - root.length < SHORTEST) continue
      const before = meaningsOf(stem.slice(0, -root.length))
      const { meaning } = this.#byRoot.get(root)!
      if (root.length >= SHORTEST_HEAD) return [...before, meaning]
      // 'Boekbinden' of 'boeken binden', but a short one alone is no head: 'kaart' of 'karten'.
      if (before.length > 0) return [meaning, ...before]
    }
    return NONE
  }
}

function addTo(lists: Map<number, string[]>, code: number, root: string) {
  const list = lists.get(code) ?? []
  if (!list.includes(root)) lists.set(code, [...list, root])
}

function isFollowed(words: readonly Word[], place: number, particle: string): boolean {
  for (let at = place + 1; at <= place + PARTICLE_WITHIN && at < words.length; at++)
    if (words[at]!.folded === particle) return true
  return false
}
