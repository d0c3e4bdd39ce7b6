/** Verifies a crawler: by its vendor's addresses, else by the documented host name with reverse and forward DNS. */
import { isIP } from 'node:net'
import type { Verdict } from '#db/schema/crawler-visits.ts'
import { addressesOf, namesOf } from '#engine/fetch/name-lookup.ts'
import type { Crawler } from './crawlers.ts'
import type { Ranges } from './ranges.server.ts'

export interface Resolver {
  reverse(address: string): Promise<readonly string[]>
  forward(host: string): Promise<readonly string[]>
}

export const systemResolver: Resolver = {
  reverse: (address) => namesOf(address),
  forward: (host) => addressesOf(host),
}

/** The verdict by the published address lists; 'ask-dns' if only reverse DNS can decide. Without a list no visit is called forged. */
export function verdictByRanges(crawler: Crawler, address: string, ranges: Ranges): Verdict | 'ask-dns' {
  const family = isIP(address)
  const list = crawler.ranges === undefined ? undefined : ranges.get(crawler.ranges)
  if (family === 0) return 'unverifiable'
  if (list?.check(address, family === 6 ? 'ipv6' : 'ipv4')) return 'verified'
  if (crawler.reverseDns) return 'ask-dns'
  return list ? 'forged' : 'unverifiable'
}

/** A name in the vendor's zone that resolves back to the address verifies the visit; any other answer means it is forged; without an answer it stays unverifiable. */
export async function verdictByDns(crawler: Crawler, address: string, resolver: Resolver): Promise<Verdict> {
  const zones = crawler.reverseDns ?? []
  try {
    const names = (await resolver.reverse(address)).map((name) => name.toLowerCase().replace(/\.$/, ''))
    const inZone = names.filter((name) => zones.some((zone) => name === zone || name.endsWith(`.${zone}`)))
    for (const name of inZone) if ((await resolver.forward(name)).includes(address)) return 'verified'
    return 'forged'
  } catch (error) {
    // An address without a name is not the vendor's; a name server that does not answer says nothing.
    return ['ENOTFOUND', 'ENODATA'].includes((error as { code?: string }).code ?? '') ? 'forged' : 'unverifiable'
  }
}
