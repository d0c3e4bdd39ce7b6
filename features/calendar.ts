/** Calendar days and months in Amsterdam, whatever the server's own time zone. */

const day = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Amsterdam',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** `2026-11-21` for any moment of that day in Amsterdam. */
export function amsterdamDay(moment: Date): string {
  return day.format(moment)
}

/** `2026-12-01`, the day on which the next month begins. */
export function firstOfNextMonth(moment: Date): string {
  const [year = 0, month = 0] = amsterdamMonth(moment).split('-').map(Number)
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10)
}

/** `2026-11` for any moment of that month in Amsterdam. */
export function amsterdamMonth(moment: Date): string {
  return amsterdamDay(moment).slice(0, 7)
}

/** Until the next day begins in Amsterdam; a day there has 23 to 25 hours. */
export function secondsToNextDay(moment: Date): number {
  return secondsToChange(amsterdamDay, moment, 25 * 60 * 60)
}

/** Until the next month begins in Amsterdam. */
export function secondsToNextMonth(moment: Date): number {
  return secondsToChange(amsterdamMonth, moment, 32 * 24 * 60 * 60)
}

/** Rounded up, so that waiting this long always passes the change. `most` is surely past it. */
function secondsToChange(nameOf: (moment: Date) => string, moment: Date, most: number): number {
  const current = nameOf(moment)
  let [before, after] = [0, most]
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2)
    if (nameOf(new Date(moment.getTime() + middle * 1_000)) === current) before = middle
    else after = middle
  }
  return after
}
