/** An answer as blocks of plain lines: headings, items of lists, rows of tables and paragraphs, with what belongs under what. */

import { FACT_LABELS, NAME_LABELS } from '#engine/naming/reading/labels.ts'
import { inlineText, type Link, plainSigns } from './inline-text.ts'
import { Pieces, type Place } from './pieces.ts'
import { type ShownSigns, type ShownTable, shownSigns } from './shown-signs.ts'
import { type TableLine, type TextLine, tableLines } from './table-lines.ts'

export interface Block {
  kind: 'heading' | 'item' | 'row' | 'text'
  /** A block belongs under the last one before it that has a smaller depth. */
  depth: number
  from: number
  to: number
  /** Where its head begins: behind a label, as 'Bakker: ' of a row. */
  headFrom: number
  /** See `headEnd`; -1 until somebody asks. */
  headEnd: number
  /** A cross stands in front of it: '❌ Taxaties'. */
  isCrossed?: boolean
}

export interface AnswerText {
  /** In plain signs: a pattern needs no other, but may know them. */
  text: string
  /** The same with its own signs. */
  written: string
  blocks: Block[]
  links: Link[]
  /** The place in the answer as it was pasted. */
  sourceOf(position: number): number
  /** Of the answer as it was pasted. */
  signs: ShownSigns
  /** Only the beginning was read. */
  cut: boolean
}

/** Longer than any answer of an assistant. */
export const MAX_ANSWER = 20_000

const TEXT_DEPTH = 10
const ROW_DEPTH = 15
const ITEM_DEPTH = 20

const HEADING = /^ {0,3}(#{1,6})\s/
const MARK = /^(?:[-*+•‣◦▪●·–]|\d{1,3}[.)]|[a-z]\))\s+/
/** 'A. De Linde' and 'B) De Boom', where both are there. */
const LETTER = /^[A-H][.)]\s+(?=\p{Lu})/u
const [LETTER_A, LETTER_B] = [/(?:^|\n) {0,8}A[.)] \p{Lu}/u, /\n {0,8}B[.)] \p{Lu}/u]
/** A medal or another picture in front of a line is a list's mark too. */
const PICTURES = /^(?:(?:\p{Extended_Pictographic}|\d\ufe0f?\u20e3)\ufe0f?){1,6}\s*/u
const CROSS = /[❌✖🚫⛔]/u
const isPlainLetter = (code: number) => (code >= 97 && code <= 122) || (code >= 65 && code <= 90)
const BLANK = 32
function beginsWithWord(line: string): boolean {
  const second = line.charCodeAt(1)
  return isPlainLetter(line.charCodeAt(0)) && (isPlainLetter(second) || second === BLANK)
}
const BULLET = /^\s{0,40}[-*+•‣◦▪●·–]\s/
const FENCE = /^\s{0,3}(?:```|~~~)/
const RULE = /^\s{0,3}[-=*_]{3,}\s*$/
/** With one of these a fence or a rule begins. */
const SIGNS_OF_RULES = '`~-=*_'
const QUOTE = /^\s{0,3}(?:>\s?){1,5}/

interface PlacedLine {
  /** Where it stood, and where it stands in the text that was put together. */
  from: number
  at: number
}

/** `holdsName`: whether a cell holds the name of a company that is known, which decides how a table is read. */
export function answerText(answer: string, holdsName: (text: string) => boolean): AnswerText {
  const beginning = answer.slice(0, MAX_ANSWER)
  const { words, links } = inlineText(beginning)
  const headings: { from: number; words: Place }[] = []
  const tables: ShownTable[] = []
  const placeOfLine = ({ text, from }: TextLine): Place => ({
    at: words.sourceOf(from),
    end: text === '' ? words.sourceOf(from) : words.sourceOf(from + text.length - 1) + 1,
  })
  const out = new Pieces()
  const blocks: Block[] = []
  const placed: PlacedLine[] = []
  let open: Block | null = null
  const say = (text: string, from: number, end = '\n') => {
    placed.push({ from, at: out.length })
    out.add(text, from)
    out.add(end, from + Math.max(0, text.length - 1))
  }
  const begin = (kind: Block['kind'], depth: number): Block => {
    open = { kind, depth, from: out.length, to: out.length, headFrom: out.length, headEnd: -1 }
    blocks.push(open)
    return open
  }
  const said = words.whole()
  const quoted = linesOf(said)
  const lines = quoted.map(withoutQuote)
  const quotes = lines.flatMap(({ from }, at) => {
    const line = quoted[at]!.from
    return from > line ? [{ at: words.sourceOf(line), end: words.sourceOf(from - 1) + 1 }] : []
  })
  const isLettered = LETTER_B.test(said) && LETTER_A.test(said)
  const mayHoldTable = /[|\t]/.test(said)
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i]!
    const table = mayHoldTable ? tableLines(lines, i, holdsName) : null
    if (table) {
      for (const group of table.groups) {
        const block = begin(table.isLabels ? 'text' : 'row', ROW_DEPTH)
        if (!table.isLabels && group[0]?.label) block.headFrom += group[0].label.text.length + LABEL_SIGN.length
        for (const one of group) sayTableLine(one, out, placed)
        block.to = out.length
      }
      open = null
      // Cells that tabs part may have no head.
      if (!line.text.includes('\t'))
        tables.push({
          at: placeOfLine(line).at,
          end: placeOfLine(lines[i + table.lines - 1]!).end,
          rows: table.rows.map((row) => row.map(placeOfLine)),
        })
      i += table.lines - 1
      continue
    }
    const { text, from } = line
    const sign = firstSign(text)
    if (sign === '') {
      open = null
      continue
    }
    const indent = text.indexOf(sign)
    const isRule = SIGNS_OF_RULES.includes(sign) && SIGNS_OF_RULES.includes(text[indent + 1] ?? ' ')
    if (isRule && (FENCE.test(text) || RULE.test(text))) continue
    const marked = unmarked(text, from, isLettered)
    if (marked.heading > 0) {
      const block = begin('heading', marked.heading)
      headings.push({ from: words.sourceOf(from), words: placeOfLine(marked) })
      say(marked.text, marked.from)
      block.to = out.length
      open = null
      continue
    }
    // '✅ De Linde' above '• Adres: …' is what those belong under.
    const isAbove = marked.isItem && !BULLET.test(text) && isBelow(text, nextMarked(lines, i), open === null)
    if (marked.isItem && isTitle(text, lines[i - 1], lines, i)) marked.isItem = false
    if (isHeadOfNext(marked, indent, open, lines[i + 1]?.text ?? '')) open = null
    if (marked.isItem) begin('item', ITEM_DEPTH + Math.min(indent, 40) - (isAbove ? 1 : 0))
    else if (!open) begin('text', indent > 0 ? ITEM_DEPTH + Math.min(indent, 40) : TEXT_DEPTH)
    say(marked.text, marked.from, isLabelOfNext(marked, lines[i + 1]?.text ?? '') ? LABEL_SIGN : '\n')
    const current = open as Block | null
    if (!current) continue
    current.to = out.length
    if (marked.isItem && CROSS.test(line.text.slice(0, marked.from - line.from))) current.isCrossed = true
  }
  const whole = out.whole()
  return {
    text: plainSigns(whole),
    written: whole,
    blocks,
    links: links.map(({ url, at, end }) => ({ url, at: placeOf(at, placed), end: placeOf(end, placed) })),
    sourceOf: (position) => words.sourceOf(out.sourceOf(position)),
    signs: shownSigns(beginning, words.gaps(beginning.length), { headings, tables, quotes }),
    cut: answer.length > MAX_ANSWER,
  }
}

/** Between a label and its value. */
const LABEL_SIGN = ': '

function sayTableLine({ label, value }: TableLine, out: Pieces, placed: PlacedLine[]): void {
  if (label) {
    out.add(label.text, label.from)
    out.add(LABEL_SIGN, label.from + label.text.length - 1)
  }
  placed.push({ from: value.from, at: out.length })
  out.add(value.text, value.from)
  out.add('\n', value.from + Math.max(0, value.text.length - 1))
}

function linesOf(text: string): TextLine[] {
  let from = 0
  return text.split('\n').map((line) => {
    const at = from
    from += line.length + 1
    return { text: line, from: at }
  })
}

/** A quoted answer is read as any other, also a table in it. */
function withoutQuote(line: TextLine): TextLine {
  const quoted = firstSign(line.text) === '>' ? (QUOTE.exec(line.text)?.[0].length ?? 0) : 0
  return quoted > 0 ? { text: line.text.slice(quoted), from: line.from + quoted } : line
}

/** 'Adres' above 'Molenstraat 12', which are one line in most answers. */
const isLabelOfNext = (marked: { text: string; isItem: boolean }, next: string) =>
  !marked.isItem &&
  ((LABEL_ALONE.test(marked.text) && /^[\p{L}\d+@(]/u.test(next) && !LABEL_ALONE.test(next)) ||
    (ANY_LABEL.test(marked.text) && /^[\p{Ll}\d+]/u.test(next)))
/** Of at most four words, above a value that begins small. */
const ANY_LABEL = /^\p{Lu}[\p{L}’'-]{1,20}(?: [\p{L}’'-]{1,20}){0,3}$/u
const LABEL_ALONE = new RegExp(
  `^(?:${FACT_LABELS}|${NAME_LABELS}|vestiging(?:splaats)?|sinds|since|oprichtingsjaar|year of foundation|type|soort|branche|sector|aanbod|werkzaamheden|behandelingen|treatments|praktijkhouder|stad|town|city|opened|geopend|kvk-?nummer|btw-?(?:id|nummer)|vat(?: id)?|web|site)$`,
  'iu',
)

/** '🚗 De Linde' by itself, and no line of a list of which each begins with a picture. */
function isTitle(text: string, before: TextLine | undefined, lines: readonly TextLine[], at: number): boolean {
  const line = text.trimStart()
  if (MARK.test(line) || !PICTURES.test(line)) return false
  const isBlank = (one: TextLine | undefined) => one === undefined || one.text.trim() === ''
  if (!isBlank(before) || !isBlank(lines[at + 1])) return false
  const next = lines.slice(at + 1, at + 4).find((one) => !isBlank(one))
  return (
    next !== undefined &&
    !PICTURES.test(next.text.trimStart()) &&
    !lines.slice(0, at).some((one) => PICTURES.test(one.text))
  )
}

/** 'De Boom' right behind the items of De Linde, above its own: no blank line parts them. */
function isHeadOfNext(
  marked: { text: string; isItem: boolean },
  indent: number,
  before: Block | null,
  next: string,
): boolean {
  return (
    before?.kind === 'item' && !marked.isItem && indent === 0 && BULLET.test(next) && HEAD_OF_LIST.test(marked.text)
  )
}
const HEAD_OF_LIST = /^[\p{Lu}\d].{2,78}[^.,;!?\s]$/u

/** The first character that is no blank; '' where there is none. */
function firstSign(line: string): string {
  return line.trimStart().charAt(0)
}

/** So many lines may stand between an item and what is listed under it. */
const MOST_BETWEEN = 4

/** The next line that begins with the mark of a list, behind lines that go on about this one; '' without one. */
function nextMarked(lines: readonly TextLine[], at: number): string {
  for (let i = at + 1; i <= at + 1 + MOST_BETWEEN; i++) {
    const line = lines[i]?.text ?? ''
    if (line.trim() === '') return ''
    if (!beginsWithWord(line)) return line
  }
  return ''
}

/** Whether the next line belongs under this one: '2. De Linde' above '📍 Molenstraat 12', '🦷 De Linde' above that. */
function isBelow(line: string, next: string, isFirst: boolean): boolean {
  if (BULLET.test(next)) return true
  const picture = firstSign(next) > '\u2000' ? PICTURES.exec(next.trimStart())?.[0] : undefined
  if (picture === undefined) return false
  return isFirst && !line.trimStart().startsWith(picture)
}

/** A line without the marks in front of it: '1. ## De Linde' is an item that is a heading too. */
function unmarked(
  line: string,
  from: number,
  isLettered: boolean,
): { text: string; from: number; heading: number; isItem: boolean } {
  let text = line
  let isItem = false
  // Most lines begin with a word.
  if (beginsWithWord(text)) return { text: withoutClosing(text), from, heading: 0, isItem: false }
  const heading = text.includes('#') ? (HEADING.exec(text)?.[1]?.length ?? 0) : 0
  for (let rounds = 0; rounds < 4; rounds++) {
    const trimmed = text.trimStart()
    const mark = markOf(trimmed) || (isLettered ? (LETTER.exec(trimmed)?.[0] ?? '') : '')
    if (mark === '' && trimmed === text) break
    if (mark !== '' && !mark.startsWith('#')) isItem = true
    text = trimmed.slice(mark.length)
    if (mark === '' || beginsWithWord(text)) break
  }
  return { text: withoutClosing(text), from: from + line.length - text.length, heading, isItem }
}

function markOf(line: string): string {
  const found = line.startsWith('#') ? /^#{1,6}\s/.exec(line) : (MARK.exec(line) ?? PICTURES.exec(line))
  return found?.[0] ?? ''
}

/** Some write '## De Linde ##'. */
function withoutClosing(line: string): string {
  const trimmed = line.trimEnd()
  return trimmed.endsWith('#') ? trimmed.replace(/\s#{1,6}$/, '') : trimmed
}

/** Where a place of the answer stands in the text that was put together. */
function placeOf(at: number, placed: readonly PlacedLine[]): number {
  let line: PlacedLine | undefined
  // A table is not always said in the order in which it is written.
  for (const one of placed) if (one.from <= at && one.from >= (line?.from ?? 0)) line = one
  return line ? line.at + at - line.from : 0
}
