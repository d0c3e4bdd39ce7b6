import { describe, expect, test } from 'vitest'
import { COUNTRIES } from '#features/profiles/countries.ts'
import fc from '#tests/support/fast-check.ts'
import { type Company, companySchema } from './schema.ts'
import { sentenceOf, sentenceText } from './sentence.ts'

const company = (facts: Partial<Company>): Company => companySchema.parse({ company_name: 'De Oven', ...facts })
const said = (facts: Partial<Company>) => sentenceText(company(facts))

describe('the sentence about a company', () => {
  test('states the known facts in a natural order', () => {
    expect(
      said({
        sector: 'Bakkerij',
        oprichtingsjaar: 1987,
        locations: ['Meerdam'],
        countries: ['NL', 'BE'],
        diensten: [{ naam: 'Dagbezorging' }, { naam: 'Broodadvies' }],
        sectoren: ['Horeca', 'Zorg'],
      }),
    ).toBe(
      'De Oven is een in 1987 opgericht bedrijf in de sector Bakkerij, te vinden in Meerdam, actief in Nederland en België, met diensten als Dagbezorging en Broodadvies en met klanten in de sectoren Horeca en Zorg.',
    )
  })

  test.each<[Partial<Company>, string]>([
    [{ url: 'https://www.deoven.nl/' }, 'De Oven is een bedrijf met de website deoven.nl.'],
    [{ oprichtingsjaar: 1987 }, 'De Oven is een in 1987 opgericht bedrijf.'],
    [{ locations: ['Meerdam'] }, 'De Oven is een bedrijf in Meerdam.'],
    [{ locations: ['A', 'B'] }, 'De Oven is een bedrijf in A en B.'],
    [{ locations: ['A', 'B', 'C', 'D'] }, 'De Oven is een bedrijf in A, B, C en 1 andere plaats.'],
    [{ locations: ['A', 'B', 'C', 'D', 'E'] }, 'De Oven is een bedrijf in A, B, C en 2 andere plaatsen.'],
    [{ locaties_uitgebreid: [{ plaats: 'Goes' }] }, 'De Oven is een bedrijf in Goes.'],
    [{ countries: ['NL'] }, 'De Oven is een bedrijf dat actief is in Nederland.'],
    [
      { countries: ['US', 'GB'], rechtsvorm: 'stichting' },
      'De Oven is een stichting die actief is in de Verenigde Staten en het Verenigd Koninkrijk.',
    ],
    [{ oprichtingsjaar: 1987, rechtsvorm: 'vereniging' }, 'De Oven is een in 1987 opgerichte vereniging.'],
    [{ diensten: [{ naam: 'Broodadvies' }] }, 'De Oven is een bedrijf met onder meer Broodadvies.'],
    [{ sectoren: ['Horeca'] }, 'De Oven is een bedrijf met klanten in de sector Horeca.'],
    [{ company_name: 'eHerkenning & co', sector: 'ICT' }, 'eHerkenning & co is een bedrijf in de sector ICT.'],
    [{ company_name: ' De\nOven ', sector: 'Brood' }, 'De Oven is een bedrijf in de sector Brood.'],
  ])('says of %j: %s', (facts, sentence) => {
    expect(said(facts)).toBe(sentence)
  })

  test('is absent when only the name is known', () => {
    expect(said({})).toBeUndefined()
    expect(said({ url: 'geen adres' })).toBeUndefined()
  })

  test('leaves out a value that would not fit a sentence', () => {
    expect(said({ locations: ['Meerdam'], sector: 'Brood, banket en gebak', sectoren: ['Bel ons nu!'] })).toBe(
      'De Oven is een bedrijf in Meerdam.',
    )
    expect(said({ locations: ['Meerdam'], diensten: [{ naam: 'Wij bakken. Elke dag.' }] })).toBe(
      'De Oven is een bedrijf in Meerdam.',
    )
    expect(said({ locations: ['Meerdam'], sectoren: ['Bakkerij', 'en', 'En zorg', 'Zorg en'] })).toBe(
      'De Oven is een bedrijf in Meerdam, met klanten in de sector Bakkerij.',
    )
  })

  const value = fc.oneof(
    fc.constantFrom(
      'Bakkerij',
      "'s-Hertogenbosch",
      'w'.repeat(60),
      'St. Willebrord',
      'R&D',
      'Dag. Nacht.',
      ' , ',
      'en',
      'Zorg en',
    ),
    fc.string({ unit: 'binary', minLength: 1 }),
  )
  const optional = <T>(one: fc.Arbitrary<T>) => fc.option(one, { nil: undefined })
  const companies = fc.record({
    company_name: fc.oneof(fc.constantFrom('De Oven', 'eBay', 'Brood B.V.', 'n'.repeat(100)), value),
    url: optional(fc.constantFrom('https://deoven.nl', 'https://xn--brd-1na.example/x', 'geen adres')),
    sector: optional(value),
    oprichtingsjaar: optional(fc.integer({ min: 1000, max: 2200 })),
    rechtsvorm: optional(fc.constantFrom('bv', 'stichting', 'vereniging', 'anders')),
    locations: fc.array(value),
    countries: fc.array(fc.constantFrom(...COUNTRIES.map(({ code }) => code))),
    sectoren: fc.array(value),
    diensten: fc.array(fc.record({ naam: value })),
  })

  test('is one clean sentence for every combination of facts', () => {
    fc.assert(
      fc.property(companies, (facts) => {
        const sentence = sentenceOf(company(facts as Partial<Company>))
        if (!sentence) return
        const { rest } = sentence
        expect(rest).toMatch(/^ is een(?: in \d{4} opgerichte?)? (?:bedrijf|stichting|vereniging)\b/)
        expect(rest).not.toMatch(
          /\s\s|undefined|null|NaN|\s[,.]|,[^ ]|,\s*(?:en\s|,|\.)|\.\.$|(?<!\p{L})en en(?!\p{L})|[\n\r\t]|[\u202a-\u202e]/u,
        )
        expect(rest).toMatch(/[^\s,;:][.…]$/)
        expect(sentence.name).not.toMatch(/^\s|\s$|\s\s/)
      }),
      { numRuns: 2_000 },
    )
  })

  test('uses the right Dutch article for each country', () => {
    const named = (code: string) => said({ countries: [code] })!.replace(/^.* actief is in (.*)\.$/, '$1')
    expect(['NL', 'US', 'GB', 'PH', 'DO', 'KY', 'CW', 'PS'].map(named)).toEqual([
      ...['Nederland', 'de Verenigde Staten', 'het Verenigd Koninkrijk', 'de Filipijnen', 'de Dominicaanse Republiek'],
      ...['de Kaaimaneilanden', 'Curaçao', 'de Palestijnse gebieden'],
    ])
  })
})
