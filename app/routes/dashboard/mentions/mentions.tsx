/** The tab of what assistants say (BETA, early access): the figures of the asked answers, and the website's standing questions. */
import { untilItAnswers } from '#app/away.ts'
import { actionOrAnswer } from '#app/offline-answer.ts'
import { dashboardOf, refusal, requireTab } from '#app/routes/dashboard/dashboard.server.ts'
import { FAILED } from '#app/routes/dashboard/tab-answer.ts'
import { ownAskings } from '#features/asking/own-askings.server.ts'
import { ownQuestions } from '#features/assistant-answers/questions.server.ts'
import { mentionFigures } from '#features/mentions/figures.server.ts'
import { readWhichAnswers } from '#features/mentions/which-answers.ts'
import { standingQuestions } from '#features/standing-questions/standing-questions.server.ts'
import type { Route } from './+types/mentions.ts'
import { Figures } from './figures.tsx'
import { actOnQuestions, typedIn } from './questions/act-on-questions.server.ts'
import { type QuestionsForm, readQuestionsState, sentBy } from './questions/questions-state.ts'
import { StandingQuestions } from './questions/standing-questions.tsx'

export const middleware: Route.MiddlewareFunction[] = [({ context }) => requireTab(context, 'mentions')]

export async function loader({ context, url }: Route.LoaderArgs) {
  const { services, user, domain } = dashboardOf(context)
  const questions = await standingQuestions(services, user, domain.id)
  // By week where something is asked every week.
  const usual = questions.some(({ schedule }) => schedule === 'weekly') ? 'week' : 'month'
  const { grain } = readWhichAnswers(url.searchParams, usual)
  const [askings, figures, suggested] = await Promise.all([
    ownAskings(services, user, domain.id),
    mentionFigures(services, user, domain.id, grain),
    ownQuestions(services, user, domain.id, readQuestionsState(url.searchParams)),
  ])
  return { askings, figures, questions, suggested }
}

export function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  return untilItAnswers(serverLoader, request.signal)
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  try {
    return await actOnQuestions(form, context)
  } catch (error) {
    return refusal(error, dashboardOf(context).asked, { ...sentBy(form), typed: typedIn(form) })
  }
}

export async function clientAction({ serverAction, request }: Route.ClientActionArgs) {
  const form = await request.clone().formData()
  return actionOrAnswer<QuestionsForm>(serverAction, { ...FAILED, ...sentBy(form), typed: null })
}

export default function Mentions({ loaderData, actionData }: Route.ComponentProps) {
  const { figures, ...questions } = loaderData
  return (
    <div className="grid grid-cols-1 gap-8">
      <Figures figures={figures} />
      <StandingQuestions {...questions} form={(actionData as QuestionsForm | undefined) ?? null} />
    </div>
  )
}
