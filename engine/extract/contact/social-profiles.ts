/** Links to the company's own social profiles, without share buttons, tracking pixels, single posts and profiles of the web builder. */

import { fact, type SiteContext } from '#engine/extract/site-context.ts'
import type { Fact } from '#engine/report/report.ts'
import { fold } from '#engine/text.ts'

/** Host → which paths are a profile. */
const PROFILE: [RegExp, RegExp][] = [
  [
    /(?:^|\.)facebook\.com$/,
    /^\/(?!(?:tr|sharer|share|dialog|plugins|login|events?|groups|hashtag|watch|photos?|policy|policies|privacy|help|legal|business|story|permalink|reels?|marketplace|facebook)(?:\.php|\/|$))(?:profile\.php|p\/[^/]+|people\/[^/]+\/\d+|pages\/[^/]+\/\d+|pg\/[^/]+|[\w.%-]{2,80})\/?(?:about\/?)?$/i,
  ],
  [/^fb\.(?:com|me)$/, /^\/(?!share)[\w.-]{2,80}\/?$/i],
  [
    /(?:^|\.)instagram\.com$/,
    /^\/(?!(?:p|reels?|explore|accounts|stories|share|about|legal|developer|tv|direct|instagram)(?:\/|$))[\w.]{2,40}\/?$/i,
  ],
  [/(?:^|\.)linkedin\.com$/, /^\/(?:company|school|showcase|in|organization)\/[^/]+\/?(?:about\/?)?$/i],
  [
    /(?:^|\.)(?:twitter|x)\.com$/,
    /^\/(?!(?:share|intent|home|search|hashtag|i|login|tos|privacy|twitter|x)(?:\/|$))@?\w{1,20}\/?$/i,
  ],
  [
    /(?:^|\.)youtube\.com$/,
    /^\/(?:@[\w.%-]+|c\/[^/]+|channel\/[\w-]+|user\/[\w.-]+|(?!(?:watch|embed|playlist|results|shorts|feed|about|t|howyoutubeworks|channel|user|c)(?:\/|$)|@)[\w.-]{3,60})\/?(?:featured|videos|about)?\/?$/i,
  ],
  [/(?:^|\.)tiktok\.com$/, /^\/@[\w.-]+\/?$/i],
  [
    /(?:^|\.)pinterest\.(?:com|nl|be|co\.uk|de|fr)$/,
    /^\/(?!(?:pin|search|ideas|about|business)(?:\/|$)|_)[\w-]{2,60}\/?$/i,
  ],
  [/(?:^|\.)threads\.(?:net|com)$/, /^\/@[\w.]+\/?$/i],
  [/^bsky\.app$/, /^\/profile\/[^/]+\/?$/i],
  [/(?:^|\.)vimeo\.com$/, /^\/(?!\d+|video|album|showcase)[\w-]{3,60}\/?$/i],
  [/^(?:www\.)?github\.com$/, /^\/(?!(?:features|about|login|sponsors|topics|orgs)(?:\/|$))[\w-]{1,40}\/?$/i],
  [/^mastodon\.[\w.]+$/, /^\/@\w+\/?$/i],
  [/(?:^|\.)snapchat\.com$/, /^\/add\/[\w.-]+\/?$/i],
  [/(?:^|\.)behance\.net$/, /^\/(?!gallery)[\w-]{2,60}\/?$/i],
]
const SOMEONE_ELSE =
  /^\/?@?(?:wix|wixcom|squarespace|wordpress|wordpressdotcom|shopify|jimdo|jimdo_com|webnode|weebly|elementor|godaddy|hostinger|strato|yourpage|yourprofile|username|user|profile|example|jouwpagina|uwpagina|company|bedrijf|pagina|account|handle|naam|name|me|undefined|null|template\w*|themeforest|envato|creativetim|colorlib)\/?$/i

/** The profile's address without tracking, or null where the link is not a profile. */
export function socialProfile(href: string): string | null {
  const url = URL.parse(href)
  if (!url || !/^https?:$/.test(url.protocol)) return null
  const host = url.hostname.toLowerCase()
  const path = url.pathname
  if (!PROFILE.some(([hosts, paths]) => hosts.test(host) && paths.test(path))) return null
  const handle = path.replace(/^\/(?:company|school|showcase|in|c|channel|user|add|profile|p|pg|pages|people)\//i, '/')
  if (SOMEONE_ELSE.test(handle)) return null
  // Facebook's oldest profiles have their number in the query, and only there.
  const id = url.searchParams.get('id')
  if (/profile\.php$/i.test(path)) return id && /^\d{5,20}$/.test(id) ? `https://${host}${path}?id=${id}` : null
  return `https://${host}${path}`
}

export function foldProfile(href: string): string {
  return href
    .replace(/^https?:\/\/(?:www\.|m\.|[a-z]{2}-[a-z]{2}\.|[a-z]{2}\.)?/i, '')
    .replace(/^(?:twitter|x)\.com/i, 'x.com')
    .replace(/\/(?:about\/?)?$/, '')
    .toLowerCase()
}

/** Links in header, footer and contact block are the company's own; elsewhere only where the handle looks like the name. */
export function socialsOf(site: SiteContext, stated: Fact<string>[], names: string[]): Fact<string>[] {
  const byProfile = new Map<string, Fact<string>>()
  for (const one of stated) {
    const profile = socialProfile(one.value)
    if (profile && !byProfile.has(foldProfile(profile))) byProfile.set(foldProfile(profile), { ...one, value: profile })
  }
  const own = [site.foldedDomain, ...names.map(fold)].filter((name) => name.length >= 4)
  const pagesWith = new Map<string, Set<string>>()
  const links = site.pages.flatMap((page) => page.links.map((link) => ({ page, link })))
  const profiles = links.flatMap(({ page, link }) => {
    if (link.href.length > 400 || !/^https?:/.test(link.href)) return []
    const profile = socialProfile(link.href)
    return profile ? [{ page, link, profile, key: foldProfile(profile) }] : []
  })
  for (const { key, page } of profiles) pagesWith.set(key, (pagesWith.get(key) ?? new Set()).add(page.url))
  for (const { page, link, profile, key } of profiles) {
    if (byProfile.has(key)) continue
    const handle = fold(profile.split('/').slice(3).join(''))
    const looksOwn = own.some((name) => handle.includes(name) || (handle.length >= 5 && name.includes(handle)))
    const personal = /linkedin\.com\/in\//i.test(profile)
    const placed = link.region !== 'main' || (pagesWith.get(key)?.size ?? 0) >= 2
    if (looksOwn || (placed && !personal)) {
      byProfile.set(key, fact(page, 'link', profile, `<a href="${link.href}"> ${link.text}`))
    }
  }
  return [...byProfile.values()].slice(0, 20)
}
