import { expect, test } from 'vitest'
import { clientAddressReader } from './client-address.ts'

test('a forwarded address counts only behind a trusted proxy', () => {
  const nobody = clientAddressReader([])
  expect(nobody.read('203.0.113.9', '198.51.100.7')).toBe('203.0.113.9')

  const proxy = clientAddressReader(['10.0.0.0/8', '::1'])
  expect(proxy.read('10.1.2.3', '198.51.100.7')).toBe('198.51.100.7')
  expect(proxy.read('::ffff:10.1.2.3', '198.51.100.7, 10.9.9.9')).toBe('198.51.100.7')
  expect(proxy.read('203.0.113.9', '198.51.100.7')).toBe('203.0.113.9')
})

test('entries that a visitor puts before the proxy’s own are ignored', () => {
  expect(clientAddressReader(['10.0.0.1']).read('10.0.0.1', '1.1.1.1, 198.51.100.7')).toBe('198.51.100.7')
  expect(clientAddressReader(['10.0.0.1']).read('10.0.0.1', 'niets, <script>')).toBe('onbekend')
})

test('visitors in turns each have their own address, by socket and by proxy', () => {
  const { read } = clientAddressReader(['10.0.0.1'])
  for (let turn = 0; turn < 2; turn++) {
    expect(read('203.0.113.9', null)).toBe('203.0.113.9')
    expect(read('::ffff:203.0.113.9', null)).toBe('203.0.113.9')
    expect(read('10.0.0.1', '198.51.100.7')).toBe('198.51.100.7')
    expect(read('10.0.0.1', '198.51.100.8')).toBe('198.51.100.8')
    expect(read('10.0.0.1', null)).toBe('10.0.0.1')
    expect(read(undefined, null)).toBe('onbekend')
  }
})

test('a trusted proxy that is not an address is reported', () => {
  expect(clientAddressReader(['10.0.0.1', 'proxy.intern', '10.0.0.0/99']).invalid).toEqual([
    'proxy.intern',
    '10.0.0.0/99',
  ])
})
