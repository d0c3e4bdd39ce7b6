/** The page addresses in a sitemap, sitemaps.org protocol 0.9. */
import type { Source } from '#engine/evidence.ts'

const MAX_URLS = 2_000

/** Empty for anything other than a list of pages: an index of sitemaps, an HTML page, an error. */
export function sitemapUrls(source: Source): string[] {
  if (source.status !== 200) return []
  const text = new TextDecoder().decode(source.body)
  if (text.includes('<sitemapindex')) return []
  const locations = text.matchAll(/<loc>\s*(?:<!\[CDATA\[\s*)?(https?:[^<\]\s]{1,500})/gi)
  return [...locations].slice(0, MAX_URLS).map(([, url]) => url!.replaceAll('&amp;', '&'))
}
