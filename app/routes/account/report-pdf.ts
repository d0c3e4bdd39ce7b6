import { requireSignedIn } from '#app/guards.server.ts'
import { missing } from '#app/routes/admin/acts/missing.server.ts'
import { servicesOf } from '#app/services.ts'
import { Failure } from '#features/failure.ts'
import { ownReport } from '#features/reports/own-report.server.ts'
import { reportPdf } from '#features/reports/pdf/report-pdf.server.ts'
import { reportFileName } from '#features/reports/report-file.rules.ts'
import type { Route } from './+types/report-pdf.ts'

/** A report to keep or to send on; with `?vorm=samenvatting` the one page that says it all. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { services, session } = servicesOf(context)
  const reader = requireSignedIn(session)
  const form = new URL(request.url).searchParams.get('vorm') === 'samenvatting' ? 'summary' : 'full'
  const content = await ownReport(services, reader, params.id).catch(missing)
  const pdf = await reportPdf(reader.userId, content, form)
  if (!pdf.ok) throw new Failure('report-not-drawn', { log: pdf.failure })
  return new Response(Uint8Array.from(pdf.value), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="${reportFileName(content, 'pdf')}"`,
      'Cache-Control': 'no-store',
    },
  })
}
