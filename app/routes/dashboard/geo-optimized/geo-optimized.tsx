/** The first tab: whether the profile is public, publishing it with an analysis, and taking it offline. */
import { redirect } from 'react-router'
import { untilItAnswers } from '#app/away.ts'
import { isConfirmed } from '#app/confirmation.ts'
import { flashCookie } from '#app/flash.ts'
import { actionOrAnswer } from '#app/offline-answer.ts'
import { readProfileForm } from '#app/routes/dashboard/company-data/profile-form.ts'
import { dashboardOf, keepRefusedForm, refusal, unknownIntent } from '#app/routes/dashboard/dashboard.server.ts'
import { ACCEPTED, FAILED } from '#app/routes/dashboard/tab-answer.ts'
import { allows } from '#features/access/plans.ts'
import { analyzeCompany, latestAnalysis } from '#features/analyses/analyze-company.server.ts'
import { partnerBadge } from '#features/badge/badge.server.ts'
import { amsterdamMonth } from '#features/calendar.ts'
import { PROFILE_TEXTS } from '#features/profiles/profile.schema.ts'
import { getOwnProfile } from '#features/profiles/profile.server.ts'
import { publishProfile, unpublishProfile } from '#features/publishing/publish.server.ts'
import type { Route } from './+types/geo-optimized.ts'
import { PublishTab } from './publish-tab.tsx'
import { ASK_UNPUBLISH } from './published-actions.tsx'
import type { PublishAnswer } from './use-publish.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { services, user, domain } = dashboardOf(context)
  const badge = await partnerBadge(services, user.userId, await getOwnProfile(services, user, domain.id))
  if (allows(domain.plan, 'analysis-on-demand')) return { badge, keepsAnalysis: false }
  // Gratis has one analysis a calendar month: publishing again keeps it.
  const analysis = await latestAnalysis(services, user, domain.id)
  const isOfThisMonth =
    analysis !== null && amsterdamMonth(new Date(analysis.takenAt)) === amsterdamMonth(services.now())
  return { badge, keepsAnalysis: isOfThisMonth }
}

export function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  return untilItAnswers(serverLoader, request.signal)
}

export async function action({ request, context }: Route.ActionArgs) {
  const { asked, services, user, domain, hrefOf } = dashboardOf(context)
  const form = await request.formData()
  const intent = form.get('intent')
  try {
    if (intent === 'unpublish') {
      if (!isConfirmed(form)) return redirect(hrefOf('geo-optimized', ASK_UNPUBLISH))
      await unpublishProfile(services, user, domain.id)
      return { ...ACCEPTED, done: 'unpublish' } satisfies PublishAnswer
    }
    if (intent !== 'publish' && intent !== 'publish-and-analyze') throw unknownIntent(intent)
    await publishProfile(services, user, domain.id, readProfileForm(form))
    if (intent === 'publish') return { ...ACCEPTED, done: 'publish' } satisfies PublishAnswer
    // What the button does without JavaScript: all in one request, without the progress.
    const { form: published } = await getOwnProfile(services, user, domain.id)
    await analyzeCompany(services, user, { ...published, domainId: domain.id })
  } catch (error) {
    keepRefusedForm(context, readProfileForm(form))
    const refused = refusal(error, asked, { done: null })
    const isIncomplete = Object.values(refused.data.fields).includes(PROFILE_TEXTS.required)
    if (isIncomplete) refused.data.message = PROFILE_TEXTS.nameAndUrlRequired
    return refused
  }
  return redirect(hrefOf('analysis'), { headers: { 'Set-Cookie': flashCookie('analysis-complete') } })
}

/** Sends itself again, with what was typed meanwhile (use-publish.ts). */
export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return actionOrAnswer<PublishAnswer>(serverAction, { ...FAILED, done: null })
}

export default function GeoOptimized({ loaderData, actionData }: Route.ComponentProps) {
  return <PublishTab {...loaderData} refused={actionData} />
}
