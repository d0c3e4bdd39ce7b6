/** The answers written by hand, as the assistants mark them: each is judged as it is without those marks. */
import { describe, expect, test } from 'vitest'
import { ANSWER_KINDS } from '#tests/cases/answers/kinds.ts'
import { judgeAnswer } from './judge-answer.ts'
import { prepareCompany } from './known-company.ts'

/** Where a sentence ends. */
const END = /(?<=[a-z]{3})\.(?= [A-Z]|$|\n)/g
const citedBy = (mark: string) => (answer: string) => answer.replace(END, mark)
const PAGE = 'https://www.kvk.nl/bedrijf?utm_source=chatgpt.com'

const MARKS: Record<string, (answer: string) => string> = {
  'a link in brackets behind each sentence': citedBy(`. ([kvk.nl](${PAGE}))`),
  'a link in brackets at the end of each sentence': citedBy(` ([kvk.nl](${PAGE})).`),
  'two links in brackets': citedBy(`. ([kvk.nl](${PAGE}), [gids.nl](https://gids.nl))`),
  'a link by its name': citedBy('. ([Bedrijvengids](https://www.gids.nl/a))'),
  'a link by itself': citedBy(`. [kvk.nl](${PAGE})`),
  'a numbered link': citedBy(`.[1](${PAGE})[2](https://gids.nl)`),
  'a link by reference': citedBy('. ([kvk.nl][1])'),
  'a footnote': citedBy('.[^1^]'),
  'a number in brackets': citedBy('.[1][2]'),
  'a raised number': citedBy('.¹'),
  'a raised number in HTML': citedBy('.<sup>1</sup>'),
  'a source between brackets': citedBy('.【4†source】'),
  'a source by its name': citedBy('. (Bron: KvK)'),
  'an address': citedBy('. https://www.kvk.nl/bedrijf'),
  'narrow blanks': (answer) => answer.replace(/(?<=\d) (?=\d|uur|am|pm|a\.m|p\.m)/g, '\u202f'),
  'hyphens at which no line breaks': (answer) => answer.replace(/(?<=[\p{L}\d])-(?=[\p{L}\d])/gu, '\u2011'),
  'minus signs': (answer) => answer.replace(/(?<=\d)[–-](?=\d)/g, '\u2212'),
  'chips behind each sentence': citedBy('. kvk.nl+2'),
  'chips below each sentence': citedBy('.\nKamer van Koophandel\n+1\n'),
  'who says it': (answer) => `ChatGPT zei:\n${answer}`,
  'dashes without blanks': (answer) => answer.replace(/(?<=\p{L}) – (?=\p{L})/gu, '—'),
  quotation: (answer) => answer.replace(/^/gm, '> '),
  'lines that end in HTML': (answer) => answer.replace(/\n/g, '<br>\n'),
}

const all = Object.values(ANSWER_KINDS)
  .flat()
  .map(({ answer, question, company, known }) => ({ answer, question, known: prepareCompany(company, known) }))
/** At most so many, of every kind: the rest says the same. */
const MOST = 150
const someOf = (cases: readonly Case[]) => cases.filter((_, index) => index % Math.ceil(cases.length / MOST) === 0)
const answers = someOf(all)

type Case = (typeof all)[number]
const judged = ({ answer, question, known }: Case) => {
  const { named, facts } = judgeAnswer(answer, known, { question })
  return JSON.stringify([named, ...facts.map(({ fact, verdict }) => [fact, verdict])])
}
/** As it was written: each is compared with many others. */
const UNMARKED = new Map<Case, string>()
const unmarked = (one: Case) => UNMARKED.get(one) ?? UNMARKED.set(one, judged(one)).get(one)!

describe('answers are judged the same', () => {
  test.each(Object.entries(MARKS))('with %s', (_, marked) => {
    const changed = someOf(all.filter(({ answer }) => marked(answer) !== answer))
    expect(changed.length).toBeGreaterThan(20)
    const otherwise = changed.filter((one) => judged({ ...one, answer: marked(one.answer) }) !== unmarked(one))
    expect(otherwise.map(({ answer }) => marked(answer))).toEqual([])
  })
})

test.each([
  ['a question above it', (question: string, answer: string) => `${question}\n\n${answer}`],
  ['who says what', (question: string, answer: string) => `Jij zei:\n${question}\n\nChatGPT zei:\n${answer}`],
  ['labels', (question: string, answer: string) => `Vraag: ${question}\n\nAntwoord: ${answer}`],
])('an answer is judged with %s as when that question is given with it', (_, pasted) => {
  const otherwise = answers.filter((one) => {
    const question = `Wat weet je van ${one.known.company.name}?`
    return judged({ ...one, answer: pasted(question, one.answer) }) !== judged({ ...one, question })
  })
  expect(otherwise.map(({ answer }) => answer)).toEqual([])
})

test('a question that is pasted with a short answer about another company names nobody', () => {
  const [{ known }] = answers as [(typeof answers)[number]]
  expect(judgeAnswer(`Wat weet je van ${known.company.name}?\n\nIk raad Bakkerij Jansen aan.`, known).named).toBe(false)
})

test('a question that is pasted with a denial names nobody', () => {
  const [{ known }] = answers as [(typeof answers)[number]]
  const denied = `Wat weet je van ${known.company.name}?\n\nDaar heb ik geen informatie over gevonden.`
  expect(judgeAnswer(denied, known).named).toBe(false)
})

test.each([
  ['Opgericht', '1998'],
  ['Actief sinds', '1998'],
  ['Founded', '1998'],
])('a label above its value is one beside it: %s', (label, value) => {
  const { company } = answers[0]!.known
  const known = prepareCompany({ ...company, foundingYear: 1989 }, [])
  const verdictOf = (answer: string) =>
    judgeAnswer(answer, known).facts.find(({ fact }) => fact === 'foundingYear')!.verdict
  expect(verdictOf(`**${company.name}**\n\n**${label}**\n${value}`)).toBe('wrong')
})
