/** Whether a page states the company's opening hours: in its text, or in markup that stands for the company. */
import type { Place, StatedValue } from '#engine/consistency/facts.ts'
import type { SchemaNode } from '#engine/extract/markup/schema-nodes.ts'
import { hoursInDutch, tokensOf, type Week, weekOf, writeWeek } from '#engine/extract/offer/hours-grammar.ts'
import { hoursOfNode, weeksOfPage } from '#engine/extract/offer/opening-hours.ts'
import { areHoursOf } from '#engine/extract/offer/same-hours.ts'
import type { Page } from '#engine/extract/page/page.ts'
import type { PageFact } from '#engine/landing-page/landing-page.ts'

interface StatedHours extends StatedValue {
  week: Week
}

/**
 * `hours`: of each place of the company, as people write them; `isOfCompany`: the places of a page where what stands there holds for the
 * company. None for a company with several weeks (a page may be about one place), or where the hours can not be compared.
 */
export function hoursFact(
  page: Page,
  company: SchemaNode[],
  hours: readonly string[],
  isOfCompany: ReadonlySet<Place>,
): PageFact[] {
  const weeks = hours.map(readWeek).filter((week) => week !== null)
  const [own] = weeks
  if (!own || weeks.length > 1) return []
  const stated = [...inMarkup(page, company), ...inText(page)]
  const told = (right: boolean) =>
    stated.filter(({ week }) => areHoursOf(week, weeks) === right).map(({ week: _, ...one }) => one)
  const differing = told(false).filter(({ place }) => isOfCompany.has(place))
  const values = [hoursInDutch(writeWeek(own))]
  if (differing.length > 0) return [{ fact: 'hours', outcome: 'differs', values, stated: differing.slice(0, 3) }]
  const same = told(true).slice(0, 1)
  if (same.length > 0) return [{ fact: 'hours', outcome: 'states', values, stated: same }]
  return stated.length > 0 ? [] : [{ fact: 'hours', outcome: 'misses', values, stated: [] }]
}

const readWeek = (written: string): Week | null => weekOf(tokensOf(written) ?? [])

function inText(page: Page): StatedHours[] {
  return weeksOfPage(page).flatMap(({ value, closed, source, snippet }) => {
    const week = readWeek(value)
    for (const day of closed) if (week) week[day] = []
    return week ? [shown(page, week, value, source, snippet)] : []
  })
}

function inMarkup(page: Page, company: SchemaNode[]): StatedHours[] {
  return company.flatMap((node) => {
    const value = hoursOfNode(node)
    const week = value === undefined ? null : readWeek(value)
    return value !== undefined && week ? [shown(page, week, value, node.source, value)] : []
  })
}

function shown(page: Page, week: Week, value: string, place: Place, quote: string): StatedHours {
  return { week, value: hoursInDutch(value), page: page.url, place, quote, isFormer: false }
}
