/** Which entries of the profile's lists can be stored: those with their main field (docs/spec.md, 'Validation'). */
import type { EMPTY_ENTRIES } from './profile.schema.ts'
import { PROFILE_TEXTS, storableText } from './profile.schema.ts'

type List = keyof typeof EMPTY_ENTRIES

/** An entry needs one of its main fields. Without any, the first has the error. */
const MAIN: Record<List, { fields: readonly string[]; message: string }> = {
  socialProfielen: { fields: ['url'], message: PROFILE_TEXTS.required },
  locatiesUitgebreid: {
    fields: ['naam', 'straat', 'postcode', 'plaats', 'telefoon', 'openingstijden', 'uitzonderingen'],
    message: 'Vul een naam, adres of telefoonnummer in.',
  },
  diensten: { fields: ['naam'], message: PROFILE_TEXTS.required },
  pakketten: { fields: ['naam'], message: PROFILE_TEXTS.required },
  cases: { fields: ['klant', 'uitdaging'], message: 'Vul de klant of de uitdaging in.' },
  reviewBronnen: { fields: ['bronnaam'], message: PROFILE_TEXTS.required },
  team: { fields: ['naam'], message: PROFILE_TEXTS.required },
  faqs: { fields: ['vraag'], message: PROFILE_TEXTS.required },
}
const LISTS = Object.keys(MAIN) as List[]

/** True if a value, or anything in it, was filled in. */
export function isTyped(value: unknown): boolean {
  if (typeof value === 'string') return storableText(value).trim() !== ''
  if (typeof value === 'object' && value !== null) return Object.values(value).some(isTyped)
  return value === true || typeof value === 'number'
}

export function hasMainField(list: List, entry: object): boolean {
  return MAIN[list].fields.some((field) => isTyped((entry as Record<string, unknown>)[field]))
}

/** The fields of an entry that may have an error because of what stands in another of its fields. */
export function mainPathOf(path: string): string | null {
  const [list = '', row] = path.split('.')
  return row !== undefined && Object.hasOwn(MAIN, list) ? `${list}.${row}.${MAIN[list as List].fields[0]}` : null
}

/**
 * The entries in which something was typed, but no main field, as errors by path. Saving keeps the other entries, and the form keeps
 * these: nothing that was typed disappears. Entries without anything simply go.
 */
export function incompleteEntries(values: object): Record<string, string> {
  const typed = values as Record<string, unknown>
  return Object.fromEntries(
    LISTS.flatMap((list) => {
      const entries = typed[list]
      if (!Array.isArray(entries)) return []
      return entries.flatMap((entry: object, row) =>
        isTyped(entry) && !hasMainField(list, entry)
          ? [[`${list}.${row}.${MAIN[list].fields[0]}`, MAIN[list].message]]
          : [],
      )
    }),
  )
}
