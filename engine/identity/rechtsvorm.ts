/** Dutch legal forms, from every way in which people write them. */
import { OTHER_NAMES } from '#engine/vocabulary/legal-forms.ts'

export const RECHTSVORMEN = [
  'bv',
  'nv',
  'vof',
  'eenmanszaak',
  'stichting',
  'vereniging',
  'maatschap',
  'cv',
  'coöperatie',
  'onderlinge waarborgmaatschappij',
] as const
export type Rechtsvorm = (typeof RECHTSVORMEN)[number]

export type RechtsvormReason = 'empty' | 'unknown'

export const RECHTSVORM_REASONS: Record<RechtsvormReason, string> = {
  empty: 'Kies een rechtsvorm.',
  unknown: 'Deze rechtsvorm kennen we niet. Kies er een uit de lijst.',
}

const BY_NAME = new Map<string, Rechtsvorm>(Object.entries(OTHER_NAMES))

export function parseRechtsvorm(
  text: string,
): { ok: true; value: Rechtsvorm } | { ok: false; reason: RechtsvormReason } {
  const name = text
    .slice(0, 100)
    .normalize('NFD')
    .replace(/[\p{M}.'’]/gu, '')
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()
    .toLowerCase()
    .replace(/^([bnvc]) ([vo])(?: ([fv]))?$/, (_, ...letters: string[]) => letters.slice(0, 3).join(''))
  if (name === '') return { ok: false, reason: 'empty' }
  const value = RECHTSVORMEN.find((form) => form === name) ?? BY_NAME.get(name)
  return value ? { ok: true, value } : { ok: false, reason: 'unknown' }
}
