// That an account showed that a website is its own, and when. Written by note_ownership_check only (db/sql/domains.sql).
import { date, foreignKey, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { atMost, oneOf, timestamptz } from './columns.ts'
import { domains } from './domains.ts'
import { jobsMay, ownerMay } from './policies.ts'

export const PROOF_METHODS = ['bestand', 'meta', 'dns'] as const
export type ProofMethod = (typeof PROOF_METHODS)[number]

export const domain_proofs = pgTable(
  'domain_proofs',
  {
    user_id: uuid('user_id').notNull(),
    domain_id: uuid('domain_id').notNull(),
    /** As domains.domain_name: it can be proven before the domain takes this name. */
    website: text('website').notNull(),
    method: text('method').$type<ProofMethod>().notNull(),
    /** The first success of a row of daily checks that is not broken since; null: it was lost. */
    proven_at: timestamptz('proven_at'),
    checked_at: timestamptz('checked_at').notNull(),
    /** In a row, until now. */
    failed_days: integer('failed_days').notNull().default(0),
    failed_on: date('failed_on'),
  },
  (t) => [
    primaryKey({ columns: [t.domain_id, t.website] }),
    foreignKey({ columns: [t.domain_id, t.user_id], foreignColumns: [domains.id, domains.user_id] })
      .onDelete('cascade')
      .onUpdate('cascade'),
    index('domain_proofs_user_id').on(t.user_id),
    oneOf('domain_proofs_method', t.method, PROOF_METHODS),
    atMost('domain_proofs_website_length', 253, t.website),
    ...ownerMay(t.user_id, ['select']),
    ...jobsMay('select'),
  ],
)
