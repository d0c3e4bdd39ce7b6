import { afterAll, expect, test } from 'vitest'
import { closeAuditWorkers, inWorker } from '#engine/analysis-pool.ts'
import { HVK } from '#tests/cases/answers/companies/26.ts'
import { ANSWER_KINDS } from '#tests/cases/answers/kinds.ts'
import { judgeAnswer } from './judge-answer.ts'
import { judgeAnswersTogether } from './judge-answers.ts'
import { prepareCompany } from './known-company.ts'
import { MAX_ANSWER } from './markup/answer-text.ts'

afterAll(closeAuditWorkers)

/** What one rule looks for, again and again: were it not read in linear time, the thread would be stopped. */
test.each([
  'maandag 9-17 ',
  'op dinsdag open en ',
  'niet open op zondag. ',
  '- maandag: 9-17\n',
  'de eerste is, ',
  'boekhouding en loonstroken ',
  'administratiekantoor, ',
  'sinds 1994 ',
  'eigenaar Jan de Boer, ',
  'aan de Zuidvliet in Sneek ',
  'HVK kan betekenen ',
  'x',
])('an answer full of %j, pasted three times, is judged within the limits of the thread', async (said) => {
  const answer = `HVK Administraties in Leeuwarden, tel. 058 555 31 74. ${said.repeat(MAX_ANSWER / said.length)}`
  const outcome = await inWorker('judgeAnswers', [{ answer }, { answer }, { answer }], HVK, [])
  expect(outcome.ok && outcome.value.map(({ named }) => named)).toEqual([true, true, true])
})

test('answers that are judged in step are judged as each is by itself', () => {
  const some = Object.values(ANSWER_KINDS)
    .flat()
    .filter((_, at) => at % 12 === 0)
  const together = judgeAnswersTogether(some.map((one) => [[one], one.company, one.known]))
  const alone = some.map(({ answer, company, known, question }) => [
    judgeAnswer(answer, prepareCompany(company, known), { question }),
  ])
  expect(together).toEqual(alone)
})

test('of many pastes at once each gets its own judgement, and one that takes too long fails by itself', async () => {
  const heavy = Array.from({ length: 200 }, () => ({
    answer: `HVK in Leeuwarden. ${'op dinsdag open en '.repeat(1_000)}`,
  }))
  const pastes = Array.from({ length: 40 }, (_, at) =>
    at === 3 ? heavy : [{ answer: `HVK zit in Leeuwarden.${' Bel 058 555 01 23.'.repeat(at)}` }, { answer: 'x' }],
  )
  const outcomes = await Promise.all(pastes.map((answers) => inWorker('judgeAnswers', answers, HVK, [])))
  const phones = outcomes.map((outcome) =>
    outcome.ok ? outcome.value.map(({ facts }) => facts.find(({ fact }) => fact === 'phone')!.said.length) : null,
  )
  expect(phones).toEqual(pastes.map((_, at) => (at === 3 ? null : [at, 0])))
})
