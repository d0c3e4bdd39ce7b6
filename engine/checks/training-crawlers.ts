/** Which training crawlers are shut out? For information: it is the owner's choice and gives no points. */
import { isAllowed } from '../fetch/robots.ts'
import { defineCheck, notMeasured } from './check.ts'
import { homePath, judgeAccess } from './crawler-access.ts'

const TOKENS = ['GPTBot', 'ClaudeBot', 'CCBot', 'Applebot-Extended', 'meta-externalagent', 'Amazonbot']

export const trainingCrawlers = defineCheck({
  id: 'training-crawlers',
  category: 'toegang',
  title: { nl: 'Trainingscrawlers (ter informatie)', en: 'Training crawlers (for information)' },
  why: {
    nl: 'Of je tekst modellen mag trainen, beslis je zelf. Het levert geen punten op en kost er geen.',
    en: 'Whether your text may train models is your decision. It wins no points and costs none.',
  },
  evidenceClass: 'A',
  source: 'developers.openai.com/api/docs/bots; privacy.claude.com; commoncrawl.org/ccbot',
  outcomes: {
    open: {
      points: 0,
      says: {
        nl: 'Alle bekende trainingscrawlers mogen je site lezen.',
        en: 'All known training crawlers may read your site.',
      },
    },
    closed: {
      points: 0,
      says: {
        nl: 'robots.txt sluit deze trainingscrawlers uit: {tokens}.',
        en: 'robots.txt shuts these training crawlers out: {tokens}.',
      },
    },
  },
  judge(site) {
    if (judgeAccess(site, 'GPTBot').outcome === 'niet-gemeten')
      return notMeasured('De server was niet te bereiken.', 'The server could not be reached.')
    const closed = TOKENS.filter((token) => !isAllowed(site.robots, token, homePath(site)).allowed)
    const evidence = [
      { url: site.evidence.robots.finalUrl || site.evidence.robots.url, found: closed.join(', ') || '-' },
    ]
    return { outcome: closed.length ? 'closed' : 'open', values: { tokens: closed.join(', ') }, evidence }
  },
})
