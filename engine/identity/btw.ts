/** Btw-id of a Dutch or Belgian company, and the guard against publishing a sole trader's BSN. */
import { compact, type Parsed } from './parsed.ts'
import { passesElfproef } from './rsin.ts'

export type BtwReason = 'empty' | 'malformed' | 'check-digit' | 'placeholder' | 'other-country'

export const BTW_REASONS: Record<BtwReason, string> = {
  empty: 'Vul een btw-id in.',
  malformed: 'Een Nederlands btw-id ziet eruit als NL, negen cijfers, de letter B en twee cijfers.',
  'check-digit': 'Dit btw-id bestaat niet: controleer de cijfers.',
  placeholder: 'Dit is een voorbeeldnummer. Vul je eigen btw-id in.',
  'other-country': 'Alleen een Nederlands of Belgisch btw-id kan worden gecontroleerd.',
}

const LABEL = /^(?:(?:BTW|VAT|TVA|OB)(?:IDENTIFICATIENUMMER|NUMMER|NUMBER|NR|NO|ID)?|OMZETBELASTINGNUMMER)/
/** Placeholder numbers of templates that pass the check. */
const PLACEHOLDER = /^NL(?:123456789|987654321|123456782|(\d)\1{8})B|^BE0123456749$/

export function parseBtw(text: string): Parsed<BtwReason, { country: 'NL' | 'BE' }> {
  const value = padded(compact(text, LABEL))
  if (value === '') return { ok: false, reason: 'empty' }
  const dutch = /^NL\d{9}B(?!00)\d{2}$/.test(value) && !/^NL0+B/.test(value)
  const belgian = /^BE[01]\d{9}$/.test(value)
  if (!dutch && !belgian) {
    const foreign = /^(?:AT|BG|CY|CZ|DE|DK|EE|EL|ES|FI|FR|HR|HU|IE|IT|LT|LU|LV|MT|PL|PT|RO|SE|SI|SK|XI)\w{8,12}$/.test(
      value,
    )
    return { ok: false, reason: foreign ? 'other-country' : 'malformed' }
  }
  const passes = dutch ? passesElfproef(value.slice(2, 11)) || passesMod97(value) : passesBelgianCheck(value.slice(2))
  if (!passes) return { ok: false, reason: 'check-digit' }
  if (PLACEHOLDER.test(value)) return { ok: false, reason: 'placeholder' }
  return { ok: true, value, country: dutch ? 'NL' : 'BE' }
}

/**
 * Since 2020 a sole trader's btw-id passes mod-97 and hides the BSN. A number that only passes the elfproef is the old
 * omzetbelastingnummer, whose digits are the BSN. Of a bv or stichting the elfproef is the normal case: an RSIN.
 */
export function looksLikeBsn(btw: string, rechtsvorm: string): boolean {
  const parsed = parseBtw(btw)
  if (!parsed.ok || parsed.country !== 'NL' || rechtsvorm !== 'eenmanszaak') return false
  return passesElfproef(parsed.value.slice(2, 11)) && !passesMod97(parsed.value)
}

/** 'NL' is optional when the B is there, and spreadsheets drop leading zeros. */
function padded(value: string): string {
  const dutch = /^(?:NL)?(\d{7,9})(B\d{2})$/.exec(value)
  if (dutch) return `NL${dutch[1]!.padStart(9, '0')}${dutch[2]}`
  // Belgian numbers had nine digits until 2005.
  return /^BE\d{9}$/.test(value) ? `BE0${value.slice(2)}` : value
}

/** The whole btw-id with A=10 … Z=35 is 1 modulo 97, as in an IBAN. */
function passesMod97(value: string): boolean {
  const digits = value.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))
  return BigInt(digits) % 97n === 1n
}

/** The last two digits are 97 minus the first eight modulo 97. */
function passesBelgianCheck(digits: string): boolean {
  const first = Number(digits.slice(0, 8))
  return first > 0 && 97 - (first % 97) === Number(digits.slice(8))
}
