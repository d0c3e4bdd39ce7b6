/** What came of asking for the home page: a page that can be read, or which kind of wall. */
import type { FetchFailure, Source } from '../evidence.ts'
import type { Page } from './page.ts'

export type HomeState =
  | { kind: 'readable' }
  | { kind: 'unreachable'; failure: FetchFailure }
  | { kind: 'robots' }
  | { kind: 'status'; status: number }
  | { kind: 'challenge'; found: string }
  | { kind: 'parked'; found: string }
  | { kind: 'not-html'; found: string }
  | { kind: 'empty' }
  /** Our own time or memory limit ended the reading of it. */
  | { kind: 'too-heavy' }

const CHALLENGE_TEXTS =
  /_cf_chl_opt|cf-browser-verification|\/cdn-cgi\/challenge-platform\/h\/|<title>\s{0,9}Just a moment\.\.\.|<title>\s{0,9}Attention Required! \| Cloudflare|<title>\s{0,9}Even geduld|Checking (?:your|if the site connection) browser|DDoS-Guard|px-captcha|_Incapsula_Resource|geo\.captcha-delivery\.com|sgcaptcha|Sucuri WebSite Firewall|verify(?:ing)? (?:that )?you are (?:a )?human|bevestig dat je (?:een mens|geen robot) bent|Enable JavaScript and cookies to continue|awswaf|Pardon Our Interruption|Robot Challenge Screen/i
const PARKED =
  /deze domeinnaam is (?:geregistreerd|gereserveerd|te koop)|dit domein is (?:geregistreerd|gereserveerd|te koop)|domein(?:naam)? te koop|this domain (?:is for sale|may be for sale|name is for sale|has been registered|is parked)|buy this domain|sedoparking|parkingcrew|domain parking|parked (?:free|domain|at|page)|hugedomains\.com|gereserveerd door een klant van|default web site page|welcome to nginx!|apache2 (?:ubuntu|debian) default page|it works!<\/h1>|plesk default page|index of \/</i

export function isUsable(source: Source): boolean {
  return (
    source.status !== null &&
    source.status >= 200 &&
    source.status < 300 &&
    (source.failure === null || source.failure === 'too-large') &&
    source.body.byteLength > 0
  )
}

/** Whether this could be HTML: by its header, or by its first characters where there is no header. */
export function isHtml(source: Source): boolean {
  const type = source.headers['content-type'] ?? ''
  if (type) return /html|xml/i.test(type) && !/svg|rss|atom/i.test(type)
  const start = new TextDecoder('latin1').decode(source.body.subarray(0, 1000))
  return start.includes('<') && !/^(?:%PDF|\x89PNG|GIF8|\xff\xd8|PK)/.test(start)
}

/** `page` is the home page, read; null where it could not be read as HTML. */
export function homeState(home: Source, page: Page | null): HomeState {
  if (home.failure === 'disallowed-by-robots') return { kind: 'robots' }
  if (home.status === null) return { kind: 'unreachable', failure: home.failure ?? 'connection-failed' }
  const challenge = challengeIn(home, page)
  if (challenge) return { kind: 'challenge', found: challenge }
  if (home.status < 200 || home.status >= 300) return { kind: 'status', status: home.status }
  if (!isUsable(home))
    return home.failure && home.failure !== 'too-large'
      ? { kind: 'unreachable', failure: home.failure }
      : { kind: 'empty' }
  if (!page) return { kind: 'not-html', found: home.headers['content-type'] ?? 'geen HTML' }
  const parked = page.words < 250 ? PARKED.exec(page.html.slice(0, 60_000))?.[0] : undefined
  return parked ? { kind: 'parked', found: parked } : { kind: 'readable' }
}

function challengeIn(home: Source, page: Page | null): string | null {
  if (home.headers['cf-mitigated']) return `cf-mitigated: ${home.headers['cf-mitigated']}`
  const start = page?.html.slice(0, 60_000) ?? new TextDecoder('latin1').decode(home.body.subarray(0, 60_000))
  const found = CHALLENGE_TEXTS.exec(start)?.[0]
  if (!found) return null
  // A real page may carry Cloudflare's script or a captcha in its form: then there is text around it.
  return home.status !== 200 || (page?.words ?? 0) < 120 ? found.slice(0, 80) : null
}

const MISSING = /\b(?:404|niet gevonden|not found|page doesn.t exist|bestaat niet)\b/i

/** A page that answers 200 and says that it is not there. */
export function isSoft404(page: Page): boolean {
  return (
    MISSING.test(page.title) ||
    (page.words < 150 && page.shown.some((line) => line.tag === 'h1' && MISSING.test(line.text)))
  )
}
