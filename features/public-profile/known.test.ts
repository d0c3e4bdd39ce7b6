import { expect, test } from 'vitest'
import { readerOf } from './known.ts'
import { companySchema } from './schema.ts'

const read = readerOf(companySchema)
const NOTHING = Object.fromEntries(
  Object.entries(companySchema.parse({ company_name: 'x' })).filter(([name]) => name !== 'company_name'),
)

test('only columns and keys named in the schema are read, so that what was never made public stays hidden', () => {
  const stored = {
    ...{ company_name: 'De Molen', primair_email: 'geheim@molen.nl', beeldrechten_akkoord: true },
    team: [{ naam: 'Ans', verborgen: false, salaris: 'veel' }],
    locaties_uitgebreid: [{ plaats: 'Meerdam', alleen_plaats: true }],
  }
  expect(read(stored)).toEqual({
    ...{ ...NOTHING, company_name: 'De Molen' },
    ...{ team: [{ naam: 'Ans' }], locaties_uitgebreid: [{ plaats: 'Meerdam' }] },
  })
})

test('blank texts, empty entries and entries without a name are left out', () => {
  const stored = {
    ...{ company_name: 'De Molen', desired_info: ' \n', sector: '', locations: ['', 'Meerdam', ' '] },
    diensten: [{}, { naam: ' ' }, { omschrijving: 'Zonder naam' }, { naam: 'Malen', categorie: '' }],
    cases: [{ klant: '' }, { resultaat: 'Meer meel' }],
  }
  expect(read(stored)).toEqual({
    ...{ ...NOTHING, company_name: 'De Molen', locations: ['Meerdam'] },
    ...{ diensten: [{ naam: 'Malen' }], cases: [{ resultaat: 'Meer meel' }] },
  })
})

test('a value of the wrong type is left out, but a number for a text column becomes that text', () => {
  const stored = {
    ...{ company_name: 'De Molen', sector: { a: 1 }, talen: 'nl', countries: ['NL', 'Nederland'], rechtsvorm: 'gilde' },
    ...{ oprichtingsjaar: '1987', kvk_nummer: '1234', diensten: [null, 'Malen', 3] },
    review_bronnen: [{ bronnaam: 'Google', score: 4.8, aantal: 0 }],
  }
  expect(read(stored)).toEqual({
    ...{ ...NOTHING, company_name: 'De Molen', countries: ['NL'] },
    review_bronnen: [{ bronnaam: 'Google', score: '4.8', aantal: '0' }],
  })
})

test('a social profile may lack the name of its platform, and a missing list is empty', () => {
  const stored = { company_name: 'De Molen', social_profielen: [{ url: 'https://a.nl/' }, { platform: 'X' }] }
  expect(read(stored)).toEqual({
    ...{ ...NOTHING, company_name: 'De Molen' },
    social_profielen: [{ platform: '', url: 'https://a.nl/' }],
  })
  expect(read({})).toBeUndefined()
  expect(read({ sector: 'Bakkerij' })).toBeUndefined()
})
