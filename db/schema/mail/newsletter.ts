// The newsletter's subscriptions, and the mailings to them: one text, one row per receiver. Written by SQL functions
// (db/sql/newsletter.sql, db/sql/mail/mailings.sql), sent by a job.
import { sql } from 'drizzle-orm'
import { check, foreignKey, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { accounts } from '#db/schema/accounts.ts'
import type { SubscriptionState } from '#db/schema/choices.ts'
import { atMost, createdAt, newId, oneOf, timestamptz } from '#db/schema/columns.ts'
import { adminMay, jobsMay } from '#db/schema/policies.ts'
import { email_template_versions } from './email-templates.ts'

/**
 * Keyed by the hash of the address, so that the proof of consent outlives the address itself.
 */
export const newsletter_subscriptions = pgTable(
  'newsletter_subscriptions',
  {
    id: newId(),
    email_hash: text('email_hash').notNull().unique(),
    /** Null once unsubscribed. */
    email: text('email'),
    requested_at: timestamptz('requested_at').notNull(),
    consent_text: text('consent_text').notNull(),
    consent_version: text('consent_version').notNull(),
    ip_hash: text('ip_hash').notNull(),
    user_agent_hash: text('user_agent_hash'),
    confirm_hash: text('confirm_hash').notNull().unique(),
    confirmed_at: timestamptz('confirmed_at'),
    unsubscribe_token: uuid('unsubscribe_token').notNull().unique().defaultRandom(),
    unsubscribed_at: timestamptz('unsubscribed_at'),
    state: text('state')
      .$type<SubscriptionState>()
      .notNull()
      .generatedAlwaysAs(
        sql`case when unsubscribed_at is not null then 'unsubscribed' when confirmed_at is not null then 'confirmed' else 'asked' end`,
      ),
  },
  (t) => [
    index('newsletter_subscriptions_newest').on(t.requested_at, t.id),
    index('newsletter_subscriptions_state').on(t.state, t.requested_at, t.id),
    atMost('newsletter_subscriptions_length', 2_000, t.email, t.consent_text, t.consent_version),
    check('newsletter_subscriptions_email', sql`(${t.email} is null) = (${t.unsubscribed_at} is not null)`),
    ...adminMay('select', 'delete'),
    ...jobsMay('select'),
  ],
)

/** Addresses that must not be mailed again, as hashes: they stay when everything else about the address is gone. */
export const mail_suppressions = pgTable(
  'mail_suppressions',
  {
    email_hash: text('email_hash').primaryKey(),
    created_at: createdAt(),
  },
  () => [...adminMay('select'), ...jobsMay('select')],
)

/** The texts of which an admin got a test mail at the own address: the mail server accepted it. */
export const email_template_tests = pgTable(
  'email_template_tests',
  {
    template_id: uuid('template_id').notNull(),
    version: integer('version').notNull(),
    sent_at: timestamptz('sent_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.template_id, t.version] }),
    foreignKey({
      columns: [t.template_id, t.version],
      foreignColumns: [email_template_versions.template_id, email_template_versions.version],
    }).onDelete('cascade'),
    ...adminMay('select'),
    ...jobsMay('select', 'insert'),
  ],
)

export const MAILING_STATES = ['sending', 'stopped', 'done'] as const
export type MailingState = (typeof MAILING_STATES)[number]

export const newsletter_mailings = pgTable(
  'newsletter_mailings',
  {
    id: newId(),
    template_id: uuid('template_id').notNull(),
    /** That version of the template is what is sent, whatever becomes of the template. */
    version: integer('version').notNull(),
    started_at: timestamptz('started_at').notNull(),
    /** Null: the account is gone. */
    started_by: uuid('started_by').references(() => accounts.user_id, { onDelete: 'set null' }),
    state: text('state').$type<MailingState>().notNull().default('sending'),
    ended_at: timestamptz('ended_at'),
    /** Raised each time that sending begins again: each time has a job of its own. */
    run: integer('run').notNull().default(1),
    /** When the next mail may be sent. Whoever sends one moves it: so all processes together keep the pace. */
    next_at: timestamptz('next_at').notNull(),
    /** Why the mail server could not be used at the last attempt. */
    error: text('error'),
  },
  (t) => [
    // One text is mailed once: a second press of the button starts nothing.
    unique('newsletter_mailings_text').on(t.template_id, t.version),
    foreignKey({
      columns: [t.template_id, t.version],
      foreignColumns: [email_template_versions.template_id, email_template_versions.version],
    }).onDelete('cascade'),
    index('newsletter_mailings_started_by').on(t.started_by),
    oneOf('newsletter_mailings_state', t.state, MAILING_STATES),
    atMost('newsletter_mailings_length', 1_000, t.error),
    ...adminMay('select'),
    ...jobsMay('select', 'update'),
  ],
)

/**
 * 'sending': claimed, before the mail server gets it. 'skipped': unsubscribed meanwhile. 'failed': the mail server refused it.
 * 'unsure': whoever claimed it ended before it could say whether the mail server took it; it is never sent again.
 */
export const RECEIVER_STATES = ['waiting', 'sending', 'sent', 'skipped', 'failed', 'unsure'] as const
export type ReceiverState = (typeof RECEIVER_STATES)[number]

/** Without an address: that is read from the subscription when it is sent. */
export const newsletter_receivers = pgTable(
  'newsletter_receivers',
  {
    /** Part of the mail's Message-ID. */
    id: newId(),
    mailing_id: uuid('mailing_id')
      .notNull()
      .references(() => newsletter_mailings.id, { onDelete: 'cascade' }),
    subscription_id: uuid('subscription_id')
      .notNull()
      .references(() => newsletter_subscriptions.id, { onDelete: 'cascade' }),
    state: text('state').$type<ReceiverState>().notNull().default('waiting'),
    due_at: timestamptz('due_at').notNull(),
    tries: integer('tries').notNull().default(0),
    claimed_at: timestamptz('claimed_at'),
    error: text('error'),
  },
  (t) => [
    unique('newsletter_receivers_once').on(t.mailing_id, t.subscription_id),
    index('newsletter_receivers_subscription').on(t.subscription_id),
    index('newsletter_receivers_state').on(t.mailing_id, t.state),
    index('newsletter_receivers_due').on(t.mailing_id, t.due_at).where(sql`state = 'waiting'`),
    oneOf('newsletter_receivers_state', t.state, RECEIVER_STATES),
    atMost('newsletter_receivers_length', 1_000, t.error),
    ...adminMay('select'),
    ...jobsMay('select', 'update'),
  ],
)
