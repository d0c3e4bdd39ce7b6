import { expect, test } from 'vitest'
import { conclusion, linesOf } from './score-lines.ts'

const past = (month: number, score: number, rubricVersion = '1.0.0') => ({
  takenAt: `2026-0${month}-01T12:00:00Z`,
  score,
  rubricVersion,
})

test('the line breaks where the rubric changes, and nowhere else', () => {
  const history = [past(1, 40, '0.9.0'), past(2, 50, '0.9.0'), past(3, 60), past(4, 61)]
  expect(linesOf(history)).toEqual([history.slice(0, 2), history.slice(2)])
  expect(linesOf(history.slice(2))).toHaveLength(1)
})

test('the conclusion compares only scores of the same rubric', () => {
  expect(conclusion([past(1, 40, '0.9.0'), past(3, 60), past(4, 71)])).toBe(
    'Je score steeg van 60 naar 71 sinds 1 maart 2026',
  )
  expect(conclusion([past(3, 71), past(4, 60)])).toContain('daalde van 71 naar 60')
  expect(conclusion([past(3, 60), past(4, 60)])).toBe('Je score is 60, net als op 1 maart 2026')
  expect(conclusion([past(1, 40, '0.9.0'), past(3, 60)])).toBe('Met deze meetlat is er nog geen eerdere score')
})
