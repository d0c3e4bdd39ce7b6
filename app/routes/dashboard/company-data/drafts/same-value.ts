import { isTyped } from '#features/profiles/entries.ts'

/** True if the profile stores both values the same: a missing value, an empty text and a list of empty entries are equal. */
export function isSameValue(a: unknown, b: unknown): boolean {
  return canonical(a) === canonical(b)
}

export function canonical(value: unknown): string {
  if (Array.isArray(value)) return value.some(isTyped) ? textOf(value.filter(isTyped)) : ''
  return value === undefined || value === null || value === '' ? '' : textOf(value)
}

const textOf = (value: unknown) =>
  JSON.stringify(value, (_, inner: unknown) => (typeof inner === 'number' ? String(inner) : inner))
