import { expect, test } from 'vitest'
import { factOf } from '#engine/known-fields.ts'
import { type CompanyFacts, KNOWN_FIELDS } from '#engine/report/report.ts'
import { ADDRESSES, FULL_PROFILE } from '#tests/support/full-profile.ts'
import { profileFacts } from './profile-facts.ts'
import type { PublicProfile } from './public-profile-model.ts'

/** Numbers that pass their own check; those of the shared profile are placeholders. */
const COMPLETE: PublicProfile = {
  ...FULL_PROFILE,
  kvkNumber: '69599084',
  vatId: 'NL002455799B11',
  salesPhone: '030 233 1472',
}

const EMPTY: PublicProfile = {
  userId: FULL_PROFILE.userId,
  domainId: FULL_PROFILE.domainId,
  slug: FULL_PROFILE.slug,
  companyName: 'De Proefkamer',
  url: '',
  locations: [],
  countries: [],
  sectors: [],
  socialProfiles: [],
  llmPlatforms: [],
  languages: [],
  places: [],
  services: [],
  packages: [],
  cases: [],
  reviewSources: [],
  team: [],
  faqs: [],
  images: {},
  publishedAt: FULL_PROFILE.publishedAt,
  updatedAt: FULL_PROFILE.updatedAt,
  verified: false,
  isPartner: false,
  noindexGoogle: true,
  visibleToAi: true,
}

const known = (facts: CompanyFacts) => KNOWN_FIELDS.filter((field) => factOf(facts, field))

test('a complete profile states all 15 known fields, each with its page and its words', () => {
  const facts = profileFacts(COMPLETE, ADDRESSES.pageUrl)
  expect(known(facts)).toEqual([...KNOWN_FIELDS])
  for (const fact of Object.values(facts).flat()) {
    expect(fact).toMatchObject({ source: 'profile', page: ADDRESSES.pageUrl })
    expect(fact.snippet).not.toBe('')
    expect(fact.snippet.length).toBeLessThanOrEqual(200)
  }
  expect(facts.phone?.value).toBe('+31302331472')
  expect(facts.address?.value).toEqual({ street: 'Molenweg 7', postalCode: '1234 AB', city: 'Voorbeeldstad' })
})

test('placeholders and numbers that fail their check are no facts, as on a website', () => {
  const facts = profileFacts(
    {
      ...COMPLETE,
      kvkNumber: '12345678',
      vatId: 'NL002455799B12',
      publicEmail: 'geen adres',
      salesEmail: 'x@',
      supportEmail: '',
    },
    ADDRESSES.pageUrl,
  )
  expect(facts).not.toHaveProperty('kvk')
  expect(facts).not.toHaveProperty('vat')
  expect(facts).not.toHaveProperty('email')
})

test('the number of a sole trader that holds a citizen service number stays out', () => {
  const bv = { ...COMPLETE, vatId: 'NL111222333B05', rechtsvorm: 'bv' }
  expect(profileFacts(bv, ADDRESSES.pageUrl).vat?.value).toBe('NL111222333B05')
  expect(profileFacts({ ...bv, rechtsvorm: 'eenmanszaak' }, ADDRESSES.pageUrl)).not.toHaveProperty('vat')
})

test('an empty profile states its name and nothing else', () => {
  expect(Object.keys(profileFacts(EMPTY, ADDRESSES.pageUrl))).toEqual(['name'])
})

test('what Gratis fills in counts: the short text is the description, the first place the address', () => {
  const gratis = {
    ...EMPTY,
    url: 'https://proefkamer.example/',
    locations: ['Testwoude'],
    countries: ['NL'],
    desiredInfo: 'Kaas.',
  }
  expect(known(profileFacts(gratis, ADDRESSES.pageUrl))).toEqual([
    'naam',
    'website',
    'omschrijving',
    'adres of plaats',
    'land',
  ])
})
