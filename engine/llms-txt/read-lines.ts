/** An llms.txt line by line: what each line is, by the grammar and by its reference parser alike. */

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
}

export interface LinkParts {
  /** '-' is the grammar's; others exist in the wild. */
  bullet: string
  title: string
  url: string
  /** What stands between the link and its notes; ': ' is the grammar's, '' without notes. */
  separator: string
  notes: string
}

const HEADING = /^ {0,3}(#{1,6})(?:[ \t]+(.*?))?(?:[ \t]+#+)?[ \t]*$/s
const BULLET = /^\s*(?:[-*+•]|\d+[.)])\s+/

/** Lines end with LF, CRLF or CR; a byte order mark is no text. */
export function readLines(text: string): Line[] {
  let fence: string | null = null
  return text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r/)
    .map((line, index) => {
      const read = readLine(line, index + 1)
      // Whoever reads sections knows no code: '##' at the start of a line opens one anywhere.
      if (read.kind === 'heading' && line.startsWith('##')) fence = null
      else if (fence !== null) {
        if (closesFence(line, fence)) fence = null
        return { ...read, level: 0, title: '', kind: read.kind === 'blank' ? 'blank' : 'text' }
      } else fence = FENCE.exec(line)?.[1] ?? null
      return read
    })
}

/** Code: what looks like a title or a link in it is none. */
const FENCE = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})/

function closesFence(line: string, fence: string): boolean {
  const signs = line.trim()
  return signs.length >= fence.length && [...signs].every((sign) => sign === fence[0])
}

function readLine(text: string, number: number): Line {
  const plain = { number, text, level: 0, title: '' }
  if (text.trim() === '') return { ...plain, kind: 'blank' }
  const heading = HEADING.exec(text)
  if (heading) return { ...plain, kind: 'heading', level: heading[1]!.length, title: (heading[2] ?? '').trim() }
  // The reference parser asks for no blank between the signs and the title.
  const tight = /^(#{2,})([^#].*)?$/s.exec(text)
  if (tight) return { ...plain, kind: 'heading', level: tight[1]!.length, title: (tight[2] ?? '').trim() }
  if (/^\s{0,3}>/.test(text)) return { ...plain, kind: 'quote' }
  if (/^\s*<!--.*-->\s*$/s.test(text)) return { ...plain, kind: 'comment' }
  return { ...plain, kind: linkParts(text) ? 'link' : 'text' }
}

/** Takes a list item that is one link apart, or answers null. Brackets in the address are read in pairs. */
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
  // Unpaired: the first one closes.
  return text.indexOf(')', from)
}
