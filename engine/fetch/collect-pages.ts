/** Collects what one website says: robots.txt first, then the home page, llms.txt, the sitemap and up to four pages with facts. */
import type { FetchFailure, SiteEvidence, Source, SourceKind } from '../evidence.ts'
import { choosePages, isSameSite, type Link, pageKey, usualPages } from './choose-pages.ts'
import { emptySource } from './empty-source.ts'
import { FETCH_LIMITS } from './fetch-budget.ts'
import { isAllowed, type Robots, robotsFromSource } from './robots.ts'
import { BOT_TOKEN, type Fetch, type Follow } from './safe-fetch.ts'
import { sitemapUrls, unpackedSitemap } from './sitemap-urls.ts'

const MAX_PAGES = 4

export interface PageLinks {
  links: Link[]
  /** Target of a `<meta http-equiv="refresh">` with a short delay. */
  metaRefresh?: string
}

export interface CollectProgress {
  step: 'robots' | 'home' | 'pages'
  done: number
  total: number
  url?: string
}

export interface CollectOptions {
  /** ISO 8601. */
  takenAt: string
  mode?: SiteEvidence['mode']
  fetch: Fetch
  linksOf: (source: Source) => Promise<PageLinks>
  onProgress?: (progress: CollectProgress) => void
  /** Makes collectSite throw its reason at the next step; give it to the fetcher too, to end what is under way. */
  signal?: AbortSignal
}

/** Never throws for what a website does: failures are sources with `failure` set. */
export async function collectSite(siteUrl: URL, options: CollectOptions): Promise<SiteEvidence> {
  const visit = startVisit(options)
  const robots = await findRobots(new URL('/', siteUrl), visit)
  options.signal?.throwIfAborted()
  const start = await findHome(robots, visit, options)
  options.signal?.throwIfAborted()
  const rest = await findRest(start, visit)
  visit.finish()
  const { takenAt, mode = 'network' } = options
  return { url: siteUrl.href, takenAt, mode, home: start.home, robots: start.robots.source, ...rest }
}

interface RobotsInForce {
  source: Source
  rules: Robots
}

interface Start {
  home: Source
  robots: RobotsInForce
  links: Link[]
}

/** One website's requests: within the budget, reported, and none that its robots.txt forbids. */
interface Visit {
  get: (step: CollectProgress['step'], url: URL, kind: SourceKind, follow?: Follow) => Promise<Source>
  requestsLeft: () => number
  expect: (more: number) => void
  finish: () => void
}

function startVisit({ fetch, onProgress = () => {} }: CollectOptions): Visit {
  let asked = 0
  let done = 0
  let total = 4 + MAX_PAGES
  return {
    async get(step, url, kind, follow) {
      asked++
      total = Math.max(total, asked)
      onProgress({ step, done, total, url: url.href })
      const source = await fetch(url.href, kind, follow)
      done++
      onProgress({ step, done, total, url: url.href })
      return source
    },
    requestsLeft: () => FETCH_LIMITS.requests - asked,
    expect: (more) => {
      total = asked + more
    },
    finish: () => onProgress({ step: 'pages', done, total: done }),
  }
}

async function findRobots(start: URL, visit: Visit): Promise<RobotsInForce> {
  const robots = await getRobots(start, visit)
  const noTls = robots.source.failure === 'tls-failed' || robots.source.failure === 'connection-failed'
  if (start.protocol !== 'https:' || !noTls) return robots
  // A site without (working) https still has a story to tell over http, and the report says what is missing.
  const plain = new URL(start)
  plain.protocol = 'http:'
  const second = await getRobots(plain, visit)
  return second.source.status === null ? robots : second
}

async function getRobots(origin: URL, visit: Visit): Promise<RobotsInForce> {
  const source = await visit.get('robots', new URL('/robots.txt', origin), 'robots')
  return { source, rules: robotsFromSource(source) }
}

async function findHome(robots: RobotsInForce, visit: Visit, { linksOf }: CollectOptions): Promise<Start> {
  const url = new URL('/', robots.source.url)
  const refused = refusal(robots, url)
  if (refused) return { home: failed('home', url, refused), robots, links: [] }

  const follow: Follow = (next) => (next.origin === url.origin ? refusal(robots, next) : null)
  let home = await visit.get('home', url, 'home', follow)
  let page = await pageLinks(home, linksOf)
  const target = page.metaRefresh === undefined ? null : URL.parse(page.metaRefresh, home.finalUrl)
  if (target && withoutHash(target) !== home.finalUrl && !follow(target)) {
    const next = await visit.get('home', target, 'home', follow)
    home = { ...next, url: home.url, redirects: [...home.redirects, target.href, ...next.redirects] }
    page = await pageLinks(home, linksOf)
  }

  const answeredBy = new URL(home.finalUrl)
  const known = [robots.source.url, robots.source.finalUrl].some((asked) => new URL(asked).origin === answeredBy.origin)
  if (home.status === null || known) return { home, robots, links: page.links }
  // The home page lives elsewhere than the robots.txt that we read: what holds there decides.
  const there = await getRobots(answeredBy, visit)
  const refusedThere = refusal(there, answeredBy)
  if (!refusedThere) return { home, robots: there, links: page.links }
  return { home: { ...failed('home', url, refusedThere), redirects: home.redirects }, robots: there, links: [] }
}

async function findRest({ home, robots, links }: Start, visit: Visit) {
  const base = new URL(home.status === null ? robots.source.url : home.finalUrl)
  const mayFetch = (url: URL) => refusal(robots, url) === null
  const follow: Follow = (next) => (isSameSite(next, base) ? refusal(robots, next) : 'off-site')
  const get = async (url: URL, kind: SourceKind) => {
    const refused = refusal(robots, url)
    return refused ? failed(kind, url, refused) : visit.get('pages', url, kind, follow)
  }
  const getPages = (urls: URL[]) => Promise.all(urls.map((url) => get(url, 'page')))

  const count = isUsable(home) ? Math.min(MAX_PAGES, visit.requestsLeft() - 2) : 0
  const linked = choosePages(links, base, count, mayFetch)
  const missing = count - linked.length
  visit.expect(2 + count)

  /** The home page links too little, or builds its menu with JavaScript: the sitemap may know more. */
  const furtherPages = async (sitemap: Source): Promise<Source[]> => {
    const known = new Set(linked.map(({ url }) => pageKey(url)))
    const listed = [...links, ...sitemapUrls(sitemap).map((href) => ({ href, text: '' }))]
    const more = choosePages(listed, base, count + linked.length, mayFetch)
      .filter(({ url }) => !known.has(pageKey(url)))
      .slice(0, missing)
    const guesses = usualPages([...linked, ...more], links, base).filter(mayFetch)
    const [found, guessed] = await Promise.all([
      getPages(more.map(({ url }) => url)),
      getPages(guesses.slice(0, missing - more.length)),
    ])
    // A guess that was wrong says nothing about the site.
    return [...found, ...guessed.filter((page) => isAnother(page, home))]
  }

  const sitemap = get(sitemapUrl(robots.rules, base), 'sitemap').then((source) => unpackedSitemap(source))
  const [llms, map, first, rest] = await Promise.all([
    get(new URL('/llms.txt', base), 'llms'),
    sitemap,
    getPages(linked.map(({ url }) => url)),
    missing > 0 ? sitemap.then(furtherPages) : [],
  ])
  return { llms, sitemap: map, pages: [...first, ...rest] }
}

/** Is this a page of its own, and not the home page under another name (as single-page applications answer)? */
function isAnother(page: Source, home: Source): boolean {
  const sameAddress = pageKey(new URL(page.finalUrl)) === pageKey(new URL(home.finalUrl))
  return isUsable(page) && !sameAddress && Buffer.compare(page.body, home.body) !== 0
}

/** Why our own robot may not ask for this URL, or null. Of a host that cannot be reached, nothing is asked. */
function refusal({ source, rules }: RobotsInForce, url: URL): FetchFailure | null {
  if (isAllowed(rules, BOT_TOKEN, url.pathname + url.search).allowed) return null
  return (source.status === null ? source.failure : null) ?? 'disallowed-by-robots'
}

/** The one that robots.txt names on this very site, else the usual place. */
function sitemapUrl(rules: Robots, base: URL): URL {
  const named = rules.sitemaps.map(({ url }) => URL.parse(url, base)).find((url) => url && isSameSite(url, base))
  return new URL(named ? named.pathname + named.search : '/sitemap.xml', base)
}

async function pageLinks(home: Source, linksOf: CollectOptions['linksOf']): Promise<PageLinks> {
  return isUsable(home) ? linksOf(home) : { links: [] }
}

function isUsable({ status, failure, body }: Source): boolean {
  return status !== null && status < 300 && (failure === null || failure === 'too-large') && body.length > 0
}

function withoutHash({ href, hash }: URL): string {
  return href.slice(0, href.length - hash.length)
}

function failed(kind: SourceKind, url: URL, failure: FetchFailure): Source {
  return { ...emptySource(kind, url.href), failure }
}
