import { useNavigation, useSearchParams } from 'react-router'
import { untilItAnswers } from '#app/away.ts'
import { FALLBACK_TEXTS } from '#app/copy/messages.ts'
import { formFailure } from '#app/form-failure.server.ts'
import { requireAdminScreen } from '#app/guards.server.ts'
import { AdminFrame } from '#app/routes/admin/admin-frame.tsx'
import { ListPages } from '#app/routes/admin/list-pages.tsx'
import { servicesOf } from '#app/services.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Notice } from '#app/ui/notice.tsx'
import type { RecordedAct } from '#features/audit-log/list-acts.schema.ts'
import { listActs } from '#features/audit-log/list-acts.server.ts'
import { BRAND } from '#features/brand.ts'
import { URLS } from '#features/urls.ts'
import type { Route } from './+types/audit-log.ts'
import { ActsSearchForm } from './acts-search.tsx'
import { ActsTable } from './acts-table.tsx'
import { SEARCH_NAMES, searchIn, searchLink } from './search.ts'

export const meta: Route.MetaFunction = () => [{ title: `Auditlog · ${BRAND.name}` }]

export async function loader({ context, url }: Route.LoaderArgs) {
  const asked = servicesOf(context)
  const admin = requireAdminScreen(asked.session)
  try {
    const page = await listActs(asked.services, admin, searchIn(url.searchParams))
    return { email: admin.email, ...page, problem: null, fields: {} }
  } catch (error) {
    const { message, fields } = formFailure(error, asked, FALLBACK_TEXTS.loadActs)
    return { email: admin.email, acts: [], next: null, problem: message ?? FALLBACK_TEXTS.loadActs, fields }
  }
}

export function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  return untilItAnswers(serverLoader, request.signal)
}

export default function AuditLog({ loaderData }: Route.ComponentProps) {
  const { email, next, problem, fields } = loaderData
  const acts: RecordedAct[] = loaderData.acts
  const [search] = useSearchParams()
  const isLoading = useNavigation().state === 'loading'
  const isSearch = Object.values(SEARCH_NAMES).some((name) => search.get(name))
  return (
    <AdminFrame email={email} tab={URLS.adminAuditLog}>
      <section aria-labelledby="auditlog" className="grid grid-cols-1 gap-5">
        <div>
          <h2 id="auditlog" className="text-xl">
            Auditlog
          </h2>
          <p className="max-w-prose text-soft">
            Wie wat deed, bij wie en wanneer. Niemand kan hier iets wijzigen of weghalen. Netwerkadressen bewaren we 30
            dagen.
          </p>
        </div>
        <ActsSearchForm fields={fields} />
        <p role="status" className="sr-only">
          {isLoading ? 'Bezig met zoeken…' : ''}
        </p>
        {problem ? (
          <Notice kind="bad" title="Fout" live="alert">
            {problem}
          </Notice>
        ) : acts.length === 0 ? (
          <EmptyState title={isSearch ? 'Geen handelingen gevonden' : 'Nog geen handelingen'}>
            {isSearch ? <p>Zoek met minder woorden, of kies een langere periode.</p> : null}
          </EmptyState>
        ) : (
          <ActsTable acts={acts} />
        )}
        <ListPages
          start={search.has(SEARCH_NAMES.after) ? searchLink(search, null) : null}
          next={next && searchLink(search, next)}
        />
      </section>
    </AdminFrame>
  )
}
