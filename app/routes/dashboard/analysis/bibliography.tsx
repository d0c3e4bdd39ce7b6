import type { EvidenceClass } from '#engine/report/report.ts'
import type { CheckView } from '#features/analyses/analysis-view.ts'

const CLASSES: Record<EvidenceClass, string> = {
  A: 'vastgelegd door de leverancier of in de wet',
  B: 'gebleken uit een experiment',
  C: 'gezien in onderzoek, oorzaak niet bewezen',
  D: 'afspraak, effect niet gemeten',
}

/** Numbers each source once; the checks refer to these numbers. */
export function bibliographyOf(checks: CheckView[]): Map<string, number> {
  // The facts have a list of their own.
  const named = checks.filter(({ category }) => category !== 'bekende-gegevens')
  const sources = new Set(named.flatMap(({ source }) => source ?? []))
  return new Map([...sources].map((source, at) => [source, at + 1]))
}

/** Shows what the checks are based on: the class of evidence and its source. */
export function Bibliography({ sources, checks }: { sources: Map<string, number>; checks: CheckView[] }) {
  const used = new Set(checks.map(({ evidenceClass }) => evidenceClass))
  const classes = (Object.keys(CLASSES) as EvidenceClass[]).filter((one) => used.has(one))
  if (sources.size === 0) return null
  return (
    <details className="border-b border-hairline py-3 text-sm">
      <summary className="w-fit font-medium text-link underline underline-offset-4">
        Waarom deze punten? De bronnen
      </summary>
      <dl className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1">
        {classes.map((one) => (
          <div key={one} className="contents">
            <dt className="font-semibold">Klasse {one}</dt>
            <dd>{CLASSES[one]}</dd>
          </div>
        ))}
      </dl>
      <ol className="mt-3 grid list-decimal gap-1 ps-6 wrap-anywhere">
        {[...sources].map(([source, number]) => (
          <li key={source} id={`bron-${number}`}>
            {source}
          </li>
        ))}
      </ol>
    </details>
  )
}
