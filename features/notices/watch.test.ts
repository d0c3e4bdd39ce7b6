import { describe, expect, test } from 'vitest'
import type { WatchedWebsite } from '#engine/watch/watched.ts'
import { NOTHING_HELD, type WatchedScore, type WatchState, watch } from './watch.rules.ts'

const HOUR = 3_600_000
const START = Date.parse('2026-11-01T06:00:00Z')
const UNREAD: WatchedWebsite = { robots: null, llms: null, noindex: null }

const scored = (score: number, version = '2.0.0'): WatchedScore => ({ score, version, points: {}, ceilings: [] })

/** The falls that are told of scores read a day apart; null: the website was not read. */
function falls(scores: (WatchedScore | null)[], hoursApart = 24): string[] {
  let state: WatchState = NOTHING_HELD
  return scores.flatMap((score, index) => {
    const at = new Date(START + index * hoursApart * HOUR).toISOString()
    const next = watch(state, { ...UNREAD, score }, at)
    state = next.state
    const { score: change } = next.changes
    return change ? [`${index}: ${change.from.score} → ${change.to.score}`] : []
  })
}
const ofScores = (...scores: (number | null)[]) => falls(scores.map((score) => (score === null ? null : scored(score))))

describe('a score', () => {
  test.each([
    ['falls when two readings are more than three points lower', [70, 66, 66], ['2: 70 → 66']],
    ['does not fall by three points', [70, 67, 67, 67], []],
    ['does not fall in one reading', [70, 40, 70, 40, 70], []],
    ['falls slowly too', [70, 69, 68, 67, 66, 65], ['5: 70 → 65']],
    ['is told once', [70, 60, 60, 60, 60], ['2: 70 → 60']],
    ['falls again from where it fell to', [70, 60, 60, 50, 50], ['2: 70 → 60', '4: 60 → 50']],
    ['rises without a notice, and falls from there', [60, 80, 80, 70, 70], ['4: 80 → 70']],
    ['does not rise in one reading, so that the next is no fall', [60, 80, 60, 60], []],
    ['is not judged by a reading that failed', [70, null, null, 70, null], []],
    ['falls over a day that was not read', [70, 60, null, 60], ['3: 70 → 60']],
    ['that rose after a lower reading did not fall', [70, 60, 80, 60, 70], []],
  ])('%s', (_what, scores, told) => {
    expect(ofScores(...scores)).toEqual(told)
  })

  test('begins anew with another rubric', () => {
    expect(
      falls([scored(70), scored(50, '3.0.0'), scored(50, '3.0.0'), scored(40, '3.0.0'), scored(40, '3.0.0')]),
    ).toEqual(['4: 50 → 40'])
  })

  test('needs readings a day apart', () => {
    expect(falls([scored(70), scored(60), scored(60), scored(60)], 8)).toEqual([])
    expect(falls([scored(70), scored(60), scored(60)], 23)).toEqual(['2: 70 → 60'])
  })
})

describe('a file', () => {
  /** The changes that are told; null: it was not read. */
  function changes(texts: ({ text: string | null } | null)[]): string[] {
    let state: WatchState = NOTHING_HELD
    return texts.flatMap((robots, index) => {
      const at = new Date(START + index * 24 * HOUR).toISOString()
      const next = watch(state, { ...UNREAD, robots, score: null }, at)
      state = next.state
      return next.changes.robots ? [`${index}: ${next.changes.robots.from.text} → ${next.changes.robots.to.text}`] : []
    })
  }
  const [a, b, c, gone] = [{ text: 'A: 1' }, { text: 'B: 1' }, { text: 'C: 1' }, { text: null }]

  test.each([
    ['is told after the second reading', [a, b, b, b], ['2: A: 1 → B: 1']],
    ['that comes and goes is not told', [a, b, a, b, a], []],
    ['that is another each day is not told', [a, b, c, b, c], []],
    ['that changed twice is told as it stays', [a, b, c, c], ['3: A: 1 → C: 1']],
    ['that is gone is told', [a, gone, gone], ['2: A: 1 → null']],
    ['that could not be read is neither gone nor the same', [a, null, null, b, null, b], ['5: A: 1 → B: 1']],
    ['of a first reading is no news', [b, b, b], []],
  ])('%s', (_what, texts, told) => {
    expect(changes(texts)).toEqual(told)
  })
})
