/** A judged answer as an assistant shows it, with what we mark in it. */
import type { JudgedAnswer, Span } from './judged-answer.rules.ts'

export type Marking = { kind: 'name' | 'right' | 'wrong' | 'competitor'; text: string; note?: string }
export type Piece = Marking | { kind: 'plain'; text: string } | { kind: 'strong'; text: string }
type Marked = Span & Omit<Marking, 'text'>

/** The first row of a table is its head; tables are numbered from 1. */
export type ShownBlock = { kind: 'text'; pieces: Piece[] } | { kind: 'table'; number: number; rows: Piece[][][] }

/** The answer as an assistant shows it. */
export function shownBlocks(answer: string, judged: JudgedAnswer): ShownBlock[] {
  const piecesIn = markedPieces(answer, judged)
  const blocks: ShownBlock[] = []
  const addText = (from: number, to: number) => {
    const said = answer.slice(from, to)
    const pieces = piecesIn(to - said.trimStart().length, from + said.trimEnd().length)
    if (pieces.length > 0) blocks.push({ kind: 'text', pieces })
  }
  let from = 0
  for (const [index, { at, end, rows }] of (judged.tables ?? []).entries()) {
    addText(from, at)
    blocks.push({
      kind: 'table',
      number: index + 1,
      rows: rows.map((row) => row.map((cell) => piecesIn(cell.at, cell.end))),
    })
    from = end
  }
  addText(from, answer.length)
  return blocks
}

/**
 * What stands between two places of the answer, in pieces that are marked, bold or plain. Names are always marked; of two other marks on one place the first and
 * longest is. A sign that holds a mark is shown: 'https://de-korenaar.nl' behind a link may be what is wrong.
 */
function markedPieces(
  answer: string,
  { mentions, facts, competitors, hidden = [], strong = [] }: JudgedAnswer,
): (from: number, to: number) => Piece[] {
  const names: Marked[] = [
    ...mentions.map((place) => ({ ...place, kind: 'name' as const })),
    ...competitors.flatMap(({ mentions }) => mentions.map((place) => ({ ...place, kind: 'competitor' as const }))),
  ]
  // '[De Korenaar, bakkerij](https://dekorenaar.nl)': the words of the link hold the name.
  const others = facts
    .flatMap(({ said, value }) =>
      said.map(
        ({ at, end, right }): Marked => (right ? { at, end, kind: 'right' } : { at, end, kind: 'wrong', note: value }),
      ),
    )
    .filter(({ at, end }) => !names.some((name) => name.at < end && at < name.end))
  const marks = [...names, ...others].toSorted((a, b) => a.at - b.at || b.end - a.end)
  const unseen = hidden.filter(({ at, end }) => !marks.some((mark) => at <= mark.at && mark.end <= end))
  return (from, to) => {
    const pieces: Piece[] = []
    const add = (at: number, end: number, piece: Omit<Marking, 'text'> | { kind: 'plain' | 'strong' }) => {
      const text = withoutStretches(answer, at, end, unseen)
      if (text !== '') pieces.push({ ...piece, text })
    }
    const addPlain = (at: number, end: number) => {
      let last = at
      for (const bold of strong) {
        const [first, until] = [Math.max(bold.at, last), Math.min(bold.end, end)]
        if (first >= until) continue
        add(last, first, { kind: 'plain' })
        add(first, until, { kind: 'strong' })
        last = until
      }
      add(last, end, { kind: 'plain' })
    }
    let last = from
    for (const { at, end, ...mark } of marks) {
      if (at < last || end <= at || end > to) continue
      addPlain(last, at)
      add(at, end, mark)
      last = end
    }
    addPlain(last, to)
    return pieces
  }
}

function withoutStretches(text: string, from: number, to: number, stretches: readonly Span[]): string {
  let shown = ''
  let at = from
  for (const stretch of stretches) {
    if (stretch.end <= at || stretch.at >= to) continue
    shown += text.slice(at, Math.max(at, stretch.at))
    at = stretch.end
  }
  return shown + text.slice(Math.min(at, to), to)
}
