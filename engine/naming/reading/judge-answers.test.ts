import { afterAll, expect, test } from 'vitest'
import { closeAuditWorkers, inWorker } from '#engine/analysis-pool.ts'
import { HVK } from '#tests/cases/answers/companies/26.ts'
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
  const answer = `HVK Administraties in Leeuwarden. ${said.repeat(MAX_ANSWER / said.length)}`
  const outcome = await inWorker('judgeAnswers', [{ answer }, { answer }, { answer }], HVK, [])
  expect(outcome.ok && outcome.value.map(({ named }) => named)).toEqual([true, true, true])
})
