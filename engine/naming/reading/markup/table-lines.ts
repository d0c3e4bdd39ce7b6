/** The tables of an answer as lines: '| De Korenaar | 030 … |' below '| Bakkerij | Telefoon |' is 'De Korenaar', 'Telefoon: 030 …'. */
import { tradesNamed } from '#engine/naming/reading/trade-names.ts'

export interface TextLine {
  text: string
  from: number
}

export interface TableLine {
  label?: TextLine
  value: TextLine
}

interface Table {
  /** As it is written, without what sets its head apart. */
  rows: TextLine[][]
  /** How many lines of the answer it takes. */
  lines: number
  /** One company a group, or all lines of a table of labels. */
  groups: TableLine[][]
  isLabels: boolean
}

// Bounded: the first 400 characters of a line
const DELIMITER = /^\s*\|?\s*:?-{1,200}:?\s*(?:[|+]\s*:?-{1,200}:?\s*){0,40}[|+]?\s*$/
/** '| De Korenaar | 1987 |' above another such line, without what sets a head apart. */
function isBareRow(line: TextLine | undefined): boolean {
  const said = line?.text.trim() ?? ''
  return said.startsWith('|') && said.endsWith('|') && said.split('|').length > 3
}
/** The head of a column of labels. */
const LABELS =
  /^(?:gegevens?|kenmerk|onderdeel|item|veld|eigenschap|feit|aspect|informatie|info|details?|fact|field|property|attribute|label)$/iu
const MAX_CELLS = 40
const MAX_ROWS = 400

export function tableLines(lines: TextLine[], at: number, holdsName: (text: string) => boolean): Table | null {
  const isTabbed = lines[at]!.text.includes('\t')
  const isPiped =
    !isTabbed && lines[at]!.text.includes('|') && DELIMITER.test((lines[at + 1]?.text ?? '').slice(0, 400))
  const isBare = !isTabbed && !isPiped && [lines[at], lines[at + 1]].every(isBareRow)
  if (!isTabbed && !isPiped && !isBare) return null
  const rows: TextLine[][] = []
  let end = at
  for (; end < lines.length && rows.length < MAX_ROWS; end++) {
    const line = lines[end]!
    if (isPiped && end === at + 1) continue
    if (!line.text.includes(isTabbed ? '\t' : '|')) break
    rows.push(cellsOf(line, isTabbed ? '\t' : '|'))
  }
  return { rows, lines: end - at, ...read(rows, isPiped, holdsName) }
}

function read(
  rows: TextLine[][],
  isPiped: boolean,
  holdsName: (text: string) => boolean,
): Pick<Table, 'groups' | 'isLabels'> {
  const [head = [], ...body] = rows
  const known = new Map<TextLine, boolean>()
  const named = (cell: TextLine | undefined) => {
    if (!cell) return false
    const holds = known.get(cell) ?? holdsName(cell.text)
    known.set(cell, holds)
    return holds
  }
  // A company in each column.
  if (body.length > 0 && head.slice(1).some(named)) {
    const groups = head
      .slice(1)
      .map((company, column) => [{ value: company }, ...body.flatMap((row) => labelled(row[0], row[column + 1]))])
    return { groups, isLabels: false }
  }
  // '| Gegeven | Waarde | Bron |': one company, and where each of its facts was found.
  if (head.length > 2 && LABELS.test(head[0]!.text) && !body.some((row) => named(row[0]))) {
    const values = body.flatMap((row) => labelled(row[0], row[1]))
    return { groups: [values], isLabels: true }
  }
  const inRows = body.some((row) => row.some(named))
  const widest = Math.max(...rows.map((row) => row.length))
  const isHeaded = body.length > 0 && (isPiped || !head.some(named)) && (widest > 2 || (isPiped && inRows))
  if (widest <= 2 && !(isPiped && inRows && !isLabelColumn(body, named))) {
    const values = rows.map(([label, value]) =>
      !value || value.text === '' ? { value: label ?? value! } : { label: label!, value },
    )
    return { groups: [values.filter(({ value }) => value && value.text !== '')], isLabels: true }
  }
  const groups = (isHeaded ? body : rows).map((row) => {
    // '| 1 | De Korenaar |': the name comes first, whatever stands before it.
    const first = Math.max(
      0,
      row.findIndex((cell) => named(cell) || /\p{L}/u.test(cell.text)),
    )
    const others = row.flatMap((cell, column) =>
      column === first ? [] : labelled(isHeaded ? head[column] : undefined, cell),
    )
    const label =
      isHeaded && head[first] && tradesNamed(withoutTown(head[first].text)).length > 0 ? { label: head[first] } : {}
    return row[first] ? [{ ...label, value: row[first] }, ...others] : others
  })
  return { groups, isLabels: false }
}

/** 'Fietsenwinkels in Meppel', 'Fietsenwinkel (Meppel)' */
const withoutTown = (head: string) => head.replace(/ (?:in |te |\()['’]?\p{Lu}[\p{L}’' -]{1,30}\)?$/u, '')

/** '| Naam | De Korenaar |': the names are values, not the heads of the rows. */
function isLabelColumn(body: TextLine[][], named: (cell: TextLine | undefined) => boolean): boolean {
  return !body.some((row) => named(row[0]))
}

function labelled(label: TextLine | undefined, value: TextLine | undefined): TableLine[] {
  if (!value || value.text === '') return []
  return [label && label.text !== '' ? { label, value } : { value }]
}

function cellsOf({ text, from }: TextLine, separator: string): TextLine[] {
  const cells: TextLine[] = []
  let at = 0
  for (const cell of text.split(separator).slice(0, MAX_CELLS)) {
    const lead = cell.length - cell.trimStart().length
    cells.push({ text: cell.trim(), from: from + at + lead })
    at += cell.length + 1
  }
  // '| a | b |' begins and ends with nothing.
  if (separator === '|') {
    if (cells[0]?.text === '' && text.trimStart().startsWith('|')) cells.shift()
    if (cells.at(-1)?.text === '') cells.pop()
  }
  while (separator === '\t' && cells.length > 1 && cells.at(-1)!.text === '') cells.pop()
  return cells
}
