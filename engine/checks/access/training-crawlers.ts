/** Which training crawlers are blocked? For information only: it is the owner's choice and gives no points. */

import { defineCheck, notMeasured } from '#engine/checks/check.ts'
import { crawlersFor } from '#engine/crawlers.ts'
import { isAllowed } from '#engine/visit/robots.ts'
import { homePath, judgeAccess } from './crawler-access.ts'

/** Crawlers that declare to obey robots.txt; Google-Extended has its own check. */
const TRAINERS = crawlersFor('training').filter(({ obeysRobots, scored }) => !obeysRobots && !scored)
const TOKENS = TRAINERS.map(({ token }) => token)

export const trainingCrawlers = defineCheck({
  id: 'training-crawlers',
  category: 'toegang',
  title: { nl: 'Trainingscrawlers (ter informatie)', en: 'Training crawlers (for information)' },
  why: {
    nl: 'Of je tekst modellen mag trainen, beslis je zelf. Het levert geen punten op en kost er geen.',
    en: 'Whether your text may train models is your decision. It wins no points and costs none.',
  },
  evidenceClass: 'A',
  source: TRAINERS.flatMap(({ documentation }) => documentation?.replace('https://', '') ?? []).join('; '),
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
    if (judgeAccess(site, TOKENS[0]!).outcome === 'niet-gemeten')
      return notMeasured('De server was niet te bereiken.', 'The server could not be reached.')
    const closed = TOKENS.filter((token) => !isAllowed(site.robots, token, homePath(site)).allowed)
    const evidence = [
      { url: site.evidence.robots.finalUrl || site.evidence.robots.url, found: closed.join(', ') || '-' },
    ]
    return { outcome: closed.length ? 'closed' : 'open', values: { tokens: closed.join(', ') }, evidence }
  },
})
