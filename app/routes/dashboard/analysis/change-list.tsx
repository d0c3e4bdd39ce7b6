import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge } from '#app/ui/badge.tsx'
import type { ReportChange } from '#engine/report/report.ts'
import { whoDoes } from '#features/analyses/who-does.rules.ts'
import { CodeBlock } from './report-blocks.tsx'

/** As many as anyone does in one go; the rest is folded. */
const SHOWN = 3

/** The changes worth most as a to-do: what to do, what it brings, who can do it, and the text to paste. */
export function ChangeList({ changes, children }: { changes: ReportChange[]; children?: ReactNode }) {
  const rest = changes.slice(SHOWN)
  return (
    <div className="grid grid-cols-1 gap-5">
      <Changes changes={changes.slice(0, SHOWN)} from={1} />
      {children}
      {rest.length > 0 ? (
        <details className="group/rest border-t border-hairline pt-4">
          <summary className="flex w-fit items-center gap-2 py-1 font-semibold [&::-webkit-details-marker]:hidden">
            {rest.length === 1 ? 'Nog één verandering' : `Nog ${rest.length} veranderingen`}
            <ChevronDown
              aria-hidden
              className="size-5 text-soft transition-transform group-open/rest:rotate-180 print:hidden"
            />
          </summary>
          <div className="pt-4">
            <Changes changes={rest} from={SHOWN + 1} />
          </div>
        </details>
      ) : null}
    </div>
  )
}

function Changes({ changes, from }: { changes: ReportChange[]; from: number }) {
  return (
    <ol start={from} className="grid grid-cols-1 divide-y divide-hairline border-y border-hairline">
      {changes.map((change) => (
        <li key={change.id} className="grid grid-cols-1 gap-2 py-4 wrap-anywhere">
          <p className="font-serif text-lg leading-snug font-semibold text-pretty">{change.says}</p>
          <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <Worth change={change} />
            <Badge>{whoDoes(change)}</Badge>
          </p>
          {change.code ? (
            <details>
              <summary className="w-fit py-1 font-medium text-link underline underline-offset-4">
                Bekijk wat je kunt overnemen
              </summary>
              <p className="max-w-prose pt-2">{change.code.intro}</p>
              <CodeBlock format={change.code.format} code={change.code.text} />
            </details>
          ) : null}
        </li>
      ))}
    </ol>
  )
}

/** What judging again with the change made gave. */
export function Worth({ change: { from, to, points, held } }: { change: ReportChange }) {
  if (to === null)
    return <span className="text-soft">Wat het oplevert, is pas te meten als we de site mogen lezen</span>
  if (points > 0) {
    return (
      <span className="tabular-nums">
        van {from} naar <strong className="marked font-semibold">{to}</strong>
      </span>
    )
  }
  return (
    <span className="text-soft">{held ? `telt pas als het plafond van ${from} weg is` : 'minder dan één punt'}</span>
  )
}
