import { Link, Outlet } from 'react-router'
import { untilItAnswers } from '#app/away.ts'
import { dutchMoment } from '#app/copy/dates.ts'
import { FALLBACK_TEXTS } from '#app/copy/messages.ts'
import { formFailure } from '#app/form-failure.server.ts'
import { requireAdminScreen } from '#app/guards.server.ts'
import { AdminFrame } from '#app/routes/admin/admin-frame.tsx'
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
    <table className="block w-full border-collapse md:table">
      <thead className="hidden md:table-header-group">
        <tr className="border-b border-edge text-sm text-soft">
          {HEADS.map((head) => (
            <th key={head} scope="col" className="px-3 py-2 text-start font-medium first:ps-0">
              {head}
            </th>
          ))}
          <th scope="col">
            <span className="sr-only">Acties</span>
          </th>
        </tr>
      </thead>
      <tbody className="block md:table-row-group">
        {templates.map(({ key, subject, version, updatedAt }) => (
          <tr key={key} className="block border-b border-hairline py-3 md:table-row">
            <th scope="row" className="block text-start font-semibold wrap-anywhere md:table-cell md:py-3 md:pe-3">
              {key}
            </th>
            <td className="block wrap-anywhere md:table-cell md:px-3">{subject}</td>
            <td className="block md:table-cell md:px-3">
              <span aria-hidden className="text-soft md:hidden">
                Laatst gewijzigd{' '}
              </span>
              {dutchMoment(updatedAt)} <span className="text-soft">(versie {version})</span>
            </td>
            <td className="block md:table-cell md:text-end">
              <span className="flex flex-wrap gap-x-5 md:justify-end">
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
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
