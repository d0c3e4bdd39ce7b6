import { sql } from 'drizzle-orm'
import { boolean, check, foreignKey, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { accounts } from '#db/schema/accounts.ts'
import { ANSWERING_ASSISTANTS, type AnsweringAssistant, LLM_PLATFORMS, type LlmPlatform } from '#db/schema/choices.ts'
import { atMost, listsAtMost, newId, oneOf, textList, timestamptz } from '#db/schema/columns.ts'
import { domains } from '#db/schema/domains.ts'
import { jobsMay, ownerMay } from '#db/schema/policies.ts'
import { standing_questions } from './standing-questions.ts'

/** 'asking': a process asks now, unless its last sign of life is old. 'answered': the answer is in assistant_answers. */
const ASKING_STATES = ['waiting', 'asking', 'answered', 'failed'] as const
export type AskingState = (typeof ASKING_STATES)[number]

/**
 * A question that a customer has us ask an assistant, from the moment that it is counted. It stays when its answer is removed, so that
 * removing an answer gives no turn back.
 */
export const askings = pgTable(
  'askings',
  {
    id: newId(),
    user_id: uuid('user_id')
      .notNull()
      .references(() => accounts.user_id, { onDelete: 'cascade' }),
    /** Null: the website is gone. */
    domain_id: uuid('domain_id').references(() => domains.id, { onDelete: 'set null' }),
    /** The standing question that it is for; null: asked once, or that question was removed. */
    standing_question_id: uuid('standing_question_id').references(() => standing_questions.id, {
      onDelete: 'set null',
    }),
    assistant: text('assistant').$type<LlmPlatform>().notNull(),
    question: text('question').notNull(),
    /** Two letters each: from where and in which language it is asked. */
    country: text('country').notNull(),
    language: text('language').notNull(),
    /** A hash of question, country and language. */
    question_key: text('question_key').notNull(),
    /** The day that it is asked on, and by whose month it is counted: `2026-11-21`, Amsterdam. */
    day: text('day').notNull(),
    state: text('state').$type<AskingState>().notNull().default('waiting'),
    /** False once the turn was given back: nothing came of it, and not by the question. */
    counts: boolean('counts').notNull().default(true),
    /** Why there is no answer, or was none at the last attempt. */
    problem: text('problem'),
    tries: integer('tries').notNull().default(0),
    /** Raised each time that it is to be asked again: each time has a job of its own. */
    run: integer('run').notNull().default(1),
    /** The assistant is not asked before. */
    due_at: timestamptz('due_at').notNull(),
    asked_at: timestamptz('asked_at').notNull(),
    /** When a process began to ask. */
    seen_at: timestamptz('seen_at'),
    ended_at: timestamptz('ended_at'),
  },
  (t) => [
    // Pressed twice, it is asked once.
    unique('askings_once').on(t.user_id, t.domain_id, t.assistant, t.day, t.question_key),
    index('askings_of_a_month').on(t.user_id, t.day),
    index('askings_domain_id').on(t.domain_id),
    index('askings_standing_question_id').on(t.standing_question_id, t.asked_at),
    index('askings_open').on(t.due_at).where(sql`state in ('waiting', 'asking')`),
    oneOf('askings_state', t.state, ASKING_STATES),
    oneOf('askings_assistant', t.assistant, LLM_PLATFORMS),
    atMost('askings_length', 500, t.question, t.question_key, t.problem),
    check('askings_codes', sql`${t.country} ~ '^[A-Z]{2}$' and ${t.language} ~ '^[a-z]{2}$'`),
    check('askings_day_is_day', sql`${t.day} ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'`),
    ...ownerMay(t.user_id, ['select', 'insert', 'update']),
    ...jobsMay('select'),
  ],
)

/** Answers of assistants, pasted or asked by us, each with how it was judged against the profile of that moment. */
export const assistant_answers = pgTable(
  'assistant_answers',
  {
    id: newId(),
    user_id: uuid('user_id').notNull(),
    domain_id: uuid('domain_id').notNull(),
    assistant: text('assistant').$type<AnsweringAssistant>().notNull(),
    question: text('question').notNull(),
    /** As pasted: the places in the judgement are places in this text. */
    answer: text('answer').notNull(),
    /** Names and websites of competitors, as typed beside it. */
    competitors: textList('competitors'),
    judgement: jsonb('judgement').$type<unknown>().notNull(),
    /** Which version of the rules judged it. */
    judged_version: integer('judged_version').notNull(),
    created_at: timestamptz('created_at').notNull(),
    obtained: text('obtained').$type<'pasted' | 'asked'>().notNull().default('pasted'),
    /** Of an answer that we asked for: for which asking, of which model, and the pages that it opened and cites. */
    asking_id: uuid('asking_id')
      .unique('assistant_answers_once')
      .references(() => askings.id, { onDelete: 'cascade' }),
    model: text('model'),
    sources_opened: jsonb('sources_opened').$type<unknown[]>(),
    sources_cited: jsonb('sources_cited').$type<unknown[]>(),
    tokens: integer('tokens'),
  },
  (t) => [
    foreignKey({ columns: [t.domain_id, t.user_id], foreignColumns: [domains.id, domains.user_id] })
      .onDelete('cascade')
      .onUpdate('cascade'),
    index('assistant_answers_newest').on(t.domain_id, t.created_at.desc()),
    index('assistant_answers_user_id').on(t.user_id),
    oneOf('assistant_answers_assistant', t.assistant, ANSWERING_ASSISTANTS),
    atMost('assistant_answers_length', 20_000, t.question, t.answer),
    listsAtMost('assistant_answers_competitors_length', 4_000, t.competitors),
    oneOf('assistant_answers_obtained', t.obtained, ['pasted', 'asked']),
    check(
      'assistant_answers_asked',
      sql`(${t.obtained} = 'asked') = (${t.asking_id} is not null and ${t.model} is not null
        and ${t.sources_opened} is not null and ${t.sources_cited} is not null)`,
    ),
    listsAtMost('assistant_answers_sources_length', 400_000, t.model, t.sources_opened, t.sources_cited),
    check('assistant_answers_judgement_length', sql`char_length(${t.judgement}::text) <= 500000`),
    ...ownerMay(t.user_id, ['select', 'insert', 'delete']),
  ],
)
