/** A public profile as one more source of the audit: for known fields only, held to the same rules as what a website states. */
import { looksLikeBsn, parseBtw } from '#engine/identity/btw.ts'
import { parseKvk } from '#engine/identity/kvk.ts'
import { parsePhone } from '#engine/identity/phone.ts'
import type { Address, CompanyFacts, Fact } from '#engine/report/report.ts'
import { logoOf, type PublicProfile } from './public-profile-model.ts'
import { reviewText, webUrl } from './structured-data.ts'

const SNIPPET = 200
const EMAIL = /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>.]+$/
const COUNTRY = /^[A-Z]{2}$/

/** `pageUrl` is where everyone can read it. A value that fails its own check, or is a placeholder, is no fact here either. */
export function profileFacts(profile: PublicProfile, pageUrl: string): CompanyFacts {
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
  const country = [...profile.countries, ...profile.places.map(({ land }) => land ?? '')].find((code) =>
    COUNTRY.test(code),
  )
  const vat = parseBtw(profile.vatId ?? '')
  const kvk = parseKvk(profile.kvkNumber ?? '')
  const facts = {
    name: text(profile.companyName),
    legalName: text(profile.legalName),
    website: text(webUrl(profile.url)),
    description: text(profile.description) ?? text(profile.summary) ?? text(profile.desiredInfo),
    sector: text(profile.sector) ?? text(profile.sectors[0]),
    address: address && stated(address, Object.values(address).join(', ')),
    country: text(country),
    email: text([profile.publicEmail, profile.salesEmail, profile.supportEmail].find((one) => EMAIL.test(one ?? ''))),
    phone: phoneOf(profile, stated),
    kvk: kvk.ok ? stated(kvk.value, profile.kvkNumber) : undefined,
    vat: vat.ok && !looksLikeBsn(vat.value, profile.rechtsvorm ?? '') ? stated(vat.value, profile.vatId) : undefined,
    foundingYear: profile.foundingYear ? stated(profile.foundingYear) : undefined,
    socials: list(profile.socialProfiles.map(({ url }) => webUrl(url))),
    services: list([...profile.services, ...profile.packages].map(({ naam }) => naam)),
    reviews: list(profile.reviewSources.map((one) => [one.bronnaam, reviewText(one)].filter(Boolean).join(': '))),
    cases: list(profile.cases.map((one) => one.klant ?? one.uitdaging ?? one.aanpak ?? one.resultaat)),
    faqs: profile.faqs
      .filter(({ antwoord }) => antwoord?.trim())
      .map(({ vraag, antwoord = '' }) => stated({ question: vraag, answer: antwoord }, vraag)),
    logo: text(logoOf(profile)?.url),
  }
  const isKnown = (fact: unknown) => (Array.isArray(fact) ? fact.length > 0 : fact !== undefined)
  return Object.fromEntries(Object.entries(facts).filter(([, fact]) => isKnown(fact))) as CompanyFacts
}

function addressOf({ places, locations }: PublicProfile): Address | undefined {
  const place = places.find(({ straat, plaats }) => straat || plaats)
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
  const numbers = [profile.salesPhone, profile.supportPhone, ...profile.places.map(({ telefoon }) => telefoon)]
  for (const number of numbers) {
    const parsed = parsePhone(number ?? '', country)
    if (parsed.ok) return stated(parsed.value, number!)
  }
  return undefined
}
