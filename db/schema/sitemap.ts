// What the sitemaps list: the view public_profiles without what it costs to look a thousand of its rows up in four tables.
import { sql } from 'drizzle-orm'
import { bigint, pgTable, uuid } from 'drizzle-orm/pg-core'
import { timestamptz } from './columns.ts'
import { anyoneMay, readersMaySelect } from './policies.ts'
import { profiles } from './profiles.ts'

/** The public profiles that AI may see. Triggers keep it (db/sql/sitemap-entries.sql); nothing else writes in it. */
export const sitemap_entries = pgTable(
  'sitemap_entries',
  {
    number: bigint('number', { mode: 'number' })
      .primaryKey()
      .references(() => profiles.number, { onDelete: 'cascade' }),
    slug: uuid('slug').notNull(),
    changed_at: timestamptz('changed_at').notNull(),
    /** Public until then: an extra website, whose plan ends. Null: no end is known. */
    listed_until: timestamptz('listed_until'),
  },
  () => [anyoneMay('select', sql`true`), readersMaySelect()],
)
