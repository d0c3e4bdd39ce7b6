/** How the score went: a line with the margin within which two readings of an unchanged website differ. */
import { FAIR_SCORE, GOOD_SCORE } from '#features/analyses/score-words.ts'
import { NOISE } from '#features/analyses/since-last-month.ts'
import { linesOf } from './lines.ts'
import { COLORS, CONTENT_WIDTH, PAGE, SMALL, STRONG } from './look.ts'
import type { Report } from './report-words.ts'
import type { Box, Pen } from './tagged-document.ts'
import { dayOf } from './typography.ts'

type Past = Report['content']['history'][number]

const HEIGHT = 170
const LEFT = 30
const FOOT = 22

export function drawHistory({ sheet, content, words }: Report): void {
  const { history, language } = content
  const first = history[0]
  const last = history.at(-1)
  if (!first || !last || history.length < 2) return
  sheet.section(() => {
    sheet.heading(2, words.say('Het verloop', 'How the score went'), HEIGHT + 60)
    sheet.paragraph(words.course(history), { style: STRONG })
    const box = { x: PAGE.left, y: sheet.y, width: CONTENT_WIDTH, height: HEIGHT }
    const alt = words.courseAlt(history)
    sheet.doc.figure(sheet.parent, alt, box, (pen) => drawLine(pen, box, history, language))
    sheet.y += HEIGHT + 8
    const note = words.courseNote(NOISE, new Set(history.map(({ rubricVersion }) => rubricVersion)).size > 1)
    sheet.paragraph(note, { style: SMALL })
  })
}

function drawLine(pen: Pen, box: Box, history: Past[], language: 'nl' | 'en'): void {
  const from = Date.parse(history[0]!.takenAt)
  const span = Math.max(1, Date.parse(history.at(-1)!.takenAt) - from)
  const high = box.height - FOOT
  const wide = box.width - LEFT - 12
  const x = (past: Past) => box.x + LEFT + 6 + ((Date.parse(past.takenAt) - from) / span) * (wide - 6)
  const y = (score: number) => box.y + high - (Math.max(0, Math.min(100, score)) / 100) * (high - 8)
  const text = (value: string) => linesOf([{ ...SMALL, tabular: true, text: value }], box.width)[0]!
  for (const value of [0, FAIR_SCORE, GOOD_SCORE, 100]) {
    const label = text(String(value))
    pen.rule(box.x + LEFT, y(value), wide + 6)
    pen.line(label, box.x + LEFT - 6 - label.width, y(value) + 3)
  }
  const lines = ofOneRubric(history)
  for (const line of lines) {
    const band = [
      ...line.map((past) => ({ x: x(past), y: y(past.score + NOISE) })),
      ...line.toReversed().map((past) => ({ x: x(past), y: y(past.score - NOISE) })),
    ]
    if (line.length > 1) pen.area(band, COLORS.band)
  }
  for (const line of lines) {
    if (line.length > 1)
      pen.path(
        line.map((past) => ({ x: x(past), y: y(past.score) })),
        COLORS.ink,
        1.4,
      )
    for (const past of line) pen.dot(x(past), y(past.score), history.length > 30 ? 1.4 : 2.4, COLORS.ink)
  }
  const last = history.at(-1)!
  pen.dot(x(last), y(last.score), 4.5, COLORS.marker)
  pen.dot(x(last), y(last.score), 2.4, COLORS.ink)
  const days = [history[0]!, last].map((past) => text(dayOf(past.takenAt, language)))
  pen.line(days[0]!, box.x + LEFT, box.y + box.height - 6)
  pen.line(days[1]!, box.x + box.width - days[1]!.width, box.y + box.height - 6)
}

/** Scores of two versions of the rubric are not one line. */
function ofOneRubric(history: Past[]): Past[][] {
  const lines: Past[][] = []
  for (const past of history) {
    const line = lines.at(-1)
    if (line?.at(-1)?.rubricVersion === past.rubricVersion) line.push(past)
    else lines.push([past])
  }
  return lines
}
