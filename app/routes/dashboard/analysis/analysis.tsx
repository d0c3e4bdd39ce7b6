/** The analysis tab: shows the report, has the website read again, and accepts a page that the report missed. */
import { redirect } from 'react-router'
import { untilItAnswers } from '#app/away.ts'
import { flashCookie } from '#app/flash.ts'
import { dashboardOf, refusal, unknownIntent } from '#app/routes/dashboard/dashboard.server.ts'
import { analyzeCompany, latestAnalysis } from '#features/analyses/analyze-company.server.ts'
import { scoreHistory } from '#features/analyses/history.server.ts'
import { getOwnProfile } from '#features/profiles/profile.server.ts'
import { sharedLink } from '#features/shared-reports/own-link.server.ts'
import type { Route } from './+types/analysis.ts'
import { AnalysisTab } from './analysis-tab.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const { services, user, domain } = dashboardOf(context)
  const [analysis, history, shared] = await Promise.all([
    latestAnalysis(services, user, domain.id),
    scoreHistory(services, user, domain.id),
    sharedLink(services, user, domain.id),
  ])
  return { analysis, history, shared }
}

export function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  return untilItAnswers(serverLoader, request.signal)
}

/** Runs the buttons without JavaScript: the whole analysis in one request, without progress. */
export async function action({ request, context }: Route.ActionArgs) {
  const { asked, services, user, domain, hrefOf } = dashboardOf(context)
  const form = await request.formData()
  const intent = form.get('intent')
  const readFirst = intent === 'revise' ? String(form.get('readFirst') ?? '') : undefined
  try {
    if (intent !== 'analyze' && intent !== 'revise') throw unknownIntent(intent)
    const { form: profile } = await getOwnProfile(services, user, domain.id)
    await analyzeCompany(services, user, { ...profile, readFirst, domainId: domain.id })
  } catch (error) {
    return refusal(error, asked, { doubted: readFirst ?? null })
  }
  return redirect(hrefOf('analysis'), { headers: { 'Set-Cookie': flashCookie('analysis-complete') } })
}

export default function Analysis({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AnalysisTab
      {...loaderData}
      refused={actionData ? (Object.values(actionData.fields)[0] ?? actionData.message) : null}
      doubted={actionData?.doubted ?? null}
    />
  )
}
