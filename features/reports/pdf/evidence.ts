/** What was read where: the last part, which takes the pages that are left. */
import { excerpt } from '#engine/wording.ts'
import { shortUrl } from './facts.ts'
import { BODY, COLORS, SMALL } from './look.ts'
import type { Report } from './report-words.ts'
import { drawTable } from './table.ts'

const MOST_PER_CHECK = 3

export function drawEvidence({ sheet, content, words }: Report): void {
  const { say } = words
  // A dash says only that the page was looked at.
  // What the facts are based on stands in their table.
  const all = content.categories
    .filter(({ id }) => id !== 'bekende-gegevens')
    .flatMap(({ checks }) => checks)
    .map(({ title, evidence }) => ({ title, evidence: evidence.filter(({ found }) => /[\p{L}\p{N}]/u.test(found)) }))
  const rows = all.flatMap(({ title, evidence }) =>
    evidence.slice(0, MOST_PER_CHECK).map(({ url, found }) => ({ title, url, found })),
  )
  const total = all.reduce((sum, { evidence }) => sum + evidence.length, 0)
  if (rows.length === 0) return
  if (sheet.leftInAll < 150) {
    sheet.leftOut += total
    return
  }
  sheet.section(() => {
    sheet.heading(2, say('Het bewijs', 'The evidence'), 100)
    sheet.paragraph(say('Wat er op de website stond toen die werd gelezen.', 'What the website said when it was read.'))
    const left = drawTable(sheet, {
      columns: [
        { head: say('Onderdeel', 'Check'), share: 0.24 },
        { head: say('Gevonden', 'Found'), share: 0.5 },
        { head: say('Pagina', 'Page'), share: 0.26 },
      ],
      rows: rows.map(({ title, found, url }) => [
        title,
        excerpt(found, 220),
        [{ ...BODY, color: COLORS.soft, text: shortUrl(url, words) }],
      ]),
      bounded: true,
    })
    sheet.leftOut += left + total - rows.length
  })
}

export function drawAsked({ sheet, content, words }: Report): void {
  const asked = content.sources.filter(({ status, problem }) => status !== null || problem !== null)
  if (content.score !== null || asked.length === 0) return
  sheet.section(() => {
    sheet.heading(2, words.say('Wat we opvroegen', 'What we asked for'))
    drawTable(sheet, {
      columns: [
        { head: words.say('Adres', 'Address'), share: 0.6 },
        { head: words.say('Antwoord', 'Answer'), share: 0.4 },
      ],
      rows: asked
        .slice(0, 20)
        .map(({ url, status, problem }) => [excerpt(url, 160), excerpt(problem ?? String(status ?? ''), 160)]),
      bounded: true,
    })
  })
}

export function drawMethod({ sheet, content, words }: Report): void {
  if (sheet.leftOut > 0) sheet.paragraph(words.leftOut(sheet.leftOut), { style: BODY })
  sheet.paragraph(words.method(content.rubricVersion), { style: SMALL, gap: 0 })
}
