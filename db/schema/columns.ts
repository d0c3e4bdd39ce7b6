// Columns and checks that tables share. Properties of our tables have the contract's own column names,
// so that a row can be returned without translation.
import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, check, jsonb, text, timestamp, uuid } from 'drizzle-orm/pg-core'

// Milliseconds, as in JavaScript: a time that is read and compared again stays equal.
export const timestamptz = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

export const newId = () => uuid('id').primaryKey().defaultRandom()
export const createdAt = (name = 'created_at') => timestamptz(name).notNull().defaultNow()
/** A trigger sets it on every update (db/sql/accounts.sql). */
export const updatedAt = () => timestamptz('updated_at').notNull().defaultNow()

export const textList = (name: string) => text(name).array().notNull().default(sql`'{}'::text[]`)
export const objectList = <T>(name: string) => jsonb(name).$type<T[]>().notNull().default(sql`'[]'::jsonb`)

const list = (columns: AnyPgColumn[], wrap: (column: AnyPgColumn) => SQL) =>
  sql.join(
    columns.map((column) => wrap(column)),
    sql`, `,
  )

/** Generous: they stop abuse; the forms set the real limits. */
export const atMost = (name: string, characters: number, ...columns: AnyPgColumn[]) =>
  check(name, sql`greatest(${list(columns, (c) => sql`char_length(${c})`)}) <= ${sql.raw(String(characters))}`)

export const listsAtMost = (name: string, characters: number, ...columns: AnyPgColumn[]) =>
  check(name, sql`greatest(${list(columns, (c) => sql`char_length(${c}::text)`)}) <= ${sql.raw(String(characters))}`)

export const isListOfObjects = (name: string, column: AnyPgColumn) =>
  check(
    name,
    sql`jsonb_typeof(${column}) = 'array' and not jsonb_path_exists(${column}, 'strict $[*] ? (@.type() != "object")')`,
  )

export const oneOf = (name: string, column: AnyPgColumn, values: readonly string[]) =>
  check(name, sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`)
