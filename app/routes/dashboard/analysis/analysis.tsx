/** The analysis tab: shows the report, has the website read again, accepts a page that the report missed, and shares the report. */
import { redirect } from 'react-router'
import { untilItAnswers } from '#app/away.ts'
import { flashCookie } from '#app/flash.ts'
import { actionOrAnswer } from '#app/offline-answer.ts'
import { dashboardOf, refusal, unknownIntent } from '#app/routes/dashboard/dashboard.server.ts'
import { FAILED, type TabAnswer } from '#app/routes/dashboard/tab-answer.ts'
import { actOnLink } from '#app/routes/dashboard/web-builder/act-on-link.server.ts'
import { isLinkIntent } from '#app/routes/dashboard/web-builder/link-state.ts'
import { analyzeCompany, latestAnalysis } from '#features/analyses/analyze-company.server.ts'
import { pastReports } from '#features/analyses/history.server.ts'
import { getOwnProfile } from '#features/profiles/profile.server.ts'
import { sharedLink } from '#features/shared-reports/own-link.server.ts'
import type { Route } from './+types/analysis.ts'
import { AnalysisTab } from './analysis-tab.tsx'

interface AnalysisAnswer extends TabAnswer {
  /** Whether the refused request was about the link for the web builder. */
  aboutLink: boolean
  /** The page that the refused request named, if it was 'Klopt dit niet?'. */
  doubted: string | null
}

export async function loader({ context }: Route.LoaderArgs) {
  const { services, user, domain } = dashboardOf(context)
  const [analysis, history, shared] = await Promise.all([
    latestAnalysis(services, user, domain.id),
    pastReports(services, user, domain.id),
    sharedLink(services, user, domain.id),
  ])
  return { analysis, history, shared }
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
  const own = { aboutLink: isLinkIntent(intent), doubted: readFirst ?? null }
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

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return actionOrAnswer<AnalysisAnswer>(serverAction, { ...FAILED, aboutLink: true, doubted: null })
}

export default function Analysis({ loaderData, actionData }: Route.ComponentProps) {
  const refused = actionData ? (Object.values(actionData.fields)[0] ?? actionData.message) : null
  return (
    <AnalysisTab
      {...loaderData}
      refused={actionData?.aboutLink ? null : refused}
      linkRefused={actionData?.aboutLink ? refused : null}
      doubted={actionData?.doubted ?? null}
    />
  )
}
