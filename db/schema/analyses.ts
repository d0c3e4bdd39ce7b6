import { sql } from 'drizzle-orm'
import { boolean, check, foreignKey, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { atMost, newId, oneOf, timestamptz } from './columns.ts'
import { domains } from './domains.ts'
import { jobsMay, ownerMay } from './policies.ts'

/** A running analysis uses up one of the limit; a failed one gives it back; 'no-score' is an attempt that does not use up Gratis's month. */
export const ANALYSIS_STATES = ['running', 'done', 'no-score', 'failed'] as const

/** An analysis from the moment that it is counted, with the progress that its screen shows while it runs. */
export const analyses = pgTable(
  'analyses',
  {
    id: newId(),
    user_id: uuid('user_id')
      .notNull()
      .references(() => accounts.user_id, { onDelete: 'cascade' }),
    domain_id: uuid('domain_id').references(() => domains.id, { onDelete: 'set null' }),
    /** Chosen by the client, which follows the steps by it. A repeated id shows the newest analysis. */
    progress_id: uuid('progress_id'),
    /** The report that it repeats because the customer said something in it is wrong. */
    revises: uuid('revises'),
    /** Asked for by the web builder, on the owner's turns. */
    for_builder: boolean('for_builder').notNull().default(false),
    /** The day that the limits count it on: `2026-11-21`, Amsterdam. */
    day: text('day').notNull(),
    state: text('state').$type<(typeof ANALYSIS_STATES)[number]>().notNull().default('running'),
    started_at: timestamptz('started_at').notNull(),
    /** Heartbeat, every few seconds. An analysis without one for a while died with its process. */
    seen_at: timestamptz('seen_at').notNull(),
    finished_at: timestamptz('finished_at'),
    /** How many wait in the queue before it; absent once it runs. */
    ahead: integer('ahead'),
    step: text('step').notNull().default('start'),
    done: integer('done').notNull().default(0),
    total: integer('total').notNull().default(1),
    url: text('url'),
  },
  (t) => [
    index('analyses_of_a_day').on(t.user_id, t.day),
    index('analyses_progress').on(t.user_id, t.progress_id, t.started_at.desc()),
    index('analyses_started').on(t.started_at),
    index('analyses_domain_id').on(t.domain_id),
    oneOf('analyses_state', t.state, ANALYSIS_STATES),
    check('analyses_day_is_day', sql`${t.day} ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'`),
    ...ownerMay(t.user_id, ['select', 'insert', 'update']),
    ...jobsMay('select', 'delete'),
  ],
)

/** The pages that an owner named when a report was wrong: later analyses read them before others, the newest first. */
export const first_pages = pgTable(
  'first_pages',
  {
    user_id: uuid('user_id').notNull(),
    domain_id: uuid('domain_id').notNull(),
    /** The website's host at the time: a profile may move to another. */
    host: text('host').notNull(),
    /** Includes the query. */
    path: text('path').notNull(),
    named_at: timestamptz('named_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.domain_id, t.host, t.path] }),
    // The database checks that it is on this account's own website.
    foreignKey({ columns: [t.domain_id, t.user_id], foreignColumns: [domains.id, domains.user_id] })
      .onDelete('cascade')
      .onUpdate('cascade'),
    index('first_pages_user_id_idx').on(t.user_id),
    atMost('first_pages_path_length', 2000, t.host, t.path),
    ...ownerMay(t.user_id, ['select', 'insert', 'update']),
  ],
)
