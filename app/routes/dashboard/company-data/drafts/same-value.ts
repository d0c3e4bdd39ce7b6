/** True if the profile stores both values the same: a missing value, an empty text and an empty list are equal. */
export function isSameValue(a: unknown, b: unknown): boolean {
  return canonical(a) === canonical(b)
}

export function canonical(value: unknown): string {
  if (value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)) return ''
  return JSON.stringify(value, (_, inner: unknown) => (typeof inner === 'number' ? String(inner) : inner))
}
