/** The state of fetching the profile's images, for the fields with their URLs. */
import { untilItAnswers } from '#app/away.ts'
import { dashboardOf } from '#app/routes/dashboard/dashboard.server.ts'
import type { Route } from './+types/own-images.ts'
import { type ShownImage, shownImages } from './shown-images.server.ts'

export function loader({ context }: Route.LoaderArgs): Promise<ShownImage[]> {
  return shownImages(dashboardOf(context))
}

export function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  return untilItAnswers(serverLoader, request.signal)
}
