/**
 * The public pages, in front of everything else: crawler and permission → visit → bytes from memory, or rendered anew. What
 * belongs to someone who is signed in goes on to the rest of the server.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { SESSION_COOKIE } from '#features/accounts/session.ts'
import { type Crawler, crawlerOf, mayRead } from '#features/crawler-visits/crawlers.ts'
import { loadRanges, type Ranges } from '#features/crawler-visits/ranges.server.ts'
import { openVisitBook, type VisitBook, type VisitBookOptions } from '#features/crawler-visits/record.server.ts'
import { announceChange } from '#features/publishing/index-now.server.ts'
import type { Services } from '#features/services.ts'
import { isPersonal } from './marketing-pages.ts'
import { type KeptPage, PageCache } from './page-cache.ts'
import { type PublicAddress, publicDocuments, type Subject } from './public-documents.ts'
import type { Screens } from './screens.ts'

export interface PublicPages {
  /** Answers the request, or says that it is none of these. */
  serve(request: IncomingMessage, response: ServerResponse): boolean
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
  /** Where the built assets are; null while Vite serves them. */
  assetsFolder?: string | null
}

const CACHE_BYTES = 64 * 1024 * 1024
const MOST_AGENTS = 1_000

export async function openPublicPages(options: PublicPagesOptions): Promise<PublicPages> {
  const { services, screens, readAddress, indexNowKey } = options
  const find = publicDocuments(services, screens, indexNowKey, options.assetsFolder ?? null)
  const cache = new PageCache<Subject>({ maximumBytes: options.maximumCacheBytes ?? CACHE_BYTES })

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
      crawler = crawlerOf(userAgent.slice(0, 1_000))
      if (agents.size >= MOST_AGENTS) agents.clear()
      agents.set(userAgent, crawler)
    }
    return crawler
  }

  const render = (address: PublicAddress): Promise<KeptPage<Subject>> => {
    const under = cache.hearing ? rendering.get(address.key) : undefined
    if (under) return under
    const began = cache.begin()
    const made = address
      .render()
      .then((page) => cache.keep(address.key, page, began, page.maximumAgeMs))
      .finally(() => {
        cache.abandon(began)
        if (rendering.get(address.key) === made) rendering.delete(address.key)
      })
    rendering.set(address.key, made)
    return made
  }

  function answer(request: IncomingMessage, response: ServerResponse, kept: KeptPage<Subject>): void {
    const { subject } = kept.page
    const crawler = subject && crawlerIn(request.headers['user-agent'])
    if (subject && crawler) {
      const allowed = mayRead(subject, crawler)
      visits.note(subject, crawler, subject.format, allowed, {
        socket: request.socket.remoteAddress,
        forwardedFor: request.headers['x-forwarded-for'] as string | undefined,
      })
      if (!allowed) {
        refuse(response)
        return
      }
    }
    send(request, response, kept)
  }

  return {
    cache,
    visits,
    serve(request, response) {
      const { method, url = '' } = request
      if (method !== 'GET' && method !== 'HEAD') return false
      const query = url.indexOf('?')
      const path = query < 0 ? url : url.slice(0, query)
      const signedIn = isSignedIn(request)
      if (isPersonal(path) && (signedIn || query >= 0)) return false
      const kept = cache.get(path)
      // Only a profile page has something to say to its owner.
      if (kept && !(signedIn && kept.page.subject?.format === 'page')) {
        answer(request, response, kept)
        return true
      }
      const address = find(path)
      if (!address || (signedIn && address.personal)) return false
      render(address).then(
        (page) => answer(request, response, page),
        (err) => {
          services.log.error({ err, path }, 'Een openbare pagina is mislukt')
          if (!response.headersSent) response.writeHead(500, ['Content-Type', 'text/plain; charset=utf-8'])
          response.end('Er ging iets mis\n')
        },
      )
      return true
    },
    async close() {
      await visits.close()
      await stopListening()
      await stopRanges()
    },
  }
}

function isSignedIn({ headers }: IncomingMessage): boolean {
  return headers.authorization !== undefined || headers.cookie?.includes(`${SESSION_COOKIE}=`) === true
}

function refuse(response: ServerResponse): void {
  const text = 'Dit bedrijf laat deze AI-assistent niet toe.\n'
  response.writeHead(403, [
    ...['Content-Type', 'text/plain; charset=utf-8', 'Content-Length', String(Buffer.byteLength(text))],
    ...['Cache-Control', 'no-store', 'X-Robots-Tag', 'noindex', 'X-Content-Type-Options', 'nosniff'],
  ])
  response.end(text)
}

function send({ method, headers }: IncomingMessage, response: ServerResponse, kept: KeptPage<unknown>): void {
  const { status } = kept.page
  const known = headers['if-none-match']
  if (known !== undefined && status === 200 && matches(known, kept.etag)) {
    response.writeHead(304, kept.notModified)
    response.end()
    return
  }
  const accepted = headers['accept-encoding']
  const encoded =
    (accepted !== undefined &&
      ((kept.brotli && accepts(accepted, 'br') && kept.brotli) ||
        (kept.gzip && accepts(accepted, 'gzip') && kept.gzip))) ||
    kept.plain
  response.writeHead(status, encoded.headers)
  response.end(method === 'HEAD' ? undefined : encoded.bytes)
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
