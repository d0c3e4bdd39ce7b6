import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { SUCCESS_TEXTS } from '#app/copy/messages.ts'
import { Badge } from '#app/ui/badge.tsx'
import { CopyButton } from '#app/ui/copy-button.tsx'
import type { ReportChange } from '#engine/report/report.ts'
import { type Who, whoDoes } from '#features/analyses/who-does.rules.ts'

/** The changes shown at first; the rest is folded. */
const SHOWN = 3

/** The label of the text to paste, by change. */
const TEXTS: Record<string, string> = {
  'robots-txt': 'Bekijk robots.txt',
  indexing: 'Bekijk de metatag',
  description: 'Bekijk de omschrijving',
  'json-ld': 'Bekijk de JSON-LD',
  'llms-txt': 'Bekijk llms.txt',
}

type Reader = 'owner' | 'builder'

const WHO: Record<Reader, Record<Who, string>> = {
  owner: { jij: 'jij', 'je websitebouwer': 'je websitebouwer' },
  builder: { jij: 'de eigenaar', 'je websitebouwer': 'jij' },
}

/** The most valuable changes as a to-do list: what to do, what it gains, who can do it, and the text to paste. `children` follow the first ones. */
export function ChangeList({
  changes,
  reader = 'owner',
  children,
}: {
  changes: ReportChange[]
  /** Who 'jij' is in the texts: the owner or the web builder. */
  reader?: Reader
  children?: ReactNode
}) {
  const rest = changes.slice(SHOWN)
  return (
    <div className="grid grid-cols-1 gap-5">
      <Changes changes={changes.slice(0, SHOWN)} from={1} reader={reader} />
      {children}
      {rest.length > 0 ? (
        <details className="group/rest">
          <summary className="flex w-fit items-center gap-2 py-1 font-semibold [&::-webkit-details-marker]:hidden">
            {rest.length === 1 ? 'Nog één verandering' : `Nog ${rest.length} veranderingen`}
            <ChevronDown
              aria-hidden
              className="size-5 text-soft transition-transform group-open/rest:rotate-180 print:hidden"
            />
          </summary>
          <div className="pt-4">
            <Changes changes={rest} from={SHOWN + 1} reader={reader} />
          </div>
        </details>
      ) : null}
    </div>
  )
}

function Changes({ changes, from, reader }: { changes: ReportChange[]; from: number; reader: Reader }) {
  return (
    <ol start={from} className="grid grid-cols-1 divide-y divide-hairline border-y border-hairline">
      {changes.map((change, at) => (
        <li key={change.id} className="grid grid-cols-[1.75rem_minmax(0,1fr)] gap-y-1 py-3 wrap-anywhere">
          <span aria-hidden="true" className="font-serif text-lg leading-snug font-semibold text-soft tabular-nums">
            {from + at}
          </span>
          <p className="font-serif text-lg leading-snug font-semibold text-pretty">{change.says}</p>
          <div className="col-start-2 flex flex-wrap items-center gap-x-4">
            <Worth change={change} />
            <Badge>{WHO[reader][whoDoes(change)]}</Badge>
            {change.code ? (
              <TextToPaste id={change.id} code={change.code} />
            ) : (
              <CopyButton text={change.says} label="Kopieer" about="de opdracht" done={SUCCESS_TEXTS.copied} />
            )}
          </div>
        </li>
      ))}
    </ol>
  )
}

function TextToPaste({ id, code }: { id: string; code: NonNullable<ReportChange['code']> }) {
  return (
    // The button needs the figure: without React's scripts, the public site's script copies the code in it.
    <figure className="flex min-w-0 flex-wrap items-start gap-x-3 has-[details[open]]:basis-full">
      <CopyButton text={code.text} label="Kopieer" about="de tekst" done={SUCCESS_TEXTS.copied} />
      <details className="min-w-0 open:basis-full">
        <summary className="flex min-h-9 w-fit items-center text-sm font-medium text-link underline underline-offset-4">
          {TEXTS[id] ?? 'Bekijk de tekst'}
        </summary>
        <p className="max-w-prose py-2">{code.intro}</p>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a block that scrolls must be reachable by keyboard. */}
        <pre tabIndex={0} className="overflow-x-auto rounded-md border border-hairline bg-shade p-4 font-mono text-sm">
          <code>{code.text}</code>
        </pre>
      </details>
    </figure>
  )
}

/** The score after judging again with this change applied. */
export function Worth({ change: { from, to, points, held } }: { change: ReportChange }) {
  if (to === null) return <span className="text-soft">pas te meten als we de site mogen lezen</span>
  if (points > 0) {
    return (
      <span className="tabular-nums">
        van {from} naar <strong className="marked mx-0.5! font-semibold">{to}</strong>
      </span>
    )
  }
  return <span className="text-soft">{held ? 'telt pas zonder plafond' : 'minder dan één punt'}</span>
}
