/** The 15 known fields, read from a company's facts (docs/spec.md, 'Limits'). */
import type { CompanyFacts, Fact, KnownField, Language } from '#engine/report/report.ts'
import { excerpt, fill, listed } from './wording.ts'

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

/** All facts of a field; a list of one for a single value. */
export function factsOf(facts: CompanyFacts, field: KnownField): Fact<unknown>[] {
  if (field === 'sociale profielen') return facts.socials ?? []
  if (field === 'diensten') return facts.services ?? []
  if (field === 'reviews of cases') return facts.reviews ?? facts.cases ?? []
  if (field === 'veelgestelde vragen') return facts.faqs ?? []
  const one = FACTS[field](facts)
  return one ? [one] : []
}

const QUESTIONS = { nl: '{count} vragen, zoals ‘{first}’', en: '{count} questions, such as ‘{first}’' }

/** The value of a field as one line for people: a country by its name, a phone number as it is dialled, a list with its number. */
export function shownField(facts: CompanyFacts, field: KnownField, language: Language): string {
  const values = factsOf(facts, field).map(shownValue)
  const first = values[0] ?? ''
  if (field === 'land') return new Intl.DisplayNames([language], { type: 'region' }).of(first) ?? first
  if (field === 'telefoon') return dialled(first)
  if (field === 'veelgestelde vragen' && values.length > 1) {
    return fill(QUESTIONS, language, { count: values.length, first: excerpt(first, 90) })
  }
  return values.length > 1
    ? listed(
        values.slice(0, 30).map((value) => excerpt(value, 70)),
        language,
        4,
      )
    : excerpt(first, 120)
}

/** '+31725413900' → '072 541 39 00'; a foreign number keeps its country code. */
export function dialled(e164: string): string {
  const digits = /^\+31(\d{9})$/.exec(e164)?.[1]
  if (!digits) return e164
  const area = digits.startsWith('6')
    ? 1
    : /^(?:1[0358]|2[0346]|3[03568]|4[03567]|5[0358]|7[0-9]|8[58])/.test(digits)
      ? 2
      : 3
  const rest = digits.slice(area)
  // Bounded: the 8 digits after an area code
  return `0${digits.slice(0, area)} ${rest.replace(/(\d{2})(?=(?:\d{2})+$)/g, '$1 ').replace(/^(\d) /, '$1')}`
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

/** The id of the check on a field is `known-` and this name. */
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
