/**
 * What the reference parser of llmstxt.org refuses (llms_txt/miniparse.py in AnswerDotAI/llms-txt, Apache-2.0): nothing else is
 * a fault of the file. It searches with regular expressions; what those accept is written out here, in time linear in the text.
 */

export interface Refusals {
  /** The part before the first section cannot be read. */
  head: boolean
  /** Lines in sections that it recognises as a link but cannot parse; counted from 1. */
  lines: number[]
}

/** The whitespace of Python's strip() and \s. */
const BLANK = '\t\n\v\f\r\x1c\x1d\x1e\x1f \x85\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000'
const IS_BLANK = new RegExp(`[${BLANK}]`)
const NOT_BLANK = new RegExp(`[^${BLANK}]`, 'g')

export function refusals(text: string): Refusals {
  const { head, sections } = takeApart(asPythonReads(text))
  return {
    head: !readsHead(stripped(head)),
    lines: sections.flatMap((section) => section.lines.filter(({ text }) => !holdsLink(text)).map(({ at }) => at)),
  }
}

/** A head with a name only: the format allows it, although the reference parser does not. */
export function isTitleOnly(text: string): boolean {
  return /^#(?:(?!\n)[\s#])*[^\s#][^\n]*$/.test(stripped(takeApart(asPythonReads(text)).head))
}

/** Python converts all line ends of a text file. */
function asPythonReads(text: string): string {
  return text.replace(/\r\n?/g, '\n')
}

/** It keeps the last of two sections with the same title and ignores the links of the first. */
function takeApart(text: string): { head: string; sections: { lines: { at: number; text: string }[] }[] } {
  const lines = text.split('\n')
  const first = lines.findIndex((line) => line.startsWith('##'))
  if (first < 0) return { head: text, sections: [] }
  const sections = new Map<string, { lines: { at: number; text: string }[] }>()
  let at = first
  while (at < lines.length) {
    // The title may be on a later line than its number signs: its pattern skips empty lines too.
    let title = withoutBlankStart(lines[at++]!.slice(2))
    while (title === '' && at < lines.length) title = withoutBlankStart(lines[at++]!)
    const section: { at: number; text: string }[] = []
    for (; at < lines.length && !lines[at]!.startsWith('##'); at++)
      if (stripped(lines[at]!) !== '') section.push({ at: at + 1, text: lines[at]! })
    sections.set(title, { lines: section })
  }
  return { head: lines.slice(0, first).join('\n'), sections: [...sections.values()] }
}

/** A line that begins with '#', and somewhere behind it an empty line, or a line of '>' with another line behind it. */
function readsHead(head: string): boolean {
  const title = head.startsWith('#') ? 0 : head.indexOf('\n#') + 1
  if (title === 0 && !head.startsWith('#')) return false
  if (head.indexOf('\n\n', title + 2) >= 0) return true
  const quote = head.indexOf('\n>', title + 2)
  return quote >= 0 && head.indexOf('\n', quote + 3) >= 0
}

/** '-', blanks, '[', a title without ']', '](', an address without ')', ')': anywhere in the line. */
function holdsLink(line: string): boolean {
  const lastClose = line.lastIndexOf(')')
  let bracket = -1
  for (let dash = line.indexOf('-'); dash >= 0; dash = line.indexOf('-', dash + 1)) {
    let at = dash + 1
    while (at < line.length && IS_BLANK.test(line[at]!)) at++
    if (line[at] !== '[') continue
    // The next ']' ends the title; it is searched once for all '-[' before it.
    if (bracket < at + 1) bracket = line.indexOf(']', at + 1)
    if (bracket < 0) return false
    const address = bracket + 2
    if (bracket > at + 1 && line[bracket + 1] === '(' && line[address] !== ')' && lastClose > address) return true
  }
  return false
}

function withoutBlankStart(text: string): string {
  NOT_BLANK.lastIndex = 0
  const found = NOT_BLANK.exec(text)
  return found ? text.slice(found.index) : ''
}

function stripped(text: string): string {
  let end = text.length
  while (end > 0 && IS_BLANK.test(text[end - 1]!)) end--
  return withoutBlankStart(text.slice(0, end))
}
