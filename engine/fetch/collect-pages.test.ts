import { afterEach, expect, test } from 'vitest'
import type { SiteEvidence, Source } from '#engine/evidence.ts'
import { allowedPaths, firstPages, morePages } from '#engine/visit/plan-visit.ts'
import { serveWebsite, type Website } from '#tests/support/website.ts'
import { type CollectOptions, type CollectProgress, collectSite } from './collect-pages.ts'
import { openSafeFetcher } from './safe-fetch.ts'

const opened: { close(): Promise<void> }[] = []
afterEach(async () => {
  await Promise.all(opened.splice(0).map((one) => one.close()))
})

/** Path → body, or [status, body, location]. Any other path is a 404. */
type Pages = Record<string, string | [status: number, body?: string, location?: string]>

/** One server for all host names; a page listed with its host name goes before one with the path only. */
async function website(pages: Pages): Promise<Website> {
  const site = await serveWebsite((request, response) => {
    const host = request.headers.host?.split(':')[0]
    const found = pages[`${host}${request.url}`] ?? pages[request.url ?? ''] ?? [404]
    const [status, body, location] = typeof found === 'string' ? ([200, found] as const) : found
    response.writeHead(status, location ? { location } : {}).end(body)
  })
  opened.push(site)
  return site
}

/** Good enough for these pages; the real one parses HTML. */
async function linksOf(source: Source) {
  const html = new TextDecoder().decode(source.body)
  const links = [...html.matchAll(/<a href="([^"]*)">([^<]*)/g)].map(([, href, text]) => ({ href: href!, text: text! }))
  const metaRefresh = /url=([^"]+)/.exec(html)?.[1]
  return { links, ...(metaRefresh ? { metaRefresh } : {}) }
}

/** Runs without threads: these pages are light. */
const readHere = {
  allowedPaths: async (...given: Parameters<typeof allowedPaths>) => allowedPaths(...given),
  firstPages: async (...given: Parameters<typeof firstPages>) => firstPages(...given),
  morePages: async (...given: Parameters<typeof morePages>) => morePages(...given),
}

async function collect(url: string, options: Partial<CollectOptions> = {}): Promise<SiteEvidence> {
  const resolve = async () => ['127.0.0.1']
  const hosts = ['127.0.0.1', 'oud.example', 'nieuw.example', 'www.oud.example']
  const fetcher = openSafeFetcher({ botInfoUrl: 'https://bot.example/', allowPrivateHosts: hosts, resolve })
  opened.push(fetcher)
  return collectSite(new URL(url), {
    ...{ takenAt: '2026-01-02T03:04:05Z', fetch: fetcher.fetch, reader: { ...readHere, linksOf } },
    ...options,
  })
}

const under = (host: string, site: Website) => site.url.replace('127.0.0.1', host)
const menu = ['contact', 'over-ons', 'diensten', 'privacy'].map((path) => `<a href="/${path}">${path}</a>`).join('')
const MENU_PAGES = { '/contact': 'c', '/over-ons': 'o', '/diensten': 'd', '/privacy': 'p' }

test('robots.txt comes first, then the home page, then all the rest: eight requests', async () => {
  const site = await website({
    '/robots.txt': 'User-agent: *\nAllow: /',
    '/': menu,
    '/llms.txt': '# Voorbeeld',
    ...MENU_PAGES,
  })
  const evidence = await collect(site.url)
  expect(site.requests.slice(0, 2)).toEqual(['/robots.txt', '/'])
  expect(site.requests.slice(2).toSorted()).toEqual([
    '/contact',
    '/diensten',
    '/llms.txt',
    '/over-ons',
    '/privacy',
    '/sitemap.xml',
  ])
  expect(evidence).toMatchObject({ url: `${site.url}/`, takenAt: '2026-01-02T03:04:05Z', mode: 'network' })
  expect(
    [evidence.home, evidence.robots, evidence.llms, evidence.sitemap].map(({ kind, status }) => [kind, status]),
  ).toEqual([
    ['home', 200],
    ['robots', 200],
    ['llms', 200],
    ['sitemap', 404],
  ])
  expect(evidence.pages.map(({ finalUrl }) => new URL(finalUrl).pathname)).toEqual([
    '/contact',
    '/over-ons',
    '/diensten',
    '/privacy',
  ])
})

test('a site that excludes VindbaarBot gets a request for robots.txt and no other', async () => {
  const site = await website({ '/robots.txt': 'User-agent: vindbaarbot\nDisallow: /', '/': menu })
  const evidence = await collect(site.url)
  expect(site.requests).toEqual(['/robots.txt'])
  for (const source of [evidence.home, evidence.llms, evidence.sitemap]) {
    expect(source).toMatchObject({ status: null, failure: 'disallowed-by-robots' })
  }
  expect(evidence.pages).toEqual([])
})

test('rules for other robots are not ours, and pages that are closed to us are passed over', async () => {
  const robots = 'User-agent: GPTBot\nDisallow: /\n\nUser-agent: *\nDisallow: /contact\nDisallow: /llms.txt'
  const site = await website({ '/robots.txt': robots, '/': menu, ...MENU_PAGES })
  const evidence = await collect(site.url)
  expect(evidence.pages.map(({ url }) => new URL(url).pathname)).toEqual(['/over-ons', '/diensten', '/privacy'])
  expect(evidence.llms.failure).toBe('disallowed-by-robots')
  expect(site.requests).not.toContain('/contact')
  expect(site.requests).not.toContain('/llms.txt')
})

test('a robots.txt that fails closes the site (RFC 9309 2.3.1.4)', async () => {
  const site = await website({ '/robots.txt': [503], '/': menu })
  expect((await collect(site.url)).home).toMatchObject({ status: null, failure: 'robots-unavailable' })
  expect(site.requests).toEqual(['/robots.txt'])
})

test('a host that cannot be reached gives its own reason everywhere, after one try', async () => {
  const site = await website({})
  await site.close()
  const evidence = await collect(site.url)
  for (const source of [evidence.robots, evidence.home, evidence.llms, evidence.sitemap]) {
    expect(source.failure).toBe('connection-failed')
  }
})

test('a site without https is read over http', async () => {
  const site = await website({ '/': menu, ...MENU_PAGES })
  const evidence = await collect(site.url.replace('http:', 'https:'))
  expect(evidence.home).toMatchObject({ status: 200, finalUrl: `${site.url}/` })
  expect(evidence.pages.length).toBe(3) // the failed attempt counts as a request
})

test('the home page may live one redirect away, and its links are read from there', async () => {
  const site = await website({ '/': [301, '', '/nl/'], '/nl/': '<a href="contact">x</a>', '/nl/contact': 'c' })
  const evidence = await collect(site.url)
  expect(evidence.home).toMatchObject({ finalUrl: `${site.url}/nl/`, redirects: [`${site.url}/nl/`] })
  expect(evidence.pages[0]).toMatchObject({ url: `${site.url}/nl/contact`, status: 200 })
})

test('a redirect does not lead around robots.txt, nor off the site', async () => {
  const site = await website({
    '/robots.txt': 'User-agent: *\nDisallow: /geheim',
    '/': menu,
    '/contact': [302, '', '/geheim/contact'],
    '/over-ons': [302, '', 'http://nieuw.example/'],
  })
  const { pages } = await collect(site.url)
  expect(pages.slice(0, 2).map(({ failure }) => failure)).toEqual(['disallowed-by-robots', 'off-site'])
  expect(site.requests).not.toContain('/geheim/contact')
})

test('a home page that leads to a closed path is not read', async () => {
  const site = await website({ '/robots.txt': 'User-agent: *\nDisallow: /app', '/': [302, '', '/app'], '/app': menu })
  const evidence = await collect(site.url)
  expect(evidence.home.failure).toBe('disallowed-by-robots')
  expect(site.requests).not.toContain('/app')
})

test('a site that has moved is read at its new address, under the robots.txt of that address', async () => {
  const pages: Pages = { '/': menu, ...MENU_PAGES, 'oud.example/robots.txt': 'User-agent: *\nAllow: /' }
  const site = await website(pages)
  pages['oud.example/'] = [301, '', `${under('nieuw.example', site)}/`]
  pages['nieuw.example/robots.txt'] = 'User-agent: *\nDisallow: /privacy'
  const evidence = await collect(under('oud.example', site))
  expect(evidence.home.finalUrl).toBe(`${under('nieuw.example', site)}/`)
  expect(evidence.robots.finalUrl).toBe(`${under('nieuw.example', site)}/robots.txt`)
  expect(evidence.llms.url).toBe(`${under('nieuw.example', site)}/llms.txt`)
  expect(evidence.pages.map(({ url }) => new URL(url).pathname)).toEqual(['/contact', '/over-ons', '/diensten'])
})

test('a site that has moved to an address that forbids us is not read', async () => {
  const pages: Pages = {
    'oud.example/robots.txt': '',
    'nieuw.example/robots.txt': 'User-agent: *\nDisallow: /',
    '/': menu,
  }
  const site = await website(pages)
  pages['oud.example/'] = [301, '', `${under('nieuw.example', site)}/`]
  const evidence = await collect(under('oud.example', site))
  expect(evidence.home).toMatchObject({ failure: 'disallowed-by-robots', status: null })
  expect(evidence.home.body.length).toBe(0)
  expect(evidence.pages).toEqual([])
})

test('www answers for the name without it: one robots.txt is enough where it redirects along', async () => {
  const pages: Pages = { '/robots.txt': 'User-agent: *\nAllow: /', '/': menu, ...MENU_PAGES }
  const site = await website(pages)
  for (const path of ['/', '/robots.txt'])
    pages[`oud.example${path}`] = [301, '', under('www.oud.example', site) + path]
  const evidence = await collect(under('oud.example', site))
  expect(site.requests.filter((path) => path === '/robots.txt').length).toBe(2)
  expect(evidence.home.finalUrl).toBe(`${under('www.oud.example', site)}/`)
  expect(evidence.pages.length).toBe(4)
})

test('a home page that only refreshes to another page is read there, once', async () => {
  const site = await website({
    '/': '<meta http-equiv="refresh" content="0; url=/start">',
    '/start': `<meta http-equiv="refresh" content="0; url=/verder">${menu}`,
    ...MENU_PAGES,
  })
  const evidence = await collect(site.url)
  expect(evidence.home).toMatchObject({
    url: `${site.url}/`,
    finalUrl: `${site.url}/start`,
    redirects: [`${site.url}/start`],
  })
  expect(site.requests).not.toContain('/verder')
  expect(site.requests.length).toBe(8)
})

test('a home page behind a wall still leaves llms.txt and the sitemap', async () => {
  const site = await website({ '/': [403, menu], '/llms.txt': '# x', ...MENU_PAGES })
  const evidence = await collect(site.url)
  expect(evidence).toMatchObject({ home: { status: 403 }, llms: { status: 200 }, sitemap: { status: 404 }, pages: [] })
})

test('the sitemap is the one that robots.txt names on this site', async () => {
  const listing = '<urlset><url><loc>HOST/neem-contact-op</loc></url></urlset>'
  const pages: Pages = { '/': 'geen menu', '/neem-contact-op': 'c' }
  const site = await website(pages)
  pages['/robots.txt'] = `Sitemap: https://cdn.example/s.xml\nSitemap: ${site.url}/kaart.xml?x=1`
  pages['/kaart.xml?x=1'] = listing.replace('HOST', site.url)
  const evidence = await collect(site.url)
  expect(evidence.sitemap).toMatchObject({ url: `${site.url}/kaart.xml?x=1`, status: 200 })
  expect(evidence.pages.map(({ url }) => url)).toEqual([`${site.url}/neem-contact-op`])
})

test('without links the usual addresses are tried, and those that are no page of their own are left out', async () => {
  const site = await website({ '/': 'app', '/contact': 'contact', '/privacy': 'app', '/over-ons': [302, '', '/'] })
  const evidence = await collect(site.url)
  expect(evidence.pages.map(({ url, status }) => [url, status])).toEqual([[`${site.url}/contact`, 200]])
})

test('never more than eight requests, however far the site leads us', async () => {
  const pages: Pages = { '/': menu, ...MENU_PAGES, 'oud.example/': '<meta url=PLACE">', 'oud.example/robots.txt': '' }
  const site = await website(pages)
  pages['oud.example/'] = `<meta http-equiv="refresh" content="0; url=${under('nieuw.example', site)}/">`
  const evidence = await collect(under('oud.example', site).replace('http:', 'https:'))
  expect(evidence.home.finalUrl).toBe(`${under('nieuw.example', site)}/`)
  expect(site.requests.length).toBeLessThanOrEqual(8)
  expect(evidence.pages.length).toBeGreaterThan(0)
})

test('progress only goes forward and ends complete', async () => {
  const site = await website({ '/': menu, '/contact': 'c' })
  const events: CollectProgress[] = []
  await collect(site.url, { onProgress: (event) => events.push(event) })
  expect(events.map(({ done }) => done)).toEqual(events.map(({ done }) => done).toSorted((a, b) => a - b))
  expect(new Set(events.map(({ step }) => step))).toEqual(new Set(['robots', 'home', 'pages']))
  expect(events.every(({ done, total }) => done <= total && total <= 8)).toBe(true)
  expect(events.at(-1)).toMatchObject({ done: 8, total: 8 })
})

test('a caller that aborts stops the collection', async () => {
  const site = await website({ '/': menu, ...MENU_PAGES })
  const giveUp = new AbortController()
  const collecting = collect(site.url, { signal: giveUp.signal, onProgress: () => giveUp.abort(new Error('genoeg')) })
  await expect(collecting).rejects.toThrow('genoeg')
  expect(site.requests).toEqual(['/robots.txt'])
})
