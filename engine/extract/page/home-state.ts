/** Classifies an answer: usable, HTML, a bot wall, a parked page, or a soft 404. */
import type { Source } from '#engine/evidence.ts'
import type { Page } from './page.ts'

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

/** Words that show a parked or unfinished page. A real page with these words has more text. */
export function parkedIn(page: Page): string | undefined {
  return page.words < 250 ? PARKED.exec(page.html.slice(0, 60_000))?.[0] : undefined
}

/** The sign of a bot wall, if any. `page` is the answer parsed as HTML, if possible. */
export function challengeIn(home: Source, page: Page | null): string | null {
  if (home.headers['cf-mitigated']) return `cf-mitigated: ${home.headers['cf-mitigated']}`
  const start = page?.html.slice(0, 60_000) ?? new TextDecoder('latin1').decode(home.body.subarray(0, 60_000))
  const found = CHALLENGE_TEXTS.exec(start)?.[0]
  if (!found) return null
  // A real page may contain Cloudflare's script or a captcha in a form, but it also has text.
  return home.status !== 200 || (page?.words ?? 0) < 120 ? found.slice(0, 80) : null
}

const MISSING = /\b(?:404|niet gevonden|not found|page doesn.t exist|bestaat niet)\b/i

/** A page with status 200 that says that it does not exist. */
export function isSoft404(page: Page): boolean {
  return (
    MISSING.test(page.title) ||
    (page.words < 150 && page.shown.some((line) => line.tag === 'h1' && MISSING.test(line.text)))
  )
}
