// Mails to be sent. A mail is queued in the transaction that it belongs to, by SQL functions that are granted by name
// (db/sql/mail.sql), and sent by a job. Only that job may read mails: they contain secret links.
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { accounts } from '#db/schema/accounts.ts'
import { atMost, newId, oneOf, timestamptz } from '#db/schema/columns.ts'
import { jobsMay } from '#db/schema/policies.ts'

export const MAIL_STATES = ['waiting', 'sent', 'failed'] as const
export type MailState = (typeof MAIL_STATES)[number]

export const mail_outbox = pgTable(
  'mail_outbox',
  {
    /** Part of the mail's Message-ID, so that a mail that is sent twice can be recognised. */
    id: newId(),
    template_key: text('template_key').notNull(),
    /** Null once the mail is sent. */
    to_address: text('to_address'),
    /** The values for the template; null once the mail is sent or given up. */
    variables: jsonb('variables').$type<Record<string, string>>(),
    /** For the owner of the account with this address, if there is one; the link itself is created when the mail is sent. */
    with_reset_link: boolean('with_reset_link').notNull().default(false),
    /** The admin who chose this very template. Null: a mail of the product, sent in the recipient's language. */
    chosen_by: uuid('chosen_by').references(() => accounts.user_id, { onDelete: 'set null' }),
    state: text('state').$type<MailState>().notNull().default('waiting'),
    tries: integer('tries').notNull().default(0),
    created_at: timestamptz('created_at').notNull(),
    /**
     * When it may be tried (again). While a process tries it this is its lease: one column for both lets one index find what is due, and
     * `tries`, which each claim raises, shows whether a process still has the claim.
     */
    due_at: timestamptz('due_at').notNull(),
    /** After this it is useless and is not sent. */
    expires_at: timestamptz('expires_at').notNull(),
    ended_at: timestamptz('ended_at'),
    /** Why the last attempt failed. */
    error: text('error'),
  },
  (t) => [
    index('mail_outbox_due').on(t.due_at).where(sql`state = 'waiting'`),
    index('mail_outbox_ended_at').on(t.ended_at).where(sql`state <> 'waiting'`),
    index('mail_outbox_chosen_by').on(t.chosen_by).where(sql`chosen_by is not null`),
    oneOf('mail_outbox_state', t.state, MAIL_STATES),
    check('mail_outbox_ended', sql`(${t.state} = 'waiting') = (${t.ended_at} is null)`),
    check('mail_outbox_emptied', sql`${t.state} = 'waiting' or ${t.variables} is null`),
    check('mail_outbox_sent_to', sql`(${t.state} = 'sent') = (${t.to_address} is null)`),
    atMost('mail_outbox_length', 1_000, t.template_key, t.to_address, t.error),
    ...jobsMay('select', 'update', 'delete'),
  ],
)
