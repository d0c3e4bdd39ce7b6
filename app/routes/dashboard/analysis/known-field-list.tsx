import { Check, CircleDot, Minus } from 'lucide-react'
import type { KnownField } from '#engine/report/report.ts'
import type { AnalysisView } from '#features/analyses/analysis-view.ts'

/** The 15 facts: on the website with their values, only in the public profile, or nowhere. */
export function KnownFieldList({ analysis }: { analysis: AnalysisView }) {
  const { knownFields, knownValues, knownFieldsCount, knownFieldsWithProfile, onlyInProfile, probable } = analysis
  const names = Object.keys(knownFields) as KnownField[]
  return (
    <section aria-labelledby="gegevens">
      <h2 id="gegevens" className="mb-4 text-xl">
        {knownFieldsWithProfile === undefined
          ? `${knownFieldsCount} van ${names.length} gegevens gevonden op je website`
          : `Website ${knownFieldsCount} van ${names.length}, met profiel ${knownFieldsWithProfile}`}
      </h2>
      {onlyInProfile.length > 0 ? (
        <p className="-mt-3 mb-4 max-w-prose text-soft">Wat alleen in je openbare profiel staat, telt voor de helft.</p>
      ) : null}
      <ul className="grid gap-x-8 border-t border-edge sm:grid-cols-2 lg:grid-cols-3">
        {names.map((name) => (
          <li key={name} className="flex items-start gap-2.5 border-b border-hairline py-2">
            <FieldState
              found={knownFields[name] ?? false}
              value={knownValues[name]}
              unclear={
                onlyInProfile.includes(name) ? 'alleen in profiel' : probable.includes(name) ? 'niet zeker' : null
              }
              name={name}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

function FieldState({
  name,
  found,
  value,
  unclear,
}: {
  name: KnownField
  found: boolean
  value: string | undefined
  unclear: string | null
}) {
  if (found) {
    return (
      <>
        <Check aria-hidden className="mt-1 size-4 shrink-0 text-good" />
        <span className="grid min-w-0">
          <span className="font-medium">
            {name} <span className="sr-only">gevonden</span>
          </span>
          {value ? <span className="text-sm wrap-anywhere text-soft">{value}</span> : null}
        </span>
      </>
    )
  }
  const Icon = unclear ? CircleDot : Minus
  return (
    <>
      <Icon aria-hidden className={`mt-1 size-4 shrink-0 ${unclear ? 'text-warn' : 'text-soft'}`} />
      <span className={unclear ? 'font-medium' : 'text-soft'}>{name}</span>
      <span className="ms-auto text-sm text-soft">{unclear ?? 'niet gevonden'}</span>
    </>
  )
}
