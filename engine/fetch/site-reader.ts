/** What collecting must know of a site's texts, which others read: types alone. */
import type { Source } from '#engine/evidence.ts'

/** A link of a page, in the order of the document. `href` may be relative to the page (or to its `<base>`, already applied). */
export interface Link {
  href: string
  text: string
  inFooter?: boolean
}

export type PageKind = 'contact' | 'about' | 'services' | 'legal' | 'proof' | 'questions'

export interface PageLinks {
  links: Link[]
  /** Target of a `<meta http-equiv="refresh">` with a short delay. */
  metaRefresh?: string
}

/** What is known of a site once its home page was read. Addresses are texts: a URL cannot pass between threads. */
export interface KnownSite {
  robots: Source
  /** The address of the home page. */
  base: string
  /** Of the home page. */
  links: readonly Link[]
  /** Paths that the owner named: read before any other. */
  first: readonly string[]
  /** How many pages may be read. */
  count: number
}

export interface PlannedPages {
  /** Null where robots.txt forbids it. */
  llms: string | null
  sitemap: { url: string; allowed: boolean }
  pages: { url: string; kind: PageKind }[]
}

/**
 * Answers what must be known of a site's texts to read on. They are parsed by somebody else: what collects lives on the main
 * thread. Null where a text took more time or memory than we allow.
 */
export interface SiteReader {
  linksOf: (home: Source) => Promise<PageLinks | null>
  allowedPaths: (robots: Source, paths: readonly string[]) => Promise<boolean[] | null>
  firstPages: (known: KnownSite) => Promise<PlannedPages | null>
  morePages: (
    known: KnownSite,
    first: PlannedPages['pages'],
    sitemap: Source,
  ) => Promise<{ found: string[]; guesses: string[] } | null>
}
