import { Check, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { type JudgedAnswer, type Marking, markedPieces } from '#features/assistant-answers/judged-answer.rules.ts'

/** The answer as pasted, with the name, the facts and competitors marked. Each mark has a shape besides its colour, and words for who hears it. */
export function MarkedAnswer({ answer, judgement }: { answer: string; judgement: JudgedAnswer }) {
  const pieces = markedPieces(answer, judgement)
  const kinds = new Set(pieces.flatMap((piece) => (typeof piece === 'string' ? [] : [piece.kind])))
  return (
    <figure className="grid grid-cols-1 gap-3">
      <blockquote className="border-s-4 border-hairline ps-4 font-serif leading-relaxed whitespace-pre-wrap wrap-anywhere">
        {pieces.map((piece, at) =>
          typeof piece === 'string' ? (
            piece
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: a list that is only ever replaced whole.
            <Mark key={at} piece={piece} />
          ),
        )}
      </blockquote>
      {kinds.size > 0 ? (
        <figcaption className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-soft">
          {(Object.keys(LEGEND) as Marking['kind'][])
            .filter((kind) => kinds.has(kind))
            .map((kind) => (
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

function Mark({ piece: { kind, text, note } }: { piece: Marking }) {
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
