/** The website beside those of competitors. */
import { excerpt } from '#engine/wording.ts'
import { BODY, COLORS, CONTENT_WIDTH, PAGE, STRONG } from './look.ts'
import type { Report } from './report-words.ts'
import { colorOf } from './score-figure.ts'
import { drawTable } from './table.ts'
import { dayOf } from './typography.ts'

const MOST_SITES = 11

export function drawComparison({ sheet, content, words }: Report): void {
  const { comparison, language } = content
  if (!comparison) return
  const { say } = words
  const sites = comparison.sites.slice(0, MOST_SITES)
  sheet.section(() => {
    sheet.heading(2, say('Naast je concurrenten', 'Beside your competitors'), 110)
    const [verdict, ...rest] = comparison.conclusion
    if (verdict) sheet.paragraph(excerpt(verdict, 300), { style: STRONG, most: 2 })
    drawTable(sheet, {
      most: 1,
      columns: [
        { head: say('Website', 'Website'), share: 0.38 },
        { head: say('Score', 'Score'), share: 0.14, align: 'right' },
        { head: say('Gegevens van 15', 'Facts of 15'), share: 0.18, align: 'right' },
      ],
      rows: sites.map(({ url, isOwn, score, knownFields }) => [
        [{ ...(isOwn ? STRONG : BODY), text: hostOf(url), ...(isOwn ? { marked: true } : {}) }],
        score === null ? words.notMeasured : String(score),
        score === null ? '–' : String(knownFields),
      ]),
      beside: (pen, row, y) => {
        const { score } = sites[row]!
        if (score === null) return
        const [x, width] = [PAGE.left + CONTENT_WIDTH * 0.72, CONTENT_WIDTH * 0.28]
        pen.rectangle({ x, y: y + 7, width, height: 6 }, COLORS.hairline, 3)
        if (score > 0)
          pen.rectangle({ x, y: y + 7, width: Math.max(6, (score / 100) * width), height: 6 }, colorOf(score), 3)
      },
    })
    for (const text of rest.slice(0, 3)) sheet.paragraph(excerpt(text, 400), { most: 3 })
    sheet.paragraph(`${say('Vergeleken op', 'Compared on')} ${dayOf(comparison.finishedAt, language)}.`, {
      style: { ...BODY, color: COLORS.soft },
    })
  })
}

function hostOf(url: string): string {
  return excerpt(URL.parse(url)?.host.replace(/^www\./, '') ?? url, 70)
}
