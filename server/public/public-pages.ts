/**
 * The public pages, in front of everything else: crawler and permission → visit → bytes from memory, or rendered anew. What
 * belongs to someone who is signed in goes on to the rest of the server.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import { SESSION_COOKIE } from '#features/accounts/session.ts'
import { type Crawler, crawlerOf, mayRead } from '#features/crawler-visits/crawlers.ts'
import { loadRanges, type Ranges } from '#features/crawler-visits/ranges.server.ts'
import { openVisitBook, type VisitBook, type VisitBookOptions } from '#features/crawler-visits/record.server.ts'
import { announceChange } from '#features/discovery/index-now.server.ts'
import type { Services } from '#features/services.ts'
import type { Screens } from '#server/screens.ts'
import { isPersonal } from './marketing-pages.ts'
import { type KeptPage, PageCache } from './page-cache.ts'
import type { PublicRequest } from './plain-requests.ts'
import type { PublicAddress, Subject } from './public-address.ts'
import { publicDocuments, RETRY_AFTER_SECONDS } from './public-documents.ts'
import { Reply } from './reply.ts'

export interface PublicPages {
  /** The answer to a request, from memory at once or made anew; null where it is for the rest of the server. Never rejects. */
  reply(request: PublicRequest): Reply | Promise<Reply> | null
  cache: PageCache<Subject>
  visits: VisitBook
  close(): Promise<void>
}

export interface PublicPagesOptions {
  services: Services
  screens: Screens
  readAddress: VisitBookOptions['readAddress']
  indexNowKey?: string | undefined
  maximumCacheBytes?: number
  /** By which pages in memory age: monotonic milliseconds. A value in tests. */
  cacheClock?: () => number
  /** Where the built assets are; null while Vite serves them. */
  assetsFolder?: string | null
}

export const CACHE_BYTES = 64 * 1024 * 1024
const MOST_AGENTS = 1_000
const LONGEST_AGENT = 1_000

export async function openPublicPages(options: PublicPagesOptions): Promise<PublicPages> {
  const { services, screens, readAddress, indexNowKey } = options
  const find = publicDocuments(services, screens, indexNowKey, options.assetsFolder ?? null)
  const cache = new PageCache<Subject>({
    maximumBytes: options.maximumCacheBytes ?? CACHE_BYTES,
    ...(options.cacheClock ? { now: options.cacheClock } : {}),
  })

  let ranges: Ranges = await loadRanges(services)
  // PGlite tells us from within the transaction that notifies; reading is none of its business.
  const outside = AsyncLocalStorage.snapshot()
  const reload = () =>
    outside(async () => {
      ranges = await loadRanges(services).catch((err) => {
        warn(err)
        return ranges
      })
    })
  const warn = (err: unknown) => services.log.warn({ err }, 'De adressen van crawlers konden niet worden gelezen')
  const visits = openVisitBook(services, { ranges: () => ranges, readAddress })

  const announce = (key: string, slug: string) =>
    outside(() =>
      announceChange(services, { key, slug }).catch((err) =>
        services.log.warn({ err, slug }, 'IndexNow is niet ingelicht'),
      ),
    )

  /** Those who ask for the same page at the same time wait for one render. */
  const rendering = new Map<string, Promise<KeptPage<Subject>>>()
  const stopListening = await services.db.listen(
    'profile_changed',
    (payload) => {
      const changed = JSON.parse(payload) as { id: string; slug: string | null }
      cache.drop(changed.id)
      // Who asks from now on must not be given what was read before.
      rendering.clear()
      if (indexNowKey && changed.slug) void announce(indexNowKey, changed.slug)
    },
    (hearing) => cache.hear(hearing),
  )
  cache.hear(true)
  const stopRanges = await services.db.listen(
    'crawler_ranges_changed',
    () => void reload(),
    (hearing) => {
      if (hearing) void reload()
    },
  )

  /** The same few User-Agents come again and again. */
  const agents = new Map<string, Crawler | null>()
  const crawlerIn = (userAgent: string | undefined): Crawler | null => {
    if (userAgent === undefined) return null
    let crawler = agents.get(userAgent)
    if (crawler === undefined) {
      crawler = crawlerOf(userAgent.slice(0, LONGEST_AGENT))
      if (agents.size >= MOST_AGENTS) agents.clear()
      if (userAgent.length <= LONGEST_AGENT) agents.set(userAgent, crawler)
    }
    return crawler
  }

  const render = (address: PublicAddress): Promise<KeptPage<Subject>> => {
    const under = cache.hearing ? rendering.get(address.key) : undefined
    if (under) return under
    const began = cache.begin()
    const made = address
      .render()
      .then(async (page) => {
        const kept = cache.keep(address.key, page, began)
        if (address.ofSite) await cache.compress(address.key, kept)
        return kept
      })
      .finally(() => {
        cache.abandon(began)
        if (rendering.get(address.key) === made) rendering.delete(address.key)
      })
    rendering.set(address.key, made)
    return made
  }

  function answer(request: PublicRequest, kept: KeptPage<Subject>): Reply {
    const { subject } = kept.page
    const crawler = subject && crawlerIn(request.headers['user-agent'])
    if (subject && crawler) {
      const allowed = mayRead(subject, crawler)
      visits.note(subject, crawler, subject.format, allowed, {
        socket: request.socket.remoteAddress,
        forwardedFor: request.headers['x-forwarded-for'] as string | undefined,
      })
      if (!allowed) return REFUSED
    }
    return choose(request, kept)
  }

  /** Whether what is public here is also what this visitor should see; else it is for the rest of the server. */
  function isForAll(request: PublicRequest, path: string): boolean {
    return !isPersonal(path) || !(isSignedIn(request) || request.url !== path)
  }

  function fromMemory(request: PublicRequest): Reply | null {
    const path = pathOf(request)
    const kept = cache.get(path)
    if (!kept || !isForAll(request, path)) return null
    // Only a profile page has something to say to its owner.
    if (kept.page.subject?.format === 'page' && isSignedIn(request)) return null
    return answer(request, kept)
  }

  return {
    cache,
    visits,
    reply(request) {
      if (request.method !== 'GET' && request.method !== 'HEAD') return null
      const known = fromMemory(request)
      if (known) return known
      const path = pathOf(request)
      const address = isForAll(request, path) ? find(path) : null
      if (!address || (address.personal && isSignedIn(request))) return null
      return render(address).then(
        (page) => answer(request, page),
        async (err) => {
          services.log.error({ err, path }, 'Een openbare pagina is mislukt')
          const page = await address.failed?.().catch(() => null)
          return page ? answer(request, cache.keep(address.key, page, cache.begin())) : FAILED
        },
      )
    },
    async close() {
      await visits.close()
      await stopListening()
      await stopRanges()
    },
  }
}

function pathOf({ url = '' }: PublicRequest): string {
  const query = url.indexOf('?')
  return query < 0 ? url : url.slice(0, query)
}

function isSignedIn({ headers }: PublicRequest): boolean {
  return headers.authorization !== undefined || headers.cookie?.includes(`${SESSION_COOKIE}=`) === true
}

function plainly(status: number, text: string, more: string[] = []): Reply {
  const body = Buffer.from(text)
  const headers = [
    ...['Content-Type', 'text/plain; charset=utf-8', 'Content-Length', String(body.length)],
    ...['Cache-Control', 'no-store', 'X-Robots-Tag', 'noindex', 'X-Content-Type-Options', 'nosniff'],
    ...more,
  ]
  return new Reply(status, headers, body)
}

const REFUSED = plainly(403, 'Dit bedrijf laat deze AI-assistent niet toe.\n')
const FAILED = plainly(503, 'Er ging iets mis\n', ['Retry-After', RETRY_AFTER_SECONDS])

/** The page as this visitor can take it, or that it has not changed since. */
function choose({ headers }: PublicRequest, kept: KeptPage<unknown>): Reply {
  const known = headers['if-none-match']
  if (known !== undefined && kept.page.status === 200 && matches(known, kept.etag)) {
    kept.notModified ??= new Reply(304, ['ETag', kept.etag, ...kept.page.headers])
    return kept.notModified
  }
  const accepted = headers['accept-encoding']
  if (accepted === undefined) return kept.plain
  if (kept.brotli && accepts(accepted, 'br')) return kept.brotli
  if (kept.gzip && accepts(accepted, 'gzip')) return kept.gzip
  return kept.plain
}

function matches(known: string, etag: string): boolean {
  if (known === etag || known === '*') return true
  const opaque = etag.slice(2)
  return known.split(',').some((one) => one.trim().replace(/^W\//, '') === opaque)
}

/** 'br;q=0' refuses it. */
function accepts(header: string, encoding: string): boolean {
  const at = header.indexOf(encoding)
  return at >= 0 && !/^\s*;\s*q=0(?:\.0*)?\s*(?:,|$)/.test(header.slice(at + encoding.length))
}
