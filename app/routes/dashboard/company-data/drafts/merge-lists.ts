/** Merges a list that two pages changed, entry by entry. Entries have no identity of their own: equal ones are the same. */
import { canonical } from './same-value.ts'

/** What an entry is about; two new entries about the same are one that both pages added. */
const MAIN_FIELDS = ['naam', 'vraag', 'bronnaam', 'klant', 'url', 'straat', 'plaats'] as const

/**
 * Returns null if both sides changed or removed the same entry, or added one about the same: then the customer chooses. Otherwise the
 * result has the entries that each side added, and lacks those that either side removed.
 */
export function mergedList(base: unknown, mine: unknown, theirs: unknown): unknown[] | null {
  if (!Array.isArray(base) || !Array.isArray(mine) || !Array.isArray(theirs)) return null
  const [before, here, there] = [base, mine, theirs].map((list) => list.map(canonical)) as [
    string[],
    string[],
    string[],
  ]
  if ([before, here, there].some((list) => new Set(list).size < list.length)) return null
  const [known, ours, others] = [new Set(before), new Set(here), new Set(there)]
  if (before.some((entry) => !ours.has(entry) && !others.has(entry))) return null
  const added = (list: unknown[]) => list.filter((entry) => !known.has(canonical(entry)))
  const names = new Set(added(mine).map(mainOf))
  const theirNew = added(theirs).filter((entry) => !ours.has(canonical(entry)))
  if (theirNew.some((entry) => names.has(mainOf(entry)))) return null
  // The order of the side that reordered; of mine if both did.
  const isReordered =
    here.filter((entry) => known.has(entry)).join() !== before.filter((entry) => ours.has(entry)).join()
  const kept = (entry: unknown) =>
    !known.has(canonical(entry)) || (ours.has(canonical(entry)) && others.has(canonical(entry)))
  if (isReordered) return [...mine.filter(kept), ...theirNew]
  return [...theirs.filter(kept), ...added(mine).filter((entry) => !others.has(canonical(entry)))]
}

function mainOf(entry: unknown): string {
  if (typeof entry !== 'object' || entry === null) return canonical(entry)
  const main = MAIN_FIELDS.map((name) => (entry as Record<string, unknown>)[name]).find((value) =>
    String(value ?? '').trim(),
  )
  return String(main ?? canonical(entry))
    .trim()
    .toLowerCase()
}
