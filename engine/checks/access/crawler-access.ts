/** May this crawler read the home page, by the site's robots.txt? One check for each that is scored, made from the registry. */

import { type Check, defineCheck, notMeasured, type Verdict } from '#engine/checks/check.ts'
import { accessCheckId, crawlerName, OTHER_CRAWLERS_CHECK, scoredCrawlers, UNNAMED } from '#engine/crawlers.ts'
import type { SiteReading } from '#engine/extract/read-site.ts'
import { isAllowed } from '#engine/visit/robots.ts'
import { excerpt, type Text } from '#engine/wording.ts'

/** One check for each search crawler; its id is the crawler's token in lower case. */
export const searchCrawlers: Check[] = scoredCrawlers('search').map(accessCheck)

/** Tokens of robots.txt without a crawler: they decide whether indexed text may be a source of answers. */
export const groundingTokens: Check[] = scoredCrawlers('grounding').map(accessCheck)

/** The rules for crawlers that are not named. xAI documents no crawler for Grok, so only these rules concern it. */
export const otherCrawlers = makeCheck({
  id: OTHER_CRAWLERS_CHECK,
  token: UNNAMED,
  name: { nl: 'overige crawlers', en: 'other crawlers' },
  title: { nl: 'Overige crawlers mogen lezen', en: 'Other crawlers may read' },
  points: 2,
  why: {
    nl: 'De groep * geldt voor elke crawler zonder eigen regels. Voor Grok is geen crawler gedocumenteerd; hij valt hieronder.',
    en: 'The group * holds for every crawler without rules of its own. No crawler is documented for Grok; it falls under this.',
  },
  source: 'RFC 9309, 2.2.1',
})

function accessCheck(crawler: ReturnType<typeof scoredCrawlers>[number]): Check {
  const { token, tokenOnly, documentation = '', scored } = crawler
  return makeCheck({
    id: accessCheckId(crawler),
    token,
    name: { nl: token, en: token },
    title: tokenOnly
      ? { nl: `${token} mag`, en: `${token} may` }
      : { nl: `${crawlerName(crawler)} mag lezen`, en: `${crawlerName(crawler)} may read` },
    points: scored.points,
    why: scored.why,
    source: documentation.replace('https://', ''),
  })
}

function capitalised(name: string): string {
  return name[0]!.toUpperCase() + name.slice(1)
}

interface Access {
  id: string
  token: string
  name: Text
  title: Text
  points: number
  why: Text
  source: string
}

function makeCheck({ token, name, points, ...rest }: Access): Check {
  return defineCheck({
    ...rest,
    category: 'toegang',
    evidenceClass: 'A',
    outcomes: {
      allowed: {
        points,
        says: {
          nl: `${capitalised(name.nl)} ${token === UNNAMED ? 'mogen' : 'mag'} de homepage lezen{because}.`,
          en: `${capitalised(name.en)} may read the home page{because}.`,
        },
      },
      blocked: {
        points: 0,
        says: {
          nl: `robots.txt verbiedt ${name.nl} de homepage te lezen{rule}.`,
          en: `robots.txt forbids ${name.en} to read the home page{rule}.`,
        },
        advice: { nl: `Sta ${name.nl} toe in robots.txt.`, en: `Allow ${name.en} in robots.txt.` },
      },
      unreachable: {
        points: 0,
        says: {
          nl: `robots.txt gaf een serverfout of geen antwoord; ${name.nl} moet dan aannemen dat niets mag.`,
          en: `robots.txt gave a server error or no answer; ${name.en} must then assume that nothing is allowed.`,
        },
        advice: {
          nl: 'Laat robots.txt met status 200 of 404 antwoorden.',
          en: 'Make robots.txt answer with status 200 or 404.',
        },
      },
    },
    judge: (site) => judgeAccess(site, token),
  })
}

export function judgeAccess(site: SiteReading, token: string): Verdict<'allowed' | 'blocked' | 'unreachable'> {
  const { robots, home } = site.evidence
  // A server that fails on every request says nothing about which crawlers it allows.
  if (site.robots.access === 'disallow-all' && home.status !== 200)
    return notMeasured('De server gaf geen robots.txt.', 'The server gave no robots.txt.')
  if (site.robots.access === 'disallow-all') {
    return {
      outcome: 'unreachable',
      evidence: [{ url: robots.url, found: robots.status === null ? (robots.failure ?? '') : `HTTP ${robots.status}` }],
    }
  }
  const { allowed, rule } = isAllowed(site.robots, token, homePath(site))
  const line: Text = rule
    ? {
        nl: ` (regel ${rule.line}: ${excerpt(rule.text, 80)})`,
        en: ` (line ${rule.line}: ${excerpt(rule.text, 80)})`,
      }
    : { nl: '', en: '' }
  const because: Text = rule
    ? { nl: ` volgens robots.txt${line.nl}`, en: ` by robots.txt${line.en}` }
    : site.robots.access === 'allow-all'
      ? { nl: ': er is geen robots.txt dat iets verbiedt', en: ': there is no robots.txt that forbids anything' }
      : { nl: ': robots.txt verbiedt het niet', en: ': robots.txt does not forbid it' }
  const found = rule
    ? `${rule.line}: ${rule.text.trim()}`
    : site.robots.access === 'allow-all'
      ? `HTTP ${robots.status ?? robots.failure}`
      : '-'
  return {
    outcome: allowed ? 'allowed' : 'blocked',
    values: { rule: line, because },
    evidence: [{ url: robots.finalUrl || robots.url, found: found.slice(0, 200) }],
  }
}

export function homePath(site: SiteReading): string {
  const url = URL.parse(site.evidence.home.finalUrl || site.evidence.url)
  return url ? url.pathname + url.search : '/'
}
