/** Packages with a name and a price: from offers in markup, and from price cards and tables below a heading that announces them. */
import { first, nodes, type SchemaNode } from '#engine/extract/markup/schema-nodes.ts'
import type { Page } from '#engine/extract/page/page.ts'
import type { Line } from '#engine/extract/page/page-markup.ts'
import { headingLevel, type Section, sectionsOf } from '#engine/extract/page/sections.ts'
import { fact, type SiteContext } from '#engine/extract/site-context.ts'
import type { FoundPackage } from '#engine/found-facts.ts'
import type { Fact } from '#engine/report/report.ts'
import { fold } from '#engine/text.ts'

const MOST = 30
const LONGEST_NAME = 80
/** A word for a fixed combination; 'tarieven' also announces hourly rates, so it is none. */
const PACKAGE =
  /(?:^|[^\p{L}])\p{L}{0,20}(?:pakket(?:ten)?|abonnement(?:en)?|arrangement(?:en)?|strippenkaart(?:en)?|lidmaatschap(?:pen)?|bundels?|packages?|subscriptions?|memberships?|pricing plans)(?!\p{L})/iu
/** A line that is a price and nothing else: '€ 49 per maand', 'vanaf € 12,50', '€ 49,- p.p.'. */
// Bounded: a line of at most 60 characters
const PRICE =
  /^(?:vanaf |v\.a\. |from |slechts )?(?:€|eur|euro)\s?\d{1,3}(?:[.\s]?\d{3})*(?:[.,](?:\d{2}|-+))?(?:\s?(?:\/|per|p\.?\/?|excl\.?|incl\.?|,-|\()[\p{L}\d .,/()%]{0,40})?$/iu

export function packagesOf(site: SiteContext, all: SchemaNode[]): Fact<FoundPackage>[] {
  const found = new Map<string, Fact<FoundPackage>>()
  const add = (one: Fact<FoundPackage>) => {
    const key = fold(one.value.name)
    if (key.length >= 2 && one.value.name.length <= LONGEST_NAME && !found.has(key)) found.set(key, one)
  }
  for (const node of all) for (const one of offered(node)) add(one)
  for (const page of site.pages) {
    if (page.kind === 'legal') continue
    for (const section of sectionsOf(page)) {
      const { heading } = section
      if (heading.region !== 'main' || heading.text.length > LONGEST_NAME || !PACKAGE.test(heading.text)) continue
      for (const one of [...cardsIn(page, section), ...rowsIn(page, section)]) add(one)
    }
  }
  return [...found.values()].slice(0, MOST)
}

/** An offer with a name and a price that itself, or whose catalogue, is called a package. */
function offered(node: SchemaNode): Fact<FoundPackage>[] {
  if (!node.types.includes('Offer')) return []
  const [item] = nodes(node, 'itemOffered')
  const name = (item && first(item, 'name')) ?? first(node, 'name')
  const price = priceOf(node)
  const catalogue = node.under ? (first(node.under.parent, 'name') ?? '') : ''
  const isCatalogue = node.under?.parent.types.includes('OfferCatalog') === true
  if (!name || !price || !(PACKAGE.test(name) || (isCatalogue && PACKAGE.test(catalogue)))) return []
  const description = (item && first(item, 'description')) ?? first(node, 'description') ?? ''
  const value = { name, price, description: description.slice(0, 1_000) }
  return [{ value, source: node.source, page: node.page, snippet: node.snippet }]
}

function priceOf(node: SchemaNode): string | null {
  const [specified] = nodes(node, 'priceSpecification')
  const holder = first(node, 'price') ? node : specified
  const amount = (holder && first(holder, 'price'))?.trim() ?? ''
  const currency = (holder && first(holder, 'priceCurrency')) ?? ''
  if (!/^\d{1,7}(?:\.\d{1,2})?$/.test(amount) || Number(amount) === 0 || !/^[A-Z]{3}$/.test(currency)) return null
  const written = amount
    .replace(/\.00?$/, '')
    .replace(/\.(\d)$/, '.$10')
    .replace('.', ',')
  return currency === 'EUR' ? `€ ${written}` : `${written} ${currency}`
}

/** Two or more headings next to each other, each with one price below it. */
function cardsIn(page: Page, { heading, lines }: Section): Fact<FoundPackage>[] {
  const cards: { title: Line; lines: Line[] }[] = []
  const level = Math.min(...lines.map(headingLevel).filter((one) => one > 0))
  for (const line of lines) {
    if (headingLevel(line) === level) cards.push({ title: line, lines: [] })
    else cards.at(-1)?.lines.push(line)
  }
  const priced = cards.flatMap(({ title, lines }): Fact<FoundPackage>[] => {
    const prices = lines.filter(({ text }) => isPrice(text))
    if (prices.length !== 1 || isPrice(title.text)) return []
    const items = lines.filter(({ tag, text }) => tag === 'li' && !isPrice(text)).map(({ text }) => text)
    const value = { name: title.text, price: prices[0]!.text, description: items.join(', ').slice(0, 1_000) }
    return [fact(page, 'text', value, `${heading.text}: ${title.text} ${prices[0]!.text}`)]
  })
  // A list in which others have no price, or several, is no list of packages.
  return priced.length >= 2 && priced.length === cards.length ? priced : []
}

/** Rows of a table, or items of a list, that are a name and a price. A row of a table is one line. */
function rowsIn(page: Page, { heading, lines }: Section): Fact<FoundPackage>[] {
  const priced = lines.filter(({ text }) => text.includes('€'))
  const rows = priced.flatMap(({ tag, text }): Fact<FoundPackage>[] => {
    const at = text.length <= 160 ? text.search(/(?:vanaf )?€/i) : -1
    const name = text.slice(0, Math.max(0, at)).replace(/[\s:–—-]{1,9}$/, '')
    const price = text.slice(at)
    const isRow = (tag === 'div' || tag === 'li') && /^[^.!?:,]{2,60}$/.test(name) && name.split(' ').length <= 5
    if (!isRow || !isPrice(price)) return []
    return [fact(page, 'text', { name, price, description: '' }, `${heading.text}: ${text}`)]
  })
  return rows.length >= 2 && rows.length === priced.length ? rows : []
}

const isPrice = (text: string) => text.length <= 60 && PRICE.test(text)
