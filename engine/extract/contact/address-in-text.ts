/** Dutch and Belgian addresses in text. A postcode counts only with a street before it or a line of its own. */

import { tradeIn } from '#engine/extract/offer/trades.ts'
import { lineAt, type Page } from '#engine/extract/page/page.ts'
import { fact, factAt, type SiteContext } from '#engine/extract/site-context.ts'
import type { Address, Fact } from '#engine/report/report.ts'
import {
  CONTACT_WORDS,
  NOT_A_STREET_END,
  PLACE_ARTICLES,
  PLACE_FIRST_WORDS,
  PLACE_LINKS,
  STREET_ENDINGS,
} from '#engine/vocabulary/places.ts'

export const POSTCODE_NL = /(?<![\p{L}\d.€£+-])(?:NL[- ]?)?([1-9]\d{3})[ \u00a0]?([A-Za-z]{2})(?![\p{L}\d])/gu
const POSTCODE_BE = /(?<![\p{L}\d.€£+-])(?:B-?\s?)?([1-9]\d{3})[ \u00a0]+(?=\p{Lu})/gu
// Bounded: the 90 characters before a postcode
const STREET =
  /(?:^|[\s,;:|•·–(-])((?:\d{1,2}e\s)?[\p{Lu}'’‘][\p{L}\d'’‘.\- ]{1,48}?)[ ,]{1,2}(\d{1,5}(?:\s?[-–/]?\s?(?:(?!te$|in$|op$|om$|en$|nl$)[A-Za-z]{1,2}|(?:bis|hs|rood|zwart|huis|boven|bus\s\d{1,4})|\d{1,4}))?(?:\s?[-–/]\s?[A-Za-z0-9]{1,4})?)$/u
const PLACE_START = /^(?:['’‘](?:s|t)[ -]|[\p{Lu}])[\p{L}'’‘.-]{0,30}/u
const LINKS = new Set(PLACE_LINKS)
const ARTICLES = new Set(PLACE_ARTICLES)
const FIRST_WORDS = new Set(PLACE_FIRST_WORDS)
const NOT_A_STREET = new RegExp(`\\b(?:${NOT_A_STREET_END.join('|')})$`, 'i')
const NOT_A_PLACE = new RegExp(`^(?:${CONTACT_WORDS.join('|')})\\b`, 'i')
// Bounded: the 90 characters before a postcode
const LABEL =
  /(?:adres|address|gevestigd|kantoor|bezoek|locatie|vestiging|postcode|praktijk|werkplaats|showroom|winkel|route)[^\n]{0,30}$/i

export function addressesInText(page: Page, site: SiteContext): Fact<Address>[] {
  const found: Fact<Address>[] = []
  for (const match of page.text.matchAll(POSTCODE_NL)) {
    const [digits, letters] = [match[1]!, match[2]!]
    if (/^(?:SA|SD|SS)$/i.test(letters)) continue
    const upper = letters === letters.toUpperCase()
    const address = around(page, match.index, match[0].length, upper)
    if (!address) continue
    const postalCode = `${digits} ${letters.toUpperCase()}`
    found.push(
      factAt(page, address.from, match.index + match[0].length + 25 - address.from, { ...address.value, postalCode }),
    )
  }
  if (found.length === 0 && speaksBelgian(page, site)) {
    for (const match of page.text.matchAll(POSTCODE_BE)) {
      const address = around(page, match.index, match[0].length, false)
      if (address?.value.street && address.value.city) {
        found.push(
          factAt(page, address.from, match.index + match[0].length + 25 - address.from, {
            ...address.value,
            postalCode: match[1]!,
          }),
        )
      }
    }
  }
  return found
}

export function speaksBelgian(page: Page, site: SiteContext): boolean {
  return site.domain.endsWith('.be') || /\bBelgi(?:ë|e|um|que)\b|\bBE ?0\d{3}[ .]?\d{3}/.test(page.text)
}

function around(page: Page, at: number, length: number, sure: boolean): { value: Address; from: number } | null {
  const before = page.text.slice(Math.max(0, at - 90), at)
  if (/©\s{0,3}$|copyright\s{0,3}$/i.test(before)) return null
  const city = placeAfter(page.text.slice(at + length, at + length + 60))
  // Bounded: the 90 characters before a postcode.
  const lead = before
    .replace(/[\s,;|•·–/(-]+$/, '')
    .replace(/\s*\bpostcode\b[^\n]{0,12}$/i, '')
    .replace(/[\s,;|•·–/(-]+$/, '')
    // A direction between street and postcode: '(achterzijde Akkerstraat 8)'.
    .replace(/\([^()\n]{0,60}\)$/, '')
    .trimEnd()
  const lines = lead.replace(/\s(?:te|in)$/, '').split('\n')
  const street = STREET.exec(lines.at(-1)!.slice(-80))
  if (street && !NOT_A_STREET.test(street[1]!.trim()) && !/^(?:19|20)\d\d$/.test(street[2]!)) {
    const name = tidyStreet(street[1]!)
    if (name) {
      const value: Address = { street: `${name} ${street[2]!.replace(/\s+/g, ' ').trim()}` }
      const place = city ?? placeBefore(lines.at(-1)!, street[1]!)
      if (place) value.city = place
      return { value, from: Math.max(0, at - (before.length - before.lastIndexOf(street[1]!))) }
    }
  }
  if (!sure || !city) return null
  const behind = streetAfter(page.text.slice(at + length, at + length + 140), city)
  if (behind) return { value: { street: behind, city }, from: at }
  // Without a street only when the line holds nothing else or has a label: '© 2026 DE Voorbeeld' is no postcode.
  const line = lineAt(page, at).text
  const alone =
    line.length <= length + city.length + 24 &&
    line.trimStart().startsWith(page.text.slice(at, at + 4)) &&
    !/©|copyright/i.test(line)
  const year = Number(page.text.slice(at, at + 4))
  const plausible = year < 1990 || year > 2035
  return (alone && plausible) || LABEL.test(before) ? { value: { city }, from: at } : null
}

/** 'Gorinchem, Molenstraat 12, 4201 CW': the place at the start of the line, before the street. */
function placeBefore(line: string, street: string): string | null {
  const lead = line.slice(0, line.lastIndexOf(street)).trim()
  if (!/^[^,:|]{2,40},$/.test(lead)) return null
  const place = placeAfter(lead)
  return place && `${place},` === lead ? place : null
}

/** '4201 CW Gorinchem, Molenstraat 12', also with the street on the next line. */
function streetAfter(text: string, city: string): string | null {
  const at = text.toLowerCase().indexOf(city.toLowerCase())
  if (at < 0) return null
  const rest = text.slice(at + city.length).replace(/^[\s,|•·–-]{1,6}/, '')
  const street = /^([\p{Lu}'’‘\d][\p{L}\d'’‘. -]{2,48}?) (\d{1,5}(?:\s?[A-Za-z](?![\p{L}]))?)(?![\d\p{L}])/u.exec(rest)
  return street && STREET_WORD.test(street[1]!) ? `${street[1]} ${street[2]}` : null
}

const SEAT =
  /\b(?:gevestigd|kantoorhoudend|zetelend)e? (?:aan (?:de |het )?([\p{Lu}'’‘][\p{L}'’‘. -]{2,40} \d{1,5}[a-z]?),? )?(?:te|in) /giu
const SPEAKER =
  /\b(?:wij|we|ik|ons (?:bedrijf|kantoor|atelier)|onze (?:praktijk|winkel|zaak|salon|studio|werkplaats|showroom|onderneming)|mijn (?:praktijk|bedrijf|salon|studio|atelier|kantoor|winkel))\b/i
/** Provinces, regions and countries: the place of a company is a town. */
export const NOT_A_TOWN =
  /^(?:(?:Noord|Zuid)[- ]?(?:Holland|Brabant)|Gelderland|Overijssel|Drenthe|Groningen en|Friesland|Fryslân|Flevoland|Zeeland|Limburg|Utrecht en|Brabant|Twente|Nederland|Holland|België|Vlaanderen|Europa|Duitsland|Ierland|Amerika)\b/i
const MAX_SEATS = 50

/** 'Wij zijn gevestigd in Gorinchem': the company states its place, without a postcode. */
export function seatsInText(page: Page, names: string[]): Fact<Address>[] {
  const found: Fact<Address>[] = []
  let looked = 0
  for (const match of page.text.matchAll(SEAT)) {
    if (++looked > MAX_SEATS) break
    const before = page.text.slice(Math.max(0, match.index - 120), match.index)
    const lead = before.slice(Math.max(before.lastIndexOf('. '), before.lastIndexOf('\n')) + 1)
    // Terms and privacy pages name several parties, so there the sentence must contain the company's name.
    const self =
      (page.kind !== 'legal' && SPEAKER.test(lead)) ||
      names.some((name) => name.length > 2 && lead.toLowerCase().includes(name.toLowerCase()))
    // 'Onze leverancier, gevestigd te …' is about another company.
    // Bounded: the 120 characters before a seat
    if (!self || /\b(?:klanten|leverancier\p{L}*|partners?|hosting\p{L}*|bewerker|die|dat)\b/iu.test(lead)) continue
    const after = page.text.slice(match.index + match[0].length, match.index + match[0].length + 60)
    const city = placeAfter(after)
    if (!city || NOT_A_TOWN.test(after)) continue
    const value: Address = match[1] ? { street: match[1], city } : { city }
    found.push(factAt(page, match.index, match[0].length + city.length, value))
  }
  return found
}

/** 'Hoveniersbedrijf uit Baarn', where the home page introduces the company; 'hovenier in Baarn' may be where it would like to work. */
export function originsOf(site: SiteContext): Fact<Address>[] {
  const home = site.pages[0]
  if (!home) return []
  const said = [
    home.title,
    ...home.metas.filter(({ name }) => name.endsWith('description')).map(({ content }) => content),
  ]
  return said.flatMap((text) => {
    // Bounded: the first 400 characters of a text
    const match = /(\p{L}{4,40}) uit (?=['’‘\p{Lu}])/u.exec(text.slice(0, 400))
    const city = match && tradeIn(match[1]!) ? placeAfter(text.slice(match.index + match[0].length, 400)) : null
    return city && !NOT_A_TOWN.test(city) ? [fact(home, 'meta', { city }, text)] : []
  })
}

const STREET_WORD = new RegExp(`(?:${STREET_ENDINGS.join('|')})$`, 'i')

/** Street and number right before a place that is known from elsewhere: 'Voorbeeldstraat 16, Leeuwarden'. */
export function streetBefore(page: Page, city: string): Fact<Address> | undefined {
  let at = page.text.indexOf(city)
  for (let tries = 0; at >= 0 && tries < 50; tries++, at = page.text.indexOf(city, at + 1)) {
    const before = page.text.slice(Math.max(0, at - 80), at)
    // Bounded: the 80 characters before a place.
    const lead = before
      .replace(/[\s,]+$/, '')
      .split('\n')
      .at(-1)!
    const street = STREET.exec(lead)
    const name = street ? tidyStreet(street[1]!) : null
    if (name && STREET_WORD.test(name)) {
      return factAt(page, at - before.length + before.lastIndexOf(street![1]!), before.length, {
        street: `${name} ${street![2]!.trim()}`,
        city,
      })
    }
  }
  return undefined
}

/** 'Bezoek ons op: Molenstraat' → 'Molenstraat'. */
function tidyStreet(text: string): string | null {
  const parts = text.split(
    /\s(?:op|aan|te|is|at|on|bij|naar|adres|gevestigd)\s|[:|•·]\s?|(?:\b[Aa]dres|[Bb]ezoekadres|[Vv]estigingsadres|[Pp]ostadres)\s/,
  )
  const name = parts
    .at(-1)!
    .trim()
    .replace(/^(?:[\p{Ll}]+\s)+(?=\p{Lu})/u, '')
  if (name.length < 3 || !/\p{L}{2}/u.test(name) || !/^[\p{Lu}\d'’‘]/u.test(name)) return null
  return name.split(' ').length <= 6 ? name : null
}

/** The place name that begins here: 'Bergen op Zoom', ''s-Hertogenbosch', 'Den Haag'; never the words after it. */
export function placeAfter(text: string): string | null {
  const clean =
    text
      .replace(/^[ \u00a0,\n–|•·)-]{1,4}/, '')
      .replace(/^(?:in|te|(?:woon)?plaats|stad|city)\b\s?:?\s{0,2}/i, '')
      .split('\n')[0] ?? ''
  // A text is split at a character in less time than at a pattern.
  const words = (/ {2}|\u00a0/.test(clean) ? clean.replace(/[ \u00a0]+/g, ' ') : clean).split(' ')
  const taken: string[] = []
  for (let i = 0; i < words.length && taken.length < 5; i++) {
    const word = words[i]!
    // Bounded: a word within the 60 characters after a postcode
    const bare = word.replace(/[,.;:|)(•·–]+.*$/, '')
    if (!bare) break
    const small = bare.toLowerCase()
    const expected =
      taken.length === 0 ||
      (FIRST_WORDS.has(taken[0]!.toLowerCase()) && taken.length === 1) ||
      LINKS.has(taken.at(-1)!.toLowerCase()) ||
      (ARTICLES.has(taken.at(-1)!.toLowerCase()) && taken.length > 1)
    if (PLACE_START.test(bare) && expected) {
      if (NOT_A_PLACE.test(bare)) break
      taken.push(bare)
    } else if (
      taken.length > 0 &&
      (LINKS.has(small) || (ARTICLES.has(small) && LINKS.has(taken.at(-1)!.toLowerCase()))) &&
      /^(?:['’‘]?\p{Ll}+\s)?['’‘]?(?:\p{Ll}+\s)?\p{Lu}/u.test(words.slice(i + 1).join(' '))
    ) {
      taken.push(bare)
    } else if (taken.length === 0 && ARTICLES.has(small) && small.startsWith("'")) taken.push(bare)
    else break
    if (bare !== word) break
  }
  while (taken.length && (LINKS.has(taken.at(-1)!.toLowerCase()) || ARTICLES.has(taken.at(-1)!))) taken.pop()
  const place = taken.join(' ')
  return place.length >= 2 && /\p{L}{2}/u.test(place) && !/^\p{Lu}{1,2}$/u.test(place) ? titleCase(place) : null
}

function titleCase(place: string): string {
  return place === place.toUpperCase() && place.length > 3
    ? place.toLowerCase().replace(/(^|[\s-])(\p{L})/gu, (_, gap: string, letter: string) => gap + letter.toUpperCase())
    : place
}
