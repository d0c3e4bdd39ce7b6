/**
 * Which page an answer puts beside a fact: the first address that follows it in the same sentence. Nothing more is proven by an answer: a
 * list of sources below it does not say which of them a fact came from.
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

/** An answer with the facts that it states and the pages that it cites. */
export interface AnswerWithPages {
  id: string
  answer: string
  facts: readonly { fact: FactKind; said: readonly { end: number; text: string; right: boolean }[] }[]
  /** Addresses that stand in the text or that the assistant gives as sources. */
  cited: string[]
}

/** What is an address itself is not said by a page beside it. */
const ARE_ADDRESSES: readonly FactKind[] = ['website', 'email']
const MOST_BETWEEN = 200
const ADDRESS = /https?:\/\/[^\s<>()[\]"'`|]{1,500}/
/** A sentence, an item of a list or a row of a table ends. */
const ENDS = /[.!?](?:\s|$)|\n/

export function factsBesidePages(answers: readonly AnswerWithPages[]): FactBesidePage[] {
  const found = new Map<string, FactBesidePage>()
  for (const { id, answer, facts, cited } of answers) {
    const pages = new Map(cited.map((url) => [keyOf(url), url]))
    const inThis = new Set<string>()
    for (const { fact, said } of facts) {
      if (ARE_ADDRESSES.includes(fact)) continue
      for (const { end, text, right } of said) {
        const url = pages.get(pageBeside(answer, end) ?? '')
        if (url === undefined) continue
        const key = JSON.stringify([fact, text, right, url])
        if (inThis.has(key)) continue
        inThis.add(key)
        const known = found.get(key)
        if (known) known.answers++
        else found.set(key, { fact, said: text, right, url, answers: 1, answerId: id })
      }
    }
  }
  return [...found.values()].sort((a, b) => Number(a.right) - Number(b.right) || b.answers - a.answers)
}

/** The key of the address; null: there is none, or the sentence ends before it. */
function pageBeside(answer: string, end: number): string | null {
  const after = answer.slice(end, end + MOST_BETWEEN + 500)
  const address = ADDRESS.exec(after)
  if (!address || address.index > MOST_BETWEEN || ENDS.test(after.slice(0, address.index))) return null
  // Bounded: an address of at most 500 characters
  return keyOf(address[0].replace(/[.,;:!?*_]+$/, ''))
}

function keyOf(url: string): string {
  return url.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, '')
}
