/** What differs from the report of an earlier month, check by check. */
import { excerpt } from '#engine/wording.ts'
import { mostMovedFirst, stateTexts } from '#features/reports/changed-check.rules.ts'
import type { Report } from './report-words.ts'
import { drawTable } from './table.ts'
import { monthOf } from './typography.ts'

/** The dashboard has them all. */
const MOST_CHANGES = 20

export function drawChanges({ sheet, content, words }: Report): void {
  const { previous, language } = content
  if (!previous?.comparable || previous.changes.length === 0) return
  if (sheet.leftInAll < 150) {
    sheet.leftOut += previous.changes.length
    return
  }
  const { say } = words
  sheet.section(() => {
    sheet.heading(2, say('Wat er veranderde', 'What changed'), 100)
    const month = monthOf(previous.takenAt, language)
    sheet.paragraph(
      say(
        `Vergeleken met het rapport van ${month}. Wat de score het meest bewoog, staat bovenaan.`,
        `Compared with the report of ${month}. What moved the score most comes first.`,
      ),
    )
    const shown = mostMovedFirst(previous.changes).slice(0, MOST_CHANGES)
    const left = drawTable(sheet, {
      columns: [
        { head: say('Onderdeel', 'Check'), share: 0.36 },
        { head: say('Eerst', 'Before'), share: 0.32 },
        { head: say('Nu', 'Now'), share: 0.32 },
      ],
      rows: shown.map((change) => [change.title, ...stateTexts(change, language)].map((text) => excerpt(text, 160))),
      bounded: true,
      most: 2,
    })
    sheet.leftOut += left + previous.changes.length - shown.length
  })
}
