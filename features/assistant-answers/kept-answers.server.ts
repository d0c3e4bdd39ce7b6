/** The answers of assistants, pasted or asked by us: the newest of a website, some of them whole, and removing one. */
import { and, count, desc, eq, inArray, type SQL } from 'drizzle-orm'
import type { Tx } from '#db/open-database.ts'
import { assistant_answers } from '#db/schema/assistants/assistant-answers.ts'
import { comparisons } from '#db/schema/comparisons.ts'
import { type AccountHolder, actorOf, type Session } from '#features/accounts/session.ts'
import type { Source } from '#features/asking/asking.ts'
import { ofDomain as ofWebsite } from '#features/comparisons/comparison-progress.server.ts'
import { requireOwnDomain } from '#features/domains/own-domain.server.ts'
import { Failure } from '#features/failure.ts'
import type { Services } from '#features/services.ts'
import { isUuid } from '#features/uuid.ts'
import { type AnsweringAssistant, MOST_AT_ONCE } from './answers.schema.ts'
import { countFacts, type JudgedAnswer } from './judged-answer.rules.ts'

export interface KeptAnswer {
  id: string
  assistant: AnsweringAssistant
  question: string
  /** ISO 8601. */
  at: string
  /** Null: the customer pasted it. */
  model: string | null
  named: boolean
  right: number
  wrong: number
}

export interface WholeAnswer extends KeptAnswer {
  answer: string
  judgement: JudgedAnswer
  /** The pages that the assistant opened and cites; none for a pasted answer. */
  opened: Source[]
  cited: Source[]
}

export interface KeptAnswers {
  newest: KeptAnswer[]
  /** Of all. */
  total: number
  page: number
  pages: number
  /** Those that the address asks for, in its order. */
  shown: WholeAnswer[]
  competitors: string[]
  /** The answer that was pasted last; null: none. */
  lastPasted: string | null
}

export const ANSWERS_A_PAGE = 10

const ofDomain = (session: AccountHolder, domainId: string) =>
  and(eq(assistant_answers.user_id, session.userId), eq(assistant_answers.domain_id, domainId))

const summary = {
  id: assistant_answers.id,
  assistant: assistant_answers.assistant,
  question: assistant_answers.question,
  at: assistant_answers.created_at,
  model: assistant_answers.model,
  judgement: assistant_answers.judgement,
}

function summaryOf({ id, assistant, question, at, model, judgement }: SummaryRow): KeptAnswer {
  const judged = judgement as JudgedAnswer
  return { id, assistant, question, at: at.toISOString(), model, named: judged.named, ...countFacts(judged) }
}
type SummaryRow = Pick<KeptAnswer, 'id' | 'assistant' | 'question' | 'model'> & { at: Date; judgement: unknown }

async function countAnswers(tx: Tx, session: Session, domainId: string, more?: SQL): Promise<number> {
  const [row] = await tx
    .select({ kept: count() })
    .from(assistant_answers)
    .where(and(ofDomain(session, domainId), more))
  return row?.kept ?? 0
}

/** Those that we asked for have a limit of their own. */
export const countPasted = (tx: Tx, session: Session, domainId: string) =>
  countAnswers(tx, session, domainId, eq(assistant_answers.obtained, 'pasted'))

/** As typed with the newest answer; before the first, the websites of the last comparison. */
export async function lastCompetitors(tx: Tx, session: AccountHolder, domainId: string): Promise<string[]> {
  const [last] = await tx
    .select({ competitors: assistant_answers.competitors })
    .from(assistant_answers)
    .where(ofDomain(session, domainId))
    .orderBy(desc(assistant_answers.created_at), desc(assistant_answers.id))
    .limit(1)
  return last?.competitors ?? comparedWith(tx, session, domainId)
}

async function lastPasted(tx: Tx, session: Session, domainId: string): Promise<string | null> {
  const [last] = await tx
    .select({ id: assistant_answers.id })
    .from(assistant_answers)
    .where(and(ofDomain(session, domainId), eq(assistant_answers.obtained, 'pasted')))
    .orderBy(desc(assistant_answers.created_at), desc(assistant_answers.id))
    .limit(1)
  return last?.id ?? null
}

async function comparedWith(tx: Tx, session: AccountHolder, domainId: string): Promise<string[]> {
  const [latest] = await tx
    .select({ competitors: comparisons.competitors })
    .from(comparisons)
    .where(and(eq(comparisons.user_id, session.userId), ofWebsite(domainId)))
    .orderBy(desc(comparisons.started_at))
    .limit(1)
  return (latest?.competitors ?? []).map((url) => URL.parse(url)?.hostname.replace(/^www\./, '') ?? url)
}

/** Throws 'domain-not-found'. An id that is not the account's is left out. */
export async function keptAnswers(
  { db }: Services,
  session: Session,
  domainId: string,
  asked: { page?: number; ids?: readonly string[] } = {},
): Promise<KeptAnswers> {
  return db.as(actorOf(session), async (tx) => {
    await requireOwnDomain(tx, session, domainId)
    const total = await countAnswers(tx, session, domainId)
    const pages = Math.max(1, Math.ceil(total / ANSWERS_A_PAGE))
    const page = Math.min(pages, Math.max(1, Math.trunc(asked.page ?? 1) || 1))
    const newest = await tx
      .select(summary)
      .from(assistant_answers)
      .where(ofDomain(session, domainId))
      .orderBy(desc(assistant_answers.created_at), desc(assistant_answers.id))
      .limit(ANSWERS_A_PAGE)
      .offset((page - 1) * ANSWERS_A_PAGE)
    const ids = (asked.ids ?? []).filter(isUuid).slice(0, MOST_AT_ONCE)
    const whole =
      ids.length === 0
        ? []
        : await tx
            .select({
              ...summary,
              answer: assistant_answers.answer,
              opened: assistant_answers.sources_opened,
              cited: assistant_answers.sources_cited,
            })
            .from(assistant_answers)
            .where(and(ofDomain(session, domainId), inArray(assistant_answers.id, ids)))
    return {
      ...{ total, page, pages, newest: newest.map(summaryOf) },
      competitors: await lastCompetitors(tx, session, domainId),
      lastPasted: await lastPasted(tx, session, domainId),
      shown: ids.flatMap((id) =>
        whole
          .filter((row) => row.id === id.toLowerCase())
          .map((row) => ({
            ...summaryOf(row),
            answer: row.answer,
            judgement: row.judgement as JudgedAnswer,
            opened: (row.opened ?? []) as Source[],
            cited: (row.cited ?? []) as Source[],
          })),
      ),
    }
  })
}

/** Throws 'answer-not-found', also for another website's. */
export async function removeAnswer({ db }: Services, session: Session, domainId: string, id: string): Promise<void> {
  const missing = new Failure('answer-not-found')
  if (!isUuid(id)) throw missing
  await db.as(actorOf(session), async (tx) => {
    await requireOwnDomain(tx, session, domainId)
    const gone = await tx
      .delete(assistant_answers)
      .where(and(ofDomain(session, domainId), eq(assistant_answers.id, id)))
      .returning({ id: assistant_answers.id })
    if (gone.length === 0) throw missing
  })
}
