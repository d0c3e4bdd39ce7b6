/**
 * Which leftovers their customer hears of: those that two readings a day apart found, each once per source. A leftover that comes and
 * goes is told once too; one whose value was true again meanwhile is told again.
 */
import type { StillStated } from '#features/notices/notice-details.ts'
import { APART_MS } from '#features/notices/watch.rules.ts'
import type { Leftover, ShownValues } from './consistency.schema.ts'

export type ToldLeftover = Pick<Leftover, 'kind' | 'url' | 'fact' | 'value'>

interface Read {
  leftovers: readonly Leftover[]
  /** Of earlier readings. */
  told: readonly ToldLeftover[]
  present: ShownValues
  former: ShownValues
  /** The moment of this reading, ISO 8601. */
  at: string
}

const MOST_TOLD = 300

export function leftoverNews({ leftovers, told, present, former, at }: Read) {
  // Nothing is known of the values when the website was too heavy to read.
  const isFormer = ({ fact, value }: ToldLeftover) =>
    Object.keys(former).length === 0 || former[fact]?.includes(value) === true
  const still = told.filter(isFormer)
  const known = new Set(still.map(keyOf))
  const confirmed = leftovers.filter((one) => isConfirmed(one, at) && !known.has(keyOf(one)))
  const news = [...Map.groupBy(confirmed, keyOf).values()]
  return {
    stated: news.map((spots): StillStated => {
      const { kind, fact, value, page } = spots[0]!
      const otherPages = new Set(spots.map((spot) => spot.page)).size - 1
      return { source: kind, fact, value, instead: present[fact] ?? [], page, otherPages }
    }),
    told: [...news.map(([one]) => partsOf(one!)), ...still].slice(0, MOST_TOLD),
  }
}

/** A pasted text does not change by itself, and says nothing of what its page states today. */
function isConfirmed({ kind, foundAt, seenAt }: Leftover, at: string): boolean {
  return kind !== 'pasted-page' && seenAt === at && Date.parse(at) - Date.parse(foundAt) >= APART_MS
}

const partsOf = ({ kind, url, fact, value }: ToldLeftover): ToldLeftover => ({ kind, url, fact, value })
const keyOf = (one: ToldLeftover) => JSON.stringify(partsOf(one))
