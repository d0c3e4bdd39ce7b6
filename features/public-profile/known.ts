/** Decides which stored or derived data is a fact: the one place that defines what is empty. */
import { z } from 'zod'

/** Empty rows of a form, blank texts and lists without entries are empty. */
export function isKnown(value: unknown): boolean {
  if (typeof value === 'string') return /\S/.test(value)
  return value !== undefined && value !== null && !(Array.isArray(value) && value.length === 0)
}

/** Removes unknown values, so that no format states an empty fact. */
export function known<T extends object>(data: T): T {
  const facts = {} as T
  for (const name in data) if (isKnown(data[name])) facts[name] = data[name]
  return facts
}

/** Undefined when nothing is left. */
type Reader = (stored: unknown) => unknown

/**
 * Reads stored data by a schema: drops what the schema does not name, and what is empty or does not match. An entry of a list
 * that lacks a required value is dropped. Compiled once, because every rendered page is read through it.
 */
export function readerOf<Schema extends z.ZodType>(schema: Schema): (stored: unknown) => z.output<Schema> | undefined {
  return compiled(schema) as (stored: unknown) => z.output<Schema> | undefined
}

function compiled(schema: z.ZodType): Reader {
  if (schema instanceof z.ZodOptional) return compiled(schema.unwrap() as z.ZodType)
  if (schema instanceof z.ZodDefault) {
    const read = compiled(schema.unwrap() as z.ZodType)
    return (stored) => read(stored) ?? []
  }
  if (schema instanceof z.ZodArray) {
    const read = compiled(schema.element as z.ZodType)
    return (stored) => {
      const entries = Array.isArray(stored) ? stored.map(read).filter((entry) => entry !== undefined) : []
      return entries.length > 0 ? entries : undefined
    }
  }
  return schema instanceof z.ZodObject ? objectReader(schema) : leafReader(schema)
}

function objectReader({ shape }: z.ZodObject): Reader {
  const fields = Object.entries(shape).map(([name, schema]) => ({ name, schema, read: compiled(schema as z.ZodType) }))
  const readers = new Map(fields.map(({ name, read }) => [name, read]))
  const fallbacks = fields.filter(({ read }) => read(undefined) !== undefined)
  const required = fields.filter(({ schema }) => !(schema as z.ZodType).safeParse(undefined).success)
  return (stored) => {
    if (typeof stored !== 'object' || stored === null) return undefined
    const facts: Record<string, unknown> = {}
    let isEmpty = true
    for (const [name, value] of Object.entries(stored)) {
      const fact = readers.get(name)?.(value)
      if (fact === undefined) continue
      facts[name] = fact
      if (isKnown(fact)) isEmpty = false
    }
    if (isEmpty) return undefined
    for (const { name, read } of fallbacks) facts[name] ??= read(undefined)
    return required.every(({ name }) => facts[name] !== undefined) ? facts : undefined
  }
}

function leafReader(schema: z.ZodType): Reader {
  const isText = schema instanceof z.ZodString
  // A text that may be empty is never required, so it does not make the entry incomplete.
  const empty = schema.safeParse('').success ? '' : undefined
  return (stored) => {
    // Older rows have numbers in text fields: a score, a count.
    const value = isText && typeof stored === 'number' ? String(stored) : stored
    return isKnown(value) && schema.safeParse(value).success ? value : empty
  }
}
