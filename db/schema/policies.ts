// Row-level security: which role may do what with which rows. What no policy allows is refused.
import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, type PgRole, pgPolicy, pgRole } from 'drizzle-orm/pg-core'

type Verb = 'select' | 'insert' | 'update' | 'delete'

// Created by db/roles.ts before the first migration.
const app = pgRole('vindbaar_app').existing()
const reader = pgRole('vindbaar_reader').existing()
const jobs = pgRole('vindbaar_jobs').existing()

// `(select …)`: evaluated once per statement, not once per row.
export const currentUser = sql`(select app_user_id())`
const isAdmin = sql`(select is_admin())`

function rule(name: string, verb: Verb, to: PgRole, condition: SQL) {
  return pgPolicy(name, {
    for: verb,
    to,
    ...(verb === 'insert' ? {} : { using: condition }),
    ...(verb === 'insert' || verb === 'update' ? { withCheck: condition } : {}),
  })
}

export const anyoneMay = (verb: Verb, condition: SQL) => rule(`anyone may ${verb}`, verb, app, condition)

/** For `db.read`: what everyone may see. */
export const readersMaySelect = () => rule('readers may select', 'select', reader, sql`true`)

export const ownerMay = (owner: AnyPgColumn, verbs: Verb[], also?: SQL) =>
  verbs.map((verb) =>
    rule(
      `owner may ${verb}`,
      verb,
      app,
      also ? sql`${owner} = ${currentUser} and ${also}` : sql`${owner} = ${currentUser}`,
    ),
  )

export const adminMay = (...verbs: Verb[]) => verbs.map((verb) => rule(`admin may ${verb}`, verb, app, isAdmin))

export const jobsMay = (...verbs: Verb[]) => verbs.map((verb) => rule(`jobs may ${verb}`, verb, jobs, sql`true`))
