/** Does the site say who runs it, where, and how to reach them quickly, as the law requires of online services? */

import { defineCheck, needsHome } from '#engine/checks/check.ts'
import { lackingSentences, pagesRead } from '#engine/checks/proven-absence.ts'
import type { Text } from '#engine/wording.ts'
import { listedTexts } from '#engine/wording.ts'

export const legalDisclosure = defineCheck({
  id: 'legal-disclosure',
  category: 'identiteit',
  title: { nl: 'Wie, waar en hoe te bereiken', en: 'Who, where and how to reach' },
  why: {
    nl: 'De wet vraagt om naam, vestigingsadres en een e-mailadres die makkelijk te vinden zijn. (Geen juridisch advies.)',
    en: 'The law asks for name, address of establishment and an e-mail address that are easy to find. (Not legal advice.)',
  },
  evidenceClass: 'A',
  source: 'art. 3:15d BW',
  outcomes: {
    complete: {
      points: 2,
      says: { nl: 'Naam, adres en e-mailadres zijn te vinden.', en: 'Name, address and e-mail address can be found.' },
    },
    partial: {
      points: 1,
      says: { nl: '{said}', en: '{said}' },
      advice: { nl: 'Zet op je contactpagina ook: {lacks}.', en: 'Put on your contact page too: {lacks}.' },
    },
    none: {
      points: 0,
      says: { nl: '{said}', en: '{said}' },
      advice: { nl: 'Zet op je contactpagina: {lacks}.', en: 'Put on your contact page: {lacks}.' },
    },
  },
  judge: needsHome((site, home) => {
    const { name, address, email } = site.facts
    const parts: [{ page: string; snippet: string } | undefined, Text][] = [
      [name, { nl: 'je naam', en: 'your name' }],
      [address?.value.street ? address : undefined, { nl: 'je vestigingsadres', en: 'your address' }],
      [email, { nl: 'je e-mailadres', en: 'your e-mail address' }],
    ]
    const found = parts.flatMap(([fact]) => fact ?? [])
    const lacking = parts.filter(([fact]) => !fact).map(([, label]) => label)
    const pages = pagesRead(site)
    const fields = ['naam', 'adres of plaats', 'e-mail'] as const
    const said = lackingSentences(
      parts.flatMap(([fact, label], at) => (fact ? [] : [{ label, sighting: site.look.sight(fields[at]!) }])),
      (list, language) =>
        language === 'nl' ? `Niet gevonden op ${pages.nl}: ${list}` : `Not found on ${pages.en}: ${list}`,
    )
    const values = {
      said,
      lacks: listedTexts(lacking),
    }
    const evidence = found.length
      ? found.map((fact) => ({ url: fact.page, found: fact.snippet }))
      : [{ url: home.url, found: '-' }]
    return { outcome: lacking.length === 0 ? 'complete' : lacking.length === 1 ? 'partial' : 'none', values, evidence }
  }),
})
