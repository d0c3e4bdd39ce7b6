/** How reports write things: numbers, plurals, the end of sentences, quotations cut between words, and the names of fields. */
import type { CompanyFacts, FactSource, Language } from '#engine/report/report.ts'

/** One text in every language of the reports. */
export type Text = Record<Language, string>
export type Values = Record<string, string | number | Text>

const LOCALES: Record<Language, string> = { nl: 'nl-NL', en: 'en-GB' }

/**
 * Fills a text: `{name}` with a value, `{name|one|other}` with the form that goes with a number ('{count} {count|woord|woorden}').
 * A name without a value is kept.
 */
export function fill(text: Text, language: Language, values: Values = {}): string {
  const filled = text[language].replace(
    /\{(\w{1,40})(?:\|([^|{}]{0,80})\|([^|{}]{0,80}))?\}/g,
    (all, name: string, one, other) => {
      const value = values[name]
      if (value === undefined) return all
      if (one !== undefined) return new Intl.PluralRules(language).select(Number(value)) === 'one' ? one : other
      if (typeof value === 'number') return shownNumber(value, language)
      return typeof value === 'object' ? value[language] : value
    },
  )
  return endedOnce(filled)
}

/** A text for documentation: keeps the {names} and uses the plural forms. */
export function pattern(text: string): string {
  return text.replace(/\{\w{1,40}\|[^|{}]{0,80}\|([^|{}]{0,80})\}/g, '$1')
}

/** 7.5 → '7,5' and 12345 → '12.345' in Dutch; a year keeps its four digits. */
export function shownNumber(value: number, language: Language): string {
  return new Intl.NumberFormat(LOCALES[language], {
    useGrouping: Math.abs(value) >= 10_000,
    maximumFractionDigits: 1,
  }).format(value)
}

/** Removes a second full stop ('Jansen B.V..', 'en zo verder….'), and the full stop after a URL, which reads as part of it. */
export function endedOnce(text: string): string {
  // Bounded: looks at most 200 characters on from a URL's beginning
  return text.replace(/([.…?!])([’”')]?)\.(?=\s|$)/g, '$1$2').replace(/(https?:\/\/\S{1,200}\/)\.$/, '$1')
}

/** 'brood, gebak en taart', 'brood, gebak, taart en nog 4'. */
export function listed(items: readonly string[], language: Language, most = 5): string {
  const more = items.length - most
  const shown = more > 0 ? [...items.slice(0, most), language === 'nl' ? `nog ${more}` : `${more} more`] : [...items]
  return new Intl.ListFormat(LOCALES[language], { type: 'conjunction' }).format(shown)
}

/** `listed` for texts in every language. */
export function listedTexts(texts: readonly Text[]): Text {
  return {
    nl: listed(
      texts.map((text) => text.nl),
      'nl',
    ),
    en: listed(
      texts.map((text) => text.en),
      'en',
    ),
  }
}

/** A day as people write it: '1 mei 2026'. */
export function shownDate(at: number): Text {
  const day = (language: Language) =>
    new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' }).format(at)
  return { nl: day('nl'), en: day('en') }
}

/** At most `length` characters, cut between words, with an ellipsis where something was left out. */
export function excerpt(text: string, length: number): string {
  const flat = text
    .slice(0, length * 20)
    .replace(/\s+/g, ' ')
    .trim()
  if (flat.length <= length) return flat.toWellFormed()
  const cut = flat.slice(0, length - 1)
  const space = cut.lastIndexOf(' ')
  return `${(space > length / 2 ? cut.slice(0, space) : cut).replace(/[\s,;:–—-]{1,9}$/, '').toWellFormed()}…`
}

/** Some `before` and `after` characters around a place in a text, in whole words, with an ellipsis at each end that was cut. */
export function around(text: string, at: number, before: number, after: number): string {
  const from = Math.max(0, at - before)
  const to = Math.min(text.length, at + after)
  const start = from === 0 ? 0 : Math.min(at, from + (/\s/.exec(text.slice(from, at))?.index ?? at - from))
  const lastSpace = text.slice(at, to).search(/\s\S*$/)
  const end = to === text.length || lastSpace < 0 ? to : at + lastSpace
  return `${start > 0 ? '…' : ''}${text.slice(start, end).replace(/\s+/g, ' ').trim().toWellFormed()}${end < text.length ? '…' : ''}`
}

/** 'Bruidstaarten' and 'Btw-id' in the middle of a sentence; an abbreviation keeps its capitals: 'APK', 'KvK-nummer'. */
export function inSentence(words: string): string {
  return /^\p{Lu}\p{Ll}*(?!\p{L})/u.test(words) ? words[0]!.toLowerCase() + words.slice(1) : words
}

/** The names of the facts for people. */
export const FIELD_NAMES: Record<keyof CompanyFacts, Text> = {
  name: { nl: 'Naam', en: 'Name' },
  legalName: { nl: 'Statutaire naam', en: 'Legal name' },
  website: { nl: 'Website', en: 'Website' },
  description: { nl: 'Omschrijving', en: 'Description' },
  sector: { nl: 'Sector', en: 'Sector' },
  address: { nl: 'Adres', en: 'Address' },
  country: { nl: 'Land', en: 'Country' },
  email: { nl: 'E-mail', en: 'E-mail' },
  phone: { nl: 'Telefoon', en: 'Phone' },
  kvk: { nl: 'KvK-nummer', en: 'KvK number' },
  vat: { nl: 'Btw-id', en: 'VAT id' },
  foundingYear: { nl: 'Oprichtingsjaar', en: 'Founding year' },
  socials: { nl: 'Sociale profielen', en: 'Social profiles' },
  services: { nl: 'Diensten', en: 'Services' },
  reviews: { nl: 'Reviews', en: 'Reviews' },
  cases: { nl: 'Cases', en: 'Cases' },
  faqs: { nl: 'Veelgestelde vragen', en: 'Frequently asked questions' },
  openingHours: { nl: 'Openingstijden', en: 'Opening hours' },
  logo: { nl: 'Logo', en: 'Logo' },
}

/** The names of the sources of facts for people. */
export const SOURCE_NAMES: Record<FactSource, Text> = {
  'json-ld': { nl: 'JSON-LD', en: 'JSON-LD' },
  microdata: { nl: 'microdata', en: 'microdata' },
  rdfa: { nl: 'RDFa', en: 'RDFa' },
  meta: { nl: 'metatag', en: 'meta tag' },
  link: { nl: 'link', en: 'link' },
  footer: { nl: 'footer', en: 'footer' },
  contact: { nl: 'contactblok', en: 'contact block' },
  text: { nl: 'tekst', en: 'text' },
  profile: { nl: 'openbaar profiel', en: 'public profile' },
}
