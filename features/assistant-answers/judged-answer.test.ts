import { expect, test } from 'vitest'
import { judgeAnswer } from '#engine/naming/reading/judge-answer.ts'
import { prepareCompany } from '#engine/naming/reading/known-company.ts'
import { plainCompany } from '#tests/cases/answers/answer-case.ts'
import { judgedAnswer, markedPieces } from './judged-answer.rules.ts'

const company = plainCompany({ name: 'Bakkerij De Korenaar', aliases: ['BDK'], addresses: [{ city: 'Utrecht' }] })

test.each([
  ['**Bakkerij De Korenaar** zit in Utrecht, en wie BDK zegt, bedoelt die zaak.', 'as-in-profile'],
  ['BDK is een bakkerij in Utrecht.', 'other-name'],
  ['Bakkerij de korenaar zit in Utrecht.', 'otherwise'],
  ['In Utrecht zitten veel bakkers.', null],
])('how the company is called is kept with the judgement: %s', (answer, written) => {
  const judged = judgeAnswer(answer, prepareCompany(company, []))
  expect(judgedAnswer(judged, [], { answer, company }).written).toBe(written)
})

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
  const pieces = markedPieces(answer, judgedAnswer(judgeAnswer(answer, known), rivals, { answer, company }))
  expect(pieces.flatMap((piece) => (typeof piece === 'string' ? [] : [`${piece.text} (${piece.kind})`]))).toEqual(marks)
})
