import { foreignKey, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { atMost, timestamptz } from './columns.ts'
import { domains } from './domains.ts'
import { ownerMay } from './policies.ts'

/** The pages that an owner named when a report was wrong: later analyses read them before others, the newest first. */
export const first_pages = pgTable(
  'first_pages',
  {
    user_id: uuid('user_id').notNull(),
    domain_id: uuid('domain_id').notNull(),
    /** The website's host at the time: a profile may move to another. */
    host: text('host').notNull(),
    /** Includes the query. */
    path: text('path').notNull(),
    named_at: timestamptz('named_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.domain_id, t.host, t.path] }),
    // The database checks that it is on this account's own website.
    foreignKey({ columns: [t.domain_id, t.user_id], foreignColumns: [domains.id, domains.user_id] })
      .onDelete('cascade')
      .onUpdate('cascade'),
    index('first_pages_user_id_idx').on(t.user_id),
    atMost('first_pages_path_length', 2000, t.host, t.path),
    ...ownerMay(t.user_id, ['select', 'insert', 'update']),
  ],
)
