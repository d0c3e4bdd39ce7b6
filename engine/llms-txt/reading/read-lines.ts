/** Classifies each line of an llms.txt, as both the grammar and the reference parser do. */

export type LineKind = 'blank' | 'comment' | 'quote' | 'heading' | 'link' | 'text'

export interface Line {
  /** From 1. */
  number: number
  text: string
  kind: LineKind
  /** Of a heading: 1 to 6. */
  level: number
  /** Of a heading: its title. */
  title: string
  /** Part of a code block, fences included: a closed or an open one. */
  code: 'whole' | 'open' | null
}

export interface LinkParts {
  /** '-' in the grammar; real files use others too. */
  bullet: string
  title: string
  url: string
  /** The text between the link and its notes: ': ' in the grammar, '' without notes. */
  separator: string
  notes: string
}

const HEADING_START = /^ {0,3}(#{1,6})(?=[ \t]|$)/
const BULLET = /^\s*(?:[-*+•]|\d+[.)])\s+/

/** Lines end with LF, CRLF or CR; a byte order mark is not text. */
export function readLines(text: string): Line[] {
  const raw = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/)
  const code = codeLines(raw)
  return raw.map((line, index) => {
    const read = readLine(line, index + 1)
    if (code[index] === 'whole') return { ...read, ...NO_HEADING, code: 'whole', kind: textOrBlank(read) }
    if (code[index] === 'open')
      return { ...read, ...NO_HEADING, code: 'open', kind: read.kind === 'heading' ? 'text' : read.kind }
    return read
  })
}

const NO_HEADING = { level: 0, title: '' }
const textOrBlank = ({ kind }: Line): LineKind => (kind === 'blank' ? 'blank' : 'text')

/** The start of a block of code, or its end. */
const FENCE = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})/
const CLOSING = /^ {0,3}(`{3,}|~{3,})[ \t]*$/

export function isFence(line: string): boolean {
  return FENCE.test(line)
}

/**
 * Which lines are code: a title there is not a title. Parsers of sections ignore code blocks, however: '##' at the start of
 * a line opens a section anywhere, so a code block with such a line, or without an end, counts as open.
 */
function codeLines(lines: string[]): Line['code'][] {
  /** For each line the longest closing fence of either kind before the next section. */
  const ahead: Record<string, number>[] = []
  let next: Record<string, number> = { '`': 0, '~': 0 }
  for (let at = lines.length - 1; at >= 0; at--) {
    ahead[at] = next
    const closing = CLOSING.exec(lines[at]!)?.[1]
    if (lines[at]!.startsWith('##')) next = { '`': 0, '~': 0 }
    else if (closing) next = { ...next, [closing[0]!]: Math.max(next[closing[0]!]!, closing.length) }
  }
  const code: Line['code'][] = []
  let fence: { signs: string; ends: boolean } | null = null
  for (const [at, line] of lines.entries()) {
    const opening: string | undefined = fence === null ? FENCE.exec(line)?.[1] : undefined
    if (opening) fence = { signs: opening, ends: ahead[at]![opening[0]!]! >= opening.length }
    else if (line.startsWith('##')) fence = null
    code.push(fence === null ? null : fence.ends ? 'whole' : 'open')
    const closing = fence !== null && opening === undefined ? CLOSING.exec(line)?.[1] : undefined
    if (closing && closing[0] === fence!.signs[0] && closing.length >= fence!.signs.length) fence = null
  }
  return code
}

function readLine(text: string, number: number): Line {
  const plain = { number, text, level: 0, title: '', code: null }
  if (text.trim() === '') return { ...plain, kind: 'blank' }
  const heading = HEADING_START.exec(text)
  if (heading) {
    const title = withoutClosingSigns(text.slice(heading[0].length))
    return { ...plain, kind: 'heading', level: heading[1]!.length, title }
  }
  // The reference parser does not require a space between the number signs and the title.
  const tight = /^(#{2,})([^#].*)?$/s.exec(text)
  if (tight) return { ...plain, kind: 'heading', level: tight[1]!.length, title: (tight[2] ?? '').trim() }
  if (/^\s{0,3}>/.test(text)) return { ...plain, kind: 'quote' }
  if (/^\s*<!--.*-->\s*$/s.test(text)) return { ...plain, kind: 'comment' }
  return { ...plain, kind: linkParts(text) ? 'link' : 'text' }
}

/** A heading may end with number signs after a space. Not by a pattern, which would backtrack at every space. */
function withoutClosingSigns(rest: string): string {
  const text = rest.trimEnd()
  let at = text.length
  while (text[at - 1] === '#') at--
  const closes = at < text.length && (text[at - 1] === ' ' || text[at - 1] === '\t')
  return (closes ? text.slice(0, at) : text).trim()
}

/** Parses a list item that is one link; null for any other. Brackets in the address are matched in pairs. */
export function linkParts(text: string): LinkParts | null {
  const bullet = BULLET.exec(text)?.[0] ?? ''
  const rest = text.slice(bullet.length).trimEnd()
  if (!rest.startsWith('[')) return null
  const middle = rest.indexOf('](')
  if (middle < 0) return null
  const end = closingBracket(rest, middle + 2)
  if (end < 0) return null
  const after = rest.slice(end + 1)
  const separator = /^\s*(?:[:\-–—|]\s*)?/.exec(after)![0]
  const notes = after.slice(separator.length)
  return {
    bullet: bullet.trim(),
    title: rest.slice(1, middle),
    url: rest.slice(middle + 2, end).trim(),
    separator,
    notes,
  }
}

function closingBracket(text: string, from: number): number {
  let depth = 0
  for (let at = from; at < text.length; at++) {
    if (text[at] === '(') depth++
    if (text[at] === ')' && depth-- === 0) return at
  }
  // Unmatched brackets: the first closing one ends the address.
  return text.indexOf(')', from)
}
