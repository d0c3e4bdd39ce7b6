import { redirect } from 'react-router'
import { csvAnswer } from '#app/csv-answer.server.ts'
import { requireAdminScreen } from '#app/guards.server.ts'
import { servicesOf } from '#app/services.ts'
import { actsFile } from '#features/audit-log/acts-file.server.ts'
import { failureOf } from '#features/failure.ts'
import { URLS } from '#features/urls.ts'
import type { Route } from './+types/audit-log-file.ts'
import { searchIn, searchLink } from './search.ts'

/** What the search finds, as a file. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const asked = servicesOf(context)
  const admin = requireAdminScreen(asked.session)
  const search = { ...searchIn(url.searchParams), after: undefined }
  try {
    return await csvAnswer('auditlog', actsFile(asked.services, admin, search))
  } catch (error) {
    // The screen says what is wrong with the search.
    if (failureOf(error)?.code === 'invalid-input')
      throw redirect(URLS.adminAuditLog + searchLink(url.searchParams, null))
    throw error
  }
}
