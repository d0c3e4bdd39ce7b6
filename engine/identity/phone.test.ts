import { expect, test } from 'vitest'
import { parsePhone } from './phone.ts'
import { parsePostcode } from './postcode.ts'
import { parseRechtsvorm } from './rechtsvorm.ts'

test.each([
  ['020-1234567', '+31201234567'],
  ['(020) 123 45 67', '+31201234567'],
  ['(0)20 1234567', '+31201234567'],
  ['+31 (0)20 123 45 67', '+31201234567'],
  ['+31 20 1234567', '+31201234567'],
  ['+310201234567', '+31201234567'],
  ['0031 20 1234567', '+31201234567'],
  ['31 20 123 4567', '+31201234567'],
  ['(+31) 20 1234567', '+31201234567'],
  ['tel:+31-20-1234567', '+31201234567'],
  ['Telefoon: 020 – 123 45 67', '+31201234567'],
  ['T. 020.123.45.67', '+31201234567'],
  ['0182 53 47 42', '+31182534742'],
  ['088 123 45 67', '+31881234567'],
  ['085-1234567', '+31851234567'],
  ['0800-1234', '+318001234'],
  ['0900 1234', '+319001234'],
  ['14 020', '+3114020'],
  ['+32 2 548 45 67', '+3225484567'],
  ['+49 30 901820', '+4930901820'],
])('%s is %s, no mobile', (text, value) => {
  expect(parsePhone(text)).toMatchObject({ ok: true, value, mobile: false })
})

test.each([
  ['06 — 40 25 52 68', '+31640255268'],
  ['06-12345678', '+31612345678'],
  ['06 1234 5678', '+31612345678'],
  ['0031 (0) 6 12 34 56 78', '+31612345678'],
  ['31612345678', '+31612345678'],
  ['+31 6 70123456', '+31670123456'],
  ['0032 470 12 34 56', '+32470123456'],
])('%s is mobile %s', (text, value) => {
  expect(parsePhone(text)).toMatchObject({ ok: true, value, mobile: true })
})

test('Belgian numbers are read in Belgian notation', () => {
  expect(parsePhone('02/548.45.67', 'BE')).toEqual({ ok: true, value: '+3225484567', mobile: false, country: 'BE' })
  expect(parsePhone('0470 12 34 56', 'BE')).toMatchObject({ value: '+32470123456', mobile: true })
  expect(parsePhone('+31 20 1234567', 'BE')).toMatchObject({ value: '+31201234567', country: 'NL' })
})

test.each([
  ['', 'empty'],
  ['Tel.', 'empty'],
  ['112', 'malformed'],
  ['bel ons', 'malformed'],
  ['69599084', 'malformed'],
  ['2026', 'unknown-number'],
  ['06-1234567', 'unknown-number'],
  ['06-123456789', 'unknown-number'],
  ['06-12345678 / 020-1234567', 'malformed'],
  ['+31 20 12345678901', 'unknown-number'],
  ['0600000000', 'placeholder'],
  ['+31 20 0000000', 'placeholder'],
  ['+32 470 00 00 00', 'placeholder'],
])('%j is no phone number: %s', (text, reason) => {
  expect(parsePhone(text)).toEqual({ ok: false, reason })
})

test.each([
  ['1234ab', '1234 AB'],
  ['1234  AB', '1234 AB'],
  ['NL-2611 ET', '2611 ET'],
])('postcode %s is %s', (text, value) => {
  expect(parsePostcode(text)).toEqual({ ok: true, value })
})

test.each(['0123 AB', '1234 SA', '1234 SS', '1234', '1234 A1', '12345 AB'])('%s is no postcode', (text) => {
  expect(parsePostcode(text)).toEqual({ ok: false, reason: 'malformed' })
})

test('a Belgian postcode is four digits', () => {
  expect(parsePostcode('B-1000', 'BE')).toEqual({ ok: true, value: '1000' })
  expect(parsePostcode('0999', 'BE')).toEqual({ ok: false, reason: 'malformed' })
})

test.each([
  ['B.V.', 'bv'],
  ['Besloten Vennootschap', 'bv'],
  ['V.O.F.', 'vof'],
  ['ZZP’er', 'eenmanszaak'],
  ['Coöperatie U.A.', 'coöperatie'],
  ['Stichting', 'stichting'],
])('rechtsvorm %s is %s', (text, value) => {
  expect(parseRechtsvorm(text)).toEqual({ ok: true, value })
})

test('other words are no rechtsvorm', () => {
  expect(parseRechtsvorm('Ltd')).toEqual({ ok: false, reason: 'unknown' })
  expect(parseRechtsvorm('constructor')).toEqual({ ok: false, reason: 'unknown' })
  expect(parseRechtsvorm(' ')).toEqual({ ok: false, reason: 'empty' })
})
