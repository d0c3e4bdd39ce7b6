/**
 * Reads opening hours in Dutch and English into a week, and writes them in schema.org's notation ('Mo-Fr 09:00-12:00,13:00-17:00').
 * All or nothing: partly understood hours would be wrong hours.
 */

/** Per day, Monday first, the times that it is open: minutes since midnight. An empty list is a day that is closed. */
export type Week = (readonly [from: number, to: number][] | undefined)[]

const DAY_NAMES = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']
const DUTCH_NAMES = ['ma', 'di', 'wo', 'do', 'vr', 'za', 'zo']
const DAYS = new Map<string, number[]>()
for (const [words, days] of [
  ['ma maandag maandags mo mon monday', [0]],
  ['di dinsdag dinsdags tu tue tues tuesday', [1]],
  ['wo woe woensdag woensdags we wed wednesday', [2]],
  ['do don donderdag donderdags th thu thur thurs thursday', [3]],
  ['vr vrij vrijdag vrijdags fr fri friday', [4]],
  ['za zat zaterdag zaterdags sa sat saturday', [5]],
  ['zo zon zondag zondags su sun sunday', [6]],
  ['werkdagen werkdag wd doordeweeks weekdagen weekdays', [0, 1, 2, 3, 4]],
  ['weekend weekends', [5, 6]],
  ['dagelijks daily', [0, 1, 2, 3, 4, 5, 6]],
] as [string, number[]][]) {
  for (const word of words.split(' ')) DAYS.set(word, days)
}
const FILLERS = new Set(
  `openingstijden openingsuren open geopend opening hours van from uur u h wij we zijn is are op om on elke iedere every 's onze ons the 's
  bezoektijden winkel showroom kantoor salon praktijk alle dagen`.split(/\s+/),
)
/** Other things that have days and hours; never the company's opening hours. */
export const OTHER_HOURS =
  /\b(?:telefonisch|spreekuur|inloop\p{L}*|les|lessen|yoga|training|cursus|workshop|lunch|diner|keuken|ontbijt|bezorg\p{L}*|afhaal\p{L}*|bezoekuur|avondopenstelling|vakantie|zomer|winter|feestdag\p{L}*|koopavond|koopzondag|happy hour|dienst|kerkdienst|speeltijd\p{L}*|aanvang|vertrek)\b/iu
const MAX_TOKENS = 200

type Token =
  | { kind: 'days'; days: number[] }
  | { kind: 'time'; at: number }
  | { kind: 'to' }
  | { kind: 'and' }
  | { kind: 'closed' }
  | { kind: 'appointment' }

const KINDS = new Map<string, 'to' | 'and' | 'closed' | 'appointment'>()
for (const to of ['-', '–', '—', '→', 'tot', 't/m', 'tm', 'until', 'till', 'to', 'through']) KINDS.set(to, 'to')
for (const and of [',', '/', '&', '+', '|', ';', 'en', 'and']) KINDS.set(and, 'and')
for (const closed of ['gesloten', 'closed', 'dicht']) KINDS.set(closed, 'closed')
for (const appointment of ['op afspraak', 'by appointment']) KINDS.set(appointment, 'appointment')

const WORD =
  /(\d{1,2})(?:[:.uh](\d{2}))?(?!\d)(?:\s?(am|pm|a\.m\.|p\.m\.)(?![\p{L}]))?|t\/m|op afspraak|by appointment|\p{L}+|[-–—→]|[,/&+|;()]|[:.•·✓*'’]|\s+|./giu

/** The tokens of a text; null when a word does not belong in opening hours. */
export function tokensOf(text: string): Token[] | null {
  if (OTHER_HOURS.test(text)) return null
  const tokens: Token[] = []
  for (const [word, hours, minutes, half] of text.replace(/tot en met/gi, 't/m').matchAll(WORD)) {
    const small = word.toLowerCase()
    const days = DAYS.get(small)
    if (tokens.length > MAX_TOKENS) return null
    if (hours !== undefined) {
      const hour = Number(hours) + (/^p/i.test(half ?? '') && Number(hours) < 12 ? 12 : 0)
      const at = hour * 60 + Number(minutes ?? 0)
      if (at > 24 * 60 || Number(minutes ?? 0) > 59) return null
      tokens.push({ kind: 'time', at })
    } else if (days) tokens.push({ kind: 'days', days })
    else if (KINDS.has(small)) tokens.push({ kind: KINDS.get(small)! })
    else if (!FILLERS.has(small) && !/^(?:[\s().:•·✓*'’]+|met)$/.test(small)) return null
  }
  return tokens
}

/** The week that the tokens describe; null when they are not days with times, or contradict each other. */
export function weekOf(tokens: Token[]): Week | null {
  const week: Week = new Array(7).fill(undefined)
  let i = 0
  const skip = (kind: Token['kind']) => {
    while (tokens[i]?.kind === kind) i++
  }
  const set = (days: number[], times: readonly [number, number][]) =>
    days.every((day) => {
      if (week[day] !== undefined && JSON.stringify(week[day]) !== JSON.stringify(times)) return false
      week[day] = [...times]
      return true
    })
  skip('and')
  while (i < tokens.length) {
    const days = daysAt()
    if (!days) return null
    skip('and')
    skip('to')
    const token = tokens[i]
    if (token?.kind === 'closed' || token?.kind === 'appointment') {
      i++
      if (token.kind === 'closed' && !set(days, [])) return null
    } else {
      const times = timesAt()
      if (!times || !set(days, times)) return null
      // 'ma 9:00-17:00 op afspraak'
      skip('appointment')
    }
    skip('and')
  }
  return week.some((times) => times && times.length > 0) ? week : null

  function daysAt(): number[] | null {
    const days: number[] = []
    while (tokens[i]?.kind === 'days') {
      const from = (tokens[i++] as { days: number[] }).days
      const next = tokens[i + 1]
      if (tokens[i]?.kind === 'to' && next?.kind === 'days') {
        const [first, last] = [from[0]!, next.days.at(-1)!]
        if (from.length > 1 || next.days.length > 1) return null
        for (let day = first; ; day = (day + 1) % 7) {
          days.push(day)
          if (day === last) break
        }
        i += 2
      } else days.push(...from)
      if (tokens[i]?.kind === 'and' && tokens[i + 1]?.kind === 'days') i++
    }
    return days.length > 0 ? days : null
  }

  function timesAt(): [number, number][] | null {
    const times: [number, number][] = []
    while (tokens[i]?.kind === 'time') {
      const [from, to] = [tokens[i], tokens[i + 2]]
      if (from?.kind !== 'time' || tokens[i + 1]?.kind !== 'to' || to?.kind !== 'time') return null
      // Times past midnight end on the next day.
      if (to.at <= from.at && to.at > 6 * 60) return null
      times.push([from.at, to.at])
      i += 3
      if (tokens[i]?.kind === 'and' && tokens[i + 1]?.kind === 'time') i++
    }
    return times.length > 0 && times.length <= 4 ? times : null
  }
}

/** 'Mo-Fr 09:00-17:00, Sa 10:00-16:00': the notation of schema.org's openingHours. Closed days are not named. */
export function writeWeek(week: Week): string {
  const shown = week.map((times) =>
    times && times.length > 0 ? times.map(([from, to]) => `${clock(from)}-${clock(to)}`).join(',') : '',
  )
  const parts: string[] = []
  for (let day = 0; day < 7; day++) {
    if (!shown[day]) continue
    let last = day
    while (last < 6 && shown[last + 1] === shown[day]) last++
    const days = last === day ? DAY_NAMES[day] : `${DAY_NAMES[day]}${last - day === 1 ? ',' : '-'}${DAY_NAMES[last]}`
    parts.push(`${days} ${shown[day]}`)
    day = last
  }
  return parts.join(', ')
}

/** The same for people who read Dutch: 'ma-vr 09:00-17:00, za 10:00-16:00'. */
export function hoursInDutch(hours: string): string {
  return hours.replace(/\b(?:Mo|Tu|We|Th|Fr|Sa|Su)\b/g, (day) => DUTCH_NAMES[DAY_NAMES.indexOf(day)]!)
}

function clock(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}
