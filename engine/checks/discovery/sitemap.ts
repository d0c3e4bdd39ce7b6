/** Is there a sitemap, and does robots.txt name it? */

import { defineCheck, notMeasured } from '#engine/checks/check.ts'
import { decodeBody } from '#engine/extract/page/decode.ts'
import { isUsable } from '#engine/extract/page/home-state.ts'

export const sitemap = defineCheck({
  id: 'sitemap',
  category: 'ontdekking',
  title: { nl: 'Sitemap', en: 'Sitemap' },
  why: {
    nl: 'Met een sitemap vinden zoekcrawlers ook de pagina’s die nergens prominent gelinkt staan.',
    en: 'With a sitemap search crawlers also find pages that are not linked prominently.',
  },
  evidenceClass: 'A',
  source: 'sitemaps.org/protocol.html; developers.google.com/search/docs/crawling-indexing/sitemaps',
  outcomes: {
    listed: {
      points: 3,
      says: {
        nl: 'De sitemap is gevonden en staat in robots.txt.',
        en: 'The sitemap was found and robots.txt names it.',
      },
    },
    unlisted: {
      points: 2,
      says: {
        nl: 'De sitemap is gevonden, maar robots.txt noemt hem niet.',
        en: 'The sitemap was found, but robots.txt does not name it.',
      },
      advice: {
        nl: 'Zet de regel ‘Sitemap: {url}’ in robots.txt.',
        en: 'Put the line ‘Sitemap: {url}’ in robots.txt.',
      },
    },
    invalid: {
      points: 0,
      says: {
        nl: 'Op {url} staat geen sitemap maar iets anders.',
        en: 'At {url} there is no sitemap but something else.',
      },
      advice: {
        nl: 'Laat je websitesysteem een XML-sitemap maken.',
        en: 'Have your website system make an XML sitemap.',
      },
    },
    missing: {
      points: 0,
      says: {
        nl: 'Op {url} staat geen sitemap (status {status}), en robots.txt noemt er op deze site geen andere.',
        en: 'There is no sitemap at {url} (status {status}), and robots.txt names no other on this site.',
      },
      advice: {
        nl: 'Laat je websitesysteem een sitemap maken en noem hem in robots.txt.',
        en: 'Have your website system make a sitemap and name it in robots.txt.',
      },
    },
  },
  judge({ evidence: { sitemap: source, home }, robots }) {
    if (source.status === null || home.status === null)
      return notMeasured('De sitemap kon niet worden opgevraagd.', 'The sitemap could not be requested.')
    const url = source.finalUrl || source.url
    if (!isUsable(source))
      return {
        outcome: 'missing',
        values: { url, status: source.status },
        evidence: [{ url, found: `HTTP ${source.status}` }],
      }
    const start = decodeBody(source.body.subarray(0, 4000), source.headers['content-type'])
    const root = /<(?:\w+:)?(?:urlset|sitemapindex)\b[^>]{0,80}/.exec(start)?.[0]
    const plain = !start.includes('<') && /^\s*https?:\/\//.test(start)
    if (!root && !plain) return { outcome: 'invalid', values: { url }, evidence: [{ url, found: start.slice(0, 80) }] }
    const line = robots.sitemaps[0]
    return {
      outcome: line ? 'listed' : 'unlisted',
      values: { url },
      evidence: [{ url, found: line ? `${line.line}: ${line.text}` : (root ?? start.slice(0, 80)) }],
    }
  },
})
