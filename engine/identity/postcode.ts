/** Postcode: Dutch as '1234 AB', Belgian as '1234'. */
import { compact, type Parsed } from './parsed.ts'

export type PostcodeReason = 'empty' | 'malformed'

export const POSTCODE_REASONS: Record<PostcodeReason, string> = {
  empty: 'Vul een postcode in.',
  malformed: 'Een postcode bestaat uit vier cijfers en twee letters, zoals 1234 AB.',
}

export function parsePostcode(text: string, country: 'NL' | 'BE' = 'NL'): Parsed<PostcodeReason> {
  const value = compact(text, country === 'NL' ? /^NL/ : /^BE?(?=\d)/)
  if (value === '') return { ok: false, reason: 'empty' }
  if (country === 'BE') return /^[1-9]\d{3}$/.test(value) ? { ok: true, value } : { ok: false, reason: 'malformed' }
  // PostNL never gives out SA, SD and SS.
  const dutch = /^([1-9]\d{3})((?!SA|SD|SS)[A-Z]{2})$/.exec(value)
  return dutch ? { ok: true, value: `${dutch[1]} ${dutch[2]}` } : { ok: false, reason: 'malformed' }
}
