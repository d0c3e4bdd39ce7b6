import { connect } from 'node:net'
import ipaddr from 'ipaddr.js'
import { expect, test } from 'vitest'
import fc from '#tests/support/fast-check.ts'
import { serveRaw } from '#tests/support/raw-server.ts'
import { BLOCK_LIST, BLOCKED_NETWORKS, isBlockedAddress } from './blocked-addresses.ts'

const family = (address: string) => (address.includes(':') ? 'ipv6' : 'ipv4')

test('the block list knows private IPv4 addresses in IPv6 notation', () => {
  expect(BLOCK_LIST.check('::ffff:127.0.0.1', 'ipv6')).toBe(true)
  expect(BLOCK_LIST.check('::ffff:a00:1', 'ipv6')).toBe(true)
})

test.each(
  BLOCKED_NETWORKS,
)('%s/%i is blocked from its first to its last address, by both layers', (address, prefix) => {
  const subnet = `${address}/${prefix}`
  const first =
    family(address) === 'ipv4' ? ipaddr.IPv4.networkAddressFromCIDR(subnet) : ipaddr.IPv6.networkAddressFromCIDR(subnet)
  const last =
    family(address) === 'ipv4'
      ? ipaddr.IPv4.broadcastAddressFromCIDR(subnet)
      : ipaddr.IPv6.broadcastAddressFromCIDR(subnet)
  for (const edge of [first.toString(), last.toString()]) {
    expect(isBlockedAddress(edge)).toBe(true)
    expect(BLOCK_LIST.check(edge, family(edge))).toBe(true)
  }
})

test.each([
  '1.1.1.1',
  '9.255.255.255',
  '11.0.0.0',
  '100.63.255.255',
  '100.128.0.0',
  '126.255.255.255',
  '128.0.0.0',
  '168.63.129.17',
  '172.15.255.255',
  '172.32.0.0',
  '192.0.1.0',
  '192.167.255.255',
  '192.169.0.0',
  '198.17.255.255',
  '198.20.0.0',
  '223.255.255.255',
  '2001:200::1',
  '2001:4860:4860::8888',
  '2003::1',
  '2606:4700::1111',
  '2a00:1450:400e:80c::200e',
])('%s is public', (address) => {
  expect(isBlockedAddress(address)).toBe(false)
  expect(BLOCK_LIST.check(address, family(address))).toBe(false)
})

test.each([
  ['::ffff:127.0.0.1', 'IPv4-mapped'],
  ['::ffff:8.8.8.8', 'IPv4-mapped, whatever it maps'],
  ['::127.0.0.1', 'IPv4-compatible'],
  ['64:ff9b::7f00:1', 'NAT64'],
  ['64:ff9b:1::7f00:1', 'local NAT64'],
  ['2002:7f00:1::', '6to4'],
  ['2001:0:7f00:1::', 'Teredo'],
  ['fd00:ec2::254', 'metadata over unique local'],
  ['fe80::1%eth0', 'link-local with a zone'],
  ['fec0::1', 'site-local'],
  ['5f00::1', 'segment routing'],
  ['100::1', 'discard'],
  ['', 'nothing'],
  ['localhost', 'a name'],
  ['8.8', 'a shortened address'],
  ['010.8.8.8', 'an octal one'],
  ['127.0.0.1/8', 'a network'],
])('%s is blocked: %s', (address) => {
  expect(isBlockedAddress(address)).toBe(true)
})

test('both layers agree on every address (IPv4 within IPv6 aside, where a BlockList looks at the IPv4 part)', () => {
  const v4 = fc.ipV4()
  const v6 = fc.ipV6().filter((address) => ipaddr.isValid(address) && ipaddr.parse(address).range() !== 'ipv4Mapped')
  fc.assert(
    fc.property(fc.oneof(v4, v6), (address) => {
      expect(isBlockedAddress(address)).toBe(BLOCK_LIST.check(address, family(address)))
    }),
    { numRuns: 2_000 },
  )
})

test('this Node refuses a blocked address at the socket, also where a name leads to it', async () => {
  const server = await serveRaw(() => {}, true)
  const attempt = (host: string) =>
    new Promise<string>((resolve) => {
      const lookup = (_name: string, { all }: { all?: boolean }, callback: (...answer: unknown[]) => void) =>
        all ? callback(null, [{ address: '127.0.0.1', family: 4 }]) : callback(null, '127.0.0.1', 4)
      const socket = connect({ host, port: server.port, blockList: BLOCK_LIST, lookup: lookup as never })
      socket.on('connect', () => resolve('connected'))
      socket.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? ''))
    })
  expect(await attempt('127.0.0.1')).toBe('ERR_IP_BLOCKED')
  expect(await attempt('public.example')).toBe('ERR_IP_BLOCKED')
  expect(server.connections()).toBe(0)
  await server.close()
})
