/** Reads a website with one of its pages first, and judges that page: one visit, within the budgets of every visit. */
import { inWorker } from './analysis-pool.ts'
import type { FetchFailure } from './evidence.ts'
import type { CollectProgress } from './fetch/collect-pages.ts'
import { parseSiteUrl } from './fetch/site-url.ts'
import type { LandingPageGiven, LandingPageResult } from './landing-page/landing-page.ts'
import { type VisitOptions, visitSite } from './visit-site.ts'

export interface ReadLandingPageOptions extends VisitOptions {
  takenAt: Date
  /** Other paths that the owner named: read after the page. */
  readFirst?: readonly string[]
  onProgress?: (progress: Omit<CollectProgress, 'step'> & { step: CollectProgress['step'] | 'judge' }) => void
}

/** Not ok only for an address that may not be fetched: whatever the website then does is the result. */
export async function readLandingPage(
  given: LandingPageGiven,
  options: ReadLandingPageOptions,
): Promise<{ ok: true; result: LandingPageResult } | { ok: false; reason: FetchFailure }> {
  const page = parseSiteUrl(given.url, options.allowPrivateHosts)
  if (!page.ok) return { ok: false, reason: page.reason }
  const { pathname, search } = page.url
  const visited = await visitSite(
    new URL('/', page.url),
    {
      takenAt: options.takenAt.toISOString(),
      readFirst: [pathname + search, ...(options.readFirst ?? [])],
      ...(options.onProgress ? { onProgress: options.onProgress } : {}),
      ...(options.signal ? { signal: options.signal } : {}),
    },
    options,
  )
  if (!visited.ok) return visited
  const { evidence } = visited
  const total = 4 + evidence.pages.length
  options.onProgress?.({ step: 'judge', done: total, total: total + 1 })
  const judged = await inWorker('judgeLandingPage', evidence, { ...given, url: page.url.href })
  return { ok: true, result: judged.ok ? judged.value : { ok: false, reason: 'too-heavy', status: null } }
}
