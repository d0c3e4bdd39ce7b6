/** The profile form between browser and server: the same names with and without JavaScript. */
import type { FieldErrors } from '#features/failure.ts'
import type { FileJudgement } from '#features/own-files/llms-tab.server.ts'
import type { ProfileFormValues } from '#features/profiles/profile.schema.ts'

/** What an action of the dashboard gives back. `done` is null when it was refused; `fields` may name one field all the same. */
export interface DashboardAnswer {
  done: 'save' | 'publish' | 'unpublish' | 'retry-image' | null
  message: string | null
  fields: FieldErrors
  /** Seconds: it could not be done now, and is to be tried again. */
  retryAfter?: number
  /** The page that was named under 'Klopt dit niet?' and refused. */
  doubted?: string
  /** The competitors as they were typed: the form without JavaScript gets them back. */
  competitors?: string[]
  /** What the llms.txt tab asked; what was typed comes back without JavaScript. */
  llms?: {
    intent: 'judge-file' | 'check-own-files'
    typed: { url: string; text: string }
    judgement: FileJudgement | null
  }
}

/** Names the step that a form has: a box that is not ticked is not sent, and neither is one that the page never had. */
const HAS_EXTENDED = 'uitgebreid'

/** Part of it arrives unchecked; features/profiles checks it against the schema. */
export function readProfileForm(form: FormData): Partial<Record<keyof ProfileFormValues, unknown>> {
  return {
    companyName: form.get('companyName') ?? '',
    url: form.get('url') ?? '',
    locations: form.getAll('locations'),
    countries: form.getAll('countries').filter((country) => country !== ''),
    desiredInfo: form.get('desiredInfo') ?? '',
    llmPlatforms: form.getAll('llmPlatforms'),
    ...(form.has(HAS_EXTENDED) ? readExtended(form) : {}),
  }
}

function readExtended(form: FormData) {
  const text = (name: string) => form.get(name) ?? ''
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
