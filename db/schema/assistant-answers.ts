import { sql } from 'drizzle-orm'
import { check, foreignKey, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { ANSWERING_ASSISTANTS, type AnsweringAssistant } from './choices.ts'
import { atMost, listsAtMost, newId, oneOf, textList, timestamptz } from './columns.ts'
import { domains } from './domains.ts'
import { ownerMay } from './policies.ts'

/** Answers of assistants that a customer pasted, each with how it was judged against the profile of that moment. */
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
    check('assistant_answers_judgement_length', sql`char_length(${t.judgement}::text) <= 500000`),
    ...ownerMay(t.user_id, ['select', 'insert', 'delete']),
  ],
)
