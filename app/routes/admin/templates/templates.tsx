import { Link, Outlet } from 'react-router'
import { untilItAnswers } from '#app/away.ts'
import { dutchMoment } from '#app/copy/dates.ts'
import { FALLBACK_TEXTS } from '#app/copy/messages.ts'
import { formFailure } from '#app/form-failure.server.ts'
import { requireAdminScreen } from '#app/guards.server.ts'
import { AdminFrame } from '#app/routes/admin/admin-frame.tsx'
import { ListCell, ListRow, ListTable, RowActs, RowHead } from '#app/routes/admin/list-table.tsx'
import { servicesOf } from '#app/services.ts'
import { Notice } from '#app/ui/notice.tsx'
import { BRAND } from '#features/brand.ts'
import { listTemplates, type TemplateRow } from '#features/mail-templates/templates.server.ts'
import { adminTemplate, adminTemplatePreview, adminTemplateVersions, URLS } from '#features/urls.ts'
import type { Route } from './+types/templates.ts'

export const meta: Route.MetaFunction = () => [{ title: `E-mailtemplates · ${BRAND.name}` }]

export async function loader({ context }: Route.LoaderArgs) {
  const asked = servicesOf(context)
  const admin = requireAdminScreen(asked.session)
  try {
    return { email: admin.email, templates: await listTemplates(asked.services, admin), problem: null }
  } catch (error) {
    const { message } = formFailure(error, asked, FALLBACK_TEXTS.loadTemplates)
    return { email: admin.email, templates: [], problem: message ?? FALLBACK_TEXTS.loadTemplates }
  }
}

export function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  return untilItAnswers(serverLoader, request.signal)
}

export default function Templates({ loaderData }: Route.ComponentProps) {
  const { email, templates, problem } = loaderData
  return (
    <AdminFrame email={email} tab={URLS.adminTemplates}>
      <Outlet />
      <section aria-labelledby="templates" className="grid grid-cols-1 gap-5">
        <h2 id="templates" className="text-xl">
          E-mailtemplates
        </h2>
        {problem ? (
          <Notice kind="bad" title="Fout" live="alert">
            {problem}
          </Notice>
        ) : (
          <TemplateTable templates={templates} />
        )}
      </section>
    </AdminFrame>
  )
}

const HEADS = ['Template', 'Onderwerp', 'Laatst gewijzigd']
const ACTIONS = [
  { label: 'Voorbeeld', href: adminTemplatePreview },
  { label: 'Bewerk', href: adminTemplate },
  { label: 'Versies', href: adminTemplateVersions },
]

function TemplateTable({ templates }: { templates: TemplateRow[] }) {
  return (
    <ListTable label="Tabel met e-mailtemplates" heads={HEADS} acts>
      {templates.map(({ key, subject, version, updatedAt }) => (
        <ListRow key={key}>
          <RowHead>{key}</RowHead>
          <ListCell label="Onderwerp">{subject}</ListCell>
          <ListCell label="Gewijzigd">
            {dutchMoment(updatedAt)} <span className="text-soft">(versie {version})</span>
          </ListCell>
          <RowActs>
            {ACTIONS.map(({ label, href }) => (
              <Link
                key={label}
                to={href(key)}
                preventScrollReset
                aria-label={`${label} ${key}`}
                className="inline-flex min-h-11 items-center"
              >
                {label}
              </Link>
            ))}
          </RowActs>
        </ListRow>
      ))}
    </ListTable>
  )
}
