/** The texts of a source in which a value can stand, each with its place. */
import type { Place } from '#engine/consistency/facts.ts'
import type { SchemaNode } from '#engine/extract/markup/schema-nodes.ts'
import { lineAt, type Page } from '#engine/extract/page/page.ts'
import type { Node } from '#engine/extract/page/page-markup.ts'
import { textSource } from '#engine/extract/site-context.ts'
import { around } from '#engine/wording.ts'
import { type Word, wordsIn } from './words-in-text.ts'

export interface Passage {
  page: string
  text: string
  /** Running text, a part whose purpose is to name the company, an address of a link, or a property of markup. */
  kind: 'text' | 'naming' | 'link' | 'property'
  /** Of a property: its name, folded: 'telephone', 'iso6523code'. */
  property?: string
  placeAt: (at: number) => Place
  /** Whether this part of the text names the company: a heading, header, footer or contact block. */
  namesAt: (at: number) => boolean
  words: () => Word[]
}

type Given = Pick<Passage, 'page' | 'text' | 'kind'> & Partial<Pick<Passage, 'property' | 'namesAt' | 'placeAt'>>

export function passage(given: Given, place: Place): Passage {
  let words: Word[] | undefined
  return {
    placeAt: () => place,
    namesAt: () => given.kind === 'naming',
    ...given,
    words: () => {
      words ??= wordsIn(given.text)
      return words
    },
  }
}

const MOST_LINKS = 2_000

/** What a machine reads of a page besides its JSON-LD, microdata and RDFa. */
export function pagePassages(page: Page): Passage[] {
  const found: Passage[] = [
    passage(
      {
        page: page.url,
        text: page.text,
        kind: 'text',
        placeAt: (at) => textSource(page, at) as Place,
        namesAt: (at) => page.shown.length > 0 && namesCompany(page, at),
      },
      'text',
    ),
    passage({ page: page.url, text: page.title, kind: 'naming' }, 'title'),
  ]
  for (const { name, content } of page.metas) {
    const naming = /site_name|title|application-name/.test(name)
    found.push(passage({ page: page.url, text: content, kind: naming ? 'naming' : 'text' }, 'meta'))
  }
  for (const { href } of page.headLinks) found.push(passage({ page: page.url, text: href, kind: 'link' }, 'meta'))
  for (const { alt } of page.images)
    if (alt) found.push(passage({ page: page.url, text: alt, kind: /logo/i.test(alt) ? 'naming' : 'text' }, 'image'))
  for (const { href } of page.links.slice(0, MOST_LINKS))
    found.push(passage({ page: page.url, text: plainAddress(href), kind: 'link' }, 'link'))
  for (const { name, text } of attributesOf(page)) {
    const isAddress = name === 'src'
    found.push(
      passage(
        { page: page.url, text: isAddress ? plainAddress(text) : text, kind: isAddress ? 'link' : 'text' },
        'attribute',
      ),
    )
  }
  return found
}

function namesCompany(page: Page, at: number): boolean {
  const { region, tag } = lineAt(page, at)
  return region !== 'main' || tag === 'h1'
}

/** Attributes that are read out or shown; that of a map's frame holds an address. */
const READ_OUT = new Set(['aria-label', 'title', 'label', 'summary'])
const MOST_NODES = 100_000

function attributesOf(page: Page): { name: string; text: string }[] {
  const found: { name: string; text: string }[] = []
  const stack: Node[] = [...page.tree.childNodes]
  for (let seen = 0; stack.length > 0 && seen < MOST_NODES && found.length < MOST_LINKS; seen++) {
    const node = stack.pop()!
    if (!('tagName' in node)) continue
    for (const { name, value } of node.attrs)
      if (READ_OUT.has(name) || (name === 'src' && node.tagName === 'iframe'))
        found.push({ name, text: value.slice(0, 2_000) })
    for (const child of node.childNodes) stack.push(child)
  }
  return found
}

/** 'q=Molenstraat+12%2C+Alkmaar' as people read it; the plus of a phone number stays. */
function plainAddress(href: string): string {
  const short = href.slice(0, 2_000)
  const spaced = /^https?:/i.test(short) && !/whatsapp|wa[.]me/i.test(short) ? short.replaceAll('+', ' ') : short
  try {
    return decodeURIComponent(spaced)
  } catch {
    return spaced
  }
}

/** Nodes about one text, event or opinion: they tell of their own day. */
const OF_ITS_DAY =
  /^(?:\w{0,20}Article|BlogPosting|Report|Review|UserReview|Event|\w{2,20}Event|Comment|SocialMediaPosting)$/
/** Other names that a company itself declares are no leftovers. */
const ALIASES = /^(?:alternatename|formername|previousname|keywords|disambiguatingdescription|award)$/
const MOST_VALUES = 3_000

/** The properties of markup, an address as one text. */
export function markupPassages(nodes: readonly SchemaNode[]): Passage[] {
  const found: Passage[] = []
  for (const node of nodes) {
    if (found.length > MOST_VALUES) break
    if (isOfItsDay(node)) continue
    const parts = ['streetAddress', 'postalCode', 'addressLocality'].flatMap((name) =>
      (node.props.get(name) ?? []).filter((value) => typeof value === 'string'),
    )
    if (parts.length > 0)
      found.push(
        passage({ page: node.page, text: parts.join(', '), kind: 'property', property: 'address' }, node.source),
      )
    for (const [name, values] of node.props) {
      const property = name.toLowerCase()
      if (ALIASES.test(property) || /^(?:streetaddress|postalcode|addresslocality)$/.test(property)) continue
      for (const value of values)
        if (typeof value === 'string')
          found.push(passage({ page: node.page, text: value, kind: 'property', property }, node.source))
    }
    if (node.id) found.push(passage({ page: node.page, text: node.id, kind: 'property', property: 'url' }, node.source))
  }
  return found
}

function isOfItsDay(node: SchemaNode): boolean {
  for (let one: SchemaNode | undefined = node, depth = 0; one && depth < 10; one = one.under?.parent, depth++)
    if (one.types.some((type) => OF_ITS_DAY.test(type))) return true
  return false
}

/** The words around a place; of markup with the name of the property. */
export function quoteAt({ text, kind, property }: Passage, at: number, length: number): string {
  const words = around(text, at, 60, length + 60)
  return kind === 'property' && property ? `${property}: ${words}` : words
}
