import { Check, Minus } from 'lucide-react'
import type { ReactNode } from 'react'
import { plainUrl } from '#app/copy/labels.ts'
import { Badge } from '#app/ui/badge.tsx'
import type { ComparedSite, Standing } from '#engine/compare.ts'
import type { ComparisonView } from '#features/comparisons/comparison-view.ts'

const ORDER: Record<Standing, number> = { behind: 0, ahead: 1, level: 2, equal: 3 }
const number = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 1 })

const differing = <Row extends { standing: Standing }>(rows: Row[]) =>
  rows.filter(({ standing }) => standing !== 'equal').sort((a, b) => ORDER[a.standing] - ORDER[b.standing])
const behind = (rows: { standing: Standing }[]) => rows.filter(({ standing }) => standing === 'behind').length

/** Where the websites differ, first where the own one is behind; what is the same everywhere is only counted. */
export function CompetitorsDifferences({ comparison: { sites, fields, checks } }: { comparison: ComparisonView }) {
  const otherFields = differing(fields)
  const otherChecks = differing(checks)
  return (
    <>
      <Differences
        id="verschil-gegevens"
        title={
          behind(fields) > 0
            ? `Bij ${behind(fields)} van de ${fields.length} gegevens loop je achter`
            : 'Bij geen enkel gegeven loop je achter'
        }
        heading="Gegeven"
        sites={sites}
        same={fields.length - otherFields.length}
        rows={otherFields.map(({ name, found, standing }) => ({
          key: name,
          standing,
          label: name,
          cells: found.map(knownCell),
        }))}
      />
      <Differences
        id="verschil-onderdelen"
        title={
          behind(checks) > 0
            ? `Bij ${behind(checks)} van de ${checks.length} onderdelen haalt een ander meer punten`
            : 'Bij geen enkel onderdeel haalt een ander meer punten'
        }
        heading="Onderdeel"
        sites={sites}
        same={checks.length - otherChecks.length}
        rows={otherChecks.map(({ id, title, maxPoints, points, standing, advice }) => ({
          key: id,
          standing,
          label: maxPoints > 0 ? `${title} (${maxPoints})` : title,
          advice: standing === 'behind' ? advice : undefined,
          cells: points.map((value) => (value === null ? notMeasured() : number.format(value))),
        }))}
      />
    </>
  )
}

function notMeasured(): ReactNode {
  return (
    <>
      <span aria-hidden>?</span>
      <span className="sr-only">niet gemeten</span>
    </>
  )
}

function knownCell(known: boolean | null): ReactNode {
  if (known === null) return notMeasured()
  const Icon = known ? Check : Minus
  return (
    <>
      <Icon aria-hidden className={`inline size-4 ${known ? 'text-good' : 'text-soft'}`} />
      <span className="sr-only">{known ? 'gevonden' : 'niet gevonden'}</span>
    </>
  )
}

interface Row {
  key: string
  label: string
  standing: Standing
  advice?: string | undefined
  cells: ReactNode[]
}

function Differences({
  id,
  title,
  heading,
  sites,
  rows,
  same,
}: {
  id: string
  title: string
  heading: string
  sites: ComparedSite[]
  rows: Row[]
  same: number
}) {
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h2 id={id} className="mb-4 text-xl">
        {title}
      </h2>
      {rows.length > 0 ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls must be reachable by keyboard.
        <section className="relative overflow-x-auto" tabIndex={0} aria-label={`Tabel: ${title}`}>
          <table className="w-full text-start">
            <thead className="border-b border-edge text-sm text-soft">
              <tr>
                <th scope="col" className="min-w-40 py-2 pe-4 text-start align-bottom font-medium">
                  {heading}
                </th>
                {sites.map((site, at) => (
                  <th
                    key={site.url}
                    scope="col"
                    className="min-w-24 px-2 py-2 text-center align-bottom font-medium wrap-anywhere"
                  >
                    {plainUrl(site.url)}
                    {at === 0 ? <span className="block">(jij)</span> : null}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.key} className="border-b border-hairline align-top">
                  <th scope="row" className="py-2.5 pe-4 text-start font-medium">
                    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
                      {row.label}
                      {row.standing === 'behind' ? <Badge tone="warn">Achter</Badge> : null}
                      {row.standing === 'ahead' ? <Badge tone="good">Voor</Badge> : null}
                    </span>
                    {row.advice ? (
                      <span className="mt-1 block max-w-prose text-sm font-normal text-soft">{row.advice}</span>
                    ) : null}
                  </th>
                  {row.cells.map((cell, at) => (
                    <td
                      key={sites[at]?.url}
                      className={`px-2 py-2.5 text-center tabular-nums ${at === 0 ? 'bg-shade font-semibold' : ''}`}
                    >
                      {cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ) : null}
      <p className="mt-3 text-soft">
        {rows.length === 0
          ? 'De websites verschillen hierin niet.'
          : `Bij de andere ${same} is er geen verschil te meten.`}
      </p>
    </section>
  )
}
