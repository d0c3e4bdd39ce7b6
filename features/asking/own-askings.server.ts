/**
 * The questions that a customer has us ask: counted for the month before anything is asked, and then asked by a job. The same question to
 * the same assistant is asked once a day.
 */
import { createHash } from 'node:crypto'
import { and, count, desc, eq, gt, inArray, max, notExists, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Tx } from '#db/open-database.ts'
import { type AskingState, askings, assistant_answers } from '#db/schema/assistants/assistant-answers.ts'
import { type AccountHolder, actorOf, type Session } from '#features/accounts/session.ts'
import { amsterdamDay, amsterdamMonth, secondsToNextMonth } from '#features/calendar.ts'
import { accountLimit } from '#features/comparisons/quota.server.ts'
import { requireOwnDomain } from '#features/domains/own-domain.server.ts'
import { Failure } from '#features/failure.ts'
import type { Services } from '#features/services.ts'
import { lockTurns, oneByOne } from '#features/turns/turns.server.ts'
import type { AskedAssistant, AskProblem, Question } from './asking.ts'

export interface AskingView {
  assistant: AskedAssistant
  question: string
  state: AskingState
  problem: AskProblem | null
  /** False where nothing came of it, and the turn was given back. */
  counts: boolean
}

/** A question that has its answer. */
interface AnsweredAsking {
  assistant: AskedAssistant
  question: string
  answerId: string
}

export interface OwnAskings {
  /** The assistants whose key is set; none of them: nothing is measured. */
  possible: AskedAssistant[]
  /** The settings that let an assistant be asked. */
  keys: { assistant: string; setting: string }[]
  /** Of this month. */
  limit: number
  remaining: number
  /** Those that have no answer yet, and those that got none in the last day, newest first. */
  open: AskingView[]
  /** Those asked in the last hour that have their answer, newest first. */
  answered: AnsweredAsking[]
  /** ISO 8601; null: nothing was asked yet. */
  lastAskedAt: string | null
}

/** How long a question without an answer is shown: longer than until midnight, or one that failed at night would be gone in the morning. */
const FAILED_SHOWN_MS = 24 * 60 * 60_000
/** How long a question stands beside its answer, so that whoever waits for it sees it come in. */
const ANSWERED_SHOWN_MS = 60 * 60_000

/** Throws 'domain-not-found'. */
export function ownAskings(services: Services, session: Session, domainId: string): Promise<OwnAskings> {
  const failedSince = new Date(services.now().getTime() - FAILED_SHOWN_MS)
  return services.db.as(actorOf(session), async (tx) => {
    await requireOwnDomain(tx, session, domainId)
    const open = await tx
      .select({
        assistant: askings.assistant,
        question: askings.question,
        state: askings.state,
        problem: sql<AskProblem | null>`${askings.problem}`,
        counts: askings.counts,
      })
      .from(askings)
      .where(
        and(
          ofDomain(session, domainId),
          or(
            inArray(askings.state, ['waiting', 'asking']),
            and(eq(askings.state, 'failed'), gt(askings.ended_at, failedSince)),
          ),
          notExists(laterOf(tx)),
        ),
      )
      .orderBy(desc(askings.asked_at), askings.assistant)
    const keys = services.setup.assistantKeys.map(({ assistant, setting }) => ({ assistant, setting }))
    return {
      ...{ possible: possibleOf(services), keys, open, answered: await answeredIn(tx, services, session, domainId) },
      ...{ lastAskedAt: await lastAskedAt(tx, session, domainId), ...(await usageIn(tx, services, session)) },
    }
  })
}

const ofDomain = ({ userId }: AccountHolder, domainId: string) =>
  and(eq(askings.user_id, userId), eq(askings.domain_id, domainId))

function answeredIn(tx: Tx, { now }: Services, session: AccountHolder, domainId: string): Promise<AnsweredAsking[]> {
  const since = new Date(now().getTime() - ANSWERED_SHOWN_MS)
  return tx
    .select({ assistant: askings.assistant, question: askings.question, answerId: assistant_answers.id })
    .from(askings)
    .innerJoin(assistant_answers, eq(assistant_answers.asking_id, askings.id))
    .where(and(ofDomain(session, domainId), eq(askings.state, 'answered'), gt(askings.asked_at, since)))
    .orderBy(desc(askings.asked_at), askings.assistant)
}

async function lastAskedAt(tx: Tx, session: AccountHolder, domainId: string): Promise<string | null> {
  const [last] = await tx
    .select({ at: max(askings.asked_at) })
    .from(askings)
    .where(ofDomain(session, domainId))
  return last?.at?.toISOString() ?? null
}

/** The same question to the same assistant on a later day: that one is shown instead. */
function laterOf(tx: Tx) {
  const later = alias(askings, 'later')
  return tx
    .select({ id: later.id })
    .from(later)
    .where(
      and(
        eq(later.user_id, askings.user_id),
        eq(later.domain_id, askings.domain_id),
        eq(later.assistant, askings.assistant),
        eq(later.question_key, askings.question_key),
        gt(later.day, askings.day),
      ),
    )
}

const possibleOf = ({ assistants }: Services) => Object.keys(assistants) as AskedAssistant[]

async function usageIn(tx: Tx, services: Services, session: AccountHolder) {
  const [counted] = await tx
    .select({ used: count() })
    .from(askings)
    .where(
      and(
        eq(askings.user_id, session.userId),
        sql`${askings.day} like ${`${amsterdamMonth(services.now())}-%`}`,
        eq(askings.counts, true),
      ),
    )
  const most = await accountLimit(tx, session, 'answers-a-month')
  return { limit: most, remaining: Math.max(0, most - (counted?.used ?? 0)) }
}

/**
 * Counts the question for each assistant and has it asked; what was asked today already is not asked again, unless it failed. All or
 * nothing. Throws 'domain-not-found', 'asking-not-possible' or 'asking-limit-reached'.
 */
export async function haveAsked(
  services: Services,
  session: Session,
  domainId: string,
  { question, assistants }: { question: Question; assistants: readonly AskedAssistant[] },
): Promise<void> {
  return oneByOne(session, () =>
    services.db.as(actorOf(session), async (tx) => {
      await lockTurns(tx, session)
      await requireOwnDomain(tx, session, domainId)
      await countAskings(tx, services, session, { domainId, question, assistants, standingQuestionId: null })
    }),
  )
}

interface Wanted {
  domainId: string
  question: Question
  assistants: readonly AskedAssistant[]
  standingQuestionId: string | null
}

/**
 * The same for a caller that holds `lockTurns` and has checked the website. What was asked today already is linked to the standing
 * question too. Throws 'asking-not-possible' or 'asking-limit-reached'.
 */
export async function countAskings(tx: Tx, services: Services, holder: AccountHolder, wanted: Wanted): Promise<void> {
  const { domainId, question, assistants, standingQuestionId } = wanted
  if (!canAsk(services, assistants)) throw new Failure('asking-not-possible')
  const { remaining } = await usageIn(tx, services, holder)
  const rows = [...new Set(assistants)].map((assistant) => rowOf(services, holder, { ...wanted, assistant }))
  const added = await tx
    .insert(askings)
    .values(rows)
    .onConflictDoUpdate({
      target: [askings.user_id, askings.domain_id, askings.assistant, askings.day, askings.question_key],
      set: {
        state: 'waiting',
        counts: true,
        problem: null,
        tries: 0,
        run: sql`${askings.run} + 1`,
        ...againOf(services),
      },
      // A refusal stands for the day: it counts, and would be the same.
      setWhere: sql`${askings.state} = 'failed' and not ${askings.counts}`,
    })
    .returning({ id: askings.id })
  // Rolls back what was just counted.
  if (added.length > remaining)
    throw new Failure('asking-limit-reached', { retryAfter: secondsToNextMonth(services.now()) })
  if (standingQuestionId === null) return
  await tx
    .update(askings)
    .set({ standing_question_id: standingQuestionId })
    .where(
      and(
        eq(askings.user_id, holder.userId),
        eq(askings.domain_id, domainId),
        eq(askings.day, amsterdamDay(services.now())),
        eq(askings.question_key, questionKey(question)),
        inArray(askings.assistant, [...assistants]),
      ),
    )
}

/** Whether each of them has a key. */
export const canAsk = ({ assistants }: Services, wanted: readonly AskedAssistant[]) =>
  wanted.length > 0 && wanted.every((one) => assistants[one])

const againOf = ({ now }: Services) => ({ due_at: now(), asked_at: now(), seen_at: null, ended_at: null })

function rowOf(
  services: Services,
  { userId }: AccountHolder,
  { domainId, question, assistant, standingQuestionId }: Wanted & { assistant: AskedAssistant },
) {
  const { text, country, language } = question
  return {
    ...{
      user_id: userId,
      domain_id: domainId,
      assistant,
      question: text,
      country,
      language,
      question_key: questionKey(question),
    },
    ...{ standing_question_id: standingQuestionId },
    ...{ day: amsterdamDay(services.now()), due_at: services.now(), asked_at: services.now() },
  }
}

/** The same for the same question in the same language from the same country. */
export const questionKey = ({ text, country, language }: Question) =>
  createHash('sha256').update(`${country}\n${language}\n${text}`).digest('hex')
