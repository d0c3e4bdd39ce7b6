/** A table of a report. Its head returns on every page, there as decoration: a reader that speaks hears it once. */
import { type Line, linesOf, type Span } from './lines.ts'
import { BODY, CONTENT_WIDTH, FIGURE, HEAD, LINE_HEIGHT, PAGE } from './look.ts'
import type { Sheet } from './sheet.ts'
import type { Element, Pen } from './tagged-document.ts'

export interface Column {
  head: string
  /** A share of the width; the shares of a table add up to 1. */
  share: number
  align?: 'left' | 'right'
}

export type Cell = string | Span[]

export interface TableOptions {
  columns: readonly Column[]
  rows: readonly (readonly Cell[])[]
  /** Drawn at the right of a row, as decoration: a bar beside the points. */
  beside?: (pen: Pen, row: number, y: number) => void
  /** Stops where all pages together are full, and says how many rows were left out. */
  bounded?: boolean
  /** Lines of a cell; a longer text is cut. */
  most?: number
}

const PAD = 10
const HEAD_HEIGHT = 20

interface Placed {
  x: number
  width: number
  column: Column
}

export function drawTable(sheet: Sheet, { columns, rows, beside, bounded, most = 3 }: TableOptions): number {
  if (rows.length === 0) return 0
  let from = PAGE.left
  const placed: Placed[] = columns.map((column) => {
    const x = from
    from += column.share * CONTENT_WIDTH
    return { x, width: column.share * CONTENT_WIDTH - PAD, column }
  })
  sheet.need(HEAD_HEIGHT + 40)
  const table = sheet.doc.element(sheet.parent, 'Table')
  drawHead(sheet, placed, sheet.doc.element(table, 'THead'))
  const body = sheet.doc.element(table, 'TBody')
  let drawn = 0
  for (const [at, row] of rows.entries()) {
    const cells = row.map((cell, column) => cellLines(cell, placed[column]!, most))
    const height = Math.max(...cells.map(({ lines }) => lines.length)) * BODY.size * LINE_HEIGHT + 7
    if (bounded && height > sheet.leftInAll) break
    if (sheet.left < height) {
      sheet.newPage()
      drawHead(sheet, placed)
    }
    drawRow(sheet, body, placed, cells)
    if (beside) sheet.doc.decorate((pen) => beside(pen, at, sheet.y))
    sheet.y += height
    sheet.doc.decorate((pen) => pen.rule(PAGE.left, sheet.y - 0.6, CONTENT_WIDTH))
    drawn += 1
  }
  body.end()
  table.end()
  sheet.y += 10
  return rows.length - drawn
}

function cellLines(cell: Cell, { width, column }: Placed, most: number): { lines: Line[]; size: number } {
  const style = column.align === 'right' ? FIGURE : BODY
  const spans = typeof cell === 'string' ? [{ ...style, text: cell }] : cell
  return { lines: linesOf(spans, width, most), size: BODY.size }
}

function drawHead(sheet: Sheet, placed: Placed[], head?: Element): void {
  const row = head && sheet.doc.element(head, 'TR')
  const lines = placed.map(({ column, width }) => linesOf([{ ...HEAD, text: column.head }], width))
  const height = Math.max(...lines.map((line) => line.length)) * HEAD.size * LINE_HEIGHT + 6
  for (const [at, { x, width, column }] of placed.entries()) {
    const options = { x, width, ...(column.align ? { align: column.align } : {}) }
    if (row) {
      const cell = sheet.doc.element(row, 'TH', { scope: 'Column' })
      sheet.put(cell, lines[at]!, options, HEAD.size)
      cell.end()
    } else sheet.decorateLines(lines[at]!, options, HEAD.size)
  }
  row?.end()
  head?.end()
  sheet.y += height
  sheet.doc.decorate((pen) => pen.rule(PAGE.left, sheet.y - 1, CONTENT_WIDTH, HEAD.color, 1))
}

/** The first cell of a row names it. */
function drawRow(sheet: Sheet, body: Element, placed: Placed[], cells: { lines: Line[]; size: number }[]): void {
  const row = sheet.doc.element(body, 'TR')
  sheet.y += 3
  for (const [at, { lines, size }] of cells.entries()) {
    const { x, width, column } = placed[at]!
    const cell = at === 0 ? sheet.doc.element(row, 'TH', { scope: 'Row' }) : sheet.doc.element(row, 'TD')
    sheet.put(cell, lines, { x, width, ...(column.align ? { align: column.align } : {}) }, size)
    cell.end()
  }
  sheet.y -= 3
  row.end()
}
