import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import * as auth from './auth.ts'
import { atMost, createdAt, oneOf, timestamptz, updatedAt } from './columns.ts'
import { adminMay, jobsMay, ownerMay } from './policies.ts'

export const PLANS = ['free', 'pro', 'expert'] as const
export type Plan = (typeof PLANS)[number]
export const ROLES = ['user', 'admin'] as const
export type Role = (typeof ROLES)[number]

/** One row per account, created with its role, subscription, primary domain and profile by a trigger on better-auth's user table. */
export const accounts = pgTable(
  'accounts',
  {
    user_id: uuid('user_id')
      .primaryKey()
      .references(() => auth.user.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    display_name: text('display_name').notNull().default(''),
    suspended_at: timestamptz('suspended_at'),
    deleted_at: timestamptz('deleted_at'),
    /** Of the token in the mail with which the owner undoes the deletion (db/sql/own-deletion.sql). */
    restore_hash: text('restore_hash').unique(),
    must_change_password: boolean('must_change_password').notNull().default(false),
    last_sign_in_at: timestamptz('last_sign_in_at'),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (t) => [
    uniqueIndex('accounts_email').on(sql`lower(${t.email})`),
    index('accounts_newest').on(t.created_at.desc(), t.user_id),
    index('accounts_deleted_newest').on(t.created_at.desc(), t.user_id).where(sql`deleted_at is not null`),
    index('accounts_suspended_newest').on(t.created_at.desc(), t.user_id).where(sql`suspended_at is not null`),
    index('accounts_deleted').on(t.deleted_at, t.user_id).where(sql`deleted_at is not null`),
    atMost('accounts_email_length', 320, t.email, t.restore_hash),
    atMost('accounts_display_name_length', 200, t.display_name),
    ...ownerMay(t.user_id, ['select']),
    ...adminMay('select', 'update'),
    ...jobsMay('select', 'update'),
  ],
)

const accountId = () =>
  uuid('user_id')
    .notNull()
    .references(() => accounts.user_id, { onDelete: 'cascade' })

export const user_roles = pgTable(
  'user_roles',
  {
    user_id: accountId().primaryKey(),
    role: text('role').$type<Role>().notNull().default('user'),
    deleted_at: timestamptz('deleted_at'),
  },
  (t) => [
    oneOf('user_roles_role', t.role, ROLES),
    ...ownerMay(t.user_id, ['select']),
    ...adminMay('select', 'insert', 'update', 'delete'),
    ...jobsMay('select'),
  ],
)

export const user_subscriptions = pgTable(
  'user_subscriptions',
  {
    user_id: accountId().primaryKey(),
    plan_type: text('plan_type').$type<Plan>().notNull().default('free'),
    /** In the past: the plan in force is Free. Absent: no end. */
    current_period_end: timestamptz('current_period_end'),
    deleted_at: timestamptz('deleted_at'),
    updated_at: updatedAt(),
  },
  (t) => [
    oneOf('user_subscriptions_plan_type', t.plan_type, PLANS),
    ...ownerMay(t.user_id, ['select']),
    ...adminMay('select', 'insert', 'update', 'delete'),
    ...jobsMay('select', 'update'),
  ],
)

/**
 * Failed sign-ins for an e-mail address, known or not, per scope: 'anywhere', a network, or a browser that signed in
 * before. Written by SQL functions only.
 */
export const sign_in_attempts = pgTable(
  'sign_in_attempts',
  {
    email: text('email').notNull(),
    scope: text('scope').notNull(),
    failed_count: integer('failed_count').notNull(),
    /** Start of the window; for 'anywhere', which counts failures in a row without a window, the last failure. */
    since: timestamptz('since').notNull(),
    locked_until: timestamptz('locked_until'),
  },
  (t) => [
    primaryKey({ columns: [t.email, t.scope] }),
    check('sign_in_attempts_email_is_lower_case', sql`${t.email} = lower(${t.email})`),
    atMost('sign_in_attempts_email_length', 320, t.email),
    atMost('sign_in_attempts_scope_length', 100, t.scope),
    ...adminMay('select', 'delete'),
    ...jobsMay('select', 'delete'),
  ],
)

/** Fixed windows. Written by take_rate_limit only (db/sql/rate-limits.sql). */
export const rate_limits = pgTable(
  'rate_limits',
  {
    key: text('key').primaryKey(),
    window_start: timestamptz('window_start').notNull(),
    count: integer('count').notNull(),
  },
  (t) => [atMost('rate_limits_key_length', 500, t.key), ...jobsMay('select', 'delete')],
)
