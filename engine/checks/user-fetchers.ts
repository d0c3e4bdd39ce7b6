/** May the fetchers read that come when a person asks an assistant about this very site? */
import { isAllowed } from '../fetch/robots.ts'
import { defineCheck, notMeasured } from './check.ts'
import { homePath, judgeAccess } from './crawler-access.ts'

// Perplexity-User is not here: it generally ignores robots.txt.
const TOKENS = ['ChatGPT-User', 'Claude-User']

export const userFetchers = defineCheck({
  id: 'user-fetchers',
  category: 'toegang',
  title: { nl: 'Ophalen op verzoek van een gebruiker', en: 'Fetching at a user’s request' },
  why: {
    nl: 'Vraagt iemand een assistent naar jouw site, dan komt een aparte crawler de pagina op dat moment halen.',
    en: 'When someone asks an assistant about your site, a separate crawler fetches the page at that moment.',
  },
  evidenceClass: 'A',
  source: 'developers.openai.com/api/docs/bots; privacy.claude.com, artikel 8896518',
  outcomes: {
    allowed: {
      points: 2,
      says: {
        nl: 'ChatGPT-User en Claude-User mogen de homepage lezen.',
        en: 'ChatGPT-User and Claude-User may read the home page.',
      },
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
    const outcome = blocked.length === 0 ? 'allowed' : blocked.length === 1 ? 'one-blocked' : 'blocked'
    return {
      outcome,
      values: { tokens: blocked.join(', ') },
      evidence: access.flatMap((one) => one.evidence ?? []).slice(0, 2),
    }
  },
})
