/** How an answer looks where an assistant shows it: which of its characters are signs that nobody sees, what stands in bold, and its tables. */
import type { Place } from './pieces.ts'

export interface ShownSigns {
  /** Signs of markdown and HTML, addresses behind the words of a link, and what was pasted with the answer and is none of it. */
  hidden: Place[]
  strong: Place[]
  /** The first row of each is its head. */
  tables: ShownTable[]
}

export interface ShownTable extends Place {
  rows: Place[][]
}

/** '[1]', '¹' and '(bron: KvK)' are seen; the addresses behind them are not. */
const SEEN = /[\p{L}\d]/u
const ADDRESS = /https?:|^<[^<>]*>$/i
const BOLD = /^(?:\*{2,3}|_{2,3})$/
const PARAGRAPH = /\n\s*\n/

/** What the lines of an answer show: where a heading begins with its words behind the marks, its tables, and the marks of what it quotes. */
interface ShownLines {
  headings: { from: number; words: Place }[]
  tables: ShownTable[]
  quotes: readonly Place[]
}

/** `left`: what its words leave out of it. Takes linear time. */
export function shownSigns(
  answer: string,
  left: readonly Place[],
  { headings, tables, quotes }: ShownLines,
): ShownSigns {
  const inline = left.filter(({ at, end }) => {
    const sign = answer.slice(at, end)
    return !SEEN.test(sign) || ADDRESS.test(sign)
  })
  const strong = headings.map(({ words }) => words)
  let open = -1
  for (const { at, end } of inline) {
    if (!BOLD.test(answer.slice(at, end))) continue
    if (open < 0 || PARAGRAPH.test(answer.slice(open, at))) open = end
    else {
      strong.push({ at: open, end: at })
      open = -1
    }
  }
  const hidden = [...inline, ...quotes, ...headings.map(({ from, words }) => ({ at: from, end: words.at }))]
  const inOrder = (a: Place, b: Place) => a.at - b.at
  return { hidden: hidden.sort(inOrder), strong: strong.sort(inOrder), tables }
}
