/** The 15 known fields of an analysis, each with the form fields that supply it. */
import type { KnownField } from '#engine/report/report.ts'
import type { ProfileFormValues } from '#features/profiles/form.schema.ts'

interface KnownFact {
  field: KnownField
  label: string
  /** Any of these supplies it; links go to the first. */
  by: readonly (keyof ProfileFormValues)[]
  isFree: boolean
}

/** A field's points in the score if only the profile has it; on the website itself it counts double. */
export const POINTS_IN_PROFILE = 0.5

const FACTS: Record<KnownField, Omit<KnownFact, 'field'>> = {
  naam: { label: 'Naam', by: ['companyName'], isFree: true },
  website: { label: 'Website', by: ['url'], isFree: true },
  omschrijving: { label: 'Omschrijving', by: ['desiredInfo', 'description'], isFree: true },
  sector: { label: 'Sector', by: ['sector'], isFree: false },
  'adres of plaats': { label: 'Adres of plaats', by: ['locations', 'locatiesUitgebreid'], isFree: true },
  land: { label: 'Land', by: ['countries'], isFree: true },
  'e-mail': { label: 'E-mail', by: ['publicEmail', 'salesEmail', 'supportEmail'], isFree: false },
  telefoon: { label: 'Telefoon', by: ['salesTelefoon', 'supportTelefoon'], isFree: false },
  'KvK-nummer': { label: 'KvK-nummer', by: ['kvkNummer'], isFree: false },
  'btw-id': { label: 'Btw-id', by: ['btwNummer'], isFree: false },
  oprichtingsjaar: { label: 'Oprichtingsjaar', by: ['oprichtingsjaar'], isFree: false },
  'sociale profielen': { label: 'Sociale profielen', by: ['socialProfielen'], isFree: false },
  diensten: { label: 'Diensten', by: ['diensten'], isFree: false },
  'reviews of cases': { label: 'Reviews of cases', by: ['reviewBronnen', 'cases'], isFree: false },
  'veelgestelde vragen': { label: 'Veelgestelde vragen', by: ['faqs'], isFree: false },
}

export const KNOWN_FACTS = Object.entries(FACTS).map(
  ([field, fact]): KnownFact => ({ field: field as KnownField, ...fact }),
)

export function isKnown({ by }: KnownFact, values: ProfileFormValues): boolean {
  return by.some((name) => {
    const value = values[name]
    return Array.isArray(value) ? value.length > 0 : String(value ?? '').trim() !== ''
  })
}
