/** The address of a request: the socket's, or the one that a trusted proxy forwarded. */
import ipaddr from 'ipaddr.js'

type Range = [ipaddr.IPv4 | ipaddr.IPv6, number]

function rangeOf(text: string): Range | null {
  try {
    if (text.includes('/')) return ipaddr.parseCIDR(text) as Range
    const address = ipaddr.parse(text)
    return [address, address.kind() === 'ipv4' ? 32 : 128]
  } catch {
    return null
  }
}

/**
 * Makes the reader of client addresses. `trustedProxies` holds addresses and CIDR ranges; entries that are neither are
 * returned as `invalid`, so that a typing error does not silently disable the proxy.
 */
export function clientAddressReader(trustedProxies: readonly string[]): {
  invalid: string[]
  read(socketAddress: string | undefined, forwardedFor: string | null): string
} {
  const ranges = trustedProxies.map(rangeOf)
  const trusts = (text: string) => {
    if (!ipaddr.isValid(text)) return false
    const address = ipaddr.process(text)
    return ranges.some((range) => range && range[0].kind() === address.kind() && address.match(range as never))
  }
  const visitorOf = (socketAddress: string, forwardedFor: string) => {
    const hops = [...forwardedFor.split(',').map((hop) => hop.trim()), socketAddress].filter(Boolean)
    // From our side outwards: the first address that is not one of our proxies is the visitor.
    while (hops.length > 1 && trusts(hops.at(-1)!)) hops.pop()
    const address = hops.at(-1) ?? ''
    return ipaddr.isValid(address) ? ipaddr.process(address).toString() : 'onbekend'
  }
  // A visitor mostly asks for several pages at once, and reading addresses costs a tenth of answering with one from memory.
  let last = { socketAddress: '', forwardedFor: '', visitor: visitorOf('', '') }
  return {
    invalid: trustedProxies.filter((_, index) => ranges[index] === null),
    read(given, forwarded) {
      const [socketAddress, forwardedFor] = [given ?? '', forwarded ?? '']
      if (last.socketAddress !== socketAddress || last.forwardedFor !== forwardedFor) {
        last = { socketAddress, forwardedFor, visitor: visitorOf(socketAddress, forwardedFor) }
      }
      return last.visitor
    },
  }
}
