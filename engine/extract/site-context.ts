/** What extraction rules know about the site: its domain, its pages and the year. */

import { getDomain } from 'tldts'
import { lineAt, type Page } from '#engine/extract/page/page.ts'
import type { Fact, FactSource } from '#engine/report/report.ts'
import { fold } from '#engine/text.ts'
import { around, excerpt } from '#engine/wording.ts'

/** How much of a page a report quotes at a value, in characters. */
export const SNIPPET_LENGTH = 200

export interface SiteContext {
  /** The registrable domain, or the host where there is none. */
  domain: string
  /** The domain without its ending, letters and digits only: 'abvoorbeeld'. */
  foldedDomain: string
  pages: Page[]
  /** The year and the day ('2026-11-22') on which the site was read. */
  year: number
  day: string
}

export function siteContext(pages: Page[], url: string, takenAt: string): SiteContext {
  const domain = domainOf(pages[0]?.url ?? url) || domainOf(url)
  const label = domain.includes('.') ? domain.slice(0, domain.indexOf('.')) : domain
  return {
    domain,
    foldedDomain: fold(label),
    pages,
    year: new Date(takenAt).getUTCFullYear(),
    day: takenAt.slice(0, 10),
  }
}

export function domainOf(url: string): string {
  const host = URL.parse(url)?.hostname ?? ''
  return getDomain(host, { allowPrivateDomains: true }) ?? host
}

/** A fact at a position in a page's text. Footer and contact block are trusted more than running text. */
export function factAt<T>(page: Page, at: number, length: number, value: T): Fact<T> {
  return {
    value,
    source: textSource(page, at),
    page: page.url,
    snippet: excerpt(around(page.text, at, 60, length + 60), SNIPPET_LENGTH),
  }
}

export function textSource(page: Page, at: number): FactSource {
  const region = lineAt(page, at)?.region
  if (region === 'footer') return 'footer'
  return region === 'contact' || page.kind === 'contact' ? 'contact' : 'text'
}

export function fact<T>(page: Page, source: FactSource, value: T, snippet: string): Fact<T> {
  return { value, source, page: page.url, snippet: excerpt(snippet, SNIPPET_LENGTH) }
}

/** Parts of the home page's title, for when no name was found. */
export function titleParts(site: SiteContext): string[] {
  const title = site.pages[0]?.title.slice(0, 200) ?? ''
  return title.split(/[|•:–—]|\s-\s/).flatMap((part) => (part.trim().length >= 5 ? [part.trim()] : []))
}
