/** All requests of the engine go through here: checked addresses, few redirects, capped bytes and time, and typed failures instead of errors. */
import { Agent, type Dispatcher } from 'undici'
import type { FetchFailure, Source, SourceKind } from '#engine/evidence.ts'
import { checkDestination } from './check-destination.ts'
import { type Deadline, openDeadline } from './deadline.ts'
import { emptySource } from './empty-source.ts'
import { FETCH_LIMITS, type FetchBudget, type FetchLimits, openBudget } from './fetch-budget.ts'
import { failureOf } from './fetch-failures.ts'
import { guardedConnector } from './guarded-connector.ts'
import { type Resolve, resolveByDns } from './name-lookup.ts'
import { ACCEPT_ENCODING, readBody } from './read-body.ts'
import { isAllowedPrivateHost, parseRedirect, portOf } from './site-url.ts'

/** Our product token in robots.txt. */
export const BOT_TOKEN = 'VindbaarBot'
const REDIRECTS = new Set([301, 302, 303, 307, 308])

/** Called at each redirect: null follows it, a failure stops the request with that failure. */
export type Follow = (next: URL) => FetchFailure | null | Promise<FetchFailure | null>
export type Fetch = (url: string, kind: SourceKind, follow?: Follow) => Promise<Source>

export interface FetcherOptions {
  /** Page that explains the bot; part of the User-Agent. */
  botInfoUrl: string
  /** The `Accept` header; web pages by default. */
  accept?: string
  /** 'host' or 'host:port': exempt from the checks of address and port. */
  allowPrivateHosts?: readonly string[]
  /** Aborts all requests of this site; their result is then 'timed-out'. */
  signal?: AbortSignal
  limits?: Partial<FetchLimits>
  resolve?: Resolve
  /** Called with each address right before a connection to it is tried. */
  onSocket?: (address: string, port: number) => void
  /** Monotonic milliseconds. */
  now?: () => number
}

/** One fetcher per audited site: its requests share one budget. Always close it. */
export interface SafeFetcher {
  fetch: Fetch
  close: () => Promise<void>
}

interface Context {
  agent: Agent
  budget: FetchBudget
  headers: Record<string, string>
  allowPrivateHosts: readonly string[]
  resolve: Resolve
  now: () => number
}

export function openSafeFetcher(options: FetcherOptions): SafeFetcher {
  const { allowPrivateHosts = [], resolve = resolveByDns(), onSocket = () => {} } = options
  const limits = { ...FETCH_LIMITS, ...options.limits }
  const budget = openBudget(limits, options.signal)
  const { signal } = budget
  const agent = new Agent({
    allowH2: false,
    connect: guardedConnector({ allowPrivateHosts, resolve, signal, onSocket, timeoutMs: limits.firstByteMs }),
    connections: 6, // as browsers do
    keepAliveTimeout: 2_000,
    maxHeaderSize: 32 * 1024,
    // Our own signals limit the time, because they also cover DNS and redirects.
    headersTimeout: 0,
    bodyTimeout: 0,
  })
  const headers = {
    'user-agent': `${BOT_TOKEN}/1.0 (+${options.botInfoUrl})`,
    accept: options.accept ?? 'text/html,application/xhtml+xml,application/xml;q=0.9,text/plain;q=0.8,*/*;q=0.5',
    'accept-language': 'nl,en;q=0.7',
    'accept-encoding': ACCEPT_ENCODING,
  }
  const context: Context = {
    agent,
    budget,
    headers,
    allowPrivateHosts,
    resolve,
    now: options.now ?? (() => performance.now()),
  }
  return {
    fetch: (url, kind, follow = () => null) => fetchSource(url, kind, follow, context),
    close() {
      budget.end()
      return agent.destroy()
    },
  }
}

async function fetchSource(url: string, kind: SourceKind, follow: Follow, context: Context): Promise<Source> {
  context.budget.takeRequest()
  const deadline = openDeadline(context.budget.limits.requestMs, context.budget.signal)
  return fetchWithin(deadline, url, kind, follow, context).finally(deadline.end)
}

async function fetchWithin(
  deadline: Deadline,
  url: string,
  kind: SourceKind,
  follow: Follow,
  context: Context,
): Promise<Source> {
  const { budget, now } = context
  const started = now()
  const source = emptySource(kind, url)
  const end = (failure: FetchFailure | null): Source => ({ ...source, failure, totalMs: Math.round(now() - started) })

  let hop = parseRedirect(url, undefined, context.allowPrivateHosts)
  for (;;) {
    if (!hop.ok) return end(hop.reason)
    source.finalUrl = hop.url.href
    const answer = await ask(hop.url, deadline, context)
    if (!answer.ok) return end(answer.reason)
    const { statusCode, headers, body } = answer.response
    const location = REDIRECTS.has(statusCode) ? [headers.location].flat()[0] : undefined
    if (!location) {
      source.status = statusCode
      source.headers = joinedHeaders(headers)
      source.firstByteMs = Math.round(now() - started)
      try {
        const read = await readBody(body, source.headers['content-encoding'] ?? '', budget.metersFor(kind))
        source.body = read.body
        return end(read.failure)
      } catch (error) {
        return end(deadline.signal.aborted ? 'timed-out' : failureOf(error))
      }
    }
    body.on('error', () => {}).destroy()
    const from = hop.url
    hop = parseRedirect(utf8(location), from, context.allowPrivateHosts)
    const seen = [url, ...source.redirects]
    source.redirects.push(hop.ok ? hop.url.href : utf8(location))
    if (!hop.ok) continue
    // Requests carry no cookies, so a repeated URL would repeat forever.
    if (seen.includes(hop.url.href) || seen.length > budget.limits.redirects) return end('too-many-redirects')
    const refused = await follow(hop.url)
    if (refused) return end(refused)
  }
}

type Answer = { ok: true; response: Dispatcher.ResponseData } | { ok: false; reason: FetchFailure }

/** One hop, up to its response headers. */
async function ask(url: URL, { signal, abort }: Deadline, context: Context): Promise<Answer> {
  const late = setTimeout(abort, context.budget.limits.firstByteMs)
  try {
    // Checked here for a clear failure, and again when the socket opens: a name that resolves differently by then is refused.
    const exempt = isAllowedPrivateHost(url.hostname, portOf(url), context.allowPrivateHosts)
    const destination = await unlessAborted(checkDestination(url.hostname, exempt, context.resolve, signal), signal)
    if (!destination.ok) return destination
    const response = await context.agent.request({
      origin: url.origin,
      path: url.pathname + url.search,
      method: 'GET',
      headers: context.headers,
      signal,
    })
    return { ok: true, response }
  } catch (error) {
    return { ok: false, reason: signal.aborted ? 'timed-out' : failureOf(error) }
  } finally {
    clearTimeout(late)
  }
}

/** The machine's own lookup, used for hosts that may be private, cannot be cancelled. */
function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason)
    const give = () => reject(signal.reason)
    signal.addEventListener('abort', give)
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', give))
  })
}

/** `set-cookie` is left out: cookies are never used. */
function joinedHeaders(headers: Dispatcher.ResponseData['headers']): Record<string, string> {
  const entries = Object.entries(headers).filter(([name, value]) => name !== 'set-cookie' && value !== undefined)
  return Object.fromEntries(entries.map(([name, value]) => [name, [value].flat().join(', ')]))
}

/** undici reads header bytes as latin1; a Location outside ASCII is UTF-8 in practice. */
function utf8(latin1: string): string {
  const text = Buffer.from(latin1, 'latin1').toString('utf8')
  return text.includes('\uFFFD') ? latin1 : text
}
