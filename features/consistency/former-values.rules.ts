/** Which values of a company's public past are former ones: those that were published, or stood for a while. */
import type { FactColumns } from '#db/schema/consistency/fact-comparisons.ts'
import { COMPARED_FACTS, type ComparedFact, type FactValues } from '#engine/consistency/facts.ts'
import { factValues } from './fact-values.rules.ts'

/** Facts that were public from this moment on. */
export interface PublicFacts {
  facts: FactColumns
  from: Date
  /** Its owner published it; else it was saved while the profile was public. */
  published: boolean
}

/** The form saves while its owner types: what is replaced sooner may be half a name, or a new street before an old postcode. */
const TYPING_MS = 60 * 60 * 1000

type Value = FactValues[ComparedFact][number]

/** A time in which a fact had the same values. */
interface Stand {
  values: Value[]
  from: Date
  published: boolean
}

/** Of each fact, the newest first; the engine leaves out what is true today. `now` is the profile as it is. */
export function formerValues(past: readonly PublicFacts[], now: FactColumns, at: Date): FactValues {
  const sets = past
    .toSorted((a, b) => a.from.getTime() - b.from.getTime())
    .map((set) => ({ ...set, values: factValues(set.facts) }))
  const present = factValues(now)
  const former = (fact: ComparedFact) => {
    const stands: Stand[] = []
    for (const { values, from, published } of [...sets, { values: present, from: at, published: false }]) {
      const last = stands.at(-1)
      if (last && JSON.stringify(last.values) === JSON.stringify(values[fact])) last.published ||= published
      else stands.push({ values: values[fact], from, published })
    }
    // The last one is the present.
    return stands
      .slice(0, -1)
      .flatMap((stand, index) => confirmedOf(stand, stands[index - 1], stands[index + 1]!))
      .reverse()
  }
  return Object.fromEntries(COMPARED_FACTS.map((fact) => [fact, former(fact)])) as unknown as FactValues
}

function confirmedOf(stand: Stand, before: Stand | undefined, after: Stand): Value[] {
  const stood = after.from.getTime() - stand.from.getTime()
  if (stand.published || stood >= TYPING_MS) return stand.values
  const around = [...(before?.values ?? []), ...after.values]
  return stand.values.filter((value) => !isHalfTyped(value, around))
}

/** Each part of it is (the beginning of) what stood there before or after. */
function isHalfTyped(value: Value, around: readonly Value[]): boolean {
  const others = around.map(partsOf).filter((parts) => JSON.stringify(parts) !== JSON.stringify(partsOf(value)))
  if (others.length === 0) return false
  return Object.entries(partsOf(value)).every(([name, part]) =>
    others.some((other) => isLettersOf(part, other[name] ?? '')),
  )
}

const partsOf = (value: Value): Record<string, string> => (typeof value === 'string' ? { value } : { ...value })

/** What typing or deleting leaves of a text: its letters in their order. */
function isLettersOf(part: string, whole: string): boolean {
  let at = 0
  for (const letter of whole) if (letter === part[at]) at++
  return at === part.length
}
