/** Values of proposals: validates them with the form's rules, compares them, formats them as one line, and writes them into a profile. */
import { createHash } from 'node:crypto'
import { addressKey } from '#engine/fetch/same-site.ts'
import { parsePhone } from '#engine/identity/phone.ts'
import type { FieldErrors } from '#features/failure.ts'
import { countryName } from '#features/profiles/countries.ts'
import { extendedSchema } from '#features/profiles/extended.schema.ts'
import { basicSchema, type ProfileInput } from '#features/profiles/form.schema.ts'
import { exceptionsSchema, openingHoursSchema } from '#features/profiles/opening-hours.schema.ts'
import type { Openingstijd, Uitzondering } from '#features/profiles/profile.schema.ts'
import { EXTENDED_COLUMNS, EXTENDED_FIELDS } from '#features/profiles/profile.schema.ts'
import { exceptionLines, weekLines } from '#features/public-profile/opening-hours.ts'
import { type HoursField, isHoursField, PROPOSAL_FIELDS, type ProposalField } from './proposals.schema.ts'

const SHAPE = { ...basicSchema.shape, ...extendedSchema.shape }
const BASIC_FORM = {
  company_name: 'companyName',
  andere_namen: 'andereNamen',
  locations: 'locations',
  countries: 'countries',
  desired_info: 'desiredInfo',
} as const

const HOURS = { openingstijden: openingHoursSchema, uitzonderingen: exceptionsSchema }

/** The form field of a proposal's field. */
export function formFieldOf(field: Exclude<ProposalField, HoursField>): keyof ProfileInput {
  if (field in BASIC_FORM) return BASIC_FORM[field as keyof typeof BASIC_FORM]
  return EXTENDED_FIELDS.find((name) => EXTENDED_COLUMNS[name] === field)!
}

/** The normalised value, or the errors of the form's validation: for an entry by its field ('value.postcode'). */
export function checkedValue(
  field: ProposalField,
  value: unknown,
): { ok: true; value: unknown } | { ok: false; fields: FieldErrors } {
  const isEntry = PROPOSAL_FIELDS[field].holds === 'entries' || PROPOSAL_FIELDS[field].holds === 'texts'
  const schema = isHoursField(field) ? HOURS[field] : SHAPE[formFieldOf(field)]
  const parsed = schema.safeParse(isEntry ? [value] : value)
  if (!parsed.success) {
    const fields: FieldErrors = {}
    for (const { path, message } of parsed.error.issues)
      fields[['value', ...path.slice(isEntry ? 1 : 0)].join('.')] ??= message
    return { ok: false, fields }
  }
  const checked = isEntry ? (parsed.data as unknown[])[0] : parsed.data
  const isEmpty =
    checked === undefined || checked === null || checked === '' || (Array.isArray(checked) && !checked.length)
  return isEmpty ? { ok: false, fields: { value: 'Vul dit veld in' } } : { ok: true, value: checked }
}

const fold = (text: unknown) =>
  String(text ?? '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .slice(0, 300)

type Entry = Record<string, unknown>

/** The key of the list entry that a value belongs to; a changed value keeps the same key. */
export function itemOf(field: ProposalField, value: unknown): string {
  if (PROPOSAL_FIELDS[field].holds === 'texts') return fold(value)
  if (field === 'uitzonderingen') return (value as Uitzondering[])[0]?.datum ?? ''
  if (PROPOSAL_FIELDS[field].holds !== 'entries') return ''
  const entry = value as Entry
  if (field === 'locaties_uitgebreid') return fold(entry.straat) || fold(entry.plaats) || fold(entry.naam)
  if (field === 'social_profielen' || field === 'review_bronnen')
    return fold(addressKey(String(entry.url ?? ''))) || fold(entry.bronnaam)
  if (field === 'cases') return fold(entry.klant) || fold(entry.uitdaging)
  return fold(field === 'faqs' ? entry.vraag : entry.naam)
}

/** Equal for equal values in different notations; at most 600 characters. */
export function keyOf(field: ProposalField, value: unknown): string {
  if (field === 'sales_telefoon') {
    const parsed = parsePhone(String(value))
    if (parsed.ok) return parsed.value
  }
  if (PROPOSAL_FIELDS[field].holds === 'texts') return fold(value)
  if (typeof value !== 'object') return brief(String(value).toLowerCase().replace(/\s+/g, ' ').trim())
  return brief(JSON.stringify(filled(value)))
}

/** Removes empty values and sorts the keys. */
function filled(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(filled)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(
        ([, inner]) => inner !== '' && inner !== false && inner !== null && !(Array.isArray(inner) && !inner.length),
      )
      .map(([name, inner]) => [name, filled(inner)])
      .sort(([a], [b]) => String(a).localeCompare(String(b))),
  )
}

const brief = (text: string) => (text.length <= 200 ? text : createHash('sha256').update(text).digest('hex'))

/** Formats a value as one line. */
export function shownAs(field: ProposalField, value: unknown): string {
  if (field === 'countries') return countryName(String(value))
  if (field === 'openingstijden') return weekInWords(value as Openingstijd[])
  if (field === 'uitzonderingen')
    return exceptionLines(value as Uitzondering[])
      .map(({ when, hours }) => `${when}: ${hours.join(' en ')}`)
      .join(', ')
  if (typeof value !== 'object' || value === null) return String(value)
  const entry = value as Record<string, string>
  switch (field) {
    case 'locaties_uitgebreid':
      return [
        entry.straat,
        [entry.postcode, entry.plaats].filter(Boolean).join(' '),
        entry.land && countryName(entry.land),
      ]
        .filter(Boolean)
        .join(', ')
    case 'social_profielen':
      return `${entry.platform}: ${entry.url}`
    case 'review_bronnen':
      return [entry.bronnaam, entry.url].filter(Boolean).join(': ')
    case 'faqs':
      return [entry.vraag, entry.antwoord].filter(Boolean).join(' ')
    case 'pakketten':
      return [entry.naam, entry.prijs, entry.omschrijving].filter(Boolean).join(', ')
    case 'cases':
      return [entry.klant, entry.uitdaging, entry.aanpak, entry.resultaat].filter(Boolean).join('\n')
    default:
      return [entry.naam, entry.functie ?? entry.omschrijving].filter(Boolean).join(', ')
  }
}

function weekInWords(week: Openingstijd[]): string {
  return weekLines(week)
    .map(({ when, hours }) => `${when} ${hours.join(' en ')}`)
    .join(', ')
}

/** The profile columns that have proposals. */
export type ProposalColumns = Record<Exclude<ProposalField, HoursField>, unknown>

function entryAt(list: Entry[], field: ProposalField, item: string, value: unknown): number {
  const exact = list.findIndex((entry) => itemOf(field, entry) === itemOf(field, value))
  return exact >= 0 ? exact : list.findIndex((entry) => itemOf(field, entry) === item)
}

/** The profile's current value for a proposal; undefined if it is empty. */
export function currentValue(columns: ProposalColumns, field: ProposalField, item: string, value: unknown): unknown {
  if (isHoursField(field)) {
    const hours = ((columns.locaties_uitgebreid as Entry[])[0]?.[field] ?? []) as Uitzondering[]
    const ofItem = field === 'uitzonderingen' && item ? hours.filter(({ datum }) => datum === item) : hours
    return ofItem.length ? ofItem : undefined
  }
  const stored = columns[field]
  switch (PROPOSAL_FIELDS[field].holds) {
    case 'texts':
      return (stored as string[]).find((text) => fold(text) === fold(value))
    case 'entries': {
      const at = entryAt(stored as Entry[], field, item, value)
      return at < 0 ? undefined : (stored as Entry[])[at]
    }
    default:
      return stored === null || stored === '' ? undefined : stored
  }
}

/** True if the current value contains the found one; for an entry, all fields that were found. */
export function isSame(field: ProposalField, current: unknown, value: unknown): boolean {
  if (current === undefined) return false
  if (PROPOSAL_FIELDS[field].holds !== 'entries') return keyOf(field, current) === keyOf(field, value)
  const found = filled(value) as Entry
  return keyOf(field, { ...(filled(current) as Entry), ...found }) === keyOf(field, current)
}

/** The columns that change when the value is written into them. */
export function withValue(
  columns: ProposalColumns,
  field: ProposalField,
  item: string,
  value: unknown,
): Partial<ProposalColumns> {
  if (isHoursField(field)) {
    const [first, ...others] = columns.locaties_uitgebreid as Entry[]
    const [place] = columns.locations as string[]
    const kept = ((field === 'uitzonderingen' && first?.uitzonderingen) || []) as Uitzondering[]
    const lines = [...kept.filter(({ datum }) => datum !== item), ...(value as Uitzondering[])]
    return {
      locaties_uitgebreid: [{ ...(first ?? (place ? { plaats: place } : {})), [field]: lines }, ...others],
    }
  }
  const stored = columns[field]
  switch (PROPOSAL_FIELDS[field].holds) {
    case 'texts':
      return {
        [field]: currentValue(columns, field, item, value) === undefined ? [...(stored as string[]), value] : stored,
      }
    case 'entries': {
      const list = stored as Entry[]
      const at = entryAt(list, field, item, value)
      const entry = { ...(at < 0 ? {} : list[at]), ...(filled(value) as Entry) }
      return { [field]: at < 0 ? [...list, entry] : list.with(at, entry) }
    }
    default:
      return { [field]: value }
  }
}
