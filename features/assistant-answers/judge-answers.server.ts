/** Judges answers that a customer pasted against the profile, in the worker thread, and keeps them. Nothing of it enters the score. */
import type { Tx } from '#db/open-database.ts'
import { assistant_answers } from '#db/schema/assistants/assistant-answers.ts'
import { inWorker } from '#engine/analysis-pool.ts'
import type { Competitor, KnownCompany } from '#engine/naming/reading/known-company.ts'
import { limit } from '#features/access/plans.ts'
import { takeTurnOfDay } from '#features/accounts/rate-limits.server.ts'
import { actorOf, type Session } from '#features/accounts/session.ts'
import { requireOwnDomain } from '#features/domains/own-domain.server.ts'
import { Failure } from '#features/failure.ts'
import { getOwnProfile, type OwnProfile } from '#features/profiles/profile.server.ts'
import type { Services } from '#features/services.ts'
import { lockTurns, oneByOne } from '#features/turns/turns.server.ts'
import { publicProfile } from '#features/urls.ts'
import { ANSWER_TEXTS, MOST_KEPT, type Paste } from './answers.schema.ts'
import { JUDGED_VERSION, type JudgedAnswer, judgedAnswer } from './judged-answer.rules.ts'
import { countPasted } from './kept-answers.server.ts'
import { competitorOf, knownCompany } from './known-company.rules.ts'

/** Returns the ids of the kept answers, in the order given. Throws 'paste-limit-reached', 'too-many-answers' or 'invalid-input'. */
export function judgePastedAnswers(
  services: Services,
  session: Session,
  domainId: string,
  paste: Paste,
): Promise<string[]> {
  return oneByOne(session, async () => {
    const profile = await getOwnProfile(services, session, domainId)
    if (profile.form.companyName.trim() === '')
      throw new Failure('invalid-input', { fields: { 'answers.0.answer': ANSWER_TEXTS.noName } })
    await services.db.as(actorOf(session), (tx) =>
      requireRoomForAnswers(tx, session, profile.domainId, paste.answers.length),
    )
    const giveBack = await takeTurnOfDay(services, {
      ...{ name: 'pastes', subject: session.userId, reached: 'paste-limit-reached' },
      most: limit(profile.plan, 'pastes-a-day'),
    })
    try {
      const judged = await judge(services, profile, paste)
      return await keep(services, session, profile.domainId, paste, judged)
    } catch (error) {
      // What the customer can mend has been worked on; the rest is our failure.
      if (!(error instanceof Failure && error.code === 'invalid-input')) await giveBack()
      throw error
    }
  })
}

async function requireRoomForAnswers(tx: Tx, session: Session, domainId: string, more: number): Promise<void> {
  if ((await countPasted(tx, session, domainId)) + more > MOST_KEPT) throw new Failure('too-many-answers')
}

async function judge({ baseUrl }: Services, { form, slug }: OwnProfile, paste: Paste) {
  const competitors = paste.competitors.map(competitorOf)
  const company = companyOf({ baseUrl }, { form, slug })
  const together = await judgedBy(paste.answers, company, competitors)
  // One task each, so that one that is too heavy is named.
  return together ?? Promise.all(paste.answers.map((_, at) => judgeOne(paste.answers, at, company, competitors)))
}

async function judgeOne(
  answers: Paste['answers'],
  at: number,
  company: KnownCompany,
  competitors: readonly Competitor[],
): Promise<JudgedAnswer> {
  const [judged] = (await judgedBy([answers[at]!], company, competitors)) ?? []
  if (!judged) throw new Failure('invalid-input', { fields: { [`answers.${at}.answer`]: ANSWER_TEXTS.tooHeavy } })
  return judged
}

interface Given {
  question: string
  answer: string
}

/** In one task, for handing over each takes about half as long as judging it. Null: they are too heavy to read. */
async function judgedBy(
  answers: readonly Given[],
  company: KnownCompany,
  competitors: readonly Competitor[],
): Promise<JudgedAnswer[] | null> {
  const given = answers.map(({ question, answer }) => ({ question, answer }))
  const outcome = await inWorker('judgeAnswers', given, company, competitors)
  if (!outcome.ok) return null
  return outcome.value.map((judged, at) => judgedAnswer(judged, competitors, { answer: answers[at]!.answer, company }))
}

/** An answer that we asked for, against the profile as it is now. Null: it is too heavy to read. */
export async function judgeAskedAnswer(
  { baseUrl }: Services,
  { form, slug }: OwnProfile,
  answer: Given,
  competitors: readonly string[],
): Promise<JudgedAnswer | null> {
  const judged = await judgedBy([answer], companyOf({ baseUrl }, { form, slug }), competitors.map(competitorOf))
  return judged?.[0] ?? null
}

const companyOf = ({ baseUrl }: Pick<Services, 'baseUrl'>, { form, slug }: Pick<OwnProfile, 'form' | 'slug'>) =>
  knownCompany(form, slug ? [baseUrl + publicProfile(slug)] : [])

function keep(
  services: Services,
  session: Session,
  domainId: string,
  { answers, competitors }: Paste,
  judged: readonly JudgedAnswer[],
): Promise<string[]> {
  const now = services.now().getTime()
  return services.db.as(actorOf(session), async (tx) => {
    await lockTurns(tx, session)
    await requireOwnDomain(tx, session, domainId)
    await requireRoomForAnswers(tx, session, domainId, answers.length)
    const kept = await tx
      .insert(assistant_answers)
      .values(
        answers.map(({ assistant, question, answer }, at) => ({
          ...{ user_id: session.userId, domain_id: domainId, assistant, question, answer, competitors },
          ...{ judgement: judged[at], judged_version: JUDGED_VERSION },
          // The first that was pasted is the newest, so that it stands on top.
          created_at: new Date(now - at),
        })),
      )
      .returning({ id: assistant_answers.id })
    return kept.map(({ id }) => id)
  })
}
