/** Chooses the reported value of a field from everything that was found, by order of trust, and reports contradictions. */
import { type Conflict, FACT_SOURCES, type Fact } from '#engine/report/report.ts'

export function byTrust<T>(found: Fact<T>[]): Fact<T>[] {
  return found
    .map((one, i) => ({ one, i }))
    .sort((a, b) => FACT_SOURCES.indexOf(a.one.source) - FACT_SOURCES.indexOf(b.one.source) || a.i - b.i)
    .map(({ one }) => one)
}

/** The most trusted value; within one source the one stated most often, then first. */
export function choose<T>(found: Fact<T>[], key: (value: T) => string = String): Fact<T> | undefined {
  const sorted = byTrust(found)
  const best = sorted[0]
  if (!best) return undefined
  const group = sorted.filter((one) => one.source === best.source)
  const votes = new Map<string, number>()
  for (const one of group) votes.set(key(one.value), (votes.get(key(one.value)) ?? 0) + 1)
  const most = Math.max(...votes.values())
  return group.find((one) => votes.get(key(one.value)) === most)
}

/** The differing values, each with its source and page; null when all agree. */
export function conflictOf<T>(
  field: Conflict['field'],
  found: Fact<T>[],
  show: (value: T) => string = String,
  same = (a: string, b: string) => a === b,
): Conflict | null {
  const values: Fact<string>[] = []
  for (const one of byTrust(found)) {
    const value = show(one.value)
    if (!values.some((known) => same(known.value, value))) values.push({ ...one, value })
  }
  return values.length > 1 ? { field, values: values.slice(0, 4) } : null
}

/** Whether a fact is from markup for machines, which people do not see. */
export function isMarkup({ source }: Fact<unknown>): boolean {
  return source === 'json-ld' || source === 'microdata' || source === 'rdfa'
}
