import { BUILDER_STEPS, PLACE_TITLES, type Place, placeOf, SYSTEM_NAMES, type System } from '#app/copy/builder-steps.ts'
import type { ReportChange, WebsiteSystem } from '#engine/report/report.ts'

/** Where to make the changes in this website's system, or in every system if it was not recognised. Each place is listed once. */
export function BuilderSteps({ changes, system }: { changes: ReportChange[]; system: WebsiteSystem | null }) {
  const numbers = new Map<Place, number[]>()
  for (const [at, change] of changes.entries()) {
    const place = placeOf(change)
    if (place) numbers.set(place, [...(numbers.get(place) ?? []), at + 1])
  }
  if (numbers.size === 0) return null
  const systems = system ? [system.id] : (Object.keys(SYSTEM_NAMES) as System[])
  return (
    <section aria-labelledby="stappen" className="grid grid-cols-1 gap-4">
      <div className="grid gap-1">
        <h2 id="stappen" className="text-xl">
          {system ? `Zo doe je dat in ${SYSTEM_NAMES[system.id]}` : 'Zo doe je dat in het systeem van de website'}
        </h2>
        <p className="max-w-prose text-soft wrap-anywhere">
          {system ? (
            <>
              Herkend aan: <span className="font-mono text-sm">{system.found}</span>
            </>
          ) : (
            'Het systeem is niet herkend. Kies zelf waarmee de website is gemaakt.'
          )}
        </p>
        {/* With more than one system this is the same for each. */}
        {system ? null : (
          <ul className="text-soft">
            {[...numbers].map(([place, of]) => (
              <li key={place}>
                {PLACE_TITLES[place]}: {numbersText(of)}
              </li>
            ))}
          </ul>
        )}
      </div>
      {systems.map((id) => (
        <SystemSteps key={id} id={id} numbers={numbers} folded={system === null} />
      ))}
    </section>
  )
}

const numbersText = (of: number[]) => `verandering ${new Intl.ListFormat('nl').format(of.map(String))}`

function SystemSteps({ id, numbers, folded }: { id: System; numbers: Map<Place, number[]>; folded: boolean }) {
  const places = [...numbers].map(([place, of]) => (
    <div key={place} className="grid gap-1.5">
      <h3 className="font-sans font-semibold">
        {PLACE_TITLES[place]}
        {folded ? null : <span className="font-normal text-soft"> ({numbersText(of)})</span>}
      </h3>
      <ul className="grid max-w-prose list-disc gap-1.5 ps-5">
        {BUILDER_STEPS[id][place].map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
    </div>
  ))
  if (!folded) return <div className="grid gap-6 border-t border-edge pt-4">{places}</div>
  return (
    <details className="border-t border-hairline pt-3">
      <summary className="w-fit py-1 font-semibold">{SYSTEM_NAMES[id]}</summary>
      <div className="grid gap-6 pt-3 pb-4">{places}</div>
    </details>
  )
}
