import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react'
import { READABILITY_NAMES, readabilityText } from '#app/copy/landing-pages.ts'
import type { ReadabilityRow } from '#engine/landing-page/landing-page.ts'

const STATES = {
  good: { Icon: CircleCheck, look: 'text-good', label: 'In orde' },
  mend: { Icon: TriangleAlert, look: 'text-warn', label: 'Kan beter' },
  bad: { Icon: CircleAlert, look: 'text-bad', label: 'Mis' },
} as const

/** What machines meet on the page, each with what the page holds. */
export function ReadabilityList({ rows }: { rows: ReadabilityRow[] }) {
  return (
    <ul className="divide-y divide-hairline border-y border-hairline">
      {rows.map((row) => {
        const { Icon, look, label } = STATES[row.state]
        return (
          <li key={row.id} className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-2 gap-y-1 py-3">
            <Icon aria-label={label} className={`mt-0.5 size-5 ${look}`} />
            <p className="wrap-anywhere">
              <strong className="font-semibold">{READABILITY_NAMES[row.id]}.</strong> {readabilityText(row)}
            </p>
            {row.found ? <p className="col-start-2 font-mono text-sm wrap-anywhere text-soft">{row.found}</p> : null}
          </li>
        )
      })}
    </ul>
  )
}
