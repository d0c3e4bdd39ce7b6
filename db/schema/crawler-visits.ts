// Visits of AI crawlers to the public pages, and the address ranges that their vendors publish to verify them.
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { atMost, newId, oneOf, timestamptz } from './columns.ts'
import { domains } from './domains.ts'
import { jobsMay, ownerMay, readersMaySelect } from './policies.ts'

/** Of a visit that claims to be a crawler: from its vendor's addresses, from elsewhere, or the vendor publishes none. */
export const VERDICTS = ['verified', 'forged', 'unverifiable'] as const
export type Verdict = (typeof VERDICTS)[number]
export const VISITED_FORMATS = ['page', 'llms.txt', 'llm-profile.json', 'badge.svg'] as const
export type VisitedFormat = (typeof VISITED_FORMATS)[number]

/** The visitor's address is not stored. `hits` visits of the same crawler to the same page within a second are one row. */
export const crawler_visits = pgTable(
  'crawler_visits',
  {
    id: newId(),
    user_id: uuid('user_id').notNull(),
    domain_id: uuid('domain_id').notNull(),
    visited_at: timestamptz('visited_at').notNull(),
    crawler: text('crawler').notNull(),
    format: text('format').$type<VisitedFormat>().notNull(),
    verdict: text('verdict').$type<Verdict>().notNull(),
    /** False: refused, because the profile does not allow this assistant. */
    allowed: boolean('allowed').notNull(),
    hits: integer('hits').notNull().default(1),
  },
  (t) => [
    foreignKey({ columns: [t.domain_id, t.user_id], foreignColumns: [domains.id, domains.user_id] }).onDelete(
      'cascade',
    ),
    index('crawler_visits_latest').on(t.user_id, t.visited_at.desc()),
    index('crawler_visits_domain_id').on(t.domain_id),
    index('crawler_visits_visited_at').on(t.visited_at),
    index('crawler_visits_verified').on(t.visited_at, t.id).where(sql`verdict = 'verified'`),
    oneOf('crawler_visits_verdict', t.verdict, VERDICTS),
    oneOf('crawler_visits_format', t.format, VISITED_FORMATS),
    atMost('crawler_visits_crawler_length', 100, t.crawler),
    check('crawler_visits_hits', sql`${t.hits} > 0`),
    ...ownerMay(t.user_id, ['select']),
    ...jobsMay('select', 'delete'),
  ],
)

/** Days in Amsterdam time. */
export const crawler_visit_days = pgTable(
  'crawler_visit_days',
  {
    user_id: uuid('user_id').notNull(),
    domain_id: uuid('domain_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    crawler: text('crawler').notNull(),
    verdict: text('verdict').$type<Verdict>().notNull(),
    hits: integer('hits').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.user_id, t.domain_id, t.day, t.crawler, t.verdict] }),
    foreignKey({ columns: [t.domain_id, t.user_id], foreignColumns: [domains.id, domains.user_id] }).onDelete(
      'cascade',
    ),
    index('crawler_visit_days_domain_id').on(t.domain_id),
    oneOf('crawler_visit_days_verdict', t.verdict, VERDICTS),
    atMost('crawler_visit_days_crawler_length', 100, t.crawler),
    ...ownerMay(t.user_id, ['select']),
    ...jobsMay('select', 'delete'),
  ],
)

/** As last fetched from the vendor; a failed fetch leaves the addresses as they were and records why. */
export const crawler_ranges = pgTable(
  'crawler_ranges',
  {
    source: text('source').primaryKey(),
    /** CIDR blocks. */
    prefixes: jsonb('prefixes').$type<string[]>().notNull().default(sql`'[]'::jsonb`),
    /** As the vendor names it: the moment that it wrote the list. */
    version: text('version'),
    fetched_at: timestamptz('fetched_at'),
    checked_at: timestamptz('checked_at').notNull(),
    problem: text('problem'),
  },
  (t) => [
    atMost('crawler_ranges_length', 2000, t.source, t.problem, t.version),
    readersMaySelect(),
    ...jobsMay('select', 'insert', 'update', 'delete'),
  ],
)
