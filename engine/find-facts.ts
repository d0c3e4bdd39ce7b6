/** Reads a website for the facts of its company, and reports them while pages are still loading. */
import { inWorker } from './analysis-pool.ts'
import type { FetchFailure, SiteEvidence, Source } from './evidence.ts'
import type { CollectProgress } from './fetch/collect-pages.ts'
import { emptySource } from './fetch/empty-source.ts'
import { parseSiteUrl } from './fetch/site-url.ts'
import type { FoundFacts } from './found-facts.ts'
import { type PagesAsked, pagesAsked } from './missed-pages.ts'
import { type VisitOptions, visitSite } from './visit-site.ts'

export interface FindFactsOptions extends VisitOptions {
  takenAt: Date
  /** Paths of this site that its owner named: read before other pages. */
  readFirst?: readonly string[]
  /** What the company's own account calls it. */
  name?: string
  onProgress?: (progress: CollectProgress) => void
  /** What the pages that are there by now say; a page that comes later can say it better. */
  onFacts?: (found: FoundFacts) => void
}

export type FindFactsResult = { ok: true; found: FoundFacts; pages: PagesAsked } | { ok: false; reason: FetchFailure }

/** Not ok only for an address that may not be fetched: whatever the website then does is the outcome. */
export async function findFacts(address: string, options: FindFactsOptions): Promise<FindFactsResult> {
  const site = parseSiteUrl(address, options.allowPrivateHosts)
  if (!site.ok) return { ok: false, reason: site.reason }
  const takenAt = options.takenAt.toISOString()
  const meanwhile = readMeanwhile(site.url, takenAt, options)
  const { readFirst, onProgress, signal } = options
  const collect = {
    takenAt,
    onSource: meanwhile.add,
    ...(readFirst ? { readFirst } : {}),
    ...(onProgress ? { onProgress } : {}),
    ...(signal ? { signal } : {}),
  }
  try {
    const visited = await visitSite(site.url, collect, options)
    if (!visited.ok) return visited
    return { ok: true, ...(await factsOf(visited.evidence, options.name)) }
  } finally {
    await meanwhile.end()
  }
}

/** Reads what is there each time that a page comes in, one reading after another, and none for pages that came meanwhile. */
function readMeanwhile(url: URL, takenAt: string, { name, onFacts }: FindFactsOptions) {
  const none = (kind: Source['kind'], path: string) => emptySource(kind, new URL(path, url).href)
  const evidence: SiteEvidence = {
    url: url.href,
    takenAt,
    mode: 'network',
    home: none('home', '/'),
    robots: none('robots', '/robots.txt'),
    llms: none('llms', '/llms.txt'),
    sitemap: none('sitemap', '/sitemap.xml'),
    pages: [],
  }
  let reading: Promise<void> | null = null
  let isStale = false
  let isOver = false

  async function read() {
    while (isStale && !isOver) {
      isStale = false
      const found = await inWorker('factsOfSite', { ...evidence, pages: [...evidence.pages] }, name ? { name } : {})
      if (found.ok && !isOver) onFacts?.(found.value)
    }
    reading = null
  }
  return {
    add(source: Source) {
      if (source.kind === 'home') evidence.home = source
      else if (source.kind === 'robots') evidence.robots = source
      else if (source.kind === 'page') evidence.pages.push(source)
      else return
      if (!onFacts || evidence.home.status === null) return
      isStale = true
      // A fault of ours shows in the reading of the whole.
      reading ??= read().catch(() => {})
    },
    async end() {
      isOver = true
      await reading
    },
  }
}

/** Where the pages are too heavy, what can be said without them. */
async function factsOf(
  evidence: SiteEvidence,
  name: string | undefined,
): Promise<{ found: FoundFacts; pages: PagesAsked }> {
  const options = name ? { name } : {}
  const whole = await inWorker('factsOfSite', evidence, options)
  if (whole.ok) return { found: whole.value, pages: pagesAsked(evidence) }
  const home = await inWorker('factsOfSite', { ...evidence, pages: [] }, options)
  if (home.ok) return { found: home.value, pages: pagesAsked(evidence, true) }
  const unread = await inWorker('factsOfSite', { ...evidence, pages: [] }, { ...options, tooHeavy: true })
  if (unread.ok) return { found: unread.value, pages: pagesAsked(evidence, true) }
  throw new Error('A report of no text at all took too long: this machine is too busy')
}
