/** One visit to a website through the safe fetcher; the worker thread parses its texts. */
import { inWorker } from './analysis-pool.ts'
import type { FetchFailure, SiteEvidence } from './evidence.ts'
import { type CollectOptions, collectSite } from './fetch/collect-pages.ts'
import { type FetcherOptions, openSafeFetcher } from './fetch/safe-fetch.ts'
import type { SiteReader } from './fetch/site-reader.ts'
import type { Outcome } from './worker-pool.ts'

const orNull = <T>(outcome: Outcome<T, string>): T | null => (outcome.ok ? outcome.value : null)
export const READER: SiteReader = {
  linksOf: async (home) => orNull(await inWorker('linksOf', home)),
  allowedPaths: async (robots, paths) => orNull(await inWorker('allowedPaths', robots, paths)),
  firstPages: async (known) => orNull(await inWorker('firstPages', known)),
  morePages: async (known, first, sitemap) => orNull(await inWorker('morePages', known, first, sitemap)),
}

export interface VisitOptions {
  /** 'host' or 'host:port' that may be read although it is private: for tests and demonstrations. */
  allowPrivateHosts?: readonly string[]
  /** The page that explains our crawler; part of its User-Agent. */
  botInfoUrl?: string
  /** Anything else for the fetcher: a resolver or limits of a test's own. */
  fetchOptions?: Partial<FetcherOptions>
  signal?: AbortSignal
}

/** Not ok only for an address that may not be fetched: whatever the website then does is in the evidence. */
export async function visitSite(
  url: URL,
  collect: Omit<CollectOptions, 'fetch' | 'reader'>,
  options: VisitOptions,
): Promise<{ ok: true; evidence: SiteEvidence } | { ok: false; reason: FetchFailure }> {
  const fetcher = openSafeFetcher({
    botInfoUrl: options.botInfoUrl ?? 'https://vindbaar.nl/bot',
    ...(options.allowPrivateHosts ? { allowPrivateHosts: options.allowPrivateHosts } : {}),
    ...(options.signal ? { signal: options.signal } : {}),
    ...options.fetchOptions,
  })
  try {
    const evidence = await collectSite(url, { ...collect, reader: READER, fetch: fetcher.fetch })
    // A name that leads to a private network is refused like an address of one; a hop on the way is recorded in the evidence.
    const hops = evidence.home.redirects.length + evidence.robots.redirects.length
    if (evidence.home.failure === 'blocked-address' && hops === 0) return { ok: false, reason: 'blocked-address' }
    return { ok: true, evidence }
  } finally {
    await fetcher.close()
  }
}
