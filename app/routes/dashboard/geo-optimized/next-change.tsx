import { Worth } from '#app/routes/dashboard/analysis/change-list.tsx'
import { useDashboard } from '#app/routes/dashboard/use-dashboard.ts'
import { Badge } from '#app/ui/badge.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import type { Standing } from './standing.ts'
import { Unbroken } from './unbroken.tsx'

/** The most valuable change, with one button. */
export function NextChange({ standing: { score, next } }: { standing: Standing }) {
  const { hrefOf } = useDashboard()
  if (score === null) {
    return (
      <Card title="Dit is nu het eerst te doen">
        <p className="mb-4 max-w-prose">Zorg dat we je website kunnen lezen. In de analyse staat wat eraan scheelt.</p>
        <ButtonLink look="primary" to={hrefOf('analysis')}>
          Bekijk wat eraan te doen is
        </ButtonLink>
      </Card>
    )
  }
  if (!next) {
    return (
      <Card title="Er is nu niets te doen">
        <p className="max-w-prose">Op de punten die we meten valt niets meer te winnen.</p>
      </Card>
    )
  }
  return (
    <Card title="Dit levert nu het meest op">
      <p className="font-serif text-lg leading-snug font-semibold text-pretty wrap-anywhere">
        <Unbroken>{next.change.says}</Unbroken>
      </p>
      <p className="mt-2 mb-4 flex flex-wrap items-center gap-x-4 gap-y-1">
        <Worth change={next.change} />
        <Badge>{next.who}</Badge>
      </p>
      <ButtonLink look="primary" to={`${hrefOf('analysis')}#doen`}>
        Begin hiermee
      </ButtonLink>
    </Card>
  )
}
