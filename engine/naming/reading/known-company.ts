/** What is known of a company and its competitors, prepared once for judging many answers. */

import { withoutLegalForm } from '#engine/extract/naming/name-parts.ts'
import { tokensOf, type Week, weekOf } from '#engine/extract/offer/hours-grammar.ts'
import { tradeIn } from '#engine/extract/offer/trades.ts'
import { withoutWww } from '#engine/fetch/same-site.ts'
import type { Rechtsvorm } from '#engine/identity/rechtsvorm.ts'
import type { Address } from '#engine/report/report.ts'
import { fold } from '#engine/text.ts'
import { plainSigns } from './markup/inline-text.ts'
import { NameIndex } from './name-index.ts'
import { type Lookalike, lookalikeOf } from './namesakes/lookalikes.ts'
import { otherSpellings } from './namesakes/other-spellings.ts'
import { isOfTwo, shortNamesOf } from './namesakes/short-names.ts'
import { adjectivesOf, sameCities } from './places-in-answer.ts'
import { legalFormOf, pathKey, phoneDigits, phoneNumbers, postcodeKey, vatKey } from './statements/keys.ts'
import { type OfferedParts, servicePartsOf } from './statements/offered-parts.ts'
import { type OwnStreet, ownStreet } from './street-names.ts'
import { firstNameOf, namesOf, type TradeName } from './trade-names.ts'
import { nameOf, termOf, wordsOf } from './words.ts'

export interface KnownCompany {
  name: string
  aliases: readonly string[]
  legalName?: string
  legalForm?: string
  /** Whose every page is the company's own. The first is its website. */
  websites: readonly string[]
  /** Its pages on websites of others: the public profile, social profiles. */
  pages?: readonly string[]
  phones: readonly string[]
  emails: readonly string[]
  addresses: readonly Address[]
  foundingYear?: number
  kvk?: string
  vat?: string
  sector?: string
  services: readonly string[]
  team: readonly { name: string; role: string }[]
  /** Of each place that has them: 'ma,di 09:00-17:00; zo gesloten'. A day that is absent is unknown. */
  hours?: readonly string[]
}

export interface Competitor {
  name: string
  website?: string
}

/** Anything that is looked for by its words. */
export type Sought =
  | { kind: 'own'; name: OwnName }
  | { kind: 'competitor'; index: number }
  | { kind: 'person'; index: number }

export interface Term {
  kind: 'service' | 'street'
  index: number
}

export interface OwnName {
  key: string
  /** A name of one word that tells something: 'Linde', 'De Korenaar'. It must be written as a name. */
  isOneWord: boolean
  /** Written in capitals only: an abbreviation. */
  isCapitals: boolean
  startsSmall: boolean
  hasArticle: boolean
  written: string
  /** A shorter form of one of its names: see namesakes/short-names.ts. */
  isShort: boolean
}

export interface Prepared {
  company: KnownCompany
  competitors: readonly Competitor[]
  names: NameIndex<Sought>
  terms: NameIndex<Term>
  /** Its services by what they are made of. */
  serviceParts: OfferedParts
  teamNames: ReadonlySet<string>
  /** Its names of several words, those without the first, and the surnames of its people. */
  partsOfNames: readonly string[]
  /** The words of those names, folded. */
  wordsOfPeople: ReadonlySet<string>
  phones: ReadonlySet<string>
  /** Their digits as they are written within the country: quicker than reading a number in full. */
  phoneDigits: ReadonlySet<string>
  emails: ReadonlySet<string>
  /** Folded, with other spellings. */
  cities: ReadonlySet<string>
  /** Its cities, and what is called after them: 'Utrechtse'. */
  cityNames: NameIndex<'name' | 'adjective'>
  postcodes: ReadonlySet<string>
  /** Of each address. */
  streets: readonly OwnStreet[]
  hosts: ReadonlySet<string>
  /** Its hosts without what is behind the last point: 'delinde.com' is nearly 'delinde.nl'. */
  hostLabels: ReadonlySet<string>
  rivalHosts: ReadonlyMap<string, number>
  /** Own pages on a host that is shared: 'instagram.com/dekorenaar'. */
  ownPaths: readonly string[]
  /** The opening hours of each place. */
  weeks: readonly Week[]
  vat: string
  legalForm: Rechtsvorm | null
  trade: string | null
  /** What answers call a company of its trade. */
  tradeNames: NameIndex<TradeName>
  /** Words that may stand next to the name without making it another name. */
  ownWords: ReadonlySet<string>
  /** The words of its sector and services. */
  offerWords: ReadonlySet<string>
  foldedNames: readonly string[]
  /** Its names of several words, as they are written. */
  fullNames: readonly string[]
  /** Those of them with two surnames, which no other company has by chance. */
  surnames: readonly string[]
  /** The words of each name that tell something, without articles. */
  nameWords: readonly (readonly string[])[]
  lookalike: Lookalike
}

const ARTICLES = new Set(['de', 'het', 't', 'the'])
/** 'Van Houwelingen & Kroes', 'Hoogland Verbeek Notarissen'; but 'Hair & Beauty' and 'Jansen & Zonen' may be anybody's. */
const TWO_SURNAMES =
  /^(?:(?=.*(?<!\p{L})[Vv]an )(?:[Vv]an (?:de |den |der )?)?\p{Lu}\p{L}{3,25} (?:&|en) (?:[Vv]an (?:de |den |der )?)?(?!Zo|Dochter|Partner)\p{Lu}\p{L}{3,25}|(?:[Vv]an (?:de |den |der )?)?\p{Lu}\p{L}{3,25} (?:& |en )?(?:[Vv]an (?:de |den |der )?)?\p{Lu}\p{L}{3,25} (?:Advocat|Account|Notaris|Makelaar|Architect|Jurist|\p{L}{0,12}[Aa]dviseur)\p{L}{1,4}$)/u
const MOST_NAMES = 30
const MOST_TERMS = 300

export function prepareCompany(company: KnownCompany, competitors: readonly Competitor[]): Prepared {
  const written = [company.name, company.legalName ?? '', ...company.aliases].filter(Boolean).slice(0, MOST_NAMES)
  const full = [...written, ...otherSpellings(written)].flatMap((name): (readonly [string, Sought])[] => {
    const key = nameOf(name)
    // 'V.O.F. Van Elderen' is written as 'Van Elderen' is.
    return key.length < 2 ? [] : [[key, { kind: 'own', name: ownName(withoutLegalForm(name), key, false) }]]
  })
  const known = new Set(full.map(([key]) => key))
  const cities = company.addresses.flatMap(({ city }) => (city ? sameCities(city) : []))
  const isCity = (word: string) => cities.some((city) => fold(city) === wordsOf(word)[0]?.folded)
  const teamNames = new Set(company.team.map(({ name }) => nameOf(name)))
  const own = full.concat(
    shortNamesOf(written.map(plainSigns), isCity).flatMap((name): (readonly [string, Sought])[] => {
      const key = nameOf(name)
      return known.has(key) || teamNames.has(key)
        ? []
        : [[key, { kind: 'own', name: ownName(name, key, !isOfTwo(name, company.team)) }]]
    }),
  )
  const rivals = competitors.slice(0, MOST_TERMS).flatMap(({ name }, index): (readonly [string, Sought])[] => {
    const key = nameOf(name)
    return key.length < 3 || known.has(key) ? [] : [[key, { kind: 'competitor', index }]]
  })
  const people = company.team.slice(0, MOST_TERMS).flatMap(({ name }, index): (readonly [string, Sought])[] => {
    const key = nameOf(name)
    return key.length < 4 || !name.trim().includes(' ') ? [] : [[key, { kind: 'person', index }]]
  })
  const streets = company.addresses.map(({ street }) => ownStreet(street ?? ''))
  const trade = company.sector ? tradeOfSector(plainSigns(company.sector.toLowerCase())) : null
  const hosts = company.websites.flatMap((address) => urlOf(address) ?? []).map(({ host }) => withoutWww(host))
  return {
    company,
    competitors,
    names: new NameIndex([...own, ...rivals, ...people]),
    terms: new NameIndex(
      [
        ...company.services
          .slice(0, MOST_TERMS)
          .flatMap((service, index) =>
            formsOf(service).map((form): readonly [string, Term] => [form, { kind: 'service', index }]),
          ),
        ...streets.flatMap(({ forms }, index) =>
          forms.map((form): readonly [string, Term] => [termOf(form), { kind: 'street', index }]),
        ),
      ].filter(([key]) => key.length >= 3),
      { stems: true },
    ),
    serviceParts: servicePartsOf(company.services.slice(0, MOST_TERMS), trade ?? ''),
    teamNames,
    partsOfNames: [
      ...[company.name, ...company.aliases]
        .filter((name) => name.includes(' '))
        .flatMap((name) => [name, name.slice(name.indexOf(' ') + 1)]),
      ...company.team.map(({ name }) => name.slice(name.indexOf(' ') + 1)).filter((one) => one.length > 3),
    ],
    wordsOfPeople: new Set(company.team.flatMap(({ name }) => name.split(' ').map(fold))),
    phones: new Set(company.phones.flatMap(phoneNumbers)),
    phoneDigits: new Set(company.phones.flatMap(phoneNumbers).map(phoneDigits)),
    emails: new Set(company.emails.map((email) => email.trim().toLowerCase())),
    cities: new Set(cities.map(fold)),
    cityNames: new NameIndex(
      cities.flatMap((city) => [
        [nameOf(city), 'name'] as const,
        ...adjectivesOf(city).map((word) => [word, 'adjective'] as const),
      ]),
    ),
    postcodes: new Set(company.addresses.flatMap(({ postalCode }) => (postalCode ? [postcodeKey(postalCode)] : []))),
    streets: streets.map(({ street }) => street),
    hosts: new Set(hosts),
    hostLabels: new Set(hosts.map((host) => fold(host.slice(0, host.lastIndexOf('.'))))),
    rivalHosts: new Map(
      competitors.flatMap(({ website }, index) => {
        const url = website ? urlOf(website) : null
        return url ? [[withoutWww(url.host), index] as const] : []
      }),
    ),
    ownPaths: (company.pages ?? []).flatMap((address) => urlOf(address) ?? []).map(pathKey),
    weeks: weeksOf(company),
    vat: vatKey(company.vat ?? ''),
    legalForm: legalFormOf(company.legalForm ?? ''),
    trade,
    tradeNames: new NameIndex(trade === null ? [] : namesOf(trade, company.services), { stems: true }),
    ownWords: new Set(
      [
        ...[
          ...cities,
          ...cities.flatMap(adjectivesOf),
          ...company.addresses.map(({ street }) => street ?? ''),
          company.sector ?? '',
        ],
        ...[...written, ...company.services, ...company.team.map(({ name }) => name)],
      ].flatMap((text) => wordsOf(text).map(({ folded }) => folded)),
    ),
    offerWords: new Set(
      [company.sector ?? '', ...company.services].flatMap((text) => wordsOf(text).map(({ folded }) => folded)),
    ),
    nameWords: written.map((name) =>
      wordsOf(withoutLegalForm(name)).flatMap(({ folded }) =>
        ARTICLES.has(folded) || folded === 'en' || folded.length < 3 ? [] : [folded],
      ),
    ),
    lookalike: lookalikeOf(written.map((name) => withoutLegalForm(name))),
    fullNames: written.filter((name) => name.includes(' ')).map(plainSigns),
    surnames: written.map(plainSigns).filter((name) => TWO_SURNAMES.test(name)),
    foldedNames: [...known].filter((key) => key.length >= 5),
  }
}

/** 'Elektrotechnisch installatiebedrijf' is more than an 'installatiebedrijf', a 'wervings- en selectiebureau' than a 'selectiebureau'. */
function tradeOfSector(sector: string): string {
  const trade = tradeIn(sector)
  return trade === null || sector.includes('- ') || firstNameOf(sector) !== firstNameOf(trade) ? sector : trade
}

/** Of an infinitive also its other forms: 'snoeien', 'snoeit', 'gesnoeid'. */
function formsOf(service: string): string[] {
  const term = termOf(service)
  if (!/^\p{L}{4,}en$/u.test(service)) return [term]
  return [term, `${term}t`, `ge${term}d`, `ge${term}t`]
}

function weeksOf({ hours = [] }: KnownCompany): Week[] {
  return hours.map((written) => weekOf(tokensOf(written) ?? [])).filter((week) => week !== null)
}

function ownName(name: string, key: string, isShort: boolean): OwnName {
  const telling = wordsOf(name).filter(({ folded }) => !ARTICLES.has(folded))
  const isCapitals = /^\p{Lu}{2,6}$/u.test(name)
  return {
    key,
    isOneWord: telling.length <= 1,
    isCapitals,
    startsSmall: /^\p{Ll}/u.test(telling[0]?.text ?? name),
    hasArticle: ARTICLES.has(wordsOf(name)[0]?.folded ?? ''),
    ...{ written: name, isShort },
  }
}

function urlOf(address: string): URL | null {
  return URL.parse(address) ?? URL.parse(`https://${address}`)
}
