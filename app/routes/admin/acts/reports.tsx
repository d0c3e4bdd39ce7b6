import { untilItAnswers } from '#app/away.ts'
import { shortDutchDate } from '#app/copy/dates.ts'
import { requireAdminScreen } from '#app/guards.server.ts'
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
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls must be reachable by keyboard.
        <section aria-label="Tabel met rapporten" tabIndex={0} className="overflow-x-auto">
          <table className="w-full min-w-[44rem]">
            <thead className="border-b border-edge text-sm text-soft">
              <tr>
                {HEADS.map((head) => (
                  <th key={head} scope="col" className="px-2 py-2 text-start font-medium first:ps-0">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {reports.map((report) => (
                <Row key={report.id} report={report} />
              ))}
            </tbody>
          </table>
        </section>
      )}
    </ActFrame>
  )
}

function Row({ report }: { report: CustomerReport }) {
  return (
    <tr className="border-b border-hairline align-top">
      <td className="py-2 pe-2">{report.isFree ? 'Gratis' : 'Pro'}</td>
      <td className="px-2 py-2 whitespace-nowrap">{report.period}</td>
      <td className="px-2 py-2 tabular-nums">{report.score ?? 'Geen'}</td>
      <td className="px-2 py-2 whitespace-nowrap">{shortDutchDate(report.createdAt)}</td>
      <td className="max-w-80 px-2 py-2">
        <span className="line-clamp-3">{report.summary || 'Geen'}</span>
      </td>
      <td className="px-2 py-2">
        <File href={report.pdf} label={`PDF van ${report.period}`}>
          PDF
        </File>
      </td>
      <td className="px-2 py-2">
        <File href={report.json} label={`JSON van ${report.period}`}>
          JSON
        </File>
      </td>
    </tr>
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
