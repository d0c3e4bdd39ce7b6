/** Does the markup link to the company's profiles elsewhere (sameAs)? */

import { defineCheck, needsHome } from '#engine/checks/check.ts'
import { pagesRead, placeOf } from '#engine/checks/proven-absence.ts'
import { strings } from '#engine/extract/markup/schema-nodes.ts'

export const sameAs = defineCheck({
  id: 'same-as',
  category: 'identiteit',
  title: { nl: 'Verwijzing naar je profielen elders (sameAs)', en: 'Links to your profiles elsewhere (sameAs)' },
  why: {
    nl: 'Met sameAs zegt je site zelf welke profielen van jou zijn, zodat niemand je met een naamgenoot verwart.',
    en: 'With sameAs your site itself says which profiles are yours, so that nobody takes you for a namesake.',
  },
  evidenceClass: 'A',
  source: 'developers.google.com/search/docs/appearance/structured-data/organization',
  outcomes: {
    two: { points: 2, says: { nl: 'sameAs noemt {count} profielen.', en: 'sameAs names {count} profiles.' } },
    one: {
      points: 1,
      says: { nl: 'sameAs noemt één profiel.', en: 'sameAs names one profile.' },
      advice: {
        nl: 'Noem in sameAs nog een profiel, bijvoorbeeld LinkedIn.',
        en: 'Name one more profile in sameAs, for instance LinkedIn.',
      },
    },
    'links-only': {
      points: 1,
      says: {
        nl: 'De site linkt naar {count} {count|profiel, maar noemt het|profielen, maar noemt ze} niet in sameAs.',
        en: 'The site links to {count} {count|profile, but does not name it|profiles, but does not name them} in sameAs.',
      },
      advice: {
        nl: 'Zet {count|deze link|deze links} als sameAs in de JSON-LD.',
        en: 'Put {count|this link|these links} as sameAs in the JSON-LD.',
      },
    },
    unclear: {
      points: 0,
      says: {
        nl: 'Er staat waarschijnlijk een profiel, maar niet leesbaar als dat van je bedrijf ({place}).',
        en: 'There is probably a profile, but not readable as that of your company ({place}).',
      },
      advice: {
        nl: 'Zet de links naar je eigen profielen als sameAs (dat zijn mijn profielen) in de JSON-LD en als gewone link in de footer.',
        en: 'Put links to your own profiles as sameAs in the JSON-LD and as plain links in the footer.',
      },
    },
    none: {
      points: 0,
      says: { nl: 'Op {pages} staan geen profielen elders.', en: 'There are no profiles elsewhere on {pages}.' },
      advice: {
        nl: 'Zet links naar je eigen profielen als sameAs in de JSON-LD en in de footer.',
        en: 'Put links to your own profiles as sameAs in the JSON-LD and in the footer.',
      },
    },
  },
  judge: needsHome((site, home) => {
    const own = site.company.flatMap((node) => strings(node, 'sameAs').map((url) => ({ url: node.page, found: url })))
    const named = [
      ...new Map(
        own
          .filter(({ found }) => URL.canParse(found) && !/example\.|yourpage|username/i.test(found))
          .map((one) => [one.found.replace(/\/$/, ''), one]),
      ).values(),
    ]
    const linked = site.facts.socials ?? []
    if (named.length >= 2) return { outcome: 'two', values: { count: named.length }, evidence: named.slice(0, 4) }
    if (named.length === 1) return { outcome: 'one', evidence: named }
    if (linked.length)
      return {
        outcome: 'links-only',
        values: { count: linked.length },
        evidence: linked.slice(0, 4).map((one) => ({ url: one.page, found: one.value })),
      }
    const seen = site.look.sight('sociale profielen')
    if (seen)
      return { outcome: 'unclear', values: { place: placeOf(seen) }, evidence: [{ url: seen.url, found: seen.found }] }
    return { outcome: 'none', values: { pages: pagesRead(site) }, evidence: [{ url: home.url, found: '-' }] }
  }),
})
