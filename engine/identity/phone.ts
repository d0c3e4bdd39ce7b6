/** Phone numbers in every Dutch and Belgian notation, as E.164. */
import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/max'
import type { Parsed } from './parsed.ts'

export type PhoneReason = 'empty' | 'malformed' | 'unknown-number' | 'placeholder'

export const PHONE_REASONS: Record<PhoneReason, string> = {
  empty: 'Vul een telefoonnummer in.',
  malformed: 'Dit is geen telefoonnummer. Schrijf het zoals 020 123 45 67 of +31 20 123 45 67.',
  'unknown-number': 'Dit telefoonnummer bestaat niet: controleer de cijfers.',
  placeholder: 'Dit is een voorbeeldnummer. Vul je eigen telefoonnummer in.',
}

const LABEL = /^(?:(?:telefoon(?:nummer)?|telephone|phone|mobiel|gsm|tel|whatsapp|bel)\b\s*[.:]*|[tm]\s*[.:]+)\s*/i
/** The metadata lists number blocks in use; a mobile number in a new block (06-7…) is valid as well. */
const DUTCH_MOBILE = /^\+316[1-9]\d{7}$/
const PLACEHOLDER = /^\+(?:31\d{0,2}0{7,}|32\d0{7}|32\d{3}0{6})$/

export interface PhoneFacts {
  mobile: boolean
  /** ISO 3166-1; absent where several countries share the prefix. */
  country?: CountryCode
}

/** `country`: the notation of a number without a country code. */
export function parsePhone(text: string, country: 'NL' | 'BE' = 'NL'): Parsed<PhoneReason, PhoneFacts> {
  const typed = text
    .slice(0, 120)
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Pd}/gu, '-')
    .replace(/%20/g, ' ')
    .trim()
    .replace(LABEL, '')
    .replace(/^\(\s*(\+?\d+)\s*\)/, '$1') // '(+31) 6 …', '(020) …'
  if (typed === '') return { ok: false, reason: 'empty' }
  if (!/^\+?[\d\s()./-]{3,30}$/.test(typed)) return { ok: false, reason: 'malformed' }
  // '+31 (0)6 …', '0031 06 …' and '31 6 …' all mean +31 6.
  const international = typed.replace(/^(?:00|(?=3[12]))/, '+')
  const digits = (international.startsWith('+') ? international.replace(/\(\s*0\s*\)/, '') : typed).replace(
    /[^\d+]/g,
    '',
  )
  // Without a leading zero only short numbers (14 020) are complete; anything else is another kind of number.
  if (!/^(?:\+|0|\d{4,6}$)/.test(digits)) return { ok: false, reason: 'malformed' }
  const number = parsePhoneNumberFromString(digits, { defaultCountry: country, extract: false })
  if (!number) return { ok: false, reason: 'malformed' }
  const value = number.number
  if (PLACEHOLDER.test(value)) return { ok: false, reason: 'placeholder' }
  const dutchMobile = DUTCH_MOBILE.test(value)
  // A number without a type is not valid: all of a country's blocks are listed by type.
  const type = number.getType()
  if (type === undefined && !dutchMobile) return { ok: false, reason: 'unknown-number' }
  const mobile = dutchMobile || type === 'MOBILE'
  return { ok: true, value, mobile, ...(number.country ? { country: number.country } : {}) }
}
