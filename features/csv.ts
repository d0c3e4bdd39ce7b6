/** A table as a file for a spreadsheet: with semicolons and a byte order mark, which Excel in Dutch needs to read it. */
export const CSV_START = '\uFEFF'

export function csvLine(cells: readonly (string | null)[]): string {
  return `${cells.map((cell) => quoted(cell ?? '')).join(';')}\r\n`
}

/**
 * What a spreadsheet would run as a formula: at the beginning of a cell, and after anything that another program may take for the
 * end of one.
 */
const FORMULA = /(^|[,;|])(["'\s]*)([=+\-@＝＋－＠])/g

/** On one line, as text: an apostrophe keeps what strangers typed from being a formula. */
function quoted(text: string): string {
  const line = text.replace(/[\s\p{Cc}]+/gu, ' ').trim()
  return `"${line.replace(FORMULA, "$1$2'$3").replaceAll('"', '""')}"`
}
