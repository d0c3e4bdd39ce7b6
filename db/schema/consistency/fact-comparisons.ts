// The facts of a company over time, and what each source stated of them when it was last read.
import { sql } from 'drizzle-orm'
import { boolean, check, foreignKey, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { atMost, timestamptz } from '#db/schema/columns.ts'
import { domains } from '#db/schema/domains.ts'
import { jobsMay, ownerMay } from '#db/schema/policies.ts'

/** The compared columns of a profile, by their names. */
export type FactColumns = Partial<Record<string, unknown>>

/** Every set of facts that was public, so that the old value of a change is known. A trigger writes it. */
export const confirmed_facts = pgTable(
  'confirmed_facts',
  {
    user_id: uuid('user_id').notNull(),
    domain_id: uuid('domain_id').notNull(),
    confirmed_at: timestamptz('confirmed_at').notNull(),
    facts: jsonb('facts').$type<FactColumns>().notNull(),
    /** Its owner published it; else it was saved while the profile was public. */
    published: boolean('published').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.domain_id, t.confirmed_at] }),
    foreignKey({ columns: [t.domain_id, t.user_id], foreignColumns: [domains.id, domains.user_id] })
      .onDelete('cascade')
      .onUpdate('cascade'),
    index('confirmed_facts_user_id').on(t.user_id),
    ...ownerMay(t.user_id, ['select']),
    ...jobsMay('select', 'delete'),
  ],
)

/** The newest comparison of a domain. Its lists are in the forms of features/consistency/consistency.schema.ts. */
export const fact_comparisons = pgTable(
  'fact_comparisons',
  {
    user_id: uuid('user_id').notNull(),
    domain_id: uuid('domain_id').notNull(),
    /** The website that was read. */
    website: text('website').notNull(),
    compared_at: timestamptz('compared_at').notNull(),
    sources: jsonb('sources').$type<unknown[]>().notNull(),
    /** Former values that were found and are not known to be gone. */
    leftovers: jsonb('leftovers').$type<unknown[]>().notNull().default(sql`'[]'::jsonb`),
    /** Those of which the customer got a notice. */
    told: jsonb('told').$type<unknown[]>().notNull().default(sql`'[]'::jsonb`),
  },
  (t) => [
    primaryKey({ columns: [t.domain_id] }),
    foreignKey({ columns: [t.domain_id, t.user_id], foreignColumns: [domains.id, domains.user_id] })
      .onDelete('cascade')
      .onUpdate('cascade'),
    index('fact_comparisons_user_id').on(t.user_id),
    atMost('fact_comparisons_website_length', 4096, t.website),
    check(
      'fact_comparisons_length',
      sql`char_length(${t.sources}::text) <= 2000000 and char_length(${t.leftovers}::text) <= 1000000 and char_length(${t.told}::text) <= 1000000`,
    ),
    ...ownerMay(t.user_id, ['select', 'insert', 'update']),
    ...jobsMay('select', 'insert', 'update', 'delete'),
  ],
)

/** Pages elsewhere about the company that its owner named, with their text where we may not read them. */
export const linked_pages = pgTable(
  'linked_pages',
  {
    user_id: uuid('user_id').notNull(),
    domain_id: uuid('domain_id').notNull(),
    url: text('url').notNull(),
    pasted: text('pasted'),
    added_at: timestamptz('added_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.domain_id, t.url] }),
    foreignKey({ columns: [t.domain_id, t.user_id], foreignColumns: [domains.id, domains.user_id] })
      .onDelete('cascade')
      .onUpdate('cascade'),
    index('linked_pages_user_id').on(t.user_id),
    atMost('linked_pages_url_length', 2000, t.url),
    atMost('linked_pages_pasted_length', 20_000, t.pasted),
    ...ownerMay(t.user_id, ['select', 'insert', 'update', 'delete']),
    ...jobsMay('select', 'delete'),
  ],
)
