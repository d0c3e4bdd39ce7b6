import { dutchDate, shortDutchDate } from '#app/copy/dates.ts'
import type { VisitOverview } from '#features/crawler-visits/overview.server.ts'

type Day = VisitOverview['days'][number]

const HEIGHT = 120
const WIDTH = 10

const noon = (day: string) => `${day}T12:00:00Z`
/** A forged visit does not come from an assistant. */
const totalOf = ({ verified, unverifiable }: Day) => verified + unverifiable
const counted = (hits: number) => hits.toLocaleString('nl-NL')

/** One bar per day, with the same figures as a table. */
export function VisitsChart({ days }: { days: Day[] }) {
  const most = Math.max(...days.map(totalOf), 1)
  const heightOf = (hits: number) => (hits / most) * HEIGHT
  return (
    <figure>
      <svg
        viewBox={`0 0 ${days.length * WIDTH} ${HEIGHT + 2}`}
        role="img"
        aria-label={inWords(days)}
        className="h-40 w-full"
        preserveAspectRatio="none"
      >
        {days.map(({ day, verified, unverifiable }, index) => (
          <g key={day}>
            <Bar at={index} bottom={HEIGHT} height={heightOf(verified)} look="fill-marker" />
            <Bar at={index} bottom={HEIGHT - heightOf(verified)} height={heightOf(unverifiable)} look="fill-edge" />
          </g>
        ))}
        <line x1="0" x2={days.length * WIDTH} y1={HEIGHT + 1} y2={HEIGHT + 1} className="stroke-edge" />
      </svg>
      <figcaption className="text-sm text-soft">
        <span className="flex justify-between gap-2 tabular-nums">
          <span>{shortDutchDate(noon(days[0]!.day))}</span>
          <span>hoogste dag: {counted(Math.max(...days.map(totalOf)))}</span>
          <span>{shortDutchDate(noon(days.at(-1)!.day))}</span>
        </span>
        <span className="mt-2 flex flex-wrap gap-x-5 gap-y-1">
          <Key look="bg-marker">Geverifieerd</Key>
          <Key look="bg-edge">Niet te verifiëren</Key>
        </span>
      </figcaption>
      <Figures days={days} />
    </figure>
  )
}

function Bar({ at, bottom, height, look }: { at: number; bottom: number; height: number; look: string }) {
  return <rect x={at * WIDTH + 1} width={WIDTH - 2} y={bottom - height} height={height} className={look} />
}

function Key({ look, children }: { look: string; children: string }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <span aria-hidden className={`size-3 rounded-sm ${look}`} />
      {children}
    </span>
  )
}

function inWords(days: Day[]): string {
  const total = days.reduce((sum, day) => sum + totalOf(day), 0)
  if (total === 0) return 'Bezoeken per dag: de laatste 30 dagen geen.'
  const top = days.reduce((best, day) => (totalOf(day) > totalOf(best) ? day : best))
  return `Bezoeken per dag: ${counted(total)} in de laatste 30 dagen, de meeste op ${dutchDate(noon(top.day))}: ${counted(totalOf(top))}. De tabel eronder noemt elke dag.`
}

/** Omits days without visits. */
function Figures({ days }: { days: Day[] }) {
  const visited = days.filter((day) => totalOf(day) + day.forged > 0).reverse()
  if (visited.length === 0) return null
  return (
    <details className="mt-3">
      <summary className="font-medium">Cijfers per dag</summary>
      <table className="mt-2 w-full max-w-xl tabular-nums">
        <thead className="text-sm text-soft max-[22rem]:text-[0.75rem]">
          <tr>
            {['Dag', 'Geverifieerd', 'Niet te verifiëren', 'Nagemaakt'].map((title, column) => (
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
          {visited.map(({ day, verified, unverifiable, forged }) => (
            <tr key={day} className="border-t border-hairline">
              <th scope="row" className="py-1 text-start font-normal whitespace-nowrap">
                {shortDutchDate(noon(day)).slice(0, 'dd-mm'.length)}
              </th>
              {[verified, unverifiable, forged].map((hits, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a row of three figures in a fixed order.
                <td key={column} className="ps-2 text-end">
                  {counted(hits)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
