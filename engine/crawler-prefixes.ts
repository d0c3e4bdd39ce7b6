/** The addresses in a list that the vendor of a crawler publishes. */
import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Many times what the largest vendor has; every visit of a crawler is compared with all of them. */
const MOST_PREFIXES = 20_000

export interface CrawlerList {
  prefixes: string[]
  /** What the vendor calls this version: the moment that it wrote the list. Null where it says nothing. */
  version: string | null
}

/** The list of {"creationTime": "…", "prefixes": [{"ipv4Prefix": "…"}, {"ipv6Prefix": "…"}]}. Null where it is no such file. */
export function readCrawlerPrefixes(bytes: Uint8Array): CrawlerList | null {
  let data: unknown
  try {
    data = JSON.parse(Buffer.from(bytes).toString('utf8'))
  } catch {
    return null
  }
  const { prefixes: entries, creationTime } = (data ?? {}) as { prefixes?: unknown; creationTime?: unknown }
  if (!Array.isArray(entries) || entries.length > MOST_PREFIXES) return null
  const found = entries
    .map((entry: Record<string, unknown> | null) => entry?.ipv4Prefix ?? entry?.ipv6Prefix)
    .filter((prefix): prefix is string => typeof prefix === 'string' && isUsable(prefix))
  const version = typeof creationTime === 'string' && creationTime !== '' ? creationTime.slice(0, 100) : null
  return found.length > 0 ? { prefixes: found, version } : null
}

/** As node:net reads it. A list that holds half the internet would make everyone a verified crawler. */
function isUsable(prefix: string): boolean {
  if (prefix.includes('%') || isIP(prefix.split('/')[0]!) === 0 || !ipaddr.isValidCIDR(prefix)) return false
  const [address, bits] = ipaddr.parseCIDR(prefix)
  return bits >= (address.kind() === 'ipv4' ? 8 : 16)
}
