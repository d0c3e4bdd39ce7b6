/** The company's facts, field by field, from everything that the pages say. The most trusted source wins; contradictions are reported. */

import { addressConflict, addressesOf, chooseAddress, placesOf } from '#engine/extract/contact/company-address.ts'
import { chooseEmail, emailsOf, phone, phonesOf } from '#engine/extract/contact/contact-facts.ts'
import { countryCode } from '#engine/extract/contact/country.ts'
import { cleanEmail, kindOfEmail } from '#engine/extract/contact/emails.ts'
import { metaEmails, metaPhones } from '#engine/extract/contact/meta-contact.ts'
import { kvkInText, vatInText } from '#engine/extract/contact/numbers-in-text.ts'
import { isPlaceholderPhone } from '#engine/extract/contact/phones-in-text.ts'
import { socialsOf } from '#engine/extract/contact/social-profiles.ts'
import { companyNodes } from '#engine/extract/markup/company-nodes.ts'
import { readJsonLd } from '#engine/extract/markup/json-ld.ts'
import { readMarkupItems } from '#engine/extract/markup/markup-items.ts'
import { first, strings } from '#engine/extract/markup/schema-nodes.ts'
import { allTypes } from '#engine/extract/markup/schema-types.ts'
import { type Stated, statedFacts } from '#engine/extract/markup/structured-facts.ts'
import { legalNameInText } from '#engine/extract/naming/legal-name.ts'
import { knownNameOn, nameOf } from '#engine/extract/naming/name.ts'
import { descriptionsOf, isDescription } from '#engine/extract/offer/description.ts'
import { faqsOf } from '#engine/extract/offer/faqs.ts'
import { foundingYearsOf } from '#engine/extract/offer/founding-year.ts'
import { hoursInDutch } from '#engine/extract/offer/hours-grammar.ts'
import { logoOf } from '#engine/extract/offer/logo.ts'
import { hoursOfPages } from '#engine/extract/offer/opening-hours.ts'
import { casesOf, reviewsOf } from '#engine/extract/offer/proof-facts.ts'
import { sectorsOf } from '#engine/extract/offer/sector.ts'
import { servicesOf } from '#engine/extract/offer/service-facts.ts'
import { looksLikeBsn, parseBtw } from '#engine/identity/btw.ts'
import { parseKvk } from '#engine/identity/kvk.ts'
import type { CompanyFacts, Conflict, Fact } from '#engine/report/report.ts'
import { fold } from '#engine/text.ts'
import { choose, conflictOf, isMarkup } from './choose.ts'
import type { Candidates, FactsReading } from './facts-reading.ts'
import { domainOf, fact, type SiteContext } from './site-context.ts'

/** `knownName` is what the company's own account calls it. */
export function readCompanyFacts(site: SiteContext, knownName?: string): FactsReading {
  const jsonLd = readJsonLd(site.pages)
  const all = [...jsonLd.nodes, ...site.pages.flatMap(readMarkupItems)]
  for (const node of all) node.types = allTypes(node.types, strings(node, 'additionalType'))
  const { nodes: company, placeholders } = companyNodes(all, site)
  const stated = statedFacts(company)
  const facts: CompanyFacts = {}
  const conflicts: Conflict[] = []
  const put = <K extends keyof CompanyFacts>(key: K, value: CompanyFacts[K] | undefined) => {
    if (value !== undefined && !(Array.isArray(value) && value.length === 0)) facts[key] = value
  }
  const report = (conflict: Conflict | null) => {
    if (conflict) conflicts.push(conflict)
  }

  // What a page says of a client or of an example is no fact of the company; its footer stands on the other pages too.
  const own = { ...site, pages: site.pages.filter((page) => page.kind !== 'work') }
  const addresses = addressesOf(own, stated.address)
  const cities = [...new Set(addresses.flatMap((one) => one.value.city ?? []))]
  const webSites = all
    .filter((node) => node.types.includes('WebSite'))
    .map((node) => ({ name: first(node, 'name') ?? '', page: node.page }))
    .filter((one) => one.name)
  put('name', (knownName && knownNameOn(site, knownName)) || nameOf(site, cities, stated.name, webSites))
  const name = facts.name?.value ?? ''
  const names = [...new Set([name, ...stated.name.map((one) => one.value)])].filter(Boolean)
  put('legalName', stated.legalName[0] ?? choose(legalNameInText(own, name)))
  put('website', websiteOf(site, stated))

  const descriptions = [...stated.description, ...descriptionsOf(site, name)]
  put(
    'description',
    descriptions.find((one) => isDescription(one.value)),
  )
  // The company's own word for its trade is more specific than a type chosen from a form.
  const trades = sectorsOf(own, name, facts.description?.value ?? '')
  put('sector', stated.sector.find((one) => !one.snippet.startsWith('@type')) ?? trades[0] ?? stated.sector[0])

  addresses.push(...placesOf(own, addresses, stated.address, names))
  put('address', chooseAddress(addresses, stated.address.length > 0))
  const contact = new Set(site.pages.filter((page) => page.kind === 'contact').map((page) => page.url))
  report(addressConflict(addresses, facts.address, contact))

  const vats = [...stated.vat, ...own.pages.flatMap(vatInText)].flatMap((one) => {
    const parsed = parseBtw(one.value)
    return parsed.ok ? [{ ...one, value: parsed.value }] : []
  })
  const [rsinVats, goodVats] = [
    vats.filter((one) => looksLikeBsn(one.value, 'eenmanszaak')),
    vats.filter((one) => !looksLikeBsn(one.value, 'eenmanszaak')),
  ]
  const soleTrader =
    /eenmanszaak|zzp\b|zelfstandige zonder personeel/i.test(own.pages.map((page) => page.text).join('\n')) &&
    !/\b(?:B\.V\.|BV|VOF|V\.O\.F\.)/.test(facts.legalName?.value ?? '')
  put('vat', choose([...goodVats, ...(soleTrader ? [] : rsinVats)]))
  report(conflictOf('vat', [...goodVats, ...rsinVats.filter(() => !soleTrader)]))

  const kvks = [...stated.kvk, ...own.pages.flatMap(kvkInText)].flatMap((one) => {
    const parsed = parseKvk(one.value)
    return parsed.ok ? [{ ...one, value: parsed.value }] : []
  })
  put('kvk', choose(kvks))
  report(conflictOf('kvk', kvks))

  const phones = phonesFound(own, stated)
  put('phone', phones[0])
  report(phoneConflict(phones, contact))
  put('email', emailOf(own, stated, name))

  const years = foundingYearsOf(own, stated.founded, names)
  put('foundingYear', choose(years))
  report(conflictOf('foundingYear', years))

  put('country', countryOf(site, stated, facts))
  put('socials', socialsOf(site, stated.sameAs, names))
  put('services', servicesOf(site, all, names))
  put('reviews', reviewsOf(site, all))
  put('cases', casesOf(site))
  put('faqs', faqsOf(site, all))
  const hours = [...stated.hours, ...hoursOfPages(own)]
  put('openingHours', choose(hours))
  report(conflictOf('openingHours', hours, hoursInDutch))
  put('logo', stated.logo[0] ?? logoOf(site, name))
  const candidates: Candidates = {
    address: addresses,
    phone: phones,
    kvk: kvks,
    vat: soleTrader ? goodVats : [...goodVats, ...rsinVats],
    foundingYear: years,
    openingHours: hours,
  }
  return {
    ...{ facts, conflicts, jsonLd, company, placeholders, nodes: all, candidates },
    bsnNumbers: soleTrader ? rsinVats : [],
  }
}

function websiteOf(site: SiteContext, stated: Stated): Fact<string> | undefined {
  const home = site.pages[0]
  const own = stated.url.find(
    (one) =>
      domainOf(URL.parse(one.value, one.page)?.href ?? '') === site.domain &&
      (URL.parse(one.value, one.page)?.pathname ?? '/').length <= 1,
  )
  if (own) return { ...own, value: URL.parse(own.value, own.page)!.href }
  if (!home) return undefined
  const canonical = home.headLinks.find(
    (link) => link.rel.split(/\s+/).includes('canonical') && domainOf(link.href) === site.domain,
  )
  if (canonical) return fact(home, 'meta', canonical.href, `<link rel="canonical" href="${canonical.href}">`)
  return fact(home, 'link', home.url, home.url)
}

/** The number in the markup is shown nowhere, and the contact page gives another one. */
function phoneConflict(phones: Fact<string>[], contact: ReadonlySet<string>): Conflict | null {
  const [chosen] = phones
  if (!chosen || !isMarkup(chosen) || phones.some((one) => one.value === chosen.value && !isMarkup(one))) return null
  const shown = phones.find((one) => !isMarkup(one) && contact.has(one.page))
  return shown ? conflictOf('phone', [chosen, shown]) : null
}

function phonesFound(site: SiteContext, stated: Stated): Fact<string>[] {
  const country = site.domain.endsWith('.be') ? 'BE' : 'NL'
  const linked = phonesOf(site)
  const votes = new Map<string, number>()
  for (const one of linked) votes.set(one.value, (votes.get(one.value) ?? 0) + one.weight)
  const fromMarkup = [...stated.phone, ...metaPhones(site)].flatMap((one) => {
    const value = phone(one.value, country)
    return value && (!isPlaceholderPhone(value) || votes.has(value)) ? [{ ...one, value }] : []
  })
  const rest = linked.filter((one) => (votes.get(one.value) ?? 0) > 0).map((one, i) => ({ one, i }))
  rest.sort((a, b) => votes.get(b.one.value)! - votes.get(a.one.value)! || a.i - b.i)
  return [...fromMarkup, ...rest.map(({ one: { weight: _, ...phone } }) => phone)]
}

function emailOf(site: SiteContext, stated: Stated, name: string): Fact<string> | undefined {
  const found = emailsOf(site, name)
  const marked = [...stated.email, ...metaEmails(site)].flatMap((one) => {
    const value = cleanEmail(one.value)
    const kind = value ? kindOfEmail(value, site.domain, fold(name)) : 'placeholder'
    return value && kind !== 'placeholder' && kind !== 'side' ? [{ ...one, value, kind }] : []
  })
  const own =
    marked.find((one) => one.kind !== 'foreign') ??
    marked.find((one) => found.some((other) => other.value === one.value))
  const chosen = own ?? chooseEmail(found, name)
  if (!chosen) return undefined
  const { value, source, page, snippet } = chosen
  return { value, source, page, snippet }
}

function countryOf(site: SiteContext, stated: Stated, facts: CompanyFacts): Fact<string> | undefined {
  for (const one of stated.country) {
    const value = countryCode(one.value)
    if (value) return { ...one, value }
  }
  const code = facts.address?.value.postalCode
  if (facts.address && code && /^\d{4} [A-Z]{2}$/.test(code)) return { ...facts.address, value: 'NL' }
  if (facts.address && code && /^\d{4}$/.test(code) && site.domain.endsWith('.be'))
    return { ...facts.address, value: 'BE' }
  if (facts.vat) return { ...facts.vat, value: facts.vat.value.slice(0, 2) }
  if (facts.address?.value.city && site.domain.endsWith('.nl')) return { ...facts.address, value: 'NL' }
  if (facts.kvk) return { ...facts.kvk, value: 'NL' }
  if (facts.phone && /^\+3[12]/.test(facts.phone.value))
    return { ...facts.phone, value: facts.phone.value.startsWith('+31') ? 'NL' : 'BE' }
  return undefined
}
