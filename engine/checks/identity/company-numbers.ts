/** Are KvK number and btw-id visible on the site, and are they the right ones to show? */
import { defineCheck, needsHome } from '#engine/checks/check.ts'
import { maskedNumber, pagesRead, placeOf } from '#engine/checks/proven-absence.ts'

const KVK = { nl: 'KvK-nummer', en: 'a KvK number' }
const VAT = { nl: 'geldig btw-id', en: 'a valid VAT id' }

const KVK_NUMBER = { nl: 'KvK-nummer', en: 'KvK number' }
const VAT_ID = { nl: 'btw-id', en: 'VAT id' }

export const companyNumbers = defineCheck({
  id: 'company-numbers',
  category: 'identiteit',
  title: { nl: 'KvK-nummer en btw-id zichtbaar', en: 'KvK number and VAT id visible' },
  why: {
    nl: 'De wet vraagt om deze nummers op je site, en ze maken je bedrijf onverwisselbaar. (Geen juridisch advies.)',
    en: 'The law asks for these numbers on your site, and they make your company unmistakable. (Not legal advice.)',
  },
  evidenceClass: 'A',
  source: 'art. 27 Handelsregisterwet 2007; art. 3:15d BW',
  outcomes: {
    both: { points: 3, says: { nl: 'De site noemt {numbers}.', en: 'The site states {numbers}.' } },
    one: {
      points: 2,
      says: {
        nl: 'De site noemt {numbers}, maar geen {other}.',
        en: 'The site states {numbers}, but no {other}.',
      },
      advice: {
        nl: 'Zet KvK-nummer en btw-id samen in de footer. Ben je vrijgesteld van btw, dan volstaat het KvK-nummer.',
        en: 'Put KvK number and VAT id together in the footer. If you are exempt from VAT, the KvK number is enough.',
      },
    },
    bsn: {
      points: 0,
      says: {
        nl: 'Waarschuwing: het btw-nummer op de site ({masked}) lijkt een oud omzetbelastingnummer met je BSN.',
        en: 'Warning: the VAT number on the site ({masked}) looks like an old turnover tax number that holds your citizen service number (BSN).',
      },
      advice: {
        nl: 'Haal dit nummer van je site en gebruik je btw-id; dat staat in Mijn Belastingdienst Zakelijk.',
        en: 'Remove this number from your site and use your btw-id; it is in Mijn Belastingdienst Zakelijk.',
      },
    },
    'one-unclear': {
      points: 2,
      says: {
        nl: 'De site noemt {numbers}; het andere nummer staat er waarschijnlijk, maar niet leesbaar als {as} ({place}).',
        en: 'The site states {numbers}; the other number is probably there, but not readable as {as} ({place}).',
      },
      advice: {
        nl: 'Zet KvK-nummer en btw-id samen als gewone tekst in de footer.',
        en: 'Put KvK number and VAT id together as plain text in the footer.',
      },
    },
    unclear: {
      points: 0,
      says: {
        nl: 'Er staat waarschijnlijk een nummer, maar niet leesbaar als {as} ({place}).',
        en: 'There is probably a number, but not readable as {as} ({place}).',
      },
      advice: {
        nl: 'Zet KvK-nummer en btw-id samen als gewone tekst in de footer.',
        en: 'Put KvK number and VAT id together as plain text in the footer.',
      },
    },
    none: {
      points: 0,
      says: {
        nl: 'Op {pages} staat geen KvK-nummer en geen btw-id.',
        en: 'There is no KvK number and no VAT id on {pages}.',
      },
      advice: { nl: 'Zet je KvK-nummer en btw-id in de footer.', en: 'Put your KvK number and VAT id in the footer.' },
    },
  },
  judge: needsHome((site, home) => {
    const { kvk, vat } = site.facts
    const bsn = site.bsnNumbers[0]
    if (bsn) {
      const masked = `${bsn.value.slice(0, 4)}•••••••${bsn.value.slice(-3)}`
      return { outcome: 'bsn', values: { masked }, evidence: [{ url: bsn.page, found: masked }] }
    }
    const found = [kvk, vat].filter((fact) => fact !== undefined)
    const evidence = found.map((fact) => ({ url: fact.page, found: fact.snippet }))
    const numbers = [...(kvk ? [`KvK ${kvk.value}`] : []), ...(vat ? [`btw-id ${vat.value}`] : [])].join(', ')
    // A Belgian enterprise number is both numbers at once.
    const enough = found.length === 2 || vat?.value.startsWith('BE')
    if (enough) return { outcome: 'both', values: { numbers }, evidence }
    const seen = (!kvk && site.look.sight('KvK-nummer')) || (!vat && site.look.sight('btw-id')) || null
    if (seen) {
      const masked = { ...seen, found: maskedNumber(seen.found) }
      const as = !kvk && site.look.sight('KvK-nummer') ? KVK : VAT
      const values = { numbers, as, place: placeOf(masked) }
      const where = [...evidence, { url: seen.url, found: masked.found }]
      return { outcome: found.length === 1 ? 'one-unclear' : 'unclear', values, evidence: where }
    }
    if (found.length === 1) return { outcome: 'one', values: { numbers, other: kvk ? VAT_ID : KVK_NUMBER }, evidence }
    return { outcome: 'none', values: { pages: pagesRead(site) }, evidence: [{ url: home.url, found: '-' }] }
  }),
})
