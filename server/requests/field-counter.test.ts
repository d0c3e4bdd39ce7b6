import { expect, test } from 'vitest'
import { fieldCounter } from './field-counter.ts'

const FORM = 'application/x-www-form-urlencoded; charset=utf-8'
const PARTS = 'multipart/form-data; boundary=----grens'

/** Counts the whole body at once, and byte by byte. */
function count(text: string, type: string, isJson = false): number {
  const bytes = Buffer.from(text)
  const whole = fieldCounter(type, isJson)(bytes)
  const counter = fieldCounter(type, isJson)
  let last = 0
  for (const byte of bytes) last = counter(new Uint8Array([byte]))
  expect(last).toBe(whole)
  return whole
}

test('fields of a form are counted by their separators', () => {
  expect(count('a=1', FORM)).toBe(1)
  expect(count('a=1&b=%26&c', FORM)).toBe(3)
  expect(count('&'.repeat(100), FORM)).toBe(101)
})

test('parts of a multipart body are counted by their boundary', () => {
  const part = '------grens\r\nContent-Disposition: form-data; name="a"\r\n\r\n-----gren\r\n'
  expect(count(`${part}${part}------grens--`, PARTS)).toBe(3)
  expect(count('------grens'.repeat(50), PARTS)).toBe(50)
})

test('values of JSON are counted, but not the commas in its strings', () => {
  expect(count('{"a":"x,y\\",z","b":[1,2,{"c":3}]}', '', true)).toBe(4)
  expect(count(`[${'1,'.repeat(99)}1]`, '', true)).toBe(100)
})

test('a body that nothing parses has no fields', () => {
  expect(count('a&b&c', 'text/plain')).toBe(0)
  expect(count('a&b&c', 'multipart/form-data')).toBe(0)
})
