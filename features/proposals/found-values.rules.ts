/** Converts facts found on a website or in a document into values for profile fields, each with a description of its place. */

import { withoutWww } from '#engine/fetch/same-site.ts'
import type { FoundFacts } from '#engine/found-facts.ts'
import { parseRechtsvorm } from '#engine/identity/rechtsvorm.ts'
import type { Address, Fact } from '#engine/report/report.ts'
import { DAGEN, RECHTSVORMEN } from '#features/profiles/profile.schema.ts'
import { type FoundIn, placeWriter } from './places.rules.ts'
import type { ProposalField } from './proposals.schema.ts'
import { checkedValue, itemOf, keyOf } from './values.rules.ts'

export interface FoundValue {
  field: ProposalField
  item: string
  value: unknown
  key: string
  sources: { place: string; url: string | null; snippet: string; at: string }[]
}

/** In the order of the fields, without duplicates and without values that the field's validation refuses. */
export function foundValues(found: FoundFacts, where: FoundIn): FoundValue[] {
  const { facts, contradictions } = found
  const placeOf = placeWriter(found, where)
  const values: FoundValue[] = []
  const add = (field: ProposalField, fact: Fact<unknown>, value: unknown, item?: string) => {
    const checked = checkedValue(field, value)
    if (!checked.ok) return
    const key = keyOf(field, checked.value)
    const own = item ?? itemOf(field, checked.value)
    const source = { place: placeOf(fact), ...linkOf(fact, where), snippet: fact.snippet, at: fact.source }
    const known = values.find((one) => one.field === field && one.item === own && one.key === key)
    if (!known) values.push({ field, item: own, value: checked.value, key, sources: [source] })
    else if (!known.sources.some(({ place }) => place === source.place)) known.sources.push(source)
  }
  /** The value, or all values if they contradict each other. */
  const each = <T>(one: Fact<T> | undefined, against: Fact<T>[] | undefined): Fact<T>[] => against ?? (one ? [one] : [])

  if (facts.name) add('company_name', facts.name, facts.name.value)
  for (const one of found.otherNames) add('andere_namen', one, one.value)
  if (facts.description) {
    add('description', facts.description, facts.description.value)
    const short = shortDescription(facts.description.value)
    if (short) add('desired_info', facts.description, short)
  }
  const addresses = each(facts.address, contradictions.address)
  const [first] = addresses
  for (const one of [...addresses, ...found.otherAddresses]) {
    if (one.value.city) add('locations', one, one.value.city)
    const location = locationOf(one.value, facts.country?.value)
    // Contradicting addresses belong to the same location, even if their streets differ.
    const item = first && addresses.includes(one) ? itemOf('locaties_uitgebreid', locationOf(first.value)) : undefined
    if (one.value.street || one.value.postalCode) add('locaties_uitgebreid', one, location, item)
  }
  if (facts.country) add('countries', facts.country, facts.country.value)
  for (const one of each(facts.phone, contradictions.phone)) add('sales_telefoon', one, dialled(one.value))
  if (facts.email) add('public_email', facts.email, facts.email.value)
  for (const one of each(facts.openingHours, contradictions.openingHours)) {
    const closed = found.closedDays.find(({ hours }) => hours === one.value)?.days ?? []
    const dagen = closed.flatMap((day) => DAGEN[day] ?? [])
    add('openingstijden', one, [...weekOf(one.value), ...(dagen.length > 0 ? [{ dagen, gesloten: true }] : [])])
  }
  for (const one of found.specialHours) {
    const { date, name, from, to, isClosed } = one.value
    add('uitzonderingen', one, [
      { datum: date, omschrijving: name, ...(isClosed ? { gesloten: true } : { van: from, tot: to }) },
    ])
  }
  const numbers = each(facts.kvk, contradictions.kvk)
  for (const one of numbers) add('kvk_of_legal_name', one, one.value)
  // The column holds the KvK number, or the legal name if there is none.
  if (numbers.length === 0 && facts.legalName) add('kvk_of_legal_name', facts.legalName, facts.legalName.value)
  for (const one of each(facts.vat, contradictions.vat)) add('btw_nummer', one, one.value)
  const form = facts.legalName ? legalFormIn(facts.legalName.value) : null
  if (form && facts.legalName) add('rechtsvorm', facts.legalName, form)
  for (const one of each(facts.foundingYear, contradictions.foundingYear)) add('oprichtingsjaar', one, one.value)
  if (facts.sector) add('sector', facts.sector, capitalised(facts.sector.value))
  if (found.summary) add('samenvatting_algemeen', found.summary, found.summary.value)
  for (const one of facts.socials ?? [])
    add('social_profielen', one, { platform: platformOf(one.value), url: one.value })
  for (const one of facts.services ?? []) add('diensten', one, { naam: one.value })
  for (const one of found.packages) {
    const { name, description, price } = one.value
    add('pakketten', one, { naam: name, omschrijving: description, prijs: price })
  }
  for (const one of found.cases) {
    const { client, challenge, approach, result, url } = one.value
    add('cases', one, {
      klant: client,
      uitdaging: challenge,
      aanpak: approach,
      resultaat: result,
      url: where.kind === 'website' ? url : '',
    })
  }
  for (const one of facts.faqs ?? []) add('faqs', one, { vraag: one.value.question, antwoord: one.value.answer })
  for (const one of found.people) add('team', one, { naam: one.value.name, functie: one.value.role })
  if (where.kind === 'website') {
    for (const one of found.languages) add('talen', one, languageName(one.value))
    if (found.heroImage) add('hero_afbeelding_url', found.heroImage, found.heroImage.value)
    if (found.map) add('maps_link', found.map, found.map.value)
    if (facts.logo)
      add(/\.svg(?:[?#]|$)/i.test(facts.logo.value) ? 'logo_svg_url' : 'logo_png_url', facts.logo, facts.logo.value)
    for (const one of found.reviewPages) add('review_bronnen', one, { bronnaam: siteName(one.value), url: one.value })
  }
  return values
}

function linkOf({ page }: Fact<unknown>, where: FoundIn): { url: string | null } {
  return { url: where.kind === 'website' ? page : null }
}

const SHORT = 100

/** The first sentence, or its longest part up to a comma or dash, if that fits the field of Gratis. */
function shortDescription(description: string): string | null {
  const [sentence = ''] = /^[^.!?\n]{1,400}(?:\.(?=\S)[^.!?\n]{1,400}){0,5}[.!?]?/.exec(description.trim()) ?? []
  const whole = sentence.trim()
  if (whole.length >= 10 && whole.length <= SHORT) return whole
  const parts = [...whole.matchAll(/[,;:–—]| - /g)].map(({ index }) => index).filter((at) => at >= 25 && at <= SHORT)
  const at = parts.at(-1)
  return at === undefined ? null : whole.slice(0, at).trim()
}

function locationOf({ street, postalCode, city }: Address, country?: string) {
  return {
    straat: street ?? '',
    postcode: postalCode ?? '',
    plaats: city ?? '',
    land: country && /^[A-Z]{2}$/.test(country) ? country : '',
  }
}

/** '+31725413900' in readable notation: with a space after the country code. */
function dialled(e164: string): string {
  return e164.replace(/^\+(3[12])(\d)/, '+$1 $2')
}

const DAY_NAMES = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']

/** Converts 'Mo-Fr 09:00-12:00,13:00-17:00, Sa 10:00-16:00' to lines of the form. */
export function weekOf(hours: string) {
  const lines: { dagen: string[]; van: string; tot: string }[] = []
  // Bounded: 1,000 characters of the engine's own notation
  for (const [, days = '', times = ''] of hours
    .slice(0, 1_000)
    .matchAll(/([A-Z][a-z](?:[-,][A-Z][a-z])*) (\d[\d:,-]*)/g)) {
    const dagen = days.split(',').flatMap((part) => {
      const [from = '', to = from] = part.split('-')
      const [start, end] = [DAY_NAMES.indexOf(from), DAY_NAMES.indexOf(to)]
      return start < 0 || end < start ? [] : DAGEN.slice(start, end + 1)
    })
    for (const time of times.split(',').filter(Boolean)) {
      const [van = '', tot = ''] = time.split('-')
      lines.push({ dagen, van, tot })
    }
  }
  return lines
}

const LEGAL_FORM = /\b(?:B\.?V\.?|N\.?V\.?|V\.?O\.?F\.?|eenmanszaak|stichting|vereniging)(?=$|[\s,.)])/i

function legalFormIn(name: string): string | null {
  const parsed = parseRechtsvorm(LEGAL_FORM.exec(name.slice(0, 200))?.[0] ?? '')
  return parsed.ok && (RECHTSVORMEN as readonly string[]).includes(parsed.value) ? parsed.value : null
}

const PLATFORMS: Record<string, string> = {
  'facebook.com': 'Facebook',
  'fb.com': 'Facebook',
  'fb.me': 'Facebook',
  'instagram.com': 'Instagram',
  'linkedin.com': 'LinkedIn',
  'x.com': 'X',
  'twitter.com': 'X',
  'youtube.com': 'YouTube',
  'tiktok.com': 'TikTok',
  'pinterest.com': 'Pinterest',
  'threads.net': 'Threads',
  'threads.com': 'Threads',
  'bsky.app': 'Bluesky',
  'vimeo.com': 'Vimeo',
  'github.com': 'GitHub',
  'behance.net': 'Behance',
  'snapchat.com': 'Snapchat',
}

function platformOf(url: string): string {
  const host = hostOf(url)
  return (
    Object.entries(PLATFORMS).find(([name]) => host === name || host.endsWith(`.${name}`))?.[1] ??
    capitalised(host.split('.')[0]!)
  )
}

const REVIEW_SITES: Record<string, string> = {
  'trustpilot.com': 'Trustpilot',
  'kiyoh.com': 'Kiyoh',
  'klantenvertellen.nl': 'Klantenvertellen',
  'feedbackcompany.com': 'Feedback Company',
  'webwinkelkeur.nl': 'WebwinkelKeur',
  'tripadvisor.nl': 'Tripadvisor',
  'tripadvisor.com': 'Tripadvisor',
  'zorgkaartnederland.nl': 'ZorgkaartNederland',
  'google.com': 'Google',
  'g.page': 'Google',
}

function siteName(url: string): string {
  const host = hostOf(url)
  return Object.entries(REVIEW_SITES).find(([name]) => host === name || host.endsWith(`.${name}`))?.[1] ?? host
}

/** 'nl' as 'Nederlands'. */
const languageName = (code: string) => new Intl.DisplayNames(['nl'], { type: 'language' }).of(code) ?? code
const hostOf = (url: string) => withoutWww(URL.parse(url)?.hostname ?? '')
const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
