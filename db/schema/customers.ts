// One row an account, with what admins search, filter and sort by: what stands in five other tables, kept by triggers
// (db/sql/customers.sql), so that a page of a million accounts is one read of one index. And what the overview shows of each day.
import { sql } from 'drizzle-orm'
import { bigint, customType, date, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { accounts, PLANS, type Plan, ROLES, type Role } from './accounts.ts'
import { oneOf, timestamptz } from './columns.ts'
import { adminMay, jobsMay } from './policies.ts'

export const ACCOUNT_STATES = ['active', 'suspended', 'deleted'] as const
export type AccountState = (typeof ACCOUNT_STATES)[number]

// By code point, so that the order is the same on every server.
const plainText = customType<{ data: string }>({ dataType: () => 'text collate "C"' })

export const customers = pgTable(
  'customers',
  {
    user_id: uuid('user_id')
      .primaryKey()
      .references(() => accounts.user_id, { onDelete: 'cascade' }),
    state: text('state').$type<AccountState>().notNull(),
    role: text('role').$type<Role>().notNull(),
    /** The primary domain's own plan until it ends, else the account's. */
    plan_type: text('plan_type').$type<Plan>().notNull(),
    /** Folded; '~' without a name, which sorts last. */
    name: plainText('name').notNull(),
    email: plainText('email').notNull(),
    /**
     * Every name, address and website of the account, in lower case and without accents, with capitals for punctuation (searchable_text).
     * Begins with a space.
     */
    search: text('search').notNull(),
    created_at: timestamptz('created_at').notNull(),
    /** 1970 for who never signed in. */
    signed_in_at: timestamptz('signed_in_at').notNull(),
    deleted_at: timestamptz('deleted_at'),
  },
  (t) => {
    const present = sql`deleted_at is null`
    const suspended = sql`state = 'suspended'`
    return [
      index('customers_created_at').on(t.created_at, t.user_id).where(present),
      index('customers_name').on(t.name, t.user_id).where(present),
      index('customers_email').on(t.email, t.user_id).where(present),
      index('customers_signed_in_at').on(t.signed_in_at, t.user_id).where(present),
      index('customers_plan_created_at').on(t.plan_type, t.created_at, t.user_id).where(present),
      index('customers_plan_name').on(t.plan_type, t.name, t.user_id).where(present),
      index('customers_plan_email').on(t.plan_type, t.email, t.user_id).where(present),
      index('customers_plan_signed_in_at').on(t.plan_type, t.signed_in_at, t.user_id).where(present),
      index('customers_suspended').on(t.created_at, t.user_id).where(suspended),
      index('customers_suspended_name').on(t.name, t.user_id).where(suspended),
      index('customers_suspended_email').on(t.email, t.user_id).where(suspended),
      index('customers_suspended_signed_in_at').on(t.signed_in_at, t.user_id).where(suspended),
      index('customers_suspended_plan').on(t.plan_type).where(suspended),
      index('customers_admins').on(t.created_at, t.user_id).where(sql`role = 'admin'`),
      index('customers_deleted').on(t.deleted_at, t.user_id).where(sql`deleted_at is not null`),
      oneOf('customers_state', t.state, ACCOUNT_STATES),
      oneOf('customers_role', t.role, ROLES),
      oneOf('customers_plan_type', t.plan_type, PLANS),
      ...adminMay('select'),
    ]
  },
)

/** What the overview shows: how many customers have each plan, and how often something happened. */
export const FIGURES = [
  ...(['customers-free', 'customers-pro', 'customers-expert'] as const),
  ...(['publishes', 'analyses', 'visits', 'waitlist'] as const),
] as const
export type Figure = (typeof FIGURES)[number]

/** Of a day in Amsterdam: customers as its first count found them, the rest over the whole day. Kept, whatever becomes of what was counted. */
export const daily_figures = pgTable(
  'daily_figures',
  {
    day: date('day', { mode: 'string' }).notNull(),
    figure: text('figure').$type<Figure>().notNull(),
    number: bigint('number', { mode: 'number' }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.day, t.figure] }),
    oneOf('daily_figures_figure', t.figure, FIGURES),
    ...adminMay('select'),
    ...jobsMay('select', 'insert', 'update'),
  ],
)
