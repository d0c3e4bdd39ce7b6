/** Ceilings on the total: what makes all the rest count for little. */

import { homePath } from './checks/crawler-access.ts'
import { scoredCrawlers, UNNAMED } from './crawlers.ts'
import { lacksText } from './extract/page.ts'
import type { SiteReading } from './extract/read-site.ts'
import { noindexOf } from './extract/robots-directives.ts'
import { isAllowed } from './fetch/robots.ts'
import type { Gate, Language } from './report.ts'

/** The crawlers whose access would make a site readable for at least one assistant. */
const SEARCH_CRAWLERS = [UNNAMED, ...scoredCrawlers('search').map(({ token }) => token)]

const TEXTS: Record<Gate['id'], Record<Language, string>> = {
  unreachable: {
    nl: 'De homepage was voor ons niet te lezen. Daarom is de score hoogstens 15.',
    en: 'We could not read the home page. So the score is at most 15.',
  },
  disallowed: {
    nl: 'robots.txt sluit alle zoekcrawlers uit. Daarom is de score hoogstens 15.',
    en: 'robots.txt shuts out all search crawlers. So the score is at most 15.',
  },
  noindex: {
    nl: 'De homepage staat op noindex: zoekmachines en de assistenten die erop bouwen, nemen hem niet op. Daarom is de score hoogstens 40.',
    en: 'The home page is set to noindex: search engines, and the assistants that build on them, leave it out. So the score is at most 40.',
  },
  'no-text': {
    nl: 'Zonder JavaScript heeft de homepage nauwelijks tekst, en de meeste AI-crawlers voeren geen JavaScript uit. Daarom is de score hoogstens 50.',
    en: 'Without JavaScript the home page has hardly any text, and most AI crawlers run no JavaScript. So the score is at most 50.',
  },
}
const CEILINGS: Record<Gate['id'], number> = { unreachable: 15, disallowed: 15, noindex: 40, 'no-text': 50 }

export function needsGate(site: SiteReading, language: Language): Gate[] {
  const ids: Gate['id'][] = []
  const { kind } = site.state
  if (kind !== 'readable' && kind !== 'robots' && kind !== 'too-heavy') ids.push('unreachable')
  if (site.evidence.robots.status !== null || kind === 'robots') {
    const path = homePath(site)
    const open = SEARCH_CRAWLERS.some((token) => isAllowed(site.robots, token, path).allowed)
    if (!open) ids.push('disallowed')
  }
  if (site.home) {
    if (noindexOf(site.home, site.evidence.home)) ids.push('noindex')
    if (lacksText(site.home)) ids.push('no-text')
  }
  return ids.map((id) => ({ id, maxScore: CEILINGS[id], says: TEXTS[id][language] }))
}
