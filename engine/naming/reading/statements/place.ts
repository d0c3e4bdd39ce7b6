/** Addresses and places that an answer gives. */
import { POSTCODE_NL, placeAfter } from '#engine/extract/contact/address-in-text.ts'
import type { Statement } from '#engine/naming/reading/facts.ts'
import { houseNumberKey, type Prepared, postcodeKey, type Term } from '#engine/naming/reading/known-company.ts'
import type { Mark } from '#engine/naming/reading/mentions.ts'
import {
  placeAt,
  placeBefore,
  placeBeside,
  placeOfApposition,
  placeOfPronoun,
  statedPlaces,
} from '#engine/naming/reading/places-in-answer.ts'
import { type Found, isJoined, type Vocabulary, type Word, WordList } from '#engine/naming/reading/words.ts'
import { allMatches, fold } from '#engine/text.ts'
import { STREET_ENDINGS } from '#engine/vocabulary/places.ts'
import { tells } from './identity.ts'

const POINT = 46
const HAS_DIGIT = /\d/
const NUMBER_AFTER =
  /^[\s,]{0,2}(?:(?:nr\.?|nummer|no\.?|number)\s)?(\d{1,5}(?:\s?-?\s?[A-Za-z](?![\p{L}\d])|\s?[-–]\s?[1-9]\d{0,3}(?! ?\d)|\s?-?\s?(?:bis|hs|huis|rood|zwart|boven)(?!\p{L}))?)(?!\d| ?[A-Z]{2}(?![\p{L}\d]))/u
const NUMBER_BEFORE = /(?<!\d)(\d{1,5}[a-z]?) $/i

export function streetStatements(
  text: string,
  words: readonly Word[],
  terms: readonly Found<Term>[],
  names: readonly Mark[],
  vocabulary: Vocabulary,
  known: Prepared,
): Statement[] {
  const found: Statement[] = []
  for (const { at, end, of } of terms) {
    if (of.kind !== 'street') continue
    const dot = text[end] === '.' ? 1 : 0
    const after = NUMBER_AFTER.exec(text.slice(end + dot, end + dot + 24))
    const before = after ? null : NUMBER_BEFORE.exec(text.slice(Math.max(0, at - 8), at))
    const number = after?.[1] ?? before?.[1]
    const own = known.houseNumbers[of.index]!
    const said = number === undefined ? '' : houseNumberKey(number)
    // Without what follows the number it is not all of it, but it is not another.
    const right = said === '' || own === '' || said === own || (/^\d+$/.test(said) && own.match(/^\d+/)?.[0] === said)
    found.push({
      fact: 'address',
      at: before ? at - before[0].length : at,
      end: after ? end + dot + after[0].length : end,
      right,
      identifies: true,
    })
  }
  const addOther = (at: number, end: number) => {
    if (!found.some((one) => at < one.end && one.at < end))
      found.push({ fact: 'address', at, end, right: false, distinguishes: 'address' })
  }
  if (!known.company.addresses.some(({ street }) => street)) return found
  // Where its own street stands, another without a number may be the next corner.
  if (!found.some(({ right }) => right)) {
    for (const index of vocabulary.indexesOf(STREETS)) {
      const { at, end, folded } = words[index]!
      if (!ROAD_END.test(folded) || NUMBER_NEXT.test(text.slice(end, end + 6))) continue
      const before = text.slice(Math.max(0, at - 120), at)
      const name = names.findLast((one) => one.end < at && one.end > at - 60)
      const lead = (name && NAME_ON.exec(text.slice(name.end, at))) ?? SEATED_ON.exec(before)
      if (lead && !ELSEWHERE.test(before.slice(before.search(CLAUSE))) && /\p{Lu}/u.test(text[at]!))
        addOther(at - (lead[1]?.length ?? 0), end)
    }
  }
  if (HAS_DIGIT.test(text)) {
    for (const index of vocabulary.indexesOf(STREETS)) {
      const word = words[index]!
      if (!isDigit(text.charCodeAt(word.end + (text.charCodeAt(word.end) === POINT ? 2 : 1)))) continue
      // A street may be of several words, joined by a hyphen.
      let from = word.at
      while (/[\p{L}’'-]/u.test(text[from - 1] ?? '') && word.at - from < 40) from--
      const match = OTHER_STREET.exec(text.slice(from, word.end + 20))
      if (match) addOther(from, from + match[0].length)
    }
    for (const { index, 0: said } of vocabulary.matches(text, ADDRESS_WORDS, SEATED_AT)) {
      const street = STREET_SAID.exec(text.slice(index + said.length, index + said.length + 60))
      if (street) addOther(index + said.length, index + said.length + street[0].length)
    }
  }
  return found
}

/** After a label or 'gevestigd aan' any capital with a number is a street, whatever its ending: 'Nieuwe Steen 40'. */
const ADDRESS_WORDS = new WordList(
  'adres bezoekadres vestigingsadres hoofdadres address gevestigd gelegen zit ligt staat located based situated',
)
const SEATED_AT =
  /(?:\p{L}*adres|address)\s?:\s?(?=\p{Lu})|(?:gevestigd|gelegen|zit|ligt|staat|located|based|situated) (?:nu |tegenwoordig |now )?(?:aan|op|at|on) (?:(?:de|het|the) )?(?=\p{Lu})/iuy
const STREET_SAID =
  /^\p{Lu}[\p{L}’'.-]{1,25}(?: (?:\p{Lu}[\p{L}’'.-]{1,25}|van|de|der|den|het|[’']t|op|aan|ter|ten)){0,4} \d{1,4}(?:\s?[a-z])?(?!\d|[.:]\d|%| (?:uur|jaar|euro|km|minuten|minutes))/u

// Bounded: the endings of streets after at most 40 letters
const OTHER_STREET = new RegExp(
  `^\\p{Lu}[\\p{L}’'-]{1,40}(?:${STREET_ENDINGS.join('|')}|str\\.) \\d{1,5}(?!\\d|[.,:]\\d|%| (?:uur|jaar|euro|km))`,
  'u',
)
const STREET_END = new RegExp(`(?:${STREET_ENDINGS.map(fold).join('|')}|str)$`)
const STREETS = new WordList(({ folded }) => STREET_END.test(folded))
const isDigit = (code: number) => code >= 48 && code <= 57

/** Endings of nothing but streets: 'land' and 'berg' are of towns too, and the 'park' and 'haven' are where many are. */
const ROAD_END =
  /..(?:straat|str|weg|laan|plein|dijk|kade|gracht|singel|vliet|steeg|markt|dreef|plantsoen|pad|hof|wal|boulevard|allee|street|road|lane|avenue)$/
const NUMBER_NEXT = /^\.?,? ?(?:nr|nummer|no\.|\d)/
const PREMISES =
  '(?:\\p{Ll}*(?:kantoor|pand|praktijk|winkel|atelier|plaats|zaak|salon|studio|loods|showroom|vestiging)|office|premises|shop|store|practice|clinic|workshop)'
const SITS =
  '(?:gevestigd|gelegen|gehuisvest|huist|zit|zitten|ligt|located|based|situated|housed)(?: [\\p{Ll}\\d-]{1,25}){0,6}?|(?:vind|vindt|vinden|find)(?: [\\p{L}\\d&-]{1,25}){0,6}?'
const IS_ONE = '(?:is|zijn|are) (?:een|an?|het|the)(?: (?!dat |die |that |which |who )[\\p{Ll}\\d-]{1,25}){1,5}?'
/** 'Zit aan', 'werkt vanuit een oud winkelpand aan', 'is een bakker in de', and what of the street stands before its last word. */
// Bounded: the 120 characters before the last word of a street
const ON = ' (?:aan|op|in|on|at) (?:(?:de|het|the) )?'
const FIRST_WORDS =
  "((?:\\p{Lu}[\\p{L}’'.]{1,20} (?:(?:van|de|der|den|het|ter|ten) ){0,2}){0,3}(?:\\p{Lu}[\\p{L}’']{1,20}-){0,2})$"
const SEATED_ON = new RegExp(
  `(?<!\\p{L})(?:(?:${SITS}|${IS_ONE}|(?:vanuit|from|of|has|have|heeft|hebben|houdt|houden)(?: [\\p{Ll}-]{1,25}){0,4}? ${PREMISES}|houdt kantoor|houden kantoor|(?<=(?:^|[.:\\n] ?)(?:The |Its |Their |Het |De |Hun )?)${PREMISES})${ON}|(?:[Aa]dres|[Bb]ezoekadres|[Aa]ddress): )${FIRST_WORDS}`,
  'u',
)
/** 'De Linde aan de Kruisweg', 'De Linde (Kruisweg, Haarlem)' */
const NAME_ON = new RegExp(`^(?:${ON}| \\()${FIRST_WORDS}`, 'u')
// Bounded: the 120 characters before a street
const CLAUSE = /[^.;:,\n]*$/u
/** 'Verkoopt een winkelpand aan …', 'om de hoek van …', 'de parkeergarage aan …'. */
const ELSEWHERE =
  /(?<!\p{L})(?:hoek|corner|achter|tegenover|naast|bij|near|behind|opposite|halte|bushalte|station|ingang|entrance|zij-ingang|park\p{L}*|garage|voormalig\p{L}*|vroeger\p{L}*|voorheen|eerder|eerst|former\p{L}*|previous\p{L}*|tweede|second|nog een|another|niet|not|n[’']t|project\p{L}*|klant\p{L}*|client\p{L}*|huis|huizen|woning\p{L}*|house|home|ver\p{L}*ko(?:opt?|cht|pen)|kocht|te koop|te huur|sold|sale|bought|bemiddel\p{L}*)(?!\p{L})/u

/** 'NL-4201 CW' */
const MOST_BEFORE_DIGITS = 3

export function postcodeStatements(text: string, known: Prepared): Statement[] {
  const found: Statement[] = []
  const digits = text.search(/\d{4}/)
  if (digits < 0) return found
  for (const match of allMatches(text, POSTCODE_NL, Math.max(0, digits - MOST_BEFORE_DIGITS))) {
    const letters = match[2]!
    const value = postcodeKey(`${match[1]}${letters}`)
    const right = known.postcodes.has(value)
    // '2014 in' and '1987 De' are no postcodes.
    if (!right && (letters !== letters.toUpperCase() || /^(?:SA|SD|SS|NL|BV|IN|DE)$/.test(letters))) continue
    const at = match.index
    const end = at + match[0].length
    if (known.postcodes.size > 0) found.push({ fact: 'address', at, end, right, ...tells(right, 'address') })
    // The place of an address is behind its postcode.
    const place = right ? null : placeAt(text, end + (text[end] === ' ' ? 1 : 0))
    if (place) found.push(...placeStatement({ at: end + 1, end: end + 1 + place.length, place }, known))
  }
  return found
}

function placeStatement({ at, end, place }: { at: number; end: number; place: string }, known: Prepared): Statement[] {
  if (known.cities.size === 0) return []
  const key = fold(place)
  // 'Utrecht-Oost' and 'Utrecht Centrum' are in Utrecht.
  const right = [...known.cities].some((city) => key === city || key.startsWith(city))
  return right ? [] : [{ fact: 'city', at, end, right: false, said: place, distinguishes: 'place' }]
}

/** 'Een bakker in Ede en een in Utrecht': two places. */
const ANOTHER_NEXT = / (?:en|of|and|or) (?:een|an?|de|the) |;|\n/iu
/** 'RTV Utrecht' and 'Universiteit Utrecht' are called after the town. */
const OF_A_REGION =
  /(?<![\p{L}\d])(?:RTV|RTL|FC|UMC|UMCG|HU|GGD|GGZ|VV|SV|VVV|Universiteit|Hogeschool|Museum|Radio|Dagblad|Jaarbeurs|Provincie|Omroep|University) $/u

/** 'Zit in Zelhem, vlak bij Doetinchem', 'niet in Utrecht maar in Zeist': the own city is named, but as a place where it is not. */
// Bounded: the 60 characters before the city's name
const BESIDE_CITY =
  /(?<!\p{L})(?:vlak ?bij|dicht ?bij|bij|nabij|in de buurt van|niet ver van|onder de rook van|iets buiten|net buiten|near|close to|not far from|(?:just )?outside) $/iu
const NOT_IN_CITY =
  /(?<!\p{L})(?:niet|not|n[’']t)(?! (?:alleen|only|ver|far))(?: (?:gevestigd|meer|langer|longer|located|based|zelf|actually|in|te|uit|from)){1,3} $/iu
const BUT_IN = /^,? (?:[^.;\n]{0,40}, )?(?:maar|but)(?: \p{Ll}{2,12})? (?:in|te|uit|from) (?=['’‘\p{Lu}])/iu

const REGIONS = new WordList(
  'rtv rtl fc umc umcg hu ggd ggz vv sv vvv universiteit hogeschool museum radio dagblad jaarbeurs provincie omroep university',
)
/** Of 'isn’t' the last letter. */
const NOT = new WordList('niet not t')
const BESIDE = new WordList('bij dichtbij vlakbij nabij van buiten near to from outside')

export function cityStatements(
  text: string,
  words: readonly Word[],
  names: readonly Mark[],
  vocabulary: Vocabulary,
  known: Prepared,
): Statement[] {
  const found: Statement[] = []
  const places = [...statedPlaces(text, vocabulary), ...names.flatMap(({ end }) => placeOfApposition(text, end) ?? [])]
  for (const { at, end, of } of known.cityNames.find(text, words)) {
    // 'Utrechtse Heuvelrug'
    if (of === 'adjective' && !/^ \p{Ll}/u.test(text.slice(end, end + 2))) continue
    // ’s-Gravenhage begins small.
    if (!/\p{Lu}/u.test(text.slice(at, end)) && text !== text.toLowerCase()) continue
    if (vocabulary.isBetween(REGIONS, at - 16, at) && OF_A_REGION.test(text.slice(Math.max(0, at - 16), at))) continue
    const before = text.slice(Math.max(0, at - 60), at)
    if (vocabulary.isBetween(NOT, at - 60, at) && NOT_IN_CITY.test(before)) {
      const but = BUT_IN.exec(text.slice(end, end + 60))
      const from = but ? end + but[0].length : 0
      const place = but ? placeAt(text, from) : null
      if (place) found.push(...placeStatement({ at: from, end: from + place.length, place }, known))
      // It still tells which company is meant.
      found.push({ fact: 'city', at, end: at, right: true, identifies: true })
      continue
    }
    if (
      vocabulary.isBetween(BESIDE, at - 9, at) &&
      BESIDE_CITY.test(before) &&
      places.some((one) => one.end > one.at && one.end <= at && one.end > at - 40)
    ) {
      found.push({ fact: 'city', at, end: at, right: true, identifies: true })
      continue
    }
    found.push({ fact: 'city', at, end, right: true, identifies: true })
  }
  for (const stated of places) {
    // 'in Lombok, Utrecht', 'in Overvecht, een wijk van Utrecht'
    if (
      found.some(
        ({ right, at, end }) =>
          right &&
          end > at &&
          at >= stated.at &&
          at < stated.end + 40 &&
          !ANOTHER_NEXT.test(text.slice(stated.end, at)),
      )
    )
      continue
    // 'Joost Smit, een tandarts uit Ede': where one of its people is from.
    const before = text.slice(Math.max(0, stated.at - 80), stated.at)
    if (known.company.team.some(({ name }) => before.includes(`${name}, `))) continue
    // 'een quiz in Café De Linde' names a company, not a place.
    if (names.some((name) => name.at < stated.end && stated.at < name.end)) continue
    found.push(...placeStatement(stated, known))
  }
  return found
}

/** The place beside a name tells which company of that name is meant. */
export function placeOfMention(
  text: string,
  { at, end, isPronoun }: Mark,
  known: Prepared,
): { own: boolean; statement: Statement } | null {
  const beside = placeBeside(text, end) ?? (isPronoun ? placeOfPronoun(text, at, end) : placeBefore(text, at))
  if (!beside || known.cities.size === 0) return null
  const [wrong] = placeStatement(beside, known)
  return wrong
    ? { own: false, statement: wrong }
    : { own: true, statement: { fact: 'city', at: beside.at, end: beside.end, right: true, identifies: true } }
}

/** Right after a street and its number: 'Molenstraat 12 in Assen'. */
export function placesAfterStreets(
  text: string,
  streets: readonly Statement[],
  names: readonly Mark[],
  known: Prepared,
): Statement[] {
  return streets.flatMap(({ at, end }) => {
    if (!/\d/.test(text.slice(at, end))) return []
    const lead = /^(?:,? (?:in|te) |, |\n)(?=['’‘\p{Lu}])/u.exec(text.slice(end, end + 8))
    if (!lead || !isJoined(text, at, at)) return []
    const from = end + lead[0].length
    const place = lead[0] === '\n' || lead[0] === ', ' ? wholePlace(text, from) : placeAt(text, from)
    if (!place || names.some((name) => name.at < from + place.length && from < name.end)) return []
    return placeStatement({ at: from, end: from + place.length, place }, known)
  })
}

/** After a comma only a place that is all there is: 'Kerkstraat 3, Assen.' */
function wholePlace(text: string, at: number): string | null {
  const place = placeAt(text, at)
  if (!place || placeAfter(place) !== place) return null
  return /^\s{0,2}(?:$|[\n.,;)|–-])/.test(text.slice(at + place.length, at + place.length + 3)) ? place : null
}
