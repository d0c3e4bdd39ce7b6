/** Everything that can be done, the most effective first, with what it brings and the text to paste. */
import { excerpt } from '#engine/wording.ts'
import { type Line, linesOf } from './lines.ts'
import { BODY, COLORS, CONTENT_WIDTH, LINE_HEIGHT, SMALL, STRONG } from './look.ts'
import type { Report } from './report-words.ts'
import type { Element } from './tagged-document.ts'

const MOST_STEPS = 12
/** Longer texts to paste are too long to type over from paper: the dashboard has them with a button. */
const MOST_CODE_LINES = 10
const LONGEST_CODE = 1_200
const MOST_CODES = 3
const CODE = { ...BODY, size: 8.5 }

type Step = Report['content']['todo'][number]

export function drawTodo(report: Report): void {
  const { sheet, content, words } = report
  const { say } = words
  if (content.todo.length === 0) return
  sheet.section(() => {
    sheet.heading(2, say('Wat je kunt doen', 'What you can do'))
    sheet.paragraph(
      say(
        'Op volgorde van wat het oplevert. Elke verandering is uitgeprobeerd: de punten zijn het verschil met de score van nu.',
        'In the order of what it brings. Every change was tried: the points are the difference from the present score.',
      ),
    )
    const shown = content.todo.slice(0, MOST_STEPS)
    const printed = new Set(shown.filter(({ code }) => code && isShort(code.text)).slice(0, MOST_CODES))
    sheet.list(
      shown.map((step, at) => ({
        label: `${at + 1}.`,
        draw: (body, x, width) => drawStep(report, step, { body, x, width, isPrinted: printed.has(step) }),
      })),
      18,
    )
    sheet.leftOut += content.todo.length - shown.length
  })
}

function drawStep(
  { sheet, content, words }: Report,
  step: Step,
  at: { body: Element; x: number; width: number; isPrinted: boolean },
): void {
  const place = { parent: at.body, x: at.x, width: at.width }
  sheet.paragraph([{ ...STRONG, text: excerpt(step.says, 300) }], { ...place, gap: 1, most: 3 })
  sheet.paragraph(`${words.worth(step, content)} ${words.who(step)}.`, {
    ...place,
    style: { ...BODY, color: COLORS.soft },
    gap: step.code ? 2 : 8,
  })
  if (!step.code) return
  if (!at.isPrinted) {
    sheet.paragraph(words.codeInDashboard, { ...place, style: SMALL, gap: 8 })
    return
  }
  const width = at.width - 20
  const lines = codeLines(step.code.text, width)
  sheet.paragraph(excerpt(step.code.intro, 300), { ...place, gap: 3, most: 3 })
  const high = CODE.size * LINE_HEIGHT
  sheet.need(lines.length * high + 16)
  const box = { x: at.x, y: sheet.y, width: at.width, height: lines.length * high + 10 }
  sheet.doc.decorate((pen) => pen.rectangle(box, COLORS.shade, 3))
  sheet.y += 5
  const code = sheet.doc.element(at.body, 'Code')
  sheet.put(code, lines, { x: at.x + 10, width }, CODE.size)
  code.end()
  sheet.y += lines.length * high + 15
}

function isShort(code: string): boolean {
  return code.length <= LONGEST_CODE && codeLines(code, CONTENT_WIDTH - 40).length <= MOST_CODE_LINES
}

function codeLines(code: string, width: number): Line[] {
  return code.split('\n').flatMap((line) => linesOf([{ ...CODE, text: indented(line) }], width))
}

/** Spaces at the start of a line of code belong to it. */
function indented(line: string): string {
  return line.replace(/^\s+/, (spaces) => '\u00a0'.repeat(spaces.length))
}
