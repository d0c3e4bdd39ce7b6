/** Opening hours from markup or from lines with days and times. Partly understood hours are left out. */

import { byTrust } from '#engine/extract/choose.ts'
import { first, nodes, type SchemaNode, strings } from '#engine/extract/markup/schema-nodes.ts'
import type { Page } from '#engine/extract/page/page.ts'
import type { Line } from '#engine/extract/page/page-markup.ts'
import { fact, type SiteContext, SNIPPET_LENGTH } from '#engine/extract/site-context.ts'
import type { Fact } from '#engine/report/report.ts'
import { excerpt } from '#engine/wording.ts'
import { OTHER_HOURS, tokensOf, type Week, weekOf, writeWeek } from './hours-grammar.ts'

const ANNOUNCED = /openingstijd|openingsuren|geopend|opening hours|\bhours\b|\bopen\b|bereikbaar/i
const DAY =
  /\b(?:ma|di|wo|do|vr|za|zo|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|mon|tue|wed|thu|fri|sat|sun|monday|tuesday|wednesday|thursday|friday|saturday|sunday|dagelijks|daily|werkdagen|weekdays|doordeweeks)\b/i
const TIME = /\b\d{1,2}[:.u]\d{2}\b|\b\d{1,2}\s?(?:uur|-|–|tot)\s?\d{1,2}/i
const LONGEST_LINE = 160
const LONGEST_BLOCK = 20

export function hoursOfNode(node: SchemaNode): string | undefined {
  const plain = strings(node, 'openingHours')
  if (plain.length > 0) return weekIn(plain.join('\n'))
  const specs = nodes(node, 'openingHoursSpecification')
  const lines = specs.flatMap((spec) => {
    // Hours of a season or holiday do not hold for every week.
    if (first(spec, 'validFrom') || first(spec, 'validThrough')) return []
    const days = strings(spec, 'dayOfWeek').map((day) => day.split('/').at(-1)!)
    const [opens, closes] = [first(spec, 'opens')?.slice(0, 5), first(spec, 'closes')?.slice(0, 5)]
    if (!days.length || !opens || !closes) return []
    return [`${days.join(', ')} ${opens === closes ? 'gesloten' : `${opens}-${closes}`}`]
  })
  return lines.length > 0 ? weekOfSpecs(lines) : undefined
}

/** In schema.org several specifications of one day add up; in text they would contradict each other. */
function weekOfSpecs(lines: string[]): string | undefined {
  const week: Week = new Array(7).fill(undefined)
  for (const line of lines) {
    const tokens = tokensOf(line)
    const one = tokens && weekOf(tokens)
    if (!one) continue
    one.forEach((times, day) => {
      if (times) week[day] = [...(week[day] ?? []), ...times].sort((a, b) => a[0] - b[0])
    })
  }
  return writeWeek(week) || undefined
}

function weekIn(text: string): string | undefined {
  const week = parsedWeek(text)
  return week ? writeWeek(week) : undefined
}

function parsedWeek(text: string): Week | null {
  const tokens = tokensOf(text.slice(0, 2_000).replaceAll('\n', ', '))
  return tokens && weekOf(tokens)
}

/** The hours that a page states in its text, each with the days (0 is Monday) that it calls closed. */
export function weeksOfPage(page: Page): (Fact<string> & { closed: number[] })[] {
  return hoursInText(page).map(({ text, ...stated }) => {
    const week = parsedWeek(text) ?? []
    return { ...stated, closed: week.flatMap((times, day) => (times?.length === 0 ? [day] : [])) }
  })
}

/** The hours of each page in schema.org's notation, the most trusted first. None when a page states two different weeks. */
export function hoursOfPages(site: SiteContext): Fact<string>[] {
  return byTrust(
    site.pages.flatMap((page) => {
      const found = page.kind === 'legal' ? [] : hoursInText(page)
      return new Set(found.map((one) => one.value)).size === 1
        ? found.slice(0, 1).map(({ text: _, ...one }) => one)
        : []
    }),
  )
}

/** `text`: all lines of the block, which the snippet may cut off. */
function hoursInText(page: Page): (Fact<string> & { text: string })[] {
  const found: (Fact<string> & { text: string })[] = []
  const lines = page.shown
  for (let i = 0; i < lines.length; i++) {
    if (!startsHours(lines[i]!)) continue
    const block = blockFrom(lines, i)
    const announced =
      lines[i]!.region === 'footer' ||
      lines[i]!.region === 'contact' ||
      page.kind === 'contact' ||
      lines.slice(Math.max(0, i - 3), i + 1).some((line) => ANNOUNCED.test(line.text)) ||
      isWholeWeek(block.lines)
    const lead = `${(lines[i - 1]?.text ?? '').slice(-40)} ${lines[i]!.text}`
    if (block.whole && announced && !OTHER_HOURS.test(lead)) {
      const text = block.lines.join(', ')
      const value = weekIn(text)
      if (value) found.push({ ...fact(page, sourceOf(page, lines[i]!), value, excerpt(text, SNIPPET_LENGTH)), text })
    }
    i += Math.max(0, block.read - 1)
  }
  return found
}

/** Five days below each other, with nothing but their hours, need no announcement. */
function isWholeWeek(lines: string[]): boolean {
  return new Set(lines.flatMap((line) => DAY.exec(line)?.[0].slice(0, 2).toLowerCase() ?? [])).size >= 5
}

function startsHours({ text }: Line): boolean {
  return text.length <= LONGEST_LINE && DAY.test(text) && (TIME.test(text) || tokensOf(fromFirstDay(text)) !== null)
}

/** 'Dorpsstraat 1, Arnhem | ma-za 07:00 - 18:00': text before the first day is not part of the hours. */
function fromFirstDay(text: string): string {
  const at = text.search(DAY)
  const lead = text.slice(0, Math.max(0, at))
  return lead === '' || ANNOUNCED.test(lead) || /[|·•:(–-]\s?$/.test(lead) ? text.slice(Math.max(0, at)) : text
}

/** The lines from here with days and times. Not complete when one of them also contains something else. */
function blockFrom(lines: Line[], start: number): { lines: string[]; read: number; whole: boolean } {
  const taken: string[] = []
  for (let i = start; i < Math.min(lines.length, start + LONGEST_BLOCK); i++) {
    const { text } = lines[i]!
    if (text.length > LONGEST_LINE) break
    const own = (i === start ? fromFirstDay(text) : text).replace(/[.!]\s*$/, '')
    if (tokensOf(own)?.length) taken.push(own)
    else if (DAY.test(text) && TIME.test(text)) return { lines: taken, read: taken.length + 1, whole: false }
    else break
  }
  return { lines: joined(taken), read: taken.length, whole: taken.length > 0 }
}

/** A table gives the day in one line and its hours in the next. */
function joined(lines: string[]): string[] {
  const out: string[] = []
  for (const text of lines) {
    const last = out.at(-1)
    if (last !== undefined && !DAY.test(text)) out[out.length - 1] = `${last}${TIME.test(last) ? ',' : ''} ${text}`
    else out.push(text)
  }
  return out
}

function sourceOf(page: Page, line: Line): 'footer' | 'contact' | 'text' {
  if (line.region === 'footer') return 'footer'
  return line.region === 'contact' || page.kind === 'contact' ? 'contact' : 'text'
}
