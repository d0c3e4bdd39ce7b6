import { setDefaultCACertificates } from 'node:tls'
import { gzipSync } from 'node:zlib'
import { afterEach, expect, test } from 'vitest'
import type { SourceKind } from '#engine/evidence.ts'
import { type RawServer, serveRaw } from '#tests/support/raw-server.ts'
import { LOOPBACK_CERTIFICATE, serveTls } from '#tests/support/tls-server.ts'
import { serveWebsite, type WebsiteHandler } from '#tests/support/website.ts'
import { FETCH_LIMITS } from './fetch-budget.ts'
import { type FetcherOptions, openSafeFetcher, type SafeFetcher } from './safe-fetch.ts'

const opened: { close(): Promise<void> }[] = []
afterEach(async () => {
  await Promise.all(opened.splice(0).map((one) => one.close()))
})

function fetcher(options: Partial<FetcherOptions> = {}): SafeFetcher {
  const one = openSafeFetcher({ botInfoUrl: 'https://bot.example/', allowPrivateHosts: ['127.0.0.1'], ...options })
  opened.push(one)
  return one
}
async function website(handler: WebsiteHandler) {
  const site = await serveWebsite(handler)
  opened.push(site)
  return site
}
async function raw(...args: Parameters<typeof serveRaw>): Promise<RawServer> {
  const server = await serveRaw(...args)
  opened.push(server)
  return server
}
const fetch = (url: string, options: Partial<FetcherOptions> = {}, kind: SourceKind = 'page') =>
  fetcher(options).fetch(url, kind)
const text = (body: Uint8Array) => new TextDecoder().decode(body)

test('a page comes with its status, headers, body and times', async () => {
  const site = await website((_, response) => response.writeHead(200, { 'X-Naam': ['a', 'b'] }).end('hallo'))
  let clock = 0
  const source = await fetch(`${site.url}/x?y=1#z`, { now: () => (clock += 10) })
  expect(source).toMatchObject({
    kind: 'page',
    finalUrl: `${site.url}/x?y=1`,
    status: 200,
    failure: null,
    redirects: [],
  })
  expect(source).toMatchObject({ firstByteMs: 10, totalMs: 20 })
  expect(source.headers).toMatchObject({ 'x-naam': 'a, b' })
  expect(text(source.body)).toBe('hallo')
})

test('requests name our crawler, and carry no cookies', async () => {
  const seen: (string | undefined)[] = []
  const site = await website((request, response) => {
    seen.push(request.headers['user-agent'], request.headers.cookie)
    if (request.url === '/') response.writeHead(302, { location: '/b', 'set-cookie': 'sessie=1' }).end()
    else response.writeHead(200, { 'set-cookie': 'sessie=2' }).end('b')
  })
  const source = await fetch(site.url)
  const name = 'VindbaarBot/1.0 (+https://bot.example/)'
  expect(seen).toEqual([name, undefined, name, undefined])
  expect(source.headers).not.toHaveProperty('set-cookie')
})

test('redirects are followed and recorded, up to five', async () => {
  const site = await website((request, response) => {
    const step = Number(request.url?.slice(1))
    if (step > 0) response.writeHead(301, { location: `/${step - 1}` }).end('weg')
    else response.end('er')
  })
  const source = await fetch(`${site.url}/5`)
  expect(source).toMatchObject({ finalUrl: `${site.url}/0`, status: 200, failure: null })
  expect(source.redirects).toEqual([4, 3, 2, 1, 0].map((step) => `${site.url}/${step}`))
  expect((await fetch(`${site.url}/6`)).failure).toBe('too-many-redirects')
})

test('a redirect loop ends as soon as it closes', async () => {
  const site = await website((request, response) => {
    response.writeHead(302, { location: request.url === '/a' ? '/b' : '/a' }).end()
  })
  expect(await fetch(`${site.url}/a`)).toMatchObject({ failure: 'too-many-redirects', status: null })
  expect(site.requests).toEqual(['/a', '/b'])
})

test('a redirect status without a Location is an answer like any other', async () => {
  const site = await website((_, response) => response.writeHead(302).end('nergens'))
  expect(await fetch(site.url)).toMatchObject({ status: 302, failure: null })
})

test('a Location in UTF-8 leads where it says', async () => {
  const site = await raw((socket) => {
    socket.write('HTTP/1.1 302 Found\r\nLocation: /café\r\nContent-Length: 0\r\n\r\n')
  })
  expect((await fetch(site.url)).redirects[0]).toBe(`${site.url}caf%C3%A9`)
})

test('the caller may stop a redirect, with a reason', async () => {
  const site = await website((_, response) => response.writeHead(302, { location: '/elders' }).end())
  const source = await fetcher().fetch(site.url, 'page', () => 'off-site')
  expect(source).toMatchObject({ failure: 'off-site', finalUrl: `${site.url}/` })
  expect(site.requests).toEqual(['/'])
})

test('a bomb ends at the cap', async () => {
  const bomb = gzipSync(Buffer.alloc(50_000_000))
  const site = await website((_, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb))
  const source = await fetch(site.url)
  expect(source).toMatchObject({ status: 200, failure: 'too-large' })
  expect(source.body.length).toBe(FETCH_LIMITS.bytes.page)
})

test('a body that is not what its encoding says is refused', async () => {
  const site = await website((_, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end('geen gzip'))
  expect(await fetch(site.url)).toMatchObject({ status: 200, failure: 'bad-encoding' })
})

test('a body that never ends is cut off at the cap, and its first bytes are kept', async () => {
  const site = await website((_, response) => {
    const more = () => {
      while (!response.destroyed && response.write(Buffer.alloc(65_536, 'a')));
    }
    response.on('drain', more)
    more()
  })
  const source = await fetch(site.url, {}, 'llms')
  expect(source).toMatchObject({ status: 200, failure: 'too-large' })
  expect(source.body.length).toBe(FETCH_LIMITS.bytes.llms)
})

test('a server that accepts the request and never answers is given up', async () => {
  const silent = await raw(() => {})
  expect((await fetch(silent.url, { limits: { firstByteMs: 30 } })).failure).toBe('timed-out')
})

test('a server that drips its headers is given up', async () => {
  const slow = await raw((socket) => {
    socket.write('HTTP/1.1 200 OK\r\n')
    const drip = setInterval(() => socket.write('x: y\r\n'), 5)
    socket.on('close', () => clearInterval(drip))
  })
  expect((await fetch(slow.url, { limits: { firstByteMs: 60 } })).failure).toBe('timed-out')
})

test('a server that keeps promising an answer is given up', async () => {
  const hints = await raw((socket) => {
    const drip = setInterval(() => socket.write('HTTP/1.1 103 Early Hints\r\nlink: </a>\r\n\r\n'), 2)
    socket.on('close', () => clearInterval(drip))
  })
  expect((await fetch(hints.url, { limits: { firstByteMs: 60 } })).failure).toBe('timed-out')
})

test('a body that drips is given up, however alive it looks', async () => {
  const site = await website((_, response) => {
    const drip = setInterval(() => response.write('.'), 5)
    response.on('close', () => clearInterval(drip))
  })
  expect((await fetch(site.url, { limits: { requestMs: 60 } })).failure).toBe('timed-out')
})

test('a name server that never answers is given up', async () => {
  const source = await fetch('http://traag.example/', {
    resolve: () => new Promise(() => {}),
    limits: { firstByteMs: 30 },
  })
  expect(source.failure).toBe('timed-out')
})

test('a name that does not exist, and one without addresses, are named as such', async () => {
  const unknown = async () => {
    throw Object.assign(new Error('getaddrinfo ENOTFOUND'), { code: 'ENOTFOUND' })
  }
  expect((await fetch('http://bestaatniet.example/', { resolve: unknown })).failure).toBe('dns-failed')
  expect((await fetch('http://leeg.example/', { resolve: async () => [] })).failure).toBe('dns-failed')
})

test('all requests of a site share its time', async () => {
  const silent = await raw(() => {})
  const one = fetcher({ limits: { siteMs: 500 } })
  const failures = await Promise.all([1, 2, 3].map(async () => (await one.fetch(silent.url, 'page')).failure))
  expect(failures).toEqual(['timed-out', 'timed-out', 'timed-out'])
  expect((await one.fetch(silent.url, 'page')).failure).toBe('timed-out')
  expect(silent.connections()).toBe(3)
})

test('all requests of a site share its bytes', async () => {
  const site = await website((_, response) => response.end(Buffer.alloc(600)))
  const one = fetcher({ limits: { siteBytes: 1000 } })
  expect((await one.fetch(site.url, 'page')).failure).toBe(null)
  const second = await one.fetch(site.url, 'page')
  expect(second.failure).toBe('too-large')
  expect(second.body.length).toBe(400)
})

test('more requests than the budget allows throw, because that is a bug of ours', async () => {
  const site = await website((_, response) => response.end())
  const one = fetcher({ limits: { requests: 1 } })
  await one.fetch(site.url, 'page')
  await expect(one.fetch(site.url, 'page')).rejects.toThrow('More than 1 requests')
})

test('a caller that aborts stops open requests', async () => {
  const silent = await raw(() => giveUp.abort())
  const giveUp = new AbortController()
  expect((await fetch(silent.url, { signal: giveUp.signal })).failure).toBe('timed-out')
})

test.each([
  ['closes without a word', '', 'connection-failed'],
  ['speaks another protocol', 'SSH-2.0-OpenSSH_9.2\r\n', 'connection-failed'],
  ['sends nonsense', '\0\0\0\0', 'connection-failed'],
  ['stops within its headers', 'HTTP/1.1 200 OK\r\nContent-', 'connection-failed'],
  ['promises more than it sends', 'HTTP/1.1 200 OK\r\nContent-Length: 50\r\n\r\nkort', 'connection-failed'],
  ['breaks off a chunk', 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nff\r\nkort', 'connection-failed'],
  ['has a nonsensical length', 'HTTP/1.1 200 OK\r\nContent-Length: -5\r\n\r\nx', 'connection-failed'],
  [
    'switches protocols',
    'HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: upgrade\r\n\r\n',
    'connection-failed',
  ],
  ['sends a huge header', `HTTP/1.1 200 OK\r\nx: ${'a'.repeat(100_000)}\r\n\r\n`, 'too-large'],
  ['sends a flood of headers', `HTTP/1.1 200 OK\r\n${'x: y\r\n'.repeat(20_000)}\r\n`, 'too-large'],
])('a server that %s fails as such', async (_, answer, failure) => {
  const broken = await raw((socket) => socket.end(answer))
  expect((await fetch(broken.url)).failure).toBe(failure)
})

test('a body longer than its Content-Length ends where it should', async () => {
  const site = await raw((socket) => socket.end('HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\nkort en de rest'))
  const source = await fetch(site.url)
  expect(source).toMatchObject({ status: 200, failure: null })
  expect(text(source.body)).toBe('kort')
})

test('a reset connection, at once or within the body, is a failed connection', async () => {
  const atOnce = await raw((socket) => socket.resetAndDestroy(), true)
  const later = await raw((socket) => {
    socket.write('HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nbegin', () => socket.resetAndDestroy())
  })
  expect((await fetch(atOnce.url)).failure).toBe('connection-failed')
  expect((await fetch(later.url)).failure).toBe('connection-failed')
})

test('a closed port is a failed connection', async () => {
  const gone = await serveRaw(() => {})
  await gone.close()
  expect((await fetch(gone.url)).failure).toBe('connection-failed')
})

test('https to a server without TLS, or with an untrusted certificate, fails as TLS', async () => {
  const plain = await website((_, response) => response.end())
  expect((await fetch(plain.url.replace('http:', 'https:'))).failure).toBe('tls-failed')
  const selfSigned = await serveTls('niemand leest dit')
  opened.push(selfSigned)
  expect((await fetch(`https://127.0.0.1:${selfSigned.port}/`)).failure).toBe('tls-failed')
})

test('https sends the name in the URL, and accepts only a server with a certificate for it', async () => {
  setDefaultCACertificates([LOOPBACK_CERTIFICATE])
  const site = await serveTls('veilig')
  opened.push(site)
  const names = ['veilig.example', 'ander.example']
  const options = { allowPrivateHosts: [...names, '127.0.0.1'], resolve: async () => ['127.0.0.1'] }
  const [right, wrong] = await Promise.all(names.map((name) => fetch(`https://${name}:${site.port}/`, options)))
  expect(text(right!.body)).toBe('veilig')
  expect(wrong!.failure).toBe('tls-failed')
  expect(text((await fetch(`https://127.0.0.1:${site.port}/`)).body)).toBe('veilig')
  expect(site.names).toEqual(expect.arrayContaining(['veilig.example', null]))
})
