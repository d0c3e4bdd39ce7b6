import { CircleAlert, Info } from 'lucide-react'
import { Badge } from '#app/ui/badge.tsx'
import { CopyButton } from '#app/ui/copy-button.tsx'
import type { DiffLine } from '#engine/diff-lines.ts'
import { linesText } from './lines-text.ts'

interface ShownProblem {
  line: number
  message: string
  severity: 'fout' | 'advies'
}

interface ShownProblems {
  problems: ShownProblem[]
  /** The total numbers of faults and advices, if only the first are listed. */
  faults?: number
  advices?: number
  /** Renders nothing if there are no problems. */
  quiet?: boolean
}

function outcomeOf(faults: number, advised: number): string {
  if (faults > 0) return faults === 1 ? 'Eén fout' : `${faults} fouten`
  return advised === 1 ? 'Geldig, met één advies' : `Geldig, met ${advised} adviezen`
}

/** What is wrong in the same way on several lines is said once, where it occurs first. */
function together(problems: ShownProblem[]) {
  const found = Map.groupBy(problems, ({ severity, message }) => `${severity} ${message}`)
  return [...found.values()].map((same) => ({ ...(same[0] as ShownProblem), lines: same.map(({ line }) => line) }))
}

/** The problems of a file, in the order of its lines. */
export function Problems({ problems, quiet = false, ...counted }: ShownProblems) {
  if (problems.length === 0)
    return quiet ? null : (
      <p>
        <Badge tone="good">Geldig</Badge> Dit bestand volgt de regels van llms.txt.
      </p>
    )
  const faults = counted.faults ?? problems.filter(({ severity }) => severity === 'fout').length
  const advised = counted.advices ?? problems.length - faults
  const rest = faults + advised - problems.length
  return (
    <div className="grid gap-2">
      {quiet ? null : <p className="font-semibold">{outcomeOf(faults, advised)}</p>}
      <ul className="grid gap-1.5">
        {together(problems).map(({ lines, message, severity }) => (
          <li key={`${severity} ${message}`} className="flex gap-2">
            {severity === 'fout' ? (
              <CircleAlert aria-hidden className="mt-1 size-4 shrink-0 text-bad" />
            ) : (
              <Info aria-hidden className="mt-1 size-4 shrink-0 text-soft" />
            )}
            <span>
              <span className="font-medium tabular-nums">
                {severity === 'fout' ? 'Fout' : 'Advies'}, {linesText(lines)}:
              </span>{' '}
              {message}
            </span>
          </li>
        ))}
      </ul>
      {rest > 0 ? <p className="text-soft">En nog {rest}, verderop in het bestand.</p> : null}
    </div>
  )
}

const SIGNS = { same: ' ', removed: '−', added: '+' } as const
const LOOKS = { same: 'text-soft', removed: 'bg-bad/10 line-through', added: 'bg-good/10 font-medium' } as const
const SPOKEN = { same: '', removed: 'Weg: ', added: 'Nieuw: ' } as const

/** The repaired file as a diff; without the diff if that is too long. */
export function Difference({ lines, repaired }: { lines: DiffLine[]; repaired: string }) {
  return (
    <section aria-label="Hersteld bestand" className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="font-sans font-semibold">Zo klopt het</h3>
        <CopyButton text={repaired} label="Kopieer het herstelde bestand" done="Gekopieerd naar klembord!" />
      </div>
      <pre
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
        tabIndex={0}
        className="max-h-[32rem] overflow-auto rounded-md border border-hairline bg-paper p-2 text-sm"
      >
        {lines.length === 0 ? repaired : null}
        {lines.map(({ kind, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a list that is only ever replaced whole.
          <span key={index} className={`block px-2 whitespace-pre-wrap wrap-anywhere ${LOOKS[kind]}`}>
            <span aria-hidden>{SIGNS[kind]} </span>
            <span className="sr-only">{SPOKEN[kind]}</span>
            {text || ' '}
          </span>
        ))}
      </pre>
    </section>
  )
}
