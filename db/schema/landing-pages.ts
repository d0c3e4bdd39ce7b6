import { sql } from 'drizzle-orm'
import { check, foreignKey, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { atMost, newId, timestamptz } from './columns.ts'
import { domains } from './domains.ts'
import { ownerMay } from './policies.ts'

/** A page of a customer's website that was judged on its own: the last few of a website. Its turn is a row of `readings`, which stays. */
export const landing_pages = pgTable(
  'landing_pages',
  {
    /** That of the reading. */
    id: newId(),
    user_id: uuid('user_id').notNull(),
    domain_id: uuid('domain_id').notNull(),
    url: text('url').notNull(),
    /** A LandingPageReport of the engine. */
    report: jsonb('report').$type<unknown>().notNull(),
    read_at: timestamptz('read_at').notNull(),
  },
  (t) => [
    foreignKey({ columns: [t.domain_id, t.user_id], foreignColumns: [domains.id, domains.user_id] })
      .onDelete('cascade')
      .onUpdate('cascade'),
    index('landing_pages_newest').on(t.domain_id, t.read_at.desc()),
    index('landing_pages_user_id').on(t.user_id),
    atMost('landing_pages_url_length', 4096, t.url),
    check('landing_pages_report_length', sql`char_length(${t.report}::text) <= 500000`),
    ...ownerMay(t.user_id, ['select', 'insert', 'delete']),
  ],
)
