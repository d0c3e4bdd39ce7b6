import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { atMost, createdAt, newId, timestamptz } from './columns.ts'
import { adminMay, anyoneMay, jobsMay } from './policies.ts'

export const waitlist = pgTable(
  'waitlist',
  {
    id: newId(),
    created_at: createdAt(),
    name: text('name').notNull(),
    company: text('company').notNull(),
    email: text('email').notNull(),
    website: text('website'),
    use_case: text('use_case'),
    target_audience: text('target_audience'),
    accepted_privacy: boolean('accepted_privacy').notNull().default(false),
    /** The exact text that was agreed to, and when. */
    consent_text: text('consent_text'),
    consent_version: text('consent_version'),
    terms_accepted_at: timestamptz('terms_accepted_at'),
    contact_consent_at: timestamptz('contact_consent_at'),
    confirmation_sent_at: timestamptz('confirmation_sent_at'),
    /** When the last invitation was sent. */
    invited_at: timestamptz('invited_at'),
    /** What admins search by: in lower case and without accents. */
    search: text('search').generatedAlwaysAs(
      sql`fold_text("name" || ' ' || "company" || ' ' || "email" || ' ' || coalesce("website", ''))`,
    ),
  },
  (t) => [
    uniqueIndex('waitlist_email').on(sql`lower(${t.email})`),
    index('waitlist_created_at').on(t.created_at, t.id),
    index('waitlist_with_use_case').on(t.id).where(sql`use_case <> ''`),
    atMost('waitlist_name_length', 500, t.name, t.company),
    atMost('waitlist_email_length', 320, t.email),
    atMost('waitlist_text_length', 20_000, t.website, t.use_case, t.target_audience, t.consent_text, t.consent_version),
    // We fill in the rest later.
    anyoneMay('insert', sql`${t.accepted_privacy} and ${t.confirmation_sent_at} is null and ${t.invited_at} is null`),
    ...adminMay('select', 'update', 'delete'),
    ...jobsMay('select', 'update'),
  ],
)
