/**
 * Asks what was counted, one assistant a job. A claim is committed before the assistant is asked, and the answer is stored in the
 * transaction that ends the asking: however often a job is done, a question has one answer. Where a process is killed in between, it is
 * asked again once the claim is old.
 */
import { setTimeout as delay } from 'node:timers/promises'
import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '#db/open-database.ts'
import { askings, assistant_answers } from '#db/schema/assistants/assistant-answers.ts'
import { secondsToWait } from '#features/accounts/rate-limits.server.ts'
import { type AccountHolder, actorOf } from '#features/accounts/session.ts'
import { judgeAskedAnswer } from '#features/assistant-answers/judge-answers.server.ts'
import { JUDGED_VERSION } from '#features/assistant-answers/judged-answer.rules.ts'
import { lastCompetitors } from '#features/assistant-answers/kept-answers.server.ts'
import { requireOwnDomain } from '#features/domains/own-domain.server.ts'
import { Failure } from '#features/failure.ts'
import type { JobRun, NewJob } from '#features/jobs/job-kind.ts'
import { tellWrongFacts, wrongFactsOf } from '#features/notices/wrong-facts.server.ts'
import { getOwnProfile } from '#features/profiles/profile.server.ts'
import type { Services } from '#features/services.ts'
import type { AskedAnswer, AskFailure, AskOutcome, AskProblem } from './asking.ts'

export const ASKING_JOB = 'ask-assistant'

/** Longer than a process waits for its turn and the answer. */
const CLAIM_MS = 6 * 60_000
/** A question is for the day; what could not be asked by then is given back. */
const LATEST_MS = 24 * 60 * 60_000
const MOST_TRIES = 4
const FIRST_PAUSE_MS = 30_000
const LONGEST_PACE_MS = 2 * 60_000

type Asking = typeof askings.$inferSelect & { domain_id: string }

/** It is due later: the queue tries its job again in a minute, then ever less often. */
class NotAnsweredYet extends Error {}

export async function askingsToDo({ db }: Services): Promise<NewJob[]> {
  const { rows } = await db.asJobs((tx) =>
    tx.execute<{ id: string; run: number }>(sql`select id, run from askings where state in ('waiting', 'asking')`),
  )
  return rows.map(({ id, run }) => ({ key: `${id} ${run}`, data: { id, run: String(run) } }))
}

/** Throws where it is to be tried again. */
export async function askAssistant(services: Services, { data, signal }: Pick<JobRun, 'data' | 'signal'>) {
  const owner = await ownerOf(services, data.id!)
  if (!owner) return
  const asking = await claim(services, owner, data.id!, Number(data.run))
  if (asking === 'over') return
  if (asking === 'later') throw new NotAnsweredYet()
  const outcome = await outcomeOf(services, asking, signal).catch(async (error: unknown) => {
    // The process stops: whoever takes the job next need not wait until the claim is old.
    await end(services, owner, asking, { state: 'waiting', tries: asking.tries - 1 })
    throw error
  })
  const problem = outcome.ok ? await store(services, owner, asking, outcome.answer) : outcome.failure
  if (!problem) return
  services.log.warn(
    { asking: asking.id, assistant: asking.assistant, problem: problem.problem, status: problem.status },
    'Een assistent gaf geen antwoord',
  )
  const isOver = !problem.mayPass || asking.tries >= MOST_TRIES
  await end(services, owner, asking, isOver ? ended(services, problem) : triedLater(services, asking, problem))
  if (!isOver) throw new NotAnsweredYet()
}

/** Null: the account was closed, and nothing is asked for it. */
async function ownerOf({ db }: Services, id: string): Promise<AccountHolder | null> {
  const { rows } = await db.asJobs((tx) =>
    tx.execute<{ userId: string }>(sql`
      select k.user_id as "userId" from askings k
      join accounts a on a.user_id = k.user_id and a.deleted_at is null and a.suspended_at is null
      where k.id = ${id}::uuid`),
  )
  return rows[0] ?? null
}

function claim(services: Services, owner: AccountHolder, id: string, run: number): Promise<Asking | 'over' | 'later'> {
  const now = services.now()
  return services.db.as(actorOf(owner), async (tx) => {
    const [asking] = await tx
      .select()
      .from(askings)
      .where(and(eq(askings.id, id), eq(askings.run, run)))
      .for('update')
    if (!asking || asking.state === 'answered' || asking.state === 'failed') return 'over'
    const isClaimed = asking.state === 'asking' && (asking.seen_at?.getTime() ?? 0) > now.getTime() - CLAIM_MS
    if (isClaimed || asking.due_at > now) return 'later'
    const isTooLate = asking.asked_at.getTime() < now.getTime() - LATEST_MS
    if (isTooLate || asking.domain_id === null) {
      await change(tx, asking, ended(services, { problem: 'time-out' }))
      return 'over'
    }
    const claimed = { state: 'asking' as const, seen_at: now, tries: asking.tries + 1 }
    await change(tx, asking, claimed)
    return { ...asking, ...claimed, domain_id: asking.domain_id }
  })
}

async function outcomeOf(services: Services, asking: Asking, signal: AbortSignal): Promise<AskOutcome> {
  const access = services.assistants[asking.assistant]
  if (!access) return { ok: false, failure: { problem: 'unauthorised', mayPass: false } }
  if (!(await waitForTurn(services, asking, signal)))
    return { ok: false, failure: { problem: 'rate-limited', mayPass: true } }
  // Loaded with the first question: most processes never ask.
  const { ask } = await import('./ask.server.ts')
  const { question, country, language } = asking
  return ask(access, asking.assistant, { text: question, country, language }, { signal, now: services.now })
}

/** All processes together keep the pace of an assistant. False: so many wait that this one comes later. */
async function waitForTurn(services: Services, { assistant }: Asking, signal: AbortSignal): Promise<boolean> {
  for (let waited = 0; ; ) {
    const seconds = await secondsToWait(services, 'asking-by-assistant', assistant)
    if (seconds === 0) return true
    if (waited + seconds * 1_000 > LONGEST_PACE_MS) return false
    waited += seconds * 1_000
    await delay(seconds * 1_000, undefined, { signal })
  }
}

/** Returns why it could not be stored, or null. */
async function store(
  services: Services,
  owner: AccountHolder,
  asking: Asking,
  answer: AskedAnswer,
): Promise<AskFailure | null> {
  const { domain_id, assistant, question } = asking
  const lost = { problem: 'malformed', mayPass: false } as const
  try {
    const profile = await getOwnProfile(services, owner, domain_id)
    const competitors = await services.db.as(actorOf(owner), (tx) => lastCompetitors(tx, owner, domain_id))
    const judgement = await judgeAskedAnswer(services, profile, { question, answer: answer.text }, competitors)
    if (!judgement) return lost
    const wrong = await wrongFactsOf(services, owner, profile, judgement)
    await services.db.as(actorOf(owner), async (tx) => {
      await requireOwnDomain(tx, owner, domain_id)
      if (!(await change(tx, asking, { state: 'answered', problem: null, ended_at: services.now() }))) return
      const [kept] = await tx
        .insert(assistant_answers)
        .values({
          ...{ user_id: owner.userId, domain_id, assistant, question, answer: answer.text, competitors },
          ...{
            judgement,
            judged_version: JUDGED_VERSION,
            created_at: answer.at,
            obtained: 'asked',
            asking_id: asking.id,
          },
          ...{
            model: answer.model.slice(0, 200),
            sources_opened: answer.sourcesOpened,
            sources_cited: answer.sourcesCited,
          },
          tokens: answer.usage.inputTokens + answer.usage.outputTokens,
        })
        .returning({ id: assistant_answers.id })
      if (wrong) await tellWrongFacts(tx, kept!.id, wrong)
    })
    return null
  } catch (error) {
    // The website was removed meanwhile.
    if (error instanceof Failure) return lost
    throw error
  }
}

type Change = Partial<typeof askings.$inferInsert>

/** False: another process has ended this claim. */
async function change(tx: Tx, { id, state, tries, run }: Pick<Asking, 'id' | 'state' | 'tries' | 'run'>, to: Change) {
  const changed = await tx
    .update(askings)
    .set(to)
    .where(and(eq(askings.id, id), eq(askings.state, state), eq(askings.tries, tries), eq(askings.run, run)))
    .returning({ id: askings.id })
  return changed.length > 0
}

const end = ({ db }: Services, owner: AccountHolder, asking: Asking, to: Change) =>
  db.as(actorOf(owner), (tx) => change(tx, asking, to))

/** The assistant did its work, and would do the same again. */
const COUNTS: readonly AskProblem[] = ['refused', 'cut-off']

const ended = ({ now }: Services, { problem }: Pick<AskFailure, 'problem'>): Change => ({
  ...{ state: 'failed', problem, counts: COUNTS.includes(problem), ended_at: now() },
})

function triedLater({ now }: Services, { tries }: Asking, { problem, retryAfterMs = 0 }: AskFailure): Change {
  const pause = Math.max(retryAfterMs, FIRST_PAUSE_MS * 2 ** (tries - 1))
  return { state: 'waiting', problem, due_at: new Date(now().getTime() + pause) }
}
