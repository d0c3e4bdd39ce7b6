import { Check, ChevronDown, Minus } from 'lucide-react'
import type { ReactNode } from 'react'
import { plainUrl } from '#app/copy/labels.ts'
import { Badge } from '#app/ui/badge.tsx'
import type { ComparedSite, Standing } from '#engine/compare.ts'
import type { ComparisonView } from '#features/comparisons/comparison-view.ts'
import { Letter } from './competitors-bars.tsx'
import { letterOf } from './letters.ts'

const ORDER: Record<Standing, number> = { behind: 0, ahead: 1, level: 2, equal: 3 }
const number = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 1 })

const differing = <Row extends { standing: Standing }>(rows: Row[]) =>
  rows.filter(({ standing }) => standing !== 'equal').sort((a, b) => ORDER[a.standing] - ORDER[b.standing])
const behind = (rows: { standing: Standing }[]) => rows.filter(({ standing }) => standing === 'behind').length

/** The differences between the websites, starting with those where the customer's own is behind; what is equal everywhere is only counted. */
export function CompetitorsDifferences({ comparison: { sites, fields, checks } }: { comparison: ComparisonView }) {
  const otherFields = differing(fields)
  const otherChecks = differing(checks)
  return (
    <div className="grid grid-cols-1 gap-10">
      <Legend sites={sites} />
      <Differences
        id="verschil-gegevens"
        title={
          behind(fields) > 0
            ? `Bij ${behind(fields)} van de ${fields.length} gegevens loop je achter`
            : 'Bij geen enkel gegeven loop je achter'
        }
        noun={['gegeven', 'gegevens']}
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
        noun={['onderdeel', 'onderdelen']}
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
    </div>
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

/** The legend of the letters below. */
function Legend({ sites }: { sites: ComparedSite[] }) {
  return (
    <section aria-labelledby="legenda" className="grid grid-cols-1 gap-2 border-y border-hairline py-4">
      <h2 id="legenda" className="font-sans text-base font-semibold">
        De websites hieronder
      </h2>
      <ul className="grid gap-x-8 gap-y-1.5 sm:grid-cols-2">
        {sites.map((site, at) => (
          <li key={site.url} className="grid grid-cols-[2.5rem_minmax(0,1fr)] items-center gap-x-3">
            <Letter at={at} />
            <span className="wrap-anywhere">{plainUrl(site.url)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What is compared, for one and for several. */
type Noun = readonly [one: string, many: string]

/** Of the rows where the customer's own website is behind; on a phone each one takes its place. */
const SHOWN = 5

/** One row per difference; those where it is not behind are folded. */
function Differences({
  id,
  title,
  noun,
  sites,
  rows,
  same,
}: {
  id: string
  title: string
  noun: Noun
  sites: ComparedSite[]
  rows: Row[]
  same: number
}) {
  const first = rows.filter(({ standing }) => standing === 'behind').slice(0, SHOWN)
  const rest = rows.filter((row) => !first.includes(row))
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h2 id={id} className="mb-4 text-xl text-pretty">
        {title}
      </h2>
      {first.length > 0 ? <Rows rows={first} sites={sites} /> : null}
      {rest.length > 0 ? (
        <details className="group/rest">
          <summary className="mt-2 flex w-fit items-center gap-2 py-1.5 font-semibold [&::-webkit-details-marker]:hidden">
            {restTitle(noun, rest, first.length > 0)}
            <ChevronDown
              aria-hidden
              className="size-5 shrink-0 text-soft transition-transform group-open/rest:rotate-180 print:hidden"
            />
          </summary>
          <Rows rows={rest} sites={sites} />
        </details>
      ) : null}
      <p className="mt-3 text-soft">
        {rows.length === 0
          ? 'De websites verschillen hierin niet.'
          : `Bij de andere ${same} is er geen verschil te meten.`}
      </p>
    </section>
  )
}

function restTitle([one, many]: Noun, rest: Row[], isMore: boolean): string {
  const count = `${isMore ? 'Nog ' : ''}${rest.length === 1 ? `één ${one}` : `${rest.length} ${many}`}`
  const which =
    behind(rest) === 0 ? 'waarin je voorloopt of gelijk staat' : rest.length === 1 ? 'dat verschilt' : 'die verschillen'
  return `${count.charAt(0).toUpperCase()}${count.slice(1)} ${which}`
}

/** A cell per website, which wrap on a narrow screen. */
function Rows({ rows, sites }: { rows: Row[]; sites: ComparedSite[] }) {
  return (
    <ul className="border-t border-edge">
      {rows.map((row) => (
        <li
          key={row.key}
          className="grid grid-cols-1 items-start gap-x-8 gap-y-2 border-b border-hairline py-3 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]"
        >
          <div className="grid gap-1">
            <h3 className="flex flex-wrap items-center gap-x-2 gap-y-1 font-sans text-base font-medium">
              {row.label}
              {row.standing === 'behind' ? <Badge tone="warn">Achter</Badge> : null}
              {row.standing === 'ahead' ? <Badge tone="good">Voor</Badge> : null}
            </h3>
            {row.advice ? <p className="max-w-prose text-sm text-soft">{row.advice}</p> : null}
          </div>
          <dl className="flex flex-wrap gap-1.5 md:justify-end">
            {row.cells.map((cell, at) => (
              <div
                key={sites[at]?.url}
                className={`flex min-w-14 items-center justify-between gap-2 rounded-md border px-2 py-1 tabular-nums ${at === 0 ? 'border-edge bg-shade font-semibold' : 'border-hairline'}`}
              >
                <dt className="text-sm text-soft">{letterOf(at)}</dt>
                <dd>{cell}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  )
}
