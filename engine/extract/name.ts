/** The company's name where no markup states it: what title, copyright line, logo and domain agree on. */
import type { Fact, FactSource } from '#engine/report.ts'
import { fold } from './emails.ts'
import type { Page } from './page.ts'
import { fact, type SiteContext } from './site-context.ts'

const GENERIC =
  /^(?:home ?page|home|start(?:pagina)?|welkom(?: bij)?|welcome(?: to)?|contact.*|over ons|about(?: us)?|index|menu|logo|website|site|diensten|services|nieuws|blog|privacy.*|cookie.*|algemene voorwaarden|document|untitled.*|mijn site|my site|my website|just another wordpress site|wordpress|vite app|react app|nieuwe pagina|page|pagina|algemeen|alle rechten voorbehouden|all rights reserved|copyright|webshop|onze.*|shop|nederlands?|nl|404.*|not found|nederland|header|footer|facebook|instagram|linkedin|whatsapp)$/i
const SEPARATORS = /\s+[|–—·•»›:~]\s*|\s+-\s+|\s*[|•»›]\s*|: /
const COPYRIGHT =
  /(?:©|\(c\)|copyright)\s{0,3}(?:copyright)?\s{0,3}(?:(?:19|20)\d\d(?:\s?[-–—]\s?(?:19|20)?\d\d)?)?\s{0,3}[,–—|:·-]?\s{0,3}(?:by |door )?([\p{Lu}\d][^|\n©•·]{1,60})/iu
const TAIL =
  /[\s,.|–—-]*(?:alle rechten.*|all rights.*|designed by.*|website door.*|website by.*|webdesign.*|powered by.*|gemaakt door.*|realisatie.*|privacy.*|disclaimer.*|algemene voorwaarden.*|kvk.*|btw.*|(?:19|20)\d\d.*)$/i

interface Candidate {
  text: string
  score: number
  /** Named as the name, by og:site_name or a copyright line. */
  stated: boolean
  where: { page: Page; source: FactSource; snippet: string }
}

export function nameFromPages(
  site: SiteContext,
  cities: string[],
  extra: { name: string; page: string }[],
): Fact<string> | undefined {
  const byFold = new Map<string, Candidate>()
  const add = (raw: string, score: number, page: Page, source: FactSource, snippet: string, stated = false) => {
    const text = raw
      .replace(/^(?:welkom bij|welcome to|over|contact met)\s+/i, '')
      .replace(/[\s.,!|–—-]+$/, '')
      .trim()
    const folded = fold(text)
    if (
      folded.length < 2 ||
      text.length > 60 ||
      GENERIC.test(text) ||
      /^\d+$/.test(text) ||
      text.split(' ').length > 7 ||
      /^(?:www\.|https?:)/i.test(text)
    )
      return
    const known = byFold.get(folded)
    if (/\.[a-z]{2,4}$/i.test(text)) score -= 2
    if (known) {
      known.score += score
      known.stated ||= stated
    } else byFold.set(folded, { text, score, stated, where: { page, source, snippet } })
  }

  const domains = spellings(site.foldedDomain, cities)
  const segments = new Map<string, number>()
  for (const page of site.pages) {
    const parts = new Set(page.title.split(SEPARATORS).map((part) => fold(part)))
    for (const part of parts) segments.set(part, (segments.get(part) ?? 0) + 1)
  }
  for (const page of site.pages) {
    const home = page === site.pages[0]
    for (const { name, content } of page.metas) {
      if (name === 'og:site_name') add(content, home ? 4 : 1, page, 'meta', `og:site_name ${content}`, home)
      if (name === 'application-name' || name === 'apple-mobile-web-app-title')
        add(content, home ? 2 : 0, page, 'meta', `${name} ${content}`)
    }
    for (const part of page.title.split(SEPARATORS)) {
      const everywhere = (segments.get(fold(part)) ?? 0) >= 2 && site.pages.length >= 2
      add(part, home ? (everywhere ? 4 : 1.5) : 0.5, page, 'meta', `<title> ${page.title}`)
    }
    for (const text of domains.flatMap((domain) => ownWords(page, domain))) add(text, home ? 4 : 1, page, 'text', text)
    for (const line of page.shown) {
      if (!/©|copyright|\(c\)/i.test(line.text)) continue
      const name = COPYRIGHT.exec(line.text.slice(0, 200))?.[1]?.replace(TAIL, '')
      if (name) add(name.split(/\s[-–—]\s|\. /)[0]!, home ? 4 : 1, page, 'footer', line.text, home)
    }
    for (const image of page.images) {
      if (image.region === 'header' && /logo/i.test(`${image.alt} ${image.marks} ${image.src}`) && image.alt) {
        add(
          image.alt.replace(/\s*(?:-|–|van)?\s*\blogo\b\s*(?:van|-|–)?\s*/gi, ' ').trim(),
          home ? 1.5 : 0.3,
          page,
          'text',
          `<img alt="${image.alt}">`,
        )
        break
      }
    }
    const heading = page.shown.find((line) => line.tag === 'h1')
    if (heading && home) add(heading.text, 1, page, 'text', `<h1> ${heading.text}`)
  }
  for (const { name, page } of extra) {
    const home = site.pages[0]
    if (home) add(name, 3, site.pages.find((p) => p.url === page) ?? home, 'json-ld', `WebSite ${name}`)
  }

  for (const candidate of byFold.values()) {
    const folded = fold(candidate.text)
    if (domains.includes(folded)) candidate.score += 3
    else if (folded.length >= 4 && (site.foldedDomain.includes(folded) || folded.startsWith(site.foldedDomain)))
      candidate.score += 1.5
  }
  const best = [...byFold.values()].sort((a, b) => b.score - a.score || a.text.length - b.text.length)[0]
  if (!best || best.score < 5) return undefined
  // 'De Molenwiek' is what the domain says; 'Fysiotherapie De Molenwiek' is what the site calls itself.
  const fuller = [...byFold.values()].find(
    (one) => one.stated && one.score >= 4 && fold(one.text).includes(fold(best.text)),
  )
  const { text, where } = fuller ?? best
  return fact(where.page, where.source, text, where.snippet)
}

/** 'snelslotalmere' of a company in Almere is also 'snelslot'. */
function spellings(domain: string, cities: string[]): string[] {
  const shorter = cities
    .map(fold)
    .flatMap((city) =>
      domain.endsWith(city) && domain.length - city.length >= 4 ? [domain.slice(0, -city.length)] : [],
    )
  return [...new Set([domain, ...shorter])]
}

/** The words on the page that together spell the domain: 'AB Voorbeeld' on ab-voorbeeld.nl. */
function ownWords(page: Page, foldedDomain: string): string[] {
  if (foldedDomain.length < 4) return []
  const found = new Map<string, number>()
  const texts = [
    page.title,
    ...page.shown
      .slice(0, 400)
      .filter((line) => line.text.length < 400)
      .map((line) => line.text),
  ]
  for (const text of texts) {
    const words = text.split(/[\s,;:|()"“”]+/).slice(0, 80)
    for (let from = 0; from < words.length; from++) {
      let joined = ''
      for (let to = from; to < Math.min(words.length, from + 6); to++) {
        joined += fold(words[to]!)
        if (joined.length > foldedDomain.length) break
        if (joined === foldedDomain) {
          const name = words
            .slice(from, to + 1)
            .join(' ')
            .replace(/[.,!?]+$/, '')
          if (/\p{Lu}/u.test(name) && !/[/@.]/.test(name)) found.set(name, (found.get(name) ?? 0) + 1)
          break
        }
      }
    }
  }
  return [...found]
    .sort((a, b) => b[1] - a[1])
    .slice(0, 1)
    .map(([name]) => name)
}
