import { csvAnswer } from '#app/csv-answer.server.ts'
import { requireAdminScreen } from '#app/guards.server.ts'
import { servicesOf } from '#app/services.ts'
import { waitlistFile } from '#features/waitlist/waitlist-file.server.ts'
import type { Route } from './+types/waitlist-file.ts'

/** What the search of the list finds, as a file. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { services, session } = servicesOf(context)
  const admin = requireAdminScreen(session)
  return csvAnswer('wachtlijst', waitlistFile(services, admin, url.searchParams.get('query')?.slice(0, 200)))
}
