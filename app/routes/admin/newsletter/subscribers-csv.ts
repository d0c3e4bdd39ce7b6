import { data } from 'react-router'
import { csvAnswer } from '#app/csv-answer.server.ts'
import { requireAdminScreen } from '#app/guards.server.ts'
import { servicesOf } from '#app/services.ts'
import { failureOf } from '#features/failure.ts'
import { subscribersFile } from '#features/newsletter/subscribers-file.server.ts'
import type { Route } from './+types/subscribers-csv.ts'
import { listAddress } from './list-address.ts'

/** What the filters of the list find, as a file. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { services, session } = servicesOf(context)
  const admin = requireAdminScreen(session)
  try {
    return await csvAnswer('nieuwsbrief', subscribersFile(services, admin, listAddress.read(url.searchParams)))
  } catch (error) {
    if (failureOf(error)?.code === 'invalid-input') throw data(null, { status: 400 })
    throw error
  }
}
