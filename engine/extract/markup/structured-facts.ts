/** Company facts from schema.org nodes, each with the markup that states it. */

import { placeAfter } from '#engine/extract/contact/address-in-text.ts'
import { cleanEmail } from '#engine/extract/contact/emails.ts'
import { hoursOfNode } from '#engine/extract/offer/opening-hours.ts'
import { tradeName } from '#engine/extract/offer/trades.ts'
import { SNIPPET_LENGTH } from '#engine/extract/site-context.ts'
import type { Address, Fact } from '#engine/report/report.ts'
import { isFiller } from '#engine/text.ts'
import { PLACEHOLDER_ADDRESSES } from '#engine/vocabulary/placeholders.ts'
import { excerpt } from '#engine/wording.ts'
import { first, nodes, type SchemaNode, strings } from './schema-nodes.ts'
import { tradeOf } from './schema-types.ts'

/** What the markup states, not yet validated. */
export interface Stated {
  name: Fact<string>[]
  legalName: Fact<string>[]
  url: Fact<string>[]
  description: Fact<string>[]
  sector: Fact<string>[]
  address: Fact<Address>[]
  country: Fact<string>[]
  email: Fact<string>[]
  phone: Fact<string>[]
  kvk: Fact<string>[]
  vat: Fact<string>[]
  founded: Fact<string>[]
  sameAs: Fact<string>[]
  hours: Fact<string>[]
  logo: Fact<string>[]
}

export function statedFacts(company: SchemaNode[]): Stated {
  const stated: Stated = {
    name: [],
    legalName: [],
    url: [],
    description: [],
    sector: [],
    address: [],
    country: [],
    email: [],
    phone: [],
    kvk: [],
    vat: [],
    founded: [],
    sameAs: [],
    hours: [],
    logo: [],
  }
  for (const node of company) {
    const say = <T>(list: Fact<T>[], value: T | undefined, says: string) => {
      if (
        value !== undefined &&
        value !== '' &&
        !(typeof value === 'string' && (TEMPLATE.test(value) || isFiller(value)))
      )
        list.push({ value, source: node.source, page: node.page, snippet: excerpt(says, SNIPPET_LENGTH) })
    }
    const each = (list: Fact<string>[], ...names: string[]) => {
      for (const value of strings(node, ...names)) say(list, excerpt(value, 600), `${names[0]}: ${value}`)
    }
    each(stated.name, 'name')
    each(stated.legalName, 'legalName')
    each(stated.url, 'url')
    each(stated.description, 'description')
    const trade = tradeOf(node.types)
    if (trade) say(stated.sector, tradeName(trade), `@type ${trade}`)
    each(stated.sector, 'industry')
    const contacts = nodes(node, 'contactPoint', 'contactPoints')
    for (const holder of [node, ...contacts]) {
      for (const value of strings(holder, 'telephone'))
        say(stated.phone, value.replace(/^tel:/i, ''), `telephone: ${value}`)
      for (const value of strings(holder, 'email')) say(stated.email, cleanEmail(value) ?? undefined, `email: ${value}`)
    }
    for (const value of node.props.get('address') ?? []) readAddress(value, say, stated)
    for (const place of nodes(node, 'location'))
      for (const value of place.props.get('address') ?? []) readAddress(value, say, stated)
    each(stated.founded, 'foundingDate')
    each(stated.sameAs, 'sameAs')
    say(stated.hours, hoursOfNode(node), `openingHours: ${hoursOfNode(node)}`)
    for (const value of node.props.get('logo') ?? []) {
      const src = typeof value === 'string' ? value : (first(value, 'url', 'contentUrl') ?? value.id)
      const absolute = URL.parse(src, node.page)?.href
      if (absolute) say(stated.logo, absolute, `logo: ${src}`)
    }
    readNumbers(node, say, stated)
  }
  return stated
}

/** What a template engine left unfilled. */
const TEMPLATE = /\{\{|\{%|<\?php|\[%/i

type Say = <T>(list: Fact<T>[], value: T | undefined, says: string) => void

function readNumbers(node: SchemaNode, say: Say, stated: Stated): void {
  for (const value of strings(node, 'vatID', 'taxID')) say(stated.vat, value, `vatID: ${value}`)
  for (const value of strings(node, 'iso6523Code')) {
    const kvk = /^0106:(\d{8})$/.exec(value.trim())?.[1]
    if (kvk) say(stated.kvk, kvk, `iso6523Code: ${value}`)
  }
  for (const property of [
    'identifier',
    'companyRegistration',
    'leiCode',
    'kvk',
    'kvkNummer',
    'additionalProperty',
    'hasCredential',
  ]) {
    for (const value of node.props.get(property) ?? []) {
      if (typeof value === 'string') {
        const labelled = /k\.?v\.?k|handelsregister|chamber|coc/i.test(`${property} ${value}`)
        const digits = /(?<!\d)\d{8}(?!\d)/.exec(value)?.[0]
        if (digits && labelled) say(stated.kvk, digits, `${property}: ${value}`)
      } else {
        const label = `${strings(value, 'propertyID', 'name', 'description').join(' ')}`
        const number = first(value, 'value', 'identifier', 'certificationIdentification') ?? ''
        if (/k\.?v\.?k|kamer van koophandel|handelsregister|chamber of commerce|\bcoc\b/i.test(label))
          say(stated.kvk, number.replace(/\D/g, ''), `${property}: ${label} ${number}`)
        if (/\bbtw|\bvat/i.test(label)) say(stated.vat, number, `${property}: ${label} ${number}`)
      }
    }
  }
}

/** A street property often also contains the postcode and place. */
// Bounded: the first 160 characters of an address
const IN_STREET = /^(.{3,80}?)[,\s]+([1-9]\d{3}\s?[A-Za-z]{2})(?:[,\s]+(.{2,40}))?$/

function readAddress(value: string | SchemaNode, say: Say, stated: Stated): void {
  if (typeof value === 'string') {
    const parts = IN_STREET.exec(value.replace(/\s+/g, ' ').slice(0, 160))
    if (parts) {
      const city = parts[3] ? placeAfter(parts[3]) : null
      say(
        stated.address,
        ownAddress({ street: parts[1]!, postalCode: parts[2]!, ...(city ? { city } : {}) }) ?? undefined,
        value,
      )
    }
    return
  }
  const street = first(value, 'streetAddress')
  const postalCode = first(value, 'postalCode')
  const city = first(value, 'addressLocality')
  const region = first(value, 'addressRegion')
  const country = first(value, 'addressCountry')
  const address: Address = {}
  const parts = street ? IN_STREET.exec(street.replace(/\s+/g, ' ').slice(0, 160)) : null
  if (parts) {
    address.street = parts[1]!
    address.postalCode = postalCode ?? parts[2]!
    const inner = city ?? (parts[3] ? placeAfter(parts[3]) : null)
    if (inner) address.city = inner
  } else {
    if (street) address.street = street
    if (postalCode) address.postalCode = postalCode
    if (city) address.city = city
  }
  if (region) address.region = region
  if (country) say(stated.country, country, `addressCountry: ${country}`)
  const own = ownAddress(address)
  const told = [street, postalCode, city, country].filter(Boolean).join(', ')
  if (own && (own.city || own.street || own.postalCode)) say(stated.address, own, `address: ${told}`)
}

const FILLER = new RegExp(`^(?:${PLACEHOLDER_ADDRESSES.join('|')})$`, 'i')

/** The address tidied; null when a part is a placeholder, because then all of it is an example. */
export function ownAddress(address: Address): Address | null {
  const out: Address = {}
  for (const key of ['street', 'postalCode', 'city', 'region'] as const) {
    // Bounded: the first 300 characters of each part of an address
    const value = address[key]
      ?.slice(0, 300)
      .replace(/\s+/g, ' ')
      .replace(/^[\s,]+|[\s,]+$/g, '')
    if (!value || value.length > 120) continue
    if (FILLER.test(value) || TEMPLATE.test(value) || isFiller(value)) return null
    out[key] = value
  }
  return Object.keys(out).length ? out : null
}
