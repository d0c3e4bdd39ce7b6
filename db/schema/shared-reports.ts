import { sql } from 'drizzle-orm'
import { foreignKey, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { atMost, newId, timestamptz } from './columns.ts'
import { domains } from './domains.ts'
import { ownerMay } from './policies.ts'

/** The links that an owner gave to a web builder: at most one a website is in force. */
export const shared_reports = pgTable(
  'shared_reports',
  {
    id: newId(),
    user_id: uuid('user_id').notNull(),
    domain_id: uuid('domain_id').notNull(),
    /** The website it was made for: where the domain is renamed, the link shows nothing of the other website. */
    website: text('website').notNull(),
    /** SHA-256 of the address's last part, in hexadecimal. The part itself is nowhere in the database. */
    token_hash: text('token_hash').notNull().unique(),
    created_at: timestamptz('created_at').notNull(),
    expires_at: timestamptz('expires_at').notNull(),
    revoked_at: timestamptz('revoked_at'),
  },
  (t) => [
    foreignKey({ columns: [t.domain_id, t.user_id], foreignColumns: [domains.id, domains.user_id] })
      .onDelete('cascade')
      .onUpdate('cascade'),
    index('shared_reports_user_id').on(t.user_id),
    uniqueIndex('shared_reports_one_in_force').on(t.domain_id).where(sql`revoked_at is null`),
    atMost('shared_reports_length', 300, t.website, t.token_hash),
    ...ownerMay(t.user_id, ['select', 'insert', 'update']),
  ],
)
