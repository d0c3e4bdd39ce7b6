/** The 15 known fields of an analysis, each with the form field that supplies it first. */
import type { KnownField } from '#engine/report/report.ts'
import type { ProfileFormValues } from '#features/profiles/form.schema.ts'

interface KnownFact {
  field: KnownField
  label: string
  /** The form field that its link leads to. */
  link: keyof ProfileFormValues
  isFree: boolean
  /** True if an analysis finds it in a profile with these values (profile-facts.ts). */
  isKnown: (values: ProfileFormValues) => boolean
}

/** A field's points in the score if only the profile has it; on the website itself it counts double. */
export const POINTS_IN_PROFILE = 0.5

const isText = (value: unknown) => String(value ?? '').trim() !== ''
const anyText = (...values: unknown[]) => values.some(isText)
/** A list counts when one of its entries has what the entry is about: the others are not saved. */
const any = <Entry>(list: Entry[] | undefined, isFilled: (entry: Entry) => boolean) => (list ?? []).some(isFilled)
/** The field may hold the legal name instead. */
const isNumber = (value: unknown) => String(value ?? '').replace(/\D/g, '').length === 8
const isAddress = (value: unknown) => String(value ?? '').includes('@')

const FACTS: Record<KnownField, Omit<KnownFact, 'field'>> = {
  naam: { label: 'Naam', link: 'companyName', isFree: true, isKnown: ({ companyName }) => isText(companyName) },
  website: { label: 'Website', link: 'url', isFree: true, isKnown: ({ url }) => isText(url) },
  omschrijving: {
    ...{ label: 'Omschrijving', link: 'desiredInfo', isFree: true },
    isKnown: (values) => anyText(values.desiredInfo, values.description, values.samenvattingAlgemeen),
  },
  sector: {
    ...{ label: 'Sector', link: 'sector', isFree: false },
    isKnown: ({ sector, sectoren }) => isText(sector) || any(sectoren, isText),
  },
  'adres of plaats': {
    ...{ label: 'Adres of plaats', link: 'locations', isFree: true },
    isKnown: ({ locations, locatiesUitgebreid }) =>
      any(locations, isText) || any(locatiesUitgebreid, ({ straat, plaats }) => anyText(straat, plaats)),
  },
  land: {
    ...{ label: 'Land', link: 'countries', isFree: true },
    isKnown: ({ countries, locatiesUitgebreid }) =>
      any(countries, isText) || any(locatiesUitgebreid, ({ land }) => isText(land)),
  },
  'e-mail': {
    ...{ label: 'E-mail', link: 'publicEmail', isFree: false },
    isKnown: ({ publicEmail, salesEmail, supportEmail }) => [publicEmail, salesEmail, supportEmail].some(isAddress),
  },
  telefoon: {
    ...{ label: 'Telefoon', link: 'salesTelefoon', isFree: false },
    isKnown: ({ salesTelefoon, supportTelefoon, locatiesUitgebreid }) =>
      anyText(salesTelefoon, supportTelefoon) || any(locatiesUitgebreid, ({ telefoon }) => isText(telefoon)),
  },
  'KvK-nummer': {
    ...{ label: 'KvK-nummer', link: 'kvkNummer', isFree: false },
    isKnown: ({ kvkNummer }) => isNumber(kvkNummer),
  },
  'btw-id': { label: 'Btw-id', link: 'btwNummer', isFree: false, isKnown: ({ btwNummer }) => isText(btwNummer) },
  oprichtingsjaar: {
    ...{ label: 'Oprichtingsjaar', link: 'oprichtingsjaar', isFree: false },
    isKnown: ({ oprichtingsjaar }) => isText(oprichtingsjaar),
  },
  'sociale profielen': {
    ...{ label: 'Sociale profielen', link: 'socialProfielen', isFree: false },
    isKnown: ({ socialProfielen }) => any(socialProfielen, ({ url }) => isText(url)),
  },
  diensten: {
    ...{ label: 'Diensten', link: 'diensten', isFree: false },
    isKnown: ({ diensten, pakketten }) => any([...(diensten ?? []), ...(pakketten ?? [])], ({ naam }) => isText(naam)),
  },
  'reviews of cases': {
    ...{ label: 'Reviews of cases', link: 'reviewBronnen', isFree: false },
    isKnown: ({ reviewBronnen, cases }) =>
      any(reviewBronnen, ({ bronnaam }) => isText(bronnaam)) ||
      any(cases, ({ klant, uitdaging }) => anyText(klant, uitdaging)),
  },
  'veelgestelde vragen': {
    ...{ label: 'Veelgestelde vragen', link: 'faqs', isFree: false },
    isKnown: ({ faqs }) => any(faqs, ({ vraag, antwoord }) => isText(vraag) && isText(antwoord)),
  },
}

export const KNOWN_FACTS = Object.entries(FACTS).map(
  ([field, fact]): KnownFact => ({ field: field as KnownField, ...fact }),
)
