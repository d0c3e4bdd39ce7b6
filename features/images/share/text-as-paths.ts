/**
 * Text as the outlines of our own fonts, so that a picture is the same on every machine, with or without installed fonts. The fonts
 * that come with the program cover Latin, Greek and Cyrillic.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { create, type Font } from 'fontkit'

export type Weight = 400 | 600

const SUBSETS = ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext', 'greek']
const require = createRequire(import.meta.url)
const FILES = join(dirname(require.resolve('@fontsource/source-serif-4/package.json')), 'files')
const loaded = new Map<string, Font>()

function fontOf(subset: string, weight: Weight): Font {
  const file = `source-serif-4-${subset}-${weight}-normal.woff2`
  let font = loaded.get(file)
  if (!font) {
    font = create(readFileSync(join(FILES, file))) as Font
    loaded.set(file, font)
  }
  return font
}

function fontFor(character: string, weight: Weight): Font | undefined {
  const code = character.codePointAt(0)!
  for (const subset of SUBSETS) {
    const font = fontOf(subset, weight)
    if (font.hasGlyphForCodePoint(code)) return font
  }
  return undefined
}

/** The drawable part of a text: characters that the fonts lack are left out; undefined if a letter or digit is among them. */
export function drawable(text: string, weight: Weight): string | undefined {
  let kept = ''
  for (const character of text.normalize('NFC')) {
    if (character === ' ' || fontFor(character, weight)) kept += character
    else if (/[\p{L}\p{N}\p{M}]/u.test(character)) return undefined
  }
  return kept.replace(/ +/g, ' ').trim()
}

/** Splits a text into runs that one font draws. */
function runsOf(text: string, weight: Weight): { font: Font; text: string }[] {
  const runs: { font: Font; text: string }[] = []
  for (const character of text) {
    const last = runs.at(-1)
    // Every font has the space and the comma.
    const font = last?.font.hasGlyphForCodePoint(character.codePointAt(0)!) ? last.font : fontFor(character, weight)
    if (!font) continue
    if (last?.font === font) last.text += character
    else runs.push({ font, text: character })
  }
  return runs
}

/** In units of the font size. */
export function widthOf(text: string, weight: Weight): number {
  return runsOf(text, weight).reduce(
    (width, run) => width + run.font.layout(run.text).advanceWidth / run.font.unitsPerEm,
    0,
  )
}

/** The outlines as SVG, with the baseline starting at a point. */
export function textPaths(
  text: string,
  weight: Weight,
  { x, y, size }: { x: number; y: number; size: number },
): string {
  let svg = ''
  let at = x
  for (const { font, text: part } of runsOf(text, weight)) {
    const scale = size / font.unitsPerEm
    const { glyphs, positions } = font.layout(part)
    for (const [index, glyph] of glyphs.entries()) {
      const { xAdvance, xOffset, yOffset } = positions[index]!
      const outline = glyph.path.toSVG()
      const [left, top] = [at + xOffset * scale, y - yOffset * scale]
      if (outline)
        svg += `<path transform="translate(${left.toFixed(2)} ${top.toFixed(2)}) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})" d="${outline}"/>`
      at += xAdvance * scale
    }
  }
  return svg
}
