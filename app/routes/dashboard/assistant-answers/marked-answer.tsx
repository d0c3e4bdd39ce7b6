import { Check, X } from 'lucide-react'
import type { ReactNode } from 'react'
import type { JudgedAnswer } from '#features/assistant-answers/judged-answer.rules.ts'
import {
  type Marking,
  type Piece,
  type ShownBlock,
  shownBlocks,
} from '#features/assistant-answers/shown-answer.rules.ts'

/** The answer as the assistant shows it, with the name, the facts and competitors marked. Each mark has a shape besides its colour, and words for who hears it. */
export function MarkedAnswer({ answer, judgement }: { answer: string; judgement: JudgedAnswer }) {
  const blocks = shownBlocks(answer, judgement)
  const pieces = blocks.flatMap((block) => (block.kind === 'table' ? block.rows.flat(2) : block.pieces))
  const explained = (Object.keys(LEGEND) as Marking['kind'][]).filter((kind) =>
    pieces.some((piece) => piece.kind === kind),
  )
  return (
    <figure className="grid grid-cols-1 gap-3">
      <blockquote className="grid grid-cols-1 gap-4 border-s-4 border-hairline ps-4 font-serif leading-relaxed wrap-anywhere">
        {blocks.map((block, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a list that is only ever replaced whole.
          <Block key={at} block={block} />
        ))}
      </blockquote>
      {explained.length > 0 ? (
        <figcaption className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-soft">
          {explained.map((kind) => (
            <span key={kind}>
              <Look kind={kind}>{LEGEND[kind]}</Look>
            </span>
          ))}
        </figcaption>
      ) : null}
    </figure>
  )
}

const LEGEND: Record<Marking['kind'], string> = {
  name: 'jouw naam',
  right: 'klopt',
  wrong: 'klopt niet',
  competitor: 'concurrent',
}

function Block({ block }: { block: ShownBlock }) {
  if (block.kind === 'text')
    return (
      <p className="whitespace-pre-wrap">
        <Pieces pieces={block.pieces} />
      </p>
    )
  const [head = [], ...body] = block.rows
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than the screen is scrolled by keyboard
    <section aria-label={`Tabel ${block.number} uit het antwoord`} tabIndex={0} className="overflow-x-auto">
      <table className="text-start">
        <thead>
          <tr>
            {head.map((cell, column) => {
              const Cell = cell.length === 0 ? 'td' : 'th'
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: a list that is only ever replaced whole.
                <Cell key={column} scope={Cell === 'th' ? 'col' : undefined} className={`${CELL} font-semibold`}>
                  <Pieces pieces={cell} />
                </Cell>
              )
            })}
          </tr>
        </thead>
        <tbody>
          {body.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a list that is only ever replaced whole.
            <tr key={at}>
              {row.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a list that is only ever replaced whole.
                <td key={column} className={CELL}>
                  <Pieces pieces={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const CELL = 'min-w-24 wrap-normal border-b border-hairline py-1.5 pe-4 text-start align-top'

function Pieces({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map((piece, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a list that is only ever replaced whole.
    <Shown key={at} piece={piece} />
  ))
}

function Shown({ piece }: { piece: Piece }) {
  if (piece.kind === 'plain') return piece.text
  if (piece.kind === 'strong') return <strong>{piece.text}</strong>
  const { kind, text, note } = piece
  return (
    <Look kind={kind}>
      {text}
      <span className="sr-only">
        {kind === 'wrong' ? ` (klopt niet, in je profiel: ${note ?? ''})` : ` (${LEGEND[kind]})`}
      </span>
    </Look>
  )
}

function Look({ kind, children }: { kind: Marking['kind']; children: ReactNode }) {
  if (kind === 'name') return <mark className="marked font-semibold text-ink">{children}</mark>
  if (kind === 'competitor') return <span className="border-b-2 border-dotted border-ink">{children}</span>
  const [border, Icon, colour] =
    kind === 'right' ? ['border-good', Check, 'text-good'] : ['border-dashed border-bad', X, 'text-bad']
  return (
    <span className={`border-b-2 ${border}`}>
      {children}
      <Icon aria-hidden className={`ms-0.5 inline size-4 align-text-bottom ${colour}`} />
    </span>
  )
}
