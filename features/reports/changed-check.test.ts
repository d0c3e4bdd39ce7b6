import { describe, expect, test } from 'vitest'
import { stateTexts } from './changed-check.rules.ts'

type Change = Parameters<typeof stateTexts>[0]

const state = (points: number, maxPoints: number, value: string | null = null): Change['before'] => ({
  ...{ measured: true, points, maxPoints, value, says: null },
})
const change = (category: string, before: Change['before'], after: Change['before']): Change => ({
  ...{ id: 'x', title: 'X', category, before, after },
})

describe('a changed check', () => {
  test('of a fact says its value, or that it was not found', () => {
    const lost = change('bekende-gegevens', state(1, 1, 'Nederland'), state(0, 1))
    expect(stateTexts(lost, 'nl')).toEqual(['‘Nederland’', 'niet gevonden'])
    expect(stateTexts(lost, 'en')).toEqual(['‘Nederland’', 'not found'])
  })

  test('of anything else says its points', () => {
    const fallen = change('toegang', state(1.5, 3), state(0, 3))
    expect(stateTexts(fallen, 'nl')).toEqual(['1,5 van 3 punten', '0 van 3 punten'])
    expect(stateTexts({ ...fallen, after: { ...fallen.after, measured: false } }, 'en')).toEqual([
      '1.5 of 3 points',
      'not measured',
    ])
  })
})
