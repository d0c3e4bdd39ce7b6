/** What each chart of the overview says, in words. */
import { dutchDate } from '#app/copy/dates.ts'
import { counted, noonOf } from '#app/routes/day-chart.tsx'
import { type DayFigures, type Figure, type Overview, PLAN_FIGURES, SHOWN_DAYS } from '#features/overview/figures.ts'

/** Null where that day has no count of all plans. */
export function customersOn({ figures }: DayFigures): number | null {
  const counts = Object.values(PLAN_FIGURES).map((name) => figures[name])
  return counts.every((count) => count !== undefined) ? counts.reduce((sum, count) => sum + count, 0) : null
}

export function customersInWords({ days, customersOf }: Overview): string {
  const known = days.flatMap((day) => {
    const total = customersOn(day)
    return total === null ? [] : [{ day: day.day, total }]
  })
  const [first, last] = [known[0], known.at(-1)]
  if (!first || !last) return 'De klanten worden vandaag voor het eerst geteld.'
  const total = `${counted(last.total)} ${last.total === 1 ? 'klant' : 'klanten'}`
  const when = customersOf ? ` bij de telling van ${dutchDate(noonOf(customersOf))}` : ''
  if (first.day === last.day) return `${total}${when}. Eerdere dagen zijn niet geteld.`
  const more = last.total - first.total
  const change = more === 0 ? 'evenveel als' : `${counted(Math.abs(more))} ${more > 0 ? 'meer' : 'minder'} dan`
  return `${total}${when}, ${change} op ${dutchDate(noonOf(first.day))}.`
}

export function happenedInWords({ days, since }: Overview, figure: Figure, one: string, many: string): string {
  const today = days.at(-1)!
  const total = days.reduce((sum, { figures }) => sum + (figures[figure] ?? 0), 0)
  const said = total === 0 ? `Geen ${many}` : `${counted(total)} ${total === 1 ? one : many}`
  if (since >= today.day) return `${said} vandaag. Eerdere dagen zijn niet geteld.`
  const period = since > days[0]!.day ? `sinds ${dutchDate(noonOf(since))}` : `in de laatste ${SHOWN_DAYS} dagen`
  return total === 0
    ? `${said} ${period}.`
    : `${said} ${period}, waarvan ${counted(today.figures[figure] ?? 0)} vandaag.`
}
