import { Card } from '#app/ui/card.tsx'
import type { SystemChecks } from '#features/system-check/check.ts'
import { StateBadge } from './check-card.tsx'

const CRITERIA = [
  { check: 'policies', text: 'Alleen een beheerder kan mailtemplates lezen en wijzigen.' },
  { check: 'visitors', text: 'Wie niet is ingelogd, krijgt bij de functies van het beheer 401 of 403.' },
  { check: 'is-admin', text: 'is_admin zegt ja tegen een beheerder en nee tegen ieder ander.' },
] as const

/** What must hold before the product may go live, each with the check that shows it. */
export function Acceptance({ checks, isChecking }: { checks: SystemChecks; isChecking: boolean }) {
  const met = CRITERIA.filter(({ check }) => checks[check].state === 'good').length
  return (
    <Card title="Acceptatiecriteria">
      <p className="text-soft">
        {met === CRITERIA.length ? 'Aan alle criteria is voldaan.' : `Aan ${met} van de ${CRITERIA.length} is voldaan.`}
      </p>
      <ul className="mt-3 divide-y divide-hairline">
        {CRITERIA.map(({ check, text }) => (
          <li key={check} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5">
            <span className="min-w-0">{text}</span>
            <StateBadge state={checks[check].state} isChecking={isChecking} />
          </li>
        ))}
      </ul>
    </Card>
  )
}
