/** Encodes and decodes the profile form: field names are the same with and without JavaScript. */
import type { TabAnswer } from '#app/routes/dashboard/tab-answer.ts'
import type { ProfileFormValues } from '#features/profiles/form.schema.ts'
import {
  EMPTY_ENTRIES,
  EMPTY_EXCEPTION,
  EMPTY_HOURS,
  EXTENDED_FIELDS,
  type ExtendedField,
  type LlmPlatform,
} from '#features/profiles/profile.schema.ts'

/** `fields` may contain errors although the rest was saved. */
export interface SaveAnswer extends TabAnswer {
  isDone: boolean
  /** True if another page or device saved in the meantime: nothing was saved now, and `stored` is the current profile. */
  isConflict?: boolean
  stored?: { form: ProfileFormValues; version: string }
}

/**
 * Repeated for each field of step 2 in the form: browsers do not send an unticked box or an empty list, which would otherwise look
 * the same as a field that the page does not have.
 */
const HAS_EXTENDED = 'uitgebreid'

/** The values of each name, in the order of the page: a form has thousands, and FormData searches all of them for each name. */
type Values = Map<string, string[]>

function valuesOf(form: FormData): Values {
  const values: Values = new Map()
  for (const [name, value] of form) {
    const others = values.get(name)
    if (others) others.push(String(value))
    else values.set(name, [String(value)])
  }
  return values
}

/** Reads the input unvalidated; features/profiles validates it against the schema. */
export function readProfileForm(form: FormData): ProfileFormValues {
  const values = valuesOf(form)
  const text = (name: string) => values.get(name)?.[0] ?? ''
  const texts = (name: string) => values.get(name) ?? []
  const extended = texts(HAS_EXTENDED)
  return {
    companyName: text('companyName'),
    andereNamen: texts('andereNamen'),
    url: text('url'),
    locations: texts('locations'),
    countries: texts('countries').filter((country) => country !== ''),
    desiredInfo: text('desiredInfo'),
    llmPlatforms: texts('llmPlatforms') as LlmPlatform[],
    ...Object.fromEntries(
      EXTENDED_FIELDS.filter((field) => extended.includes(field)).map((field) => [field, readExtended(values, field)]),
    ),
  }
}

/** The version of the profile that the form started from; undefined if the form does not name one. */
export function readVersion(form: FormData): string | undefined {
  const version = form.get('version')
  return typeof version === 'string' ? version : undefined
}

/** The name of the buttons that move or remove an entry without JavaScript. */
const REARRANGE = 'schik'
type Rearrangement = 'omhoog' | 'omlaag' | 'weg'

/** The name and value of such a button. */
export const rearrangement = (list: string, row: number, what: Rearrangement) => ({
  name: REARRANGE,
  value: `${list}.${row}.${what}`,
})

export const isRearranged = (form: FormData) => form.has(REARRANGE)

function rearranged(list: object[], row: number, what: string): object[] {
  const entry = list[row]
  if (!entry) return list
  const others = list.toSpliced(row, 1)
  return what === 'weg' ? others : others.toSpliced(Math.max(0, what === 'omhoog' ? row - 1 : row + 1), 0, entry)
}

const TEXT_LISTS = new Set<ExtendedField>(['sectoren', 'talen'])

function readExtended(values: Values, field: ExtendedField): unknown {
  if (field === 'beeldrechtenAkkoord') return values.has(field)
  if (TEXT_LISTS.has(field)) return values.get(field) ?? []
  if (!(field in EMPTY_ENTRIES)) return values.get(field)?.[0] ?? ''
  const entries = readEntries(values, field, EMPTY_ENTRIES[field as keyof typeof EMPTY_ENTRIES])
  const [list, row, what = ''] = values.get(REARRANGE)?.[0]?.split('.') ?? []
  return list === field ? rearranged(entries, Number(row), what) : entries
}

const LINES: Record<string, object> = { openingstijden: EMPTY_HOURS, uitzonderingen: EMPTY_EXCEPTION }

/** Reads `team.3.naam` and the like: entries in the order of the page, which the names of refused fields also use. */
function readEntries(values: Values, list: string, empty: object): object[] {
  const start = `${list}.`
  const rows = [...values.keys()].flatMap((name) =>
    name.startsWith(start) ? (/^\d{1,4}(?=\.)/.exec(name.slice(start.length)) ?? []) : [],
  )
  return [...new Set(rows)].map((row) =>
    Object.fromEntries(
      Object.entries(empty).map(([field, value]) => {
        const name = `${start}${row}.${field}`
        if (LINES[field]) return [field, readEntries(values, name, LINES[field])]
        if (typeof value === 'boolean') return [field, values.has(name)]
        return [field, Array.isArray(value) ? (values.get(name) ?? []) : (values.get(name)?.[0] ?? '')]
      }),
    ),
  )
}

export function writeProfileForm(values: ProfileFormValues, intent: 'save' | 'publish', version: string): FormData {
  const form = new FormData()
  form.set('intent', intent)
  form.set('version', version)
  for (const [name, value] of profileEntries(values)) form.append(name, value)
  return form
}

/** Encodes like a browser: a list by its name, an entry by its position, a ticked box as 'on'. */
export function profileEntries(values: ProfileFormValues): [name: string, value: string][] {
  const has = EXTENDED_FIELDS.filter((field) => values[field] !== undefined)
  return [
    ...Object.entries(values).flatMap(([name, value]) => entriesOf(name, value)),
    ...has.map((field): [string, string] => [HAS_EXTENDED, field]),
  ]
}

function entriesOf(name: string, value: unknown): [name: string, value: string][] {
  if (typeof value === 'string') return [[name, value]]
  if (typeof value === 'number') return [[name, String(value)]]
  if (value === true) return [[name, 'on']]
  if (!Array.isArray(value)) return []
  return value.flatMap((entry, row): [string, string][] =>
    typeof entry === 'string'
      ? [[name, entry]]
      : Object.entries(entry as object).flatMap(([field, inner]) => entriesOf(`${name}.${row}.${field}`, inner)),
  )
}

/** A hidden input for forms without JavaScript: it declares that the page contains this field of step 2. */
export const extendedMark = (field: ExtendedField) => ({ type: 'hidden', name: HAS_EXTENDED, value: field }) as const
