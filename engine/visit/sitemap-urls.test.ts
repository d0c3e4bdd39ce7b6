import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { emptySource } from '#engine/fetch/empty-source.ts'
import { unpackedSitemap } from '#engine/fetch/unpacked-sitemap.ts'
import { sitemapUrls } from './sitemap-urls.ts'

const sitemap = (body: string | Uint8Array, status = 200) => ({
  ...emptySource('sitemap', 'https://voorbeeld.nl/sitemap.xml'),
  status,
  body: new Uint8Array(Buffer.from(body as string)),
})
const listing = (...urls: string[]) => `<urlset>${urls.map((url) => `<url><loc>${url}</loc></url>`).join('')}</urlset>`

test('the addresses are read, in plain text and in CDATA', () => {
  const body = listing(' https://voorbeeld.nl/a?b&amp;c\n', '<![CDATA[https://voorbeeld.nl/d]]>')
  expect(sitemapUrls(sitemap(body))).toEqual(['https://voorbeeld.nl/a?b&c', 'https://voorbeeld.nl/d'])
})

test('an index of sitemaps, an error page and nonsense list no pages', () => {
  expect(
    sitemapUrls(sitemap('<sitemapindex><sitemap><loc>https://voorbeeld.nl/1.xml</loc></sitemap></sitemapindex>')),
  ).toEqual([])
  expect(sitemapUrls(sitemap(listing('https://voorbeeld.nl/'), 404))).toEqual([])
  expect(sitemapUrls(sitemap('<html>'))).toEqual([])
})

test('a packed sitemap is unpacked, up to a cap', async () => {
  const packed = sitemap(gzipSync(listing('https://voorbeeld.nl/a')))
  expect(sitemapUrls(await unpackedSitemap(packed))).toEqual(['https://voorbeeld.nl/a'])
  expect(await unpackedSitemap(sitemap(gzipSync(Buffer.alloc(9_000_000))))).toMatchObject({ failure: 'too-large' })
  expect(await unpackedSitemap(sitemap(new Uint8Array([0x1f, 0x8b, 1, 2])))).toMatchObject({ failure: 'bad-encoding' })
})
