/** The profile form between browser and server: the same names with and without JavaScript. */
import type { FieldErrors } from '#features/failure.ts'
import type { ProfileFormValues } from '#features/profiles/profile.schema.ts'

/** What an action of the dashboard gives back. `done` is null when it was refused; `fields` may name one field all the same. */
export interface DashboardAnswer {
  done: 'save' | 'publish' | 'unpublish' | null
  message: string | null
  fields: FieldErrors
  /** The competitors as they were typed: the form without JavaScript gets them back. */
  competitors?: string[]
}

/** Part of it arrives unchecked; features/profiles checks it against the schema. */
export function readProfileForm(form: FormData): Record<keyof ProfileFormValues, unknown> {
  return {
    companyName: form.get('companyName') ?? '',
    url: form.get('url') ?? '',
    locations: form.getAll('locations'),
    countries: form.getAll('countries').filter((country) => country !== ''),
    desiredInfo: form.get('desiredInfo') ?? '',
    llmPlatforms: form.getAll('llmPlatforms'),
  }
}

export function writeProfileForm(values: ProfileFormValues, intent: 'save' | 'publish'): FormData {
  const form = new FormData()
  form.set('intent', intent)
  for (const [name, value] of profileEntries(values)) form.append(name, value)
  return form
}

export function profileEntries(values: ProfileFormValues): [name: string, value: string][] {
  return Object.entries(values).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : value.map((entry): [string, string] => [name, entry]),
  ) as [string, string][]
}
