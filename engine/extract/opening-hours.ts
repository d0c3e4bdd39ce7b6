/** Opening hours as the site states them, in one line. */
import type { Fact } from '#engine/report.ts'
import type { Page } from './page.ts'
import { first, nodes, type SchemaNode, strings } from './schema-nodes.ts'
import { clip, fact, type SiteContext } from './site-context.ts'

const DAY =
  /\b(?:ma|di|wo|do|vr|za|zo|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|mon|tue|wed|thu|fri|sat|sun|monday|tuesday|wednesday|thursday|friday|saturday|sunday|dagelijks|daily|werkdagen|weekdays|doordeweeks)\b\.?/i
const TIME =
  /\b(?:[01]?\d|2[0-4])(?:[:.][0-5]\d)?\s?(?:uur|u\b|h\b|am\b|pm\b)?\s?(?:-|–|—|tot|t\/m|until|to)\s?(?:[01]?\d|2[0-4])(?:[:.][0-5]\d)?/i
const CLOSED = /\b(?:gesloten|closed|op afspraak|by appointment)\b/i
const HEADING = /openingstijden|openingsuren|geopend|bereikbaar|opening hours|\bhours\b|\bopen\b/i

const SHORT: Record<string, string> = {
  monday: 'Mo',
  tuesday: 'Tu',
  wednesday: 'We',
  thursday: 'Th',
  friday: 'Fr',
  saturday: 'Sa',
  sunday: 'Su',
}

export function hoursOfNode(node: SchemaNode): string | undefined {
  const plain = strings(node, 'openingHours').filter(
    (text) => TIME.test(text) || CLOSED.test(text) || /24\/7|24 uur/.test(text),
  )
  if (plain.length) return plain.join(', ')
  const specs = nodes(node, 'openingHoursSpecification').flatMap((spec) => {
    const days = strings(spec, 'dayOfWeek').map((day) => SHORT[day.split('/').at(-1)!.toLowerCase()] ?? day)
    const [opens, closes] = [first(spec, 'opens'), first(spec, 'closes')]
    return opens && closes && days.length ? [`${dayRange(days)} ${opens.slice(0, 5)}-${closes.slice(0, 5)}`] : []
  })
  return specs.length ? specs.join(', ') : undefined
}

function dayRange(days: string[]): string {
  const all = Object.values(SHORT)
  const start = all.indexOf(days[0]!)
  const inRow = start >= 0 && days.length > 1 && days.every((day, i) => all[start + i] === day)
  return inRow ? `${days[0]}-${days.at(-1)}` : days.join(',')
}

export function hoursInText(page: Page): Fact<string> | undefined {
  const lines = page.shown
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i]!
    if (line.text.length > 300) continue
    const oneLine = DAY.test(line.text) && TIME.test(line.text)
    if (!oneLine && !(HEADING.test(line.text) && line.text.length < 60)) continue
    const block: string[] = []
    for (let j = i; j < Math.min(lines.length, i + 18); j++) {
      const text = lines[j]!.text
      if (text.length > 120) break
      const rest = j === i && HEADING.test(text) && !TIME.test(text)
      if (rest) continue
      if (DAY.test(text) || TIME.test(text) || (CLOSED.test(text) && block.length)) block.push(text)
      else if (block.length) break
      else if (j > i + 2) break
    }
    const all = joinDays(block).join(', ')
    // 'Dorpsstraat 1, Arnhem | ma-za 07:00 - 18:00': what stands before the first day is something else.
    const joined = clip(all.slice(Math.max(0, all.search(DAY))), 200)
    if (DAY.test(joined) && TIME.test(joined)) {
      const source =
        line.region === 'footer' ? 'footer' : line.region === 'contact' || page.kind === 'contact' ? 'contact' : 'text'
      return fact(page, source, joined, joined)
    }
  }
  return undefined
}

/** A table has the day in one line and its hours in the next. */
function joinDays(block: string[]): string[] {
  const out: string[] = []
  for (const text of block) {
    const last = out.at(-1)
    if (last !== undefined && DAY.test(last) && !TIME.test(last) && !CLOSED.test(last) && !DAY.test(text))
      out[out.length - 1] = `${last} ${text}`
    else out.push(text)
  }
  return out
}

export function hoursOfPages(site: SiteContext): Fact<string>[] {
  return site.pages.flatMap((page) => hoursInText(page) ?? [])
}
