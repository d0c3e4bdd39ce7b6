/** A word → the runs that one font each can write. What no font has is a box that keeps the real characters for those who copy or listen. */
import type { Font } from 'fontkit'
import { type Face, type FontFile, fontFiles } from './fonts.ts'

export interface Run {
  text: string
  /** Null where no font has these characters. */
  file: FontFile | null
  /** In units of the font size. */
  width: number
}

/** Width of the box, in units of the font size. */
export const BOX_WIDTH = 0.6

const MOST_REMEMBERED = 20_000
const remembered = new Map<string, Run[]>()

/**
 * Control characters become spaces. Removed: soft hyphens, marks that turn the direction of a line, joiners and variants of emoji,
 * which would be seen as nothing or change what comes after.
 */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}\u2028\u2029]/gu, ' ')
    .replace(/\u202f/g, '\u00a0')
    .replace(/\u2011/g, '-')
    .replace(/[→⇒]/g, '›')
    .replace(/[\p{Cf}\p{Co}\p{Cn}\p{Variation_Selector}]/gu, '')
    .replace(/[^\S\u00a0]+/g, ' ')
}

export function runsOf(word: string, face: Face, tabular = false): Run[] {
  const key = `${face}${tabular ? '#' : ' '}${word}`
  const known = remembered.get(key)
  if (known) return known
  const runs = newRuns(word, face, tabular)
  if (remembered.size >= MOST_REMEMBERED) remembered.clear()
  remembered.set(key, runs)
  return runs
}

const graphemes = new Intl.Segmenter('nl', { granularity: 'grapheme' })

export function graphemesOf(word: string): string[] {
  return [...graphemes.segment(word)].map(({ segment }) => segment)
}

function newRuns(word: string, face: Face, tabular: boolean): Run[] {
  const files = fontFiles(face)
  const first = files[0]!()
  if (has(first.font, word)) return [run(word, first, tabular)]
  const runs: { text: string; file: FontFile | null }[] = []
  for (const cluster of graphemesOf(word)) {
    const last = runs.at(-1)
    const file = last?.file && has(last.file.font, cluster) ? last.file : fileFor(files, cluster)
    if (last && last.file === file && file) last.text += cluster
    else runs.push({ text: cluster, file })
  }
  return runs.map(({ text, file }) => run(text, file, tabular))
}

function fileFor(files: (() => FontFile)[], cluster: string): FontFile | null {
  for (const open of files) {
    const file = open()
    if (has(file.font, cluster)) return file
  }
  return null
}

function has(font: Font, text: string): boolean {
  for (const character of text) if (!font.hasGlyphForCodePoint(character.codePointAt(0)!)) return false
  return true
}

function run(text: string, file: FontFile | null, tabular: boolean): Run {
  if (!file) return { text, file, width: BOX_WIDTH }
  const layout = tabular ? file.font.layout(text, ['tnum']) : file.font.layout(text)
  return { text, file, width: layout.advanceWidth / file.font.unitsPerEm }
}
