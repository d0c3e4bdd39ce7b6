/** Each part of the score: what is still to win in full, what was won in one sentence. */
import { excerpt, shownNumber } from '#engine/wording.ts'
import { BODY, COLORS, STRONG } from './look.ts'
import type { Report } from './report-words.ts'
import { pointsOf } from './typography.ts'

/** The height that the assistants, the history and the comparison take at most. */
const KEPT_FOR_THE_REST = 1_300
const KEPT_FOR_HISTORY_AND_COMPARISON = 950

type Category = Report['content']['categories'][number]
type Check = Category['checks'][number]

export function drawParts(report: Report): void {
  const { sheet, content, words } = report
  const measured = content.categories.filter(({ maxPoints }) => maxPoints > 0)
  if (measured.length === 0 || content.score === null) return
  if (sheet.leftInAll < KEPT_FOR_THE_REST + 250) {
    sheet.leftOut += measured.flatMap(openOf).length
    return
  }
  sheet.section(() => {
    sheet.heading(2, words.say('Waar de score vandaan komt', 'Where the score comes from'), 110)
    for (const category of measured) drawPart(report, category)
  })
}

function drawPart({ sheet, content, words }: Report, category: Category): void {
  const { language } = content
  const { say } = words
  const open = openOf(category)
  const won = category.checks.filter(
    (check) => check.measured && check.maxPoints > 0 && check.points >= check.maxPoints,
  )
  const skipped = category.checks.filter((check) => !check.measured)
  if (sheet.leftInAll < KEPT_FOR_THE_REST + 120) {
    sheet.leftOut += open.length
    return
  }
  sheet.heading(3, `${category.name}: ${pointsOf(category, language)} ${say('punten', 'points')}`, 40)
  if (won.length > 0)
    sheet.paragraph(`${say('In orde', 'In order')}: ${words.named(won.map(({ title }) => title))}.`, {
      gap: 4,
      most: 4,
    })
  if (skipped.length > 0)
    sheet.paragraph(`${say('Niet gemeten', 'Not measured')}: ${words.named(skipped.map(({ title }) => title))}.`, {
      gap: 4,
      most: 4,
    })
  sheet.leftOut += sheet.list(
    open.map((check) => ({
      label: '•',
      draw: (parent, x, width) =>
        sheet.paragraph(
          [
            { ...STRONG, text: `${check.title} ` },
            { ...BODY, color: COLORS.soft, text: `(${shownNumber(check.points, language)}/${check.maxPoints}) ` },
            { ...BODY, text: sentenceOf(check) },
          ],
          { parent, x, width, gap: 4, most: 5 },
        ),
    })),
    12,
    KEPT_FOR_THE_REST + 90,
  )
}

function openOf({ checks }: Category): Check[] {
  return checks.filter(({ measured, points, maxPoints }) => measured && points < maxPoints)
}

function sentenceOf({ title, says, advice }: Check): string {
  const found = says?.startsWith(`${title}: `) ? capital(says.slice(title.length + 2)) : says
  return excerpt([found, advice].filter(Boolean).join(' '), 330)
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}

export function drawAssistants({ sheet, content, words }: Report): void {
  if (content.assistants.length === 0) return
  if (sheet.leftInAll < KEPT_FOR_HISTORY_AND_COMPARISON + 250) {
    sheet.leftOut += content.assistants.length
    return
  }
  sheet.section(() => {
    sheet.heading(2, words.say('Wat elke assistent te zien krijgt', 'What each assistant gets to see'))
    sheet.bullets(
      content.assistants.map(({ says, change }) => excerpt([says, change].filter(Boolean).join(' '), 330)),
      3,
    )
    sheet.paragraph(
      words.say(
        'De assistenten zelf zijn voor dit rapport niet gevraagd: wat zij werkelijk antwoorden, is niet gemeten.',
        'The assistants themselves were not asked for this report: what they really answer was not measured.',
      ),
    )
  })
}
