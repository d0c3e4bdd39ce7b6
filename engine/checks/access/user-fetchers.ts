/** May the fetchers read the page that an assistant sends when a person asks about this site? */

import { defineCheck, notMeasured } from '#engine/checks/check.ts'
import { scoredCrawlers } from '#engine/crawlers.ts'
import { isAllowed } from '#engine/visit/robots.ts'
import { homePath, judgeAccess } from './crawler-access.ts'

// Perplexity-User is not scored: it generally ignores robots.txt.
const FETCHERS = scoredCrawlers('fetch')
const TOKENS = FETCHERS.map(({ token }) => token)
const NAMES = { nl: TOKENS.join(' en '), en: TOKENS.join(' and ') }
const POINTS = FETCHERS.reduce((sum, { scored }) => sum + scored.points, 0)

export const userFetchers = defineCheck({
  id: 'user-fetchers',
  category: 'toegang',
  title: { nl: 'Ophalen op verzoek van een gebruiker', en: 'Fetching at a user’s request' },
  why: FETCHERS[0]!.scored.why,
  evidenceClass: 'A',
  source: FETCHERS.map(({ documentation = '' }) => documentation.replace('https://', '')).join('; '),
  outcomes: {
    allowed: {
      points: POINTS,
      says: { nl: `${NAMES.nl} mogen de homepage lezen.`, en: `${NAMES.en} may read the home page.` },
    },
    'one-blocked': {
      points: 1,
      says: { nl: 'robots.txt sluit {tokens} uit.', en: 'robots.txt shuts out {tokens}.' },
      advice: { nl: 'Sta {tokens} toe in robots.txt.', en: 'Allow {tokens} in robots.txt.' },
    },
    blocked: {
      points: 0,
      says: { nl: 'robots.txt sluit {tokens} uit.', en: 'robots.txt shuts out {tokens}.' },
      advice: { nl: 'Sta {tokens} toe in robots.txt.', en: 'Allow {tokens} in robots.txt.' },
    },
  },
  judge(site) {
    const access = TOKENS.map((token) => judgeAccess(site, token))
    if (access[0]!.outcome === 'niet-gemeten')
      return notMeasured('De server was niet te bereiken.', 'The server could not be reached.')
    const blocked = TOKENS.filter((token) => !isAllowed(site.robots, token, homePath(site)).allowed)
    const outcome = blocked.length === 0 ? 'allowed' : blocked.length < TOKENS.length ? 'one-blocked' : 'blocked'
    return {
      outcome,
      values: { tokens: blocked.join(', ') },
      evidence: access.flatMap((one) => one.evidence ?? []).slice(0, 2),
    }
  },
})
