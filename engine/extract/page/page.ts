/** One HTML page, parsed and walked once: its text in lines, its links, tags and markup. */

import { type DefaultTreeAdapterMap, parse } from 'parse5'
import type { Source } from '#engine/evidence.ts'
import { decodeBody } from './decode.ts'
import type { Line, PageMarkup } from './page-markup.ts'
import { walkPage } from './walk-page.ts'

/** What a page is, by its address and title: facts on it weigh accordingly. */
export type PageKind = 'home' | 'contact' | 'about' | 'services' | 'legal' | 'work' | 'other'

export interface Page extends PageMarkup {
  url: string
  kind: PageKind
  /** The characters of the HTML, and its size in bytes. */
  html: string
  bytes: number
  tree: DefaultTreeAdapterMap['document']
  /** All lines joined by newlines, for the text rules. */
  text: string
  /** Where each line of `text` starts. */
  starts: number[]
  shown: Line[]
  /** Counted over all text, including what an animation, a tab or an accordion shows later. */
  words: number
}

/** Larger pages are cut: assistants read no more either. */
const MAX_CHARACTERS = 4_000_000

export function readPage(source: Source): Page {
  let html = decodeBody(source.body, source.headers['content-type'])
  if (html.length > MAX_CHARACTERS) html = html.slice(0, MAX_CHARACTERS)
  // Without scripting, as the crawlers that run no JavaScript see it: <noscript> holds elements.
  const tree = parse(html, { scriptingEnabled: false })
  const markup = walkPage(tree, source.finalUrl)
  // Crawlers also read text that an accordion or a tab hides until it is clicked.
  const shown = markup.lines
  const starts: number[] = []
  let length = 0
  for (const line of shown) {
    starts.push(length)
    length += line.text.length + 1
  }
  const text = shown.map((line) => line.text).join('\n')
  return {
    ...markup,
    url: source.finalUrl,
    kind: source.kind === 'home' ? 'home' : kindOfPage(source.finalUrl, markup),
    html,
    bytes: source.body.byteLength,
    tree,
    text,
    starts,
    shown,
    words: countWords(text),
  }
}

/** The line in which a position of `page.text` lies. */
export function lineAt(page: Page, position: number): Line {
  let low = 0
  let high = page.starts.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (page.starts[middle]! <= position) low = middle
    else high = middle - 1
  }
  return page.shown[low]!
}

const KINDS: [PageKind, RegExp][] = [
  [
    'legal',
    /privacy|voorwaarden|terms|disclaimer|cookie|colofon|imprint|impressum|datenschutz|confidentialite|bedrijfsgegevens|juridisch|legal/,
  ],
  ['contact', /contact|kontakt|bereikbaar|route|vestiging|locatie|nous-trouver|anfahrt/],
  [
    'about',
    /over[-_ ]?(?:ons|mij|$|\.)|about|(?:ue?|ü)ber[-_ ]uns|a-propos|qui-sommes|wie[-_ ]?(?:zijn|we)|ons[-_ ]?verhaal|team|bedrijf$|organisatie/,
  ],
  [
    'services',
    /dienst|service|behandel|aanbod|producten|werkzaamheden|wat[-_ ](?:we|wij)[-_ ]doen|wat[-_ ]doen[-_ ](?:we|wij)|specialis|expertise|disciplines|rechtsgebied|tarieven/,
  ],
]

/** Pages that show work for others, or an example: the numbers, the trade and the year on them are often those of a client. */
const WORK =
  /^(?:\/(?:nl|en))?\/(?:(?:klant)?cases?|projecten|projects?|portfolio|referenties|klanten|klantverhalen|succesverhalen|voorbeeld(?:en)?|examples?|demo)(?:[/.]|$)/

function kindOfPage(url: string, markup: PageMarkup): PageKind {
  const path = pathOf(url).toLowerCase()
  // First, since the rest of such an address is the client's: '/projecten/locatie-utrecht' is no contact page.
  if (WORK.test(path)) return 'work'
  for (const [kind, words] of KINDS) if (words.test(path)) return kind
  const title = `${markup.title} `.toLowerCase().slice(0, 40)
  for (const [kind, words] of KINDS) if (words.test(title)) return kind
  return 'other'
}

function pathOf(url: string): string {
  try {
    return decodeURIComponent(new URL(url).pathname)
  } catch {
    return url
  }
}

/** Whether a page is an app shell or nearly empty. A short page without scripts is only short. */
export function lacksText({ words, scripts, emptyRoots }: Page): boolean {
  return words < 10 || (words < 50 && (scripts > 0 || emptyRoots.length > 0))
}

export function countWords(text: string): number {
  let words = 0
  let inside = false
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    const letter = code > 127 || (code >= 48 && code <= 57) || (code >= 65 && code <= 90) || (code >= 97 && code <= 122)
    if (letter && !inside) words++
    inside = letter || (inside && (code === 39 || code === 45))
  }
  return words
}
