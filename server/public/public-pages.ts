/**
 * The one path to a public page: address → crawler and permission → visit → bytes from the cache, or a new render. `reply` runs in
 * front of everything else and knows no sessions; the app calls `replyTo` for a request whose session it has read.
 */
import { SESSION_COOKIE, type Session } from '#features/accounts/session.ts'
import { type Crawler, crawlerOf, mayRead } from '#features/crawler-visits/crawlers.ts'
import { loadRanges, type Ranges } from '#features/crawler-visits/ranges.server.ts'
import { openVisitBook, type VisitBook, type VisitBookOptions } from '#features/crawler-visits/record.server.ts'
import { announceChange } from '#features/discovery/index-now.server.ts'
import { Failure } from '#features/failure.ts'
import type { Services } from '#features/services.ts'
import { securityHeaders } from '#server/requests/security-headers.ts'
import type { Screens } from '#server/screens.ts'
import { addressFinder, type PublicAddress, sameForAll } from './addresses.ts'
import { choose, failureReply } from './answer.ts'
import { encodePage, type KeptPage, PageCache } from './cache.ts'
import type { PublicRequest } from './plain-requests.ts'
import { publicPageRenderer, type Subject } from './render.ts'
import type { Reply } from './reply.ts'

export interface PublicPages {
  /** The answer to a request, from the cache at once or newly rendered; null when it is for the rest of the server. Never rejects. */
  reply(request: PublicRequest): Reply | Promise<Reply> | null
  /** As `reply`, once the session is read: an owner's page has a bar. Null when it is not a public page. Never rejects. */
  replyTo(request: PublicRequest, session: Session | null): Promise<Reply> | null
  cache: PageCache<Subject>
  visits: VisitBook
  close(): Promise<void>
}

export interface PublicPagesOptions {
  services: Services
  screens: Screens
  readAddress: VisitBookOptions['readAddress']
  indexNowKey?: string | undefined
  maximumCacheBytes?: number | undefined
  /** The clock for the age of cached pages, in monotonic milliseconds. A value in tests. */
  cacheClock?: (() => number) | undefined
  /** Where the built assets are; null while Vite serves them. */
  assetsFolder?: string | null
}

export const CACHE_BYTES = 64 * 1024 * 1024
/** Crawlers retry after this many seconds, instead of dropping a page that fails. */
const RETRY_AFTER = 60
const MOST_AGENTS = 1_000
const LONGEST_AGENT = 1_000

export async function openPublicPages(options: PublicPagesOptions): Promise<PublicPages> {
  const { services, screens, readAddress, indexNowKey } = options
  const find = addressFinder({ indexNowKey, withSite: Boolean(options.assetsFolder) })
  const renderPage = publicPageRenderer({ services, screens, indexNowKey })
  const cache = new PageCache<Subject>({
    maximumBytes: options.maximumCacheBytes ?? CACHE_BYTES,
    now: options.cacheClock,
  })
  const security = Object.entries(securityHeaders(services.baseUrl.startsWith('https:'))).flat()
  const refused = failureReply(new Failure('crawler-not-allowed'), security, null)
  const crawlerIn = crawlerReader()

  let ranges: Ranges = await loadRanges(services)
  const reload = async () => {
    ranges = await loadRanges(services).catch((err) => {
      services.log.warn({ err }, 'De adressen van crawlers konden niet worden gelezen')
      return ranges
    })
  }
  const visits = openVisitBook(services, { ranges: () => ranges, readAddress })

  const announce = (key: string, slug: string) =>
    announceChange(services, { key, slug }).catch((err) =>
      services.log.warn({ err, slug }, 'IndexNow is niet ingelicht'),
    )

  /** Simultaneous requests for the same page share one render. */
  const rendering = new Map<string, Promise<KeptPage<Subject>>>()
  const stopListening = await services.db.listen(
    'profile_changed',
    (payload) => {
      const changed = JSON.parse(payload) as { id: string; slug: string | null }
      cache.drop(changed.id)
      // A request from now on must not get what was read before the change.
      rendering.clear()
      if (indexNowKey && changed.slug) void announce(indexNowKey, changed.slug)
    },
    (isListening) => cache.setListening(isListening),
  )
  cache.setListening(true)
  const stopRanges = await services.db.listen(
    'crawler_ranges_changed',
    () => void reload(),
    (isListening) => {
      if (isListening) void reload()
    },
  )

  const render = (address: PublicAddress): Promise<KeptPage<Subject>> => {
    const { path } = address
    const under = cache.isListening ? rendering.get(path) : undefined
    if (under) return under
    const began = cache.begin()
    const made = renderPage(address)
      .then(async (page) => {
        const kept = cache.keep(path, page, began)
        // The site has few pages, so even their first reader gets them compressed.
        if (address.kind === 'site') await cache.compress(path, kept)
        return kept
      })
      .finally(() => {
        cache.abandon(began)
        if (rendering.get(path) === made) rendering.delete(path)
      })
    rendering.set(path, made)
    return made
  }

  /** The refusal of a crawler that the profile does not allow, or null; both are recorded as visits. */
  function refusalOf(request: PublicRequest, subject: Subject): Reply | null {
    const crawler = subject && crawlerIn(request.headers['user-agent'])
    if (!subject || !crawler) return null
    const allowed = mayRead(subject, crawler)
    visits.note(subject, crawler, subject.format, allowed, {
      socket: request.socket.remoteAddress,
      forwardedFor: request.headers['x-forwarded-for'] as string | undefined,
    })
    return allowed ? null : refused
  }

  function answer(request: PublicRequest, kept: KeptPage<Subject>): Reply {
    return refusalOf(request, kept.page.subject) ?? choose(request, kept)
  }

  async function failed(err: unknown, address: PublicAddress): Promise<Reply> {
    const isExpected = err instanceof Failure && err.status < 500
    if (!isExpected) services.log.error({ err, path: address.path }, 'Een openbare pagina is mislukt')
    const failure = isExpected ? err : new Failure('page-failed', { cause: err, retryAfter: RETRY_AFTER })
    const isPage = address.kind === 'profile' && address.format === 'page'
    return failureReply(failure, security, isPage ? await screens().catch(() => null) : null)
  }

  return {
    cache,
    visits,
    reply(request) {
      if (!isRead(request)) return null
      const path = pathOf(request)
      const kept = cache.get(path)
      if (kept) return isForAll(request, path, kept.page.subject?.format) ? answer(request, kept) : null
      const address = find(path)
      if (!address || !isForAll(request, path, address.kind === 'profile' ? address.format : undefined)) return null
      return render(address).then(
        (page) => answer(request, page),
        (err) => failed(err, address),
      )
    },
    replyTo(request, session) {
      const address = isRead(request) ? find(pathOf(request)) : null
      // The other pages of the site differ by session or query, as a screen does.
      if (!address || address.kind === 'site') return null
      return (async () => {
        const kept = cache.get(address.path) ?? (await render(address))
        if (!session) return answer(request, kept)
        const isOwners = kept.page.subject?.format === 'page' && kept.page.subject.userId === session.userId
        return choose(request, isOwners ? encodePage(await renderPage(address, true)) : kept)
      })().catch((err: unknown) => failed(err, address))
    },
    async close() {
      await visits.close()
      await stopListening()
      await stopRanges()
    },
  }
}

/** Cached, because the same few User-Agents recur. */
function crawlerReader() {
  const agents = new Map<string, Crawler | null>()
  return (userAgent: string | undefined): Crawler | null => {
    if (userAgent === undefined) return null
    let crawler = agents.get(userAgent)
    if (crawler === undefined) {
      crawler = crawlerOf(userAgent.slice(0, LONGEST_AGENT))
      if (agents.size >= MOST_AGENTS) agents.clear()
      if (userAgent.length <= LONGEST_AGENT) agents.set(userAgent, crawler)
    }
    return crawler
  }
}

const isRead = ({ method }: PublicRequest) => method === 'GET' || method === 'HEAD'

function pathOf({ url = '' }: PublicRequest): string {
  const query = url.indexOf('?')
  return query < 0 ? url : url.slice(0, query)
}

function isForAll(request: PublicRequest, path: string, format: Parameters<typeof sameForAll>[1]): boolean {
  const without = sameForAll(path, format)
  return !(without.session && carriesSession(request)) && !(without.query && request.url !== path)
}

function carriesSession({ headers }: PublicRequest): boolean {
  return headers.authorization !== undefined || headers.cookie?.includes(`${SESSION_COOKIE}=`) === true
}
