import { describe, expect, it } from 'vitest'
import { dueDay, nextDay } from './schedule.rules.ts'

/** The first days of a schedule, each asked on its day. */
function days(schedule: 'weekly' | 'monthly', since: string, count: number): string[] {
  const found = [since]
  while (found.length <= count) found.push(nextDay(schedule, since, found.at(-1)!)!)
  return found.slice(1)
}

describe('the day on which a standing question is asked', () => {
  it('is the weekday on which the schedule was chosen, also over the end of a year and a change of the clocks', () => {
    expect(days('weekly', '2026-12-23', 3)).toEqual(['2026-12-30', '2027-01-06', '2027-01-13'])
    expect(days('weekly', '2026-10-18', 2)).toEqual(['2026-10-25', '2026-11-01'])
  })

  it('is the day of the month on which it was chosen, and the last day of a month without it', () => {
    expect(days('monthly', '2027-12-31', 4)).toEqual(['2028-01-31', '2028-02-29', '2028-03-31', '2028-04-30'])
    expect(days('monthly', '2026-11-22', 2)).toEqual(['2026-12-22', '2027-01-22'])
    expect(days('monthly', '2026-11-01', 2)).toEqual(['2026-12-01', '2027-01-01'])
  })

  it('is not one that comes soon after a question that was asked late', () => {
    expect(nextDay('weekly', '2026-11-04', '2026-12-01')).toBe('2026-12-09')
    expect(nextDay('monthly', '2026-10-25', '2026-12-01')).toBe('2026-12-25')
    expect(nextDay('monthly', '2026-10-05', '2026-12-01')).toBe('2027-01-05')
  })

  it('is none without a schedule', () => {
    expect(nextDay('off', '2026-11-22', '2026-11-22')).toBeNull()
  })

  it.each([
    ['2026-11-22T05:59:59Z', 'Europe/Amsterdam', '2026-11-21'],
    ['2026-11-22T06:00:00Z', 'Europe/Amsterdam', '2026-11-22'],
    ['2026-11-22T06:59:59Z', 'Europe/London', '2026-11-21'],
    ['2026-11-22T07:00:00Z', 'UTC', '2026-11-22'],
    // The clocks go forward, and back.
    ['2026-03-29T04:59:59Z', 'Europe/Amsterdam', '2026-03-28'],
    ['2026-03-29T05:00:00Z', 'Europe/Amsterdam', '2026-03-29'],
    ['2026-10-25T05:59:59Z', 'Europe/Amsterdam', '2026-10-24'],
    ['2026-10-25T06:00:00Z', 'Europe/Amsterdam', '2026-10-25'],
  ] as const)('begins at seven by the clock of the account: at %s in %s the newest is %s', (now, zone, day) => {
    expect(dueDay(new Date(now), zone)).toBe(day)
  })
})
