/** Which addresses the audit may never connect to: everything that is not the public internet. */
import { BlockList, isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/**
 * IANA's special-purpose registries for IPv4 and IPv6 (RFC 6890 and its updates), the IPv6 space outside 2000::/3, and
 * one public address that answers as a cloud's metadata service. Tunnels (6to4, Teredo, NAT64) are blocked whatever they
 * carry: we cannot check what is behind them.
 */
export const BLOCKED_NETWORKS: readonly (readonly [address: string, prefix: number])[] = [
  ['0.0.0.0', 8], // "this network"
  ['10.0.0.0', 8], // private, RFC 1918
  ['100.64.0.0', 10], // carrier-grade NAT, RFC 6598
  ['127.0.0.0', 8], // loopback
  ['168.63.129.16', 32], // Azure's metadata and DNS service
  ['169.254.0.0', 16], // link-local, where clouds keep their metadata
  ['172.16.0.0', 12], // private, RFC 1918
  ['192.0.0.0', 24], // IETF protocol assignments
  ['192.0.2.0', 24], // documentation
  ['192.31.196.0', 24], // AS112
  ['192.52.193.0', 24], // AMT
  ['192.88.99.0', 24], // 6to4 relays
  ['192.168.0.0', 16], // private, RFC 1918
  ['192.175.48.0', 24], // AS112
  ['198.18.0.0', 15], // benchmarking
  ['198.51.100.0', 24], // documentation
  ['203.0.113.0', 24], // documentation
  ['224.0.0.0', 4], // multicast
  ['240.0.0.0', 4], // reserved, and broadcast
  ['::', 3], // unspecified, loopback, IPv4-mapped and -translated, NAT64, discard
  ['2001::', 23], // Teredo, benchmarking, AMT, AS112, ORCHID and other protocol assignments
  ['2001:db8::', 32], // documentation
  ['2002::', 16], // 6to4
  ['2620:4f:8000::', 48], // AS112
  ['3fff::', 20], // documentation
  ['4000::', 2], // not allocated, and segment routing (5f00::/16)
  ['8000::', 1], // not allocated, unique local, link-local, site-local, multicast
]

const NETWORKS = BLOCKED_NETWORKS.map(([address, prefix]) => [ipaddr.parse(address), prefix] as const)

/** For `net.connect`: the second layer, checked by Node right before each connection attempt. */
export const BLOCK_LIST = new BlockList()
for (const [address, prefix] of BLOCKED_NETWORKS) {
  if (address !== '::') BLOCK_LIST.addSubnet(address, prefix, address.includes(':') ? 'ipv6' : 'ipv4')
}
// A BlockList sees each IPv4 address as ::ffff:a.b.c.d too: blocking that range would block all of IPv4.
BLOCK_LIST.addRange('::', '::fffe:ffff:ffff', 'ipv6')
BLOCK_LIST.addRange('::1:0:0:0', '1fff:ffff:ffff:ffff:ffff:ffff:ffff:ffff', 'ipv6')

/** True for every address that is not plain public unicast, and for text that is no IP address at all. */
export function isBlockedAddress(text: string): boolean {
  // Use Node's definition of an address: ipaddr.js also accepts '8.8' and '010.0.0.1'.
  if (isIP(text) === 0) return true
  const address = ipaddr.parse(text)
  // ipaddr.js has its own list of special ranges; an address on either list is blocked.
  if (address.range() !== 'unicast') return true
  return NETWORKS.some(([network, prefix]) => address.kind() === network.kind() && address.match(network, prefix))
}
