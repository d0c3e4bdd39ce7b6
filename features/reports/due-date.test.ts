import { describe, expect, it } from 'vitest'
import { dueMoment, duePeriod, type ReportSchedule } from './due-date.rules.ts'

const schedule = (values: Partial<ReportSchedule> = {}): ReportSchedule => ({
  frequency: 'maandelijks',
  day: 10,
  timeZone: 'Europe/Amsterdam',
  ...values,
})
const due = (day: number, period: string, timeZone: ReportSchedule['timeZone'] = 'Europe/Amsterdam') =>
  dueMoment({ day, timeZone }, period).toISOString()
const at = (moment: string) => new Date(moment)

describe('the moment that a report is due', () => {
  it('is seven in the morning of the chosen day, in winter and in summer time', () => {
    expect(due(10, '2026-11')).toBe('2026-11-10T06:00:00.000Z')
    expect(due(10, '2026-07')).toBe('2026-07-10T05:00:00.000Z')
  })

  it('follows the time zone of the account', () => {
    expect(due(10, '2026-11', 'Europe/Brussels')).toBe('2026-11-10T06:00:00.000Z')
    expect(due(10, '2026-07', 'Europe/Paris')).toBe('2026-07-10T05:00:00.000Z')
    expect(due(10, '2026-11', 'Europe/London')).toBe('2026-11-10T07:00:00.000Z')
    expect(due(10, '2026-07', 'Europe/London')).toBe('2026-07-10T06:00:00.000Z')
    expect(due(10, '2026-07', 'UTC')).toBe('2026-07-10T07:00:00.000Z')
  })

  it('is seven by the new clock on the days that the clocks change, and by the old one the day before', () => {
    expect(due(28, '2026-03')).toBe('2026-03-28T06:00:00.000Z')
    expect(due(29, '2026-03')).toBe('2026-03-29T05:00:00.000Z')
    expect(due(24, '2026-10')).toBe('2026-10-24T05:00:00.000Z')
    expect(due(25, '2026-10')).toBe('2026-10-25T06:00:00.000Z')
  })

  it('is on the last day of a month that lacks the chosen one', () => {
    for (const [day, period, last] of [
      [29, '2027-02', '2027-02-28'],
      [30, '2027-02', '2027-02-28'],
      [31, '2027-02', '2027-02-28'],
      [29, '2028-02', '2028-02-29'],
      [31, '2028-02', '2028-02-29'],
      [31, '2026-04', '2026-04-30'],
      [31, '2026-12', '2026-12-31'],
      [30, '2026-04', '2026-04-30'],
      [1, '2026-04', '2026-04-01'],
    ] as const) {
      expect(due(day, period).slice(0, 10)).toBe(last)
    }
  })
})

describe('the period that is due', () => {
  it('begins at that moment and not a second before', () => {
    expect(duePeriod(schedule(), at('2026-11-10T05:59:59.999Z'))).toBeNull()
    expect(duePeriod(schedule(), at('2026-11-10T06:00:00.000Z'))).toBe('2026-11')
  })

  it('is caught up for a week after a failure or a night off, and then waits for the next month', () => {
    expect(duePeriod(schedule(), at('2026-11-17T05:59:59Z'))).toBe('2026-11')
    expect(duePeriod(schedule(), at('2026-11-17T06:00:00Z'))).toBeNull()
  })

  it('is the old month until its week has passed, also into the new year', () => {
    expect(duePeriod(schedule({ day: 31 }), at('2026-12-31T06:00:00Z'))).toBe('2026-12')
    expect(duePeriod(schedule({ day: 31 }), at('2027-01-05T12:00:00Z'))).toBe('2026-12')
    expect(duePeriod(schedule({ day: 31 }), at('2027-01-08T12:00:00Z'))).toBeNull()
    expect(duePeriod(schedule({ day: 30 }), at('2027-03-02T12:00:00Z'))).toBe('2027-02')
  })

  it('names the month of the account’s own calendar', () => {
    // In Amsterdam it is already March, in UTC still February.
    const night = at('2027-02-28T23:30:00Z')
    expect(duePeriod(schedule({ day: 1 }), night)).toBeNull()
    expect(duePeriod(schedule({ day: 28 }), night)).toBe('2027-02')
    expect(duePeriod(schedule({ day: 28, timeZone: 'UTC' }), night)).toBe('2027-02')
  })

  it('is never there with the frequency off', () => {
    expect(duePeriod(schedule({ frequency: 'uit' }), at('2026-11-10T12:00:00Z'))).toBeNull()
  })

  it('comes once in each month of a year, whatever day was chosen', () => {
    for (const timeZone of ['Europe/Amsterdam', 'UTC'] as const) {
      for (const day of [1, 10, 28, 29, 30, 31]) {
        const periods: string[] = []
        for (let hour = 0; hour < 366 * 24; hour += 24) {
          const period = duePeriod(schedule({ day, timeZone }), new Date(Date.UTC(2027, 0, 1, hour)))
          if (period && period !== periods.at(-1)) periods.push(period)
        }
        const months = Array.from({ length: 12 }, (_, at) => `2027-${String(at + 1).padStart(2, '0')}`)
        expect(periods.filter((period) => period.startsWith('2027'))).toEqual(months)
        expect(new Set(periods).size).toBe(periods.length)
      }
    }
  })
})
