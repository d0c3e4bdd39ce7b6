import { expect, test } from 'vitest'
import { type AnswersToOne, compareOnSame } from './same-questions.ts'

/** `named` of the `of` answers name the company, the newest first. */
const answers = (named: number, of: number, also: Partial<AnswersToOne> = {}): AnswersToOne => ({
  ...{ question: 'Wat doet De Korenaar?', assistant: 'chatgpt', model: 'm-1' },
  named: Array.from({ length: of }, (_, i) => i < named),
  ...also,
})

test('a change is one only outside the noise', () => {
  // Newcombe's interval of the difference: 0.25 to 0.30 holds zero, 0.10 to 0.75 does not.
  expect(compareOnSame([answers(5, 20)], [answers(6, 20)])).toMatchObject({ compared: true, change: 'within-noise' })
  expect(compareOnSame([answers(2, 20)], [answers(15, 20)])).toMatchObject({
    ...{ compared: true, change: 'up', answers: 20 },
    ...{ before: { share: 0.1 }, after: { share: 0.75 } },
  })
  expect(compareOnSame([answers(15, 20)], [answers(2, 20)])).toMatchObject({ change: 'down' })
})

test('only the same questions of the same assistants and models are compared, as many answers of each', () => {
  const other = { question: 'Welke bakker raad je aan?' }
  // The other question would make a change: it is in one period alone.
  expect(compareOnSame([answers(5, 20)], [answers(5, 20), answers(20, 20, other)])).toMatchObject({
    ...{ change: 'within-noise', answers: 20 },
  })
  // Twice the answers of the question that always names the company are no rise.
  expect(compareOnSame([answers(0, 10), answers(5, 5, other)], [answers(0, 10), answers(40, 40, other)])).toMatchObject(
    { change: 'within-noise', answers: 15, before: { count: 5 }, after: { count: 5 } },
  )
})

test.each([
  ['other-models', { model: 'm-2' }],
  ['other-assistants', { assistant: 'claude' }],
  ['other-questions', { question: 'Iets anders?' }],
] as const)('nothing in common is not compared, and it is said why: %s', (because, also) => {
  expect(compareOnSame([answers(2, 20)], [answers(15, 20, also)])).toEqual({ compared: false, because, answers: 0 })
})

test('fewer than ten answers in common are not compared', () => {
  expect(compareOnSame([answers(0, 9)], [answers(20, 20)])).toEqual({ compared: false, because: 'too-few', answers: 9 })
  expect(compareOnSame([], [])).toEqual({ compared: false, because: 'other-questions', answers: 0 })
})
