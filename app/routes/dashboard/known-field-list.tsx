import { Check, Minus } from 'lucide-react'
import { KNOWN_FIELDS } from '#engine/report.ts'
import type { AnalysisView } from '#features/analyses/analysis-view.ts'

/** The 15 facts, found or not. */
export function KnownFieldList({ fields, count }: { fields: AnalysisView['knownFields']; count: number }) {
  return (
    <section aria-labelledby="gegevens">
      <h2 id="gegevens" className="mb-4 text-xl">
        {count} van {KNOWN_FIELDS.length} gegevens gevonden op je website
      </h2>
      <ul className="grid gap-x-8 border-t border-edge sm:grid-cols-2 lg:grid-cols-3">
        {KNOWN_FIELDS.map((name) => {
          const found = fields[name]
          return (
            <li key={name} className="flex items-center gap-2.5 border-b border-hairline py-2">
              {found ? (
                <Check aria-hidden className="size-4 shrink-0 text-good" />
              ) : (
                <Minus aria-hidden className="size-4 shrink-0 text-soft" />
              )}
              <span className={found ? 'font-medium' : 'text-soft'}>{name}</span>
              <span className={found ? 'sr-only' : 'ms-auto text-sm text-soft'}>
                {found ? 'gevonden' : 'niet gevonden'}
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
