/** Does the site show that it was updated in the last twelve months? */

import { defineCheck, needsHome } from '#engine/checks/check.ts'
import { pagesRead, placeOf } from '#engine/checks/proven-absence.ts'
import { datesOf } from '#engine/extract/offer/dates.ts'
import { shownDate } from '#engine/wording.ts'

const YEAR_MS = 366 * 86_400_000

const UPDATED =
  /(?:dateModified|datePublished|modified_time|laatst (?:bijgewerkt|gewijzigd|herzien)|bijgewerkt op|last (?:updated|modified|reviewed))[^\n<>]{0,10}[^\n<>]{4,30}/i

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
    unclear: {
      points: 0,
      says: {
        nl: 'Er staat waarschijnlijk een datum van bijwerken, maar niet leesbaar als datum ({place}).',
        en: 'There is probably a date of updating, but not readable as a date ({place}).',
      },
      advice: {
        nl: 'Schrijf de datum voluit bij ‘Laatst bijgewerkt’, of als dateModified in de JSON-LD.',
        en: 'Write the date in full beside ‘Last updated’, or as dateModified in the JSON-LD.',
      },
    },
    none: {
      points: 0,
      says: {
        nl: 'Op {pages} staat niet wanneer ze zijn bijgewerkt.',
        en: 'Nothing on {pages} says when they were updated.',
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
    const seen = newest ? null : site.look.sightOf(UPDATED)
    if (seen)
      return { outcome: 'unclear', values: { place: placeOf(seen) }, evidence: [{ url: seen.url, found: seen.found }] }
    if (!newest)
      return { outcome: 'none', values: { pages: pagesRead(site) }, evidence: [{ url: home.url, found: '-' }] }
    return {
      outcome: now - newest.at <= YEAR_MS ? 'recent' : 'old',
      values: { date: shownDate(newest.at) },
      evidence: [{ url: newest.url, found: newest.found }],
    }
  }),
})
