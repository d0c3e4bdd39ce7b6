/** Each kind of source in one form: its passages, and what it states. */
import type { Place, SourceKind } from '#engine/consistency/facts.ts'
import { htmlOf } from '#engine/documents/reading/document-text.ts'
import { type Page, readPage } from '#engine/extract/page/page.ts'
import { domainOf, type SiteContext, siteContext } from '#engine/extract/site-context.ts'
import { emptySource } from '#engine/fetch/empty-source.ts'
import { fold } from '#engine/text.ts'
import { RULES, type Rule, type ValueOf } from './fact-rules.ts'
import type { Company } from './find-values.ts'
import { type LabelledValues, labelledJson, labelledLines } from './labelled-values.ts'
import { markupPassages, type Passage, pagePassages, passage } from './passages.ts'
import { type Statement, type Statements, statedForms, statementsOf } from './statements.ts'

export interface ReadSource {
  kind: SourceKind
  url: string
  pages: string[]
  passages: Passage[]
  statements: Statements
  /** The heading of a page elsewhere: what it calls the company that it is about. */
  heading?: string
}

/** The own website is two sources: what people read of it, and what it states for machines. */
export function websiteSources(site: SiteContext, company: Company): [ReadSource, ReadSource] {
  const { reading, markup, text } = statementsOf(site, company)
  const urls = site.pages.map(({ url }) => url)
  const shown = site.pages.flatMap(pagePassages)
  const marked = [...markupPassages(reading.nodes), ...brokenBlocks(reading.jsonLd.broken, site.pages)]
  const url = site.pages[0]?.url ?? ''
  return [
    {
      kind: 'website',
      url,
      pages: urls,
      passages: shown,
      statements: { ...text, legalForm: statedForms(shown, company) },
    },
    {
      kind: 'markup',
      url,
      pages: urls,
      passages: marked,
      statements: { ...markup, legalForm: statedForms(marked, company) },
    },
  ]
}

/** JSON-LD that no parser reads: a search engine may read it in part. */
function brokenBlocks(broken: { page: string }[], pages: Page[]): Passage[] {
  const places = new Set(broken.map(({ page }) => page))
  return pages
    .filter(({ url }) => places.has(url))
    .flatMap((page) => page.jsonLd.map((text) => passage({ page: page.url, text, kind: 'text' }, 'json-ld')))
}

/** A page elsewhere: everything on it, markup included, is one source. */
export function linkedPage(page: Page, website: string, takenAt: string, company: Company): ReadSource {
  const site = elsewhere([page], website, takenAt)
  const { reading, markup, text } = statementsOf(site, company)
  const passages = [...pagePassages(page), ...markupPassages(reading.nodes)]
  const heading = page.shown.find(({ tag }) => tag === 'h1')?.text.trim()
  const owner = fold(domainOf(page.url).split('.')[0] ?? '')
  return {
    kind: 'linked-page',
    url: page.url,
    pages: [page.url],
    passages,
    statements: { ...joined(markup, text), legalForm: statedForms(passages, company) },
    ...(heading && heading.length <= 80 && !(owner.length > 2 && fold(heading).includes(owner)) ? { heading } : {}),
  }
}

/** The text of a page elsewhere as its owner pasted it, or an llms.txt: lines, some with a label. */
export function textSource(
  kind: 'pasted-page' | 'llms-txt',
  { url, text }: { url: string; text: string },
  { website, takenAt, company }: { website: string; takenAt: string; company: Company },
): ReadSource {
  const page = readPage({
    ...emptySource('home', url),
    headers: { 'content-type': 'text/html; charset=utf-8' },
    body: new TextEncoder().encode(htmlOf(text)),
  })
  const stated = statementsOf(elsewhere([page], website, takenAt), company).text
  const place: Place = kind === 'llms-txt' ? 'file' : 'text'
  const passages = [passage({ page: url, text, kind: 'text', namesAt: (at) => isHeading(text, at) }, place)]
  const placed = Object.fromEntries(
    Object.entries(stated).map(([fact, all]) => [fact, all.map((one) => ({ ...one, page: url, place }))]),
  ) as unknown as Statements
  return {
    kind,
    url,
    pages: [url],
    passages,
    statements: {
      ...joined(fromLabels(labelledLines(text), url, place, company), placed),
      legalForm: statedForms(passages, company),
    },
  }
}

/** In an llms.txt '# Name'; in a pasted page the first line. */
function isHeading(text: string, at: number): boolean {
  const start = text.lastIndexOf('\n', at) + 1
  return (
    text.startsWith('#', start) ||
    text.slice(0, start).trim() === '' ||
    /^[\s>*+-]{0,6}\p{L}{2,20}:/u.test(text.slice(start, at))
  )
}

/** Undefined for what is no JSON. */
export function profileJsonSource(url: string, bytes: Uint8Array, company: Company): ReadSource | undefined {
  let data: unknown
  const text = new TextDecoder().decode(bytes).replace(/^\uFEFF/, '')
  try {
    data = JSON.parse(text)
  } catch {
    return undefined
  }
  const labelled = labelledJson(data)
  const passages = [
    ...valuesOf(data).map(([property, value]) =>
      passage({ page: url, text: value, kind: 'property', property }, 'file'),
    ),
    ...labelled.addresses.map(({ address }) =>
      passage({ page: url, text: RULES.address.shown(address), kind: 'property', property: 'address' }, 'file'),
    ),
  ]
  const statements = fromLabels(labelled, url, 'file', company)
  return {
    kind: 'llm-profile',
    url,
    pages: [url],
    passages,
    statements: { ...statements, legalForm: [...statements.legalForm, ...statedForms(passages, company)] },
  }
}

/** The names in the file as markup would name them. */
const PROPERTY: Record<string, string> = {
  companyname: 'name',
  naam: 'name',
  straat: 'address',
  desiredinfo: 'description',
  samenvattingalgemeen: 'description',
}
const MOST_VALUES = 5_000

function valuesOf(data: unknown): [string, string][] {
  const found: [string, string][] = []
  const stack: [string, unknown][] = [['', data]]
  while (stack.length > 0 && found.length < MOST_VALUES) {
    const [name, value] = stack.pop()!
    if (typeof value === 'string' || typeof value === 'number')
      found.push([PROPERTY[fold(name)] ?? fold(name), String(value)])
    else if (Array.isArray(value)) for (const inner of value) stack.push([name, inner])
    else if (value !== null && typeof value === 'object')
      for (const [key, inner] of Object.entries(value)) stack.push([key, inner])
  }
  return found
}

function elsewhere(pages: Page[], website: string, takenAt: string): SiteContext {
  const own = domainOf(website)
  const site = siteContext(pages, website, takenAt)
  return { ...site, domain: own, foldedDomain: fold(own.split('.')[0] ?? '') }
}

function joined(first: Statements, second: Statements): Statements {
  const both = <F extends keyof Statements>(fact: F) => [...first[fact], ...second[fact]]
  return {
    name: both('name'),
    legalForm: both('legalForm'),
    address: both('address'),
    phone: both('phone'),
    email: both('email'),
    website: both('website'),
    kvk: both('kvk'),
    vat: both('vat'),
    foundingYear: both('foundingYear'),
  }
}

function fromLabels(
  { values, addresses }: LabelledValues,
  page: string,
  place: Place,
  { country }: Company,
): Statements {
  const of = <F extends Exclude<keyof Statements, 'address'>>(fact: F): Statement<F>[] => {
    const rule: Rule<ValueOf<F>> = RULES[fact]
    return values.flatMap((one) => {
      const value = one.fact === fact ? rule.read(one.value as ValueOf<F>, country) : null
      return value === null ? [] : [{ value, page, place, quote: one.quote }]
    })
  }
  return {
    name: of('name'),
    legalForm: of('legalForm'),
    address: addresses.flatMap(({ address, quote }): Statement<'address'>[] => {
      const value: ValueOf<'address'> | null = RULES.address.read(address, country)
      return value === null ? [] : [{ value, page, place, quote }]
    }),
    phone: of('phone'),
    email: of('email'),
    website: of('website'),
    kvk: of('kvk'),
    vat: of('vat'),
    foundingYear: of('foundingYear'),
  }
}
