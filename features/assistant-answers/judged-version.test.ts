import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { judgeAnswer } from '#engine/naming/reading/judge-answer.ts'
import { prepareCompany } from '#engine/naming/reading/known-company.ts'
import { ANSWER_KINDS } from '#tests/cases/answers/kinds.ts'
import { JUDGED_VERSION } from './judged-answer.rules.ts'

test('the version stored beside a judgement changes with the rules that judge', () => {
  const digest = createHash('sha256')
  for (const { answer, company, known } of Object.values(ANSWER_KINDS).flat())
    digest.update(JSON.stringify(judgeAnswer(answer, prepareCompany(company, known))))
  const version = Number.parseInt(digest.digest('hex').slice(0, 7), 16)
  expect(JUDGED_VERSION, `the rules or the answers changed: set JUDGED_VERSION to ${version}`).toBe(version)
})
