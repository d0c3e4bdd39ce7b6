import { dutchDate } from '#app/copy/dates.ts'
import { type ChartColumn, counted, DayChart, noonOf } from '#app/routes/day-chart.tsx'
import type { VisitOverview } from '#features/crawler-visits/overview.server.ts'

type Day = VisitOverview['days'][number]

/** A forged visit does not come from an assistant. */
const COLUMNS: ChartColumn[] = [
  { title: 'Geverifieerd', look: 'marker' },
  { title: 'Niet te verifiëren', look: 'edge' },
  { title: 'Nagemaakt' },
]

export function VisitsChart({ days }: { days: Day[] }) {
  return (
    <DayChart
      about="bezoeken"
      inWords={inWords(days)}
      columns={COLUMNS}
      days={days.map(({ day, verified, unverifiable, forged }) => ({ day, figures: [verified, unverifiable, forged] }))}
    />
  )
}

const totalOf = ({ verified, unverifiable }: Day) => verified + unverifiable

function inWords(days: Day[]): string {
  const total = days.reduce((sum, day) => sum + totalOf(day), 0)
  if (total === 0) return 'Bezoeken per dag: de laatste 30 dagen geen.'
  const top = days.reduce((best, day) => (totalOf(day) > totalOf(best) ? day : best))
  return `Bezoeken per dag: ${counted(total)} in de laatste 30 dagen, de meeste op ${dutchDate(noonOf(top.day))}: ${counted(totalOf(top))}. De tabel eronder noemt elke dag.`
}
