/** May this crawler read the home page, by the site's robots.txt? One check a crawler; each stands in its own file. */

import type { SiteReading } from '../extract/read-site.ts'
import { isAllowed } from '../fetch/robots.ts'
import { type Check, defineCheck, notMeasured, type Text, type Verdict } from './check.ts'

interface Crawler {
  id: string
  /** The product token; '*' for all that are not named. */
  token: string
  points: number
  title: Text
  why: Text
  source: string
}

export function crawlerCheck({ token, points, ...rest }: Crawler): Check {
  const name = token === '*' ? { nl: 'overige crawlers', en: 'other crawlers' } : { nl: token, en: token }
  return defineCheck({
    ...rest,
    category: 'toegang',
    evidenceClass: 'A',
    outcomes: {
      allowed: {
        points,
        says: {
          nl: `robots.txt laat ${name.nl} de homepage lezen{rule}.`,
          en: `robots.txt lets ${name.en} read the home page{rule}.`,
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
    judge: (site) => judgeAccess(site, token === '*' ? 'SomeOtherBot' : token),
  })
}

export function judgeAccess(site: SiteReading, token: string): Verdict<'allowed' | 'blocked' | 'unreachable'> {
  const { robots, home } = site.evidence
  if (robots.status === null && home.status === null && robots.failure !== 'disallowed-by-robots') {
    return notMeasured('De server was niet te bereiken.', 'The server could not be reached.')
  }
  if (site.robots.access === 'disallow-all') {
    return {
      outcome: 'unreachable',
      evidence: [{ url: robots.url, found: robots.status === null ? (robots.failure ?? '') : `HTTP ${robots.status}` }],
    }
  }
  const { allowed, rule } = isAllowed(site.robots, token, homePath(site))
  const line: Text = rule
    ? {
        nl: ` (regel ${rule.line}: ${rule.text.trim().slice(0, 80)})`,
        en: ` (line ${rule.line}: ${rule.text.trim().slice(0, 80)})`,
      }
    : site.robots.access === 'allow-all'
      ? { nl: ': er is geen robots.txt dat iets verbiedt', en: ': there is no robots.txt that forbids anything' }
      : { nl: '', en: '' }
  const found = rule
    ? `${rule.line}: ${rule.text.trim()}`
    : site.robots.access === 'allow-all'
      ? `HTTP ${robots.status ?? robots.failure}`
      : '-'
  return {
    outcome: allowed ? 'allowed' : 'blocked',
    values: { rule: line },
    evidence: [{ url: robots.finalUrl || robots.url, found: found.slice(0, 200) }],
  }
}

export function homePath(site: SiteReading): string {
  const url = URL.parse(site.evidence.home.finalUrl || site.evidence.url)
  return url ? url.pathname + url.search : '/'
}
