import { Link } from 'react-router'
import { dutchDate, dutchMoment } from '#app/copy/dates.ts'
import { METHOD_NAMES } from '#app/copy/ownership.ts'
import { Notice } from '#app/ui/notice.tsx'
import type { Looked } from '#features/ownership/check-website.server.ts'
import type { Ownership } from '#features/ownership/ownership.server.ts'
import { dashboardTab } from '#features/urls.ts'

/** Whether it is proven, since when, and what follows. */
export function ProofState({
  owned,
  looked,
  domainInAddress,
}: {
  owned: Ownership
  looked: Looked | null
  domainInAddress: string | null
}) {
  const { provenAt, method, checkedAt, failedDays, published, displacedAt } = owned
  const publish = (
    <p>
      <Link to={dashboardTab('geo-optimized', domainInAddress)}>Publiceer je profiel</Link>; dan gaat jouw profiel voor.
    </p>
  )
  const live = looked ? ({ live: 'status' } as const) : {}
  if (provenAt) {
    return (
      <Notice kind={failedDays > 0 ? 'warn' : 'good'} title={`Geverifieerd sinds ${dutchDate(provenAt)}`} {...live}>
        <p>
          {method ? `${METHOD_NAMES[method]} bewijst het. ` : ''}
          {checkedAt ? `Voor het laatst gecontroleerd op ${dutchMoment(checkedAt)}. ` : ''}
          We kijken elke dag opnieuw: laat het bewijs dus staan.
        </p>
        {failedDays > 0 ? (
          <p>
            Al {failedDays === 1 ? 'één dag' : `${failedDays} dagen`} vonden we het niet. Na drie dagen vervalt het.
          </p>
        ) : null}
        {published ? null : publish}
      </Notice>
    )
  }
  return (
    <Notice kind={looked ? 'bad' : 'info'} title={looked ? 'Nog niet gevonden' : 'Nog niet bewezen'} {...live}>
      {displacedAt && !published ? (
        <p>
          Je profiel ging op {dutchDate(displacedAt)} offline, omdat een ander account met deze website online kwam. Je
          bent niets kwijt.
        </p>
      ) : null}
      <p>Kies één van de drie manieren hieronder, en klik daarna op ‘Controleer nu’.</p>
    </Notice>
  )
}
