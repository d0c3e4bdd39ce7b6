/** Whether the company is meant where another town stands beside its name: 'Kapsalon Linde in Ede, van Jan Smit' where Jan Smit has it in Assen. */
import type { FactKind, Statement } from '#engine/naming/reading/facts.ts'
import type { Prepared } from '#engine/naming/reading/known-company.ts'
import type { Mark } from '#engine/naming/reading/marks.ts'
import type { Subjects } from '#engine/naming/reading/subjects.ts'

/** What not every company of its name and trade has. */
const OWN = new Set<FactKind>(['services', 'foundingYear', 'team'])
/** With another town another of these is another company's. */
const OF_ONE = new Set<FactKind>(['address', 'phone', 'email', 'website', 'kvk', 'vat', 'foundingYear', 'team'])

/**
 * Where nothing else stated is another company's, a service, its year or its people show it, or beside a name of several words that
 * the town is only told where the text goes on ('De zaak zit in Ede.'); what stands in the name itself shows nothing, and its trade is
 * that of any namesake. An answer that also names the company's own town speaks of another one.
 */
export function isPlacedByMistake(
  text: string,
  own: readonly Mark[],
  statements: readonly Statement[],
  subjects: Subjects,
  { fullNames }: Pick<Prepared, 'fullNames'>,
): boolean {
  if (statements.some(({ fact, right }) => (right ? fact === 'city' : OF_ONE.has(fact)))) return false
  const isFull = own.some(({ at, end }) => fullNames.includes(text.slice(at, end)))
  const isWithName = statements.some(
    ({ fact, right, of, at }) =>
      fact === 'city' && !right && (of !== undefined || subjects.sentenceAt(at)!.marks.length > 0),
  )
  if (isFull && !isWithName) return true
  return statements.some(({ fact, right, at, of }) => {
    if (!right || !OWN.has(fact)) return false
    if (own.some((mark) => mark.at <= at && at < mark.end)) return false
    return (of ?? subjects.ownerAt(at))?.who === 'own'
  })
}
