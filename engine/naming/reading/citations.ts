/** The pages that an answer names as its sources: the company's own, competitors' and others'. */
import type { Prepared } from './known-company.ts'
import { isOwnSite, type SitePlace, siteOf } from './statements/sites.ts'

export interface Citation {
  url: string
  whose: 'own' | 'competitor' | 'other'
  /** The competitor's place in the list, where it is a competitor's. */
  competitor?: number
}

const MOST = 200

/** In the order in which they come; every page once. `sources`: what an assistant gives beside its text. */
export function citationsOf(sites: readonly SitePlace[], sources: readonly string[], known: Prepared): Citation[] {
  const found = new Map<string, Citation>()
  const given = sources.slice(0, MOST).flatMap((source) => URL.parse(source.slice(0, 2_048)) ?? [])
  for (const { url, host } of [...sites.toSorted((a, b) => a.at - b.at), ...given.map(siteOf)]) {
    if (found.size >= MOST) break
    if (url.protocol !== 'https:' && url.protocol !== 'http:') continue
    const key = `${host}${url.pathname.replace(/\/$/, '')}${url.search}`
    if (found.has(key)) continue
    const competitor = known.rivalHosts.get(host)
    if (isOwnSite({ url, host }, known)) found.set(key, { url: url.href, whose: 'own' })
    else if (competitor !== undefined) found.set(key, { url: url.href, whose: 'competitor', competitor })
    else found.set(key, { url: url.href, whose: 'other' })
  }
  return [...found.values()]
}
