/** Counts, sizes and moments in the checks' sentences. */

const UNITS = ['bytes', 'kB', 'MB', 'GB', 'TB'] as const

export function sizeOf(bytes: number): string {
  const power = bytes < 1 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), UNITS.length - 1)
  return `${(bytes / 1000 ** power).toLocaleString('nl-NL', { maximumFractionDigits: 1 })} ${UNITS[power]}`
}

/** The database counts to a thousand and one where there may be very many. */
export function counted(count: number): string {
  return count > 1_000 ? 'meer dan 1.000' : String(count)
}

const FORMAT = new Intl.DateTimeFormat('nl-NL', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Amsterdam',
})

export function moment(at: Date): string {
  return FORMAT.format(at)
}
