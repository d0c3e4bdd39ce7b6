import { dutchDate } from '#app/copy/dates.ts'
import { whatToDo } from '#app/copy/same-facts.ts'
import { COMPARED_FACT_NAMES, type FactsOverview, PLACE_NAMES } from '#features/consistency/consistency.schema.ts'
import { leftoverSpots } from '#features/consistency/leftovers.rules.ts'

/** Every place where a former value still stands, with what to change there. */
export function LeftoverList({ leftovers, present }: Pick<FactsOverview, 'leftovers' | 'present'>) {
  const spots = leftoverSpots(leftovers)
  return (
    <section aria-labelledby="oud" className="grid grid-cols-1 gap-3">
      <h2 id="oud" className="text-xl">
        {spots.length === 1
          ? 'Op één plaats staat nog een oud gegeven'
          : `Op ${spots.length} plaatsen staat nog een oud gegeven`}
      </h2>
      <p className="max-w-prose text-soft">
        Een plaats verdwijnt uit deze lijst zodra wij de pagina opnieuw lezen en het oude gegeven er niet meer staat.
        Wij kijken de eerste maand elke dag, daarna elke week.
      </p>
      <ol className="border-t border-edge">
        {spots.map(([one, ...others]) => (
          <li
            key={`${one!.kind} ${one!.fact} ${one!.value} ${one!.page}`}
            className="grid min-w-0 gap-1 border-b border-hairline py-4"
          >
            <span className="font-semibold wrap-anywhere">
              {COMPARED_FACT_NAMES[one!.fact].nl}: {one!.value}
            </span>
            <span className="wrap-anywhere">{whatToDo(one!, present[one!.fact] ?? [])}</span>
            <q className="text-soft wrap-anywhere">{one!.quote}</q>
            <span className="text-sm text-soft">
              {[...new Set([one!, ...others].map(({ place }) => PLACE_NAMES[place].nl))].join(', ')},{' '}
              <a className="font-mono break-all" href={one!.page} rel="noreferrer">
                {one!.page}
              </a>
              . Gevonden op {dutchDate(one!.foundAt)}.
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
