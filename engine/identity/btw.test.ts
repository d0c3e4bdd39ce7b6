import { expect, test } from 'vitest'
import { BTW_REASONS, looksLikeBsn, parseBtw } from './btw.ts'

test.each([
  ['NL002455799B11', 'NL002455799B11'],
  ['nl 0024.55.799.b.11', 'NL002455799B11'],
  ['BTW-nummer: NL002455799B11', 'NL002455799B11'],
  ['btw-id NL002455799B11', 'NL002455799B11'],
  ['002455799B11', 'NL002455799B11'],
  ['NL4495445B01', 'NL004495445B01'],
  ['NL000099998B57', 'NL000099998B57'],
  ['BE 0202.239.951', 'BE0202239951'],
  ['BE 202.239.951', 'BE0202239951'],
])('%s is %s', (text, value) => {
  expect(parseBtw(text)).toMatchObject({ ok: true, value, country: value.slice(0, 2) })
})

test.each([
  ['', 'empty'],
  ['btw-nummer:', 'empty'],
  ['NL12345678', 'malformed'],
  ['NL002455799B00', 'malformed'],
  ['NL000000000B01', 'malformed'],
  ['BE2202239951', 'malformed'],
  ['NL002455799B12', 'check-digit'],
  ['BE0202239952', 'check-digit'],
  ['NL123456789B01', 'check-digit'],
  ['NL123456789B13', 'placeholder'],
  ['NL123456782B01', 'placeholder'],
  ['BE0123456749', 'placeholder'],
  ['DE123456789', 'other-country'],
  ['FRXX999999999', 'other-country'],
] as const)('%j is refused: %s', (text, reason) => {
  expect(parseBtw(text)).toEqual({ ok: false, reason })
  expect(BTW_REASONS[reason]).toMatch(/\.$/)
})

test('a sole trader’s number that passes only the elfproef is taken for a BSN', () => {
  expect(looksLikeBsn('NL004495445B01', 'eenmanszaak')).toBe(true)
  expect(looksLikeBsn('NL 0044.95.445.B.01', 'eenmanszaak')).toBe(true)
  expect(looksLikeBsn('NL004495445B01', 'bv')).toBe(false)
  expect(looksLikeBsn('NL002455799B11', 'eenmanszaak')).toBe(false)
  expect(looksLikeBsn('NL123456789B90', 'eenmanszaak')).toBe(false)
  expect(looksLikeBsn('BE0202239951', 'eenmanszaak')).toBe(false)
})
