// The entries of the sitemaps: the view public_profiles without the cost of looking up a thousand rows in four tables.
import { sql } from 'drizzle-orm'
import { bigint, pgTable, uuid } from 'drizzle-orm/pg-core'
import { timestamptz } from './columns.ts'
import { anyoneMay, readersMaySelect } from './policies.ts'
import { profiles } from './profiles.ts'

/** The public profiles that AI may see. Triggers maintain it (db/sql/sitemap-entries.sql); nothing else writes it. */
export const sitemap_entries = pgTable(
  'sitemap_entries',
  {
    number: bigint('number', { mode: 'number' })
      .primaryKey()
      .references(() => profiles.number, { onDelete: 'cascade' }),
    slug: uuid('slug').notNull(),
    changed_at: timestamptz('changed_at').notNull(),
    /** For an extra website: when its plan ends, and with it the public page. Null: no known end. */
    listed_until: timestamptz('listed_until'),
  },
  () => [anyoneMay('select', sql`true`), readersMaySelect()],
)
