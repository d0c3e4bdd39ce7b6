/** KvK-nummer (eight digits, no check digit) and vestigingsnummer (twelve), as the trade register writes them. */
import { compact, type Parsed } from './parsed.ts'

export type KvkReason = 'empty' | 'malformed' | 'placeholder'

/** 'placeholder': the right form, but an example of a template, so never a fact. */
export const KVK_REASONS: Record<KvkReason, string> = {
  empty: 'Vul een KvK-nummer in.',
  malformed: 'Een KvK-nummer bestaat uit acht cijfers.',
  placeholder: 'Dit is een voorbeeldnummer. Vul je eigen KvK-nummer in.',
}
export const VESTIGINGSNUMMER_REASONS: Record<KvkReason, string> = {
  empty: 'Vul een vestigingsnummer in.',
  malformed: 'Een vestigingsnummer bestaat uit twaalf cijfers.',
  placeholder: 'Dit is een voorbeeldnummer. Vul je eigen vestigingsnummer in.',
}

const KVK_LABEL = /^(?:KVK|KAMERVANKOOPHANDEL|HANDELSREGISTER|COC|CHAMBEROFCOMMERCE)(?:NUMMER|NUMBER|NR|NO)?/
const PLACEHOLDER = /^(?:12345678|87654321|01234567|23456789|98765432|(\d)\1{7})$/

export function parseKvk(text: string): Parsed<KvkReason> {
  const value = compact(text, KVK_LABEL)
  if (value === '') return { ok: false, reason: 'empty' }
  if (!/^\d{8}$/.test(value) || value === '00000000') return { ok: false, reason: 'malformed' }
  return PLACEHOLDER.test(value) ? { ok: false, reason: 'placeholder' } : { ok: true, value }
}

export function parseVestigingsnummer(text: string): Parsed<KvkReason> {
  const value = compact(text, /^VESTIGINGS(?:NUMMER|NR)/)
  if (value === '') return { ok: false, reason: 'empty' }
  if (!/^\d{12}$/.test(value) || /^0+$/.test(value)) return { ok: false, reason: 'malformed' }
  return /^(?:0000)?(?:12345678|123456789012|(\d)\1{7,11})$/.test(value)
    ? { ok: false, reason: 'placeholder' }
    : { ok: true, value }
}
