/** The plan: what it brings, when the next invoice comes, and what happens when it stops. */
import { PRO_BENEFITS } from '#app/copy/pro-benefits.ts'
import { ButtonAnchor } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { dependentWebsites } from '#features/access/plan-news.ts'
import { PLAN_LABELS } from '#features/access/plans.ts'
import { URLS } from '#features/urls.ts'
import { Losses } from './losses.tsx'
import { ActiveBadge, InvoiceDate, ManageButton } from './plan-card.tsx'
import type { Account } from './settings-tab.ts'

export function Subscription({ account, says }: { account: Account; says: string | undefined }) {
  const { subscription, websites, news } = account
  const { plan } = subscription
  if (plan === 'free') return <ProBenefits isReturning={subscription.hasEnded} />
  return (
    <div className="grid grid-cols-1 gap-4 lg:grid-cols-2 lg:items-start">
      <Card title={<PlanTitle plan={PLAN_LABELS[plan]} />}>
        <p className="mb-4">
          <InvoiceDate subscription={subscription} />
        </p>
        <ManageButton />
        {says ? (
          <div className="mt-4">
            <Notice kind="info" live="status">
              {says}
            </Notice>
          </div>
        ) : null}
      </Card>
      <Card title="Facturen">
        <p className="text-soft">Nog geen facturen beschikbaar</p>
      </Card>
      {/* Within the last two weeks the notice above says it. */}
      {news?.kind === 'ending' ? null : (
        <Card title="Als je abonnement stopt" className="lg:col-span-2">
          <p className="max-w-prose">
            Er wordt niets verwijderd. Wel verandert dit, tot je weer {PLAN_LABELS[plan]} hebt:
          </p>
          <Losses plan={plan} extraWebsites={dependentWebsites(websites)} />
        </Card>
      )}
    </div>
  )
}

const PlanTitle = ({ plan }: { plan: string }) => (
  <span className="flex flex-wrap items-center gap-3">
    {plan}
    <span className="font-sans leading-normal">
      <ActiveBadge />
    </span>
  </span>
)

function ProBenefits({ isReturning }: { isReturning: boolean }) {
  return (
    <Card title={isReturning ? 'Wat met Pro terugkomt' : 'Wat Pro toevoegt'} className="max-w-[44rem]">
      <ul className="mb-4 list-disc ps-5">
        {PRO_BENEFITS.map((benefit) => (
          <li key={benefit}>{benefit}</li>
        ))}
      </ul>
      <ButtonAnchor look="primary" href={URLS.pricing}>
        Upgrade naar Pro
      </ButtonAnchor>
    </Card>
  )
}
