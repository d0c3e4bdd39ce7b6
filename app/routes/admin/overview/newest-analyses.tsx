import { Link } from 'react-router'
import { untilItAnswers } from '#app/away.ts'
import { plainUrl } from '#app/copy/labels.ts'
import { requireAdminScreen } from '#app/guards.server.ts'
import { servicesOf } from '#app/services.ts'
import { BRAND } from '#features/brand.ts'
import { newestAnalyses } from '#features/overview/newest.server.ts'
import { adminReports } from '#features/urls.ts'
import type { Route } from './+types/newest-analyses.ts'
import { AFTER, NewestList } from './newest-list.tsx'

export const meta: Route.MetaFunction = () => [{ title: `Analyses · ${BRAND.name}` }]

export async function loader({ context, url }: Route.LoaderArgs) {
  const { services, session } = servicesOf(context)
  const admin = requireAdminScreen(session)
  return { email: admin.email, ...(await newestAnalyses(services, admin, url.searchParams.get(AFTER))) }
}

export function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  return untilItAnswers(serverLoader, request.signal)
}

const KINDS = { free: 'Gratis, bij het publiceren', asked: 'Op verzoek', monthly: 'Maandelijks' } as const

export default function NewestAnalyses({ loaderData: { email, rows, next } }: Route.ComponentProps) {
  return (
    <NewestList
      email={email}
      title="Analyses"
      about="Elke analyse waarvan een rapport bewaard is, de nieuwste eerst. De klant leidt naar zijn rapporten."
      empty="Nog geen analyses"
      heads={['Klant', 'Website', 'Score', 'Soort']}
      next={next}
      rows={rows.map(({ id, at, user_id, email: customer, url, score, kind }) => ({
        id,
        at,
        cells: [
          { key: 'customer', shown: <Link to={adminReports(user_id)}>{customer}</Link> },
          { key: 'website', shown: url ? plainUrl(url) : 'Onbekend' },
          { key: 'score', shown: score ?? 'Niet gemeten' },
          { key: 'kind', shown: KINDS[kind] },
        ],
      }))}
    />
  )
}
