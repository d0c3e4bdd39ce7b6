import { requireSignedIn } from '#app/guards.server.ts'
import { missing } from '#app/routes/admin/acts/missing.server.ts'
import { servicesOf } from '#app/services.ts'
import { ownReport } from '#features/reports/own-report.server.ts'
import { reportFileName } from '#features/reports/report-file.rules.ts'
import { URLS } from '#features/urls.ts'
import type { Route } from './+types/report-json.ts'

/** A report as data. Its shape is published at `$schema`. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { services, session } = servicesOf(context)
  const content = await ownReport(services, requireSignedIn(session), params.id).catch(missing)
  const file = { $schema: services.baseUrl + URLS.reportSchema, ...content }
  return new Response(JSON.stringify(file, null, 2), {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename="${reportFileName(content, 'json')}"`,
      'Cache-Control': 'no-store',
    },
  })
}
