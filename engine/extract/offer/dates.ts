/** The dates on which the site says it was changed: in markup, meta tags, headers and words. */

import { type SchemaNode, strings } from '#engine/extract/markup/schema-nodes.ts'
import type { Page } from '#engine/extract/page/page.ts'

export interface DateFound {
  /** Milliseconds. */
  at: number
  url: string
  found: string
}

const MONTHS = ['jan', 'feb', 'ma', 'apr', 'mei', 'jun', 'jul', 'aug', 'sep', 'okt', 'nov', 'dec']
const UPDATED =
  /\b(?:laatst (?:bijgewerkt|gewijzigd|aangepast)|bijgewerkt|gewijzigd op|gepubliceerd|versie van|last (?:updated|modified)|updated(?: on)?|published)\b[^\d\n]{0,20}(\d{1,2}[-/. ](?:\d{1,2}|\p{L}{3,9})[-/. ]\d{4}|\d{4}-\d{2}-\d{2}|\p{L}{3,9} (?:\d{1,2}, )?\d{4})/giu
const META = new Set([
  'article:modified_time',
  'article:published_time',
  'og:updated_time',
  'last-modified',
  'date',
  'dc.date',
  'dcterms.modified',
  'revised',
])

/** Dates in the future or before the web existed are mistakes. */
export function datesOf(pages: Page[], nodes: SchemaNode[], headers: Record<string, string>, now: number): DateFound[] {
  const found: DateFound[] = []
  const add = (at: number, url: string, says: string) => {
    if (at > Date.UTC(1995, 0) && at <= now + 86_400_000) found.push({ at, url, found: says })
  }
  for (const node of nodes) {
    for (const value of strings(node, 'dateModified', 'datePublished'))
      add(Date.parse(value), node.page, `dateModified/datePublished: ${value}`)
  }
  for (const page of pages) {
    for (const { name, content } of page.metas)
      if (META.has(name)) add(Date.parse(content), page.url, `${name}: ${content}`)
    for (const time of page.times.slice(0, 50))
      if (/^\d{4}-\d{2}/.test(time)) add(Date.parse(time), page.url, `<time datetime="${time}">`)
    for (const match of page.text.matchAll(UPDATED)) add(dateIn(match[1]!), page.url, match[0])
  }
  const header = headers['last-modified']
  if (header && pages[0]) add(Date.parse(header), pages[0].url, `Last-Modified: ${header}`)
  return found.sort((a, b) => b.at - a.at)
}

/** '21-11-2026', '3 mei 2026', 'mei 2026', '2026-05-03' and 'May 3, 2026'. */
export function dateIn(text: string): number {
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  if (iso) return Date.UTC(Number(iso[1]), Number(iso[2]) - 1, Number(iso[3]))
  const year = Number(/\d{4}$/.exec(text)?.[0])
  const numeric = /^(\d{1,2})[-/. ](\d{1,2})[-/. ]\d{4}$/.exec(text)
  if (numeric) return Date.UTC(year, Number(numeric[2]) - 1, Number(numeric[1]))
  const name = /\p{L}{3,9}/u.exec(text)?.[0].toLowerCase() ?? ''
  const month = name === 'may' ? 4 : name.startsWith('oct') ? 9 : MONTHS.findIndex((short) => name.startsWith(short))
  const day = Number(/(?:^|\D)(\d{1,2})(?:\D|$)/.exec(text)?.[1] ?? 1)
  return month < 0 ? Number.NaN : Date.UTC(year, month, day)
}
