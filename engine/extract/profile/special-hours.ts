/** Dates with other opening hours, and the days of the week on which a company says that it is closed. */
import { first, nodes, type SchemaNode, strings } from '#engine/extract/markup/schema-nodes.ts'
import { hoursOfNode, weeksOfPage } from '#engine/extract/offer/opening-hours.ts'
import { fact, type SiteContext } from '#engine/extract/site-context.ts'
import type { FoundDate } from '#engine/found-facts.ts'
import type { Fact } from '#engine/report/report.ts'

const MOST = 60
/** A longer period is a season: its hours are no exceptions. */
const MOST_DAYS = 14
const DAY_MS = 86_400_000
const DAY_NAMES = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
const MONTHS = 'januari februari maart april mei juni juli augustus september oktober november december'.split(' ')

/** From markup, then from lines with a whole date. Past dates are left out. */
export function specialHoursOf(site: SiteContext, company: SchemaNode[]): Fact<FoundDate>[] {
  const found = new Map<string, Fact<FoundDate>>()
  const add = (one: Fact<FoundDate>) => {
    if (one.value.date >= site.day && !found.has(one.value.date)) found.set(one.value.date, one)
  }
  for (const node of company) {
    const specs = [...nodes(node, 'specialOpeningHoursSpecification'), ...nodes(node, 'openingHoursSpecification')]
    for (const spec of specs) {
      const hours = timesOf(first(spec, 'opens'), first(spec, 'closes'))
      if (!hours) continue
      for (const date of datesOf(spec))
        add({
          value: { date, name: first(spec, 'name')?.slice(0, 100) ?? '', ...hours },
          ...{ source: node.source, page: node.page, snippet: spec.snippet },
        })
    }
  }
  for (const page of site.pages) {
    if (page.kind === 'legal') continue
    for (const line of page.shown) {
      const value = dateIn(line.text)
      if (value) add(fact(page, line.region === 'footer' ? 'footer' : 'text', value, line.text))
    }
  }
  return [...found.values()].sort((a, b) => a.value.date.localeCompare(b.value.date)).slice(0, MOST)
}

/** The days from validFrom to validThrough, on the given days of the week. */
function datesOf(spec: SchemaNode): string[] {
  const [from, through] = [dayOf(first(spec, 'validFrom')), dayOf(first(spec, 'validThrough'))]
  if (from === null || through === null || through < from || through - from >= MOST_DAYS * DAY_MS) return []
  const only = strings(spec, 'dayOfWeek').map((day) => DAY_NAMES.indexOf(day.split('/').at(-1)!.toLowerCase()))
  const dates: string[] = []
  for (let at = from; at <= through; at += DAY_MS) {
    const day = (new Date(at).getUTCDay() + 6) % 7
    if (only.length === 0 || only.includes(day)) dates.push(new Date(at).toISOString().slice(0, 10))
  }
  return dates
}

function dayOf(text: string | undefined): number | null {
  const date = /^\d{4}-\d{2}-\d{2}/.exec(text ?? '')?.[0]
  const at = date ? Date.parse(date) : Number.NaN
  return Number.isNaN(at) ? null : at
}

/** Equal times mean closed, as search engines read it; missing ones mean nothing. */
function timesOf(opens = '', closes = ''): Omit<FoundDate, 'date' | 'name'> | null {
  const [from, to] = [opens.slice(0, 5), closes.slice(0, 5)]
  if (!CLOCK.test(from) || !CLOCK.test(to)) return null
  return from === to ? { from: '', to: '', isClosed: true } : { from, to, isClosed: false }
}

const CLOCK = /^(?:[01]\d|2[0-4]):[0-5]\d$/
/** A whole date, alone or with its day and occasion, and then the hours: nothing else may stand in the line. */
// Bounded: lines of at most 120 characters
const DATED =
  /^(?:(?:maan|dins|woens|donder|vrij|zater|zon)dag,? )?(?:(\p{Lu}[\p{L}' ]{2,40}?),? (?:op )?)?\(?(?:(?:maan|dins|woens|donder|vrij|zater|zon)dag )?(\d{1,2}) (januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december) (20\d\d)\)?(?: \(([\p{L}' ]{3,40})\))?(?:\s?[:–—-]|,)?\s(?:(gesloten|dicht)|(?:open |geopend )?(?:van )?(\d{1,2})[:.](\d{2})(?: uur)?\s?(?:-|–|tot)\s?(\d{1,2})[:.](\d{2})(?: uur)?)\.?$/u

const DAY_NAME = /^(?:maan|dins|woens|donder|vrij|zater|zon)dag$/i

function dateIn(text: string): FoundDate | null {
  const parts = text.length <= 120 ? DATED.exec(text) : null
  if (!parts) return null
  const [, before, day = '', month = '', year, after, closed, fromHour, fromMinute, toHour, toMinute] = parts
  const date = `${year}-${two(MONTHS.indexOf(month) + 1)}-${two(Number(day))}`
  if (dayOf(date) === null || new Date(date).toISOString().slice(0, 10) !== date) return null
  const named = (before ?? after ?? '').trim()
  const name = DAY_NAME.test(named) ? '' : named
  if (closed) return { date, name, from: '', to: '', isClosed: true }
  const times = timesOf(`${two(Number(fromHour))}:${fromMinute}`, `${two(Number(toHour))}:${toMinute}`)
  return times && !times.isClosed ? { date, name, ...times } : null
}

const two = (value: number) => String(value).padStart(2, '0')

/** The days (0 is Monday) that the same text that gives these hours calls closed. */
export function closedDaysOf(site: SiteContext, company: SchemaNode[], hours: Fact<string>): number[] {
  const page = site.pages.find(({ url }) => url === hours.page)
  const stated = company.filter((node) => hoursOfNode(node) === hours.value)
  const weeks = page ? weeksOfPage(page).filter(({ value }) => value === hours.value) : []
  const days = [...weeks.flatMap(({ closed }) => closed), ...stated.flatMap(closedInMarkup)]
  return [...new Set(days)].filter((day) => day >= 0).sort()
}

function closedInMarkup(node: SchemaNode): number[] {
  return nodes(node, 'openingHoursSpecification').flatMap((spec) => {
    if (first(spec, 'validFrom') || first(spec, 'validThrough')) return []
    if (!timesOf(first(spec, 'opens'), first(spec, 'closes'))?.isClosed) return []
    return strings(spec, 'dayOfWeek').map((day) => DAY_NAMES.indexOf(day.split('/').at(-1)!.toLowerCase()))
  })
}
