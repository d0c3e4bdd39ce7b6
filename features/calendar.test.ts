import { expect, test } from 'vitest'
import { amsterdamDay, amsterdamMonth, firstOfNextMonth } from './calendar.ts'

test('a month begins at midnight in Amsterdam, in winter and in summer', () => {
  expect(amsterdamMonth(new Date('2026-11-30T22:59:59Z'))).toBe('2026-11')
  expect(amsterdamMonth(new Date('2026-11-30T23:00:00Z'))).toBe('2026-12')
  expect(amsterdamDay(new Date('2026-07-31T22:00:00Z'))).toBe('2026-08-01')
})

test('the next month begins on its first day, also over the turn of the year', () => {
  expect(firstOfNextMonth(new Date('2026-11-30T22:59:59Z'))).toBe('2026-12-01')
  expect(firstOfNextMonth(new Date('2026-11-30T23:00:00Z'))).toBe('2027-01-01')
})
