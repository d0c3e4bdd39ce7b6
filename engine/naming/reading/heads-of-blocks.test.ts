import { expect, test } from 'vitest'
import { plainCompany } from '#tests/cases/answers/answer-case.ts'
import { judgeAnswer } from './judge-answer.ts'
import { prepareCompany } from './known-company.ts'

const known = prepareCompany(
  plainCompany({
    name: 'Juwelier Van Dalen',
    legalForm: 'bv',
    addresses: [{ city: 'Gouda' }],
    foundingYear: 1953,
    sector: 'juwelier',
    services: ['Graveren'],
  }),
  [],
)
const table = (head: string, ...rows: string[]) =>
  `**Juwelier Van Dalen vs. Juwelier De Gier**\n\n| ${head} |\n|---|---|---|\n${rows.map((row) => `| ${row} |`).join('\n')}`
const verdictIn = (answer: string, fact: string) =>
  judgeAnswer(answer, known).facts.find((one) => one.fact === fact)!.verdict

test.each([
  ['wrong', ' | Van Dalen | De Gier', 'Since | 1935 | 1953'],
  ['right', ' | Van Dalen | De Gier', 'Since | 1953 | 1935'],
  ['absent', ' | De Gier | De Ring', 'Since | 1935 | 1978'],
])('of columns that a part of a name heads each is of another company, %s: %s, %s', (verdict, head, row) => {
  expect(verdictIn(table(head, 'City | Gouda | Gouda', row), 'foundingYear')).toBe(verdict)
})

test('a column of another company says nothing of this one', () => {
  expect(verdictIn(table(' | Van Dalen | De Gier', 'Graveren | Nee | Ja'), 'services')).toBe('wrong')
  expect(verdictIn(table(' | Van Dalen | De Gier', 'Graveren | Ja | Nee'), 'services')).toBe('right')
})

test('what is said of both below a table is said of each', () => {
  const answer = `${table(' | Juwelier Van Dalen | Juwelier De Gier', 'City | Gouda | Gouda')}\n\nBoth are goldsmiths and jewellers.`
  expect(verdictIn(answer, 'sector')).toBe('right')
})

test('a name ends with its line', () => {
  const answer = 'Juwelier Van Dalen of Juwelier De Gier?\n\nJuwelier Van Dalen\nVan Dalen is opgericht in 1935.'
  expect(verdictIn(answer, 'foundingYear')).toBe('wrong')
})

test.each([
  ['wrong', '# Juwelier Van Dalen\n\nIn Gouda.\n\n# Aandachtspunten\n- Opgericht in 1935'],
  ['wrong', '## Is Juwelier Van Dalen betrouwbaar?\n\nJa.\n\n## Wat doen ze?\nSinds 1935 bestaat de zaak.'],
  ['absent', '# Juwelier Van Dalen\n\nIn Gouda.\n\n# Zilverhuis Noord\n- Opgericht in 1935'],
  ['wrong', '**💍 Juwelier Van Dalen**\n\n**Waar?** Gouda\n**Opgericht?** 1935'],
  ['absent', '**Juwelier Van Dalen (Gouda)**\n- Ringen\n**Zilverhuis Noord (Ede)**\n- Opgericht in 1935'],
])('below another heading of an answer about one company it is told of that one, %s: %s', (verdict, answer) => {
  expect(verdictIn(answer, 'foundingYear')).toBe(verdict)
})

test('items that are sentences about the company name nobody else', () => {
  const answer =
    '- Juwelier Van Dalen graveert ook sieraden.\n- De winkel bestaat sinds 1935.\n- Bellen kan op 0182 555 123.'
  expect(verdictIn(answer, 'foundingYear')).toBe('wrong')
  expect(verdictIn(`${answer}\n- Juwelier De Ring is opgericht in 1935.`, 'services')).toBe('right')
})

test.each([
  '- Juwelier Van Dalen is een juwelier in Gouda.\n- Het bestaat sinds 1935.',
  '- Juwelier Van Dalen is a jeweller in Gouda.\n- In business since 1935.',
  '**1. Juwelier Van Dalen**\nGoede juwelier in Gouda.\n📅 Sinds 1935\n\n**2. Juwelier De Ring**\nOok goed.',
])('what stands below the name is of the company: %s', (answer) => {
  expect(verdictIn(answer, 'foundingYear')).toBe('wrong')
})
