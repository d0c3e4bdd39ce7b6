/** Reads a company's website, its files and the pages elsewhere that it named, and compares each with the company's facts. */
import { inWorker } from '#engine/analysis-pool.ts'
import type { FetchFailure, Source } from '#engine/evidence.ts'
import { refusal } from '#engine/fetch/collect-pages.ts'
import { emptySource } from '#engine/fetch/empty-source.ts'
import { openSafeFetcher } from '#engine/fetch/safe-fetch.ts'
import { parseSiteUrl } from '#engine/fetch/site-url.ts'
import { READER, type VisitOptions, visitSite } from '#engine/visit-site.ts'
import type { FactValues, PastedPage, SourceComparison, SourceKind, WebsiteComparison } from './facts.ts'

export interface ReadSourcesOptions extends VisitOptions {
  takenAt: Date
  present: FactValues
  former: FactValues
  /** Where llm-profile.json is on the website. */
  profilePath: string
  /** Paths of this site that are read before others: those where a former value was found. */
  readFirst?: readonly string[]
  /** Pages elsewhere about the company. One that was pasted is not fetched. */
  linked: readonly string[]
  pasted: readonly PastedPage[]
  onProgress?: (done: number, total: number) => void
}

export type ReadSourcesResult = ({ ok: true } & WebsiteComparison) | { ok: false; reason: FetchFailure }

/** Pages of one website are read in turn by one fetcher; of several websites this many at once. */
const AT_ONCE = 3

export async function readSources(address: string, options: ReadSourcesOptions): Promise<ReadSourcesResult> {
  const site = parseSiteUrl(address, options.allowPrivateHosts)
  if (!site.ok) return { ok: false, reason: site.reason }
  const takenAt = options.takenAt.toISOString()
  const pasted = new Set(options.pasted.map(({ url }) => url))
  const linked = [...new Set(options.linked)].filter((url) => !pasted.has(url))
  const total = 1 + linked.length
  let done = 0
  const step = () => options.onProgress?.(++done, total)

  const visited = await visitSite(
    site.url,
    {
      takenAt,
      ...(options.readFirst ? { readFirst: options.readFirst } : {}),
      ...(options.signal ? { signal: options.signal } : {}),
    },
    options,
  )
  if (!visited.ok) return visited
  const given = { present: options.present, former: options.former }
  const { evidence } = visited
  const home = new URL(evidence.home.status === null ? evidence.url : evidence.home.finalUrl)
  const profileJson = await readPolitely(new URL(options.profilePath, home), 'llms', options, evidence.robots)
  const own = await inWorker('compareWebsite', evidence, profileJson, given)
  const light = own.ok ? own : await inWorker('compareWebsite', { ...evidence, pages: [] }, profileJson, given)
  step()
  const elsewhere = { ...given, website: evidence.url, takenAt }
  const website: WebsiteComparison = light.ok
    ? light.value
    : { sources: (['website', 'markup'] as const).map((kind) => tooHeavy(kind, evidence.url)), present: {}, former: {} }

  const found: SourceComparison[] = []
  const waiting = [...linked.entries()]
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [at, url] = next
      found[at] = await readLinked(url, options, elsewhere)
      step()
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  for (const page of options.pasted) {
    const compared = await inWorker('comparePastedPage', page, elsewhere)
    found.push(compared.ok ? compared.value : tooHeavy('pasted-page', page.url))
  }
  return { ok: true, ...website, sources: [...website.sources, ...found] }
}

async function readLinked(
  url: string,
  options: ReadSourcesOptions,
  elsewhere: { present: FactValues; former: FactValues; website: string; takenAt: string },
): Promise<SourceComparison> {
  const address = URL.parse(url)
  const source = address
    ? await readPolitely(address, 'page', options)
    : { ...emptySource('page', url), failure: 'invalid-url' as const }
  const compared = await inWorker('compareLinkedPage', { ...source, url }, elsewhere)
  return compared.ok ? compared.value : tooHeavy('linked-page', url)
}

/** Only what robots.txt of that website allows, at every hop. */
async function readPolitely(url: URL, kind: 'page' | 'llms', options: VisitOptions, robots?: Source): Promise<Source> {
  const fetcher = openSafeFetcher({
    botInfoUrl: options.botInfoUrl ?? 'https://vindbaar.nl/bot',
    ...(options.allowPrivateHosts ? { allowPrivateHosts: options.allowPrivateHosts } : {}),
    ...(options.signal ? { signal: options.signal } : {}),
    ...options.fetchOptions,
  })
  const known = new Map<string, Source>()
  if (robots) known.set(new URL(robots.finalUrl).origin, robots)
  const refused = async (next: URL): Promise<FetchFailure | null> => {
    const rules = known.get(next.origin) ?? (await fetcher.fetch(new URL('/robots.txt', next).href, 'robots'))
    known.set(next.origin, rules)
    return refusal(rules, next, READER)
  }
  try {
    const failure = await refused(url)
    return failure ? { ...emptySource(kind, url.href), failure } : await fetcher.fetch(url.href, kind, refused)
  } finally {
    await fetcher.close()
  }
}

/** No fact is filled in: the screen shows each as not readable. */
function tooHeavy(kind: SourceKind, url: string): SourceComparison {
  return { kind, url, state: 'not-readable', reason: 'too-heavy', pages: [], facts: {} }
}
