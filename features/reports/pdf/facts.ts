/** The fifteen facts with their values, and where each was found. */
import { excerpt } from '#engine/wording.ts'
import { BODY, COLORS } from './look.ts'
import type { Report, Words } from './report-words.ts'
import { drawTable } from './table.ts'

const LONGEST_VALUE = 140

export function drawFacts({ sheet, content, words }: Report): void {
  const { say } = words
  if (content.facts.length === 0 || content.score === null) return
  sheet.section(() => {
    sheet.heading(2, say('Wat er over het bedrijf te vinden is', 'What can be found about the company'))
    sheet.paragraph(
      say(
        'Deze gegevens staan op de website zelf. Klopt er een niet, verbeter het dan daar: assistenten nemen over wat er staat.',
        'These facts are stated by the website itself. Where one is wrong, correct it there: assistants repeat what it says.',
      ),
    )
    drawTable(sheet, {
      most: 3,
      columns: [
        { head: say('Gegeven', 'Fact'), share: 0.22 },
        { head: say('Waarde', 'Value'), share: 0.46 },
        { head: say('Waar gevonden', 'Where it was found'), share: 0.32 },
      ],
      rows: content.facts.map(({ name, state, value, page, source }) => [
        name,
        state === 'found' && value !== null
          ? excerpt(value, LONGEST_VALUE)
          : [{ ...BODY, color: COLORS.soft, text: words.state[state] }],
        state === 'found' ? [{ ...BODY, color: COLORS.soft, text: where(source, page && shortUrl(page, words)) }] : '',
      ]),
    })
  })
}

function where(source: string | null, page: string | null): string {
  return [source, page].filter(Boolean).join(', ')
}

/** '/contact': the host is that of the whole report. */
export function shortUrl(url: string, words: Words): string {
  const parsed = URL.parse(url)
  if (!parsed) return excerpt(url, 90)
  const path = `${parsed.pathname}${parsed.search}`
  return path === '/' ? words.say('homepage', 'home page') : excerpt(path, 90)
}
