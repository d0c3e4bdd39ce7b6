import { factVerdict, NOT_READ_TEXTS, OUTCOME_TEXTS, SOURCE_KIND_NAMES } from '#app/copy/same-facts.ts'
import { Badge } from '#app/ui/badge.tsx'
import {
  COMPARED_FACT_NAMES,
  COMPARED_FACTS,
  type FactsOverview,
  PLACE_NAMES,
  type SourceComparison,
} from '#features/consistency/consistency.schema.ts'

/** A fold a fact, open where a source says something else; its table has a row a source, since a phone has room for two columns. */
export function FactTables({ present, sources }: Pick<FactsOverview, 'present' | 'sources'>) {
  const facts = COMPARED_FACTS.filter((fact) => sources.some((source) => source.facts[fact]))
  return (
    <div className="divide-y divide-hairline border-y border-edge">
      {facts.map((fact) => (
        <details key={fact} className="group min-w-0" open={factVerdict(sources, fact).tone === 'bad'}>
          <summary className="flex items-start justify-between gap-4 py-3 [&::-webkit-details-marker]:hidden">
            <span className="flex min-w-0 flex-wrap items-baseline gap-x-3 gap-y-1">
              <h3 className="text-lg">{COMPARED_FACT_NAMES[fact].nl}</h3>
              <span className="min-w-0 text-soft wrap-anywhere">
                {present[fact]?.length ? present[fact].join(' · ') : 'staat niet meer in je profiel'}
              </span>
            </span>
            <span className="flex shrink-0 items-center gap-3">
              <Badge tone={factVerdict(sources, fact).tone}>{factVerdict(sources, fact).text}</Badge>
              <span aria-hidden="true" className="w-3 font-serif text-xl leading-none">
                <span className="group-open:hidden">+</span>
                <span className="hidden group-open:inline">–</span>
              </span>
            </span>
          </summary>
          <table className="mb-4 w-full text-start" aria-label={`${COMPARED_FACT_NAMES[fact].nl} per bron`}>
            <thead className="sr-only">
              <tr>
                <th scope="col">Bron</th>
                <th scope="col">Uitkomst</th>
              </tr>
            </thead>
            <tbody className="border-t border-hairline">
              {sources.map((source) => (
                <tr key={`${source.kind} ${source.url}`} className="border-b border-hairline align-top last:border-0">
                  <th scope="row" className="min-w-0 py-2.5 text-start font-normal">
                    <SourceName source={source} />
                    <Differing stated={source.facts[fact]} />
                  </th>
                  <td className="py-2.5 ps-4 text-end">
                    <Outcome outcome={source.facts[fact]?.outcome ?? 'not-readable'} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      ))}
    </div>
  )
}

function Outcome({ outcome }: { outcome: keyof typeof OUTCOME_TEXTS }) {
  const { text, tone } = OUTCOME_TEXTS[outcome]
  return <Badge tone={tone}>{text}</Badge>
}

export function SourceName({ source }: { source: SourceComparison }) {
  const isElsewhere = source.kind === 'linked-page' || source.kind === 'pasted-page'
  return (
    <span className="wrap-anywhere">
      {isElsewhere
        ? (URL.parse(source.url)?.hostname.replace(/^www\./, '') ?? source.url)
        : SOURCE_KIND_NAMES[source.kind]}
      {source.kind === 'pasted-page' ? ' (geplakt)' : null}
    </span>
  )
}

function Differing({ stated }: { stated: SourceComparison['facts']['name'] }) {
  if (stated?.outcome !== 'differs') return null
  return (
    <ul className="mt-1 grid gap-1 text-sm text-soft">
      {stated.stated.slice(0, 5).map((one) => (
        <li key={`${one.value} ${one.page} ${one.place} ${one.quote}`} className="wrap-anywhere">
          <span className="font-medium text-ink">{one.value}</span> ({PLACE_NAMES[one.place].nl},{' '}
          <span className="font-mono break-all">{URL.parse(one.page)?.pathname ?? one.page}</span>): <q>{one.quote}</q>
        </li>
      ))}
    </ul>
  )
}

/** The sources that could not be read, each with the reason. */
export function UnreadSources({ sources }: Pick<FactsOverview, 'sources'>) {
  const unread = sources.filter(({ state }) => state === 'not-readable')
  if (unread.length === 0) return null
  return (
    <section aria-labelledby="niet-gelezen" className="grid gap-2">
      <h2 id="niet-gelezen" className="text-xl">
        Niet te lezen
      </h2>
      <ul className="grid gap-2">
        {unread.map((source) => (
          <li key={`${source.kind} ${source.url}`} className="wrap-anywhere">
            <span className="font-medium">
              <SourceName source={source} />
            </span>
            : {NOT_READ_TEXTS[source.reason ?? 'unreachable']}
          </li>
        ))}
      </ul>
    </section>
  )
}
