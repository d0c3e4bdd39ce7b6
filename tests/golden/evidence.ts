/** Evidence for tests: a website made of strings, without a network or a folder. */
import type { SiteEvidence, Source, SourceKind } from '#engine/evidence.ts'

const SITE = 'https://voorbeeldbedrijf.example/'

export interface MadeSite {
  home?: string | Partial<Source>
  robots?: string | Partial<Source>
  llms?: string | Partial<Source>
  sitemap?: string | Partial<Source>
  /** Path → HTML. */
  pages?: Record<string, string>
  mode?: SiteEvidence['mode']
}

export function makeEvidence({ home = '', robots, llms, sitemap, pages = {}, mode = 'network' }: MadeSite): SiteEvidence {
  return {
    url: SITE,
    takenAt: '2026-11-21T09:00:00.000Z',
    mode,
    home: source('home', SITE, home),
    robots: source('robots', `${SITE}robots.txt`, robots),
    llms: source('llms', `${SITE}llms.txt`, llms),
    sitemap: source('sitemap', `${SITE}sitemap.xml`, sitemap),
    pages: Object.entries(pages).map(([path, html]) => source('page', new URL(path, SITE).href, html)),
  }
}

/** Text is a 200; nothing is a 404. */
function source(kind: SourceKind, url: string, given: string | Partial<Source> | undefined): Source {
  const told = typeof given === 'string' ? { status: 200, body: new TextEncoder().encode(given) } : (given ?? { status: 404 })
  return {
    kind,
    url,
    finalUrl: url,
    redirects: [],
    status: 200,
    failure: null,
    headers: {},
    body: new Uint8Array(),
    firstByteMs: 80,
    totalMs: 120,
    ...told,
  }
}
