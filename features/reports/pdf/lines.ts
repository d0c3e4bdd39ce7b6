/** Text → lines. Words are never hyphenated: a line breaks at a space, after a hyphen or slash, and within a word only where it is wider than the line. */
import type { Face, FontFile } from './fonts.ts'
import { cleanText, graphemesOf, type Run, runsOf } from './runs.ts'
import { tight } from './typography.ts'

export interface Style {
  face: Face
  size: number
  color: string
  /** Figures of one width, for columns. */
  tabular?: boolean
  /** With the marker's stroke behind it. */
  marked?: boolean
}

export interface Span extends Style {
  text: string
}

/** What one font writes in one go. */
export interface Piece {
  x: number
  width: number
  style: Style
  text: string
  /** Null where no font has these characters. */
  file: FontFile | null
}

export interface Line {
  pieces: Piece[]
  width: number
}

interface Part {
  style: Style
  runs: Run[]
  width: number
  text: string
}

/** Parts that stay on one line, and the space before them. */
interface Word {
  parts: Part[]
  width: number
  space: number
}

/** With `most`, a longer text ends in an ellipsis. */
export function linesOf(spans: readonly Span[], width: number, most = Number.POSITIVE_INFINITY): Line[] {
  const words = wordsOf(spans).flatMap((word) => (word.width > width ? brokenUp(word, width) : [word]))
  const lines: Line[] = []
  let line: Line = { pieces: [], width: 0 }
  for (const word of words) {
    if (line.pieces.length > 0 && line.width + word.space + word.width > width) {
      // A reader that joins the lines again needs the space between their words.
      const last = line.pieces.at(-1)!
      if (word.space > 0 && last.file) last.text += ' '
      lines.push(line)
      line = { pieces: [], width: 0 }
    }
    addWord(line, word)
  }
  if (line.pieces.length > 0) lines.push(line)
  return lines.length > most ? cutAfter(lines.slice(0, most)) : lines
}

function cutAfter(lines: Line[]): Line[] {
  const line = lines.at(-1)
  const last = line?.pieces.at(-1)
  if (!line || !last) return lines
  const text = last.text.trimEnd()
  const space = text.lastIndexOf(' ')
  const kept = space > 0 ? text.slice(0, space).replace(/[\s,;:–-]{1,9}$/, '') : graphemesOf(text).slice(0, -1).join('')
  line.pieces.pop()
  line.width = last.x
  for (const part of [partOf(kept, last.style), partOf('…', last.style)]) {
    addWord(line, { parts: [part], width: part.width, space: 0 })
  }
  return lines
}

function addWord(line: Line, word: Word): void {
  const before = line.pieces.at(-1)
  if (before && word.space > 0) {
    if (before.file) before.text += ' '
    else line.pieces.push(placed(partOf(' ', before.style), line.width))
    line.width += word.space
  }
  for (const part of word.parts) {
    for (const run of part.runs) {
      const last = line.pieces.at(-1)
      const width = run.width * part.style.size
      if (last && run.file && last.file === run.file && last.style === part.style) {
        last.text += run.text
        last.width = line.width + width - last.x
      } else line.pieces.push({ x: line.width, width, style: part.style, text: run.text, file: run.file })
      line.width += width
    }
  }
}

function placed({ style, runs, width }: Part, x: number): Piece {
  const { text, file } = runs[0]!
  return { x, width, style, text, file }
}

function wordsOf(spans: readonly Span[]): Word[] {
  const words: Word[] = []
  let space = 0
  for (const { text, ...style } of spans) {
    for (const token of tight(cleanText(text)).split(/( )/)) {
      if (token === '') continue
      if (token === ' ') {
        space = Math.max(space, widthOf(' ', style))
        continue
      }
      for (const chunk of chunksOf(token)) {
        const part = partOf(chunk.text, style)
        const last = words.at(-1)
        if (last && space === 0 && !chunk.mayBreakBefore) {
          last.parts.push(part)
          last.width += part.width
        } else words.push({ parts: [part], width: part.width, space })
        space = 0
      }
    }
  }
  return words
}

/** 'btw-nummer' may break after its hyphen, an address after a slash; a date or range of figures stays whole. */
function chunksOf(token: string): { text: string; mayBreakBefore: boolean }[] {
  return token
    .split(/(?<=\p{L}{4}-)(?=\p{L}{4})|(?<=[^\s/:]\/)(?=[^\s/\d])/u)
    .map((text, at) => ({ text, mayBreakBefore: at > 0 }))
}

function brokenUp(word: Word, width: number): Word[] {
  const out: Word[] = []
  let current: Word = { parts: [], width: 0, space: word.space }
  for (const part of word.parts) {
    let text = ''
    let used = 0
    const put = () => {
      if (text === '') return
      const piece = partOf(text, part.style)
      current.parts.push(piece)
      current.width += piece.width
      text = ''
      used = 0
    }
    for (const grapheme of graphemesOf(part.text)) {
      const wide = widthOf(grapheme, part.style)
      if (current.width + used + wide > width * 0.995 && current.width + used > 0) {
        put()
        out.push(current)
        current = { parts: [], width: 0, space: 0 }
      }
      text += grapheme
      used += wide
    }
    put()
  }
  if (current.parts.length > 0) out.push(current)
  return out
}

function partOf(text: string, style: Style): Part {
  const runs = runsOf(text, style.face, style.tabular)
  return { style, runs, text, width: runs.reduce((sum, run) => sum + run.width, 0) * style.size }
}

export function widthOf(text: string, style: Style): number {
  return partOf(text, style).width
}
