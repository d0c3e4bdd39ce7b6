import { Link } from 'react-router'
import { dutchDate } from '#app/copy/dates.ts'
import { useDashboard } from '#app/routes/dashboard/use-dashboard.ts'
import { Notice } from '#app/ui/notice.tsx'
import type { Ownership } from '#features/ownership/ownership.server.ts'
import { aboutDomain, URLS } from '#features/urls.ts'

/** Whether the website is proven to be the customer's, and that another account took it over. */
export function OwnershipState({ owned }: { owned: Ownership }) {
  const { domainInAddress } = useDashboard()
  const href = aboutDomain(URLS.ownership, domainInAddress)
  if (owned.displacedAt && !owned.published) {
    return (
      <div className="mt-3">
        <Notice kind="warn" title={`Een ander account staat nu online met ${owned.website}`}>
          <p>
            Daarom ging je profiel op {dutchDate(owned.displacedAt)} offline. Je bent niets kwijt.{' '}
            {owned.canBeProven ? <Link to={href}>Bewijs dat de website van jou is</Link> : null}
          </p>
        </Notice>
      </div>
    )
  }
  if (!owned.canBeProven) return null
  return (
    <p className="mt-2 text-sm text-soft">
      {owned.provenAt ? (
        <>
          Geverifieerd: {owned.website} is van jou. <Link to={href}>Bekijk het bewijs</Link>
        </>
      ) : (
        <Link to={href}>Bewijs dat {owned.website} van jou is</Link>
      )}
    </p>
  )
}
