import { Link } from 'react-router'
import { useDashboard } from '#app/routes/dashboard/use-dashboard.ts'
import { Card } from '#app/ui/card.tsx'
import { Unbroken } from './unbroken.tsx'

const SHOWN = 5

/** The facts that are missing from the profile. */
export function ProfileGaps({ gaps }: { gaps: string[] }) {
  const { hrefOf } = useDashboard()
  const rest = gaps.length - SHOWN
  const named = rest > 0 ? [...gaps.slice(0, SHOWN), `nog ${rest} andere`] : gaps
  return (
    <Card title={gaps.length === 0 ? 'Je profiel is compleet' : 'Je profiel mist nog'}>
      <p className="mb-2 max-w-prose">
        <Unbroken>
          {gaps.length === 0
            ? 'Alles wat een assistent van je kan willen weten, staat erin.'
            : `${new Intl.ListFormat('nl').format(named)}.`}
        </Unbroken>
      </p>
      <Link to={hrefOf('company-data')}>{gaps.length === 0 ? 'Pas je gegevens aan' : 'Vul het aan'}</Link>
    </Card>
  )
}
