import { Link, useSearchParams } from 'react-router'
import { shortDutchDate } from '#app/copy/dates.ts'
import { plainUrl } from '#app/copy/labels.ts'
import { Badge } from '#app/ui/badge.tsx'
import { PLAN_LABELS } from '#features/access/plans.ts'
import type { CustomerWebsite } from '#features/admin/admin-users.schema.ts'
import { adminWebsite } from '#features/urls.ts'
import { webUrl } from '#features/web-url.ts'

/** One website of an account whose row is open. */
export function WebsiteRow({ website }: { website: CustomerWebsite }) {
  const [search] = useSearchParams()
  const name = website.name || 'Website zonder naam'
  const plan = website.ownPlanHasEnded ? null : website.ownPlan
  return (
    <tr className="block border-b border-hairline bg-shade md:table-row">
      <td colSpan={10} className="block px-4 py-2 md:table-cell">
        <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <Link to={{ pathname: adminWebsite(website.userId, website.id), search: `${search}` }} preventScrollReset>
            {name}
          </Link>
          <span>{website.company || <span className="text-soft">Nog geen naam</span>}</span>
          {website.isPrimary ? <Badge>Eerste domein</Badge> : null}
          <Badge tone={plan && plan !== 'free' ? 'marker' : 'neutral'}>
            {plan ? PLAN_LABELS[plan] : 'Plan van het account'}
            {plan && website.ownPlanEnd ? ` tot ${shortDutchDate(website.ownPlanEnd)}` : ''}
          </Badge>
          <Badge tone={website.isPublished ? 'good' : 'neutral'}>
            {website.isPublished ? 'Gepubliceerd' : 'Concept'}
          </Badge>
          {website.url && webUrl(website.url) ? (
            <a href={website.url} target="_blank" rel="noreferrer" className="wrap-anywhere">
              {plainUrl(website.url)}
            </a>
          ) : null}
        </span>
      </td>
    </tr>
  )
}
