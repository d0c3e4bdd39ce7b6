/** Fetches one website: robots.txt first, then the home page, llms.txt, the sitemap and up to four pages with facts. */
import type { FetchFailure, SiteEvidence, Source, SourceKind } from '#engine/evidence.ts'
import { emptySource } from './empty-source.ts'
import { FETCH_LIMITS } from './fetch-budget.ts'
import type { Fetch, Follow } from './safe-fetch.ts'
import { isSameSite, pageKey } from './same-site.ts'
import type { Link, PageLinks, SiteReader } from './site-reader.ts'
import { unpackedSitemap } from './unpacked-sitemap.ts'

const MAX_PAGES = 4

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
  reader: SiteReader
  /** Paths of this site that its owner named: read before other pages. */
  readFirst?: readonly string[]
  onProgress?: (progress: CollectProgress) => void
  /** Each request's answer, as soon as it is there. */
  onSource?: (source: Source) => void
  /** Makes collectSite throw its reason at the next step. Pass it to the fetcher too, to stop open requests. */
  signal?: AbortSignal
}

/** Never throws for what a website does: failures are sources with `failure` set. */
export async function collectSite(siteUrl: URL, options: CollectOptions): Promise<SiteEvidence> {
  const visit = startVisit(options)
  const robots = await findRobots(new URL('/', siteUrl), visit)
  options.signal?.throwIfAborted()
  const start = await findHome(robots, visit, options)
  options.signal?.throwIfAborted()
  const rest = await findRest(start, visit, options.reader, options.readFirst ?? [])
  visit.finish()
  const { takenAt, mode = 'network' } = options
  return { url: siteUrl.href, takenAt, mode, home: start.home, robots: start.robots, ...rest }
}

interface Start {
  home: Source
  robots: Source
  links: Link[]
}

/** One website's requests: within the budget, reported as progress, and only what its robots.txt allows. */
interface Visit {
  get: (step: CollectProgress['step'], url: URL, kind: SourceKind, follow?: Follow) => Promise<Source>
  requestsLeft: () => number
  expect: (more: number) => void
  finish: () => void
}

function startVisit({ fetch, onProgress = () => {}, onSource = () => {} }: CollectOptions): Visit {
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
      onSource(source)
      return source
    },
    requestsLeft: () => FETCH_LIMITS.requests - asked,
    expect: (more) => {
      total = asked + more
    },
    finish: () => onProgress({ step: 'pages', done, total: done }),
  }
}

async function findRobots(start: URL, visit: Visit): Promise<Source> {
  const robots = await getRobots(start, visit)
  const noTls = robots.failure === 'tls-failed' || robots.failure === 'connection-failed'
  if (start.protocol !== 'https:' || !noTls) return robots
  // A site without working https is read over http; the report says that https is missing.
  const plain = new URL(start)
  plain.protocol = 'http:'
  const second = await getRobots(plain, visit)
  return second.status === null ? robots : second
}

function getRobots(origin: URL, visit: Visit): Promise<Source> {
  return visit.get('robots', new URL('/robots.txt', origin), 'robots')
}

async function findHome(robots: Source, visit: Visit, { reader }: CollectOptions): Promise<Start> {
  const url = new URL('/', robots.url)
  const refused = await refusal(robots, url, reader)
  if (refused) return { home: failed('home', url, refused), robots, links: [] }

  const follow: Follow = (next) => (next.origin === url.origin ? refusal(robots, next, reader) : null)
  let home = await visit.get('home', url, 'home', follow)
  let page = await pageLinks(home, reader)
  const target = page.metaRefresh === undefined ? null : URL.parse(page.metaRefresh, home.finalUrl)
  if (target && withoutHash(target) !== home.finalUrl && !(await follow(target))) {
    const next = await visit.get('home', target, 'home', follow)
    home = { ...next, url: home.url, redirects: [...home.redirects, target.href, ...next.redirects] }
    page = await pageLinks(home, reader)
  }

  const answeredBy = new URL(home.finalUrl)
  const known = [robots.url, robots.finalUrl].some((asked) => new URL(asked).origin === answeredBy.origin)
  if (home.status === null || known) return { home, robots, links: page.links }
  // The home page redirected to another origin, so the robots.txt of that origin decides.
  const there = await getRobots(answeredBy, visit)
  const refusedThere = await refusal(there, answeredBy, reader)
  if (!refusedThere) return { home, robots: there, links: page.links }
  return { home: { ...failed('home', url, refusedThere), redirects: home.redirects }, robots: there, links: [] }
}

async function findRest({ home, robots, links }: Start, visit: Visit, reader: SiteReader, first: readonly string[]) {
  const base = new URL(home.status === null ? robots.url : home.finalUrl)
  const follow: Follow = (next) => (isSameSite(next, base) ? refusal(robots, next, reader) : 'off-site')
  // Everything requested here was already checked against robots.txt.
  const get = (url: string, kind: SourceKind) => visit.get('pages', new URL(url), kind, follow)
  const getPages = (urls: string[]) => Promise.all(urls.map((url) => get(url, 'page')))

  const count = isUsable(home) ? Math.min(MAX_PAGES, visit.requestsLeft() - 2) : 0
  const known = { robots, base: base.href, links, first, count }
  const plan = await reader.firstPages(known)
  const refused = (kind: SourceKind, url: string) =>
    failed(kind, new URL(url, base), plan ? refusedBy(robots) : 'too-heavy')
  if (!plan) return { llms: refused('llms', '/llms.txt'), sitemap: refused('sitemap', '/sitemap.xml'), pages: [] }
  visit.expect(2 + count)

  const furtherPages = async (sitemap: Source): Promise<Source[]> => {
    const more = await reader.morePages(known, plan.pages, sitemap)
    if (!more) return []
    const [found, guessed] = await Promise.all([getPages(more.found), getPages(more.guesses)])
    // A wrong guess says nothing about the site.
    return [...found, ...guessed.filter((page) => isAnother(page, home))]
  }

  const sitemap = plan.sitemap.allowed
    ? get(plan.sitemap.url, 'sitemap').then((source) => unpackedSitemap(source))
    : Promise.resolve(refused('sitemap', plan.sitemap.url))
  const [llms, map, planned, rest] = await Promise.all([
    plan.llms ? get(plan.llms, 'llms') : refused('llms', '/llms.txt'),
    sitemap,
    getPages(plan.pages.map(({ url }) => url)),
    plan.pages.length < count ? sitemap.then(furtherPages) : [],
  ])
  return { llms, sitemap: map, pages: [...planned, ...rest] }
}

/** Is this a separate page, and not the home page again, which single-page applications return for every path? */
function isAnother(page: Source, home: Source): boolean {
  const sameAddress = pageKey(new URL(page.finalUrl)) === pageKey(new URL(home.finalUrl))
  return isUsable(page) && !sameAddress && Buffer.compare(page.body, home.body) !== 0
}

/** Why our crawler may not request this URL, or null. Nothing is requested from a host that cannot be reached. */
export async function refusal(robots: Source, url: URL, reader: SiteReader): Promise<FetchFailure | null> {
  const answer = await reader.allowedPaths(robots, [url.pathname + url.search])
  if (!answer) return 'too-heavy'
  return answer[0] ? null : refusedBy(robots)
}

function refusedBy(robots: Source): FetchFailure {
  if (robots.status === null && robots.failure !== null) return robots.failure
  return robots.failure !== null || (robots.status ?? 0) >= 500 ? 'robots-unavailable' : 'disallowed-by-robots'
}

/** A home page that is too heavy to read gives no links; the judgement reports it. */
async function pageLinks(home: Source, reader: SiteReader): Promise<PageLinks> {
  return (isUsable(home) ? await reader.linksOf(home) : null) ?? { links: [] }
}

/** A page that was cut off is not judged, so its links are not needed. */
function isUsable({ status, failure, body }: Source): boolean {
  return status !== null && status < 300 && failure === null && body.length > 0
}

function withoutHash({ href, hash }: URL): string {
  return href.slice(0, href.length - hash.length)
}

function failed(kind: SourceKind, url: URL, failure: FetchFailure): Source {
  return { ...emptySource(kind, url.href), failure }
}
