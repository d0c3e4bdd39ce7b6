/** The standing questions of a website as its tab shows them. */
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Tx } from '#db/open-database.ts'
import type { AskingState } from '#db/schema/assistants/assistant-answers.ts'
import { standing_questions } from '#db/schema/assistants/standing-questions.ts'
import type { MissedBecause, QuestionSchedule } from '#db/schema/choices.ts'
import { actorOf, type Session } from '#features/accounts/session.ts'
import type { AskedAssistant, AskProblem } from '#features/asking/asking.ts'
import { amsterdamDay } from '#features/calendar.ts'
import { requireOwnDomain } from '#features/domains/own-domain.server.ts'
import { countryInSentence } from '#features/profiles/countries.ts'
import type { Services } from '#features/services.ts'

export interface StandingView {
  id: string
  question: string
  country: string
  /** With its article, as this server names it: a browser may name it otherwise. */
  countryInSentence: string
  language: string
  assistants: AskedAssistant[]
  schedule: QuestionSchedule
  /** `2026-12-01`; null without a schedule. */
  nextDay: string | null
  missed: { day: string; because: MissedBecause } | null
  /** The last day on which it was asked, with what came of it for each assistant. Null: it never was. */
  last: { day: string; askings: LastAsking[] } | null
  /** How many turns asking it now takes: those assistants that were not asked today. */
  cost: number
}

export interface LastAsking {
  assistant: AskedAssistant
  state: AskingState
  problem: AskProblem | null
  /** Null: no answer yet, or it was removed. */
  answerId: string | null
  named: boolean | null
}

/** In the order in which they were added. Throws 'domain-not-found'. */
export function standingQuestions(services: Services, session: Session, domainId: string): Promise<StandingView[]> {
  return services.db.as(actorOf(session), async (tx) => {
    await requireOwnDomain(tx, session, domainId)
    const questions = await tx
      .select()
      .from(standing_questions)
      .where(and(eq(standing_questions.user_id, session.userId), eq(standing_questions.domain_id, domainId)))
      .orderBy(asc(standing_questions.created_at), asc(standing_questions.id))
    const lasts = await lastAskings(tx, session, domainId)
    const today = await askedToday(tx, session, domainId, amsterdamDay(services.now()))
    return questions.map((one) => {
      const { id, question, country, language, assistants, schedule, question_key } = one
      const askings = lasts.filter(({ questionId }) => questionId === id)
      return {
        ...{ id, question, country, countryInSentence: countryInSentence(country), language, assistants, schedule },
        nextDay: one.next_day,
        missed: one.missed_day && one.missed_because ? { day: one.missed_day, because: one.missed_because } : null,
        last: askings[0]
          ? { day: askings[0].day, askings: askings.map(({ questionId: _, day: __, ...asking }) => asking) }
          : null,
        cost: assistants.filter((assistant) => !today.has(`${assistant} ${question_key}`)).length,
      }
    })
  })
}

interface Row extends LastAsking, Record<string, unknown> {
  questionId: string
  day: string
}

/** Of each question those of the last day on which it was asked. */
async function lastAskings(tx: Tx, { userId }: Session, domainId: string): Promise<Row[]> {
  const { rows } = await tx.execute<Row>(sql`
    select k.standing_question_id as "questionId", k.day, k.assistant, k.state, k.problem, a.id as "answerId",
      (a.judgement ->> 'named')::boolean as named
    from askings k left join assistant_answers a on a.asking_id = k.id and a.user_id = k.user_id
    where k.user_id = ${userId} and k.domain_id = ${domainId} and k.standing_question_id is not null
      and k.day = (select max(l.day) from askings l where l.standing_question_id = k.standing_question_id)
    order by array_position(array['chatgpt', 'perplexity', 'gemini', 'claude', 'grok'], k.assistant)`)
  return rows
}

/** The assistants with the questions that take no turn today. */
async function askedToday(tx: Tx, { userId }: Session, domainId: string, day: string): Promise<Set<string>> {
  const { rows } = await tx.execute<{ asked: string }>(sql`
    select assistant || ' ' || question_key as asked from askings
    where user_id = ${userId} and domain_id = ${domainId} and day = ${day} and not (state = 'failed' and not counts)`)
  return new Set(rows.map(({ asked }) => asked))
}
