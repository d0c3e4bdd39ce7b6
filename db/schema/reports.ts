import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { createdAt, newId } from './columns.ts'
import { domains } from './domains.ts'
import { adminMay, currentUser, jobsMay, ownerMay } from './policies.ts'

const userId = () =>
  uuid('user_id')
    .notNull()
    .references(() => accounts.user_id, { onDelete: 'cascade' })

// A report outlives its domain.
const domainId = () => uuid('domain_id').references(() => domains.id, { onDelete: 'set null' })

const outcome = {
  url: text('url'),
  score: integer('score'),
  samenvatting: text('samenvatting'),
  rubric_version: text('rubric_version'),
  result: jsonb('result').$type<unknown>(),
  link_pdf: text('link_pdf'),
  link_json: text('link_json'),
}

const isMonth = (name: string, column: AnyPgColumn) => check(name, sql`${column} ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'`)
const isScore = (name: string, column: AnyPgColumn) => check(name, sql`${column} between 0 and 100`)

const ownDomain = (domain: AnyPgColumn) =>
  sql`(${domain} is null or exists (select from domains d where d.id = ${domain} and d.user_id = ${currentUser}))`

/** Pro and Expert: on demand and monthly. */
export const reports = pgTable(
  'reports',
  {
    id: newId(),
    user_id: userId(),
    domain_id: domainId(),
    aangemaakt_op: createdAt('aangemaakt_op'),
    maand: text('maand').notNull(),
    /** The report of the month, which is made by itself; one a domain. */
    monthly: boolean('monthly').notNull().default(false),
    ...outcome,
  },
  (t) => [
    uniqueIndex('reports_one_a_month').on(t.domain_id, t.maand).where(sql`monthly`),
    index('reports_user_id').on(t.user_id, t.aangemaakt_op.desc()),
    index('reports_domain_id').on(t.domain_id, t.aangemaakt_op.desc()),
    index('reports_newest').on(t.aangemaakt_op, t.id),
    isMonth('reports_maand_is_month', t.maand),
    isScore('reports_score_range', t.score),
    ...ownerMay(t.user_id, ['select']),
    ...ownerMay(t.user_id, ['insert'], sql`not ${t.monthly} and ${ownDomain(t.domain_id)}`),
    ...adminMay('select'),
    ...jobsMay('select', 'insert', 'update', 'delete'),
  ],
)

/** Free: one per calendar month, created on publishing. */
export const reports_free = pgTable(
  'reports_free',
  {
    id: newId(),
    user_id: userId(),
    domain_id: domainId(),
    created_at: createdAt(),
    year_month: text('year_month').notNull(),
    ...outcome,
  },
  (t) => [
    unique('reports_free_one_a_month').on(t.user_id, t.year_month),
    index('reports_free_domain_id').on(t.domain_id),
    index('reports_free_newest').on(t.created_at, t.id),
    isMonth('reports_free_year_month_is_month', t.year_month),
    isScore('reports_free_score_range', t.score),
    ...ownerMay(t.user_id, ['select']),
    ...ownerMay(t.user_id, ['insert'], ownDomain(t.domain_id)),
    // 'Klopt dit niet?' revises the month's report through revise_free_report only.
    // A report without a score is replaced by one with a score.
    ...ownerMay(t.user_id, ['delete'], sql`${t.score} is null`),
    ...adminMay('select'),
    ...jobsMay('select', 'insert', 'update', 'delete'),
  ],
)
