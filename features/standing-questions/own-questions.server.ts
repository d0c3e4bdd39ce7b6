/** The standing questions of one's own website: read, added, changed, removed, and asked at once. For plans with early access only. */
import { and, eq, max } from 'drizzle-orm'
import type { Tx } from '#db/open-database.ts'
import { standing_questions } from '#db/schema/assistants/standing-questions.ts'
import { profiles } from '#db/schema/profiles.ts'
import { tabsOf } from '#features/access/dashboard-tabs.ts'
import { type AccountHolder, actorOf, type Session } from '#features/accounts/session.ts'
import { countAskings, questionKey } from '#features/asking/own-askings.server.ts'
import { type OwnDomain, requireOwnDomain } from '#features/domains/own-domain.server.ts'
import { Failure } from '#features/failure.ts'
import type { Services } from '#features/services.ts'
import { lockTurns, oneByOne } from '#features/turns/turns.server.ts'
import { isUuid } from '#features/uuid.ts'
import { timeZoneOf } from './account-time-zone.server.ts'
import { MOST_QUESTIONS } from './choices.ts'
import { localDay, nextDay } from './schedule.rules.ts'
import { type AddedQuestions, type ChangedQuestion, STANDING_TEXTS } from './standing-questions.schema.ts'

type Settings = Omit<AddedQuestions, 'question'>

const missing = () => new Failure('standing-question-not-found')
/** Throws 'domain-not-found', or 'not-found' on a plan without the tab. */
async function requireTabOf(tx: Tx, holder: AccountHolder, domainId: string): Promise<OwnDomain> {
  const domain = await requireOwnDomain(tx, holder, domainId)
  if (!tabsOf(domain.plan).includes('mentions')) throw new Failure('not-found')
  return domain
}

/** Locks the account's other requests out, so that two never add beyond the number of a website. */
function acting<T>(services: Services, session: Session, domainId: string, act: (tx: Tx) => Promise<T>): Promise<T> {
  return oneByOne(session, () =>
    services.db.as(actorOf(session), async (tx) => {
      await lockTurns(tx, session)
      await requireTabOf(tx, session, domainId)
      return act(tx)
    }),
  )
}

/** Those that are there already are left as they are. Throws 'invalid-input'. */
export function addQuestions(
  services: Services,
  session: Session,
  domainId: string,
  { question: texts, ...settings }: AddedQuestions,
): Promise<void> {
  return acting(services, session, domainId, async (tx) => {
    if (!(await hasName(tx, session, domainId)))
      throw new Failure('invalid-input', { fields: { question: STANDING_TEXTS.noName } })
    const schedule = await newSchedule(tx, services, session, settings)
    const [newest] = await tx
      .select({ at: max(standing_questions.created_at) })
      .from(standing_questions)
      .where(eq(standing_questions.domain_id, domainId))
    // In the order of the form, and after those that are there.
    const first = Math.max(services.now().getTime(), (newest?.at?.getTime() ?? 0) + 1)
    const added = await tx
      .insert(standing_questions)
      .values(
        [...new Set(texts)].map((text, at) => ({
          ...{ user_id: session.userId, domain_id: domainId, ...columnsOf(text, settings), ...schedule },
          created_at: new Date(first + at),
        })),
      )
      .onConflictDoNothing()
      .returning({ id: standing_questions.id })
    if (added.length === 0) throw new Failure('invalid-input', { fields: { question: STANDING_TEXTS.twice } })
    const all = await tx.$count(standing_questions, eq(standing_questions.domain_id, domainId))
    // Rolls back what was just added.
    if (all > MOST_QUESTIONS) throw new Failure('invalid-input', { fields: { question: STANDING_TEXTS.tooMany } })
  })
}

/** Another schedule begins on the day of the change. Throws 'standing-question-not-found' or 'invalid-input'. */
export function changeQuestion(
  services: Services,
  session: Session,
  domainId: string,
  id: string,
  { question, ...settings }: ChangedQuestion,
): Promise<void> {
  return acting(services, session, domainId, async (tx) => {
    const before = await requireQuestion(tx, session, domainId, id)
    const columns = columnsOf(question, settings)
    const [same] = await tx
      .select({ id: standing_questions.id })
      .from(standing_questions)
      .where(and(eq(standing_questions.domain_id, domainId), eq(standing_questions.question_key, columns.question_key)))
    if (same && same.id !== id) throw new Failure('invalid-input', { fields: { question: STANDING_TEXTS.twice } })
    const schedule = before.schedule === settings.schedule ? {} : await newSchedule(tx, services, session, settings)
    await tx
      .update(standing_questions)
      .set({ ...columns, ...schedule })
      .where(eq(standing_questions.id, id))
  })
}

/** The answers stay. Throws 'standing-question-not-found'. */
export function removeQuestion(services: Services, session: Session, domainId: string, id: string): Promise<void> {
  return acting(services, session, domainId, async (tx) => {
    await requireQuestion(tx, session, domainId, id)
    await tx.delete(standing_questions).where(eq(standing_questions.id, id))
  })
}

/** Beside its schedule, which stays. Throws 'standing-question-not-found', 'asking-not-possible' or 'asking-limit-reached'. */
export function askNow(services: Services, session: Session, domainId: string, id: string): Promise<void> {
  return acting(services, session, domainId, async (tx) => {
    const asked = await requireQuestion(tx, session, domainId, id)
    if (!(await hasName(tx, session, domainId)))
      throw new Failure('invalid-input', { fields: { question: STANDING_TEXTS.noName } })
    await askStanding(tx, services, session, asked)
  })
}

export type StandingQuestion = typeof standing_questions.$inferSelect

/** Within `lockTurns`: all of its assistants, or none. Throws as `countAskings`. */
export async function askStanding(
  tx: Tx,
  services: Services,
  holder: AccountHolder,
  { id, domain_id, question, country, language, assistants }: StandingQuestion,
): Promise<void> {
  await countAskings(tx, services, holder, {
    domainId: domain_id,
    question: { text: question, country, language },
    assistants,
    standingQuestionId: id,
  })
  await tx
    .update(standing_questions)
    .set({ missed_day: null, missed_because: null })
    .where(eq(standing_questions.id, id))
}

async function requireQuestion(tx: Tx, session: Session, domainId: string, id: string): Promise<StandingQuestion> {
  if (!isUuid(id)) throw missing()
  const [found] = await tx
    .select()
    .from(standing_questions)
    .where(
      and(
        eq(standing_questions.id, id),
        eq(standing_questions.user_id, session.userId),
        eq(standing_questions.domain_id, domainId),
      ),
    )
  if (!found) throw missing()
  return found
}

const columnsOf = (text: string, { country, language, assistants }: Settings) => ({
  ...{ question: text, country, language, question_key: questionKey({ text, country, language }) },
  assistants: [...new Set(assistants)],
})

async function newSchedule(tx: Tx, { now }: Services, session: Session, { schedule }: Settings) {
  const today = localDay(now(), await timeZoneOf(tx, session))
  return {
    ...{ schedule, since_day: today, next_day: nextDay(schedule, today, today) },
    ...{ missed_day: null, missed_because: null },
  }
}

/** Without a name nobody can say whether an answer names the company. */
export async function hasName(tx: Tx, { userId }: AccountHolder, domainId: string): Promise<boolean> {
  const [profile] = await tx
    .select({ name: profiles.company_name })
    .from(profiles)
    .where(and(eq(profiles.id, userId), eq(profiles.domain_id, domainId)))
  return (profile?.name ?? '').trim() !== ''
}
