/**
 * Hosts that serve many parties, each at a path of its own. Two sources:
 * - the Public Suffix List's section of private domains (publicsuffix.org, as tldts carries it): its owners state that
 *   strangers have the names below it. The suffix itself is nobody's website ('github.io', 's3.amazonaws.com'); a name below it
 *   ('kaas.github.io') is a website like any other.
 * - the list below, chosen by us on 2026-11-22: the social networks, pages of links, marketplaces and builders that Dutch companies
 *   give as their website, and that are not in that section because their parties have paths, not names.
 */
import { parse } from 'tldts'

interface SharedHost {
  host: string
  /** Its subdomains are languages and devices ('nl-nl.facebook.com'), not parties. */
  withSubdomains?: true
  /** First segments that name a kind of page; the party is the one after it ('/company/naam'). */
  kinds?: readonly string[]
}

const LISTED: readonly SharedHost[] = [
  // Social networks and video.
  { host: 'facebook.com', withSubdomains: true, kinds: ['pages', 'people', 'p', 'pg', 'groups'] },
  { host: 'fb.com', withSubdomains: true },
  { host: 'fb.me' },
  { host: 'instagram.com', withSubdomains: true },
  { host: 'threads.net', withSubdomains: true },
  { host: 'threads.com', withSubdomains: true },
  { host: 'linkedin.com', withSubdomains: true, kinds: ['company', 'in', 'school', 'showcase'] },
  { host: 'x.com', withSubdomains: true },
  { host: 'twitter.com', withSubdomains: true },
  { host: 'tiktok.com', withSubdomains: true },
  { host: 'youtube.com', withSubdomains: true, kinds: ['channel', 'c', 'user'] },
  { host: 'vimeo.com' },
  { host: 'pinterest.com', withSubdomains: true },
  { host: 'pinterest.nl' },
  { host: 'bsky.app', kinds: ['profile'] },
  { host: 'mastodon.nl' },
  { host: 'behance.net' },
  { host: 'dribbble.com' },
  { host: 'soundcloud.com' },
  // Messages and links.
  { host: 'wa.me' },
  { host: 't.me' },
  { host: 'bit.ly' },
  { host: 'linktr.ee' },
  { host: 'linkin.bio' },
  { host: 'lnk.bio' },
  { host: 'bio.link' },
  { host: 'bio.site' },
  { host: 'beacons.ai' },
  { host: 'campsite.bio' },
  { host: 'taplink.cc' },
  { host: 'about.me' },
  // Google's own.
  { host: 'google.com', kinds: ['maps', 'place', 'store'] },
  { host: 'google.nl', kinds: ['maps', 'place', 'store'] },
  { host: 'sites.google.com', kinds: ['view', 'site', 'a'] },
  { host: 'docs.google.com', kinds: ['document', 'd', 'forms', 'e', 'presentation', 'spreadsheets'] },
  { host: 'drive.google.com', kinds: ['file', 'd', 'drive', 'folders'] },
  { host: 'business.google.com' },
  { host: 'maps.app.goo.gl' },
  { host: 'goo.gl', kinds: ['maps'] },
  { host: 'g.page' },
  { host: 'g.co', kinds: ['kgs'] },
  // Marketplaces and directories.
  { host: 'marktplaats.nl', kinds: ['u', 'v', 'l'] },
  { host: 'etsy.com', kinds: ['shop', 'nl', 'uk', 'de', 'fr'] },
  { host: 'bol.com', kinds: ['nl', 'be', 'v', 'w'] },
  { host: 'werkspot.nl', kinds: ['profiel'] },
  { host: 'thuisbezorgd.nl', kinds: ['menu'] },
  { host: 'ubereats.com', kinds: ['nl', 'be', 'store'] },
  { host: 'booking.com', kinds: ['hotel', 'nl', 'be'] },
  { host: 'airbnb.nl', kinds: ['rooms', 'h', 'users', 'show'] },
  { host: 'airbnb.com', kinds: ['rooms', 'h', 'users', 'show'] },
  { host: 'tripadvisor.nl' },
  { host: 'tripadvisor.com' },
  { host: 'trustpilot.com', withSubdomains: true, kinds: ['review'] },
  { host: 'treatwell.nl', kinds: ['salon'] },
  // Texts, code and pages.
  { host: 'medium.com' },
  { host: 'notion.so' },
  { host: 'github.com' },
  { host: 'gitlab.com' },
  { host: 'canva.com', kinds: ['design'] },
  { host: 'eventbrite.nl', kinds: ['o', 'e'] },
  { host: 'eventbrite.com', kinds: ['o', 'e'] },
]

/** Null for a host that is one party's own. `host`: without www and port. */
export function sharedHost(host: string): Required<Pick<SharedHost, 'host' | 'kinds'>> | null {
  const listed = LISTED.find((one) => host === one.host || (one.withSubdomains && host.endsWith(`.${one.host}`)))
  if (listed) return { host: listed.host, kinds: listed.kinds ?? [] }
  const { publicSuffix, isPrivate } = parse(host, { allowPrivateDomains: true })
  return isPrivate && publicSuffix === host ? { host, kinds: [] } : null
}
