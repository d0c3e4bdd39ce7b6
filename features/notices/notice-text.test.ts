import { expect, test } from 'vitest'
import type { NoticeOf, WrongFact } from './notice-details.ts'
import { byGravity, noticeText } from './notice-text.rules.ts'

test('one more changed line is one line, in both languages', () => {
  const linesOf = (more: number, language: 'nl' | 'en') =>
    noticeText(
      {
        kind: 'llms-txt',
        details: { since: '2026-11-01T12:00:00Z', was: true, now: true, lines: [], more, cause: null },
      },
      language,
    ).lines.join('\n')
  expect(linesOf(1, 'nl')).toContain('Er veranderde nog één andere regel.')
  expect(linesOf(1, 'en')).toContain('One other line changed too.')
  expect(linesOf(12, 'nl')).toContain('Er veranderden nog 12 andere regels.')
  expect(linesOf(12, 'en')).toContain('12 other lines changed too.')
  expect(linesOf(0, 'nl')).not.toContain('andere regel')
})

test('of what was seen at one moment, what matters most comes first', () => {
  const since = '2026-11-01T12:00:00Z'
  const file = { since, lines: [], more: 0, cause: null }
  const notices: NoticeOf[] = [
    { kind: 'published', details: { website: 'kaas.example' } },
    { kind: 'llms-txt', details: { ...file, was: true, now: true } },
    { kind: 'score-fell', details: { since, from: 70, to: 40, lost: [], more: 0, ceilings: [] } },
    { kind: 'noindex', details: { since, before: null, after: '<meta name="robots" content="noindex">' } },
  ]
  expect(notices.toSorted(byGravity).map(({ kind }) => kind)).toEqual([
    'noindex',
    'score-fell',
    'llms-txt',
    'published',
  ])
})

test('of a link that states the wrong number, the notice shows what people read', () => {
  const lineOf = (quote: string) => {
    const place = { page: 'https://kaas.example/', quote, readAt: '2026-11-01T12:00:00Z' }
    const wrong: WrongFact = { fact: 'phone', said: '030 233 99 98', value: '030 233 14 72', key: '1', places: [place] }
    const details = { assistant: 'grok', question: 'Wie maakt kaas?', answerId: '1', readAt: null } as const
    return noticeText({ kind: 'assistant-wrong', details: { ...details, wrong: [wrong] } }, 'nl').lines.at(-1)
  }
  const stood = 'Dit stond op 1 november 2026 op https://kaas.example/: '
  expect(lineOf('<a href="tel:+31302339998"> 030 233 99 98')).toBe(`${stood}‘030 233 99 98’`)
  expect(lineOf('<a href="tel:+31302339998"> ')).toBe(`${stood}‘<a href="tel:+31302339998"> ’`)
})
