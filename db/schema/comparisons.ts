import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { listsAtMost, oneOf, textList, timestamptz } from './columns.ts'
import { jobsMay, ownerMay } from './policies.ts'

/**
 * A comparison from the moment that it is counted. A row that runs holds one of the month's turns; a row that failed gives
 * it back. The id is the client's, who follows the progress under it; it is only unique within the account.
 */
export const comparisons = pgTable(
  'comparisons',
  {
    user_id: uuid('user_id')
      .notNull()
      .references(() => accounts.user_id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    /** Of the quota: `2026-11`, Amsterdam. */
    month: text('month').notNull(),
    state: text('state').$type<'running' | 'done' | 'failed'>().notNull().default('running'),
    own_url: text('own_url').notNull(),
    competitors: textList('competitors'),
    started_at: timestamptz('started_at').notNull(),
    /** Moved on every few seconds. A comparison that has not been seen for a while died with its process. */
    seen_at: timestamptz('seen_at').notNull(),
    finished_at: timestamptz('finished_at'),
    /** How many wait before it; absent once it runs. */
    ahead: integer('ahead'),
    /** How far each website is, the own one first. */
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
