/** The list of former values that sources still state: an entry stays until a reading of its page no longer finds it. */
import type { Leftover, ShownValues, SourceComparison } from './consistency.schema.ts'

const MOST_LEFTOVERS = 300

export interface Compared {
  sources: readonly SourceComparison[]
  former: ShownValues
  /** ISO 8601. */
  at: string
}

export function leftoversAfter(before: readonly Leftover[], { sources, former, at }: Compared): Leftover[] {
  const known = new Map(before.map((one) => [keyOf(one), one]))
  const found: Leftover[] = []
  for (const { kind, url, facts } of sources) {
    for (const [fact, { stated }] of Object.entries(facts)) {
      for (const { isFormer, ...where } of stated) {
        if (!isFormer) continue
        const one = { ...where, kind, url, fact: fact as Leftover['fact'], seenAt: at }
        if (found.some((other) => keyOf(other) === keyOf(one))) continue
        found.push({ ...one, foundAt: known.get(keyOf(one))?.foundAt ?? at })
      }
    }
  }
  const again = new Set(found.map(keyOf))
  const kept = before.filter((one) => !again.has(keyOf(one)) && isOpen(one, sources, former))
  return [...found, ...kept].slice(0, MOST_LEFTOVERS)
}

/** Not found this time, and its page was not read either; it ends when the value is true again or the page is no longer compared. */
function isOpen(one: Leftover, sources: readonly SourceComparison[], former: ShownValues): boolean {
  // Nothing is known of the values when the website was too heavy to read.
  if (Object.keys(former).length > 0 && !former[one.fact]?.includes(one.value)) return false
  const isElsewhere = one.kind === 'linked-page' || one.kind === 'pasted-page'
  const read = sources.filter((source) => (isElsewhere ? source.url === one.url : source.kind === one.kind))
  if (isElsewhere && read.length === 0) return false
  return !read.some(
    ({ state, reason, pages }) =>
      reason === 'gone' || (state !== 'not-readable' && (isElsewhere || pages.includes(one.page))),
  )
}

function keyOf({
  kind,
  fact,
  value,
  page,
  place,
}: Pick<Leftover, 'kind' | 'fact' | 'value' | 'page' | 'place'>): string {
  return JSON.stringify([kind, fact, value, page, place])
}

/** What is to be changed at one spot: a number and its link are one, and so are the header and the footer of a page. */
export function leftoverSpots(leftovers: readonly Leftover[]): Leftover[][] {
  const keyOfSpot = ({ kind, fact, value, page }: Leftover) => JSON.stringify([kind, fact, value, page])
  return [...Map.groupBy(leftovers, keyOfSpot).values()]
}

/** The paths of the own website that are read first next time, so that what was mended there is known to be gone. */
export function pagesToReadFirst(leftovers: readonly Leftover[]): string[] {
  const pages = leftovers
    .filter(({ kind }) => kind === 'website' || kind === 'markup')
    .map(({ page }) => URL.parse(page))
  const paths = pages.flatMap((url) => (url && url.pathname !== '/' ? [url.pathname + url.search] : []))
  return [...new Set(paths)].slice(0, 3)
}
