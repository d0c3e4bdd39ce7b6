import { sql } from 'drizzle-orm'
import { check, foreignKey, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { atMost, newId, oneOf, timestamptz } from './columns.ts'
import { domains } from './domains.ts'
import { jobsMay, ownerMay } from './policies.ts'

/** A reading that runs holds a turn; one that failed through our own doing gives it back. */
export const READING_STATES = ['running', 'done', 'failed'] as const
export const READING_KINDS = ['website', 'document', 'landing-page'] as const
/** A page that is judged on its own proposes nothing. */
export const PROPOSAL_KINDS = ['website', 'document'] as const
export const PROPOSAL_STATES = ['proposed', 'accepted', 'adjusted', 'dismissed'] as const

/** Where a value was found: in words, with a link where there is one, and the passage that says it. */
export type ProposalSource = { place: string; url: string | null; snippet: string; at: string }

/** `asked` counts all pages that were asked for. */
export type MissedPages = { pages: { url: string; cause: string }[]; asked: number }

/** A website or document that is read for proposals, or a page to judge on its own, from the moment that it is counted, with what it shows while it runs. */
export const readings = pgTable(
  'readings',
  {
    /** The client's, who follows the steps under it. */
    id: newId(),
    user_id: uuid('user_id').notNull(),
    domain_id: uuid('domain_id').notNull(),
    kind: text('kind').$type<(typeof READING_KINDS)[number]>().notNull(),
    /** The address of the website or page, or the document's name. */
    subject: text('subject').notNull(),
    /** Of the limits: `2026-11-21`, Amsterdam. */
    day: text('day').notNull(),
    state: text('state').$type<(typeof READING_STATES)[number]>().notNull().default('running'),
    /** What became of it: an outcome of a home page, 'read' of a document too, or why that could not be read. */
    outcome: text('outcome'),
    /** Of a website that was not read: the cause, and what to do about it. */
    not_read: jsonb('not_read').$type<{ title: string; cause: string; advice: string; who: string }>(),
    /** Of a website that was read: the pages that could not be, each with the reason. Null if there are none. */
    missed: jsonb('missed').$type<MissedPages>(),
    started_at: timestamptz('started_at').notNull(),
    /** Moved on every few seconds. A reading that has not been seen for a while died with its process. */
    seen_at: timestamptz('seen_at').notNull(),
    finished_at: timestamptz('finished_at'),
    ahead: integer('ahead'),
    step: text('step').notNull().default('start'),
    done: integer('done').notNull().default(0),
    total: integer('total').notNull().default(1),
    url: text('url'),
    /** Counts the times that proposals changed while it ran, so that its event stream notices. */
    changes: integer('changes').notNull().default(0),
  },
  (t) => [
    foreignKey({ columns: [t.domain_id, t.user_id], foreignColumns: [domains.id, domains.user_id] })
      .onDelete('cascade')
      .onUpdate('cascade'),
    index('readings_of_a_day').on(t.user_id, t.day),
    index('readings_started').on(t.started_at),
    index('readings_domain_id').on(t.domain_id, t.started_at.desc()),
    oneOf('readings_state', t.state, READING_STATES),
    oneOf('readings_kind', t.kind, READING_KINDS),
    check('readings_day_is_day', sql`${t.day} ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'`),
    atMost('readings_length', 4096, t.subject, t.url, t.outcome),
    check('readings_missed_length', sql`char_length(${t.missed}::text) <= 40000`),
    ...ownerMay(t.user_id, ['select', 'insert', 'update']),
    ...jobsMay('select', 'delete'),
  ],
)

/** A value that was found for a field of the profile: it enters `profiles` only when its owner accepts it and the plan allows it. */
export const proposals = pgTable(
  'proposals',
  {
    id: newId(),
    user_id: uuid('user_id').notNull(),
    domain_id: uuid('domain_id').notNull(),
    /** A column of `profiles`, or a field of an entry in one. */
    field: text('field').notNull(),
    /** Which entry of a list it is about; empty where the field holds one value. Two values of one item contradict each other. */
    item: text('item').notNull().default(''),
    /** In an object: drizzle reads a text of digits as a number. */
    value: jsonb('value').$type<{ is: unknown }>().notNull(),
    /** The value in one notation: found again in another, it is the same value. */
    value_key: text('value_key').notNull(),
    kind: text('kind').$type<(typeof PROPOSAL_KINDS)[number]>().notNull(),
    sources: jsonb('sources').$type<ProposalSource[]>().notNull(),
    state: text('state').$type<(typeof PROPOSAL_STATES)[number]>().notNull().default('proposed'),
    /** The order in which they are shown. */
    position: integer('position').notNull().default(0),
    found_at: timestamptz('found_at').notNull(),
    decided_at: timestamptz('decided_at'),
  },
  (t) => [
    foreignKey({ columns: [t.domain_id, t.user_id], foreignColumns: [domains.id, domains.user_id] })
      .onDelete('cascade')
      .onUpdate('cascade'),
    unique('proposals_value').on(t.domain_id, t.field, t.item, t.value_key),
    index('proposals_user_id').on(t.user_id),
    oneOf('proposals_state', t.state, PROPOSAL_STATES),
    oneOf('proposals_kind', t.kind, PROPOSAL_KINDS),
    atMost('proposals_key_length', 600, t.field, t.item, t.value_key),
    check(
      'proposals_value_length',
      sql`char_length(${t.value}::text) <= 40000 and char_length(${t.sources}::text) <= 20000`,
    ),
    ...ownerMay(t.user_id, ['select', 'insert', 'update', 'delete']),
    ...jobsMay('select', 'delete'),
  ],
)
