/** A reader of structured data only, to compare our extraction with. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import WebAutoExtractor from '@marbec/web-auto-extractor'
import { parseBtw } from '#engine/identity/btw.ts'
import { parseKvk } from '#engine/identity/kvk.ts'
import { parsePhone } from '#engine/identity/phone.ts'
import type { CompanyFacts, Fact } from '#engine/report/report.ts'

type Node = Record<string, unknown>

/** Things on a page that are not the company. */
const NOT_A_COMPANY = /WebSite|WebPage|Person|Breadcrumb|Image|Article|Review|Rating|Offer|Service|Question|Answer|FAQ/

export function readStructuredData(folder: string): CompanyFacts {
  const pages = htmlFiles(folder).map((file) => readFileSync(file, 'utf8'))
  const nodes = pages.flatMap((html) => {
    const { jsonld = {}, microdata = {}, rdfa = {} } = extracted(html)
    return [jsonld, microdata, rdfa].flatMap((found) => nodesIn(found))
  })
  const companies = nodes.filter(isCompany)
  const first = (name: string) => companies.flatMap((node) => texts(node[name]))[0]
  const addresses = companies.flatMap((node) => nodesIn(node.address))
  const part = (name: string) => addresses.flatMap((node) => texts(node[name]))[0]
  const phone = parsePhone(first('telephone') ?? '')
  const kvk = parseKvk(first('identifier') ?? first('iso6523Code')?.replace(/^0106:/, '') ?? '')
  const vat = parseBtw(first('vatID') ?? '')
  const year = /\d{4}/.exec(first('foundingDate') ?? '')?.[0]
  const street = part('streetAddress')
  const postalCode = part('postalCode')
  const city = part('addressLocality')
  const facts = {
    name: one(first('name')),
    legalName: one(first('legalName')),
    website: one(first('url')),
    description: one(first('description')),
    ...(street || postalCode || city ? { address: one({ street, postalCode, city }) } : {}),
    country: one(part('addressCountry')?.replace(/^(nederland|netherlands)$/i, 'NL')),
    email: one(first('email')?.replace(/^mailto:/, '')),
    phone: one(phone.ok ? phone.value : undefined),
    kvk: one(kvk.ok ? kvk.value : undefined),
    vat: one(vat.ok ? vat.value : undefined),
    foundingYear: one(year ? Number(year) : undefined),
    socials: list([...new Set(companies.flatMap((node) => texts(node.sameAs)))]),
    services: list(nodes.filter((node) => is(node, 'Service')).flatMap((node) => texts(node.name))),
    faqs: list(nodes.filter((node) => is(node, 'Question')).flatMap((node) => texts(node.name))),
    openingHours: one(
      first('openingHours') ?? (companies.some((node) => node.openingHoursSpecification) ? 'ja' : undefined),
    ),
    logo: one(first('logo')),
  }
  const filled = Object.entries(facts).filter(([, fact]) => (Array.isArray(fact) ? fact.length > 0 : fact))
  return Object.fromEntries(filled) as CompanyFacts
}

/** It throws on some broken JSON-LD; such a page then gives no facts. */
function extracted(html: string): { jsonld?: object; microdata?: object; rdfa?: object } {
  try {
    return new WebAutoExtractor({ addLocation: false, embedSource: [] }).parse(html)
  } catch {
    return {}
  }
}

function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn)
  if (!value || typeof value !== 'object') return []
  return [value as Node, ...Object.values(value).flatMap(nodesIn)]
}

const types = (node: Node) => [node['@type']].flat().filter((type) => typeof type === 'string')
const is = (node: Node, type: string) => types(node).includes(type)

function isCompany(node: Node): boolean {
  const says = ['telephone', 'address', 'email', 'vatID', 'legalName', 'sameAs', 'logo'].some((name) => name in node)
  return says && types(node).length > 0 && !types(node).some((type) => NOT_A_COMPANY.test(type))
}

function texts(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(texts)
  if (typeof value === 'string' || typeof value === 'number') return [String(value)]
  if (!value || typeof value !== 'object') return []
  const { url, name, value: inner } = value as Node
  return texts(inner ?? url ?? name)
}

function one<T>(value: T | undefined): Fact<T> | undefined {
  return value === undefined ? undefined : { value, source: 'json-ld', page: '', snippet: '' }
}
const list = (values: string[]) => values.map((value) => one(value)!)

function htmlFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .sort((a, b) => Number(b === 'index.html') - Number(a === 'index.html') || a.localeCompare(b))
    .map((name) => join(folder, name))
}
