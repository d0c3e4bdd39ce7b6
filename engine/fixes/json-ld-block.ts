/** A schema.org block filled with the company's own facts, and with nothing else. */

import type { SiteReading } from '../extract/read-site.ts'
import { bareType, isLocalBusiness, isOrganization } from '../extract/schema-types.ts'
import type { AuditReport, CompanyFacts } from '../report.ts'
import { type Fix, wants } from './fixes.ts'

export function jsonLdFix(report: AuditReport, site: SiteReading): Fix | null {
  if (!site.facts.name || !wants(report, 'organization-markup', 'same-as', 'numbers-in-markup')) return null
  const say = (nl: string, en: string) => (report.language === 'nl' ? nl : en)
  return {
    category: 'identiteit',
    format: 'html',
    intro: say(
      'Zet dit in de head van je homepage. Het bevat alleen wat op je eigen site staat; vul aan wat ontbreekt.',
      'Put this in the head of your home page. It holds only what your own site says; add what is missing.',
    ),
    code: `<script type="application/ld+json">\n${json(companyNode(site.facts, site))}\n</script>`,
  }
}

export function companyNode(facts: CompanyFacts, site: SiteReading): Record<string, unknown> {
  const types = site.company.flatMap((node) => node.types).map(bareType)
  const type =
    types.find((one) => isLocalBusiness([one])) ?? types.find((one) => isOrganization([one])) ?? 'Organization'
  const { street, postalCode, city, region } = facts.address?.value ?? {}
  const country = facts.country?.value
  const address = {
    ...(street ? { streetAddress: street } : {}),
    ...(postalCode ? { postalCode } : {}),
    ...(city ? { addressLocality: city } : {}),
    ...(region ? { addressRegion: region } : {}),
    ...(country ? { addressCountry: country } : {}),
  }
  return {
    '@context': 'https://schema.org',
    '@type': type,
    name: facts.name?.value,
    legalName: facts.legalName?.value,
    url: facts.website?.value,
    logo: facts.logo?.value,
    description: facts.description?.value,
    telephone: facts.phone?.value,
    email: facts.email?.value,
    address: Object.keys(address).length ? { '@type': 'PostalAddress', ...address } : undefined,
    vatID: facts.vat?.value,
    // 0106 is the code of the Dutch trade register in ISO 6523.
    iso6523Code: facts.kvk ? `0106:${facts.kvk.value}` : undefined,
    foundingDate: facts.foundingYear ? String(facts.foundingYear.value) : undefined,
    sameAs: facts.socials?.map((social) => social.value),
  }
}

/** JSON that cannot end the <script> around it. */
function json(value: unknown): string {
  return JSON.stringify(value, null, 2).replace(/</g, '\\u003c').replace(/`/g, '\\u0060')
}
