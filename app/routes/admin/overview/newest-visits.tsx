import { Link } from 'react-router'
import { untilItAnswers } from '#app/away.ts'
import { requireAdminScreen } from '#app/guards.server.ts'
import { servicesOf } from '#app/services.ts'
import { BRAND } from '#features/brand.ts'
import { newestVisits } from '#features/overview/newest.server.ts'
import { URLS } from '#features/urls.ts'
import type { Route } from './+types/newest-visits.ts'
import { AFTER, NewestList } from './newest-list.tsx'

export const meta: Route.MetaFunction = () => [{ title: `Geverifieerde bezoeken · ${BRAND.name}` }]

export async function loader({ context, url }: Route.LoaderArgs) {
  const { services, session } = servicesOf(context)
  const admin = requireAdminScreen(session)
  return { email: admin.email, ...(await newestVisits(services, admin, url.searchParams.get(AFTER))) }
}

export function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  return untilItAnswers(serverLoader, request.signal)
}

export default function NewestVisits({ loaderData: { email, rows, next } }: Route.ComponentProps) {
  return (
    <NewestList
      email={email}
      title="Geverifieerde bezoeken"
      about="Bezoeken van AI-crawlers waarvan het adres volgens de maker bij de crawler hoort, de nieuwste eerst. We bewaren ze 90 dagen."
      empty="Nog geen geverifieerde bezoeken"
      heads={['Crawler', 'Klant', 'Website', 'Pagina', 'Keer']}
      next={next}
      rows={rows.map(({ id, at, email: customer, website, crawler, format, hits }) => ({
        id,
        at,
        cells: [
          { key: 'crawler', shown: crawler },
          {
            key: 'customer',
            shown: <Link to={`${URLS.admin}?${new URLSearchParams({ query: customer })}`}>{customer}</Link>,
          },
          { key: 'website', shown: website || 'Website zonder naam' },
          { key: 'format', shown: format === 'page' ? 'profielpagina' : format },
          { key: 'hits', shown: hits.toLocaleString('nl-NL') },
        ],
      }))}
    />
  )
}
