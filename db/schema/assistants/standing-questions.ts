import { sql } from 'drizzle-orm'
import { check, foreignKey, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { LLM_PLATFORMS, type LlmPlatform, MISSED_BECAUSE, QUESTION_SCHEDULES } from '#db/schema/choices.ts'
import { atMost, newId, oneOf, textList, timestamptz } from '#db/schema/columns.ts'
import { domains } from '#db/schema/domains.ts'
import { jobsMay, ownerMay } from '#db/schema/policies.ts'

/** Questions that we ask again and again for a website, by a schedule or when the customer wants it. */
export const standing_questions = pgTable(
  'standing_questions',
  {
    id: newId(),
    user_id: uuid('user_id').notNull(),
    domain_id: uuid('domain_id').notNull(),
    question: text('question').notNull(),
    /** Two letters each: from where and in which language it is asked. */
    country: text('country').notNull(),
    language: text('language').notNull(),
    /** A hash of question, country and language, the same as that of its askings. */
    question_key: text('question_key').notNull(),
    assistants: textList('assistants').$type<LlmPlatform[]>(),
    schedule: text('schedule').$type<(typeof QUESTION_SCHEDULES)[number]>().notNull(),
    /** The day on which the schedule was chosen: its weekday, or its day of the month, is that of the schedule. */
    since_day: text('since_day').notNull(),
    /** When it is asked next, by the calendar of the account's time zone. Null: without a schedule. */
    next_day: text('next_day'),
    /** When and why it was not asked though it was due; null once it was asked since. */
    missed_day: text('missed_day'),
    missed_because: text('missed_because').$type<(typeof MISSED_BECAUSE)[number]>(),
    created_at: timestamptz('created_at').notNull(),
  },
  (t) => [
    foreignKey({ columns: [t.domain_id, t.user_id], foreignColumns: [domains.id, domains.user_id] })
      .onDelete('cascade')
      .onUpdate('cascade'),
    unique('standing_questions_once').on(t.domain_id, t.question_key),
    index('standing_questions_user_id').on(t.user_id),
    index('standing_questions_due').on(t.next_day),
    atMost('standing_questions_length', 500, t.question, t.question_key),
    check('standing_questions_codes', sql`${t.country} ~ '^[A-Z]{2}$' and ${t.language} ~ '^[a-z]{2}$'`),
    check(
      'standing_questions_assistants',
      sql`${t.assistants} <@ array[${sql.raw(LLM_PLATFORMS.map((one) => `'${one}'`).join(', '))}]
        and cardinality(${t.assistants}) between 1 and ${sql.raw(String(LLM_PLATFORMS.length))}`,
    ),
    oneOf('standing_questions_schedule', t.schedule, QUESTION_SCHEDULES),
    oneOf('standing_questions_missed_because', t.missed_because, MISSED_BECAUSE),
    check('standing_questions_next', sql`(${t.schedule} = 'off') = (${t.next_day} is null)`),
    check('standing_questions_missed', sql`(${t.missed_day} is null) = (${t.missed_because} is null)`),
    check(
      'standing_questions_days',
      sql`${t.since_day} ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'
        and coalesce(${t.next_day}, ${t.since_day}) ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'
        and coalesce(${t.missed_day}, ${t.since_day}) ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'`,
    ),
    ...ownerMay(t.user_id, ['select', 'insert', 'update', 'delete']),
    ...jobsMay('select'),
  ],
)
