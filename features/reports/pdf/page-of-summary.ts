/** One page that says it all: where the website stands, the three things to do, and the points of each part. */
import { excerpt } from '#engine/wording.ts'
import { BODY, COLORS, CONTENT_WIDTH, PAGE, STRONG } from './look.ts'
import type { Report } from './report-words.ts'
import { colorOf } from './score-figure.ts'
import { drawTable } from './table.ts'
import { pointsOf } from './typography.ts'

const MOST_STEPS = 3
const MOST_STRENGTHS = 4

export function drawSummary(report: Report): void {
  const { sheet, content, words } = report
  const { say } = words
  sheet.section(() => {
    sheet.heading(2, say('In het kort', 'In short'))
    if (content.score === null) {
      drawUnreadSummary(report)
      return
    }
    const standing = [
      { ...STRONG, text: `${words.scoreLine(content.score, content.scoreWord ?? '')} ` },
      { ...BODY, text: words.standing(content).join(' ') },
    ]
    sheet.paragraph(standing, { most: 5 })
    sheet.heading(3, words.steps(Math.min(MOST_STEPS, content.todo.length)))
    if (content.todo.length === 0) sheet.paragraph(words.nothingLeft)
    sheet.list(
      content.todo.slice(0, MOST_STEPS).map((step, at) => ({
        label: `${at + 1}.`,
        draw: (parent, x, width) =>
          sheet.paragraph(
            [
              { ...BODY, text: `${excerpt(step.says, 260)} ` },
              { ...BODY, color: COLORS.soft, text: words.worth(step, content) },
            ],
            { parent, x, width, gap: 4, most: 4 },
          ),
      })),
    )
    if (content.categories.length > 0) {
      sheet.heading(3, say('De punten per onderdeel', 'The points of each part'))
      drawParts(report)
    }
    // The page stays one page, however long the sentences are.
    if (content.strengths.length > 0 && sheet.left > 170) {
      sheet.heading(3, say('Wat goed gaat', 'What goes well'))
      sheet.bullets(
        content.strengths.slice(0, MOST_STRENGTHS).map((text) => excerpt(text, 180)),
        2,
      )
    }
    const missing = content.facts.filter(({ state }) => state === 'missing')
    if (missing.length > 0 && sheet.left > 90) {
      sheet.heading(3, say('Wat ontbreekt', 'What is missing'), 30)
      sheet.paragraph(words.missing(missing.map(({ name }) => name)), { most: 3 })
    }
  })
}

function drawParts({ sheet, content, words }: Report): void {
  const { say } = words
  const share = ({ points, maxPoints }: { points: number; maxPoints: number }) =>
    maxPoints > 0 ? Math.max(0, Math.min(1, points / maxPoints)) : 0
  drawTable(sheet, {
    columns: [
      { head: say('Onderdeel', 'Part'), share: 0.42 },
      { head: say('Punten', 'Points'), share: 0.18 },
    ],
    rows: content.categories.map((category) => [
      category.name,
      category.maxPoints > 0 ? pointsOf(category, content.language) : words.notMeasured,
    ]),
    beside: (pen, row, y) => {
      const category = content.categories[row]!
      if (category.maxPoints === 0) return
      const [x, width] = [PAGE.left + CONTENT_WIDTH * 0.62, CONTENT_WIDTH * 0.38]
      pen.rectangle({ x, y: y + 7, width, height: 6 }, COLORS.hairline, 3)
      const won = share(category) * width
      if (won > 0) pen.rectangle({ x, y: y + 7, width: Math.max(6, won), height: 6 }, colorOf(share(category) * 100), 3)
    },
  })
}

function drawUnreadSummary({ sheet, content, words }: Report): void {
  const { notRead } = content
  if (!notRead) return
  sheet.paragraph(excerpt(notRead.cause, 600), { most: 8 })
  if (notRead.consequence) sheet.paragraph(excerpt(notRead.consequence, 600), { most: 8 })
  sheet.heading(3, words.say('Wat eraan te doen is', 'What to do about it'))
  sheet.paragraph([
    { ...STRONG, text: `${words.turn(notRead.who)} ` },
    { ...BODY, text: excerpt(notRead.advice, 600) },
  ])
  sheet.paragraph(
    words.say(
      'De homepage is niet gelezen. Alles wat daarvan afhangt is niet gemeten: daarover zegt dit rapport niets.',
      'The home page was not read. All that depends on it was not measured: this report says nothing about it.',
    ),
  )
}
