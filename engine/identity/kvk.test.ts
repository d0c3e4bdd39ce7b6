import { expect, test } from 'vitest'
import { parseKvk, parseVestigingsnummer } from './kvk.ts'
import { parseRsin } from './rsin.ts'
import { parseSbi } from './sbi.ts'

test.each([
  '69599084',
  '6959 9084',
  '69.59.90.84',
  'KvK-nummer: 69599084',
  'K.v.K. nr. 69599084',
  'Kamer van Koophandel 69599084',
  '６９５９９０８４',
])('%s is KvK-nummer 69599084', (text) => {
  expect(parseKvk(text)).toEqual({ ok: true, value: '69599084' })
})

test('zeros in front are part of a KvK-nummer', () => {
  expect(parseKvk('02045678')).toEqual({ ok: true, value: '02045678' })
})

test.each([
  ['', 'empty'],
  ['KvK:', 'empty'],
  ['6959908', 'malformed'],
  ['695990840', 'malformed'],
  ['00000000', 'malformed'],
  ['69599O84', 'malformed'],
  ['12345678', 'placeholder'],
  ['87654321', 'placeholder'],
  ['11111111', 'placeholder'],
])('%j is no KvK-nummer: %s', (text, reason) => {
  expect(parseKvk(text)).toEqual({ ok: false, reason })
})

test('a vestigingsnummer has twelve digits', () => {
  expect(parseVestigingsnummer('0000 3766 1234')).toEqual({ ok: true, value: '000037661234' })
  expect(parseVestigingsnummer('37661234')).toEqual({ ok: false, reason: 'malformed' })
  expect(parseVestigingsnummer('000012345678')).toEqual({ ok: false, reason: 'placeholder' })
  expect(parseVestigingsnummer('')).toEqual({ ok: false, reason: 'empty' })
})

test('an RSIN passes the elfproef', () => {
  expect(parseRsin('RSIN 0044.95.445')).toEqual({ ok: true, value: '004495445' })
  expect(parseRsin('004495446')).toEqual({ ok: false, reason: 'check-digit' })
  expect(parseRsin('000000000')).toEqual({ ok: false, reason: 'check-digit' })
  expect(parseRsin('4495445')).toEqual({ ok: false, reason: 'malformed' })
  expect(parseRsin(' ')).toEqual({ ok: false, reason: 'empty' })
})

test('an SBI code has four digits, perhaps from 2008, or five', () => {
  expect(parseSbi('62.01')).toEqual({ ok: true, value: '6201', perhapsSbi2008: true })
  expect(parseSbi('SBI-code: 01.11.0')).toEqual({ ok: true, value: '01110', perhapsSbi2008: false })
  expect(parseSbi('621')).toEqual({ ok: false, reason: 'malformed' })
  expect(parseSbi('00111')).toEqual({ ok: false, reason: 'malformed' })
  expect(parseSbi('')).toEqual({ ok: false, reason: 'empty' })
})
