import { Link } from 'react-router'
import { useDashboard } from '#app/routes/dashboard/use-dashboard.ts'
import { Card } from '#app/ui/card.tsx'
import type { AssistantVisits } from '#features/crawler-visits/overview.server.ts'

const MOST = 5

/** The number of verified visits per assistant; unverified visits are not counted here. */
export function VerifiedVisits({ assistants }: { assistants: AssistantVisits[] }) {
  const { hrefOf } = useDashboard()
  const verified = assistants.filter((one) => one.verified > 0)
  const total = verified.reduce((sum, one) => sum + one.verified, 0)
  return (
    <Card title={`AI-bezoek: ${total === 0 ? 'nog geen' : total.toLocaleString('nl-NL')} in 30 dagen`}>
      {verified.length > 0 ? (
        <dl className="mb-2 grid grid-cols-2 gap-x-4 gap-y-1 sm:gap-x-8">
          {verified.slice(0, MOST).map((one) => (
            <div key={one.assistant} className="flex justify-between gap-2">
              <dt className="min-w-0 wrap-anywhere">{one.assistant}</dt>
              <dd className="font-semibold tabular-nums">{one.verified.toLocaleString('nl-NL')}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p className="mb-2 max-w-prose text-soft">
          Alleen bezoek waarvan vaststaat dat het van een AI-assistent komt, telt hier mee.
        </p>
      )}
      <Link to={hrefOf('crawler-visits')}>Bekijk het bezoek</Link>
    </Card>
  )
}
