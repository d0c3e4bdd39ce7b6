/** The company's own value of each fact, as it stands beside what an answer says. */
import type { FactKind } from './facts.ts'
import type { KnownCompany } from './known-company.ts'

const unique = (values: readonly (string | undefined)[]) => [...new Set(values.filter(Boolean))].join(', ')

const VALUES: Record<FactKind, (company: KnownCompany) => string> = {
  city: ({ addresses }) => unique(addresses.map(({ city }) => city)),
  address: ({ addresses }) =>
    addresses
      .filter(({ street, postalCode }) => street || postalCode)
      .map(({ street, postalCode, city }) => unique([street, [postalCode, city].filter(Boolean).join(' ')]))
      .join('; '),
  phone: ({ phones }) => unique(phones),
  email: ({ emails }) => unique(emails),
  website: ({ websites }) => websites[0] ?? '',
  kvk: ({ kvk }) => kvk ?? '',
  vat: ({ vat }) => vat ?? '',
  foundingYear: ({ foundingYear }) => (foundingYear ? String(foundingYear) : ''),
  legalForm: ({ legalForm }) => legalForm ?? '',
  sector: ({ sector }) => sector ?? '',
  services: ({ services }) => unique(services),
  team: ({ team }) => unique(team.map(({ name }) => name)),
}

/** '' where the profile holds none: then nothing can be right or wrong. */
export const ownValue = (fact: FactKind, company: KnownCompany) => VALUES[fact](company)
