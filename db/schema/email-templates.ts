import { pgTable, text } from 'drizzle-orm/pg-core'
import { atMost, newId, updatedAt } from './columns.ts'
import { adminMay, jobsMay } from './policies.ts'

export const email_templates = pgTable(
  'email_templates',
  {
    id: newId(),
    key: text('key').notNull().unique(),
    subject: text('subject').notNull(),
    /** Null: the product's own sender. */
    from_name: text('from_name'),
    from_email: text('from_email'),
    html: text('html').notNull(),
    text: text('text'),
    updated_at: updatedAt(),
  },
  (t) => [
    atMost('email_templates_subject_length', 500, t.key, t.subject, t.from_name, t.from_email),
    atMost('email_templates_body_length', 500_000, t.html, t.text),
    ...adminMay('select', 'update'),
    ...jobsMay('select'),
  ],
)
