import { expect, test } from 'vitest'
import { noticeText } from './notice-text.rules.ts'

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
