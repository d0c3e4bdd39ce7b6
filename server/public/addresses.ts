/** Which public page a path names: pages that are the same for every visitor, rendered outside React Router or cached from it. */
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

export type List = 'robots.txt' | 'llms.txt' | 'sitemap' | 'site' | 'profiles' | 'schema' | 'report-schema' | 'indexnow'

export type PublicAddress = {
  /** The cache key, without the query. */
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
  [URLS.reportSchema, 'report-schema'],
])

/** `withSite`: false while Vite serves the styles, so that an edit of the site's pages shows at once; React Router answers them then. */
export function addressFinder({ indexNowKey, withSite }: { indexNowKey: string | undefined; withSite: boolean }) {
  const lists = new Map(LISTS)
  if (indexNowKey) lists.set(indexNowKeyFile(indexNowKey), 'indexnow')

  /** Null when the path is for the rest of the server. */
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
 * Whether a request gets the page that every visitor gets. A profile's page shows its owner a bar. The waitlist redirects a signed-in
 * visitor, and takes a company name from the query.
 */
export function sameForAll(path: string, format: VisitedFormat | undefined) {
  return { session: format === 'page' || path === URLS.auth, query: path === URLS.auth }
}
