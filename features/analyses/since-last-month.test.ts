import { expect, test } from 'vitest'
import { reportsOfTwoMonths } from './since-last-month.ts'

const NOW = new Date('2026-11-22T09:00:00Z')
const sinceLastMonth = (history: ReturnType<typeof past>[], now: Date) => {
  const two = reportsOfTwoMonths(history, now)
  return two && { from: two.before.score, to: two.last.score }
}
const past = (takenAt: string, score: number, rubricVersion = '1.2.0') => ({ takenAt, score, rubricVersion })

test('compares the newest score with the last one of the month before', () => {
  const history = [past('2026-10-02T09:00:00Z', 40), past('2026-10-30T09:00:00Z', 52), past('2026-11-20T09:00:00Z', 61)]
  expect(sinceLastMonth(history, NOW)).toEqual({ from: 52, to: 61 })
})

test('takes the month as it is in Amsterdam', () => {
  const history = [past('2026-10-31T23:30:00Z', 40), past('2026-11-20T09:00:00Z', 61)]
  expect(sinceLastMonth(history, NOW)).toBeNull()
  expect(sinceLastMonth([past('2026-10-31T22:30:00Z', 40), ...history.slice(1)], NOW)).toEqual({ from: 40, to: 61 })
})

test('compares nothing across rubrics, with a month without a score, or before this month is measured', () => {
  expect(sinceLastMonth([past('2026-10-30T09:00:00Z', 52, '1.1.0'), past('2026-11-20T09:00:00Z', 61)], NOW)).toBeNull()
  expect(sinceLastMonth([past('2026-09-30T09:00:00Z', 52), past('2026-11-20T09:00:00Z', 61)], NOW)).toBeNull()
  expect(sinceLastMonth([past('2026-10-30T09:00:00Z', 52)], NOW)).toBeNull()
  expect(sinceLastMonth([], NOW)).toBeNull()
})
