/** What the collector needs to know from a site's texts. Types only: the worker thread parses them. */
import type { Source } from '#engine/evidence.ts'

/** A link of a page, in the order of the document. `href` may be relative to the page (or to its `<base>`, already applied). */
export interface Link {
  href: string
  text: string
  inFooter?: boolean
}

/** The kinds of page that the collector looks for. What a page that was read is, is `PageKind` in engine/extract/page/page.ts. */
export type WantedPage = 'contact' | 'about' | 'services' | 'legal' | 'proof' | 'questions'

export interface PageLinks {
  links: Link[]
  /** Target of a `<meta http-equiv="refresh">` with a short delay. */
  metaRefresh?: string
}

/** What is known of a site after its home page was read. Addresses are strings, because a URL object cannot pass between threads. */
export interface KnownSite {
  robots: Source
  /** The address of the home page. */
  base: string
  /** Of the home page. */
  links: readonly Link[]
  /** Paths that the owner named; they are read first. */
  first: readonly string[]
  /** How many pages may be read. */
  count: number
}

export interface PlannedPages {
  /** Null where robots.txt forbids it. */
  llms: string | null
  sitemap: { url: string; allowed: boolean }
  pages: { url: string; kind: WantedPage }[]
}

/**
 * Parses a site's texts for the collector. The collector runs on the main thread, so an implementation parses them in a
 * worker. Null when a text took more time or memory than we allow.
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
