import { expect, test } from 'vitest'
import { comesFromOurPages } from './origin.ts'

const ours = new Set(['https://vindbaar.test'])
const post = (headers: Record<string, string>) =>
  new Request('https://vindbaar.test/login', { method: 'POST', headers })

test('only a form on our own page may change something', () => {
  expect(comesFromOurPages(post({ origin: 'https://vindbaar.test', cookie: 'a=1' }), ours)).toBe(true)
  expect(comesFromOurPages(post({ origin: 'https://vindbaar.test.evil.example', cookie: 'a=1' }), ours)).toBe(false)
  expect(comesFromOurPages(post({ origin: 'null', cookie: 'a=1' }), ours)).toBe(false)
  expect(comesFromOurPages(post({ 'sec-fetch-site': 'cross-site', cookie: 'a=1' }), ours)).toBe(false)
})

test('a program needs no origin without cookies, but does with a session cookie', () => {
  expect(comesFromOurPages(post({ authorization: 'Bearer x' }), ours)).toBe(true)
  expect(comesFromOurPages(post({ cookie: 'a=1' }), ours)).toBe(false)
})

test('reading is open to every origin', () => {
  expect(
    comesFromOurPages(new Request('https://vindbaar.test/', { headers: { origin: 'https://elders.example' } }), ours),
  ).toBe(true)
})
