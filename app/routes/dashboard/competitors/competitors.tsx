/** The comparison tab. Its form also works without JavaScript: it compares, or adds or removes a field. */
import { redirect } from 'react-router'
import { untilItAnswers } from '#app/away.ts'
import { flashCookie } from '#app/flash.ts'
import { dashboardOf, refusal, unknownIntent } from '#app/routes/dashboard/dashboard.server.ts'
import { ACCEPTED } from '#app/routes/dashboard/tab-answer.ts'
import { allows } from '#features/access/plans.ts'
import { compareCompetitors } from '#features/comparisons/compare-competitors.server.ts'
import { compareCompetitorsSchema, MIN_COMPETITORS } from '#features/comparisons/comparison.schema.ts'
import { getComparisonsTab } from '#features/comparisons/comparisons-tab.server.ts'
import { parseInput } from '#features/input.ts'
import type { Route } from './+types/competitors.ts'
import type { CompetitorsAnswer } from './competitors-answer.ts'
import { CompetitorsTab } from './competitors-tab.tsx'

const INTENT = /^(?:compare|add-competitor|remove-competitor:(\d+))$/

/** Returns null for a plan without comparisons. */
export function loader({ context }: Route.LoaderArgs) {
  const { services, user, domain } = dashboardOf(context)
  return allows(domain.plan, 'competitors') ? getComparisonsTab(services, user, domain.id) : null
}

export function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  return untilItAnswers(serverLoader, request.signal)
}

export async function action({ request, context }: Route.ActionArgs) {
  const { asked, services, user, domain, hrefOf } = dashboardOf(context)
  const form = await request.formData()
  const intent = form.get('intent')
  const competitors = form.getAll('competitors').map(String)
  const again: CompetitorsAnswer = { ...ACCEPTED, competitors }
  const named = INTENT.exec(String(intent))
  if (intent === 'add-competitor') return { ...again, competitors: [...competitors, ''] }
  if (named?.[1] !== undefined) {
    const left = competitors.toSpliced(Number(named[1]), 1)
    return { ...again, competitors: left.length < MIN_COMPETITORS ? competitors : left }
  }
  try {
    if (!named) throw unknownIntent(intent)
    const input = { ownUrl: form.get('ownUrl') ?? '', competitors, domainId: domain.id }
    await compareCompetitors(services, user, parseInput(compareCompetitorsSchema, input))
  } catch (error) {
    return refusal(error, asked, { competitors })
  }
  return redirect(hrefOf('competitors'), { headers: { 'Set-Cookie': flashCookie('comparison-complete') } })
}

export default function Competitors({ loaderData, actionData }: Route.ComponentProps) {
  return <CompetitorsTab tab={loaderData} refused={actionData} />
}
