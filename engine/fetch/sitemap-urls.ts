/** The page addresses in a sitemap, sitemaps.org protocol 0.9; also where it is served as a .gz file. */
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { Source } from '../evidence.ts'
import { FETCH_LIMITS } from './fetch-budget.ts'

const MAX_URLS = 2_000

/** A sitemap.xml.gz is a file, not a transfer encoding: unpacked here, at most `maxBytes` of it. */
export async function unpackedSitemap(source: Source, maxBytes = FETCH_LIMITS.bytes.sitemap): Promise<Source> {
  if (source.body[0] !== 0x1f || source.body[1] !== 0x8b) return source
  try {
    return { ...source, body: new Uint8Array(await promisify(gunzip)(source.body, { maxOutputLength: maxBytes })) }
  } catch (error) {
    const tooLarge = error instanceof RangeError
    return { ...source, body: new Uint8Array(), failure: tooLarge ? 'too-large' : 'bad-encoding' }
  }
}

/** Empty for everything that is no list of pages: an index of sitemaps, an HTML page, an error. */
export function sitemapUrls(source: Source): string[] {
  if (source.status !== 200) return []
  const text = new TextDecoder().decode(source.body)
  if (text.includes('<sitemapindex')) return []
  const locations = text.matchAll(/<loc>\s*(?:<!\[CDATA\[)?\s*(https?:[^<\]\s]{1,500})/gi)
  return [...locations].slice(0, MAX_URLS).map(([, url]) => url!.replaceAll('&amp;', '&'))
}
