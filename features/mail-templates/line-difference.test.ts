import { expect, it } from 'vitest'
import { lineDifference } from './line-difference.ts'

const shown = (before: string, after: string) =>
  lineDifference(before, after).map(({ kind, text }) => `${{ same: ' ', gone: '-', new: '+' }[kind]}${text}`)

it('shows the lines that went and came, between those that stayed', () => {
  expect(shown('a\nb\nc\nd\n', 'a\nx\nc\ny\nd')).toEqual([' a', '-b', '+x', ' c', '+y', ' d'])
  expect(shown('', 'a')).toEqual(['+a'])
  expect(shown('a', '')).toEqual(['-a'])
  expect(shown('a\na', 'a')).toEqual([' a', '-a'])
})

it('shows a long text that changed wholly as removed and added', () => {
  const [before, after] = ['a', 'b'].map((letter) =>
    Array.from({ length: 1_100 }, (_, i) => `${letter}${i}`).join('\n'),
  ) as [string, string]
  const lines = shown(`eerst\n${before}`, `eerst\n${after}`)
  expect(lines).toHaveLength(2_201)
  expect([lines[0], lines[1], lines.at(-1)]).toEqual([' eerst', '-a0', '+b1099'])
})
