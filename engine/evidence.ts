/** Everything that was fetched from one website. It is the only input of the judgement, so the same bytes always give the same report. */

/** Why a request gave no usable answer. The Dutch and English texts are in report/problem-texts.ts. */
export type FetchFailure =
  | 'invalid-url'
  | 'blocked-scheme'
  | 'blocked-port'
  | 'blocked-credentials'
  | 'blocked-address'
  | 'dns-failed'
  | 'connection-failed'
  | 'tls-failed'
  | 'timed-out'
  | 'too-many-redirects'
  | 'too-large'
  | 'bad-encoding'
  | 'disallowed-by-robots'
  /** Not requested: robots.txt gave no usable answer (RFC 9309, 2.3.1.4). */
  | 'robots-unavailable'
  | 'off-site'
  | 'not-recorded'
  /** Not requested: parsing the robots.txt that decides on it took more time or memory than we allow. */
  | 'too-heavy'

/** An image is no part of a site's evidence: it is fetched for a profile. */
export type SourceKind = 'home' | 'robots' | 'llms' | 'sitemap' | 'page' | 'image'

/** One request and its result. */
export interface Source {
  kind: SourceKind
  /** The URL that was asked for. */
  url: string
  /** The URL that answered, after redirects. */
  finalUrl: string
  /** The redirect targets, the last one included. */
  redirects: string[]
  /** HTTP status of the final answer; null where there was none. */
  status: number | null
  failure: FetchFailure | null
  /** Header names in lower case. Empty for recorded sources. */
  headers: Record<string, string>
  /** The decompressed body, at most the fetcher's byte cap. */
  body: Uint8Array
  /** Milliseconds to the response headers and to the last byte; null where recorded from disk. */
  firstByteMs: number | null
  totalMs: number | null
}

export interface SiteEvidence {
  /** The website's address as normalised by fetch/site-url.ts. */
  url: string
  /** The moment of fetching, ISO 8601; passed in so that tests can choose it. */
  takenAt: string
  /** 'recorded' evidence comes from a folder: https, speed and headers are then 'niet gemeten'. */
  mode: 'network' | 'recorded'
  home: Source
  robots: Source
  llms: Source
  sitemap: Source
  /** Up to four internal pages that are likely to hold facts. */
  pages: Source[]
}
