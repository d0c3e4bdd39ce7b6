import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { listsAtMost, oneOf, textList, timestamptz } from './columns.ts'
import { jobsMay, ownerMay } from './policies.ts'

/**
 * A comparison from the moment that it is counted. A running one uses up one of the month; a failed one gives
 * it back. The client chooses the id, by which it follows the progress; it is unique only within the account.
 */
export const comparisons = pgTable(
  'comparisons',
  {
    user_id: uuid('user_id')
      .notNull()
      .references(() => accounts.user_id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    /** The month that the quota counts it in: `2026-11`, Amsterdam. */
    month: text('month').notNull(),
    state: text('state').$type<'running' | 'done' | 'failed'>().notNull().default('running'),
    own_url: text('own_url').notNull(),
    competitors: textList('competitors'),
    started_at: timestamptz('started_at').notNull(),
    /** Heartbeat, every few seconds. A comparison without one for a while died with its process. */
    seen_at: timestamptz('seen_at').notNull(),
    finished_at: timestamptz('finished_at'),
    /** How many wait in the queue before it; absent once it runs. */
    ahead: integer('ahead'),
    /** The progress of each website, the customer's own first. */
    sites: jsonb('sites').$type<unknown[]>().notNull().default(sql`'[]'::jsonb`),
    result: jsonb('result').$type<unknown>(),
  },
  (t) => [
    primaryKey({ columns: [t.user_id, t.id] }),
    index('comparisons_quota').on(t.user_id, t.month),
    index('comparisons_finished').on(t.user_id, t.finished_at.desc()),
    oneOf('comparisons_state', t.state, ['running', 'done', 'failed']),
    check('comparisons_month_is_month', sql`${t.month} ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'`),
    check('comparisons_done_has_result', sql`${t.state} <> 'done' or ${t.result} is not null`),
    listsAtMost('comparisons_competitors_length', 30_000, t.competitors),
    ...ownerMay(t.user_id, ['select', 'insert', 'update']),
    ...jobsMay('select', 'update', 'delete'),
  ],
)
