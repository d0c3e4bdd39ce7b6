import { ArrowDown, ArrowUp, CircleAlert, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { dutchDate } from '#app/copy/dates.ts'
import { PublicationBadge } from '#app/routes/publication-badge.tsx'
import { Meter } from '#app/ui/figures/meter.tsx'
import { scoreWord } from '#features/analyses/score-words.ts'
import {
  PORTFOLIO_ORDERS,
  type PortfolioOrder,
  type PortfolioRow,
  type ReadingState,
} from '#features/domains/portfolio.rules.ts'
import { nameOf } from '#features/domains/website-name.ts'
import { dashboardTab, URLS } from '#features/urls.ts'

const COLUMNS: Record<PortfolioOrder, string> = {
  website: 'Website',
  score: 'Score',
  verandering: 'Sinds vorige maand',
  staat: 'Staat',
}

/** A table from the middle width on; on a phone each website is a block, and the orders are links above them. */
export function PortfolioTable({
  rows,
  order,
  isDescending,
}: {
  rows: PortfolioRow[]
  order: PortfolioOrder
  isDescending: boolean
}) {
  const sortLink = (column: PortfolioOrder) => (
    <SortLink column={column} isCurrent={column === order} isDescending={isDescending} />
  )
  return (
    <div className="grid grid-cols-1 gap-3">
      <nav aria-label="Volgorde" className="flex flex-wrap items-center gap-x-4 md:hidden">
        <span className="text-sm text-soft">Sorteer op</span>
        {PORTFOLIO_ORDERS.map((column) => (
          <span key={column}>{sortLink(column)}</span>
        ))}
      </nav>
      <table className="w-full border-y border-edge text-start max-md:block">
        <caption className="sr-only">Je websites met hun score</caption>
        <thead className="max-md:hidden">
          <tr className="border-b border-edge">
            {PORTFOLIO_ORDERS.map((column) => (
              <th
                key={column}
                scope="col"
                aria-sort={column === order ? (isDescending ? 'descending' : 'ascending') : undefined}
                className="py-1 pe-5 text-start font-semibold whitespace-nowrap"
              >
                {sortLink(column)}
              </th>
            ))}
            <th scope="col" className="py-1 text-start font-semibold">
              Nu te doen
            </th>
          </tr>
        </thead>
        <tbody className="max-md:block">
          {rows.map((row) => (
            <Row key={row.id} row={row} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The current order's link turns it round; figures begin with the highest. */
function SortLink({
  column,
  isCurrent,
  isDescending,
}: {
  column: PortfolioOrder
  isCurrent: boolean
  isDescending: boolean
}) {
  const beginsDescending = column === 'score' || column === 'verandering'
  const goesDown = isCurrent ? !isDescending : beginsDescending
  const query = new URLSearchParams({ sorteer: column, ...(goesDown ? { richting: 'af' } : {}) })
  const Arrow = isDescending ? ArrowDown : ArrowUp
  return (
    <Link
      to={`${URLS.portfolio}?${query}`}
      preventScrollReset
      replace
      className="inline-flex min-h-11 items-center gap-1 text-ink no-underline hover:underline"
    >
      <span className={isCurrent ? 'marker-stroke' : ''}>{COLUMNS[column]}</span>
      {isCurrent ? (
        <>
          <Arrow aria-hidden className="size-4" />
          <span className="sr-only">{isDescending ? ', aflopend' : ', oplopend'}</span>
        </>
      ) : null}
    </Link>
  )
}

const CELL = 'py-3 pe-5 align-top max-md:block max-md:p-0'

function Row({ row }: { row: PortfolioRow }) {
  const id = row.isPrimary ? null : row.id
  return (
    <tr className="border-t border-hairline first:border-0 max-md:grid max-md:grid-cols-1 max-md:gap-y-1.5 max-md:py-4">
      <th scope="row" className={`${CELL} text-start font-normal`}>
        <Link to={dashboardTab('geo-optimized', id)} className="font-semibold wrap-anywhere">
          {nameOf(row)}
        </Link>
        {row.companyName && row.host ? <span className="block text-sm text-soft">{row.companyName}</span> : null}
      </th>
      <td className={`${CELL} md:w-36`}>
        <Score row={row} />
      </td>
      <td className={CELL}>
        <Label>Sinds vorige maand</Label>
        <ChangeText row={row} />
      </td>
      <td className={CELL}>
        <State row={row} />
      </td>
      <td className="py-3 align-top max-md:block max-md:p-0">
        <Label>Nu te doen</Label>
        <Next row={row} id={id} />
      </td>
    </tr>
  )
}

/** The column's name, where there is no table head. */
const Label = ({ children }: { children: ReactNode }) => (
  <span className="me-2 text-sm text-soft md:hidden">{children}</span>
)

function Score({ row: { score } }: { row: PortfolioRow }) {
  if (score === null) return <span className="text-soft">Geen score</span>
  return (
    <div>
      <p className="tabular-nums">
        <strong className="font-serif text-xl font-semibold">{score}</strong> van 100,{' '}
        <span className="whitespace-nowrap">{scoreWord(score)}</span>
      </p>
      <Meter value={score} max={100} />
    </div>
  )
}

/** Says nothing of a website whose last reading failed or is old: what is not known is not unchanged. */
function ChangeText({ row: { state, change } }: { row: PortfolioRow }) {
  const isUnknown = state === 'failed' || state === 'not-read' || state === 'stale'
  if (isUnknown) return <span className="text-soft">Niet bekend</span>
  if (state === 'running') return <span className="text-soft">Volgt na de analyse</span>
  if (!change) return <span className="text-soft">Nog niets om mee te vergelijken</span>
  const { from, to, direction } = change
  if (direction === 'same') return from === to ? `Gelijk op ${to}` : `Vrijwel gelijk: van ${from} naar ${to}`
  const Arrow = direction === 'up' ? ArrowUp : ArrowDown
  return (
    <span className={`inline-flex items-center gap-1 font-semibold ${direction === 'up' ? 'text-good' : 'text-bad'}`}>
      <Arrow aria-hidden className="size-4" />
      <span className="tabular-nums">
        {direction === 'up' ? 'Gestegen' : 'Gedaald'} van {from} naar {to}
      </span>
    </span>
  )
}

const STATE_TEXTS: Record<ReadingState, (date: string) => string> = {
  never: () => 'Nog niet geanalyseerd',
  running: () => 'Analyse loopt',
  failed: (date) => `Analyse mislukt op ${date}`,
  'not-read': (date) => `Niet te lezen op ${date}`,
  stale: (date) => `Verouderd: gemeten op ${date}`,
  current: (date) => `Gemeten op ${date}`,
}

function State({ row: { state, at, isPublished, isCovered } }: { row: PortfolioRow }) {
  const text = STATE_TEXTS[state](at ? dutchDate(at) : '')
  const isBad = state === 'failed' || state === 'not-read'
  return (
    <div className="grid justify-items-start gap-1">
      {isBad ? (
        <span className="inline-flex items-start gap-1.5 font-semibold text-bad">
          <CircleAlert aria-hidden className="mt-1 size-4 shrink-0" />
          {text}
        </span>
      ) : null}
      {state === 'stale' ? (
        <span className="inline-flex items-start gap-1.5 font-semibold text-warn">
          <TriangleAlert aria-hidden className="mt-1 size-4 shrink-0" />
          {text}
        </span>
      ) : null}
      {isBad || state === 'stale' ? null : <span>{text}</span>}
      <PublicationBadge isPublished={isPublished} isCovered={isCovered} />
    </div>
  )
}

function Next({ row: { state, next }, id }: { row: PortfolioRow; id: string | null }) {
  const toAnalysis = dashboardTab('analysis', id)
  if (state === 'never') return <Link to={dashboardTab('geo-optimized', id)}>Publiceer en analyseer</Link>
  if (state === 'running') return <Link to={toAnalysis}>Volg de analyse</Link>
  if (state === 'not-read') return <Link to={toAnalysis}>Bekijk waarom</Link>
  if (state === 'failed' || state === 'stale') return <Link to={toAnalysis}>Analyseer opnieuw</Link>
  if (!next) return <span className="text-soft">Niets: op wat we meten valt niets meer te winnen</span>
  return (
    <Link to={`${toAnalysis}#doen`} className="text-pretty wrap-anywhere">
      {next}
    </Link>
  )
}
