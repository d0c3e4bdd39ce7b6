/** The analysis tab: shows the report, has the website read again, accepts a page that the report missed, shares the report, and marks answers of assistants. */
import { data as answered, redirect } from 'react-router'
import { untilItAnswers } from '#app/away.ts'
import { flashCookie } from '#app/flash.ts'
import { actionOrAnswer } from '#app/offline-answer.ts'
import { actOnAnswers, typedIn } from '#app/routes/dashboard/assistant-answers/act-on-answers.server.ts'
import {
  type AnswersForm,
  isAnswerIntent,
  readAnswersState,
} from '#app/routes/dashboard/assistant-answers/answers-state.ts'
import { AssistantAnswers } from '#app/routes/dashboard/assistant-answers/assistant-answers.tsx'
import { dashboardOf, refusal, unknownIntent } from '#app/routes/dashboard/dashboard.server.ts'
import { ACCEPTED, FAILED, type TabAnswer } from '#app/routes/dashboard/tab-answer.ts'
import { actOnLink } from '#app/routes/dashboard/web-builder/act-on-link.server.ts'
import { isLinkIntent } from '#app/routes/dashboard/web-builder/link-state.ts'
import { analyzeCompany, latestAnalysis } from '#features/analyses/analyze-company.server.ts'
import { pastReports } from '#features/analyses/history.server.ts'
import { ownAskings } from '#features/asking/own-askings.server.ts'
import { keptAnswers } from '#features/assistant-answers/kept-answers.server.ts'
import { ownQuestions } from '#features/assistant-answers/questions.server.ts'
import { getOwnProfile } from '#features/profiles/profile.server.ts'
import { sharedLink } from '#features/shared-reports/own-link.server.ts'
import type { Route } from './+types/analysis.ts'
import { AnalysisTab } from './analysis-tab.tsx'

interface AnalysisAnswer extends TabAnswer {
  /** Whether the refused request was about the link for the web builder. */
  aboutLink: boolean
  /** The page that the refused request named, if it was 'Klopt dit niet?'. */
  doubted: string | null
  /** The form for answers or questions, if the request was about those. */
  answersForm: AnswersForm | null
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const { services, user, domain } = dashboardOf(context)
  const [analysis, history, shared, answers, own, askings] = await Promise.all([
    latestAnalysis(services, user, domain.id),
    pastReports(services, user, domain.id),
    sharedLink(services, user, domain.id),
    keptAnswers(services, user, domain.id, readAnswersState(url.searchParams)),
    ownQuestions(services, user, domain.id),
    ownAskings(services, user, domain.id),
  ])
  return { analysis, history, shared, answers, own, askings }
}

export function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  return untilItAnswers(serverLoader, request.signal)
}

/** The buttons of the report without JavaScript, where an analysis is one request without progress; and those of the link. */
export async function action({ request, context }: Route.ActionArgs) {
  const { asked, services, user, domain, hrefOf } = dashboardOf(context)
  const form = await request.formData()
  const intent = form.get('intent')
  const readFirst = intent === 'revise' ? String(form.get('readFirst') ?? '') : undefined
  const own = { aboutLink: isLinkIntent(intent), doubted: readFirst ?? null, answersForm: null }
  if (isAnswerIntent(intent)) {
    try {
      const done = await actOnAnswers(form, intent, context)
      return done instanceof Response ? done : { ...ACCEPTED, ...own, answersForm: done }
    } catch (error) {
      const { data, init } = refusal(error, asked, own)
      const { message, fields } = data
      return answered(
        {
          ...data,
          message: null,
          fields: {},
          answersForm: { message, fields, typed: typedIn(form), about: formOf(intent) },
        },
        init ?? {},
      )
    }
  }
  try {
    if (isLinkIntent(intent)) return await actOnLink(form, intent, context)
    if (intent !== 'analyze' && intent !== 'revise') throw unknownIntent(intent)
    const { form: profile } = await getOwnProfile(services, user, domain.id)
    await analyzeCompany(services, user, { ...profile, readFirst, domainId: domain.id })
  } catch (error) {
    return refusal(error, asked, own)
  }
  return redirect(hrefOf('analysis'), { headers: { 'Set-Cookie': flashCookie('analysis-complete') } })
}

export async function clientAction({ serverAction, request }: Route.ClientActionArgs) {
  const form = await request.clone().formData()
  const nothing = { doubted: null, answersForm: null, aboutLink: false }
  return actionOrAnswer<AnalysisAnswer>(
    serverAction,
    isAnswerIntent(form.get('intent'))
      ? { ...ACCEPTED, ...nothing, answersForm: { ...FAILED, typed: null, about: formOf(form.get('intent')) } }
      : { ...FAILED, ...nothing, aboutLink: true },
  )
}

const formOf = (intent: unknown): AnswersForm['about'] => (intent === 'ask-assistants' ? 'asking' : 'pasting')

export default function Analysis({ loaderData, actionData }: Route.ComponentProps) {
  const { answers, own, askings, ...report } = loaderData
  const refused = actionData ? (Object.values(actionData.fields)[0] ?? actionData.message) : null
  return (
    <>
      <AnalysisTab
        {...report}
        refused={actionData?.aboutLink ? null : refused}
        linkRefused={actionData?.aboutLink ? refused : null}
        doubted={actionData?.doubted ?? null}
      />
      <AssistantAnswers answers={answers} own={own} askings={askings} form={actionData?.answersForm ?? null} />
    </>
  )
}
