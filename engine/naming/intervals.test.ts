import { expect, test } from 'vitest'
import { changeBetween, differsInSameAnswers, type Series, shareOf } from './intervals.ts'

/** From R.G. Newcombe's paper on intervals of one proportion, Statistics in Medicine 17 (1998), p. 857: table I, method 3. */
test.each([
  [81, 263, 0.2553, 0.3662],
  [15, 148, 0.0624, 0.1605],
  [0, 20, 0, 0.1611],
  [1, 29, 0.0061, 0.1718],
])('%i of %i has the interval of the literature', (count, of, low, high) => {
  const share = shareOf(count, of)
  expect(share.low).toBeCloseTo(low, 4)
  expect(share.high).toBeCloseTo(high, 4)
})

test('fewer than ten answers give no figure, and ten do', () => {
  expect(shareOf(9, 9).share).toBeNull()
  expect(shareOf(0, 0)).toMatchObject({ share: null, low: 0, high: 1 })
  expect(shareOf(5, 10).share).toBe(0.5)
  expect(() => shareOf(3, 2)).toThrow(RangeError)
})

function series(count: number, of: number, model = 'm-1', questions = 5): Series {
  const asked = Array.from({ length: of }, (_, i) => ({
    question: `Vraag ${i % questions}`,
    assistant: 'chatgpt',
    model,
  }))
  return { asked, count }
}

test('a change is one only outside the noise', () => {
  expect(changeBetween(series(5, 20), series(6, 20))).toBe('within-noise')
  expect(changeBetween(series(2, 20), series(15, 20))).toBe('up')
  expect(changeBetween(series(15, 20), series(2, 20))).toBe('down')
  expect(changeBetween(series(0, 5), series(5, 5))).toBe('too-few')
})

test('answers to other questions, or of another model, are not compared', () => {
  expect(changeBetween(series(2, 20), series(15, 20, 'm-2'))).toBe('not-comparable')
  expect(changeBetween(series(2, 20), series(15, 20, 'm-1', 4))).toBe('not-comparable')
})

/** 2 · (½)⁵ = 0.0625 and 2 · (½)⁶ = 0.03125; 2 · (1 + 10) · (½)¹⁰ = 0.0215 and 2 · (1 + 9 + 36) · (½)⁹ = 0.18. */
test.each([
  [0, 0, false],
  [5, 0, false],
  [6, 0, true],
  [1, 9, true],
  [2, 7, false],
  [900, 1_100, true],
  [1_000, 1_000, false],
])('two of which %i and %i answers name only one differ: %s', (first, second, expected) => {
  expect(differsInSameAnswers(first, second)).toBe(expected)
  expect(differsInSameAnswers(second, first)).toBe(expected)
})
