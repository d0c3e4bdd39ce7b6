import { expect, test } from 'vitest'
import { spansUntil } from './period.ts'

test('weeks begin on Monday, the last is the week of today in Amsterdam', () => {
  // Sunday evening in UTC is Monday in Amsterdam.
  const weeks = spansUntil(new Date('2026-11-22T23:30:00Z'), 'week')
  expect(weeks).toHaveLength(12)
  expect(weeks.slice(-2)).toEqual(['2026-11-16', '2026-11-23'])
  expect(spansUntil(new Date('2026-11-22T22:30:00Z'), 'week').at(-1)).toBe('2026-11-16')
  expect(weeks[0]).toBe('2026-09-07')
})

test('months go back over the end of a year', () => {
  const months = spansUntil(new Date('2026-01-31T12:00:00Z'), 'month')
  expect(months).toEqual([
    ...['2025-02-01', '2025-03-01', '2025-04-01', '2025-05-01', '2025-06-01', '2025-07-01'],
    ...['2025-08-01', '2025-09-01', '2025-10-01', '2025-11-01', '2025-12-01', '2026-01-01'],
  ])
})
