/** What the clock says in a time zone, whatever the server's own. */

const clocks = new Map<string, Intl.DateTimeFormat>()

/** The local clock's reading, as if it were UTC. */
export function localTime(moment: Date, timeZone: string): Date {
  let clock = clocks.get(timeZone)
  if (!clock) {
    const two = '2-digit'
    clock = new Intl.DateTimeFormat('en-CA', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      ...{ month: two, day: two, hour: two, minute: two, second: two },
    })
    clocks.set(timeZone, clock)
  }
  const part = Object.fromEntries(clock.formatToParts(moment).map(({ type, value }) => [type, Number(value)]))
  return new Date(
    Date.UTC(part.year!, part.month! - 1, part.day, part.hour, part.minute, part.second, moment.getUTCMilliseconds()),
  )
}
