import { Check } from 'lucide-react'
import { Form } from 'react-router'
import { dutchDate } from '#app/copy/dates.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button, ButtonAnchor } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import type { Subscription } from '#features/access/plan-news.ts'
import { PLAN_LABELS } from '#features/access/plans.ts'
import { accountTab, URLS } from '#features/urls.ts'

/** The plan in force, until when, and what can be done about it. */
export function PlanCard({ subscription }: { subscription: Subscription }) {
  const { plan } = subscription
  return (
    <Card title="Je abonnement">
      <div className="flex flex-wrap items-center gap-3">
        <p className="font-serif text-2xl font-semibold">{PLAN_LABELS[plan]}</p>
        {plan === 'free' ? null : <ActiveBadge />}
      </div>
      <p className="mt-1 mb-4">
        <InvoiceDate subscription={subscription} />
      </p>
      {plan === 'free' ? <ButtonAnchor href={URLS.pricing}>Upgrade naar Pro</ButtonAnchor> : <ManageButton />}
    </Card>
  )
}

export const ActiveBadge = () => (
  <Badge tone="good">
    <Check aria-hidden />
    Actief
  </Badge>
)

export function InvoiceDate({ subscription: { plan, subscribed, endsAt, hasEnded } }: { subscription: Subscription }) {
  if (hasEnded && endsAt && subscribed !== 'free')
    return `Je ${PLAN_LABELS[subscribed]} is gestopt op ${dutchDate(endsAt)}. Er komt geen factuur.`
  if (plan === 'free') return 'Gratis kost niets: er komt geen factuur.'
  if (!endsAt) return 'Volgende factuurdatum: nog niet vastgesteld. Dit abonnement heeft geen einddatum.'
  return (
    <>
      Volgende factuurdatum: <strong className="font-semibold tabular-nums">{dutchDate(endsAt)}</strong>
    </>
  )
}

/** Managing is yet to come; the tab with the subscription says so. */
export function ManageButton() {
  return (
    <Form method="post" action={accountTab('abonnement')} preventScrollReset>
      <Button look="quiet" name="intent" value="manage">
        Beheer abonnement
      </Button>
    </Form>
  )
}
