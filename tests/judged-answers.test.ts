/** All answers that were written by hand: how well they are judged, and whether they are judged as the stored version says. */
import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { judgeAnswers } from '#engine/naming/reading/judge-answers.ts'
import { JUDGED_VERSION } from '#features/assistant-answers/judged-answer.rules.ts'
import { type AnswerCase, expectedFacts } from './cases/answers/answer-case.ts'
import { ANSWER_KINDS, HARDER_KINDS } from './cases/answers/kinds.ts'

const WANTED = 0.98

/** Judged once for all tests here. */
const JUDGED = new Map(
  [ANSWER_KINDS, HARDER_KINDS]
    .flatMap((kinds) => Object.values(kinds).flat())
    .map((one) => [one, judgeAnswers([one], one.company, one.known)[0]!]),
)

interface Score {
  right: number
  of: number
}

/** What is judged otherwise than a careful reader does, and how much is judged as they do. */
function compare(one: AnswerCase) {
  const { named, facts, competitors, known } = one
  const judged = JUDGED.get(one)!
  const wrong: string[] = []
  const naming: Score = { right: judged.named === named ? 1 : 0, of: 1 }
  if (naming.right === 0) wrong.push(named ? 'should be named' : `should not be named`)
  const expected = expectedFacts(facts)
  const stating: Score = { right: 0, of: 0 }
  for (const { fact, verdict } of judged.facts) {
    const wanted = expected.get(fact) ?? 'absent'
    if (wanted === 'absent' && verdict === 'absent') continue
    stating.of++
    if (wanted === verdict) stating.right++
    else wrong.push(`${fact} is ${verdict}, should be ${wanted}`)
  }
  const rivals = judged.competitors.map(({ index }) => known[index]!.name).sort()
  if (rivals.join() !== [...competitors].sort().join()) wrong.push(`competitors ${rivals.join(', ')}`)
  return { naming, stating, wrong }
}

describe('answers that were written by hand', () => {
  test('there are at least two hundred', () => {
    expect(Object.values(ANSWER_KINDS).flat().length).toBeGreaterThanOrEqual(200)
  })

  test.each(Object.entries(ANSWER_KINDS))('%s are judged as a careful reader judges them', (kind, cases) => {
    const results = cases.map((one) => ({ answer: one.answer, ...compare(one) }))
    const sum = (of: (result: (typeof results)[number]) => Score) => {
      const scores = results.map(of)
      return {
        right: scores.reduce((total, { right }) => total + right, 0),
        of: scores.reduce((total, { of }) => total + of, 0),
      }
    }
    const [naming, stating] = [sum(({ naming }) => naming), sum(({ stating }) => stating)]
    const rivals = {
      right: results.filter(({ wrong }) => !wrong.some((one) => one.startsWith('competitors'))).length,
      of: results.length,
    }
    const shown = ({ right, of }: Score) => `${right} of ${of} (${of === 0 ? '-' : (right / of).toFixed(3)})`
    console.log(`${kind}: named ${shown(naming)}, facts ${shown(stating)}, competitors ${shown(rivals)}`)
    const wrong = results
      .filter((one) => one.wrong.length > 0)
      .map(({ answer, wrong }) => `${answer}\n  → ${wrong.join('; ')}`)
    for (const { right, of } of [naming, stating, rivals])
      expect(right / Math.max(1, of), wrong.join('\n')).toBeGreaterThanOrEqual(of === 0 ? 0 : WANTED)
  })
})

test('the version stored beside a judgement changes with the rules that judge', () => {
  const digest = createHash('sha256')
  for (const judged of JUDGED.values()) digest.update(JSON.stringify(judged))
  const version = Number.parseInt(digest.digest('hex').slice(0, 7), 16)
  expect(JUDGED_VERSION, `the rules or the answers changed: set JUDGED_VERSION to ${version}`).toBe(version)
})
