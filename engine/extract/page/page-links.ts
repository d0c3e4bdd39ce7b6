/** The links of a page, for choosing which pages to read next. */

import type { Source } from '#engine/evidence.ts'
import type { PageLinks } from '#engine/fetch/site-reader.ts'
import { isHtml, isUsable } from './home-state.ts'
import { readPage } from './page.ts'

const REFRESH = /^\s*(\d{1,2})(?:\.\d+)?\s*[;,]\s*(?:url\s*=\s*)?(?:['"]\s*)?([^'"\s]+)/i
const SHORT_SECONDS = 10
const MAX_LINKS = 3000

export function linksOf(source: Source): PageLinks {
  if (!isUsable(source) || !isHtml(source)) return { links: [] }
  const page = readPage(source)
  const links = page.links
    .filter((link) => /^https?:/i.test(link.href))
    .slice(0, MAX_LINKS)
    .map(({ href, text, region }) => ({
      href,
      text: text.slice(0, 120),
      ...(region === 'footer' ? { inFooter: true } : {}),
    }))
  const refresh = REFRESH.exec(page.metas.find((meta) => meta.name === 'refresh')?.content ?? '')
  return { links, ...(refresh && Number(refresh[1]) <= SHORT_SECONDS ? { metaRefresh: refresh[2]! } : {}) }
}
