/** The first page: whose report it is, the score with its word and scale, and the first thing to do. */
import { excerpt } from '#engine/wording.ts'
import { BRAND } from '#features/brand.ts'
import type { ReportContent } from '#features/reports/report-content.schema.ts'
import { linesOf, type Style } from './lines.ts'
import { BODY, COLORS, CONTENT_WIDTH, HEAD, LARGE, PAGE, SMALL } from './look.ts'
import type { Report } from './report-words.ts'
import { drawScore } from './score-figure.ts'
import { dayOf } from './typography.ts'

const TITLE_SIZES = [36, 30, 26, 22]

export function drawCover(report: Report): void {
  const { sheet, content, words } = report
  sheet.newPage(PAGE.top - 8)
  sheet.doc.decorate((pen) => {
    pen.paper()
    const name = linesOf([{ face: 'serif-bold', size: 17, color: COLORS.ink, text: BRAND.name }], CONTENT_WIDTH)[0]!
    pen.stroke(PAGE.left, PAGE.left + name.width, sheet.y + 14, 17)
    pen.line(name, PAGE.left, sheet.y + 14)
  })
  sheet.y = content.ceilings.length > 0 || content.company.length > 50 ? 140 : 190
  drawTitle(report, TITLE_SIZES)
  sheet.paragraph(words.about(content.host, dayOf(content.takenAt, content.language)), {
    style: { ...LARGE, color: COLORS.soft },
    gap: 34,
    most: 2,
  })
  if (content.score === null) drawUnread(report)
  else {
    drawScore(report)
    for (const text of [...words.standing(content), ...content.ceilings.slice(0, 1).map(({ says }) => says)])
      sheet.paragraph(excerpt(text, 400), { style: LARGE, width: 420, most: 3 })
  }
  drawFirstStep(report)
}

function drawTitle({ sheet, content, words }: Report, sizes: readonly number[]): void {
  const name = excerpt(content.company, 140)
  const spans = (size: number) => {
    const style: Style = { face: 'serif-bold', size, color: COLORS.ink }
    return [
      { ...style, text: `${words.title} ` },
      { ...style, text: name, marked: true },
    ]
  }
  const size = sizes.find((one) => linesOf(spans(one), CONTENT_WIDTH).length <= (one > 24 ? 3 : 2)) ?? sizes.at(-1)!
  const element = sheet.doc.element(sheet.parent, 'H1')
  sheet.lines(element, spans(size), { lineHeight: 1.3, most: 4 })
  element.end()
  sheet.y += 10
}

function drawUnread({ sheet, content }: Report): void {
  const { notRead } = content
  if (!notRead) return
  sheet.paragraph([{ face: 'serif-bold', size: 24, color: COLORS.ink, text: notRead.title }], { gap: 12, most: 3 })
  sheet.paragraph(excerpt(notRead.cause, 600), { style: LARGE, width: 420, most: 8 })
}

function drawFirstStep({ sheet, content, words }: Report): void {
  const first = content.todo[0]
  const text = content.score === null ? content.notRead?.advice : first?.says
  if (!text) return
  sheet.y += 18
  const top = sheet.y
  sheet.paragraph(words.firstStep, { style: HEAD, x: PAGE.left + 14, gap: 2 })
  sheet.paragraph([{ ...LARGE, face: 'sans-bold', text: excerpt(text, 400) }], {
    x: PAGE.left + 14,
    width: 410,
    gap: 2,
    most: 3,
  })
  const worth =
    content.score === null ? content.notRead && words.turn(content.notRead.who) : first && words.worth(first, content)
  if (worth) sheet.paragraph(worth, { style: { ...BODY, color: COLORS.soft }, x: PAGE.left + 14, gap: 0 })
  const height = sheet.y - top
  sheet.doc.decorate((pen) => pen.rectangle({ x: PAGE.left, y: top, width: 3, height }, COLORS.marker))
}

/** The head of a summary that stands alone. */
export function drawHead(report: Report): void {
  const { sheet, content, words } = report
  sheet.newPage(PAGE.top - 16)
  drawTitle(report, [22, 18, 15])
  sheet.paragraph(words.about(content.host, dayOf(content.takenAt, content.language)), {
    most: 2,
    style: { ...BODY, color: COLORS.soft },
    gap: 0,
  })
}

/** The line under every page but the first. */
export function drawFeet({ sheet, content, words }: Report): void {
  const style = { ...SMALL, size: 8 }
  for (let page = 0; page < sheet.doc.pages; page++) {
    sheet.doc.turnTo(page)
    sheet.doc.decorate((pen) => {
      const y = PAGE.height - 36
      const right = linesOf([{ ...style, text: words.page(page + 1, sheet.doc.pages) }], CONTENT_WIDTH)[0]!
      const left = linesOf([{ ...style, text: foot(content, words.title) }], CONTENT_WIDTH - right.width - 20)[0]!
      pen.rule(PAGE.left, y - 14, CONTENT_WIDTH)
      pen.line(left, PAGE.left, y)
      pen.line(right, PAGE.width - PAGE.right - right.width, y)
    }, 'Pagination')
  }
}

function foot(content: ReportContent, title: string): string {
  return `${title} ${excerpt(content.company, 50)} · ${dayOf(content.takenAt, content.language)} · ${BRAND.name}`
}
