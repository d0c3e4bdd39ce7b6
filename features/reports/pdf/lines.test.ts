import { describe, expect, it } from 'vitest'
import fc from '#tests/support/fast-check.ts'
import { linesOf } from './lines.ts'
import { BODY } from './look.ts'

const written = (text: string, width: number) =>
  linesOf([{ ...BODY, text }], width).map(({ pieces }) => pieces.map((piece) => piece.text).join(''))

describe('the lines of a text', () => {
  it('break at spaces, after a hyphen between words, and after the slashes of an address', () => {
    expect(written('een btw-nummer', 60)).toEqual(['een ', 'btw-nummer'])
    expect(written('de website-eigenaar weet het', 70)).toEqual(['de website-', 'eigenaar weet ', 'het'])
    expect(written('https://voorbeeld.example/een/lang/pad', 120)[0]).toMatch(/\/$/)
  })

  it('break a word only where it is wider than its line, without a hyphen', () => {
    const lines = written(`Het ${'Vereniging'.repeat(6)} is lang`, 200)
    expect(lines.join('').replaceAll(' ', '')).toBe(`Het${'Vereniging'.repeat(6)}islang`)
    expect(lines.every((line) => !line.includes('-'))).toBe(true)
  })

  it('keep a figure with its unit, a month with its year and a dash with the word before it', () => {
    for (const whole of ['7 punten', '62 van 100', 'oktober 2026', '€ 45', '22 november 2026', 'brood –'])
      for (let width = 20; width < 160; width += 4) {
        const lines = written(`Een zin met ${whole} erin`, width).map((line) => line.replaceAll('\u00a0', ' '))
        // A word that is wider than the line is broken anyhow.
        if (width > 100) expect(lines.some((line) => line.includes(whole))).toBe(true)
      }
  })

  it('end in an ellipsis where a text has more lines than it may', () => {
    const lines = linesOf([{ ...BODY, text: 'woord '.repeat(100) }], 100, 2)
    expect(lines).toHaveLength(2)
    expect(lines[1]!.pieces.at(-1)!.text).toMatch(/…$/)
  })

  it('stay within the width and keep every character that is seen, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), fc.integer({ min: 40, max: 300 }), (text, width) => {
        for (const line of linesOf([{ ...BODY, text }], width)) {
          expect(line.width).toBeLessThanOrEqual(width + 0.01)
          for (const piece of line.pieces) expect(piece.text).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}]/u)
        }
      }),
      { numRuns: 200 },
    )
  })
})
