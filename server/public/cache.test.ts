import { describe, expect, test } from 'vitest'
import { type Page, PageCache } from './cache.ts'

const page = (userId: string, body = 'x'.repeat(1_000)): Page<null> => ({
  status: 200,
  contentType: 'text/plain',
  body,
  headers: [],
  userId,
  subject: null,
})

function open(maximumBytes = 100_000) {
  let now = 0
  const cache = new PageCache<null>({ maximumBytes, now: () => now })
  cache.setListening(true)
  const put = (key: string, userId: string) => cache.keep(key, page(userId), cache.begin())
  return { cache, put, pass: (milliseconds: number) => (now += milliseconds) }
}

describe('the page cache', () => {
  test('never holds more bytes than allowed, and evicts what was used longest ago', () => {
    const { cache, put } = open(30_000)
    put('a', '1')
    put('b', '2')
    put('c', '3')
    cache.get('a')
    put('d', '4')
    expect(cache.bytes).toBeLessThanOrEqual(30_000)
    expect(['a', 'b', 'c', 'd'].filter((key) => cache.get(key))).toEqual(['a', 'c', 'd'])
    cache.keep('e', page('5', 'x'.repeat(30_000)), cache.begin())
    expect(cache.get('e')).toBeNull()
  })

  test('drops every page of a changed account, and no other', () => {
    const { cache, put } = open()
    put('/profile/a', '1')
    put('/profile/a/llms.txt', '1')
    put('/profile/b', '2')
    cache.drop('1')
    expect(['/profile/a', '/profile/a/llms.txt', '/profile/b'].filter((key) => cache.get(key))).toEqual(['/profile/b'])
    expect(cache.bytes).toBe(9_000)
  })

  test('does not keep a render that began before a change, but keeps one that began after it', () => {
    const { cache } = open()
    const before = cache.begin()
    const other = cache.begin()
    cache.drop('1')
    const after = cache.begin()
    cache.keep('a', page('1'), before)
    expect(cache.get('a')).toBeNull()
    cache.keep('b', page('2'), other)
    cache.keep('c', page('1'), after)
    expect(['b', 'c'].filter((key) => cache.get(key))).toEqual(['b', 'c'])
  })

  test('remembers a change only while a render from before it is running, not for a whole busy day', () => {
    const { cache } = open()
    // Some render is always running.
    let last = cache.begin()
    for (let account = 0; account < 1_000; account++) {
      const next = cache.begin()
      cache.drop(String(account))
      cache.abandon(last)
      last = next
      expect(cache.remembered).toBeLessThanOrEqual(2)
    }
    for (let account = 0; account < 30_000; account++) cache.drop(String(account))
    expect(cache.remembered).toBeLessThanOrEqual(10_000)
    cache.keep('a', page('0'), last)
    expect(cache.get('a')).toBeNull()
  })

  test('keeps nothing while the listener is disconnected, nor any render that began then or before', () => {
    const { cache, put } = open()
    put('a', '1')
    const before = cache.begin()
    cache.setListening(false)
    expect(cache.get('a')).toBeNull()
    put('a', '1')
    expect(cache.get('a')).toBeNull()
    const during = cache.begin()
    cache.setListening(true)
    cache.keep('a', page('1'), before)
    cache.keep('a', page('1'), during)
    expect(cache.get('a')).toBeNull()
    put('a', '1')
    expect(cache.get('a')).not.toBeNull()
  })

  test('expires a page after a while, because a plan can end without a change', () => {
    const { cache, put, pass } = open()
    put('a', '1')
    pass(4 * 60_000)
    expect(cache.get('a')).not.toBeNull()
    pass(2 * 60_000)
    expect(cache.get('a')).toBeNull()
    expect(cache.bytes).toBe(0)
  })
})
