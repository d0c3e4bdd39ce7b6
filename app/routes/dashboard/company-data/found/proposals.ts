/**
 * The proposals for the profile. GET returns them; POST reads the website (`intent=read`, `url`) or decides (`intent=accept`, `adjust`,
 * `dismiss`, `reopen` with `id`, `accept-all` with `ids`). Like every dashboard URL, it applies to the website in `?domein=`.
 */
import { untilItAnswers } from '#app/away.ts'
import { FAILURE_TEXTS } from '#app/copy/messages.ts'
import { actionOrAnswer } from '#app/offline-answer.ts'
import { dashboardOf } from '#app/routes/dashboard/dashboard.server.ts'
import type { ProposalsView } from '#features/proposals/proposals.schema.ts'
import { proposalsOf } from '#features/proposals/proposals.server.ts'
import type { Route } from './+types/proposals.ts'
import { actOnProposals } from './act-on-proposals.server.ts'
import { emptyAnswer, type ProposalsAnswer } from './proposals-answer.ts'

export function loader({ context }: Route.LoaderArgs): Promise<ProposalsView> {
  const { services, user, domain } = dashboardOf(context)
  return proposalsOf(services, user, domain.id)
}

export function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  return untilItAnswers(serverLoader, request.signal)
}

export async function action({ request, context }: Route.ActionArgs) {
  return actOnProposals(await request.formData(), context)
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return actionOrAnswer<ProposalsAnswer>(serverAction, emptyAnswer({ message: FAILURE_TEXTS['something-went-wrong'] }))
}
