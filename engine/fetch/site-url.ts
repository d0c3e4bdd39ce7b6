/** Turns typed text and redirect targets into a URL that may be fetched, or the reason why not. */
import { isIP } from 'node:net'
import type { FetchFailure } from '#engine/evidence.ts'
import { isBlockedAddress } from './blocked-addresses.ts'

export type SiteUrl = { ok: true; url: URL } | { ok: false; reason: FetchFailure }

const MAX_LENGTH = 2048
/** Names that never mean a public website: RFC 6761, RFC 8375, ICANN's .internal, and what routers commonly use. */
const PRIVATE_SUFFIXES = [
  'localhost',
  'localdomain',
  'local',
  'internal',
  'intranet',
  'lan',
  'home',
  'corp',
  'home.arpa',
]
// Control and invisible characters, which the URL standard drops silently: the fetched address must be the one that people see.
const HIDDEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u

/** Parses what a person typed: 'voorbeeld.nl' as well as 'https://voorbeeld.nl/contact'. `allowPrivateHosts`: 'host' or 'host:port'. */
export function parseSiteUrl(text: string, allowPrivateHosts: readonly string[] = []): SiteUrl {
  // Refuse text that is longer than an address with pasted spaces can be, before a pattern reads it.
  if (text.length > 2 * MAX_LENGTH) return refuse('invalid-url')
  const typed = withoutEdges(text)
  if (typed === '' || typed.length > MAX_LENGTH || HIDDEN.test(typed)) return refuse('invalid-url')
  const scheme = /^([^/?#\\]*?):/.exec(typed)?.[1]?.toLowerCase()
  const hasScheme = scheme !== undefined && !/^[^/?#\\]*?:\d{1,5}(?:[/?#]|$)/.test(typed)
  if (hasScheme && scheme !== 'http' && scheme !== 'https') {
    return refuse(/^[a-z][a-z\d+-]*$/.test(scheme) ? 'blocked-scheme' : 'invalid-url')
  }
  const full = hasScheme ? typed : `https://${typed.replace(/^\/\//, '')}`
  // Parsers disagree about a backslash or a space in the authority, and no real address needs one.
  const authority = /^https?:\/*([^/?#]*)/i.exec(full)?.[1] ?? ''
  if (authority === '' || /[\\\s]/.test(authority)) return refuse('invalid-url')
  return parseRedirect(full, undefined, allowPrivateHosts)
}

const EDGE = /[\s\p{Cf}]/u

/** Trims what pasting adds at both ends. Not by a pattern, which would try each run of spaces in between. */
function withoutEdges(text: string): string {
  let start = 0
  let end = text.length
  while (start < end && EDGE.test(text.charAt(start))) start++
  while (end > start && EDGE.test(text.charAt(end - 1))) end--
  return text.slice(start, end)
}

/** A redirect's target, relative to the page that redirects. */
export function parseRedirect(
  location: string,
  base: URL | undefined,
  allowPrivateHosts: readonly string[] = [],
): SiteUrl {
  const url = URL.parse(location, base)
  if (url === null) return refuse('invalid-url')
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return refuse('blocked-scheme')
  if (url.username !== '' || url.password !== '') return refuse('blocked-credentials')
  if (url.hostname.endsWith('.')) url.hostname = url.hostname.slice(0, -1)
  url.hash = ''
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (url.href.length > MAX_LENGTH) return refuse('invalid-url')
  if (isAllowedPrivateHost(host, portOf(url), allowPrivateHosts)) return { ok: true, url }
  const reason = isIP(host) ? (isBlockedAddress(host) ? 'blocked-address' : null) : refusedName(host)
  if (reason !== null) return refuse(reason)
  if (!['80', '443'].includes(portOf(url))) return refuse('blocked-port')
  return { ok: true, url }
}

/** Is this host exempt from the checks of address and port? Only tests and demos on loopback have such hosts. */
export function isAllowedPrivateHost(hostname: string, port: string, allowed: readonly string[]): boolean {
  const host = hostname.replace(/^\[|\]$/g, '').toLowerCase()
  const bracketed = host.includes(':') ? `[${host}]` : host
  return allowed.some((entry) => [host, bracketed, `${bracketed}:${port}`].includes(entry.toLowerCase()))
}

function refusedName(host: string): FetchFailure | null {
  if (PRIVATE_SUFFIXES.some((suffix) => host === suffix || host.endsWith(`.${suffix}`))) return 'blocked-address'
  const labels = host.split('.')
  const wellFormed = host.length <= 253 && labels.every((label) => /^[a-z\d_](?:[a-z\d_-]{0,61}[a-z\d_])?$/.test(label))
  // A name without a dot can only be found on a local network.
  return wellFormed && labels.length > 1 ? null : 'invalid-url'
}

export function portOf(url: URL): string {
  return url.port || (url.protocol === 'https:' ? '443' : '80')
}

function refuse(reason: FetchFailure): SiteUrl {
  return { ok: false, reason }
}
