/** Addresses and places that an answer gives. */
import { POSTCODE_NL, placeAfter } from '#engine/extract/contact/address-in-text.ts'
import type { Statement } from '#engine/naming/reading/facts.ts'
import type { Prepared } from '#engine/naming/reading/known-company.ts'
import type { Mark } from '#engine/naming/reading/marks.ts'
import { isJoined } from '#engine/naming/reading/name-index.ts'
import {
  isKnownTown,
  placeAt,
  placeBefore,
  placeBeside,
  placeOfApposition,
  placeOfPronoun,
  type StatedPlace,
} from '#engine/naming/reading/places-in-answer.ts'
import { postcodeKey } from '#engine/naming/reading/statements/keys.ts'
import { tells } from '#engine/naming/reading/statements/register-numbers.ts'
import { type Vocabulary, type Word, WordList } from '#engine/naming/reading/words.ts'
import { allMatches, fold } from '#engine/text.ts'
import { placesAroundName } from './around-name.ts'
import { statedPlaces } from './stated-places.ts'

/** ' B.V.', also behind a bracket. */
const LONGEST_FORM = 8
/** What nobody is. */
// Bounded: the 80 characters before a place
const OF_COMPANIES = /(?<!\p{L})(?:gevestigd|based|located) (?:in|te) $/iu

/** 'Postbus 312, 9700 AH Groningen': where its post goes. */
// Bounded: the 30 characters before a postcode
const PO_BOX = /(?<!\p{L})(?:postbus|p\.? ?o\.? ?box) ?\d{1,6}[\s,]{1,3}$/iu
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
    if (!right && PO_BOX.test(text.slice(Math.max(0, at - 30), at))) continue
    if (known.postcodes.size > 0) found.push({ fact: 'address', at, end, right, ...tells(right, 'address') })
    // The place of an address is behind its postcode.
    const place = placeAt(text, end + (text[end] === ' ' ? 1 : 0))
    // Behind its own postcode another town is a slip, and shows no other company.
    if (right) {
      if (place && text[end] === ' ' && isKnownTown(place))
        for (const { fact, at, end: to, said } of placeStatement(
          { at: end + 1, end: end + 1 + place.length, place },
          known,
        ))
          found.push({ fact, at, end: to, right: false, ...(said && { said }) })
      continue
    }
    // Below a postcode may stand the next label: 'Postcode: 8102 XH', 'Opgericht: 1974'.
    // '6811 KM, Steenstraat 102'
    const isStreet = place && /^, \D+ \d/.test(text.slice(end, end + place.length + 4))
    if (place && !isStreet && (text[end] !== '\n' || isKnownTown(place)))
      found.push(...placeStatement({ at: end + 1, end: end + 1 + place.length, place }, known))
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

/** 'Werkt voor particulieren in Zaandam, Wormer en Krommenie', 'het werkgebied is Zaandam en Purmerend': where it works, not where it is. */
// Bounded: the 60 characters before the city's name and 60 behind it
const SERVED =
  /(?<!\p{L})(?:werkgebied|klanten|particulieren|bedrijven|ondernemers|huiseigenaren|opdrachtgevers|gezinnen|customers|clients|homeowners|businesses|households|serves|serving|covers|covering|service area)(?: (?!vanuit|from)[\p{L}’'-]{1,20}){0,4}?(?: (?:in|te|naar|tot in|to|is|are))?:? (?:['’‘]?\p{Lu}[\p{L}’'-]{1,25}(?: aan (?:de|den) \p{Lu}\p{L}{1,15})?(?:, | en | and )){0,5}$/iu
/** 'Writes web copy for businesses in Tilburg and beyond' */
// Bounded: the 60 characters before the city's name
const SERVED_AROUND =
  /(?<!\p{L})(?:voor|for|serves?|serving|bedient|bedienen|helpt|helpen|helps?|aan|to)(?: (?:\p{Ll}{2,15},? )?(?:en |and )?\p{Ll}{2,15})? (?:klanten|particulieren|bedrijven|ondernemers|huiseigenaren|opdrachtgevers|gezinnen|customers|clients|homeowners|businesses|households|companies) in $/iu
/** 'Electricians serving the Heerenveen area' */
const SERVED_AREA =
  /(?:(?:serv(?:es?|ing)|cover(?:s|ing)?|bedien(?:t|en)) (?:(?:the|all of|de|heel|hele) ){0,2}(?:wider |greater |regio |omgeving )?|(?:in|uit) de (?:buurt|omgeving) (?:van )?|in the (?:area|vicinity) of )$/iu
const AN_AREA = /^[ -](?:area|region|regio|district)(?!\p{L})/iu
const AND_AROUND =
  /^ (?:en|and) (?:de )?(?:omgeving|omstreken|omliggende|wijde|verre|daarbuiten|daaromheen|beyond|surrounding|(?:the )?(?:surrounding|wider)|further|nearby|elsewhere)(?!\p{L})/iu
/** 'Er zit in Amersfoort ook een tandarts Brugzicht': as it does. */
// Bounded: the 60 characters before the city's name
const THERE_IN = /(?<!\p{L})(?:er (?:zit|is|bestaat|staat)|there is) in $/iu
const ALSO_A = /^ (?:ook|also) (?:nog )?(?:een|an?) /iu
const NEXT_TOWN = /^(?:, | en | and )['’‘]?\p{Lu}\p{L}{2,25}/u

/** 'Een bakker in Ede en een in Utrecht': two places. */
const ANOTHER_NEXT = / (?:en|of|and|or) (?:een|an?|de|the) |;|\n|[.!?] (?=\p{Lu})/iu
/** 'RTV Utrecht' and 'Universiteit Utrecht' are called after the town; '5062 SV Oisterwijk' is there. */
const OF_A_REGION =
  /(?<![\p{L}\d])(?<!\d{4} ?)(?:RTV|RTL|FC|UMC|UMCG|HU|GGD|GGZ|VV|SV|VVV|Universiteit|Hogeschool|Museum|Radio|Dagblad|Jaarbeurs|Provincie|Omroep|University) $/u

/** 'Zit in Zelhem, vlak bij Doetinchem', 'in Houten, even ten zuiden van Utrecht', 'niet in Utrecht maar in Zeist': the own city is named, but as a place where it is not. */
// Bounded: the 60 characters before the city's name
const BESIDE_CITY =
  /(?<!\p{L})(?:vlak ?bij|dicht ?bij|bij|nabij|in de buurt van|niet ver van|onder de rook van|iets buiten|net buiten|(?:vlak|net|even|iets) (?:onder|boven|voorbij)|tegen|ten (?:noorden|zuiden|oosten|westen|(?:noord|zuid)(?:oosten|westen)) van|(?:\d{1,2}|vijf|tien|een paar|enkele|five|ten|a few) (?:minuten|kilometer|km|minutes|kilomet(?:er|re)s|miles)(?: (?:rijden|fietsen|lopen))? (?:van|from)|near|close to|not far from|(?:just )?outside|(?:north|south|east|west|(?:north|south)-?(?:east|west)) of) $/iu
const NOT_IN_CITY =
  /(?<!\p{L})(?:niet|not|n[’']t)(?! (?:alleen|only|ver|far))(?: (?:gevestigd|meer|langer|longer|located|based|zelf|actually|in|te|uit|from)){1,3} $/iu
const BUT_IN = /^,? (?:[^.;\n]{0,40}, )?(?:maar|but)(?: \p{Ll}{2,12})? (?:in|te|uit|from) (?=['’‘\p{Lu}])/iu

/** 'Google Maps listings for Utrecht', 'bakkers in Utrecht die ik wel vond': where was looked. */
// Bounded: the 60 characters before the city's name and 60 behind it
const SEARCHED_FOR =
  /(?<!\p{L})(?:listings|results|directories|guides|blogs|searches|resultaten|vermeldingen|gidsen|overzichten) (?:for|in|of|from|voor|uit|van) $/iu
const THAT_I_FOUND =
  /^ (?:that|which|whom|die) (?:I|ik)(?: \p{Ll}{2,10})? (?:find|found|see|know|vond|vind|zie|ken|tegenkwam)(?!\p{L})/iu
const I = new WordList('i ik')
const SEARCHED = new WordList(
  'listings results directories guides blogs searches resultaten vermeldingen gidsen overzichten',
)
const REGIONS = new WordList(
  'rtv rtl fc umc umcg hu ggd ggz vv sv vvv universiteit hogeschool museum radio dagblad jaarbeurs provincie omroep university',
)
/** Of 'isn’t' the last letter. */
const NOT = new WordList('niet not t')
const SERVING = new WordList(
  'omgeving buurt area vicinity werkgebied klanten particulieren bedrijven ondernemers huiseigenaren opdrachtgevers gezinnen customers clients homeowners businesses households companies serves serve serving cover covers covering area bedient bedienen',
)
const BESIDE = new WordList('bij dichtbij vlakbij nabij van buiten onder boven voorbij tegen near to from outside of')

export function cityStatements(
  text: string,
  words: readonly Word[],
  names: readonly Mark[],
  vocabulary: Vocabulary,
  known: Prepared,
): Statement[] {
  const found: Statement[] = []
  const isOwn = (end: number) =>
    names.some((name) => name.end <= end && name.end >= end - LONGEST_FORM) ||
    known.company.team.some(({ name }) => text.startsWith(name, end - name.length))
  const places = [
    ...statedPlaces(text, vocabulary, isOwn, known.trade),
    ...names.flatMap(({ end }) => placeOfApposition(text, end) ?? []),
  ]
  for (const { at, end, of } of known.cityNames.find(text, words)) {
    // 'Utrechtse Heuvelrug'
    const isNamed = () => names.some((name) => name.at === end + 1)
    if (of === 'adjective' && !/^ \p{Ll}/u.test(text.slice(end, end + 2)) && !isNamed()) continue
    // ’s-Gravenhage begins small.
    if (!/\p{Lu}/u.test(text.slice(at, end)) && text !== text.toLowerCase()) continue
    if (vocabulary.isBetween(REGIONS, at - 16, at) && OF_A_REGION.test(text.slice(Math.max(0, at - 16), at))) continue
    const before = text.slice(Math.max(0, at - 60), at)
    if (vocabulary.isBetween(SEARCHED, at - 30, at) && SEARCHED_FOR.test(before)) continue
    if (vocabulary.isBetween(I, end, end + 10) && THAT_I_FOUND.test(text.slice(end, end + 60))) continue
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
    const isServed =
      vocabulary.isBetween(SERVING, at - 60, at) &&
      SERVED.test(before) &&
      (NEXT_TOWN.test(text.slice(end, end + 30)) || /(?:, | en | and )$/.test(before))
    const isAround =
      vocabulary.isBetween(SERVING, at - 60, at) &&
      ((SERVED_AROUND.test(before) && AND_AROUND.test(text.slice(end, end + 30))) ||
        (SERVED_AREA.test(before) &&
          (/(?:regio|omgeving|buurt|area|vicinity)(?: van| of)? $/i.test(before) ||
            AN_AREA.test(text.slice(end, end + 12)))))
    const isBeside = THERE_IN.test(before.slice(-25)) && ALSO_A.test(text.slice(end, end + 15))
    const whose = isBeside ? names.find((name) => name.at > end + 40 && !name.isPronoun) : undefined
    // It still tells which company is meant.
    found.push({
      ...{ fact: 'city', at, end: isServed || isAround ? at : end, right: true, identifies: true },
      ...(whose && { of: whose }),
    })
  }
  const around = names.flatMap((name) => placesAroundName(text, name).map((place) => ({ ...place, of: name })))
  const stands: (StatedPlace & { of?: Mark })[] = [...places, ...around]
  for (const { of, ...stated } of stands) {
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
    const before = text.slice(Math.max(0, stated.at - 80), stated.at).replace(/^.*[.!?] /su, '')
    if (!OF_COMPANIES.test(before) && known.company.team.some(({ name }) => before.includes(`${name}, `))) continue
    // 'een quiz in Café De Linde' names a company, not a place.
    if (names.some((name) => name.at < stated.end && stated.at < name.end)) continue
    for (const one of placeStatement(stated, known)) found.push({ ...one, ...(of && { of }) })
  }
  return found
}

/** 'In Zwolle zit De Linde, in Assen niet.' */
const NOT_THERE = /^ (?:niet|not)(?=[.,;!]|$)/u
/** The place beside a name tells which company of that name is meant. */
export function placeOfMention(
  text: string,
  { at, end, isPronoun }: Mark,
  known: Prepared,
): { own: boolean; statement: Statement } | null {
  const told = isPronoun ? placeOfPronoun(text, at, end) : null
  const near = placeBeside(text, end)
  const isThere = near && !NOT_THERE.test(text.slice(near.end, near.end + 8))
  const beside = (isThere ? near : null) ?? placeBehindOwnWords(text, end, known) ?? told ?? placeBefore(text, at)
  if (!beside || known.cities.size === 0) return null
  const [wrong] = placeStatement(beside, known)
  const listed = wrong && ownAmongTowns(text, end, known)
  if (listed) return { own: true, statement: listed }
  return wrong
    ? { own: false, statement: wrong }
    : { own: true, statement: { fact: 'city', at: beside.at, end: beside.end, right: true, identifies: true } }
}

/** Of 'three salons named De Linde: Barneveld, Goes and Oss' the company's own place counts, wherever it stands among them. */
// Bounded: the 80 characters behind a name
const TOWNS = /^(?::| in) (?:\p{Lu}[\p{L}’'-]{2,25}(?:, | en | and |,? and )){1,6}\p{Lu}[\p{L}’'-]{2,25}/u
function ownAmongTowns(text: string, end: number, { company }: Prepared): Statement | null {
  const towns = TOWNS.exec(text.slice(end, end + 80))?.[0] ?? ''
  const city = company.addresses.find((one) => one.city && towns.includes(` ${one.city}`))?.city
  if (!city) return null
  const at = end + towns.indexOf(` ${city}`) + 1
  return { fact: 'city', at, end: at + city.length, right: true, identifies: true }
}

/** 'Een zaak die Madelief heet, vond ik in Zeist' */
const HEETS =
  /^ heet(?:,? (?:vond|vind|ken|zie|zag|zit|staat)(?: ik| er)?(?: (?:wel|alleen|ook|enkel))?(?= in | te ))?/u

/** 'Robijn Sieraden, Breda' of Juwelier Robijn, which sells 'sieraden' */
function placeBehindOwnWords(text: string, end: number, { ownWords }: Prepared): StatedPlace | null {
  // 'een kinderopvang die Madelief heet, in Almere'
  if (text.startsWith(' heet', end)) return placeBeside(text, end + HEETS.exec(text.slice(end, end + 40))![0].length)
  const words = /^(?: \p{Lu}[\p{L}’'-]{2,25}){1,2}(?=,? [(\p{L}])/u.exec(text.slice(end, end + 60))?.[0]
  if (
    words === undefined ||
    !words
      .slice(1)
      .split(' ')
      .every((word) => ownWords.has(fold(word)))
  )
    return null
  return placeBeside(text, end + words.length)
}

/** Right after a street and its number: 'Molenstraat 12 in Assen'. */
export function placesAfterStreets(
  text: string,
  streets: readonly Statement[],
  names: readonly Mark[],
  known: Prepared,
): Statement[] {
  return streets.flatMap(({ at, end }) => {
    // 'Een leslokaal aan de Dorpsstraat in Breukelen'
    const isNumbered = /\d/.test(text.slice(at, end))
    const lead = /^(?:,? (?:in|te) |, |\n)(?=['’‘\p{Lu}])/u.exec(text.slice(end, end + 8))
    if (!lead || !isJoined(text, at, at)) return []
    const from = end + lead[0].length
    const place = lead[0] === '\n' || lead[0] === ', ' ? wholePlace(text, from) : placeAt(text, from)
    if (!isNumbered && (lead[0] === '\n' || !place || !isKnownTown(place))) return []
    if (!place || names.some((name) => name.at < from + place.length && from < name.end)) return []
    // Below a street may stand the next heading.
    if (lead[0] === '\n' && !isKnownTown(place)) return []
    return placeStatement({ at: from, end: from + place.length, place }, known)
  })
}

/** After a comma only a place that is all there is: 'Kerkstraat 3, Assen.' */
function wholePlace(text: string, at: number): string | null {
  const place = placeAt(text, at)
  if (!place || placeAfter(place) !== place) return null
  return /^\s{0,2}(?:$|[\n.,;)|–-])/.test(text.slice(at + place.length, at + place.length + 3)) ? place : null
}
