/** Phone numbers in every notation that Dutch and Belgian sites use, without the other numbers near them. */

import type { Page } from '#engine/extract/page/page.ts'
import { allMatches } from '#engine/text.ts'

const PHONE =
  /(?<![\d\p{L}/=_.-])(?:(?:\+|00)[ \u00a0]?3[12](?:[ \u00a0().\-–—/]{0,4}\(?0\)?)?|\(?0)(?:[ \u00a0().\-–—/·]{0,3}\d){8,9}(?!\d|[ .]?\d{3})/gu
/** The number of a municipality (14 and its area code) or a service number: only right after a word for phone. */
const SHORT =
  /(?<![\d\p{L}/=_.,€£-])(?:14[ \u00a0]?0\d{2,3}|0[89]00[ \u00a0-]?\d{4}(?:[ \u00a0]?\d{2,3})?)(?![\d]|[ .]?\d{3})/gu
const NOT_A_PHONE =
  /(?:fax|\bf[:.]?(?= {0,2}$)|kvk|k\.v\.k\.?|handelsregister|btw|\bvat|iban|rekening(?:nummer)?|bank|vestigingsnummer|agb(?:-code)?|big|rsin|nummer|isbn|ean|artikel(?:nr)?|bestelnummer)[^\d\n]{0,14}$/i
const PHONE_LABEL =
  /(?:tel|telefoon(?:nummer)?|phone|bel|mobiel|mob|gsm|\bt|\bm|whatsapp|call|kantoor|algemeen|receptie|office|reception)[^\d\n]{0,14}$/i
const NUMBER_LABEL_OF_PHONE = /(?:(?:telefoon|mobiele?|06|gsm|whatsapp|phone)[ -]?|\bop (?:het )?)nummer[^\d\n]{0,14}$/i
const IBAN_START = /\b[A-Z]{2}\d{2}[ \u00a0]?[A-Z]{4}[ \u00a0\d]{0,14}$/

/** `isKnown`: what is a phone number whatever stands before it. */
export function findPhones(
  page: Pick<Page, 'text'>,
  isKnown?: (raw: string, before: string) => boolean,
): { raw: string; at: number; labelled: boolean }[] {
  const found: { raw: string; at: number; labelled: boolean }[] = []
  for (const match of allMatches(page.text, PHONE)) {
    const before = page.text.slice(Math.max(0, match.index - 40), match.index)
    if (IBAN_START.test(before)) continue
    if (NOT_A_PHONE.test(before) && !NUMBER_LABEL_OF_PHONE.test(before) && !isKnown?.(match[0], before)) continue
    found.push({ raw: match[0], at: match.index, labelled: PHONE_LABEL.test(before) })
  }
  for (const match of allMatches(page.text, SHORT)) {
    const before = page.text.slice(Math.max(0, match.index - 40), match.index)
    const labelled = PHONE_LABEL.test(before) || /klantenservice[^\d\n]{0,14}$/i.test(before)
    if (labelled && !NOT_A_PHONE.test(before)) found.push({ raw: match[0], at: match.index, labelled })
  }
  return found
}

/** Placeholder numbers of templates: 06-12345678, 020-1234567, 0000000000. */
export function isPlaceholderPhone(e164: string): boolean {
  const national = e164.replace(/^\+3[12]/, '')
  return /1234567|7654321|(\d)\1{6}|^6?0?12345678?$/.test(national) || /(?:0000000|9999999)$/.test(national)
}
