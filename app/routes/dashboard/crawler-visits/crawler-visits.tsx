import { untilItAnswers } from '#app/away.ts'
import { dashboardOf } from '#app/routes/dashboard/dashboard.server.ts'
import { visitOverview } from '#features/crawler-visits/overview.server.ts'
import type { Route } from './+types/crawler-visits.ts'
import { CrawlerVisitsTab } from './crawler-visits-tab.tsx'

export function loader({ context }: Route.LoaderArgs) {
  const { services, user, domain } = dashboardOf(context)
  return visitOverview(services, user, domain.id)
}

export function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  return untilItAnswers(serverLoader, request.signal)
}

export default function CrawlerVisits({ loaderData }: Route.ComponentProps) {
  return <CrawlerVisitsTab visits={loaderData} />
}
