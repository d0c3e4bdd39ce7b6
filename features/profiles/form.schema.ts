/** The company profile form: one schema for the autosave, the publish action and an accepted proposal. */
import { z } from 'zod'
import { incompleteEntries } from './entries.ts'
import { extendedSchema } from './extended.schema.ts'
import { listOf, publicEmailProblem, text } from './fields.schema.ts'
import { type ExtendedField, LLM_PLATFORMS, MOST_OTHER_NAMES } from './profile.schema.ts'

/** Step 1, for every plan. */
export const basicSchema = z.object({
  companyName: text(200),
  /** Trade names and abbreviations, by which answers of assistants are searched too. A form may lack them. */
  andereNamen: listOf(text(120), MOST_OTHER_NAMES).optional(),
  url: text(2000),
  locations: listOf(text(120), 50),
  /** ISO 3166-1 alpha-2, shown in Dutch. */
  countries: listOf(z.string().regex(/^[A-Z]{2}$/, 'Kies een land uit de lijst.'), 50),
  desiredInfo: text(5000),
  llmPlatforms: z.array(z.enum(LLM_PLATFORMS)).transform((platforms) => [...new Set(platforms)]),
})

export const profileFormSchema = z.object({ ...basicSchema.shape, ...extendedSchema.partial().shape })

type Typed = z.input<typeof profileFormSchema>
/** The form sends every field of an entry, even when empty. */
type Complete<T> = T extends readonly (infer Entry)[]
  ? Complete<Entry>[]
  : T extends object
    ? { [Field in keyof T]-?: Complete<Exclude<T[Field], undefined>> }
    : T
/** As typed in the form. */
export type ProfileFormValues = Omit<Typed, ExtendedField> & {
  [Field in ExtendedField]?: Complete<Exclude<Typed[Field], undefined>>
}
/** What a save leaves out of a valid form, as errors by path. */
export function leftOutOf(values: object): Record<string, string> {
  const publicEmail = publicEmailProblem((values as { publicEmail?: unknown }).publicEmail)
  return { ...incompleteEntries(values), ...(publicEmail ? { publicEmail } : {}) }
}

/** Cleaned, as stored. */
export type ProfileInput = z.output<typeof profileFormSchema>
