/** RSIN: nine digits that pass the elfproef. A BSN has the very same form. */
import { compact, type Parsed } from './parsed.ts'

export type RsinReason = 'empty' | 'malformed' | 'check-digit'

export const RSIN_REASONS: Record<RsinReason, string> = {
  empty: 'Vul een RSIN in.',
  malformed: 'Een RSIN bestaat uit negen cijfers.',
  'check-digit': 'Dit RSIN bestaat niet: controleer de cijfers.',
}

export function parseRsin(text: string): Parsed<RsinReason> {
  const value = compact(text, /^(?:RSIN|FISCAALNUMMER|FI)(?:NUMMER|NR)?/)
  if (value === '') return { ok: false, reason: 'empty' }
  if (!/^\d{9}$/.test(value)) return { ok: false, reason: 'malformed' }
  return passesElfproef(value) ? { ok: true, value } : { ok: false, reason: 'check-digit' }
}

/** 9a+8b+7c+6d+5e+4f+3g+2h−i is a multiple of 11, and not all digits are zero. */
export function passesElfproef(nineDigits: string): boolean {
  const weights = [9, 8, 7, 6, 5, 4, 3, 2, -1]
  const sum = weights.reduce((total, weight, index) => total + weight * Number(nineDigits[index]), 0)
  return /^\d{9}$/.test(nineDigits) && /[1-9]/.test(nineDigits) && sum % 11 === 0
}
