/** The state of fetching the profile's images, for the fields with their URLs. */
import { untilItAnswers } from '#app/away.ts'
import { dashboardOf } from '#app/routes/dashboard/dashboard.server.ts'
import { allows } from '#features/access/plans.ts'
import { type OwnImage, ownImages } from '#features/images/own-images.server.ts'
import type { Route } from './+types/own-images.ts'

export async function loader({ context }: Route.LoaderArgs): Promise<OwnImage[]> {
  const { services, user, domain } = dashboardOf(context)
  return allows(domain.plan, 'extended-info') ? ownImages(services, user, domain.id) : []
}

export function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  return untilItAnswers(serverLoader, request.signal)
}
