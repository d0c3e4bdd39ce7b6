import { Link } from 'react-router'
import { ButtonAnchor } from '#app/ui/button.tsx'
import { allows, type Plan } from '#features/access/plans.ts'
import { BRAND } from '#features/brand.ts'
import { URLS } from '#features/urls.ts'

/** One sentence about the plan, on top of every tab of the account. */
export function PlanBanner({ plan }: { plan: Plan }) {
  if (allows(plan, 'partner-badge')) {
    return (
      <p className="max-w-prose">
        <strong className="marked font-semibold">Je bent partner van {BRAND.name}.</strong> Al je websites staan met hun
        score op <Link to={URLS.portfolio}>één pagina</Link>.
      </p>
    )
  }
  if (allows(plan, 'all-platforms')) {
    return (
      <p className="max-w-prose">
        <strong className="marked font-semibold">Bedankt dat je Pro gebruikt.</strong> Je profiel is bedoeld voor alle
        vijf de assistenten.
      </p>
    )
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 rounded-md border border-edge bg-sheet p-4">
      <p className="max-w-[38rem] min-w-0">
        <strong className="font-semibold">Je gebruikt Gratis: je profiel is alleen voor ChatGPT bedoeld.</strong> Met
        Pro is het er voor alle vijf de assistenten, met alles wat je over je bedrijf wilt vertellen.
      </p>
      <ButtonAnchor href={URLS.pricing}>Upgrade naar Pro</ButtonAnchor>
    </div>
  )
}
