import { afterAll, expect, test } from 'vitest'
import { closeAuditWorkers, inWorker } from '#engine/analysis-pool.ts'
import { BAKERS } from '#tests/cases/answers/answer-case.ts'
import { KORENAAR } from '#tests/cases/answers/companies/01.ts'
import { judgeAnswer } from './judge-answer.ts'
import { prepareCompany } from './known-company.ts'
import { MAX_ANSWER } from './markup/answer-text.ts'

afterAll(closeAuditWorkers)

const known = prepareCompany(KORENAAR, BAKERS)

test('every place is one in the answer as it was pasted, markdown and all', () => {
  const answer =
    '## Bakkers\n\n1. **Bakkerij Jansen**\n2. **De&nbsp;Korenaar** – [030 555 01 23](tel:0305550123), sinds **1978**\n\n| Naam | Plaats |\n|---|---|\n| De Korenaar | Utrecht |'
  const judged = judgeAnswer(answer, known)
  const shown = ({ at, end }: { at: number; end: number }) => answer.slice(at, end)
  expect(judged.mentions.map(shown)).toEqual(['De&nbsp;Korenaar', 'De Korenaar'])
  const said = judged.facts.flatMap(({ fact, said }) => said.map((one) => [fact, shown(one), one.right]))
  expect(said).toEqual([
    ['city', 'Utrecht', true],
    ['phone', '030 555 01 23', true],
    ['foundingYear', '1978', false],
    ['sector', 'Bakkers', true],
  ])
  expect(judged.rank).toBe(2)
})

test('cited pages are told apart: own, competitors’ and others’', () => {
  const { citations } = judgeAnswer(
    'De Korenaar bakt brood. Bronnen: https://www.dekorenaar.nl/brood en [Jansen](https://bakkerijjansen.nl/over).',
    known,
    { sources: ['https://gids.nl/bakkers', 'https://dekorenaar.nl/brood', 'javascript:alert(1)'] },
  )
  expect(citations.map(({ url, whose }) => [url, whose])).toEqual([
    ['https://www.dekorenaar.nl/brood', 'own'],
    ['https://bakkerijjansen.nl/over', 'competitor'],
    ['https://gids.nl/bakkers', 'other'],
  ])
})

test('a short answer to a question that names the company states a fact without naming it', () => {
  const answer = 'Het telefoonnummer is 030 555 01 23.'
  const asked = judgeAnswer(answer, known, { question: 'Wat is het telefoonnummer van De Korenaar?' })
  expect(asked).toMatchObject({ named: false, because: 'absent' })
  expect(asked.facts.find(({ fact }) => fact === 'phone')).toMatchObject({ verdict: 'right' })
  expect(judgeAnswer(answer, known).facts.every(({ verdict }) => verdict === 'absent')).toBe(true)
})

test('only the beginning of an endless answer is read, and the worker thread does it', async () => {
  const answer = `De Korenaar zit aan de Oudegracht in Utrecht. ${'Brood van desem. '.repeat(MAX_ANSWER / 10)}`
  const judged = await inWorker('judgeAnswers', [{ answer }], KORENAAR, BAKERS)
  expect(judged).toMatchObject({ ok: true, value: [{ named: true, cut: true }] })
})
