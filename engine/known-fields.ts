/** The 15 known fields of the contract, read from a company's facts. */
import type { CompanyFacts, Fact, KnownField } from './report.ts'

const FACTS: Record<KnownField, (facts: CompanyFacts) => Fact<unknown> | undefined> = {
  naam: (facts) => facts.name,
  website: (facts) => facts.website,
  omschrijving: (facts) => facts.description,
  sector: (facts) => facts.sector,
  'adres of plaats': (facts) =>
    facts.address?.value.street || facts.address?.value.city || facts.address?.value.postalCode
      ? facts.address
      : undefined,
  land: (facts) => facts.country,
  'e-mail': (facts) => facts.email,
  telefoon: (facts) => facts.phone,
  'KvK-nummer': (facts) => facts.kvk,
  'btw-id': (facts) => facts.vat,
  oprichtingsjaar: (facts) => facts.foundingYear,
  'sociale profielen': (facts) => facts.socials?.[0],
  diensten: (facts) => facts.services?.[0],
  'reviews of cases': (facts) => facts.reviews?.[0] ?? facts.cases?.[0],
  'veelgestelde vragen': (facts) => facts.faqs?.[0],
}

export function factOf(facts: CompanyFacts, field: KnownField): Fact<unknown> | undefined {
  return FACTS[field](facts)
}

/** A fact's value as one line of text. */
export function shownValue(fact: Fact<unknown>): string {
  const { value } = fact
  if (value && typeof value === 'object') {
    if ('question' in value) return String(value.question)
    const { street, postalCode, city } = value as Record<string, string | undefined>
    return [street, [postalCode, city].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  }
  return String(value)
}

/** What the check on a field is called: `known-` and this. */
const CHECK_NAMES: Record<KnownField, string> = {
  naam: 'name',
  website: 'website',
  omschrijving: 'description',
  sector: 'sector',
  'adres of plaats': 'address',
  land: 'country',
  'e-mail': 'email',
  telefoon: 'phone',
  'KvK-nummer': 'kvk',
  'btw-id': 'vat',
  oprichtingsjaar: 'founding-year',
  'sociale profielen': 'socials',
  diensten: 'services',
  'reviews of cases': 'proof',
  'veelgestelde vragen': 'faq',
}

export function knownFieldCheckId(field: KnownField): string {
  return `known-${CHECK_NAMES[field]}`
}
