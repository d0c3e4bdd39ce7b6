import { expect, test } from 'vitest'
import type { FetchFailure } from '#engine/evidence.ts'
import cases from '#tests/cases/ssrf_urls.json' with { type: 'json' }
import { serveRaw } from '#tests/support/raw-server.ts'
import { serveWebsite } from '#tests/support/website.ts'
import { checkDestination } from './check-destination.ts'
import { guardedConnector, RefusedConnection } from './guarded-connector.ts'
import type { Resolve } from './name-lookup.ts'
import { type FetcherOptions, openSafeFetcher } from './safe-fetch.ts'
import { parseSiteUrl } from './site-url.ts'

const REFUSALS: FetchFailure[] = [
  'invalid-url',
  'blocked-scheme',
  'blocked-port',
  'blocked-credentials',
  'blocked-address',
]

interface Case {
  url: string
  must_block: boolean
  why: string
  needs_dns?: Record<string, string[]>
  needs_dns_sequence?: Record<string, string[][]>
}

/** Each query gets the next answer of the sequence; the last answer repeats. */
function resolverFor({ needs_dns = {}, needs_dns_sequence = {} }: Case): Resolve {
  const asked = new Map<string, number>()
  return async (name) => {
    const sequence = needs_dns_sequence[name] ?? (needs_dns[name] ? [needs_dns[name]] : [])
    const turn = asked.get(name) ?? 0
    asked.set(name, turn + 1)
    const answer = sequence[Math.min(turn, sequence.length - 1)]
    if (!answer) throw new Error('ENOTFOUND')
    return answer
  }
}

/** The result of one URL, and the addresses to which sockets were opened. */
async function fetchOnce(url: string, options: Partial<FetcherOptions> = {}) {
  const sockets: string[] = []
  const fetcher = openSafeFetcher({
    botInfoUrl: 'https://bot.example/',
    onSocket: (address) => sockets.push(address),
    resolve: async () => {
      throw new Error('ENOTFOUND')
    },
    ...options,
  })
  const source = await fetcher.fetch(url, 'page')
  await fetcher.close()
  return { source, sockets }
}

const blocked = (cases as unknown as Case[]).filter((one) => one.must_block)
const allowed = (cases as unknown as Case[]).filter((one) => !one.must_block)

test.each(blocked)('$url is refused before any socket is opened ($why)', async (one) => {
  const typed = parseSiteUrl(one.url)
  // Refused both when a person types it and when a redirect leads to it.
  for (const url of typed.ok ? [typed.url.href, one.url] : [one.url]) {
    const { source, sockets } = await fetchOnce(url, { resolve: resolverFor(one) })
    expect(REFUSALS).toContain(source.failure)
    expect(sockets).toEqual([])
  }
})

test.each(allowed)('$url may be fetched ($why)', async (one) => {
  const typed = parseSiteUrl(one.url)
  expect(typed.ok).toBe(true)
  if (typed.ok)
    expect(
      await checkDestination(typed.url.hostname, false, resolverFor(one), new AbortController().signal),
    ).toMatchObject({ ok: true })
})

test('a name is refused when one of its addresses is private', async () => {
  const { source, sockets } = await fetchOnce('http://mixed.example/', {
    resolve: async () => ['93.184.216.34', '10.0.0.1'],
  })
  expect(source.failure).toBe('blocked-address')
  expect(sockets).toEqual([])
})

test('a name that turns private between the check and the connection is refused at the socket', async () => {
  const answers = [['93.184.216.34'], ['127.0.0.1']]
  const { source, sockets } = await fetchOnce('http://rebind.example/', { resolve: async () => answers.shift() ?? [] })
  expect(source.failure).toBe('blocked-address')
  expect(sockets).toEqual([])
  expect(answers).toEqual([])
})

test('the connector opens no socket to a blocked address, given as a name or as an IP address', async () => {
  const server = await serveRaw(() => {}, true)
  const attempts: string[] = []
  const connector = guardedConnector({
    allowPrivateHosts: [],
    resolve: async () => ['127.0.0.1'],
    signal: new AbortController().signal,
    timeoutMs: 1_000,
    onSocket: (address) => attempts.push(address),
  })
  const errorOf = (hostname: string, protocol: string) =>
    new Promise<Error | null>((resolve) => {
      connector({ hostname, host: hostname, protocol, port: String(server.port) }, (...[error]) => resolve(error))
    })
  for (const protocol of ['http:', 'https:']) {
    expect(await errorOf('public.example', protocol)).toBeInstanceOf(RefusedConnection)
    expect(await errorOf('127.0.0.1', protocol)).toBeInstanceOf(RefusedConnection)
  }
  expect(attempts).toEqual([])
  expect(server.connections()).toBe(0)
  await server.close()
})

test.each([
  ['http://169.254.169.254/latest/meta-data/', 'blocked-address'],
  ['http://[::1]/', 'blocked-address'],
  ['http://2130706433/', 'blocked-address'],
  ['http://localhost/', 'blocked-address'],
  ['http://intern.example/', 'blocked-address'],
  ['//0/', 'blocked-address'],
  ['https://naam:geheim@voorbeeld.nl/', 'blocked-credentials'],
  ['https://voorbeeld.nl:6379/', 'blocked-port'],
  ['file:///etc/passwd', 'blocked-scheme'],
  ['gopher://voorbeeld.nl/', 'blocked-scheme'],
  ['http://[oeps]/', 'invalid-url'],
])('a redirect to %s is refused at the first hop and at the third', async (location, reason) => {
  const site = await serveWebsite((request, response) => {
    const next: Record<string, string> = { '/een': '/twee', '/twee': '/drie', '/drie': location, '/nu': location }
    response.writeHead(302, { location: next[request.url ?? ''] ?? '/' }).end()
  })
  const options = { allowPrivateHosts: [new URL(site.url).host], resolve: async () => ['10.0.0.1'] }
  for (const path of ['/nu', '/een']) {
    const { source, sockets } = await fetchOnce(site.url + path, options)
    expect(source).toMatchObject({ failure: reason, status: null })
    expect(new Set(sockets)).toEqual(new Set(['127.0.0.1']))
  }
  expect(site.requests).toEqual(['/nu', '/een', '/twee', '/drie'])
  await site.close()
})

test('an exempt host does not open the door to its neighbour on another port', async () => {
  const neighbour = await serveRaw(() => {}, true)
  const site = await serveWebsite((_, response) => response.writeHead(302, { location: neighbour.url }).end())
  const { source } = await fetchOnce(site.url, { allowPrivateHosts: [new URL(site.url).host] })
  expect(source.failure).toBe('blocked-address')
  expect(neighbour.connections()).toBe(0)
  await Promise.all([site.close(), neighbour.close()])
})
