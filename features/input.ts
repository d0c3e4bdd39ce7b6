/** Validates input: returns a checked value, or a failure with a Dutch message per field. */
import { z } from 'zod'
import { Failure, type FieldErrors } from './failure.ts'
import { dutchError } from './input-texts.ts'

// For rules whose schema names no message of its own.
z.config({ localeError: dutchError })

export function parseInput<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const parsed = schema.safeParse(input)
  if (!parsed.success) throw new Failure('invalid-input', { fields: fieldErrorsOf(parsed.error.issues) })
  return parsed.data
}

/** A Dutch message for each field that the schema refuses. */
export function problemsOf(schema: z.ZodType, input: unknown): FieldErrors {
  const parsed = schema.safeParse(input)
  return parsed.success ? {} : fieldErrorsOf(parsed.error.issues)
}

/**
 * The first message of each field, by its path: `variables.first_name`, `team.2.foto`. An entry of a list of texts is named by
 * the list, which is one field of a form. Without a field: the empty name.
 */
function fieldErrorsOf(issues: readonly z.core.$ZodIssue[]): FieldErrors {
  const fields: FieldErrors = {}
  for (const issue of issues) {
    // An unknown field is named itself, not the object that contains it.
    const names = issue.code === 'unrecognized_keys' ? issue.keys : [undefined]
    const path = typeof issue.path.at(-1) === 'number' ? issue.path.slice(0, -1) : issue.path
    for (const name of names) fields[[...path, ...(name ? [name] : [])].join('.')] ??= issue.message
  }
  return fields
}
