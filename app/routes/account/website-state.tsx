import { BadgeCheck } from 'lucide-react'
import { Link } from 'react-router'
import { PublicationBadge } from '#app/routes/publication-badge.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { PLAN_LABELS } from '#features/access/plans.ts'
import type { Website } from '#features/domains/websites.server.ts'
import { aboutDomain, URLS } from '#features/urls.ts'

export function WebsiteState({ website: { isCovered, isPublished, ownPlan } }: { website: Website }) {
  return (
    <>
      <PublicationBadge isPublished={isPublished} isCovered={isCovered} />
      {ownPlan ? <Badge>Eigen plan: {PLAN_LABELS[ownPlan]}</Badge> : null}
    </>
  )
}

/** Whether the website is proven to be the customer's, with the way to prove it; nothing where nobody can. */
export function WebsiteProof({ website: { id, isPrimary, host, proof, isDisplaced } }: { website: Website }) {
  if (proof === 'shared' && !isDisplaced) return null
  const href = aboutDomain(URLS.ownership, isPrimary ? null : id)
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      {isDisplaced ? <Badge tone="warn">Online onder een ander account</Badge> : null}
      {proof === 'proven' ? (
        <Badge tone="good">
          <BadgeCheck aria-hidden />
          Geverifieerd
        </Badge>
      ) : null}
      {proof === 'shared' ? null : (
        <Link to={href} className="inline-flex min-h-11 items-center">
          <span>
            {proof === 'proven' ? 'Bekijk het bewijs' : 'Bewijs dat dit domein van jou is'}
            <span className="sr-only">: {host}</span>
          </span>
        </Link>
      )}
    </div>
  )
}
