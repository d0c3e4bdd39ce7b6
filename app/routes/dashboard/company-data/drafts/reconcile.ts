/** Merges the local input with changes saved elsewhere, field by field. */

import { isTyped } from '#features/profiles/entries.ts'
import type { ProfileFormValues } from '#features/profiles/form.schema.ts'
import { EXTENDED_FIELDS } from '#features/profiles/profile.schema.ts'
import { mergedList } from './merge-lists.ts'
import { isSameValue } from './same-value.ts'

export type FieldValues = Record<string, unknown>

export interface Conflict {
  field: string
  mine: unknown
  theirs: unknown
}

/**
 * `base` is the common ancestor: a field that one side left unchanged gets the other side's value. A field that both sides changed
 * differently is a conflict, and keeps the local value, unless it is a list of which they changed different entries. `sent` is the local value before the server normalised it into `base`.
 */
export function reconcile(
  base: FieldValues,
  sent: FieldValues,
  mine: FieldValues,
  theirs: FieldValues,
): { merged: FieldValues; conflicts: Conflict[] } {
  const merged: FieldValues = { ...mine }
  const conflicts: Conflict[] = []
  for (const [field, value] of Object.entries(theirs)) {
    const typed = mine[field]
    if (!(field in mine)) merged[field] = value
    else if (isSameValue(value, base[field]) || isSameValue(typed, value)) continue
    else if (isUntouched(field, base, sent, typed)) merged[field] = value
    else {
      const both = mergedList(base[field], typed, value)
      if (both) merged[field] = both
      else conflicts.push({ field, mine: typed, theirs: value })
    }
  }
  return { merged, conflicts }
}

function isUntouched(field: string, base: FieldValues, sent: FieldValues, typed: unknown): boolean {
  return isSameValue(typed, base[field]) || (field in sent && isSameValue(typed, sent[field]))
}

/** The fields that were stored completely: not refused, and without entries that the server did not store because they had no name. */
export function storedWhole(sent: FieldValues, stored: FieldValues, refused: Record<string, string>): FieldValues {
  // Of a list with a wrong entry nothing was stored.
  const refusedFields = new Set(Object.keys(refused).map((path) => path.split('.')[0]))
  return Object.fromEntries(
    Object.entries(sent).filter(([field, value]) => {
      if (refusedFields.has(field)) return false
      const kept = stored[field]
      return !Array.isArray(value) || (Array.isArray(kept) && kept.length === value.filter(isTyped).length)
    }),
  )
}

/** The fields with unsaved local changes, with their values in `base`. */
export function changedFields(
  base: FieldValues,
  sent: FieldValues,
  mine: FieldValues,
): Record<string, { value: unknown; base: unknown }> {
  return Object.fromEntries(
    Object.entries(mine)
      .filter(([field, value]) => !isUntouched(field, base, sent, value))
      .map(([field, value]) => [field, { value, base: base[field] }]),
  )
}

/**
 * What a save holds: the basics, and the changed fields of step 2. The server keeps the fields of step 2 that it does not get, and a
 * browser limits the body of a request that continues after its page is closed.
 */
export function partToSend(values: ProfileFormValues, changed: FieldValues): ProfileFormValues {
  const unchanged = new Set<string>(EXTENDED_FIELDS.filter((field) => !(field in changed)))
  return Object.fromEntries(Object.entries(values).filter(([field]) => !unchanged.has(field))) as ProfileFormValues
}
