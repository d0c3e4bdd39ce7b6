import { expect, test } from 'vitest'
import { landingPageCompany } from './landing-page-company.rules.ts'

const FORM = { companyName: 'Bakkerij De Korenaar', url: 'https://dekorenaar.example/', locations: ['Utrecht'] }
const given = (rechtsvorm: 'eenmanszaak' | 'bv') =>
  landingPageCompany({
    ...{ ...FORM, countries: ['NL'], desiredInfo: 'Wij bakken brood.', llmPlatforms: ['chatgpt'] },
    ...{ rechtsvorm, btwNummer: 'NL842824704B01' },
  })

test('a btw number that holds a citizen service number is never text to paste, that of a company is', () => {
  expect(given('eenmanszaak').facts.vat).toEqual([])
  expect(JSON.stringify(given('eenmanszaak'))).not.toContain('842824704')
  expect(given('bv').facts.vat).toEqual(['NL842824704B01'])
})
