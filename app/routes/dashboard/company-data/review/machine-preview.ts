/** Returns the saved profile as machines will read it, for step 3. */
import { untilItAnswers } from '#app/away.ts'
import { dashboardOf } from '#app/routes/dashboard/dashboard.server.ts'
import { type MachinePreview, machinePreview } from '#features/public-profile/preview.server.ts'
import type { Route } from './+types/machine-preview.ts'

export function loader({ context }: Route.LoaderArgs): Promise<MachinePreview | null> {
  const { services, user, domain } = dashboardOf(context)
  return machinePreview(services, user, domain.id)
}

export function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  return untilItAnswers(serverLoader, request.signal)
}
