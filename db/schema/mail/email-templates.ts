import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { accounts } from '#db/schema/accounts.ts'
import { atMost, newId, timestamptz, updatedAt } from '#db/schema/columns.ts'
import { adminMay, jobsMay } from '#db/schema/policies.ts'

export const email_templates = pgTable(
  'email_templates',
  {
    id: newId(),
    key: text('key').notNull().unique(),
    subject: text('subject').notNull(),
    /** Null: the product's own sender. */
    from_name: text('from_name'),
    from_email: text('from_email'),
    /** The text alone; features/mail/mail-layout.rules.ts puts the frame around it. A whole document is sent as it is. */
    html: text('html').notNull(),
    text: text('text'),
    updated_at: updatedAt(),
    /** A trigger raises it with every update (db/sql/mail-templates.sql). */
    version: integer('version').notNull().default(1),
  },
  (t) => [
    atMost('email_templates_subject_length', 500, t.key, t.subject, t.from_name, t.from_email),
    atMost('email_templates_body_length', 500_000, t.html, t.text),
    ...adminMay('select', 'update'),
    ...jobsMay('select'),
  ],
)

/** Written by a trigger only, the present version included. */
export const email_template_versions = pgTable(
  'email_template_versions',
  {
    template_id: uuid('template_id')
      .notNull()
      .references(() => email_templates.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    subject: text('subject').notNull(),
    from_name: text('from_name'),
    from_email: text('from_email'),
    html: text('html').notNull(),
    text: text('text'),
    saved_at: timestamptz('saved_at').notNull(),
    /** Null: no admin, or one whose account is gone. */
    saved_by: uuid('saved_by').references(() => accounts.user_id, { onDelete: 'set null' }),
  },
  (t) => [
    primaryKey({ columns: [t.template_id, t.version] }),
    index('email_template_versions_saved_by').on(t.saved_by),
    atMost('email_template_versions_subject_length', 500, t.subject, t.from_name, t.from_email),
    atMost('email_template_versions_body_length', 500_000, t.html, t.text),
    ...adminMay('select'),
    ...jobsMay('select'),
  ],
)
