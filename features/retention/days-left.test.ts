import { expect, it } from 'vitest'
import { daysLeft } from './days-left.ts'

it('counts the days that a deleted account can be restored, also over a change of the clocks', () => {
  for (const [deleted, now, left] of [
    ['2026-10-01T12:00:00Z', '2026-10-01T12:00:00Z', 30],
    ['2026-10-01T12:00:00Z', '2026-10-01T12:00:01Z', 30],
    ['2026-10-01T12:00:00Z', '2026-10-02T12:00:00Z', 29],
    // The clocks go back on 25 October 2026.
    ['2026-10-01T12:00:00Z', '2026-10-24T12:00:00Z', 7],
    ['2026-10-01T12:00:00Z', '2026-10-26T12:00:00Z', 5],
    ['2026-10-01T12:00:00Z', '2026-10-31T11:59:59Z', 1],
    ['2026-10-01T12:00:00Z', '2026-10-31T12:00:00Z', 0],
    ['2026-10-01T12:00:00Z', '2026-12-01T00:00:00Z', 0],
  ] as const) {
    expect(daysLeft(new Date(deleted), new Date(now)), now).toBe(left)
  }
})
