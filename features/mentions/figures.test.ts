import { expect, test } from 'vitest'
import { type Counts, figuresOf, type SpanOfAnswers } from './figures.ts'

const SPANS = ['2026-10-01', '2026-11-01']
const NOTHING: Counts = { spans: [], ways: [], thirds: [], ranks: [], facts: [], rivals: [] }

const answers = (span: string, assistant: string, named: number, of: number): SpanOfAnswers => ({
  ...{ span, assistant, question: 'Wat doet De Korenaar? NL nl', model: 'm-1' },
  named: Array.from({ length: of }, (_, i) => i < named),
})

test('each assistant has its share in all answers and in each month, with the interval of Wilson', () => {
  const spans = [
    answers(SPANS[0]!, 'claude', 2, 20),
    answers(SPANS[1]!, 'claude', 15, 20),
    answers(SPANS[1]!, 'grok', 9, 9),
  ]
  const { lines, questions } = figuresOf({ ...NOTHING, spans }, SPANS)
  expect(questions).toBe(1)
  expect(lines.map(({ assistant, whole }) => [assistant, whole.count, whole.of, whole.share])).toEqual([
    [null, 26, 49, 26 / 49],
    ['claude', 17, 40, 0.425],
    // Nine are too few for a figure.
    ['grok', 9, 9, null],
  ])
  // By hand for 17 of 40 with z = 1.959964: (0.425 + 0.04802) / 1.09604 ± 1.78822 · √(0.0061094 + 0.00060023) = 0.4316 ± 0.1464
  expect(lines[1]!.whole.low).toBeCloseTo(0.2851, 3)
  expect(lines[1]!.whole.high).toBeCloseTo(0.578, 3)
  expect(lines[1]!.spans.map(({ share }) => share.share)).toEqual([0.1, 0.75])
  expect(lines[1]!.change).toMatchObject({ from: SPANS[0], to: SPANS[1], comparison: { change: 'up', answers: 20 } })
  expect(lines[2]!.change).toBeNull()
  // Of all assistants together only what was asked in both months is compared.
  expect(lines[0]!.change).toMatchObject({ comparison: { change: 'up', answers: 20 } })
})

test('facts, ways and places are shares of the answers that they are counted in', () => {
  const figures = figuresOf(
    {
      ...NOTHING,
      ways: [
        { way: 'as-in-profile', answers: 6 },
        { way: 'absent', answers: 4 },
      ],
      thirds: [{ third: 1, answers: 6 }],
      facts: [{ fact: 'phone', right: 6, wrong: 3, absent: 3 }],
    },
    SPANS,
  )
  expect(figures.ways.filter(({ share }) => share.count > 0)).toMatchObject([
    { way: 'as-in-profile', share: { count: 6, of: 10, share: 0.6 } },
    { way: 'absent', share: { count: 4, of: 10, share: 0.4 } },
  ])
  expect(figures.thirds.map(({ share }) => [share.count, share.of, share.share])).toEqual([
    [6, 6, null],
    [0, 6, null],
    [0, 6, null],
  ])
  expect(figures.facts).toMatchObject([
    { fact: 'phone', right: { share: 0.5 }, wrong: { share: 0.25 }, absent: { share: 0.25 } },
  ])
})

test('two assistants differ only on the same questions and outside the noise', () => {
  const differ = (named: number, also: Partial<SpanOfAnswers> = {}) =>
    figuresOf(
      {
        ...NOTHING,
        spans: [answers(SPANS[0]!, 'claude', 2, 20), { ...answers(SPANS[1]!, 'grok', named, 20), model: 'g', ...also }],
      },
      SPANS,
    ).between
  expect(differ(15)).toMatchObject({ most: 'grok', least: 'claude', comparison: { change: 'up', answers: 20 } })
  expect(differ(3)).toMatchObject({ comparison: { change: 'within-noise' } })
  expect(differ(15, { question: 'Iets anders?' })).toMatchObject({ comparison: { compared: false } })
})

test('a competitor is compared in the same answers, and differs only outside the noise', () => {
  const rival = { answers: 20, rival: 12, own: 6, onlyRival: 6, onlyOwn: 0 }
  const { rivals } = figuresOf(
    {
      ...NOTHING,
      rivals: [
        { name: 'Jansen', ...rival, rival: 5, onlyRival: 1, onlyOwn: 2 },
        { name: 'Pieters', ...rival },
      ],
    },
    SPANS,
  )
  expect(rivals).toMatchObject([
    { name: 'Pieters', differs: true, rival: { share: 0.6 }, own: { share: 0.3 } },
    { name: 'Jansen', differs: false },
  ])
})
