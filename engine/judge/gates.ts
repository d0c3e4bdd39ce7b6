/** Ceilings on the score, for faults that make everything else count for little. */

import { homePath } from '#engine/checks/access/crawler-access.ts'
import { shutsAllOut } from '#engine/extract/page/home-outcome.ts'
import { lacksText } from '#engine/extract/page/page.ts'
import { noindexOf } from '#engine/extract/page/robots-directives.ts'
import type { SiteReading } from '#engine/extract/read-site.ts'
import { OUTCOME_KINDS } from '#engine/outcomes.ts'
import type { Gate, Language } from '#engine/report/report.ts'

const TEXTS: Record<Gate['id'], Record<Language, string>> = {
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
const CEILINGS: Record<Gate['id'], number> = { disallowed: 15, noindex: 40, 'no-text': 50 }

/** RFC 9309 2.3.1.4: the home page answers, but crawlers must assume that they may not read it. */
const ROBOTS_FAILED: Record<Language, string> = {
  nl: 'robots.txt gaf {status}. Zoekcrawlers lezen dat als een verbod op de hele site (RFC 9309). Daarom is de score hoogstens 15.',
  en: 'robots.txt gave {status}. Search crawlers read that as a ban on the whole site (RFC 9309). So the score is at most 15.',
}

export function gatesOf(site: SiteReading, language: Language): Gate[] {
  if (!OUTCOME_KINDS[site.outcome.id].scored) return []
  const ids: Gate['id'][] = []
  if (shutsAllOut(site.robots, homePath(site))) ids.push('disallowed')
  if (site.home) {
    if (noindexOf(site.home, site.evidence.home)) ids.push('noindex')
    if (lacksText(site.home)) ids.push('no-text')
  }
  const { robots } = site.evidence
  const failed = site.robots.access === 'disallow-all'
  return ids.map((id) => {
    const text = id === 'disallowed' && failed ? ROBOTS_FAILED[language] : TEXTS[id][language]
    const status =
      robots.status === null ? { nl: 'geen antwoord', en: 'no answer' }[language] : `status ${robots.status}`
    return { id, maxScore: CEILINGS[id], says: text.replace('{status}', status) }
  })
}
