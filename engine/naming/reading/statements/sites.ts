/** The websites that stand in an answer, and which are the company's own. */

import { parse } from 'tldts'
import { withoutWww } from '#engine/fetch/same-site.ts'
import { kept } from '#engine/naming/reading/kept.ts'
import type { Prepared } from '#engine/naming/reading/known-company.ts'
import type { Link } from '#engine/naming/reading/markup/inline-text.ts'
import { pathKey } from '#engine/naming/reading/statements/keys.ts'
import { allMatches } from '#engine/text.ts'

export interface Site {
  url: URL
  host: string
}

export interface SitePlace extends Site {
  at: number
  end: number
  /** Behind the words of a link, so that they do not show it. */
  behind: boolean
}

// Bounded: labels of at most 63 characters, at most five of them
const BARE =
  /(?<![\p{L}\d@./_-])(?:https?:\/\/)?(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.){1,4}[a-z]{2,24}(?![\p{L}\d@-])(?::\d{2,5})?(?:\/[^\s<>()[\]"'“”|]{0,500})?/iu

/** Tried where a point stands within a word, and not at every character. */
function* barePlaces(text: string): Generator<RegExpExecArray> {
  let from = 0
  DOTTED.lastIndex = 0
  for (let dot = DOTTED.exec(text); dot; dot = DOTTED.exec(text)) {
    if (dot.index < from) continue
    let start = dot.index
    while (start > from && dot.index - start < 80 && isHostPart(text.charCodeAt(start - 1))) start--
    // Of an e-mail address.
    if (text[start - 1] === '@' && !text.slice(start, dot.index).includes(':')) continue
    // Bounded: at most 90 characters to the point
    const near = text.slice(Math.max(0, start - 1), dot.index + 700)
    const match = BARE.exec(near)
    if (!match || Math.max(0, start - 1) + match.index > dot.index) continue
    match.index += Math.max(0, start - 1)
    yield match
    from = match.index + match[0].length
  }
}
const DOTTED = /[a-z0-9]\.[a-z]{2}/gi

/** A letter, a digit or one of '-./:'. */
function isHostPart(code: number): boolean {
  return (code >= 45 && code <= 58) || (code >= 65 && code <= 90) || (code >= 97 && code <= 122)
}

export const siteOf = (url: URL): Site => ({ url, host: withoutWww(url.host) })

const NAME_AS_SITE = /^[a-z0-9-]+\.(?:nl|com|be|eu|net|org)(?:\/|$)(?<=\.(?:nl|com|be|eu|net|org)\/?)/i

/** Kept, for the same websites come back in every answer. */
const siteWritten = kept((written): Site | null => {
  const isAddress = /^(?:https?:|www\.)/i.test(written)
  // 'e-mail.Bel' and 'Utrecht.Het' miss a blank; an address is written small, or as a name: 'DeLinde.nl'.
  if (!isAddress && written !== written.toLowerCase() && !NAME_AS_SITE.test(written)) return null
  const url = URL.parse(isAddress && /^http/i.test(written) ? written : `https://${written}`)
  return url && (isAddress || isDomain(url.hostname)) ? siteOf(url) : null
})

const siteLinked = kept((address): Site | null => {
  const url = /^https?:\/\//i.test(address) ? URL.parse(address) : null
  return url && siteOf(url)
})

function isDomain(host: string): boolean {
  const { isIcann, domain } = parse(host)
  return isIcann === true && domain !== null
}

/** 'Delinde punt nl' */
const IN_WORDS =
  /(?<![\p{L}\d.@-])(?:www (?:punt|dot) )?((?:(?:de|het) )?[a-z0-9-]{3,60}) (?:punt|dot) (nl|com|be|eu|net|org)(?![\p{L}\d])/giu

/** Every address in the text, with those behind links. */
export function sitesIn(text: string, links: readonly Link[]): SitePlace[] {
  const found: SitePlace[] = []
  if (text.includes('.')) {
    for (const match of barePlaces(text)) {
      const written = match[0].replace(/[.,;:!?]{1,5}$/, '')
      const site = siteWritten(written)
      if (site) found.push({ ...site, at: match.index, end: match.index + written.length, behind: false })
    }
  }
  if (/ (?:punt|dot) /i.test(text))
    for (const { index, 0: written, 1: name, 2: ending } of allMatches(text, IN_WORDS)) {
      const site = siteWritten(`${name!.replace(' ', '')}.${ending!}`.toLowerCase())
      if (site) found.push({ ...site, at: index, end: index + written.length, behind: false })
    }
  const shown = new Set(found.map(({ at }) => at))
  for (const link of links) {
    if (shown.has(link.at)) continue
    const site = siteLinked(link.url)
    if (site) found.push({ ...site, at: link.at, end: Math.max(link.end, link.at + 1), behind: true })
  }
  return found
}

export function isOwnSite({ url, host }: Site, known: Prepared): boolean {
  if (known.hosts.has(host)) return true
  for (const own of known.hosts) if (host.endsWith(`.${own}`)) return true
  if (known.ownPaths.length === 0) return false
  const key = pathKey(url)
  return known.ownPaths.some((path) => key === path || key.startsWith(`${path}/`))
}
