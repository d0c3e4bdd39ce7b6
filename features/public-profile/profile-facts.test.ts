import { expect, test } from 'vitest'
import { factOf } from '#engine/known-fields.ts'
import { type CompanyFacts, KNOWN_FIELDS } from '#engine/report/report.ts'
import { ADDRESSES, FULL_PROFILE } from '#tests/support/full-profile.ts'
import { profileFacts } from './profile-facts.ts'
import type { PublicProfile } from './schema.ts'

/** Numbers that pass their check; those of the shared profile are placeholders. */
const COMPLETE: PublicProfile = {
  ...FULL_PROFILE,
  kvk_nummer: '69599084',
  btw_nummer: 'NL002455799B11',
  sales_telefoon: '030 233 1472',
}

const EMPTY: PublicProfile = {
  id: FULL_PROFILE.id,
  domain_id: FULL_PROFILE.domain_id,
  profile_slug: FULL_PROFILE.profile_slug,
  company_name: 'De Proefkamer',
  andere_namen: [],
  locations: [],
  countries: [],
  sectoren: [],
  social_profielen: [],
  llm_platforms: [],
  talen: [],
  locaties_uitgebreid: [],
  diensten: [],
  pakketten: [],
  cases: [],
  review_bronnen: [],
  team: [],
  faqs: [],
  pictures: {},
  geo_published_at: FULL_PROFILE.geo_published_at,
  updated_at: FULL_PROFILE.updated_at,
  verified: false,
  is_partner: false,
  noindex_google: true,
  zichtbaarheid_ai: true,
}

const known = (facts: CompanyFacts) => KNOWN_FIELDS.filter((field) => factOf(facts, field))

test('a complete profile states all 15 known fields, each with its page and its words', () => {
  const facts = profileFacts(COMPLETE, ADDRESSES.baseUrl)
  expect(known(facts)).toEqual([...KNOWN_FIELDS])
  for (const fact of Object.values(facts).flat()) {
    expect(fact).toMatchObject({ source: 'profile', page: ADDRESSES.pageUrl })
    expect(fact.snippet).not.toBe('')
    expect(fact.snippet.length).toBeLessThanOrEqual(200)
  }
  expect(facts.phone?.value).toBe('+31302331472')
  expect(facts.address?.value).toEqual({ street: 'Molenweg 7', postalCode: '1234 AB', city: 'Voorbeeldstad' })
})

test('placeholders and numbers that fail their check are not facts, as on a website', () => {
  const facts = profileFacts(
    {
      ...COMPLETE,
      kvk_nummer: '12345678',
      btw_nummer: 'NL002455799B12',
      public_email: 'geen adres',
      sales_email: 'x@',
      support_email: '',
    },
    ADDRESSES.pageUrl,
  )
  expect(facts).not.toHaveProperty('kvk')
  expect(facts).not.toHaveProperty('vat')
  expect(facts).not.toHaveProperty('email')
})

test('a sole trader’s number that contains a citizen service number is left out', () => {
  const bv = { ...COMPLETE, btw_nummer: 'NL111222333B05', rechtsvorm: 'bv' as const }
  expect(profileFacts(bv, ADDRESSES.baseUrl).vat?.value).toBe('NL111222333B05')
  expect(profileFacts({ ...bv, rechtsvorm: 'eenmanszaak' as const }, ADDRESSES.baseUrl)).not.toHaveProperty('vat')
})

test('an empty profile states only its name', () => {
  expect(Object.keys(profileFacts(EMPTY, ADDRESSES.baseUrl))).toEqual(['name'])
})

test('the fields of Gratis count: the short text as the description, the first place as the address', () => {
  const gratis = {
    ...EMPTY,
    url: 'https://proefkamer.example/',
    locations: ['Testwoude'],
    countries: ['NL'],
    desired_info: 'Kaas.',
  }
  expect(known(profileFacts(gratis, ADDRESSES.baseUrl))).toEqual([
    'naam',
    'website',
    'omschrijving',
    'adres of plaats',
    'land',
  ])
})
