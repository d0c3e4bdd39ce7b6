/** Picks the internal pages that are most likely to state facts about the company. The same links always give the same pages. */

import { isSameSite, pageKey } from '#engine/fetch/same-site.ts'
import type { Link, WantedPage } from '#engine/fetch/site-reader.ts'
import { KINDS, PHRASES, USUAL_PATHS } from './page-phrases.ts'

/** Folders of articles or products: a page below them is one of many, whatever its name. */
const COLLECTIONS =
  /^(blogs?|nieuws|news|actueel|artikel(en)?|vacatures?|jobs|tags?|categor(y|ie|ies)|author|products?|producten|shop|winkel|events?)$/
const PAGE_EXTENSIONS = /\.(html?|xhtml|shtml|php\d?|aspx?|jsp|cfm)$/i
/** Further links of a page are repetitions. */
const MAX_LINKS = 3_000
const MAX_PATH = 300
/** Each candidate may cost a look at a long robots.txt. */
const MAX_CANDIDATES = 40

export interface PageChoice {
  url: URL
  kind: WantedPage
}
interface Candidate extends PageChoice {
  score: number
}

/**
 * First the best page of each kind, then the next best. Only one legal page: a second one seldom adds facts.
 * `links` are resolved against `home`.
 */
export function choosePages(
  links: readonly Link[],
  home: URL,
  count: number,
  mayFetch: (url: URL) => boolean,
): PageChoice[] {
  const ranked = rankedPages(links, home)
  const perKind = KINDS.flatMap((kind) => ranked.find((candidate) => candidate.kind === kind) ?? [])
  const rest = ranked.filter(({ kind }) => kind !== 'legal')
  return firstAllowed([...new Set([...perKind, ...rest])], count, mayFetch)
}

/** To fill up when too few are recognised: pages with other short names that the home page links to, then more legal pages. */
export function plainPages(
  links: readonly Link[],
  home: URL,
  count: number,
  mayFetch: (url: URL) => boolean,
): { url: URL }[] {
  const plain = new Map<string, { url: URL }>()
  for (const link of links.slice(0, MAX_LINKS)) {
    const url = internalPage(link.href, home)
    if (url && isPlain(link, url, home) && plain.size < MAX_CANDIDATES) plain.set(pageKey(url), { url })
  }
  return firstAllowed(
    [...plain.values(), ...rankedPages(links, home).filter(({ kind }) => kind === 'legal')],
    count,
    mayFetch,
  )
}

const NO_CONTENT =
  /^(inloggen|login|log in|mijn .*|account|winkelwagen|cart|zoeken|search|sitemap|english|deutsch|nederlands|meer|lees meer|lees verder)$/

/** A page with a short name, at most one folder deep. */
function isPlain(link: Link, url: URL, home: URL): boolean {
  const folders = url.pathname
    .split('/')
    .filter((segment) => segment !== '')
    .slice(0, -1)
  const label = folded(link.text)
  return (
    label !== '' &&
    label.split(' ').length <= 4 &&
    !NO_CONTENT.test(label) &&
    folders.length <= 1 &&
    url.search === '' &&
    rank(link, url, home)?.kind !== 'legal' &&
    languageOf(url) === languageOf(home) &&
    !folders.some((folder) => COLLECTIONS.test(folder.toLowerCase()))
  )
}

function firstAllowed<Choice extends { url: URL }>(
  choices: Choice[],
  count: number,
  mayFetch: (url: URL) => boolean,
): Choice[] {
  const chosen: Choice[] = []
  for (const choice of choices) {
    if (chosen.length === count) break
    if (mayFetch(choice.url)) chosen.push(choice)
  }
  return chosen
}

/** The pages with a recognised name, the best first. */
function rankedPages(links: readonly Link[], home: URL): Candidate[] {
  const byPage = new Map<string, Candidate>()
  for (const link of links.slice(0, MAX_LINKS)) {
    const url = internalPage(link.href, home)
    const found = url && rank(link, url, home)
    if (found && found.score > (byPage.get(pageKey(url))?.score ?? Number.NEGATIVE_INFINITY))
      byPage.set(pageKey(url), found)
  }
  return [...byPage.values()].sort((a, b) => b.score - a.score).slice(0, MAX_CANDIDATES)
}

/**
 * Where Dutch sites usually keep the pages that were not found: menus built by JavaScript link to nothing. The
 * extension is what the site's own links have.
 */
export function usualPages(found: readonly { kind: WantedPage | null }[], links: readonly Link[], home: URL): URL[] {
  const pages = links.slice(0, MAX_LINKS).flatMap((link) => internalPage(link.href, home) ?? [])
  const extension = pages.some((page) => page.pathname.endsWith('.html')) ? '.html' : ''
  const missing = USUAL_PATHS.filter(([kind]) => found.every((choice) => choice.kind !== kind))
  return missing.map(([, path]) => new URL(path + extension, home))
}

/** The linked page on the home page's origin; null for the home page itself, a file or another site. */
function internalPage(href: string, home: URL): URL | null {
  const url = URL.parse(href, home)
  if (url === null || !/^https?:$/.test(url.protocol) || !isSameSite(url, home)) return null
  const page = new URL(url.pathname + url.search, home.origin)
  const last = page.pathname.split('/').at(-1) ?? ''
  if (page.href.length > MAX_PATH || (/\.\w{1,5}$/.test(last) && !PAGE_EXTENSIONS.test(last))) return null
  return pageKey(page) === '?' || pageKey(page) === pageKey(home) ? null : page
}

function rank(link: Link, url: URL, home: URL): Candidate | null {
  const segments = url.pathname.split('/').filter((segment) => segment !== '')
  const folders = segments.slice(0, -1)
  const labels = [folded(link.text), folded(segments.at(-1)?.replace(PAGE_EXTENSIONS, '') ?? '')]
  let best: { kind: WantedPage; score: number } | undefined
  for (const kind of KINDS) {
    const score = Math.max(...labels.map((label) => phraseScore(kind, label)))
    if (score > 0 && (!best || score > best.score)) best = { kind, score }
  }
  if (!best) return null
  const language = languageOf(url)
  const otherLanguage = language !== languageOf(home) && language !== 'nl' && language !== ''
  const score =
    best.score -
    3 * Math.max(0, folders.length - (language === '' ? 0 : 1)) -
    (url.search === '' ? 0 : 3) -
    (otherLanguage ? 8 : 0) -
    (folders.some((folder) => COLLECTIONS.test(folder.toLowerCase())) ? 12 : 0) +
    (link.inFooter && best.kind === 'legal' ? 1 : 0)
  return { url, kind: best.kind, score }
}

/** 20 for the first phrase to the letter, less for later ones, and less where it is part of a longer label. */
function phraseScore(kind: WantedPage, label: string): number {
  const words = label.split(' ').length
  if (label === '' || words > 5) return 0
  // 'Over Bakkerij Jansen' and plain 'Over', but not 'overzicht'.
  const aboutName = kind === 'about' && /^over( |$)/.test(label) && words <= 4 ? 8 : 0
  const scores = PHRASES[kind].map((phrase, index) => {
    const exact = label === phrase
    const wholeWord = phrase.length <= 4 ? ' ' : ''
    if (!exact && !` ${label} `.includes(` ${phrase}${wholeWord}`)) return 0
    return Math.max(1, (exact ? 20 : 13 - words) - index * 0.4)
  })
  return Math.max(aboutName, ...scores)
}

/** 'Óver-ons' → 'over ons'. */
function folded(text: string): string {
  let decoded = text.slice(0, 120)
  try {
    decoded = decodeURIComponent(decoded)
  } catch {
    // Not valid percent-encoding: use the text unchanged.
  }
  return decoded
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, ' ')
    .trim()
}

function languageOf(url: URL): string {
  return /^\/(nl|en|de|fr|es|it|pl|da|sv|tr)(?:-[a-z]{2})?(?:\/|$)/i.exec(url.pathname)?.[1]?.toLowerCase() ?? ''
}
