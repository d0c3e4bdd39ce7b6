// What the product tells a customer by itself, and what the daily watch remembers of each website to notice it.
import { boolean, date, foreignKey, index, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { atMost, newId, oneOf, timestamptz } from './columns.ts'
import { domains } from './domains.ts'
import { jobsMay, ownerMay } from './policies.ts'

export const NOTICE_KINDS = [
  'published',
  'score-fell',
  'robots-txt',
  'crawler-access',
  'llms-txt',
  'noindex',
  'proof-lost',
  'displaced',
  'plan-ending',
  'leftover',
  'assistant-wrong',
] as const
export type NoticeKind = (typeof NOTICE_KINDS)[number]

/** Written by jobs, and by the functions in db/sql/notices in the transaction of what it tells. */
export const notices = pgTable(
  'notices',
  {
    id: newId(),
    user_id: uuid('user_id')
      .notNull()
      .references(() => accounts.user_id, { onDelete: 'cascade' }),
    /** Null: about the account. */
    domain_id: uuid('domain_id'),
    kind: text('kind').$type<NoticeKind>().notNull(),
    /** What it is about, by itself: the same change is told once. */
    cause: text('cause').notNull(),
    /** By kind: features/notices/notice-details.ts. */
    details: jsonb('details').$type<unknown>().notNull(),
    created_at: timestamptz('created_at').notNull(),
    /** The one column that the owner may change. */
    read_at: timestamptz('read_at'),
    /** Whether the daily mail had it, or would have had it. */
    mailed: boolean('mailed').notNull().default(false),
  },
  (t) => [
    unique('notices_once').on(t.user_id, t.kind, t.cause),
    foreignKey({ columns: [t.domain_id, t.user_id], foreignColumns: [domains.id, domains.user_id] })
      .onDelete('cascade')
      .onUpdate('cascade'),
    index('notices_newest').on(t.user_id, t.created_at.desc()),
    index('notices_domain_id').on(t.domain_id, t.user_id),
    index('notices_created_at').on(t.created_at),
    oneOf('notices_kind', t.kind, NOTICE_KINDS),
    atMost('notices_cause_length', 300, t.cause),
    ...ownerMay(t.user_id, ['select', 'update']),
    ...jobsMay('select', 'insert', 'update', 'delete'),
  ],
)

/** One row per watched website; only jobs write it. */
export const website_watches = pgTable(
  'website_watches',
  {
    user_id: uuid('user_id').notNull(),
    domain_id: uuid('domain_id').primaryKey(),
    /** As domains.domain_name: the watch of another website begins anew. */
    website: text('website').notNull(),
    /** The baselines of the comparison: features/notices/watch.rules.ts. */
    state: jsonb('state').$type<unknown>().notNull(),
    /** The last day that is done, in Amsterdam. */
    watched_on: date('watched_on').notNull(),
    /** When the website was read last; null: not yet. */
    read_at: timestamptz('read_at'),
    /** When reading it first failed since; null: the last reading succeeded. */
    unread_since: timestamptz('unread_since'),
  },
  (t) => [
    foreignKey({ columns: [t.domain_id, t.user_id], foreignColumns: [domains.id, domains.user_id] })
      .onDelete('cascade')
      .onUpdate('cascade'),
    index('website_watches_user_id').on(t.user_id),
    atMost('website_watches_website_length', 253, t.website),
    ...ownerMay(t.user_id, ['select']),
    ...jobsMay('select', 'insert', 'update'),
  ],
)
