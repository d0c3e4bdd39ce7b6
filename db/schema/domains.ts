import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { accounts, PLANS, type Plan } from './accounts.ts'
import { atMost, createdAt, newId, oneOf, timestamptz } from './columns.ts'
import { adminMay, jobsMay, ownerMay } from './policies.ts'

export const domains = pgTable(
  'domains',
  {
    id: newId(),
    user_id: uuid('user_id')
      .notNull()
      .references(() => accounts.user_id, { onDelete: 'cascade' }),
    /** Empty until the customer's first publish names the primary domain. */
    domain_name: text('domain_name').notNull().default(''),
    is_primary: boolean('is_primary').notNull().default(false),
    /** Set by an admin; wins over the account's plan. */
    plan_type: text('plan_type').$type<Plan>(),
    /** In the past: the website has the account's plan again. Absent: no end. */
    plan_ends_at: timestamptz('plan_ends_at'),
    /** When it was proven that the account owns the website; follows domain_proofs (db/sql/domains.sql). */
    verified_at: timestamptz('verified_at'),
    /** domain_name while its profile is published: a website is live for one account at a time. */
    live_name: text('live_name').unique('domains_one_live'),
    /** When another account, which proved that the website is its own, took it over; null after the next publish. */
    displaced_at: timestamptz('displaced_at'),
    created_at: createdAt(),
    deleted_at: timestamptz('deleted_at'),
  },
  (t) => [
    unique('domains_id_user_id').on(t.id, t.user_id),
    uniqueIndex('domains_one_primary').on(t.user_id).where(sql`is_primary`),
    index('domains_user_id').on(t.user_id),
    index('domains_domain_name').on(t.domain_name),
    index('domains_plan_ends_at').on(t.plan_ends_at).where(sql`plan_ends_at is not null`),
    oneOf('domains_plan_type', t.plan_type, PLANS),
    check(
      'domains_plan_ends',
      sql`${t.plan_ends_at} is null or ${t.plan_type} <> 'free' and ${t.plan_type} is not null`,
    ),
    atMost('domains_domain_name_length', 253, t.domain_name),
    ...ownerMay(t.user_id, ['select']),
    ...ownerMay(
      t.user_id,
      ['insert'],
      sql`not ${t.is_primary} and ${t.plan_type} is null and ${t.plan_ends_at} is null and ${t.verified_at} is null and ${t.live_name} is null and ${t.displaced_at} is null and plan_in_force(${t.user_id}) = 'expert'`,
    ),
    ...ownerMay(t.user_id, ['delete'], sql`not ${t.is_primary}`),
    ...adminMay('select', 'update', 'delete'),
    ...jobsMay('select', 'update', 'delete'),
  ],
)
