// What the daily check found of llms.txt and llm-profile.json on the customers' own websites.
import { sql } from 'drizzle-orm'
import { foreignKey, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { atMost, oneOf, timestamptz } from './columns.ts'
import { domains } from './domains.ts'
import { jobsMay, ownerMay } from './policies.ts'

export const OWN_FILES = ['llms.txt', 'llm-profile.json'] as const
export type OwnFile = (typeof OWN_FILES)[number]
export const OWN_FILE_STATES = ['valid', 'invalid', 'outdated', 'missing', 'unreachable'] as const
export type OwnFileState = (typeof OWN_FILE_STATES)[number]

export const own_file_checks = pgTable(
  'own_file_checks',
  {
    user_id: uuid('user_id').notNull(),
    domain_id: uuid('domain_id').notNull(),
    file: text('file').$type<OwnFile>().notNull(),
    url: text('url').notNull(),
    state: text('state').$type<OwnFileState>().notNull(),
    /** What is wrong, in Dutch, with the line if there is one. */
    problems: jsonb('problems').$type<{ line: number; message: string }[]>().notNull().default(sql`'[]'::jsonb`),
    checked_at: timestamptz('checked_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.user_id, t.domain_id, t.file] }),
    foreignKey({ columns: [t.domain_id, t.user_id], foreignColumns: [domains.id, domains.user_id] }).onDelete(
      'cascade',
    ),
    index('own_file_checks_checked_at').on(t.checked_at),
    oneOf('own_file_checks_file', t.file, OWN_FILES),
    oneOf('own_file_checks_state', t.state, OWN_FILE_STATES),
    atMost('own_file_checks_url_length', 4096, t.url),
    ...ownerMay(t.user_id, ['select', 'insert', 'update']),
    ...jobsMay('select', 'delete'),
  ],
)
