import { ChevronDown } from 'lucide-react'
import { URLS } from '#features/urls.ts'
import { type Group, pointsOf, shownPoints } from './groups.ts'

/** Placeholder text, so that the page contains nothing of the hidden report. */
const FILLER = [
  'Hier staat per punt wat we op je website vonden en op welke pagina dat stond.',
  'Daaronder lees je wat je kunt veranderen en waarom een assistent daar iets aan heeft.',
  'Waar dat kan staat er tekst bij die je zo kunt overnemen op je eigen website.',
]

/** Replaces what the plan hides: the checks' names and points, blurred placeholder text, and the link to Pro. */
export function HiddenGroups({
  groups,
  good,
  hidden,
}: {
  groups: Group[]
  good: string[]
  /** Shown to anyone but the owner, instead of the blurred part and the link to Pro. */
  hidden: string | undefined
}) {
  if (groups.length === 0) return null
  return (
    <div className="mt-6 grid grid-cols-1 gap-5 rounded-md border border-edge bg-sheet p-4 sm:p-6">
      <div className="grid gap-x-8 gap-y-2 sm:grid-cols-3">
        {groups.map((group) => (
          <details key={group.category} className="group/part">
            <summary className="flex items-baseline justify-between gap-3 py-1 [&::-webkit-details-marker]:hidden">
              <h3 className="text-lg">{group.label}</h3>
              <span className="flex items-center gap-2 whitespace-nowrap text-soft tabular-nums">
                {pointsOf(group)}
                <ChevronDown
                  aria-hidden
                  className="size-5 transition-transform group-open/part:rotate-180 print:hidden"
                />
              </span>
            </summary>
            <ul className="grid gap-1 pt-1 text-sm">
              {group.checks.map((check) => (
                <li key={check.id} className="flex justify-between gap-3">
                  <span>{check.title}</span>
                  {check.maxPoints > 0 ? (
                    <span className="whitespace-nowrap text-soft tabular-nums">
                      {check.measured
                        ? `${shownPoints(check.points)} van ${shownPoints(check.maxPoints)}`
                        : 'niet gemeten'}
                    </span>
                  ) : null}
                </li>
              ))}
            </ul>
          </details>
        ))}
      </div>
      {good.length > 0 ? (
        <details>
          <summary className="w-fit font-medium text-good">Wat hier goed gaat</summary>
          <ul className="grid max-w-prose list-disc gap-1 ps-5 pt-2">
            {good.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </details>
      ) : null}
      {hidden ? <p className="max-w-prose text-soft">{hidden}</p> : <WayToPro />}
    </div>
  )
}

function WayToPro() {
  return (
    <>
      <div aria-hidden="true" className="max-w-prose blur-[4px] select-none max-sm:line-clamp-4 print:hidden">
        {FILLER.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <p className="max-w-prose">
        De uitwerking van deze onderdelen, wat elke assistent te zien krijgt en de tekst om over te nemen horen bij Pro.{' '}
        <a href={URLS.pricing}>Bekijk Pro</a>
      </p>
    </>
  )
}
