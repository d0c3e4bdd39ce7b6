/** The public profile as an extra source for the audit: known fields only, by the same rules as for a website. */
import { looksLikeBsn, parseBtw } from '#engine/identity/btw.ts'
import { parseKvk } from '#engine/identity/kvk.ts'
import { parsePhone } from '#engine/identity/phone.ts'
import type { Address, CompanyFacts, Fact } from '#engine/report/report.ts'
import { publicProfile } from '#features/urls.ts'
import { webUrl } from '#features/web-url.ts'
import { reviewText } from './labels.ts'
import { logoOf, type PublicProfile } from './schema.ts'

const SNIPPET = 200
const EMAIL = /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>.]+$/
const COUNTRY = /^[A-Z]{2}$/

/** The profile's public page states each fact. A value that fails its own check, or is a placeholder, is not a fact. */
export function profileFacts(profile: PublicProfile, baseUrl: string): CompanyFacts {
  const pageUrl = baseUrl + publicProfile(profile.profile_slug)
  const stated = <T>(value: T, snippet = String(value)): Fact<T> => ({
    value,
    source: 'profile',
    page: pageUrl,
    snippet: snippet.replace(/\s+/g, ' ').trim().slice(0, SNIPPET).toWellFormed(),
  })
  const text = (value: string | undefined) => (value?.trim() ? stated(value.trim()) : undefined)
  const list = (values: (string | undefined)[]) =>
    values.map(text).filter((fact): fact is Fact<string> => fact !== undefined)

  const address = addressOf(profile)
  const country = [...profile.countries, ...profile.locaties_uitgebreid.map(({ land }) => land ?? '')].find((code) =>
    COUNTRY.test(code),
  )
  const vat = parseBtw(profile.btw_nummer ?? '')
  const kvk = parseKvk(profile.kvk_nummer ?? '')
  const facts = {
    name: text(profile.company_name),
    legalName: text(profile.legal_name),
    website: text(webUrl(profile.url)),
    description: text(profile.description) ?? text(profile.samenvatting_algemeen) ?? text(profile.desired_info),
    sector: text(profile.sector) ?? text(profile.sectoren[0]),
    address: address && stated(address, Object.values(address).join(', ')),
    country: text(country),
    email: text(
      [profile.public_email, profile.sales_email, profile.support_email].find((one) => EMAIL.test(one ?? '')),
    ),
    phone: phoneOf(profile, stated),
    kvk: kvk.ok ? stated(kvk.value, profile.kvk_nummer) : undefined,
    vat:
      vat.ok && !looksLikeBsn(vat.value, profile.rechtsvorm ?? '') ? stated(vat.value, profile.btw_nummer) : undefined,
    foundingYear: profile.oprichtingsjaar ? stated(profile.oprichtingsjaar) : undefined,
    socials: list(profile.social_profielen.map(({ url }) => webUrl(url))),
    services: list([...profile.diensten, ...profile.pakketten].map(({ naam }) => naam)),
    reviews: list(profile.review_bronnen.map((one) => [one.bronnaam, reviewText(one)].filter(Boolean).join(': '))),
    cases: list(profile.cases.map((one) => one.klant ?? one.uitdaging ?? one.aanpak ?? one.resultaat)),
    faqs: profile.faqs
      .filter(({ antwoord }) => antwoord?.trim())
      .map(({ vraag, antwoord = '' }) => stated({ question: vraag, answer: antwoord }, vraag)),
    logo: text(logoOf(profile)?.url),
  }
  const isKnown = (fact: unknown) => (Array.isArray(fact) ? fact.length > 0 : fact !== undefined)
  return Object.fromEntries(Object.entries(facts).filter(([, fact]) => isKnown(fact))) as CompanyFacts
}

function addressOf({ locaties_uitgebreid, locations }: PublicProfile): Address | undefined {
  const place = locaties_uitgebreid.find(({ straat, plaats }) => straat || plaats)
  if (!place) return locations[0] ? { city: locations[0] } : undefined
  const { straat, postcode, plaats } = place
  return {
    ...(straat ? { street: straat } : {}),
    ...(postcode ? { postalCode: postcode } : {}),
    ...(plaats ? { city: plaats } : {}),
  }
}

function phoneOf(profile: PublicProfile, stated: (value: string, snippet: string) => Fact<string>) {
  const country = profile.countries[0] === 'BE' ? 'BE' : 'NL'
  const numbers = [
    profile.sales_telefoon,
    profile.support_telefoon,
    ...profile.locaties_uitgebreid.map(({ telefoon }) => telefoon),
  ]
  for (const number of numbers) {
    const parsed = parsePhone(number ?? '', country)
    if (parsed.ok) return stated(parsed.value, number!)
  }
  return undefined
}
