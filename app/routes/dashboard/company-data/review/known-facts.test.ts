import { expect, test } from 'vitest'
import type { ProfileFormValues } from '#features/profiles/form.schema.ts'
import { KNOWN_FACTS } from './known-facts.ts'

const EMPTY = { companyName: '', url: '', locations: [], countries: [], desiredInfo: '', llmPlatforms: [] }
const PLACE = {
  ...{ naam: '', straat: '', postcode: '', plaats: '', land: '', telefoon: '', alleen_plaats: false },
  ...{ openingstijden: [], uitzonderingen: [] },
}

function known(values: Partial<ProfileFormValues>): string[] {
  return KNOWN_FACTS.filter(({ isKnown }) => isKnown({ ...EMPTY, ...values })).map(({ field }) => field)
}

test('each field that an analysis reads for a known fact makes it known', () => {
  expect(known({})).toEqual([])
  expect(known({ samenvattingAlgemeen: 'Brood.' })).toEqual(['omschrijving'])
  expect(known({ sectoren: ['Horeca'] })).toEqual(['sector'])
  const place = { ...PLACE, plaats: 'Ede', land: 'NL', telefoon: '0318 12 34 56' }
  expect(known({ locatiesUitgebreid: [place] })).toEqual(['adres of plaats', 'land', 'telefoon'])
  expect(known({ pakketten: [{ naam: 'Ontbijt', omschrijving: '', prijs: '' }] })).toEqual(['diensten'])
  expect(known({ kvkNummer: '6903 8240', publicEmail: 'brood@bakker.nl' })).toEqual(['e-mail', 'KvK-nummer'])
})

test('a legal name is no KvK number, and an entry that is not saved or has no answer makes nothing known', () => {
  expect(known({ kvkNummer: 'Bakkerij De Oven B.V.', publicEmail: 'geen' })).toEqual([])
  expect(known({ diensten: [{ naam: ' ', omschrijving: 'Vers', prijsrange: '', categorie: '' }] })).toEqual([])
  expect(known({ faqs: [{ vraag: 'Bezorgen jullie?', antwoord: '' }] })).toEqual([])
  expect(known({ cases: [{ klant: '', uitdaging: '', aanpak: 'Snel', resultaat: '', url: '' }] })).toEqual([])
  expect(known({ locatiesUitgebreid: [{ ...PLACE, postcode: '6711 AB' }] })).toEqual([])
})
