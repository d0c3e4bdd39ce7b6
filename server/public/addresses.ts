/** Which public page stands at a path: those that are the same for every visitor, rendered outside React Router or kept from it. */
import type { VisitedFormat } from '#db/schema/crawler-visits.ts'
import {
  indexNowKeyFile,
  type ProfileAddress,
  type ProfileFile,
  PUBLIC_PAGES,
  readProfilePath,
  readSitemapPart,
  SITE_SITEMAP,
  URLS,
} from '#features/urls.ts'

export type List = 'robots.txt' | 'llms.txt' | 'sitemap' | 'site' | 'profiles' | 'schema' | 'indexnow'

export type PublicAddress = {
  /** By which the page is kept, without the query. */
  path: string
} & (
  | ({ kind: 'profile'; format: VisitedFormat } & ProfileAddress)
  | { kind: 'list'; list: List; part: number }
  /** A page of the public site. */
  | { kind: 'site' }
)

const FORMATS: Record<ProfileFile, VisitedFormat> = {
  'llms.txt': 'llms.txt',
  'llm-profile.json': 'llm-profile.json',
  'badge.svg': 'badge.svg',
  'badge-dark.svg': 'badge.svg',
}
const LISTS: ReadonlyMap<string, List> = new Map([
  [URLS.robotsTxt, 'robots.txt'],
  [URLS.llmsTxt, 'llms.txt'],
  [URLS.sitemap, 'sitemap'],
  [SITE_SITEMAP, 'site'],
  [URLS.llmProfileSchema, 'schema'],
])

/** `withSite`: while Vite serves the styles, an edit of the site's pages must show at once, so React Router answers them. */
export function addressFinder({ indexNowKey, withSite }: { indexNowKey: string | undefined; withSite: boolean }) {
  const lists = new Map(LISTS)
  if (indexNowKey) lists.set(indexNowKeyFile(indexNowKey), 'indexnow')

  /** Null where the path is for the rest of the server. */
  return (path: string): PublicAddress | null => {
    const profile = readProfilePath(path)
    if (profile) return { path, kind: 'profile', format: profile.file ? FORMATS[profile.file] : 'page', ...profile }
    const list = lists.get(path)
    if (list) return { path, kind: 'list', list, part: 0 }
    const part = readSitemapPart(path)
    if (part) return { path, kind: 'list', list: 'profiles', part }
    return withSite && (PUBLIC_PAGES as readonly string[]).includes(path) ? { path, kind: 'site' } : null
  }
}

/**
 * What a request must lack to get what every visitor gets. A profile's page shows its owner a bar. The waitlist leads a signed-in
 * visitor on, and takes a company name from the query.
 */
export function sameForAll(path: string, format: VisitedFormat | undefined) {
  return { session: format === 'page' || path === URLS.auth, query: path === URLS.auth }
}
