import { dutchDate, dutchMoment, shortDutchDate } from '#app/copy/dates.ts'
import type { PastReport, PastScore } from '#features/analyses/history.server.ts'
import { conclusion, linesOf } from './score-lines.ts'

const WIDTH = 400
const HEIGHT = 96
/** For the Start tab, which is one screen. */
const LOW_HEIGHT = 70
const LEFT = 30
const RIGHT = 10
const TOP = 8
const BOTTOM = 20
const MARKS = [0, 50, 100]

interface Point extends PastScore {
  x: number
  y: number
}

type Past = PastScore & Partial<PastReport>

/** The scores over time with a conclusion. A phone shows the to-do list instead of the line; the table stays. */
export function ScoreHistory({ history }: { history: Past[] }) {
  if (history.length < 2) return <OnlyReport past={history[0]} />
  return (
    <div className="grid max-w-xl gap-1">
      <p className="font-medium">{conclusion(history)}</p>
      {linesOf(history).length > 1 ? (
        <p className="text-sm text-soft">
          Waar de lijn onderbroken is, telt een nieuwe versie van de meetlat anders. Scores aan weerszijden zijn niet te
          vergelijken.
        </p>
      ) : null}
      <ScoreLine history={history} className="hidden sm:block" />
      <details>
        <summary className="inline-block text-sm font-medium text-link underline underline-offset-4">
          {hasFiles(history) ? 'Toon als tabel, met de rapporten' : 'Toon als tabel'}
        </summary>
        <ScoreTable history={history} />
      </details>
    </div>
  )
}

/** Scores of different rubrics are not comparable, so the line breaks where the rubric's version changes. */
export function ScoreLine({
  history,
  low = false,
  className = 'block',
}: {
  history: PastScore[]
  low?: boolean
  className?: string
}) {
  const height = low ? LOW_HEIGHT : HEIGHT
  const first = history[0]
  const last = history.at(-1)
  if (!first || !last || history.length < 2) return null
  return (
    <svg
      role="img"
      aria-label={`Scores van ${dutchDate(first.takenAt)} tot ${dutchDate(last.takenAt)}, op een schaal van 0 tot 100. De laatste is ${last.score}.`}
      viewBox={`0 0 ${WIDTH} ${height}`}
      width={WIDTH}
      height={height}
      className={`h-auto w-full ${className}`}
    >
      {MARKS.map((mark) => (
        <g key={mark}>
          <line
            x1={LEFT}
            x2={WIDTH - RIGHT}
            y1={yOf(mark, height)}
            y2={yOf(mark, height)}
            className="stroke-hairline"
          />
          <text x={LEFT - 6} y={yOf(mark, height) + 4} textAnchor="end" className="fill-soft font-sans text-[12px]">
            {mark}
          </text>
        </g>
      ))}
      {linesOf(pointsOf(history, height)).map((points) => (
        <g key={points[0]!.takenAt}>
          <polyline
            points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
            fill="none"
            className="stroke-marker"
            strokeWidth="3"
            strokeLinejoin="round"
          />
          {points.map(({ x, y, takenAt }) => (
            <circle key={takenAt} cx={x} cy={y} r="3.5" className="fill-paper stroke-ink" strokeWidth="2" />
          ))}
        </g>
      ))}
      <text x={LEFT} y={height - 4} className="fill-soft font-sans text-[12px]">
        {shortDutchDate(first.takenAt)}
      </text>
      <text x={WIDTH - RIGHT} y={height - 4} textAnchor="end" className="fill-soft font-sans text-[12px]">
        {shortDutchDate(last.takenAt)}
      </text>
    </svg>
  )
}

function OnlyReport({ past }: { past: Past | undefined }) {
  if (!past?.json) return null
  return (
    <p className="text-sm">
      Download dit rapport: <ReportFiles past={past} />
    </p>
  )
}

function ReportFiles({ past: { takenAt, json, pdf } }: { past: Past }) {
  const link = (type: string, href: string) => (
    <a href={href} download aria-label={`Rapport van ${dutchMoment(takenAt)} als ${type}`}>
      {type}
    </a>
  )
  return (
    <span className="inline-flex flex-wrap justify-end gap-x-3">
      {pdf ? link('PDF', pdf) : null}
      {pdf ? link('Samenvatting', `${pdf}?vorm=samenvatting`) : null}
      {json ? link('JSON', json) : null}
    </span>
  )
}

const hasFiles = (history: readonly Past[]) => history.some(({ json }) => json)

function ScoreTable({ history }: { history: Past[] }) {
  const withFiles = hasFiles(history)
  return (
    <table className="mt-3 w-full max-w-md text-start tabular-nums">
      <thead className="border-b border-edge text-sm text-soft">
        <tr>
          <th scope="col" className="py-2 text-start font-medium">
            Datum
          </th>
          <th scope="col" className="px-4 py-2 text-end font-medium">
            Score
          </th>
          <th scope="col" className="py-2 text-end font-medium">
            Meetlat
          </th>
          {withFiles ? (
            <th scope="col" className="py-2 ps-4 text-end font-medium">
              Rapport
            </th>
          ) : null}
        </tr>
      </thead>
      <tbody>
        {history.toReversed().map((past) => (
          <tr key={past.takenAt} className="border-b border-hairline">
            <td className="py-2">
              <time dateTime={past.takenAt}>{dutchMoment(past.takenAt)}</time>
            </td>
            <td className="px-4 py-2 text-end">{past.score}</td>
            <td className="py-2 text-end">{past.rubricVersion}</td>
            {withFiles ? (
              <td className="py-2 ps-4 text-end">
                <ReportFiles past={past} />
              </td>
            ) : null}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function pointsOf(history: PastScore[], height: number): Point[] {
  const times = history.map(({ takenAt }) => Date.parse(takenAt))
  const start = times[0]!
  const span = times.at(-1)! - start || 1
  return history.map((past, at) => ({
    ...past,
    x: round(LEFT + ((times[at]! - start) / span) * (WIDTH - LEFT - RIGHT)),
    y: yOf(past.score, height),
  }))
}

function yOf(score: number, height: number): number {
  return round(TOP + (1 - score / 100) * (height - TOP - BOTTOM))
}

/** Server and browser must render the same digits. */
function round(value: number): number {
  return Math.round(value * 10) / 10
}
