/** Does anything on the site say that it was kept up in the last twelve months? */
import { datesOf } from '../extract/dates.ts'
import { shownDate } from '../wording.ts'
import { defineCheck, needsHome } from './check.ts'

const YEAR_MS = 366 * 86_400_000

export const recentDate = defineCheck({
  id: 'recent-date',
  category: 'inhoud',
  title: { nl: 'Een datum van het afgelopen jaar', en: 'A date within the last year' },
  why: {
    nl: 'Actuele pagina’s worden vaker aangehaald; of het daardoor komt, is niet aangetoond.',
    en: 'Recent pages are cited more often; whether that is the cause has not been shown.',
  },
  evidenceClass: 'C',
  source: 'GEO-16, arXiv 2509.10762 (samenhang, geen bewijs)',
  outcomes: {
    recent: {
      points: 2,
      says: { nl: 'De site noemt {date} als laatste wijziging.', en: 'The site gives {date} as its last change.' },
    },
    old: {
      points: 1,
      says: {
        nl: 'De nieuwste datum op de site is {date}, langer dan een jaar geleden.',
        en: 'The newest date on the site is {date}, more than a year ago.',
      },
      advice: {
        nl: 'Werk de pagina’s bij en zet erbij wanneer dat was.',
        en: 'Bring the pages up to date, and say when that was.',
      },
    },
    none: {
      points: 0,
      says: {
        nl: 'Nergens op de site staat wanneer hij is bijgewerkt.',
        en: 'Nowhere does the site say when it was updated.',
      },
      advice: {
        nl: 'Zet ‘Laatst bijgewerkt:’ met de datum op je pagina’s, of dateModified in de JSON-LD.',
        en: 'Put ‘Last updated:’ with the date on your pages, or dateModified in the JSON-LD.',
      },
    },
  },
  judge: needsHome((site, home) => {
    const now = Date.parse(site.evidence.takenAt)
    const newest = datesOf(site.pages, site.jsonLd.nodes, site.evidence.home.headers, now)[0]
    if (!newest) return { outcome: 'none', evidence: [{ url: home.url, found: '-' }] }
    return {
      outcome: now - newest.at <= YEAR_MS ? 'recent' : 'old',
      values: { date: shownDate(newest.at) },
      evidence: [{ url: newest.url, found: newest.found }],
    }
  }),
})
