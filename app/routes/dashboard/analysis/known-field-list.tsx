import { Check, CircleDot, Minus } from 'lucide-react'
import type { ReactNode } from 'react'
import type { KnownField } from '#engine/report/report.ts'
import type { AnalysisView } from '#features/analyses/analysis-view.ts'

/** The 15 facts: on the website, with values and places; only in the public profile; or missing. */
export function KnownFieldList({ analysis, about }: { analysis: AnalysisView; about?: ReactNode }) {
  const { knownFields, knownFieldsCount, knownFieldsWithProfile, onlyInProfile, probable } = analysis
  const names = Object.keys(knownFields) as KnownField[]
  return (
    <section aria-labelledby="gegevens" className="scroll-mt-16">
      <h2 id="gegevens" className="text-xl">
        {knownFieldsWithProfile === undefined
          ? `${knownFieldsCount} van ${names.length} gegevens gevonden op je website`
          : `Website ${knownFieldsCount} van ${names.length}, met profiel ${knownFieldsWithProfile}`}
      </h2>
      {onlyInProfile.length > 0 || about ? (
        <p className="mt-1 max-w-prose text-soft">
          {onlyInProfile.length > 0 ? 'Wat alleen in je openbare profiel staat, telt voor de helft. ' : null}
          {about}
        </p>
      ) : null}
      <ul className="mt-4 grid gap-x-8 border-t border-edge sm:grid-cols-2 lg:grid-cols-3">
        {names.map((name) => (
          <li key={name} className="flex items-start gap-2.5 border-b border-hairline py-1.5">
            {knownFields[name] ? (
              <Found name={name} value={analysis.knownValues[name]} at={analysis.knownSources[name]} />
            ) : (
              <Missing
                name={name}
                unclear={
                  onlyInProfile.includes(name) ? 'alleen in profiel' : probable.includes(name) ? 'niet zeker' : null
                }
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Found({
  name,
  value,
  at,
}: {
  name: KnownField
  value: string | undefined
  at: { page: string; source?: string } | undefined
}) {
  return (
    <>
      <Check aria-hidden className="mt-1 size-4 shrink-0 text-good" />
      <span className="grid min-w-0 flex-1 wrap-anywhere">
        <span className="flex flex-wrap justify-between gap-x-3 text-sm text-soft">
          <span>
            {name} <span className="sr-only">gevonden</span>
          </span>{' '}
          {at ? (
            <a href={at.page} rel="noreferrer" className="text-soft no-underline hover:underline">
              {[at.source, pathOf(at.page)].filter(Boolean).join(', ')}
            </a>
          ) : null}
        </span>
        {value ? <span className="font-medium">{value}</span> : null}
      </span>
    </>
  )
}

function Missing({ name, unclear }: { name: KnownField; unclear: string | null }) {
  const Icon = unclear ? CircleDot : Minus
  return (
    <>
      <Icon aria-hidden className={`mt-1 size-4 shrink-0 ${unclear ? 'text-warn' : 'text-soft'}`} />
      <span className={unclear ? 'font-medium' : 'text-soft'}>{name}</span>{' '}
      <span className="ms-auto text-sm text-soft">{unclear ?? 'niet gevonden'}</span>
    </>
  )
}

function pathOf(page: string): string {
  const path = URL.parse(page)?.pathname ?? page
  return path === '/' ? 'startpagina' : path
}
