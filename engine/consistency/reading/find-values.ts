/** Finds a value that is known in everything that a source says, in any notation: the company's own values and its former ones. */
import type { FactValues } from '#engine/consistency/facts.ts'
import { placeAfter } from '#engine/extract/contact/address-in-text.ts'
import { phone, phoneOfChat } from '#engine/extract/contact/contact-facts.ts'
import { emailOfLink, findEmails } from '#engine/extract/contact/emails.ts'
import { findPhones } from '#engine/extract/contact/phones-in-text.ts'
import { nameKey, nameWords } from '#engine/extract/naming/name-parts.ts'
import { parseRechtsvorm } from '#engine/identity/rechtsvorm.ts'
import type { Address } from '#engine/report/report.ts'
import { LEGAL_FORM } from '#engine/vocabulary/legal-forms.ts'
import { hostOf, placeKey, postcodeKey, type ValueOf } from './fact-rules.ts'
import { findKvk, findVat } from './find-numbers.ts'
import type { Passage } from './passages.ts'
import { type Found, nameIn, streetIn, streetKey } from './words-in-text.ts'

export interface Company {
  country: 'NL' | 'BE'
  /** The names of the company today: a former name may be part of one. */
  names: string[]
  /** The names after which a legal form is the company's own: those of today and the former ones. */
  allNames: string[]
}

export type Finder<Value> = (passage: Passage, value: Value, company: Company) => Found[]

export const FINDERS: { [F in keyof FactValues]: Finder<ValueOf<F>> } = {
  name: findName,
  legalForm: (passage, form, company) =>
    formsIn(passage, company).flatMap((one) => (one.form === form ? [{ at: one.at, length: one.length }] : [])),
  address: findAddress,
  phone: findPhone,
  email: findEmail,
  website: findHost,
  kvk: findKvk,
  vat: findVat,
  // A year stands in every second sentence: only what is stated as the founding year counts, and statements.ts reads that.
  foundingYear: (passage, year) =>
    passage.property === 'foundingdate' && passage.text.startsWith(year) ? [{ at: 0, length: 4 }] : [],
}

/** Whose a name in running text is, when it is that of a person: 'opgericht door Jan Jansen'. */
const MAKER_BEFORE =
  /(?:door|by|oprichter|eigenaar|eigenares|founder|owner|familie|van|vader|mijn naam is|ik ben)\s{0,2}:?\s{0,2}$/i
const NAMING_PROPERTY =
  /^(?:name|legalname|headline|title|brand|publisher|author|copyrightholder|description|slogan|text)$/

function findName(passage: Passage, name: string, { names }: Company): Found[] {
  const key = nameKey(name)
  if (passage.kind === 'link' || key.length < 3) return []
  if (passage.property === 'sameas' || passage.property === 'url') return []
  if (passage.kind === 'property' && !NAMING_PROPERTY.test(passage.property ?? '')) return []
  const words = passage.words()
  // 'De Korenaar' within 'Bakkerij De Korenaar' is the name of today.
  const today = names
    .map(nameKey)
    .filter((other) => other !== key && other.includes(key))
    .flatMap((other) => nameIn(words, other))
  const isPart = ({ at, length }: Found) => today.some((own) => own.at <= at && own.at + own.length >= at + length)
  const isOneWord = nameWords(name).length < 2
  return nameIn(words, key).filter((one) => {
    if (isPart(one) || isInAddress(passage.text, one)) return false
    if (passage.kind !== 'text' || passage.namesAt(one.at)) return true
    // A single word, or one that today's name contains, is also an ordinary word.
    if (isOneWord && (today.length > 0 || names.some((other) => nameKey(other).includes(key)))) return false
    if (isOneWord && !/^\p{Lu}/u.test(passage.text.slice(one.at))) return false
    return !MAKER_BEFORE.test(passage.text.slice(Math.max(0, one.at - 24), one.at))
  })
}

const BLANK = /[\s<>()"',;]/

/** Within an e-mail address or a web address: what stands between two blanks has an at sign, or ends like a domain. */
function isInAddress(text: string, { at, length }: Found): boolean {
  const before = text
    .slice(Math.max(0, at - 80), at)
    .split(BLANK)
    .at(-1)!
  const after = text.slice(at + length, at + length + 80).split(BLANK)[0]!
  return /[@/]/.test(before) || after.startsWith('@') || /^[\w-]{0,60}(?:@|\.[a-z]{2,24}(?:[/:?#]|\.?$))/i.test(after)
}

const FORM_AFTER = new RegExp(`^[\\s,(]{0,3}(${LEGAL_FORM}|eenmanszaak)(?![\\p{L}\\d])`, 'iu')
const FORM_BEFORE = /(?<![\p{L}\d])(V\.?\s?O\.?\s?F\.?|Stichting|Vereniging|Maatschap|Coöperatie)\s$/iu
/** 'Rechtsvorm: Besloten Vennootschap', as registers and llms.txt write it. */
// Bounded: at most 60 characters on from a word that must be there
const FORM_LABELLED = /(?:rechtsvorm|legal form)\s{0,3}:?\s{0,3}([\p{L}.'’]{2,20}(?: [\p{L}.'’()]{2,20}){0,5})/giu

export interface StatedForm extends Found {
  form: string
}

/** Legal forms behind (or before) a name of the company, and those with the label 'Rechtsvorm'. */
export function formsIn({ text, kind, words }: Passage, { allNames }: Company): StatedForm[] {
  if (kind === 'link') return []
  const found: StatedForm[] = []
  const add = (said: string | undefined, at: number, length: number) => {
    const parsed = said ? parseRechtsvorm(said) : null
    if (parsed?.ok && !found.some((one) => one.at === at)) found.push({ form: parsed.value, at, length })
  }
  const keys = [...new Set(allNames.map(nameKey))].filter((key) => key.length >= 3)
  for (const key of keys)
    for (const { at, length } of nameIn(words(), key)) {
      const after = FORM_AFTER.exec(text.slice(at + length, at + length + 30))
      const before = FORM_BEFORE.exec(text.slice(Math.max(0, at - 14), at))
      if (after) add(after[1], at, length + after[0].length)
      else if (before) add(before[1], at - before[0].length, length + before[0].length)
    }
  for (const match of text.slice(0, 200_000).matchAll(FORM_LABELLED)) {
    const said = match[1]!.split(' ')
    // The label's value is followed by other words: the longest run that is a form counts.
    for (let many = said.length; many > 0; many--) {
      const parsed = parseRechtsvorm(said.slice(0, many).join(' '))
      if (!parsed.ok) continue
      add(parsed.value, match.index, match[0].length)
      break
    }
  }
  return found
}

const MAP = /maps?[.]|[/]maps?|openstreetmap|waze|routeplanner/i
/** What may stand between a street and the place behind it. */
const BEFORE_PLACE = /^(?:,\s{0,2}|\s?\(|\s(?:in|te)\s)(?=['’‘\p{Lu}])/u
const POSTCODE_AFTER = /^[\s,·|•–()-]{0,6}(?:NL[- ]?)?([1-9]\d{3}\s?[A-Za-z]{2})(?![\p{L}\d])/u

function findAddress(passage: Passage, address: Address): Found[] {
  const { text, kind } = passage
  if (kind === 'link' && !MAP.test(text)) return []
  if (kind === 'property' && /^(?:url|sameas|name|telephone|email)$/.test(passage.property ?? '')) return []
  const ours = postcodeKey(address)
  if (!address.street) return []
  return streetIn(text, passage.words(), streetKey(address.street)).filter(({ at, length }) => {
    // The same street and number in another town is someone else's.
    const after = text.slice(at + length, at + length + 60)
    const code = POSTCODE_AFTER.exec(after)?.[1]
    if (code && ours) return postcodeKey({ postalCode: code }) === ours
    const lead = BEFORE_PLACE.exec(after)
    const place = lead && address.city ? placeAfter(after.slice(lead[0].length)) : null
    return !place || placeKey(place) === placeKey(address.city) || DAYS.test(place)
  })
}

const DAYS = /^(?:ma|di|wo|do|vr|za|zo|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|open|op|tel|bel)\b/i

function findPhone(passage: Passage, value: string, { country }: Company): Found[] {
  const { text, kind, property } = passage
  const whole = [{ at: 0, length: text.length }]
  if (kind === 'link') {
    const number = /^(?:tel|callto|sms):(.{3,40})/i.exec(text)?.[1]
    const told = (number ? phone(number, country) : null) ?? phoneOfChat(text, country)
    return told === value ? whole : []
  }
  if (kind === 'property' && /telephone|phone|telefoon|fax/.test(property ?? ''))
    return phone(text.replace(/^tel:/i, ''), country) === value ? whole : []
  return phonesIn(passage, country).flatMap((one) => (one.value === value ? [one] : []))
}

/** The numbers of a passage, kept because a company has several numbers, and had others. */
const PHONES = new WeakMap<Passage, (Found & { value: string | null })[]>()

function phonesIn(passage: Passage, country: 'NL' | 'BE'): (Found & { value: string | null })[] {
  const known = PHONES.get(passage)
  if (known) return known
  const found = findPhones(passage).map(({ raw, at }) => ({ at, length: raw.length, value: phone(raw, country) }))
  PHONES.set(passage, found)
  return found
}

function findEmail({ text, kind }: Passage, value: string): Found[] {
  if (kind === 'link') return emailOfLink(text) === value ? [{ at: 0, length: text.length }] : []
  return findEmails(text).flatMap(({ email, at, length }) => (email === value ? [{ at, length }] : []))
}

function findHost({ text, kind }: Passage, website: string): Found[] {
  const host = hostOf(website)
  if (kind === 'link') {
    const there = /^https?:/i.test(text) ? hostOf(text) : ''
    return there === host ? [{ at: 0, length: text.length }] : []
  }
  const small = text.toLowerCase()
  const found: Found[] = []
  for (let at = small.indexOf(host); at >= 0 && found.length < 50; at = small.indexOf(host, at + host.length)) {
    // Not of another website that ends or begins like it.
    const isWhole = /(?:^|[^a-z0-9.@-]|www\.)$/.test(small.slice(Math.max(0, at - 4), at))
    if (isWhole && !/^(?:[a-z0-9-]|\.[a-z0-9])/.test(small.slice(at + host.length)))
      found.push({ at, length: host.length })
  }
  // The domain of an e-mail address, however that is spelled, belongs to the address.
  const emails = found.length > 0 ? findEmails(text) : []
  return found.filter((one) => !emails.some(({ at, length }) => at <= one.at && one.at < at + length))
}
