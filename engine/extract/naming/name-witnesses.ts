/** The places where a site states the company's name, each as a witness with its words. */

import type { Page } from '#engine/extract/page/page.ts'
import type { SiteContext } from '#engine/extract/site-context.ts'
import type { Fact, FactSource } from '#engine/report/report.ts'
import { fold } from '#engine/text.ts'

export type WitnessKind =
  | 'json-ld'
  | 'og:site_name'
  | 'copyright'
  | 'contact'
  | 'title'
  | 'og:title'
  | 'h1'
  | 'website-node'
  | 'app-name'
  | 'logo'
  | 'domain'

export interface Witness {
  kind: WitnessKind
  page: Page
  source: FactSource
  text: string
  snippet: string
}

// Bounded: the first 200 characters of a line
const COPYRIGHT =
  /(?:©|\(c\)|&copy;|copyright)[\s,|:·–-]{0,4}(?:copyright|©|\(c\))?[\s,|:·–-]{0,4}(?:(?:19|20)\d\d(?:\s{0,2}[-–—]\s{0,2}(?:(?:19|20)?\d\d|heden|nu|now|present))?)?[\s,–—|:·-]{0,4}(?:by |door )?([\p{Lu}\d][^|\n©•·]{1,60})/iu
// Bounded: the at most 62 characters after a copyright sign
const COPYRIGHT_TAIL =
  /[\s,.|–—-]*(?:alle rechten.*|all rights.*|designed by.*|website door.*|website by.*|webdesign.*|powered by.*|gemaakt door.*|gerealiseerd door.*|realisatie.*|privacy.*|disclaimer.*|algemene voorwaarden.*|kvk.*|btw.*|(?:19|20)\d\d.*)$/i
/** 'Handelsnaam: Bakkerij De Korenaar'. */
// Bounded: the first 60,000 characters of a page, and at most 64 on from a word that must be there
const LABELLED =
  /(?:handelsnaam|bedrijfsnaam|praktijknaam|statutaire naam|naam (?:onderneming|bedrijf|praktijk|organisatie)|company name|trade name)\s{0,3}:?\s{1,3}([\p{Lu}\d][^\n,;|()]{1,60})/giu
/** 'Bakkerij De Korenaar, gevestigd aan …', 'Bakkerij De Korenaar is verantwoordelijk voor …'. */
// Bounded: the first 60,000 characters of a page, and at most 120 on from the beginning of a sentence
const SUBJECT =
  /(?:^|[.!?]\s)([\p{Lu}\d][^\n,;:.!?|()]{1,50}?(?:\sB\.?V\.?)?)(?:,|\s\([^()\n]{0,60}\))?\s(?:is\s)?(?:gevestigd\s(?:te|aan|in|op)|(?:is\s)?verantwoordelijk voor de verwerking|verwerkt (?:uw |je |jouw )?persoonsgegevens|respecteert (?:uw|je|de) privacy|hierna (?:te noemen|ook))/gmu
/** 'Algemene voorwaarden van Bakkerij De Korenaar'. */
const TERMS_OF =
  /(?:algemene voorwaarden|privacy ?(?:verklaring|statement|beleid|policy)|disclaimer)\s(?:van|of|voor)\s([\p{Lu}\d][^\n,;:.!?|()]{1,50})/gu

const STREET_LINE = /^\p{Lu}[\p{L}'’. -]{2,40}\s\d{1,4}\s?[a-zA-Z]{0,2}(?:,.{0,60})?$/u

export function nameWitnesses(
  site: SiteContext,
  stated: Fact<string>[],
  webSites: { name: string; page: string }[],
  cities: string[],
): Witness[] {
  const found: Witness[] = []
  const home = site.pages[0]
  if (!home) return found
  const pageAt = (url: string) => site.pages.find((page) => page.url === url) ?? home
  for (const one of stated)
    found.push({ kind: 'json-ld', page: pageAt(one.page), source: one.source, text: one.value, snippet: one.snippet })
  for (const { name, page } of webSites)
    found.push({ kind: 'website-node', page: pageAt(page), source: 'json-ld', text: name, snippet: `WebSite ${name}` })
  for (const page of site.pages) found.push(...witnessesOn(page))
  for (const domain of domainSpellings(site.foldedDomain, cities)) {
    const words = wordsThatSpell(home, domain)
    if (words) found.push({ kind: 'domain', page: home, source: 'text', text: words, snippet: words })
  }
  return found
}

function witnessesOn(page: Page): Witness[] {
  const found: Witness[] = []
  const add = (kind: WitnessKind, source: FactSource, text: string, snippet: string) => {
    if (text.trim()) found.push({ kind, page, source, text: text.slice(0, 400), snippet })
  }
  for (const { name, content } of page.metas) {
    if (name === 'og:site_name') add('og:site_name', 'meta', content, `og:site_name ${content}`)
    if (name === 'og:title') add('og:title', 'meta', content, `og:title ${content}`)
    if (name === 'application-name' || name === 'apple-mobile-web-app-title')
      add('app-name', 'meta', content, `${name} ${content}`)
  }
  add('title', 'meta', page.title, `<title> ${page.title}`)
  const heading = page.shown.find((line) => line.tag === 'h1')
  if (heading) add('h1', 'text', heading.text, `<h1> ${heading.text}`)
  const logo = page.images.find(
    (image) =>
      image.region === 'header' && image.alt && /logo/i.test(`${image.alt} ${image.marks} ${image.src.slice(-200)}`),
  )
  if (logo) {
    const alt = logo.alt
      .slice(0, 120)
      .replace(/\s{0,3}(?:-|–|van)?\s{0,3}\blogo\b\s{0,3}(?:van|-|–)?\s{0,3}/gi, ' ')
      .trim()
    add('logo', 'text', alt, `<img alt="${logo.alt.slice(0, 120)}">`)
  }
  for (const [at, line] of page.shown.entries()) {
    if (line.text.length > 400) continue
    if (/©|copyright|\(c\)/i.test(line.text)) {
      const name = COPYRIGHT.exec(line.text.slice(0, 200))?.[1]?.replace(COPYRIGHT_TAIL, '')
      if (name) add('copyright', 'footer', name.split(/\s[-–—]\s|\. /)[0]!, line.text)
    }
    // The line above the street in an address block.
    const above = page.shown[at - 1]
    if (above && (line.region === 'footer' || line.region === 'contact' || page.kind === 'contact'))
      if (STREET_LINE.test(line.text.slice(0, 120)) && above.text.length <= 60 && above.region === line.region)
        add('contact', 'contact', above.text, `${above.text} ${line.text}`)
  }
  if (page.kind === 'legal' || page.kind === 'contact' || page.kind === 'about')
    for (const pattern of [LABELLED, SUBJECT, TERMS_OF])
      for (const match of [...page.text.slice(0, 60_000).matchAll(pattern)].slice(0, 5))
        add('contact', 'contact', match[1]!, match[0].trim())
  return found
}

/** 'snelslotalmere' of a company in Almere is also 'snelslot'. */
function domainSpellings(domain: string, cities: string[]): string[] {
  if (domain.length < 4) return []
  const shorter = cities
    .map(fold)
    .filter((city) => domain.endsWith(city) && domain.length - city.length >= 4)
    .map((city) => domain.slice(0, -city.length))
  return [...new Set([domain, ...shorter])]
}

/** The words on the page that together spell the domain: 'JP Schilderwerken' on jp-schilderwerken.nl. */
function wordsThatSpell(page: Page, domain: string): string | null {
  const texts = [page.title, ...page.shown.slice(0, 400).map((line) => line.text)].filter((text) => text.length < 400)
  for (const text of texts) {
    const words = text.split(/[\s,;:|()"“”]+/).slice(0, 80)
    for (let from = 0; from < words.length; from++) {
      let joined = ''
      for (let to = from; to < Math.min(words.length, from + 6); to++) {
        joined += fold(words[to]!)
        if (joined.length > domain.length) break
        if (joined !== domain) continue
        const name = words
          .slice(from, to + 1)
          .join(' ')
          // Bounded: 80 words of a text of at most 400 characters
          .replace(/[.,!?]+$/, '')
        if (/\p{Lu}/u.test(name) && !/[/@.]/.test(name)) return name
        break
      }
    }
  }
  return null
}
