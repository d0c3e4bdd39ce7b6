/** The company's own value of each fact, as it stands beside what an answer says. */
import { hoursInDutch, tokensOf, weekOf, writeWeek } from '#engine/extract/offer/hours-grammar.ts'
import { FACT_KINDS, type FactKind } from './facts.ts'
import type { KnownCompany } from './known-company.ts'

const unique = (values: readonly (string | undefined)[]) => [...new Set(values.filter(Boolean))].join(', ')

function shown(hours: string): string[] {
  const week = weekOf(tokensOf(hours) ?? [])
  return week ? [hoursInDutch(writeWeek(week))] : []
}

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
  hours: ({ hours = [] }) => hours.flatMap((written) => shown(written)).join(' / '),
}

/** Without those that the profile does not hold: of them nothing can be right or wrong. */
export function ownValues(company: KnownCompany): { fact: FactKind; value: string }[] {
  return FACT_KINDS.map((fact) => ({ fact, value: VALUES[fact](company) })).filter(({ value }) => value !== '')
}
