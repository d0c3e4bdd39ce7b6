import { expect, test } from 'vitest'
import { judgeAnswer } from '#engine/naming/reading/judge-answer.ts'
import { prepareCompany } from '#engine/naming/reading/known-company.ts'
import { plainCompany } from '#tests/cases/answers/answer-case.ts'
import { judgedAnswer } from './judged-answer.rules.ts'

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
