/** Are KvK number and btw-id in the markup too, in the properties for them? */

import { defineCheck, needsHome } from '#engine/checks/check.ts'
import { maskedNumber, placeOf } from '#engine/checks/proven-absence.ts'
import { strings } from '#engine/extract/markup/schema-nodes.ts'
import { statedFacts } from '#engine/extract/markup/structured-facts.ts'

const IN_MARKUP = /(?:vatID|taxID|iso6523Code)["'\s:=]{1,8}[^"'\n<>]{5,40}/

export const numbersInMarkup = defineCheck({
  id: 'numbers-in-markup',
  category: 'identiteit',
  title: { nl: 'Nummers in de structured data', en: 'Numbers in the structured data' },
  why: {
    nl: 'Google gebruikt vatID en iso6523Code om bedrijven uit elkaar te houden. 0106 is de code van de Kamer van Koophandel.',
    en: 'Google uses vatID and iso6523Code to tell companies apart. 0106 is the code of the Dutch Chamber of Commerce.',
  },
  evidenceClass: 'A',
  source: 'developers.google.com/search/docs/appearance/structured-data/organization',
  outcomes: {
    both: {
      points: 2,
      says: {
        nl: 'KvK-nummer en btw-id staan in de structured data.',
        en: 'KvK number and VAT id are in the structured data.',
      },
    },
    one: {
      points: 1,
      says: { nl: 'In de structured data staat alleen het {which}.', en: 'The structured data hold only the {which}.' },
      advice: {
        nl: 'Zet ook het andere nummer in de JSON-LD: je btw-id als "vatID", je KvK-nummer als "iso6523Code": "0106:…".',
        en: 'Put the other number in the JSON-LD too: "vatID" and "iso6523Code": "0106:…".',
      },
    },
    unclear: {
      points: 0,
      says: {
        nl: 'De nummers staan waarschijnlijk in de structured data, maar niet leesbaar als die van je bedrijf ({place}).',
        en: 'The numbers are probably in the structured data, but not readable as those of your company ({place}).',
      },
      advice: {
        nl: 'Zet "vatID" en "iso6523Code": "0106:…" in het JSON-LD-blok van je bedrijf, als geldige JSON.',
        en: 'Put "vatID" and "iso6523Code": "0106:…" in the JSON-LD block of your company, as valid JSON.',
      },
    },
    none: {
      points: 0,
      says: {
        nl: 'KvK-nummer en btw-id staan niet in de structured data.',
        en: 'KvK number and VAT id are not in the structured data.',
      },
      advice: {
        nl: 'Zet in de JSON-LD je btw-id als "vatID" en je KvK-nummer als "iso6523Code": "0106:…".',
        en: 'Put "vatID" and "iso6523Code": "0106:…" in the JSON-LD.',
      },
    },
  },
  judge: needsHome((site, home) => {
    const stated = statedFacts(site.company)
    const kvk = stated.kvk.find((one) => one.value === site.facts.kvk?.value)
    const vat = stated.vat.find((one) => one.value.replace(/[\s.-]/g, '').toUpperCase() === site.facts.vat?.value)
    const belgian = vat && site.facts.vat?.value.startsWith('BE')
    const found = [kvk, vat].filter((one) => one !== undefined)
    const evidence = found.map((one) => ({ url: one.page, found: one.snippet }))
    if (found.length === 2 || belgian) return { outcome: 'both', evidence }
    const which = kvk ? { nl: 'KvK-nummer', en: 'KvK number' } : { nl: 'btw-id', en: 'VAT id' }
    if (found.length === 1) return { outcome: 'one', values: { which }, evidence }
    const seen = site.look.sightOf(IN_MARKUP, ['script', 'attribute'])
    if (seen)
      return {
        outcome: 'unclear',
        values: { place: placeOf({ ...seen, found: maskedNumber(seen.found) }) },
        evidence: [{ url: seen.url, found: maskedNumber(seen.found) }],
      }
    const id = site.company.flatMap((node) => strings(node, 'identifier'))[0]
    return { outcome: 'none', evidence: [{ url: home.url, found: id ?? '-' }] }
  }),
})
