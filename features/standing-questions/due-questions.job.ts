/**
 * Asks the standing questions that are due: a sweep finds the accounts, a job for each asks theirs one after another, oldest first. A
 * question is locked, its askings are counted and its next day is set in one transaction: however often that is done, and wherever a
 * process is killed, a day is asked once. What is not asked is said with the question.
 */
import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '#db/open-database.ts'
import { standing_questions } from '#db/schema/assistants/standing-questions.ts'
import { type MissedBecause, TIJDZONES } from '#db/schema/choices.ts'
import { tabsOf } from '#features/access/dashboard-tabs.ts'
import { type AccountHolder, actorOf } from '#features/accounts/session.ts'
import { canAsk } from '#features/asking/own-askings.server.ts'
import { firstOfNextMonth } from '#features/calendar.ts'
import { requireOwnDomain } from '#features/domains/own-domain.server.ts'
import { Failure } from '#features/failure.ts'
import type { JobRun } from '#features/jobs/job-kind.ts'
import type { Services } from '#features/services.ts'
import { lockTurns } from '#features/turns/turns.server.ts'
import { timeZoneOf } from './account-time-zone.server.ts'
import { askStanding, hasName, type StandingQuestion } from './own-questions.server.ts'
import { addDays, dueDay, localDay, nextDay } from './schedule.rules.ts'

export const DUE_QUESTIONS_JOB = 'ask-due-questions'

const PAGE = 500
const START = '00000000-0000-0000-0000-000000000000'

export async function findDueQuestions(services: Services, { signal, send }: Pick<JobRun, 'signal' | 'send'>) {
  // Once an hour: what could not be asked is looked at again in the next.
  const hour = services.now().toISOString().slice(0, 13)
  for (let last: string | null = START; last !== null; ) {
    signal.throwIfAborted()
    const after: string = last
    const ids = await services.db.asJobs((tx) => accountsWithDue(tx, services.now(), after))
    if (ids.length > 0)
      await send(
        DUE_QUESTIONS_JOB,
        ids.map((id) => ({ key: `${id} ${hour}`, data: { id } })),
      )
    last = ids.length < PAGE ? null : ids.at(-1)!
  }
}

/** Every time zone with the newest day that is due there: the database compares, so that nobody else is read. */
const dueDays = (now: Date) =>
  sql.join(
    TIJDZONES.map((zone) => sql`(${zone}::text, ${dueDay(now, zone)}::text)`),
    sql`, `,
  )

/** Of accounts that are open, by the clock of each account. */
const dueAt = (now: Date) => sql`from standing_questions q
      join accounts a on a.user_id = q.user_id and a.deleted_at is null and a.suspended_at is null
      join domains d on d.id = q.domain_id and d.deleted_at is null
      join domains main on main.user_id = q.user_id and main.is_primary
      join profiles s on s.id = main.user_id and s.domain_id = main.id
      join (values ${dueDays(now)}) as due (zone, day) on due.zone = s.tijdzone
    where q.next_day <= due.day`

async function accountsWithDue(tx: Tx, now: Date, after: string): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select distinct q.user_id as id ${dueAt(now)} and q.user_id > ${after}::uuid
    order by 1 limit ${PAGE}`)
  return rows.map(({ id }) => id)
}

export async function askDueQuestions(
  services: Services,
  { data, signal }: Pick<JobRun, 'data' | 'signal'>,
): Promise<void> {
  const owner = { userId: data.id! }
  const due = await services.db.asJobs((tx) => dueOf(tx, services.now(), owner))
  for (const one of due) {
    signal.throwIfAborted()
    await askOne(services, owner, one)
  }
}

interface Due {
  id: string
  day: string
}

/** None where the account was closed meanwhile. */
async function dueOf(tx: Tx, now: Date, { userId }: AccountHolder): Promise<Due[]> {
  const { rows } = await tx.execute<{ id: string; day: string }>(sql`
    select q.id, q.next_day as day ${dueAt(now)} and q.user_id = ${userId}::uuid
    order by q.next_day, q.created_at, q.id`)
  return rows
}

async function askOne(services: Services, owner: AccountHolder, due: Due): Promise<void> {
  const asking = inItsTurn(services, owner, due, async (tx, question, today) => {
    const because = await whyNot(tx, services, owner, question)
    if (because) return miss(tx, question, { today, because, next: addDays(today, 1) })
    await askStanding(tx, services, owner, question)
    const next_day = nextDay(question.schedule, question.since_day, today)
    await tx.update(standing_questions).set({ next_day }).where(eq(standing_questions.id, question.id))
  })
  await asking.catch(async (error: unknown) => {
    if (!(error instanceof Failure)) throw error
    // The website was removed meanwhile.
    if (error.code === 'domain-not-found') return
    if (error.code !== 'asking-limit-reached') throw error
    // All of the question or none: what was counted is rolled back, and it is asked when the account has turns again.
    const next = firstOfNextMonth(services.now())
    await inItsTurn(services, owner, due, (tx, question, today) =>
      miss(tx, question, { today, because: 'limit', next }),
    )
  })
}

/** Does nothing where another process has handled the day, or the customer changed the schedule. */
function inItsTurn(
  services: Services,
  owner: AccountHolder,
  { id, day }: Due,
  act: (tx: Tx, question: StandingQuestion, today: string) => Promise<void>,
): Promise<void> {
  return services.db.as(actorOf(owner), async (tx) => {
    await lockTurns(tx, owner)
    const [question] = await tx
      .select()
      .from(standing_questions)
      .where(and(eq(standing_questions.id, id), eq(standing_questions.next_day, day)))
      .for('update')
    if (question) await act(tx, question, localDay(services.now(), await timeZoneOf(tx, owner)))
  })
}

/** Null: it can be asked. */
async function whyNot(
  tx: Tx,
  services: Services,
  owner: AccountHolder,
  { domain_id, assistants }: StandingQuestion,
): Promise<MissedBecause | null> {
  const { plan } = await requireOwnDomain(tx, owner, domain_id)
  if (!tabsOf(plan).includes('mentions')) return 'plan'
  if (!canAsk(services, assistants)) return 'no-key'
  return (await hasName(tx, owner, domain_id)) ? null : 'no-name'
}

interface Miss {
  today: string
  because: MissedBecause
  next: string
}

async function miss(tx: Tx, { id, missed_because, missed_day }: StandingQuestion, { today, because, next }: Miss) {
  // The day on which it began stays: the customer sees since when it is so.
  const since = missed_because === because ? missed_day : today
  await tx
    .update(standing_questions)
    .set({ missed_day: since, missed_because: because, next_day: next })
    .where(eq(standing_questions.id, id))
}
