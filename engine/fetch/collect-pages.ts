/** Collects what one website says: robots.txt first, then the home page, llms.txt, the sitemap and four pages with facts. */
import type { SiteEvidence, Source } from '../evidence.ts'
import type { Fetch } from './safe-fetch.ts'

/** A link of a page, in the order of the document. `href` may be relative to the page (or to its `<base>`, already applied). */
export interface Link {
  href: string
  text: string
  inFooter?: boolean
}
export interface PageLinks {
  links: Link[]
  /** Target of a `<meta http-equiv="refresh">` with a short delay. */
  metaRefresh?: string
}
export interface CollectProgress {
  step: 'robots' | 'home' | 'pages'
  done: number
  total: number
  url?: string
}
export interface CollectOptions {
  /** ISO 8601. */
  takenAt: string
  mode?: SiteEvidence['mode']
  fetch: Fetch
  linksOf: (source: Source) => Promise<PageLinks>
  onProgress?: (progress: CollectProgress) => void
  signal?: AbortSignal
}
export declare function collectSite(siteUrl: URL, options: CollectOptions): Promise<SiteEvidence>
