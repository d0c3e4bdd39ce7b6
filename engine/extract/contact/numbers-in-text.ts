/** KvK number and btw-id in the words of a page. Every expression is bounded: a hostile page costs linear time. */

import type { Page } from '#engine/extract/page/page.ts'
import { factAt } from '#engine/extract/site-context.ts'
import type { Fact } from '#engine/report/report.ts'
import { allMatches } from '#engine/text.ts'

const KVK =
  // Bounded: looks at most 60 characters on from a word that must be there
  /(?:\bk\.?\s?v\.?\s?k(?![a-z]|\.nl(?![a-z]))\.?|kamer\s+van\s+koophandel|handelsregister|chamber\s+of\s+commerce|trade\s+register|\bcoc\b|\bkvknr\b|kvk-?nummer)[^\d@]{0,60}?(\d(?:[ .]?\d){7})(?![\d.]?\d| \d{2}(?!\d))/giu
/** Other numbers that appear near a KvK number. */
const OTHER_LABEL = /btw|vat|iban|bank|tel|fax|phone|vestiging|rsin|agb|big\b|postbus/i

/** A number in a text, and where it stands with its label. */
export interface NumberInText {
  value: string
  at: number
  length: number
}

export function kvkInText(page: Page): Fact<string>[] {
  return kvkNumbersIn(page.text).map(({ value, at, length }) => factAt(page, at, length, value))
}

export function kvkNumbersIn(text: string): NumberInText[] {
  const found: NumberInText[] = []
  for (const match of allMatches(text, KVK)) {
    const between = match[0].slice(3, match[0].length - match[1]!.length)
    if (OTHER_LABEL.test(between)) continue
    found.push({ value: match[1]!.replace(/\D/g, ''), at: match.index, length: match[0].length })
  }
  return found
}

const VAT_NL = /(?<![\p{L}\d])NL[\s.-]?\d(?:[\s.-]?\d){8}[\s.-]?B[\s.-]?\d[\s.-]?\d(?![\p{L}\d])/giu
// Bounded: looks at most 40 characters on from a word that must be there
const VAT_NL_BARE =
  /(?:\bbtw|\bvat|\bob-?nummer|omzetbelasting)[^\d\n]{0,40}?(\d(?:[\s.]?\d){8}[\s.]?B[\s.]?\d{2})(?!\d)/giu
const VAT_BE = /(?<![\p{L}\d])BE[\s.-]?[01]?\d{3}[\s.-]?\d{3}[\s.-]?\d{3}(?!\d)/giu
// Bounded: looks at most 40 characters on from a word that must be there
const ENTERPRISE_BE =
  /(?:ondernemingsnummer|ondernemingsnr|\bKBO\b|\bRPR\b|\bbtw)[^\d\n]{0,40}?([01]\d{3}[\s.]?\d{3}[\s.]?\d{3})(?!\d)/giu
const DUTCH_END = /B[\s.-]?\d/i
const BELGIAN_END = /\d{3}[\s.-]?\d{3}[\s.-]?\d{3}(?!\d)/

/** As written, without spaces, dots and dashes; whether it is valid is for engine/identity to say. */
export function vatInText(page: Page): Fact<string>[] {
  return vatNumbersIn(page.text).map(({ value, at, length }) => factAt(page, at, length, value))
}

export function vatNumbersIn(text: string): NumberInText[] {
  const found: NumberInText[] = []
  const add = (match: RegExpExecArray, value: string) => found.push({ value, at: match.index, length: match[0].length })
  // Quicker than to look for numbers that are not there.
  if (DUTCH_END.test(text)) {
    for (const match of allMatches(text, VAT_NL)) add(match, bare(match[0]))
    for (const match of allMatches(text, VAT_NL_BARE)) add(match, `NL${bare(match[1]!)}`)
  }
  if (BELGIAN_END.test(text)) {
    for (const match of allMatches(text, VAT_BE)) add(match, belgian(match[0]))
    for (const match of allMatches(text, ENTERPRISE_BE)) add(match, belgian(match[1]!))
  }
  return found
}

function bare(text: string): string {
  return text.replace(/[\s.-]/g, '').toUpperCase()
}

function belgian(text: string): string {
  const digits = text.replace(/\D/g, '')
  return `BE${digits.padStart(10, '0')}`
}
