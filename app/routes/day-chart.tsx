import { shortDutchDate } from '#app/copy/dates.ts'

const HEIGHT = 120
const WIDTH = 10
const LOOKS = {
  marker: { bar: 'fill-marker', key: 'bg-marker' },
  edge: { bar: 'fill-edge', key: 'bg-edge' },
  ink: { bar: 'fill-ink', key: 'bg-ink' },
} as const

export interface ChartColumn {
  title: string
  /** Absent: in the table only. */
  look?: keyof typeof LOOKS
}

export interface ChartDay {
  /** `2026-11-21` */
  day: string
  /** One a column; null: not counted. */
  figures: (number | null)[]
}

export const noonOf = (day: string) => `${day}T12:00:00Z`
export const counted = (number: number) => number.toLocaleString('nl-NL')

/** One bar a day, of the columns on top of each other, with the same figures as a table. */
export function DayChart({
  about,
  inWords,
  columns,
  days,
}: {
  /** What the figures are of, for those who do not see where the table stands. */
  about: string
  inWords: string
  columns: ChartColumn[]
  days: ChartDay[]
}) {
  const drawn = columns.flatMap(({ title, look }, at) => (look ? [{ title, look, at }] : []))
  const totals = days.map(({ figures }) => drawn.reduce((sum, { at }) => sum + (figures[at] ?? 0), 0))
  const most = Math.max(...totals)
  const scale = HEIGHT / Math.max(most, 1)
  return (
    <figure>
      <svg
        viewBox={`0 0 ${days.length * WIDTH} ${HEIGHT + 2}`}
        role="img"
        aria-label={inWords}
        className="h-40 w-full"
        preserveAspectRatio="none"
      >
        {days.map(({ day, figures }, index) => (
          <g key={day}>
            {drawn.map(({ title, look, at }, layer) => {
              const below = drawn.slice(0, layer).reduce((sum, one) => sum + (figures[one.at] ?? 0), 0)
              const height = (figures[at] ?? 0) * scale
              const y = HEIGHT - below * scale - height
              return (
                <rect
                  key={title}
                  x={index * WIDTH + 1}
                  width={WIDTH - 2}
                  y={y}
                  height={height}
                  className={LOOKS[look].bar}
                />
              )
            })}
          </g>
        ))}
        <line x1="0" x2={days.length * WIDTH} y1={HEIGHT + 1} y2={HEIGHT + 1} className="stroke-edge" />
      </svg>
      <figcaption className="text-sm text-soft">
        <span className="flex flex-wrap justify-between gap-x-2 tabular-nums">
          <span>{shortDutchDate(noonOf(days[0]!.day))}</span>
          <span className="max-sm:order-last max-sm:w-full">hoogste dag: {counted(most)}</span>
          <span>{shortDutchDate(noonOf(days.at(-1)!.day))}</span>
        </span>
        {drawn.length > 1 ? (
          <span className="mt-2 flex flex-wrap gap-x-5 gap-y-1">
            {drawn.map(({ title, look }) => (
              <span key={title} className="inline-flex items-center gap-1.5">
                <span aria-hidden className={`size-3 rounded-sm ${LOOKS[look].key}`} />
                {title}
              </span>
            ))}
          </span>
        ) : null}
      </figcaption>
      <Figures about={about} columns={columns} days={days} />
    </figure>
  )
}

/** Newest first, without the days on which there was nothing. */
function Figures({ about, columns, days }: { about: string; columns: ChartColumn[]; days: ChartDay[] }) {
  const filled = days.filter(({ figures }) => figures.some(Boolean)).reverse()
  if (filled.length === 0) return null
  return (
    <details className="mt-3">
      <summary className="font-medium">
        Cijfers per dag<span className="sr-only">, {about}</span>
      </summary>
      <table className="mt-2 w-full max-w-xl tabular-nums">
        <thead className="text-sm text-soft max-[22rem]:text-[0.75rem]">
          <tr>
            {['Dag', ...columns.map(({ title }) => title)].map((title, column) => (
              <th
                key={title}
                scope="col"
                className={`py-1 font-medium ${column === 0 ? 'text-start' : 'ps-2 text-end'}`}
              >
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {filled.map(({ day, figures }) => (
            <tr key={day} className="border-t border-hairline">
              <th scope="row" className="py-1 text-start font-normal whitespace-nowrap">
                {shortDutchDate(noonOf(day)).slice(0, 'dd-mm'.length)}
              </th>
              {columns.map(({ title }, column) => (
                <td key={title} className="ps-2 text-end">
                  {figures[column] == null ? 'niet geteld' : counted(figures[column])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
