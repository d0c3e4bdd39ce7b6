/** The optimizer for landing pages: early access for Expert; for every other plan the placeholder of the specification. */
import { redirect } from 'react-router'
import { untilItAnswers } from '#app/away.ts'
import { LANDING_PAGE_OPTIMIZER } from '#app/copy/marketing-roadmap.ts'
import { flashCookie } from '#app/flash.ts'
import { actionOrAnswer } from '#app/offline-answer.ts'
import { dashboardOf } from '#app/routes/dashboard/dashboard.server.ts'
import { FAILED } from '#app/routes/dashboard/tab-answer.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { allows } from '#features/access/plans.ts'
import { landingPages } from '#features/landing-pages/landing-pages.server.ts'
import type { Route } from './+types/landingspaginas-optimizer.ts'
import { actOnPages } from './act-on-pages.server.ts'
import { askToRemove, type LandingPageAnswer, RESULT_ID, readPageState, showResult } from './landing-page-state.ts'
import { Optimizer } from './optimizer.tsx'

/** Returns null for a plan without early access. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { services, user, domain } = dashboardOf(context)
  if (!allows(domain.plan, 'early-access')) return null
  const { shown, removing } = readPageState(new URL(request.url).searchParams)
  return { pages: await landingPages(services, user, domain.id, shown), removing }
}

export function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  return untilItAnswers(serverLoader, request.signal)
}

export async function action({ request, context }: Route.ActionArgs) {
  const { hrefOf } = dashboardOf(context)
  const { done, refused } = await actOnPages(await request.formData(), context)
  if (refused) return refused
  const to = (more: Record<string, string>) => hrefOf('landingspaginas-optimizer', more)
  if (done.intent === 'ask') throw redirect(to(askToRemove(done.id)))
  if (done.intent === 'removed')
    throw redirect(to({}), { headers: { 'Set-Cookie': flashCookie('landing-page-removed') } })
  throw redirect(`${to(showResult(done.id))}#${RESULT_ID}`)
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return actionOrAnswer<LandingPageAnswer>(serverAction, { ...FAILED, url: '', id: null })
}

export default function LandingPageOptimizer({ loaderData, actionData }: Route.ComponentProps) {
  return loaderData ? (
    <Optimizer pages={loaderData.pages} removing={loaderData.removing} refused={actionData} />
  ) : (
    <Placeholder />
  )
}

/** The placeholder of the specification: 'in development'. */
function Placeholder() {
  const { title, text, when, status } = LANDING_PAGE_OPTIMIZER
  return (
    <EmptyState title={title}>
      <p>{text}</p>
      <p>
        Dit is {status}. Verwacht: {when}.
      </p>
    </EmptyState>
  )
}
