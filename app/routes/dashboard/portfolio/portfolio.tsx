/** All websites of a partner on one page: score, change, state and what to do next, in the order that the address asks for. */
import { untilItAnswers } from '#app/away.ts'
import { planNotice } from '#app/copy/plan-notices.ts'
import { requireSignedIn } from '#app/guards.server.ts'
import { AppHeader } from '#app/routes/app-header.tsx'
import { PlanNotice } from '#app/routes/plan-notice.tsx'
import { servicesOf } from '#app/services.ts'
import { ButtonAnchor, ButtonLink } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { allows } from '#features/access/plans.ts'
import { getAccountState } from '#features/access/subscription.server.ts'
import { BRAND } from '#features/brand.ts'
import { PORTFOLIO_ORDERS, sortPortfolio } from '#features/domains/portfolio.rules.ts'
import { getPortfolio } from '#features/domains/portfolio.server.ts'
import { accountTab, URLS } from '#features/urls.ts'
import type { Route } from './+types/portfolio.ts'
import { PortfolioTable } from './portfolio-table.tsx'

export const meta: Route.MetaFunction = () => [{ title: `Alle websites · ${BRAND.name}` }]

export async function loader({ context, url }: Route.LoaderArgs) {
  const { services, session } = servicesOf(context)
  const user = requireSignedIn(session)
  const { subscription, news } = await getAccountState(services, user)
  const order = PORTFOLIO_ORDERS.find((one) => one === url.searchParams.get('sorteer')) ?? 'website'
  const isDescending = url.searchParams.get('richting') === 'af'
  const rows = allows(subscription.plan, 'portfolio') ? await getPortfolio(services, user) : null
  return {
    ...{ email: user.email, plan: subscription.plan, notice: news && planNotice(news), order, isDescending },
    rows: rows && sortPortfolio(rows, order, isDescending),
  }
}

export function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  return untilItAnswers(serverLoader, request.signal)
}

export default function Portfolio({ loaderData }: Route.ComponentProps) {
  const { email, plan, notice, rows, order, isDescending } = loaderData
  return (
    <>
      <AppHeader home={URLS.dashboard} email={email} plan={plan}>
        <ButtonLink look="ghost" to={URLS.dashboard}>
          Dashboard
        </ButtonLink>
      </AppHeader>
      <main id="inhoud" className="mx-auto grid max-w-[72rem] grid-cols-1 gap-5 px-4 pt-5 pb-10 sm:px-8 lg:pt-8">
        {notice ? <PlanNotice notice={notice} /> : null}
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <h1 className="text-2xl">Alle websites</h1>
          {rows ? <ButtonLink to={accountTab('domeinen')}>Beheer domeinen</ButtonLink> : null}
        </div>
        {rows ? (
          <PortfolioTable rows={rows} order={order} isDescending={isDescending} />
        ) : (
          <Card>
            <p className="mb-4 max-w-prose">
              Met Expert staan al je websites hier bij elkaar, met hun score, wat er veranderde en wat er te doen is.
            </p>
            <ButtonAnchor href={URLS.pricing}>Bekijk Expert</ButtonAnchor>
          </Card>
        )}
      </main>
    </>
  )
}
