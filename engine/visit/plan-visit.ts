/** Decides which pages to request next. Runs in the worker thread, because its input is a stranger's text. */
import type { Source } from '#engine/evidence.ts'
import { BOT_TOKEN } from '#engine/fetch/safe-fetch.ts'
import { isSameSite, pageKey } from '#engine/fetch/same-site.ts'
import type { KnownSite, PlannedPages } from '#engine/fetch/site-reader.ts'
import { choosePages, plainPages, usualPages } from './choose-pages.ts'
import { isAllowed, type Robots, robotsFromSource } from './robots.ts'
import { sitemapUrls } from './sitemap-urls.ts'

/** Which of these paths (with their query) our crawler may request. */
export function allowedPaths(robots: Source, paths: readonly string[]): boolean[] {
  const rules = robotsFromSource(robots)
  return paths.map((path) => isAllowed(rules, BOT_TOKEN, path).allowed)
}

export function firstPages({ robots, base, links, first, count }: KnownSite): PlannedPages {
  const rules = robotsFromSource(robots)
  const home = new URL(base)
  const mayFetch = gateOf(rules)
  const llms = new URL('/llms.txt', home)
  const sitemap = sitemapUrl(rules, home)
  return {
    llms: mayFetch(llms) ? llms.href : null,
    sitemap: { url: sitemap.href, allowed: mayFetch(sitemap) },
    pages: unique([
      ...named(first, home)
        .filter(mayFetch)
        .map((url) => ({ url, kind: 'questions' as const })),
      ...choosePages(links, home, count, mayFetch),
    ])
      .slice(0, count)
      .map(({ url, kind }) => ({ url: url.href, kind })),
  }
}

/** For a home page with few links, or with a menu made by JavaScript: pages from the sitemap and usual addresses. */
export function morePages(
  { robots, base, links, count }: KnownSite,
  first: PlannedPages['pages'],
  sitemap: Source,
): { found: string[]; guesses: string[] } {
  const home = new URL(base)
  const mayFetch = gateOf(robotsFromSource(robots))
  const linked = first.map(({ url, kind }) => ({ url: new URL(url), kind }))
  const known = new Set(linked.map(({ url }) => pageKey(url)))
  const listed = [...links, ...sitemapUrls(sitemap).map((href) => ({ href, text: '' }))]
  const missing = count - linked.length
  const more = unique([
    ...choosePages(listed, home, count + linked.length, mayFetch),
    ...plainPages(links, home, count + linked.length, mayFetch).map((page) => ({ ...page, kind: null })),
  ])
    .filter(({ url }) => !known.has(pageKey(url)))
    .slice(0, missing)
  const guesses = usualPages([...linked, ...more], links, home).filter(mayFetch)
  return {
    found: more.map(({ url }) => url.href),
    guesses: guesses.slice(0, missing - more.length).map(({ href }) => href),
  }
}

/** Pages of this site other than the home page. */
function named(paths: readonly string[], home: URL): URL[] {
  return paths
    .map((path) => URL.parse(path, home))
    .filter((url) => url !== null && isSameSite(url, home) && pageKey(url) !== pageKey(home)) as URL[]
}

function unique<Page extends { url: URL }>(pages: Page[]): Page[] {
  return [...new Map(pages.toReversed().map((page) => [pageKey(page.url), page])).values()].toReversed()
}

const gateOf = (rules: Robots) => (url: URL) => isAllowed(rules, BOT_TOKEN, url.pathname + url.search).allowed

/** The sitemap that robots.txt names on this site, else the usual address. */
function sitemapUrl(rules: Robots, base: URL): URL {
  const named = rules.sitemaps.map(({ url }) => URL.parse(url, base)).find((url) => url && isSameSite(url, base))
  return new URL(named ? named.pathname + named.search : '/sitemap.xml', base)
}
