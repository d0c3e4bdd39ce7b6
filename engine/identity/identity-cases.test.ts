import { expect, test } from 'vitest'
import cases from '#tests/cases/ids.json' with { type: 'json' }
import fc from '#tests/support/fast-check.ts'
import { BTW_REASONS, looksLikeBsn, parseBtw } from './btw.ts'
import { KVK_REASONS, parseKvk, parseVestigingsnummer, VESTIGINGSNUMMER_REASONS } from './kvk.ts'
import { PHONE_REASONS, parsePhone } from './phone.ts'
import { POSTCODE_REASONS, parsePostcode } from './postcode.ts'
import { parseRechtsvorm, RECHTSVORM_REASONS } from './rechtsvorm.ts'
import { parseRsin, RSIN_REASONS } from './rsin.ts'
import { parseSbi, SBI_REASONS } from './sbi.ts'

/** 'placeholder': the right form, but never a fact. */
const hasTheForm = (result: { ok: boolean; reason?: string }) => result.ok || result.reason === 'placeholder'

const PARSERS: Record<string, (value: string) => boolean> = {
  btw_nl: (value) => hasTheForm(parseBtw(value)),
  btw_be: (value) => hasTheForm(parseBtw(value)),
  bsn: (value) => parseRsin(value).ok,
  kvk: (value) => hasTheForm(parseKvk(value)),
  mobile_nl: (value) => {
    const phone = parsePhone(value)
    return phone.ok && phone.mobile && phone.country === 'NL'
  },
  postcode_nl: (value) => parsePostcode(value).ok,
}

test.each(cases)('$kind $value is valid: $valid ($source)', ({ kind, value, valid }) => {
  expect(PARSERS[kind]!(value)).toBe(valid)
})

test('no text makes a parser throw, and an accepted value is accepted again unchanged', () => {
  const parsers = [
    parseBtw,
    parseKvk,
    parseVestigingsnummer,
    parsePhone,
    parsePostcode,
    parseRechtsvorm,
    parseRsin,
    parseSbi,
    (text: string) => parsePhone(text, 'BE'),
    (text: string) => parsePostcode(text, 'BE'),
  ]
  const characters = fc.constantFrom(...'0123456789ABENLnl.-–() +/:', 'KvK', 'B01', '\u00a0', '\u200b', '²', '０')
  const texts = fc.oneof(fc.string(), fc.string({ unit: characters, maxLength: 24 }))
  fc.assert(
    fc.property(texts, (text) => {
      looksLikeBsn(text, text)
      for (const parse of parsers) {
        const result = parse(text)
        if (result.ok) expect(parse(result.value)).toEqual(result)
      }
    }),
    { numRuns: 5_000 },
  )
})

test('every refusal says in Dutch what is wrong', () => {
  const tables = [
    [parseBtw, BTW_REASONS],
    [parseKvk, KVK_REASONS],
    [parseVestigingsnummer, VESTIGINGSNUMMER_REASONS],
    [parsePhone, PHONE_REASONS],
    [parsePostcode, POSTCODE_REASONS],
    [parseRechtsvorm, RECHTSVORM_REASONS],
    [parseRsin, RSIN_REASONS],
    [parseSbi, SBI_REASONS],
  ] as const
  for (const [parse, reasons] of tables) {
    for (const text of ['', 'geen nummer', '00000000', '123456789', ...cases.map(({ value }) => value)]) {
      const result = parse(text)
      if (!result.ok) expect((reasons as Record<string, string>)[result.reason], `${parse.name} ${text}`).toMatch(/\.$/)
    }
  }
})

test('texts of hostile length are refused without being parsed', () => {
  const long = `69599084${' '.repeat(1_000_000)}`
  expect(parseKvk(long).ok).toBe(false)
  expect(parseBtw(`${long}B01`).ok).toBe(false)
  expect(parsePhone('0'.repeat(1_000_000)).ok).toBe(false)
})
