/** The profile form between browser and server: the same names with and without JavaScript. */
import type { TabAnswer } from '#app/routes/dashboard/tab-answer.ts'
import type { LlmPlatform, ProfileFormValues } from '#features/profiles/profile.schema.ts'

/** `fields` may name a field although the rest was saved. */
export interface SaveAnswer extends TabAnswer {
  isDone: boolean
}

/** Names the step that a form has: a box that is not ticked is not sent, and neither is one that the page never had. */
const HAS_EXTENDED = 'uitgebreid'

/** As it was typed; features/profiles checks it against the schema. */
export function readProfileForm(form: FormData): ProfileFormValues {
  const text = (name: string) => String(form.get(name) ?? '')
  const texts = (name: string) => form.getAll(name).map(String)
  return {
    companyName: text('companyName'),
    url: text('url'),
    locations: texts('locations'),
    countries: texts('countries').filter((country) => country !== ''),
    desiredInfo: text('desiredInfo'),
    llmPlatforms: texts('llmPlatforms') as LlmPlatform[],
    ...(form.has(HAS_EXTENDED) ? readExtended(form) : {}),
  }
}

function readExtended(form: FormData) {
  const text = (name: string) => String(form.get(name) ?? '')
  const rows = [...form.keys()].map((name) => /^team\.(\d{1,3})\./.exec(name)?.[1]).filter((row) => row !== undefined)
  return {
    logoSvgUrl: text('logoSvgUrl'),
    logoPngUrl: text('logoPngUrl'),
    heroAfbeeldingUrl: text('heroAfbeeldingUrl'),
    // In the order of the page, which is also that of a refusal's field names.
    team: [...new Set(rows)].map((row) => ({
      naam: text(`team.${row}.naam`),
      functie: text(`team.${row}.functie`),
      bio: text(`team.${row}.bio`),
      foto: text(`team.${row}.foto`),
      verborgen: form.has(`team.${row}.verborgen`),
    })),
    beeldrechtenAkkoord: form.has('beeldrechtenAkkoord'),
  }
}

export function writeProfileForm(values: ProfileFormValues, intent: 'save' | 'publish'): FormData {
  const form = new FormData()
  form.set('intent', intent)
  for (const [name, value] of profileEntries(values)) form.append(name, value)
  return form
}

/** As a browser would send them: a list by its name, an entry of a list by its place, a ticked box as 'on'. */
export function profileEntries(values: ProfileFormValues): [name: string, value: string][] {
  const entries = Object.entries(values).flatMap(([name, value]) => entriesOf(name, value))
  return values.team === undefined ? entries : [...entries, [HAS_EXTENDED, 'on']]
}

function entriesOf(name: string, value: unknown): [name: string, value: string][] {
  if (typeof value === 'string') return [[name, value]]
  if (value === true) return [[name, 'on']]
  if (!Array.isArray(value)) return []
  return value.flatMap((entry, row): [string, string][] =>
    typeof entry === 'string'
      ? [[name, entry]]
      : Object.entries(entry as object).flatMap(([field, inner]) => entriesOf(`${name}.${row}.${field}`, inner)),
  )
}

/** In a form without JavaScript: this part of the page sends step 2. */
export const EXTENDED_MARK = { type: 'hidden', name: HAS_EXTENDED, value: 'on' } as const
