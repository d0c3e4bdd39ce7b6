import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { SubscriptionState } from './choices.ts'
import { atMost, createdAt, newId, timestamptz } from './columns.ts'
import { adminMay, jobsMay } from './policies.ts'

/**
 * Keyed by the hash of the address, so that the proof of consent outlives the address itself. Written by SQL functions only
 * (db/sql/newsletter.sql).
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
