/** How far the fetching of a profile's images is, for the fields where they were typed. */

import { untilItAnswers } from '#app/away.ts'
import { requireSignedIn } from '#app/guards.server.ts'
import { servicesOf } from '#app/services.ts'
import { allows } from '#features/access/plans.ts'
import { type OwnImage, ownImages } from '#features/images/own-images.server.ts'
import { getOwnProfile } from '#features/profiles/profile.server.ts'
import type { Route } from './+types/own-images.ts'

export async function loader({ context }: Route.LoaderArgs): Promise<OwnImage[]> {
  const { services, session } = servicesOf(context)
  const user = requireSignedIn(session)
  const { plan } = await getOwnProfile(services, user)
  return allows(plan, 'extended-info') ? ownImages(services, user) : []
}

export function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  return untilItAnswers(serverLoader, request.signal)
}
