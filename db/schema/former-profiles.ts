// Addresses of public pages whose profile is deleted: they answer 410 (db/sql/profile-changes.sql).
import { index, pgTable, uuid } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { timestamptz } from './columns.ts'

/** Written by a trigger and read by profile_was_public; no role has rights on it. */
export const former_profiles = pgTable(
  'former_profiles',
  {
    slug: uuid('slug').primaryKey(),
    user_id: uuid('user_id')
      .notNull()
      .references(() => accounts.user_id, { onDelete: 'cascade' }),
    deleted_at: timestamptz('deleted_at').notNull().defaultNow(),
  },
  (t) => [index('former_profiles_user_id').on(t.user_id)],
).enableRLS()
