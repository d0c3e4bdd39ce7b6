/** The search of the audit log, as its address holds it. */
import type { ActsSearch } from '#features/audit-log/list-acts.schema.ts'

const NAMES = { who: 'wie', whom: 'bij', act: 'handeling', from: 'van', until: 'tot', after: 'na' } as const
export const SEARCH_NAMES: Record<keyof ActsSearch, string> = NAMES

export function searchIn(parameters: URLSearchParams): ActsSearch {
  const entries = Object.entries(NAMES).map(([key, name]) => [key, parameters.get(name) ?? undefined])
  return Object.fromEntries(entries) as ActsSearch
}

/** The same search as an address, from its beginning or after a place. */
export function searchLink(parameters: URLSearchParams, after: string | null): string {
  const next = new URLSearchParams(parameters)
  next.delete(NAMES.after)
  if (after !== null) next.set(NAMES.after, after)
  return `?${next}`
}
