import { expect, test } from 'vitest'
import { amsterdamDay, amsterdamMonth, firstOfNextMonth, secondsToNextDay, secondsToNextMonth } from './calendar.ts'

test('a month begins at midnight in Amsterdam, in winter and in summer', () => {
  expect(amsterdamMonth(new Date('2026-11-30T22:59:59Z'))).toBe('2026-11')
  expect(amsterdamMonth(new Date('2026-11-30T23:00:00Z'))).toBe('2026-12')
  expect(amsterdamDay(new Date('2026-07-31T22:00:00Z'))).toBe('2026-08-01')
})

test('the next month begins on its first day, also over the turn of the year', () => {
  expect(firstOfNextMonth(new Date('2026-11-30T22:59:59Z'))).toBe('2026-12-01')
  expect(firstOfNextMonth(new Date('2026-11-30T23:00:00Z'))).toBe('2027-01-01')
})

test('the wait for the next day or month ends when it begins in Amsterdam, also when the clocks change', () => {
  expect(secondsToNextDay(new Date('2026-10-24T22:00:00Z'))).toBe(25 * 3_600)
  expect(secondsToNextDay(new Date('2026-11-30T22:59:59.500Z'))).toBe(1)
  for (const at of [
    '2026-10-01T00:00:00Z',
    '2026-12-31T22:59:59Z',
    '2026-01-31T23:00:00Z',
    '2026-03-01T12:00:00.001Z',
  ]) {
    const moment = new Date(at)
    const after = (seconds: number) => amsterdamMonth(new Date(moment.getTime() + seconds * 1_000))
    const seconds = secondsToNextMonth(moment)
    expect([after(seconds - 1), after(seconds)]).toEqual([amsterdamMonth(moment), firstOfNextMonth(moment).slice(0, 7)])
  }
})
