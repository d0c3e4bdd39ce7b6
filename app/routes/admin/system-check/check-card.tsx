import { CircleAlert, CircleCheck, LoaderCircle, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge } from '#app/ui/badge.tsx'
import type { Checked, CheckState } from '#features/system-check/check.ts'

const STATES = {
  good: { label: 'Goed', tone: 'good', Icon: CircleCheck },
  attention: { label: 'Let op', tone: 'warn', Icon: TriangleAlert },
  broken: { label: 'Stuk', tone: 'bad', Icon: CircleAlert },
} as const satisfies Record<CheckState, object>

export function StateBadge({ state, isChecking }: { state: CheckState; isChecking: boolean }) {
  if (isChecking) {
    return (
      <Badge>
        <LoaderCircle aria-hidden />
        Bezig
      </Badge>
    )
  }
  const { label, tone, Icon } = STATES[state]
  return (
    <Badge tone={tone}>
      <Icon aria-hidden />
      {label}
    </Badge>
  )
}

/** One check: its state, what was found, what to do, and the facts. */
export function CheckCard({
  title,
  check,
  isChecking,
  headingId,
  children,
}: {
  title: string
  check: Checked
  isChecking: boolean
  /** Of a heading that can get the focus. */
  headingId?: string | undefined
  children?: ReactNode
}) {
  return (
    <li className="grid grid-cols-1 content-start gap-3 rounded-md border border-hairline bg-sheet p-4 sm:p-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 className="text-lg" {...(headingId ? { id: headingId, tabIndex: -1 } : {})}>
          {title}
        </h3>
        <StateBadge state={check.state} isChecking={isChecking} />
      </div>
      <p>{check.summary}</p>
      {check.todo ? (
        <p>
          <strong>Wat je kunt doen:</strong> {check.todo}
        </p>
      ) : null}
      {check.facts.length > 0 ? (
        <dl className="grid grid-cols-1 gap-y-1.5 border-t border-hairline pt-3 text-sm">
          {check.facts.map(({ label, value }) => (
            <div key={label} className="flex flex-wrap justify-between gap-x-6">
              <dt className="min-w-0 wrap-anywhere text-soft">{label}</dt>
              <dd className="min-w-0 wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {children}
    </li>
  )
}
