/** Which pages state what an assistant said: the same value in whatever notation, never one that only looks like it. */
import type { ComparedFact, FactValues } from '#engine/consistency/facts.ts'
import type { FactKind } from '#engine/naming/reading/facts.ts'
import type { Address } from '#engine/report/report.ts'
import { fold } from '#engine/text.ts'
import { placeKey, RULES, type Rule, type ValueOf } from './fact-rules.ts'

export interface SaidValue {
  fact: FactKind
  said: string
}

/** A value that a page states. */
export interface PageValue {
  fact: ComparedFact
  value: string | Address
}

export interface SaidWhere {
  /** The same for the same value, however it is written. */
  key: string
  /** Places in the list of what pages state. */
  stated: number[]
}

const PLAIN = ['phone', 'email', 'website', 'kvk', 'vat', 'foundingYear', 'legalForm'] as const
type Plain = (typeof PLAIN)[number]

export function whereSaid(said: readonly SaidValue[], stated: readonly PageValue[], country: 'NL' | 'BE'): SaidWhere[] {
  return said.map((one) => {
    const same = sameAs(one, country)
    return { key: same.key, stated: stated.flatMap((page, at) => (same.is(page) ? at : [])) }
  })
}

interface Same {
  key: string
  is(page: PageValue): boolean
}

function sameAs({ fact, said }: SaidValue, country: 'NL' | 'BE'): Same {
  const plain = PLAIN.find((one) => one === fact)
  if (plain) return samePlain(plain, said, country)
  const words = wordsOf(said)
  if (fact === 'city') {
    const key = placeKey(said)
    return { key, is: (page) => page.fact === 'address' && key !== '' && placeKey(cityOf(page.value)) === key }
  }
  const key = words.join(' ')
  // Part of an address proves it only with its number: every town has a Dorpsstraat.
  const isTelling = fact === 'address' && /\d/.test(key)
  return { key, is: (page) => isTelling && page.fact === 'address' && hasInOrder(wordsOf(textOf(page.value)), words) }
}

function samePlain(fact: Plain, said: string, country: 'NL' | 'BE'): Same {
  const rule: Rule<ValueOf<Plain>> = RULES[fact]
  const text = fact === 'foundingYear' ? (/\b[12]\d{3}\b/.exec(said)?.[0] ?? '') : said
  const value = rule.read(text, country)
  if (value === null) return { key: fold(said), is: () => false }
  return {
    key: fact === 'website' ? fold(value.replace(/^https?:\/\/(?:www\.)?/i, '')) : fold(value),
    is: (page) => {
      if (page.fact !== fact) return false
      const other = rule.read(page.value as FactValues[Plain][number], country)
      return other !== null && rule.same(other, value)
    },
  }
}

const textOf = (value: string | Address) =>
  typeof value === 'string' ? value : [value.street, value.postalCode, value.city].filter(Boolean).join(' ')

/** Of an address as it is shown, the place stands last, after the postcode. */
function cityOf(value: string | Address): string {
  if (typeof value !== 'string') return value.city ?? ''
  return (value.split(',').at(-1) ?? '').replace(/^\s*\d{4}\s?(?:[A-Z]{2}\b)?/, '').trim()
}

/** A postcode is one word. */
const wordsOf = (text: string): string[] =>
  text
    .replace(/\b(\d{4})\s([A-Za-z]{2})\b/g, '$1$2')
    .split(/[\s,;.()]+/)
    .map(fold)
    .filter(Boolean)

function hasInOrder(words: readonly string[], wanted: readonly string[]): boolean {
  if (wanted.length === 0) return false
  return words.some((_, at) => wanted.every((word, index) => words[at + index] === word))
}
