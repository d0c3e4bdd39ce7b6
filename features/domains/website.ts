/** Which website an address belongs to: what an account publishes, and what is live for one account at a time. */
import { hostOf } from './host.ts'
import { sharedHost } from './shared-hosts.ts'

/** Of a path segment, so that the name fits its column. */
const LONGEST = 150

/**
 * The name under which a website is stored and compared: its host (`hostOf`), and where the host serves many parties the path of this
 * one: 'facebook.com/kaasmakerij'. Names are compared without case.
 */
export function websiteOf(url: URL): string {
  const shared = url.port === '' ? sharedHost(hostOf(url)) : null
  if (!shared) return hostOf(url)
  const segments = url.pathname.split('/').filter(Boolean).map(readable)
  const at = segments.findIndex((segment) => !shared.kinds.includes(segment))
  // Only kinds, so that the last of them is all there is.
  const party = segments.slice(0, at < 0 ? undefined : at + 1)
  const id = party.at(-1)?.endsWith('.php') ? url.searchParams.get('id') : null
  const path = [...party.slice(0, -1), ...party.slice(-1).map((last) => (id === null ? last : `${last}?id=${id}`))]
  return [shared.host, ...path.map((segment) => segment.slice(0, LONGEST / Math.max(1, path.length)))].join('/')
}

/** Whether a website, by its name, is on a host that serves many parties: nobody can prove that it is theirs. */
export function isShared(website: string): boolean {
  return website.includes('/') || sharedHost(website) !== null
}

/** As the address bar shows it, in lower case and without an escape that a letter needs none of. */
function readable(segment: string): string {
  try {
    return encodeURI(decodeURIComponent(segment)).toLowerCase().replaceAll(/[?#/]/g, encodeURIComponent)
  } catch {
    return segment.toLowerCase()
  }
}
