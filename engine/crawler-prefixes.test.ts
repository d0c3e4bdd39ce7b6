import { expect, test } from 'vitest'
import { readCrawlerPrefixes } from './crawler-prefixes.ts'

const read = (list: unknown) => readCrawlerPrefixes(Buffer.from(typeof list === 'string' ? list : JSON.stringify(list)))
const prefix = (ipv4Prefix: unknown) => ({ ipv4Prefix })

test('the vendors’ form of list is read, without prefixes that make everyone a crawler or that node:net refuses', () => {
  const odd = ['0.0.0.0/0', '0x7f.1/8', '010.1.2.0/24', 'fe80::1%eth0/64', '192.0.2.0/33', '192.0.2.0', 7, null]
  const list = { prefixes: [prefix('192.0.2.0/24'), { ipv6Prefix: '2001:db8::/32' }, ...odd.map(prefix)] }
  const prefixes = ['192.0.2.0/24', '2001:db8::/32']
  expect(read(list)).toEqual({ prefixes, version: null })
  expect(read({ ...list, creationTime: '2026-11-20T09:00:00' })).toEqual({ prefixes, version: '2026-11-20T09:00:00' })
  expect(read({ ...list, creationTime: 7 })).toEqual({ prefixes, version: null })
})

test('what is no such list, or far longer than any, is none', () => {
  for (const list of ['', '<html>', '{}', '{"prefixes":[]}', '{"prefixes":[null,{"ipv4Prefix":"x"}]}']) {
    expect(read(list)).toBeNull()
  }
  expect(read({ prefixes: Array.from({ length: 20_001 }, () => prefix('192.0.2.0/24')) })).toBeNull()
})
