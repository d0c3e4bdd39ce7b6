/** The form's fields and their values, as labels and text for the customer. */
import { entryTitle, LISTS, type ListName } from '#app/routes/dashboard/company-data/form/lists.ts'
import { BASIC_EXTRAS, SECTIONS } from '#app/routes/dashboard/company-data/form/sections.ts'

const LABELS: Record<string, string> = {
  companyName: 'Bedrijfsnaam',
  andereNamen: 'Andere namen',
  url: 'Website',
  locations: 'Plaatsen',
  countries: 'Landen',
  desiredInfo: 'Korte omschrijving',
  llmPlatforms: 'AI-assistenten',
  logoSvgUrl: 'Logo (SVG)',
  logoPngUrl: 'Logo (PNG)',
  logoAlt: 'Beschrijving van je logo',
  heroAfbeeldingUrl: 'Grote afbeelding',
  heroAlt: 'Beschrijving van de grote afbeelding',
  beeldrechtenAkkoord: 'Toestemming voor foto’s',
  ...Object.fromEntries(
    [...BASIC_EXTRAS, ...SECTIONS.flatMap(({ fields }) => fields)].map((one) => [one.name, one.label]),
  ),
  ...Object.fromEntries(Object.values(LISTS).map(({ name, title }) => [name, title])),
}

export const fieldLabel = (field: string) => LABELS[field] ?? field

/** Formats a value as one line. */
export function shownValue(field: string, value: unknown): string {
  if (value === true) return 'Ja'
  if (value === false) return 'Nee'
  if (!Array.isArray(value)) return String(value ?? '').trim() || 'Leeg'
  if (value.length === 0) return 'Leeg'
  const spec = LISTS[field as ListName]
  const titles = value.map((entry: unknown, row) =>
    spec ? entryTitle(spec, entry as Record<string, unknown>, row) : String(entry),
  )
  const shown = titles.slice(0, 5).join(', ')
  return titles.length > 5 ? `${shown} en nog ${titles.length - 5}` : shown
}
