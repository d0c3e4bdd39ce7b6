import { lossesOf } from '#app/copy/plan-losses.ts'
import type { Plan } from '#features/access/plans.ts'
import { URLS } from '#features/urls.ts'

/** What stops when a plan ends. */
export function Losses({ plan, extraWebsites }: { plan: Plan; extraWebsites: number }) {
  return (
    <>
      <ul className="my-2 list-disc ps-5">
        {lossesOf(plan, extraWebsites).map((loss) => (
          <li key={loss}>{loss}</li>
        ))}
      </ul>
      <a href={URLS.pricing}>Vergelijk de plannen</a>
    </>
  )
}
