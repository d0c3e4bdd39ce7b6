/**
 * Which page an answer gives for a fact: one that its assistant names for those words, or whose address or number follows them in the same
 * sentence. Nothing more is proven by an answer: a list of sources below it does not say which of them a fact came from.
 */
import type { FactKind } from './facts.ts'

export interface FactBesidePage {
  fact: FactKind
  said: string
  right: boolean
  url: string
  answers: number
  /** The newest of these answers. */
  answerId: string
}

/** A stretch of an answer, from its first character to the one after its last. */
export type Stretch = [from: number, to: number]

/** A page that an answer cites. */
export interface CitedPage {
  url: string
  /** It is meant by these between square brackets: [2]. */
  numbers?: number[]
  /** The words that the assistant gives it for. */
  claims?: Stretch[]
}

/** An answer with the facts that it states and the pages that it cites. */
export interface AnswerWithPages {
  id: string
  answer: string
  facts: readonly { fact: FactKind; said: readonly { at: number; end: number; text: string; right: boolean }[] }[]
  /** Those that stand in the text or that the assistant gives as sources. */
  cited: CitedPage[]
}

/** What is an address itself is not said by a page beside it. */
const ARE_ADDRESSES: readonly FactKind[] = ['website', 'email']
const LONGEST_CLAIM = 300
/** An address, or a number that is no text of a link. */
const MARK = /https?:\/\/[^\s<>()[\]"'`|]{1,500}|\[(\d{1,3})\](?![(\]])/g
/** A sentence, an item of a list or a row of a table ends. */
const ENDS = /[.!?](?=\s|$)|\n/g
/** Between a sentence and the mark of its source, that some write after the full stop: 'Sinds 1987. ([gids](https://…))', 'Sinds 1987. [1]'. */
const OPENS_MARK = /^[^\S\n]*(?:\((?:\[[^\]\n]{0,80}\]\()?|\[?\[\d{1,3}\]\]?\(?)?$/
/** Between two marks for the same words: '[1][2]', '([gids](https://…), [krant](https://…))'. */
const BETWEEN_MARKS = /^\)?[,;]?[^\S\n]*\(?(?:\[{1,2}[^\]\n]{0,80}\]{1,2}\()?$/

export function factsBesidePages(answers: readonly AnswerWithPages[]): FactBesidePage[] {
  const found = new Map<string, FactBesidePage>()
  for (const { id, answer, facts, cited } of answers) {
    const given = claimsOf(answer, cited)
    const inThis = new Set<string>()
    for (const { fact, said } of facts) {
      if (ARE_ADDRESSES.includes(fact)) continue
      for (const { at, end, text, right } of said) {
        for (const { page, claim } of given) {
          if (at < claim[0] || end > claim[1]) continue
          const key = JSON.stringify([fact, text, right, page])
          if (inThis.has(key)) continue
          inThis.add(key)
          const known = found.get(key)
          if (known) known.answers++
          else found.set(key, { fact, said: text, right, url: page, answers: 1, answerId: id })
        }
      }
    }
  }
  return [...found.values()].sort((a, b) => Number(a.right) - Number(b.right) || b.answers - a.answers)
}

interface Given {
  page: string
  claim: Stretch
}

function claimsOf(answer: string, cited: readonly CitedPage[]): Given[] {
  const pages = new Map(cited.map(({ url }) => [keyOf(url), url]))
  const numbered = new Map(cited.flatMap(({ url, numbers = [] }) => numbers.map((number) => [number, url])))
  const marks = [...answer.matchAll(MARK)].map(({ 0: mark, 1: number, index }) => ({
    // Bounded: an address of at most 500 characters
    page: number ? numbered.get(Number(number)) : pages.get(keyOf(mark.replace(/[.,;:!?*_]+$/, ''))),
    at: index,
    end: index + mark.length,
  }))
  return [
    ...claimsBeforeMarks(answer, marks).flatMap(({ page, claim }) => (page === undefined ? [] : [{ page, claim }])),
    ...cited.flatMap(({ url, claims = [] }) => claims.map((claim) => ({ page: url, claim }))),
  ]
}

/**
 * The words that each mark of a source (an address, a number) stands for: those of its sentence before it, after the marks before that.
 * Marks that follow one another stand for the same words. `marks` in the order of the text.
 */
function claimsBeforeMarks<Mark extends { at: number; end: number }>(
  text: string,
  marks: readonly Mark[],
): (Mark & { claim: Stretch })[] {
  const ends = [...text.matchAll(ENDS)].map(({ index }) => index + 1)
  const found: (Mark & { claim: Stretch })[] = []
  let passed = 0
  for (const mark of marks) {
    while (passed < ends.length && ends[passed]! <= mark.at) passed++
    const before = found.at(-1)
    if (before && BETWEEN_MARKS.test(text.slice(before.end, mark.at))) {
      found.push({ ...mark, claim: before.claim })
      continue
    }
    const last = ends[passed - 1] ?? 0
    const isAfterEnd = text[last - 1] !== '\n' && OPENS_MARK.test(text.slice(last, mark.at))
    const start = isAfterEnd ? (ends[passed - 2] ?? 0) : last
    found.push({ ...mark, claim: [Math.max(start, before?.end ?? 0, mark.at - LONGEST_CLAIM), mark.at] })
  }
  return found
}

function keyOf(url: string): string {
  return url.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, '')
}
