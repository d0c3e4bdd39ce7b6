import { FAILURE_TEXTS } from '#app/copy/messages.ts'
import { requireSignedIn } from '#app/guards.server.ts'
import { missing } from '#app/routes/admin/acts/missing.server.ts'
import { servicesOf } from '#app/services.ts'
import { STATUS_OF } from '#features/failure.ts'
import { ownReport } from '#features/reports/own-report.server.ts'
import { reportPdf } from '#features/reports/pdf/report-pdf.server.ts'
import { reportFileName } from '#features/reports/report-file.rules.ts'
import { reportJson } from '#features/urls.ts'
import type { Route } from './+types/report-pdf.ts'

/** A report to keep or to send on; with `?vorm=samenvatting` the one page that says it all. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { services, session } = servicesOf(context)
  const reader = requireSignedIn(session)
  const form = new URL(request.url).searchParams.get('vorm') === 'samenvatting' ? 'summary' : 'full'
  const content = await ownReport(services, reader, params.id).catch(missing)
  const pdf = await reportPdf(reader.userId, content, form)
  if (!pdf.ok) return tooHeavy(services.baseUrl + reportJson(params.id))
  return new Response(Uint8Array.from(pdf.value), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="${reportFileName(content, 'pdf')}"`,
      'Cache-Control': 'no-store',
    },
  })
}

/** Drawing it again would take as much, so it is no failure that passes. */
function tooHeavy(json: string): Response {
  return new Response(`${FAILURE_TEXTS['report-not-drawn']}\n${json}\n`, {
    status: STATUS_OF['report-not-drawn'],
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      Link: `<${json}>; rel="alternate"; type="application/json"`,
      'Cache-Control': 'no-store',
    },
  })
}
