import { untilItAnswers } from '#app/away.ts'
import { shortDutchDate } from '#app/copy/dates.ts'
import { requireAdminScreen } from '#app/guards.server.ts'
import { ListCell, ListRow, ListTable, RowHead } from '#app/routes/admin/list-table.tsx'
import { servicesOf } from '#app/services.ts'
import { type CustomerReport, reportsOfCustomer } from '#features/admin/customer-details.server.ts'
import { findUser } from '#features/admin/get-users.server.ts'
import { webUrl } from '#features/web-url.ts'
import type { Route } from './+types/reports.ts'
import { ActFrame } from './act-frame.tsx'
import { missing } from './missing.server.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { services, session } = servicesOf(context)
  const admin = requireAdminScreen(session)
  const { email } = await findUser(services, admin, params.userId).catch(missing)
  return { email, reports: await reportsOfCustomer(services, admin, params.userId) }
}

export function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  return untilItAnswers(serverLoader, request.signal)
}

const HEADS = ['Type', 'Periode', 'Score', 'Datum', 'Samenvatting', 'PDF', 'JSON']

export default function Reports({ loaderData: { email, reports } }: Route.ComponentProps) {
  return (
    <ActFrame title="Rapporten" email={email} wide>
      {reports.length === 0 ? (
        <p>Deze klant heeft nog geen rapporten.</p>
      ) : (
        <ListTable label="Tabel met rapporten" heads={HEADS}>
          {reports.map((report) => (
            <Row key={report.id} report={report} />
          ))}
        </ListTable>
      )}
    </ActFrame>
  )
}

function Row({ report }: { report: CustomerReport }) {
  return (
    <ListRow>
      <RowHead>{report.isFree ? 'Gratis' : 'Pro'}</RowHead>
      <ListCell label="Periode">
        <span className="whitespace-nowrap">{report.period}</span>
      </ListCell>
      <ListCell label="Score">
        <span className="tabular-nums">{report.score ?? 'Geen'}</span>
      </ListCell>
      <ListCell label="Datum">
        <span className="whitespace-nowrap">{shortDutchDate(report.createdAt)}</span>
      </ListCell>
      <ListCell label="Samenvatting">
        <span className="line-clamp-3">{report.summary || 'Geen'}</span>
      </ListCell>
      <ListCell label="PDF">
        <File href={report.pdf} label={`PDF van ${report.period}`}>
          PDF
        </File>
      </ListCell>
      <ListCell label="JSON">
        <File href={report.json} label={`JSON van ${report.period}`}>
          JSON
        </File>
      </ListCell>
    </ListRow>
  )
}

function File({ href, label, children }: { href: string | null; label: string; children: string }) {
  const isOwn = href?.startsWith('/') && !href.startsWith('//')
  if (!href || (!isOwn && !webUrl(href))) return <span className="text-soft">Geen</span>
  return (
    <a href={href} target="_blank" rel="noreferrer" aria-label={label}>
      {children}
    </a>
  )
}
