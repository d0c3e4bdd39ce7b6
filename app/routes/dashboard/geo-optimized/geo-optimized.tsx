/** The first tab: the state of the profile and its score, the next step, publishing with an analysis, and unpublishing. */
import { redirect } from 'react-router'
import { untilItAnswers } from '#app/away.ts'
import { isConfirmed } from '#app/confirmation.ts'
import { flashCookie } from '#app/flash.ts'
import { actionOrAnswer } from '#app/offline-answer.ts'
import { readProfileForm, readVersion } from '#app/routes/dashboard/company-data/profile-form.ts'
import { takePictures } from '#app/routes/dashboard/company-data/uploads/take-pictures.server.ts'
import {
  askedDashboardOf,
  dashboardOf,
  keepRefusedForm,
  refusal,
  refuseDomain,
  unknownIntent,
} from '#app/routes/dashboard/dashboard.server.ts'
import { ACCEPTED, FAILED } from '#app/routes/dashboard/tab-answer.ts'
import { allows } from '#features/access/plans.ts'
import { analyzeCompany, latestAnalysis } from '#features/analyses/analyze-company.server.ts'
import { historyAndChange } from '#features/analyses/change-since.server.ts'
import { partnerBadge } from '#features/badge/badge.server.ts'
import { amsterdamMonth } from '#features/calendar.ts'
import { visitOverview } from '#features/crawler-visits/overview.server.ts'
import { Failure, failureOf } from '#features/failure.ts'
import { ownership } from '#features/ownership/ownership.server.ts'
import { PROFILE_TEXTS } from '#features/profiles/profile.schema.ts'
import { getOwnProfile } from '#features/profiles/profile.server.ts'
import { profileGaps } from '#features/profiles/profile-gaps.server.ts'
import { versionOf } from '#features/profiles/versions.ts'
import { publishProfile, unpublishProfile } from '#features/publishing/publish.server.ts'
import { getSettings } from '#features/settings/settings.server.ts'
import type { Route } from './+types/geo-optimized.ts'
import { ASK_UNPUBLISH } from './published-actions.tsx'
import { standingOf } from './standing.ts'
import { StartTab } from './start-tab.tsx'
import type { PublishAnswer } from './use-publish.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { services, user, domain } = dashboardOf(context)
  const [badge, analysis, past, visits, gaps, owned, settings] = await Promise.all([
    getOwnProfile(services, user, domain.id).then((profile) => partnerBadge(services, user.userId, profile)),
    latestAnalysis(services, user, domain.id),
    historyAndChange(services, user, domain.id),
    visitOverview(services, user, domain.id),
    profileGaps(services, user, domain),
    ownership(services, user, domain.id, null),
    getSettings(services, user),
  ])
  // Gratis has one analysis per calendar month: publishing again does not use it, unless the last one has no score.
  const keepsAnalysis =
    !allows(domain.plan, 'analysis-on-demand') &&
    analysis !== null &&
    analysis.score !== null &&
    amsterdamMonth(new Date(analysis.takenAt)) === amsterdamMonth(services.now())
  return {
    ...{ badge, gaps, keepsAnalysis, owned, ...past },
    isCovered: domain.isCovered,
    isVisibleToAi: settings.zichtbaarheid_ai,
    standing: analysis ? standingOf(analysis) : null,
    assistants: visits.assistants,
  }
}

export function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  return untilItAnswers(serverLoader, request.signal)
}

export async function action({ request, context }: Route.ActionArgs) {
  const { asked, services, user, domainInAddress, hrefOf } = askedDashboardOf(context)
  const form = await request.formData()
  const intent = form.get('intent')
  try {
    if (intent === 'unpublish') {
      if (!isConfirmed(form)) return redirect(hrefOf('geo-optimized', ASK_UNPUBLISH))
      await unpublishProfile(services, user, domainInAddress)
      return { ...ACCEPTED, done: 'unpublish' } satisfies PublishAnswer
    }
    if (intent !== 'publish' && intent !== 'publish-and-analyze') throw unknownIntent(intent)
    const refusedPictures = await takePictures(form, context)
    if (Object.keys(refusedPictures).length > 0) throw new Failure('picture-refused', { fields: refusedPictures })
    const { domainId } = await publishProfile(services, user, domainInAddress, readProfileForm(form), readVersion(form))
    if (intent === 'publish') return { ...ACCEPTED, done: 'publish' } satisfies PublishAnswer
    // Without JavaScript the button publishes and analyses in one request, without progress.
    const { form: published } = await getOwnProfile(services, user, domainId)
    await analyzeCompany(services, user, { ...published, domainId })
  } catch (error) {
    keepRefusedForm(context, readProfileForm(form))
    const { form: stored, updatedAt } = await getOwnProfile(services, user, domainInAddress).catch(refuseDomain)
    const isStale = failureOf(error)?.code === 'changed-elsewhere'
    const current = isStale ? { stored: { form: stored, version: versionOf(updatedAt) } } : {}
    const refused = refusal(error, asked, { done: null, ...current } as Pick<PublishAnswer, 'done' | 'stored'>)
    const isIncomplete = Object.values(refused.data.fields).includes(PROFILE_TEXTS.required)
    if (isIncomplete) refused.data.message = PROFILE_TEXTS.nameAndUrlRequired
    if (failureOf(error)?.code === 'picture-refused') refused.data.message = Object.values(refused.data.fields)[0]!
    return refused
  }
  return redirect(hrefOf('analysis'), { headers: { 'Set-Cookie': flashCookie('analysis-complete') } })
}

/** Retried with the newest input (use-publish.ts), so this action itself does not retry. */
export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return actionOrAnswer<PublishAnswer>(serverAction, { ...FAILED, done: null })
}

export default function GeoOptimized({ loaderData, actionData }: Route.ComponentProps) {
  return <StartTab {...loaderData} refused={actionData} />
}
