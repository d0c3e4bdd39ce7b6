/** The company as a schema.org node with its own facts only, and the existing node of a page completed with them. */

import { bareType, isLocalBusiness, isOrganization } from '#engine/extract/markup/schema-types.ts'
import { schemaTypeOf } from '#engine/extract/offer/trades.ts'
import type { SiteReading } from '#engine/extract/read-site.ts'
import { addressKey } from '#engine/fetch/same-site.ts'
import { areasOf } from './areas.ts'

export type RawNode = Record<string, unknown>

/** General types that say nothing about the trade; a more specific one may be added. */
const GENERAL = new Set([
  'Thing',
  'Organization',
  'LocalBusiness',
  'Corporation',
  'OnlineBusiness',
  'ProfessionalService',
])

/** The most specific type that the site states or that belongs to its trade. */
export function typeOf(site: SiteReading): string {
  const stated = site.company.flatMap((node) => node.types).map(bareType)
  const trade = site.facts.sector ? schemaTypeOf(site.facts.sector.value) : null
  return (
    stated.find((type) => isLocalBusiness([type]) && !GENERAL.has(type)) ??
    (trade && trade !== 'ProfessionalService' ? trade : undefined) ??
    stated.find((type) => isLocalBusiness([type])) ??
    (site.facts.openingHours || (trade === null && site.facts.sector && site.facts.address?.value.street)
      ? 'LocalBusiness'
      : undefined) ??
    stated.find((type) => isOrganization([type])) ??
    'Organization'
  )
}

/** The known facts in schema.org properties. */
export function companyNode(site: SiteReading): RawNode {
  const { facts } = site
  const type = typeOf(site)
  const local = isLocalBusiness([type])
  const { street, postalCode, city, region } = facts.address?.value ?? {}
  const address = defined({
    streetAddress: street,
    postalCode,
    addressLocality: city,
    addressRegion: region,
    addressCountry: facts.country?.value,
  })
  const areas = areasOf(site)
  return defined({
    '@type': type,
    name: facts.name?.value,
    legalName: facts.legalName?.value,
    url: facts.website?.value,
    logo: pictureOf(facts.logo?.value),
    description: facts.description?.value,
    telephone: facts.phone?.value,
    email: facts.email?.value,
    address: Object.keys(address).length ? { '@type': 'PostalAddress', ...address } : undefined,
    openingHours: local ? facts.openingHours?.value.split(/, (?=[A-Z][a-z])/) : undefined,
    areaServed: areas.length ? areas : local ? city : undefined,
    vatID: facts.vat?.value,
    // 0106 is the code of the Dutch trade register in ISO 6523.
    iso6523Code: facts.kvk ? `0106:${facts.kvk.value}` : undefined,
    foundingDate: facts.foundingYear ? String(facts.foundingYear.value) : undefined,
    sameAs: facts.socials?.length ? facts.socials.map((social) => social.value) : undefined,
  })
}

/** Keeps the existing node and adds what was missing; only a logo that is not a picture is removed. */
export function completed(raw: RawNode, known: RawNode): RawNode {
  const node: RawNode = { ...raw }
  if (isBadLogo(raw.logo)) delete node.logo
  for (const [key, value] of Object.entries(known)) {
    const own = node[key]
    if (key === '@type') node[key] = typesWith(raw[key] ?? raw.type, String(value))
    else if (isEmpty(own)) node[key] = value
    else if (key === 'address' && isObject(own) && isObject(value) && !('@id' in own))
      node[key] = { ...value, ...defined(own) }
    else if (key === 'sameAs') node[key] = union(own, value)
  }
  // The other notation of opening hours already says it.
  if (!isEmpty(raw.openingHoursSpecification)) delete node.openingHours
  if (!isEmpty(raw.openingHours)) node.openingHours = raw.openingHours
  if (!isEmpty(raw.image) && isEmpty(raw.logo) && !known.logo) delete node.logo
  return node
}

/** Adds 'AutoRepair' to 'LocalBusiness'; a type that already names a trade is kept as it is. */
function typesWith(own: unknown, type: string): unknown {
  const types = [own ?? []].flat().filter((one): one is string => typeof one === 'string')
  if (types.length === 0) return type
  return types.map(bareType).every((one) => GENERAL.has(one)) &&
    !types.map(bareType).includes(type) &&
    !GENERAL.has(type)
    ? [...types, type]
    : own
}

function union(own: unknown, known: unknown): unknown {
  const values = [own, known].flat()
  const seen = new Set<string>()
  return values.filter((value) => {
    const key = typeof value === 'string' ? addressKey(value) : JSON.stringify(value)
    return !seen.has(key) && seen.add(key)
  })
}

/** Whether this is the address of a picture on the web, and not a script, data or an anchor. */
export function pictureOf(url: string | undefined): string | undefined {
  const parsed = url === undefined ? null : URL.parse(url)
  if (!parsed || !/^https?:$/.test(parsed.protocol) || parsed.username) return undefined
  return parsed.hash !== '' || parsed.pathname === '/' ? undefined : parsed.href
}

function isBadLogo(logo: unknown): boolean {
  return typeof logo === 'string' && /^\s*(?:javascript:|data:|#|vbscript:|blob:)/i.test(logo)
}

const isObject = (value: unknown): value is RawNode =>
  value !== null && typeof value === 'object' && !Array.isArray(value)

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
}

function defined(node: RawNode): RawNode {
  return Object.fromEntries(Object.entries(node).filter(([, value]) => !isEmpty(value)))
}
