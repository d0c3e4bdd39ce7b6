import { Link } from 'react-router'
import { FACT_LABELS } from '#app/copy/assistant-answers.ts'
import { factConclusion, percent } from '#app/copy/mentions.ts'
import { Card } from '#app/ui/card.tsx'
import type { Share } from '#engine/naming/intervals.ts'
import type { FactFigure } from '#features/mentions/figures.ts'
import type { FigureKind } from '#features/mentions/which-answers.ts'
import { inSentence } from '#features/wording.ts'
import { ShareRows } from './share-rows.tsx'

type Behind = (kind: FigureKind, value: string, count: number) => string | null

/** Each fact right, wrong or absent: what is wrong as bars, and all of it as a table. */
export function FactFigures({ facts, behind }: { facts: FactFigure[]; behind: Behind }) {
  const wrong = facts.filter(({ wrong }) => wrong.count > 0)
  return (
    <Card title={factConclusion(facts)}>
      <p className="mb-3 max-w-prose text-sm text-soft">
        In de antwoorden over jou, tegen je profiel van dat moment. Wat niet in je profiel stond, is niet nagekeken.
      </p>
      {wrong.length > 0 ? (
        <div className="mb-4 max-w-xl">
          <ShareRows
            about="in hoeveel antwoorden een gegeven niet klopt"
            rows={wrong.map(({ fact, wrong: share }) => ({
              ...{ label: `${FACT_LABELS[fact]} klopt niet`, share, tone: 'bad' as const },
              href: behind('onjuist', fact, share.count),
            }))}
          />
        </div>
      ) : null}
      {facts.length > 0 ? <FactTable facts={facts} behind={behind} /> : null}
    </Card>
  )
}

const COLUMNS = [
  { of: 'right', kind: 'juist', head: 'Klopt' },
  { of: 'wrong', kind: 'onjuist', head: 'Klopt niet' },
  { of: 'absent', kind: 'afwezig', head: 'Niet vermeld' },
] as const

function FactTable({ facts, behind }: { facts: FactFigure[]; behind: Behind }) {
  return (
    <table className="w-full text-sm tabular-nums">
      <caption className="sr-only">Per gegeven in hoeveel antwoorden het klopt, niet klopt of niet vermeld is</caption>
      <thead className="text-soft">
        <tr>
          <th scope="col" className="py-1 text-start font-medium">
            Gegeven
          </th>
          {COLUMNS.map(({ head }) => (
            <th key={head} scope="col" className="py-1 ps-2 text-end font-medium">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {facts.map((figure) => (
          <tr key={figure.fact} className="border-t border-hairline align-top">
            <th scope="row" className="py-1.5 text-start font-normal">
              {FACT_LABELS[figure.fact]}
            </th>
            {COLUMNS.map(({ of, kind, head }) => (
              <Cell
                key={of}
                share={figure[of]}
                href={behind(kind, figure.fact, figure[of].count)}
                says={`${FACT_LABELS[figure.fact]}: ${inSentence(head)}`}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Cell({ share, href, says }: { share: Share; href: string | null; says: string }) {
  const counts = `${share.count} van ${share.of}`
  return (
    <td className="py-1.5 ps-2 text-end">
      {href ? (
        <Link to={href} aria-label={`${says}, ${counts}`} className="whitespace-nowrap">
          {counts}
        </Link>
      ) : (
        <span className="whitespace-nowrap">{counts}</span>
      )}
      {share.share === null ? null : (
        <span className="block text-soft">
          {percent(share.share)} ({`${percent(share.low)} tot ${percent(share.high)}`})
        </span>
      )}
    </td>
  )
}
