import { expect, test } from 'vitest'
import type { SourceComparison, SourceKind } from './consistency.schema.ts'
import { leftoverNews, type ToldLeftover } from './leftover-news.rules.ts'
import { leftoversAfter } from './leftovers.rules.ts'

const SITE = 'https://molen.example/'
const OLD = '072 541 39 00'
const OTHER = '020 624 77 31'
const HOUR = 3_600_000
const START = Date.parse('2026-11-01T06:00:00Z')

/** What a source states; null: it was not read. */
type Stated = Partial<Record<SourceKind, string[] | null>>

interface Reading {
  day: number
  states: Stated
  former?: string[]
}

function source(kind: SourceKind, values: string[] | null): SourceComparison {
  const stated = (values ?? []).map((value) => ({
    ...{ value, page: kind === 'markup' ? SITE : `${SITE}${kind}`, place: 'text' as const },
    ...{ quote: `Bel ${value}`, isFormer: true },
  }))
  return {
    ...{ kind, url: `${SITE}${kind}`, state: values ? 'read' : 'not-readable', reason: values ? null : 'unreachable' },
    pages: values ? [kind === 'markup' ? SITE : `${SITE}${kind}`] : [],
    facts: values ? { phone: { outcome: values.length > 0 ? 'differs' : 'absent', stated } } : {},
  }
}

/** Of each reading with news: `day: source value`. */
function news(...readings: Reading[]): string[] {
  let leftovers: ReturnType<typeof leftoversAfter> = []
  let told: ToldLeftover[] = []
  return readings.flatMap(({ day, states, former = [OLD] }) => {
    const at = new Date(START + day * 24 * HOUR).toISOString()
    const sources = Object.entries(states).map(([kind, values]) => source(kind as SourceKind, values))
    const values = { former: { phone: former }, present: { phone: [OTHER] } }
    leftovers = leftoversAfter(leftovers, { sources, ...values, at })
    const found = leftoverNews({ leftovers, told, ...values, at })
    told = found.told
    return found.stated.map((one) => `${day}: ${one.source} ${one.value}`)
  })
}
const onSite = (...days: (boolean | null)[]) =>
  news(...days.map((stands, day) => ({ day, states: { website: stands === null ? null : stands ? [OLD] : [] } })))

test.each([
  ['is told at the second reading, once', [true, true, true, true], ['1: website 072 541 39 00']],
  ['that one reading found is not told', [true, false, false], []],
  ['that comes and goes is not told', [true, false, true, false, true], []],
  ['that came back after it was told is not told again', [true, true, false, true, true], ['1: website 072 541 39 00']],
  ['is not confirmed by a day on which the website was not read', [true, null, null], []],
  ['is told over a day that was not read', [true, null, true, true], ['2: website 072 541 39 00']],
])('a leftover %s', (_what, days, told) => {
  expect(onSite(...days)).toEqual(told)
})

test('readings of the same day tell nothing', () => {
  expect(news(...[0, 0.3, 0.6].map((day) => ({ day, states: { website: [OLD] } })))).toEqual([])
})

test('each source is told by itself, as soon as it is found twice', () => {
  expect(
    news(
      { day: 0, states: { website: [OLD], markup: [] } },
      { day: 1, states: { website: [OLD], markup: [OLD] } },
      { day: 2, states: { website: [OLD], markup: [OLD], 'linked-page': [OLD] } },
      { day: 3, states: { website: [OLD], markup: [OLD], 'linked-page': [OLD] } },
    ),
  ).toEqual(['1: website 072 541 39 00', '2: markup 072 541 39 00', '3: linked-page 072 541 39 00'])
})

test('a value that was true again meanwhile is told again', () => {
  const website = [OLD]
  expect(
    news(
      { day: 0, states: { website } },
      { day: 1, states: { website } },
      { day: 2, states: { website: [] }, former: [OTHER] },
      { day: 3, states: { website } },
      { day: 4, states: { website } },
    ),
  ).toEqual(['1: website 072 541 39 00', '4: website 072 541 39 00'])
})

test('a pasted text tells nothing: it does not change by itself', () => {
  const states = { 'pasted-page': [OLD] }
  expect(news({ day: 0, states }, { day: 1, states }, { day: 2, states })).toEqual([])
})
