/** Dates and times in Dutch notation, always in the product's own time zone, so that server and browser agree. */
const ZONE = 'Europe/Amsterdam'
const day = new Intl.DateTimeFormat('nl-NL', { day: 'numeric', month: 'long', year: 'numeric', timeZone: ZONE })
const shortDay = new Intl.DateTimeFormat('nl-NL', { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: ZONE })
const time = new Intl.DateTimeFormat('nl-NL', { hour: '2-digit', minute: '2-digit', timeZone: ZONE })

/** 3 november 2026 */
export function dutchDate(iso: string): string {
  return day.format(new Date(iso))
}

/** 03-11-2026 */
export function shortDutchDate(iso: string): string {
  return shortDay.format(new Date(iso))
}

/** 3 november 2026 om 14:05 */
export function dutchMoment(iso: string): string {
  const moment = new Date(iso)
  return `${day.format(moment)} om ${time.format(moment)}`
}
