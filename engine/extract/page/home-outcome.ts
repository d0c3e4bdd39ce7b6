/** The outcome of a home page, from the requests and their answers. */
import { scoredCrawlers, UNNAMED } from '#engine/crawlers.ts'
import type { FetchFailure, SiteEvidence } from '#engine/evidence.ts'
import type { HomeOutcome } from '#engine/outcomes.ts'
import { isAllowed, type Robots } from '#engine/visit/robots.ts'
import { challengeIn, isUsable, parkedIn } from './home-state.ts'
import { lacksText, type Page } from './page.ts'

/** The crawlers whose access would make a site readable for at least one assistant. */
const SEARCH_CRAWLERS = [UNNAMED, ...scoredCrawlers('search').map(({ token }) => token)]

export function shutsAllOut(robots: Robots, path: string): boolean {
  return SEARCH_CRAWLERS.every((token) => !isAllowed(robots, token, path).allowed)
}

export interface OutcomeInput {
  evidence: SiteEvidence
  /** The home page, parsed; null where the answer could not be read as HTML. */
  page: Page | null
  robots: Robots
  /** Our own time or memory limit ended the reading. */
  tooHeavy: boolean
}

export function outcomeOfHome(input: OutcomeInput): HomeOutcome {
  const { home, robots: robotsSource, url } = input.evidence
  const base: HomeOutcome = {
    id: 'read',
    host: hostOf(url),
    url: home.finalUrl || home.url,
    asked: 'home',
    status: home.status,
    found: '',
  }
  if (home.status !== null) return { ...base, ...answered(input) }
  if (home.failure === 'too-heavy')
    return {
      ...base,
      id: 'robots-unreadable',
      asked: 'robots',
      url: robotsSource.finalUrl,
      status: robotsSource.status,
    }
  if (blamesRobots(input.evidence)) {
    const about = { ...base, asked: 'robots' as const, url: robotsSource.finalUrl, status: robotsSource.status }
    if ((robotsSource.status ?? 0) >= 500) return { ...about, id: 'server-error' }
    if (robotsSource.status !== null) return { ...about, id: 'robots-unreadable' }
    return { ...about, ...unanswered(robotsSource.failure, robotsSource.redirects) }
  }
  if (home.failure === 'disallowed-by-robots') {
    const path = URL.parse(base.url)?.pathname ?? '/'
    const rule = isAllowed(input.robots, 'VindbaarBot', path).rule
    const found = rule ? `${rule.line}: ${rule.text.trim().slice(0, 80)}` : ''
    const id = shutsAllOut(input.robots, path) ? 'all-shut-out' : 'only-us-shut-out'
    return { ...base, id, asked: 'robots', url: robotsSource.finalUrl, status: robotsSource.status, found }
  }
  return { ...base, ...unanswered(home.failure, home.redirects) }
}

/** The home page was not requested, because robots.txt gave no usable answer. */
function blamesRobots({ home, robots }: SiteEvidence): boolean {
  if (robots.failure === null && (robots.status ?? 0) < 500) return false
  return home.failure === 'robots-unavailable' || (home.redirects.length === 0 && home.failure === robots.failure)
}

/** There was an answer with a status. */
function answered({ evidence: { home }, page, tooHeavy }: OutcomeInput): Partial<HomeOutcome> {
  const status = home.status ?? 0
  // A bot wall is never that large, and half a page is not judged.
  if (home.failure === 'too-large' && status >= 200 && status < 300) return { id: 'too-large' }
  const wall = challengeIn(home, page)
  if (wall) return { id: 'bot-wall', found: wall }
  if (status >= 500) return { id: 'server-error' }
  if (status === 404 || status === 410) return { id: 'not-found' }
  if (status === 401 || status === 407) return { id: 'password' }
  if (status === 429) return { id: 'too-many-requests' }
  if (status >= 400) return { id: 'refused' }
  // A redirect without a target, or a status that carries no page.
  if (status < 200 || status >= 300) return { id: 'bad-redirect', found: `HTTP ${status}` }
  if (home.failure !== null) return unanswered(home.failure, [])
  if (!isUsable(home)) return { id: 'empty' }
  if (tooHeavy) return { id: 'too-heavy' }
  if (!page) return { id: 'not-html', found: home.headers['content-type'] ?? '' }
  const parked = parkedIn(page)
  if (parked) return { id: 'parked', found: parked }
  return lacksText(page) ? { id: 'app-shell', found: page.emptyRoots[0] ?? '' } : { id: 'read' }
}

/** There was no answer. A failing redirect target is not attributed to the requested address. */
function unanswered(failure: FetchFailure | null, redirects: string[]): Partial<HomeOutcome> {
  const hop = redirects.at(-1)
  switch (failure) {
    case 'dns-failed':
    case 'tls-failed':
    case 'timed-out':
      return { id: failure, ...(hop ? { url: hop, found: hop } : {}) }
    case 'too-many-redirects':
      return { id: 'endless-redirects', found: redirects.slice(-3).join(' → ') }
    case 'too-large':
      return { id: 'too-large' }
    case 'blocked-address':
      return { id: hop ? 'private-redirect' : 'connection-failed', url: hop ?? '', found: hop ?? '' }
    case 'blocked-port':
    case 'blocked-scheme':
    case 'blocked-credentials':
    case 'invalid-url':
    case 'off-site':
      return { id: 'bad-redirect', ...(hop ? { url: hop, found: hop } : {}) }
    default:
      return { id: 'connection-failed', ...(hop ? { url: hop, found: hop } : {}) }
  }
}

function hostOf(url: string): string {
  return URL.parse(url)?.host ?? url
}
