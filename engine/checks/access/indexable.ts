/** May the home page be indexed and quoted? */

import { defineCheck, needsHome } from '#engine/checks/check.ts'
import { directivesOf } from '#engine/extract/page/robots-directives.ts'

export const indexable = defineCheck({
  id: 'indexable',
  category: 'toegang',
  title: { nl: 'Opnemen en citeren mag', en: 'Indexing and quoting are allowed' },
  why: {
    nl: 'Met noindex verdwijnt de pagina uit de zoekindexen waar assistenten op bouwen; met nosnippet mogen ze er niets uit aanhalen.',
    en: 'With noindex the page drops out of the search indexes that assistants build on; with nosnippet they may not quote from it.',
  },
  evidenceClass: 'A',
  source: 'developers.google.com/search/docs/crawling-indexing/robots-meta-tag',
  outcomes: {
    open: {
      points: 3,
      says: { nl: 'Geen tag houdt de homepage uit een index.', en: 'No tag keeps the home page out of an index.' },
    },
    'one-engine': {
      points: 1,
      says: {
        nl: 'De homepage is afgesloten voor {agent} ({tag}).',
        en: 'The home page is closed to {agent} ({tag}).',
      },
      advice: {
        nl: 'Haal deze tag weg als je bij {agent} gevonden wilt worden.',
        en: 'Remove this tag if you want to be found by {agent}.',
      },
    },
    nosnippet: {
      points: 1,
      says: { nl: 'De homepage mag niet worden aangehaald ({tag}).', en: 'The home page may not be quoted ({tag}).' },
      advice: { nl: 'Haal nosnippet of max-snippet:0 weg.', en: 'Remove nosnippet or max-snippet:0.' },
    },
    noindex: {
      points: 0,
      says: { nl: 'De homepage staat op noindex ({tag}).', en: 'The home page is set to noindex ({tag}).' },
      advice: { nl: 'Haal noindex weg van de homepage.', en: 'Remove noindex from the home page.' },
    },
  },
  judge: needsHome((site, home) => {
    const directives = directivesOf(home, site.evidence.home)
    const closed = directives.filter(({ rules }) => rules.includes('noindex') || rules.includes('none'))
    const silent = directives.find(({ rules }) => rules.includes('nosnippet') || rules.includes('max-snippet:0'))
    const worst = closed.find(({ agent }) => agent === '*') ?? closed[0] ?? silent
    const evidence = [{ url: home.url, found: worst?.found ?? directives[0]?.found ?? '-' }]
    if (!worst) return { outcome: 'open', evidence }
    const values = { tag: worst.found, agent: worst.agent }
    if (worst === silent) return { outcome: 'nosnippet', values, evidence }
    return { outcome: worst.agent === '*' ? 'noindex' : 'one-engine', values, evidence }
  }),
})
