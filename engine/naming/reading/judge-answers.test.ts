import { afterAll, expect, test } from 'vitest'
import { closeAuditWorkers, inWorker } from '#engine/analysis-pool.ts'
import { KORENAAR } from '#tests/cases/answers/companies/01.ts'
import { MAX_ANSWER } from './answer-text.ts'

afterAll(closeAuditWorkers)

/** What one rule looks for, again and again: were it not read in linear time, the thread would be stopped. */
test.each([
  'maandag 9-17 ',
  'op dinsdag open en ',
  'niet open op zondag. ',
  '- maandag: 9-17\n',
  'de eerste is, ',
  'brood en taart ',
  'bakkerij, ',
  'sinds 1987 ',
  'eigenaar Jan de Boer, ',
  'aan de Molenstraat in Ede ',
  'De Korenaar kan betekenen ',
  'x',
])('an answer full of %j is judged within the limits of the thread', async (said) => {
  const answer = `Bakkerij De Korenaar in Utrecht. ${said.repeat(MAX_ANSWER / said.length)}`
  const outcome = await inWorker('judgeAnswers', [{ answer }], KORENAAR, [])
  expect(outcome.ok && outcome.value[0]!.named).toBe(true)
})
