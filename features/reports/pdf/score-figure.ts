/** The score, its word, and where it stands on the scale of 0 to 100. */
import { FAIR_SCORE, GOOD_SCORE } from '#features/analyses/score-words.ts'
import { linesOf, type Style } from './lines.ts'
import { COLORS, CONTENT_WIDTH, PAGE, SMALL } from './look.ts'
import type { Report } from './report-words.ts'

export function colorOf(score: number): string {
  if (score >= GOOD_SCORE) return COLORS.good
  return score >= FAIR_SCORE ? COLORS.warn : COLORS.bad
}

const WIDTH = 340
const HEIGHT = 132

export function drawScore({ sheet, content, words }: Report): void {
  const { score, scoreWord } = content
  if (score === null) return
  sheet.need(HEIGHT)
  const { y } = sheet
  const x = PAGE.left
  const text = (style: Style, value: string) => linesOf([{ ...style, text: value }], CONTENT_WIDTH)[0]!
  sheet.doc.figure(
    sheet.parent,
    words.scoreAlt(score, scoreWord ?? ''),
    { x, y, width: WIDTH, height: HEIGHT },
    (pen) => {
      const big = text({ face: 'serif-bold', size: 76, color: COLORS.ink }, String(score))
      pen.line(big, x - 2, y + 62)
      const of = text({ face: 'sans', size: 12, color: COLORS.soft }, words.of100)
      pen.line(of, x + big.width + 10, y + 62)
      if (scoreWord)
        pen.line(text({ face: 'serif-bold', size: 22, color: colorOf(score) }, scoreWord), x + big.width + 10, y + 40)
      const bar = y + 88
      const at = (value: number) => x + (value / 100) * WIDTH
      pen.rectangle({ x, y: bar, width: WIDTH, height: 8 }, COLORS.hairline, 4)
      if (score > 0) pen.rectangle({ x, y: bar, width: Math.max(8, at(score) - x), height: 8 }, colorOf(score), 4)
      for (const limit of [FAIR_SCORE, GOOD_SCORE])
        pen.rectangle({ x: at(limit) - 0.75, y: bar - 4, width: 1.5, height: 16 }, COLORS.ink)
      for (const { value, says } of words.scale) pen.line(text(SMALL, says), at(value) + (value ? 4 : 0), bar + 22)
    },
  )
  sheet.y += HEIGHT
}
