// Who did what to whom and when. Rows are added by record_act only (db/sql/audit-log.sql), in the transaction of the act itself.
import { sql } from 'drizzle-orm'
import { bigint, check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { atMost, newId, oneOf, timestamptz } from './columns.ts'
import { adminMay, jobsMay } from './policies.ts'

/** Who acted: a signed-in user, someone who is not signed in, the operator on the command line, or a job. */
export const ACTOR_KINDS = ['user', 'visitor', 'operator', 'job'] as const
export type ActorKind = (typeof ACTOR_KINDS)[number]

export const audit_log = pgTable(
  'audit_log',
  {
    id: newId(),
    at: timestamptz('at').notNull(),
    /** The order of acts of one moment, as those of one transaction. */
    sequence: bigint('sequence', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    /** One of those in features/audit-log/acts.ts. */
    act: text('act').notNull(),
    actor_kind: text('actor_kind').$type<ActorKind>().notNull(),
    /** No reference to an account: ids stay when the account is gone. */
    actor_id: uuid('actor_id'),
    /** The account that it was done to; null where no account has the address. */
    subject_id: uuid('subject_id'),
    /** The subject's e-mail address at that moment. Erased with the account, and without an account after 30 days. */
    email: text('email'),
    /** The network address that it was done from. Erased after 30 days. */
    address: text('address'),
    /** What the act was about: a plan, a website. No secrets and nothing of a person, because it is never erased. */
    details: jsonb('details').$type<Record<string, string>>().notNull().default({}),
  },
  (t) => [
    index('audit_log_newest').on(t.at.desc(), t.sequence.desc()),
    index('audit_log_act').on(t.act, t.at.desc(), t.sequence.desc()),
    index('audit_log_email').on(t.email, t.at.desc()),
    index('audit_log_subject').on(t.subject_id, t.at.desc()),
    index('audit_log_actor').on(t.actor_id, t.at.desc()),
    index('audit_log_to_erase').on(t.at).where(sql`address is not null or email is not null and subject_id is null`),
    oneOf('audit_log_actor_kind', t.actor_kind, ACTOR_KINDS),
    check('audit_log_details', sql`jsonb_typeof(${t.details}) = 'object' and char_length(${t.details}::text) <= 2000`),
    atMost('audit_log_length', 320, t.act, t.email, t.address),
    ...adminMay('select'),
    ...jobsMay('select', 'update'),
  ],
)
