/** Signs that a page has numbers, sources, quotations or headings in a notation that the checks on content do not read. */
import { socialProfile } from '#engine/extract/contact/social-profiles.ts'
import type { Page } from '#engine/extract/page/page.ts'
import { headingLevel } from '#engine/extract/page/sections.ts'
import { domainOf } from '#engine/extract/site-context.ts'
import { type Finder, first, or } from './patterns.ts'
import type { View } from './views.ts'

// Bounded in this file: no quantifier is open, and each looks at most 420 characters on, in the worker thread and within its 2 seconds
/** The part of a page that is searched: these patterns look on from many places. */
const MAX_TEXT = 300_000
const MAX_TAGS = 600_000

export type ContentSign = 'numbers' | 'sources' | 'quotes' | 'headings' | 'questions'

const inText =
  (pattern: RegExp, accept?: (match: RegExpExecArray, before: string) => boolean): Finder =>
  ({ view: { zone, text } }) =>
    zone === 'text' ? first(pattern, text, accept) : null
const inAttributes =
  (pattern: RegExp): Finder =>
  ({ view: { zone, text } }) =>
    zone === 'attribute' ? first(pattern, text) : null
const inScripts =
  (pattern: RegExp): Finder =>
  ({ view: { zone, text } }) =>
    zone === 'script' ? first(pattern, text) : null
/** Tag names are in no view, so this searches the HTML itself, without comments and scripts. */
const inTags =
  (pattern: RegExp): Finder =>
  ({ view, page }) =>
    view.zone === 'attribute' ? first(pattern, tagsOf(page)) : null

const TAGS = new WeakMap<Page, string>()
function tagsOf(page: Page): string {
  const tags = TAGS.get(page) ?? without(without(page.html.slice(0, MAX_TAGS), '<!--', '-->'), '<script', '</script')
  TAGS.set(page, tags)
  return tags
}

function without(html: string, open: string, close: string): string {
  const [first = '', ...parts] = html.split(open)
  return (
    first +
    parts
      .map((part) => {
        const end = part.indexOf(close)
        return end < 0 ? '' : part.slice(end + close.length)
      })
      .join(' ')
  )
}

const UNIT =
  'jaar|jaren|jarige?|years?|maand(?:en)?|months?|weken|week|weeks?|dag(?:en)?|days?|uur|uren|hours?|minuten|minutes|klant(?:en)?|clients?|customers?|cliënten|patiënten|gasten|guests|leden|members|projecten|projects|opdrachten|bruiloften|woningen|auto.s|boten|bomen|producten|artikelen|medewerkers|collega.s|mensen|personen|people|vakmensen|employees|locaties|vestigingen|winkels|landen|reviews|beoordelingen|sterren|stars|procent|percent|euro|m²|m2|m³|m3|meter|cm|mm|km|kilometer|kilo|kg|gram|liter|graden|kwh|kw|hectare|stuks|kamers|zitplaatsen|personenauto.s'
const WORDS =
  'twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf|vijftien|twintig|vijfentwintig|dertig|veertig|vijftig|zestig|zeventig|tachtig|negentig|honderd(?:en)?|duizend(?:en)?|tientallen|dozijnen|two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|forty|fifty|hundreds?|thousands?|dozens'
const COUNTED = new RegExp(
  `(?<![\\d.,:/-])\\d{1,3}(?:[. ]?\\d{3}){0,3}(?:[.,]\\d{1,2})? {0,2}[+x×-]? {0,2}(?:\\p{L}{2,20} ){0,2}(?:${UNIT})(?!\\p{L})`,
  'giu',
)
const IN_WORDS = new RegExp(`(?<!\\p{L})(?:${WORDS}) (?:\\p{L}{2,20} ){0,2}(?:${UNIT})(?!\\p{L})`, 'giu')
const MONEY =
  /(?:€|eur(?:o['’]?s?)?\b|\bf ?l\.?) {0,2}\d[\d.,]{0,10}|\d[\d.,]{0,10} {0,2}(?:€|eur\b|euro)|\b\d{1,5},(?:-|–|—|\d\d)(?!\d)/giu
const COUNTER =
  /(?<!\d)(?:\d{2,6}|\d{1,3}[.]\d{3}) {0,2}\+(?!\d)|\n\s{0,20}\d{2,4} {0,2}\+?\s{0,10}\n\s{0,20}\p{Ll}[^\n\d]{2,30}\n/gu

const numbers = or(
  inText(COUNTED),
  inText(IN_WORDS),
  inText(MONEY),
  inText(COUNTER),
  inAttributes(
    /(?<![\w-])data-(?:[a-z-]{0,20}(?:count|counter|number|to-?value|stop|target-?number|percentage|percent|price|end-?value)[a-z-]{0,10})\s{0,2}=\s{0,2}["']?\d{1,9}(?![\d.]*(?:px|s|ms)\b)/gi,
  ),
  inAttributes(
    /(?:aria-valuenow|itemprop=["']?(?:price|ratingValue|reviewCount|foundingDate)["']?[^>\n]{0,60}content)\s{0,2}=\s{0,2}["']?\d[\d.,-]{0,12}/gi,
  ),
  inAttributes(
    new RegExp(
      `(?:alt|title|aria-label|data-text|content)\\s{0,2}=\\s{0,2}["'][^"'\\n]{0,80}(?:€ ?\\d|\\d[\\d.,]{0,8} {0,2}\\+? {0,2}(?:${UNIT})(?!\\p{L}))`,
      'giu',
    ),
  ),
  inScripts(
    /"(?:price|lowPrice|highPrice|ratingValue|reviewCount|foundingDate|numberOfEmployees|areaServedCount)"\s{0,3}:\s{0,3}"?\d[\d.,-]{0,12}/g,
  ),
  inScripts(
    /["'`>][^"'`<\n]{0,60}(?:€ ?\d[\d.,]{0,8}|(?<![\d.])\d{1,6} {0,2}\+? {1,2}(?:jaar ervaring|years of experience|klanten|customers|clients|projecten|projects|medewerkers|vestigingen))/gi,
  ),
)

const MARKED = [
  /[“”„«»‹›「」"][^“”„«»‹›「」"\n]{20,420}[“”„«»‹›「」"]/gu,
  /(?<![\p{L}\d])[‘‚][^‘‚\n]{20,420}?[’‘'](?!\p{L})/gu,
  /(?<![\p{L}\d'])'(?!s\b|t\b|n\b)[^'\n]{20,420}[.!?]'(?!\p{L})/gu,
  /(?:''|``|,,)[^'`\n]{20,420}(?:''|``)/gu,
]
/** A sentence, followed by who said it. */
const SIGNED =
  /(?<=[^\n]{30}[.!?…])\s{0,20}\n\s{0,20}(?:[-–—~] ?\p{Lu}\p{L}{1,20}(?: \p{L}{1,20}){0,3}|\p{Lu}\p{L}{1,20}(?: (?:van|de|den|der|ten|ter)){0,2} \p{Lu}\.?\p{L}{0,20}, \p{L}[^\n.]{2,40})\s{0,20}\n/gu
const SAID =
  /(?:[Vv]olgens|[Aa]ldus|[Zz]egt|[Vv]ertelt|[Ss]chrijft|schreef|[Aa]ccording to|says) (?:onze |mijn )?(?:klant|opdrachtgever|patiënt|bewoner|eigenaar|\p{Lu}\p{Ll}{1,20} )[^\n]{0,60}/gu
const NO_QUOTE = /^.(?:.{0,3}(?:https?:|[{}<>=;]))|^.\s|^.[\w-]+$/u

const quotes = or(
  ...MARKED.map((pattern) =>
    inText(pattern, ([found]) => !NO_QUOTE.test(found) && found.trim().split(/\s+/).length >= 5),
  ),
  inText(SIGNED),
  inText(SAID),
  inTags(/<(?:blockquote|q|cite)[\s>][^\n]{0,80}/gi),
  inAttributes(
    /(?<![\w-])(?:class|id|data-[a-z-]{1,20})=\s{0,2}["'][^"'\n]{0,80}(?:testimonial|\bquote|blockquote|citaat|quotation|klantreview|review-?(?:text|body|item|card|content))[^"'\n]{0,40}/gi,
  ),
  inAttributes(/itemprop\s{0,2}=\s{0,2}["']?(?:reviewBody|review)\b/gi),
  inScripts(/"(?:reviewBody|testimonials?|quote)"\s{0,3}:\s{0,3}["[{][^\n]{10,80}/g),
  inScripts(/(?:trustpilot|trustindex|feedbackcompany|kiyoh|klantenvertellen|elfsight)[^\s"'<>]{1,60}/gi),
)

const NAMED_SOURCE =
  /(?<!\p{L})(?:[Bb]ron(?:nen|vermelding)?|[Ss]ources?|[Ll]iteratuur) ?:\s{0,3}[^\n]{4,80}|(?:[Vv]olgens|blijkt uit|[Oo]nderzoek (?:van|door)|[Aa]ccording to|[Rr]esearch (?:by|from)) (?:het |de |een |the |cijfers van (?:het )?)?(?:CBS|RIVM|TNO|ANWB|KNMI|RVO|CBR|KvK|Consumentenbond|Rijksoverheid|Belastingdienst|Milieu Centraal|Universiteit \p{Lu}|University|\p{Lu}{3,8}\b)[^\n]{0,60}|(?<!\p{L})(?:NEN|ISO|DIN|EN)[- ]?(?:EN[- ]?)?(?:ISO[- ]?)?\d{3,5}/gu
const WRITTEN_ADDRESS = /(?:https?:\/\/|www\.)[a-z0-9-]{2,60}(?:\.[a-z0-9-]{1,40}){1,3}(?:\/[^\s"'<>]{0,80})?/gi
/** Hosts of code, fonts, statistics and of the profiles and maps that every site links to. */
const NO_SOURCE =
  /(?:^|\.)(?:facebook|instagram|linkedin|twitter|x|youtube|youtu|tiktok|pinterest|whatsapp|wa|google|googleapis|googletagmanager|google-analytics|goo|g|bit|maps|apple|openstreetmap|cookiebot|wordpress|wp|wix|wixstatic|wixsite|shopify|jimdo|squarespace|elementor|gstatic|cloudflare|jsdelivr|unpkg|jquery|fontawesome|typekit|adobe|w3|schema|ogp|gravatar|hotjar|doubleclick|mailchimp|vimeo|bing|gmpg)\.\w{2,4}$/
const AUTHORITY =
  /keurmerk|branche|vereniging|gilde|norm|register|erkend|gecertificeerd|certifica|onderzoek|wetten|overheid|kennis|bron|source|study|research|wikipedia|federatie|association|stichting/i
const FOREIGN =
  /(?:data-(?:href|url|link)|onclick|cite)\s{0,2}=\s{0,2}["'][^"\n]{0,40}?(https?:\/\/[^\s"'<>)]{4,200})/gi

const isElsewhere = (address: string, page: Page) => {
  const domain = domainOf(/^https?:/i.test(address) ? address : `https://${address}`)
  return domain !== '' && domain !== domainOf(page.url) && !NO_SOURCE.test(domain) && !socialProfile(address)
}
const sources = or(
  inText(NAMED_SOURCE),
  ({ view: { zone, text }, page }) =>
    zone === 'text' ? first(WRITTEN_ADDRESS, text, ([address]) => isElsewhere(address, page)) : null,
  ({ view: { zone, text }, page }) =>
    zone === 'attribute' ? first(FOREIGN, text, ([, address]) => isElsewhere(address!, page)) : null,
  ({ view: { zone }, page }) => {
    if (zone !== 'attribute') return null
    const link = page.links.find(
      ({ href, text }) => /^https?:/.test(href) && AUTHORITY.test(`${text} ${href}`) && isElsewhere(href, page),
    )
    return link ? `${link.text} → ${link.href}` : null
  },
)

const BIG =
  '(?:(?<![\\w-])(?:[a-z]{0,12}-?(?:heading|headline|kop|titel|title)(?:-[a-z0-9]{1,12}){0,2}|h[1-6]|display-[1-6]|text-(?:[2-9]?xl|[2-9]xl)|fs-[1-3]|has-(?:x-|xx-)?large-font-size|font-(?:large|big|xl))(?![\\w-]))'
const headings = or(
  inTags(/<h[1-6](?:\s[^>\n]{0,200})?>\s{0,40}(?:<[^>\n]{1,200}>\s{0,20}){0,4}<(?:img|svg|picture)\b[^>\n]{0,120}/gi),
  inTags(/<(?:noscript|template)[^>]{0,80}>[^<]{0,200}<h[1-6][\s>][^\n]{0,60}/gi),
  inAttributes(/role\s{0,2}=\s{0,2}["']?heading["']?|aria-level\s{0,2}=\s{0,2}["']?[1-6]/gi),
  inTags(
    new RegExp(
      `<(?:div|span|p|strong|b|a|td|font)\\s[^>\\n]{0,200}class\\s{0,2}=\\s{0,2}["'](?:[^"'\\n]{0,100} )?${BIG}[^>\\n]{0,200}>\\s{0,40}[^<\\s][^<\\n]{1,80}`,
      'gi',
    ),
  ),
  inTags(
    /<(?:div|span|p|strong|b|td|font)\s[^>\n]{0,200}font-size\s{0,2}:\s{0,2}(?:2[2-9]|[3-9]\d|1\d\d)(?:\.\d{1,2})?(?:px|pt)[^>\n]{0,200}>\s{0,40}[^<\s][^<\n]{1,80}/gi,
  ),
  inTags(
    /<(?:div|span|p|strong|b|td|font)\s[^>\n]{0,200}font-size\s{0,2}:\s{0,2}(?:1\.[4-9]\d?|[2-9](?:\.\d{1,2})?)(?:r?em|vw)[^>\n]{0,200}>\s{0,40}[^<\s][^<\n]{1,80}/gi,
  ),
  inTags(
    /<font\s[^>\n]{0,100}size\s{0,2}=\s{0,2}["']?(?:\+[1-6]|[4-7])["']?[^>\n]{0,100}>\s{0,40}[^<\s][^<\n]{1,80}|<big>\s{0,20}[^<\s][^<\n]{1,80}|<marquee[\s>][^\n]{0,80}/gi,
  ),
  inTags(
    /<(p|div|center|td)(?:\s[^>\n]{0,100})?>\s{0,40}<(strong|b|u)>[^<\n.]{3,80}<\/\2>(?:\s|<br ?\/?>){0,10}<\/\1>/gi,
  ),
  inScripts(/<h[1-6](?:\s[^>\n]{0,80})?>[^<\n]{2,60}/gi),
)

const questions: Finder = ({ view: { zone }, page }) => {
  if (zone !== 'text') return null
  const asked = page.shown.find(
    (line) => line.text.length < 140 && line.text.endsWith('?') && headingLevel(line) === 0 && line.region === 'main',
  )
  return asked?.text ?? null
}

const CONTENT: Record<ContentSign, Finder> = { numbers, sources, quotes, headings, questions }

/** Terms and privacy statements do not count: their numbers and sources say nothing about the company. */
export function findContent(sign: ContentSign, view: View, page: Page): string | null {
  // These signs need the lines of the page.
  if (page.kind === 'legal' || view.spaced) return null
  const text = view.text.length > MAX_TEXT ? view.text.slice(0, MAX_TEXT) : view.text
  return CONTENT[sign]({ view: { ...view, text }, page })
}
