import { expect, test } from 'vitest'
import { judgeAnswer } from '#engine/naming/reading/judge-answer.ts'
import { prepareCompany } from '#engine/naming/reading/known-company.ts'
import { plainCompany } from '#tests/cases/answers/answer-case.ts'
import { type JudgedAnswer, judgedAnswer } from './judged-answer.rules.ts'
import { shownBlocks } from './shown-answer.rules.ts'

const company = plainCompany({ name: 'Bakkerij De Korenaar', aliases: ['BDK'], addresses: [{ city: 'Utrecht' }] })

const piecesOf = (answer: string, judged: JudgedAnswer) =>
  shownBlocks(answer, judged).flatMap((block) => (block.kind === 'table' ? block.rows.flat(2) : block.pieces))

test.each([
  ['Zie [hun site](https://bdk.nl/taart) voor taart. BDK.', ['hun site (right)', 'BDK (name)']],
  ['[BDK, de **bakkerij**](https://bdk.nl) bakt.', ['BDK (name)']],
  [
    '| Naam | Plaats | Site |\n|---|---|---|\n| Bakkerij Bos | Zeist | [site](https://bos.nl) |\n| BDK | Utrecht | [link](https://bdk.nl) |\n\nMeer over brood.',
    ['Bakkerij Bos (competitor)', 'BDK (name)', 'Utrecht (right)', 'link (right)'],
  ],
])('what is marked: %s', (answer, marks) => {
  const rivals = [{ name: 'Bakkerij Bos' }]
  const known = prepareCompany({ ...company, websites: ['https://bdk.nl'] }, rivals)
  const pieces = piecesOf(answer, judgedAnswer(judgeAnswer(answer, known), rivals, { answer, company }))
  const marked = pieces.filter(({ kind }) => kind !== 'plain' && kind !== 'strong')
  expect(marked.map(({ text, kind }) => `${text} (${kind})`)).toEqual(marks)
})

test.each([
  ['**BDK** is een *bakker* in __Utrecht__.', 'BDK is een bakker in Utrecht.', []],
  [
    '## Over **Bakkerij De Korenaar**\n\n- **Brood:** elke dag\n- Taart',
    'Over Bakkerij De Korenaar\n\n- Brood: elke dag\n- Taart',
    ['Over ', 'Brood:'],
  ],
  [
    'BDK bakt [in Utrecht](https://gids.example/b_d_k) ([gids.example](https://gids.example/)).',
    'BDK bakt in Utrecht.',
    [],
  ],
  [
    'BDK [1] bakt 2 * 3 broden, in een_map, voor 5 \\* 6.[^2]',
    'BDK [1] bakt 2 * 3 broden, in een_map, voor 5 * 6.[^2]',
    [],
  ],
  ['> BDK bakt brood.\n> **Lekker** brood.\n\nZie 2 > 1.', 'BDK bakt brood.\nLekker brood.\n\nZie 2 > 1.', ['Lekker']],
  ['Een bakker: [site](https://andersbdk.nl), <b>BDK</b>.', 'Een bakker: site, BDK.', []],
  [
    'Jij zei: wie bakt er?\n\nChatGPT zei:\nIn Utrecht bakt Bakkerij De Korenaar elke dag brood.',
    'In Utrecht bakt Bakkerij De Korenaar elke dag brood.',
    [],
  ],
])('an answer is shown as the assistant shows it: %s', (answer, shown, bold) => {
  const pieces = piecesOf(
    answer,
    judgedAnswer(judgeAnswer(answer, prepareCompany(company, [])), [], { answer, company }),
  )
  expect(
    pieces
      .map(({ text }) => text)
      .join('')
      .trim(),
  ).toBe(shown)
  expect(pieces.flatMap(({ kind, text }) => (kind === 'strong' ? [text] : []))).toEqual(bold)
})

test('a table is shown as one, with its marks, between the text around it', () => {
  const answer =
    'Twee bakkers:\n\n| Naam | **Plaats** | Site |\n|:--|---|---|\n| **BDK** | Utrecht | |\n| Bos | | |\n\nEn [dat](https://gids.example) was het.'
  const judged = judgedAnswer(judgeAnswer(answer, prepareCompany(company, [])), [], { answer, company })
  const said = shownBlocks(answer, judged).map((block) =>
    block.kind === 'table'
      ? block.rows.map((row) => row.map((cell) => cell.map(({ kind, text }) => `${text} (${kind})`).join('')))
      : block.pieces
          .map(({ text }) => text)
          .join('')
          .trim(),
  )
  expect(said).toEqual([
    'Twee bakkers:',
    [
      ['Naam (plain)', 'Plaats (strong)', 'Site (plain)'],
      ['BDK (name)', 'Utrecht (right)', ''],
      ['Bos (plain)', '', ''],
    ],
    'En dat was het.',
  ])
})

test.each([
  ['cells that tabs part', 'BDK in Utrecht:\n\nAdres\tLaan 1\nTelefoon\t030 555 01 23'],
  ['more cells than anybody reads', `BDK in Utrecht.\n\n|a|b|\n|-|-|\n${'|1|2|\n'.repeat(300)}`.trim()],
])('%s are shown as they stand', (_, answer) => {
  const judged = judgedAnswer(judgeAnswer(answer, prepareCompany(company, [])), [], { answer, company })
  const blocks = shownBlocks(answer, judged)
  expect(blocks.map(({ kind }) => kind)).toEqual(['text'])
})

test('an answer that was judged before its signs were kept is shown with them', () => {
  const answer = '**BDK** zit in Utrecht.'
  const { hidden, strong, tables, ...judged } = judgedAnswer(judgeAnswer(answer, prepareCompany(company, [])), [], {
    answer,
    company,
  })
  expect([hidden, strong, tables].every((kept) => kept !== undefined)).toBe(true)
  expect(piecesOf(answer, judged).map(({ text }) => text)).toEqual(['**', 'BDK', '** zit in ', 'Utrecht', '.'])
})
