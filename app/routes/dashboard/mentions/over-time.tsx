import { assistantLabel } from '#app/copy/assistant-answers.ts'
import { changeConclusion, comparedOn, shareText, spanLabel } from '#app/copy/mentions.ts'
import { Card } from '#app/ui/card.tsx'
import type { Line } from '#features/mentions/figures.ts'
import type { Grain } from '#features/mentions/period.ts'
import type { WhichAnswers } from '#features/mentions/which-answers.ts'
import { ShareTable } from './share-rows.tsx'

const WIDTH = 340
const HEIGHT = 120
const LEFT = 40
const RIGHT = 12
const TOP = 8
const BOTTOM = 22
const MARKS = [0, 0.5, 1]
const FEWEST_DRAWN = 4

/** How often the company is named by week or month: all assistants together and each, every share with its interval. */
export function OverTime({
  lines,
  grain,
  hrefOf,
}: {
  lines: Line[]
  grain: Grain
  hrefOf: (which: Partial<WhichAnswers>) => string
}) {
  const [all] = lines
  if (!all) return null
  // Weeks and months before the first answer would be an empty half of each chart.
  const first = Math.max(
    0,
    Math.min(
      all.spans.findIndex(({ share }) => share.of > 0),
      all.spans.length - FEWEST_DRAWN,
    ),
  )
  // Of one assistant alone the line is the same as that of all.
  const shown = lines.length === 2 ? lines.slice(1) : lines
  return (
    <Card title={changeConclusion(all, grain)}>
      <p className="mb-4 max-w-prose text-sm text-soft">
        {comparedOn(all)} De streepjes in een grafiek zijn het interval van 95%: zo ver kan het toeval reiken.
      </p>
      <div className="grid grid-cols-1 gap-x-8 gap-y-6 md:grid-cols-2 lg:grid-cols-3">
        {shown.map((line) => (
          <OneLine
            key={line.assistant ?? 'all'}
            line={{ ...line, spans: line.spans.slice(first) }}
            isAlone={shown.length === 1}
            grain={grain}
            hrefOf={hrefOf}
          />
        ))}
      </div>
    </Card>
  )
}

function OneLine({
  line,
  isAlone,
  grain,
  hrefOf,
}: {
  line: Line
  /** Its conclusion is the title. */
  isAlone: boolean
  grain: Grain
  hrefOf: (which: Partial<WhichAnswers>) => string
}) {
  const { assistant, spans } = line
  const name = assistant === null || assistant === 'anders' ? 'Alle assistenten' : assistantLabel(assistant)
  const asked = spans.filter(({ share }) => share.of > 0)
  const drawn = asked.some(({ share }) => share.share !== null)
  return (
    <section aria-label={name} className="grid min-w-0 grid-cols-1 content-start gap-1">
      <h3 className="font-sans text-base font-semibold">{name}</h3>
      {assistant === null || isAlone ? null : <p className="text-sm">{changeConclusion(line, grain)}</p>}
      {drawn ? (
        <Chart name={name} spans={spans} grain={grain} />
      ) : (
        <p className="text-sm text-soft">
          Te weinig antwoorden per {grain === 'week' ? 'week' : 'maand'} voor een grafiek: er zijn er tien nodig.
        </p>
      )}
      <details>
        <summary className="inline-block text-sm font-medium text-link underline underline-offset-4">
          Toon als tabel<span className="sr-only">, {name}</span>
        </summary>
        <ShareTable
          about={`Hoe vaak je genoemd bent: ${name}`}
          rows={asked.toReversed().map(({ span, share }) => ({
            label: spanLabel(span, grain),
            share,
            href: hrefOf({ span, assistant: assistant === 'anders' ? null : assistant }),
          }))}
        />
      </details>
    </section>
  )
}

function Chart({ name, spans, grain }: { name: string; spans: Line['spans']; grain: Grain }) {
  const step = (WIDTH - LEFT - RIGHT) / Math.max(1, spans.length - 1)
  const points = spans.map(({ span, share }, at) => ({ span, share, x: round(LEFT + at * step) }))
  const measured = points.filter(({ share }) => share.share !== null)
  const last = measured.at(-1)!
  const [first, final] = [points[0]!, points.at(-1)!]
  return (
    <svg
      role="img"
      aria-label={`${name}: hoe vaak je genoemd bent van ${spanLabel(first.span, grain)} tot en met ${spanLabel(final.span, grain)}. De laatste meting is ${shareText(last.share)}.`}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className="h-auto w-full max-w-md"
    >
      {MARKS.map((mark) => (
        <g key={mark}>
          <line x1={LEFT} x2={WIDTH - RIGHT} y1={yOf(mark)} y2={yOf(mark)} className="stroke-hairline" />
          <text x={LEFT - 6} y={yOf(mark) + 4} textAnchor="end" className="fill-soft font-sans text-[12px]">
            {mark * 100}%
          </text>
        </g>
      ))}
      {unbroken(points).map((run) => (
        <polyline
          key={run[0]!.span}
          points={run.map(({ x, share }) => `${x},${yOf(share.share!)}`).join(' ')}
          fill="none"
          className="stroke-marker"
          strokeWidth="3"
          strokeLinejoin="round"
        />
      ))}
      {measured.map(({ span, share, x }) => (
        <g key={span}>
          <path
            d={`M${x} ${yOf(share.low)}V${yOf(share.high)}M${x - 3} ${yOf(share.low)}h6M${x - 3} ${yOf(share.high)}h6`}
            className="stroke-ink"
            strokeWidth="1.5"
          />
          <circle cx={x} cy={yOf(share.share!)} r="3.5" className="fill-paper stroke-ink" strokeWidth="2" />
        </g>
      ))}
      <text x={LEFT} y={HEIGHT - 4} className="fill-soft font-sans text-[12px]">
        {spanLabel(first.span, grain)}
      </text>
      <text x={WIDTH - RIGHT} y={HEIGHT - 4} textAnchor="end" className="fill-soft font-sans text-[12px]">
        {grain === 'week' ? 'nu' : spanLabel(final.span, grain)}
      </text>
    </svg>
  )
}

type Point = Line['spans'][number] & { x: number }

/** Neighbours with a share each: what was not measured breaks the line. */
function unbroken(points: readonly Point[]): Point[][] {
  const runs: Point[][] = [[]]
  for (const point of points) {
    if (point.share.share === null) runs.push([])
    else runs.at(-1)!.push(point)
  }
  return runs.filter((run) => run.length > 1)
}

const yOf = (share: number) => round(TOP + (1 - share) * (HEIGHT - TOP - BOTTOM))

/** Server and browser must write the same digits. */
function round(value: number): number {
  return Math.round(value * 10) / 10
}
