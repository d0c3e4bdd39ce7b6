/** A week of opening hours and the dates with other hours, in readable Dutch. */
import { DAGEN, DAY_NAMES, type Dag } from '#features/profiles/profile.schema.ts'
import type { Openingstijd, Uitzondering } from './schema.ts'

const CLOSED = 'gesloten'
// A date has no time zone, so it is parsed and formatted in the same one.
const date = new Intl.DateTimeFormat('nl-NL', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

export interface HoursLine {
  /** 'maandag t/m vrijdag', or a date with what is special about it. */
  when: string
  /** '09:00–12:00' and '13:00–17:00', or 'gesloten'. */
  hours: string[]
}

/** Consecutive days with the same hours share a line. Days without known hours are left out. */
export function weekLines(week: readonly Openingstijd[]): HoursLine[] {
  const lines: { days: Dag[]; hours: string[] }[] = []
  for (const [index, day] of DAGEN.entries()) {
    const hours = hoursInWords(week.filter(({ dagen }) => dagen.includes(day)))
    if (hours.length === 0) continue
    const last = lines.at(-1)
    if (last?.hours.join() === hours.join() && last.days.at(-1) === DAGEN[index - 1]) last.days.push(day)
    else lines.push({ days: [day], hours })
  }
  return lines.map(({ days, hours }) => ({ when: daysInWords(days), hours }))
}

/** Each date on its own line, in chronological order. */
export function exceptionLines(exceptions: readonly Uitzondering[]): HoursLine[] {
  const dates = [...new Set(exceptions.map(({ datum }) => datum))].sort()
  return dates.map((datum) => {
    const ofDate = exceptions.filter((one) => one.datum === datum)
    const why = [...new Set(ofDate.flatMap(({ omschrijving }) => omschrijving ?? []))].join(', ')
    return { when: why ? `${dateInWords(datum)} (${why})` : dateInWords(datum), hours: hoursInWords(ofDate) }
  })
}

type Hours = Openingstijd | Uitzondering

function hoursInWords(hours: readonly Hours[]): string[] {
  const open = hours.flatMap((one) => ('van' in one ? `${one.van}–${one.tot}` : [])).sort()
  return open.length > 0 || hours.length === 0 ? open : [CLOSED]
}

function daysInWords(days: Dag[]): string {
  const [first, last] = [DAY_NAMES[days[0]!], DAY_NAMES[days.at(-1)!]]
  if (days.length === 1) return first
  return days.length === 2 ? `${first} en ${last}` : `${first} t/m ${last}`
}

function dateInWords(datum: string): string {
  const at = new Date(`${datum}T00:00:00Z`)
  return Number.isNaN(at.getTime()) ? datum : date.format(at)
}
