/** What an answer is judged against: the profile as its plan shows it, and the competitors that the customer names. */

import type { QuestionSource } from '#engine/naming/questions.ts'
import type { Competitor, KnownCompany } from '#engine/naming/reading/known-company.ts'
import type { ProfileFormValues } from '#features/profiles/form.schema.ts'

type Form = ProfileFormValues

const filled = (...values: (string | undefined)[]) => [
  ...new Set(values.map((value) => (value ?? '').trim()).filter(Boolean)),
]

/** `pages`: the company's own pages on websites of others. */
export function knownCompany(form: Form, pages: readonly string[]): KnownCompany {
  const registered = (form.kvkNummer ?? '').trim()
  const isNumber = /^\d{8}$/.test(registered)
  const places = form.locatiesUitgebreid ?? []
  const year = Number(form.oprichtingsjaar) || 0
  return {
    name: form.companyName,
    aliases: filled(...(form.andereNamen ?? [])),
    ...(registered === '' ? {} : isNumber ? { kvk: registered } : { legalName: registered }),
    ...(form.rechtsvorm && form.rechtsvorm !== 'anders' ? { legalForm: form.rechtsvorm } : {}),
    websites: filled(form.url),
    pages: [...pages, ...filled(...(form.socialProfielen ?? []).map(({ url }) => url))],
    phones: filled(form.salesTelefoon, form.supportTelefoon, ...places.map(({ telefoon }) => telefoon)),
    emails: filled(form.publicEmail, form.salesEmail, form.supportEmail, form.primairEmail),
    addresses: addressesOf(form),
    ...(year > 0 ? { foundingYear: year } : {}),
    ...(form.btwNummer ? { vat: form.btwNummer } : {}),
    ...(form.sector ? { sector: form.sector } : {}),
    services: filled(...(form.diensten ?? []).map(({ naam }) => naam)),
    team: (form.team ?? [])
      .filter(({ naam, verborgen }) => naam && !verborgen)
      .map(({ naam, functie }) => ({ name: naam, role: functie })),
    hours: hoursOfPlaces(form),
  }
}

/** Of each place that has them: 'ma 09:00-17:00; zo gesloten'. */
export function hoursOfPlaces({ locatiesUitgebreid = [] }: Form): string[] {
  return locatiesUitgebreid.map(({ openingstijden }) => writtenHours(openingstijden)).filter(Boolean)
}

/** A line of the form has every field, also those that are empty. */
interface HoursLine {
  dagen?: readonly string[]
  van?: string
  tot?: string
  gesloten?: boolean
}

function writtenHours(lines: readonly HoursLine[] = []): string {
  const days = new Map<string, string[]>()
  for (const { dagen = [], van, tot, gesloten } of lines) {
    if (!gesloten && !(van && tot)) continue
    for (const day of dagen) days.set(day, [...(days.get(day) ?? []), gesloten ? 'gesloten' : `${van}-${tot}`])
  }
  return [...days].map(([day, times]) => `${day} ${times.sort().join(',')}`).join('; ')
}

function addressesOf({ locatiesUitgebreid = [], locations }: Form): KnownCompany['addresses'] {
  const listed = locatiesUitgebreid
    .filter(({ straat, plaats }) => straat || plaats)
    .map(({ straat, postcode, plaats, alleen_plaats }) => ({
      ...(straat && !alleen_plaats ? { street: straat } : {}),
      ...(postcode && !alleen_plaats ? { postalCode: postcode } : {}),
      ...(plaats ? { city: plaats } : {}),
    }))
  const towns = new Set(listed.map(({ city }) => city?.toLowerCase()))
  return [...listed, ...locations.filter((town) => !towns.has(town.toLowerCase())).map((city) => ({ city }))]
}

export function questionSource({ companyName, locations, locatiesUitgebreid, sector, diensten }: Form): QuestionSource {
  const city = filled(locations[0], ...(locatiesUitgebreid ?? []).map(({ plaats }) => plaats))[0]
  return {
    name: companyName,
    ...(city ? { city } : {}),
    ...(sector ? { sector } : {}),
    services: filled(...(diensten ?? []).map(({ naam }) => naam)),
  }
}

/** Where the first place of the company is; without one, the Netherlands. */
export const companyCountry = ({ locatiesUitgebreid = [] }: Form): string =>
  locatiesUitgebreid.find(({ land }) => land)?.land || 'NL'

/** A name, or a website: 'Bakkerij Jansen', 'bakkerijjansen.nl', 'Bakkerij Jansen, bakkerijjansen.nl'. */
export function competitorOf(typed: string): Competitor {
  const parts = typed.split(/[\s,;()]+/)
  const website = parts.find((part) => isWebsite(part))
  if (website === undefined) return { name: typed }
  // Bounded: a line of at most 120 characters.
  const name = typed
    .replace(website, ' ')
    .replace(/[\s,;()–-]+$|^[\s,;()–-]+/g, '')
    .trim()
  return { name: name || hostName(website), website }
}

/** A dot with letters on both sides: 'B.V.' is none. */
const isWebsite = (part: string) =>
  /^(?:https?:\/\/)?[\p{L}\d-]{2,}(?:\.[\p{L}\d-]+)*\.\p{L}{2,}(?:\/\S*)?$/iu.test(part)

function hostName(website: string): string {
  const host = URL.parse(/^https?:/i.test(website) ? website : `https://${website}`)?.hostname ?? website
  return host.replace(/^www\./, '').split('.')[0]!
}
