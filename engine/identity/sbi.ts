/** SBI code: four digits (SBI 2008) or five. Form only; which codes exist is in the CBS list. */
import { compact, type Parsed } from './parsed.ts'

export type SbiReason = 'empty' | 'malformed'

export const SBI_REASONS: Record<SbiReason, string> = {
  empty: 'Vul een SBI-code in.',
  malformed: 'Een SBI-code bestaat uit vier of vijf cijfers.',
}

/** `perhapsSbi2008`: sources disagree whether SBI 2025, in force since September 2025, has codes of four digits. */
export function parseSbi(text: string): Parsed<SbiReason, { perhapsSbi2008: boolean }> {
  const value = compact(text, /^SBI(?:CODE)?/)
  if (value === '') return { ok: false, reason: 'empty' }
  // Divisions run from 01 to 99.
  if (!/^(?!00)\d{4,5}$/.test(value)) return { ok: false, reason: 'malformed' }
  return { ok: true, value, perhapsSbi2008: value.length === 4 }
}
