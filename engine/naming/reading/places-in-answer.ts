/** Places in an answer: other names of one city, and where an answer says that a company is. */

import { NOT_A_TOWN, placeAfter } from '#engine/extract/contact/address-in-text.ts'
import { countryCode } from '#engine/extract/contact/country.ts'
import { fold } from '#engine/text.ts'
import { TOWNS } from '#engine/vocabulary/towns.ts'
import { isTradeWord } from './trade-likeness.ts'
import { type Vocabulary, WordList } from './words.ts'

/** Other names of a city, Dutch, English and official. */
const ONE_CITY = [
  ['Den Haag', '’s-Gravenhage', 'The Hague', 'La Haye'],
  ['Den Bosch', '’s-Hertogenbosch'],
  ['Leeuwarden', 'Ljouwert'],
  ['Sneek', 'Snits'],
  ['Vlissingen', 'Flushing'],
  ['Antwerpen', 'Antwerp', 'Anvers'],
  ['Brussel', 'Brussels', 'Bruxelles'],
  ['Brugge', 'Bruges'],
  ['Gent', 'Ghent', 'Gand'],
  ['Leuven', 'Louvain'],
  ['Luik', 'Liège', 'Liege'],
  ['Mechelen', 'Malines'],
]

export function sameCities(city: string): string[] {
  const key = fold(city)
  return ONE_CITY.find((names) => names.some((name) => fold(name) === key)) ?? [city]
}

export interface StatedPlace {
  at: number
  /** `at` where it only tells which company is meant: where it was founded need not be where it is. */
  end: number
  place: string
}

/** Right after these words stands where the company is. */
const SEATED =
  /(?:gevestigd|gesitueerd|gelegen|zetelt|zetelend|zit|zitten|ligt|liggen|staat|huist|office|thuisbasis|kantoor|hoofdkantoor|winkel|bakkerij|praktijk|vestiging|based|located|situated|headquartered|headquarters(?: is)?|seated|operating|operates)(?: (?!in |te )[\p{L}\d’'.-]{1,30}){0,5}?,? (?:in|te|at|near|out of) (?:de |het |the )?(?:stad |city of |plaats |town of |village of |hartje |downtown |central |(?:oude )?(?:centrum|hart|binnenstad|noorden|zuiden|oosten|westen) van |(?:heart|centre|center|middle) of )?(?=['’‘\p{Lu}])/iuy
/** A label stands at the beginning of a line or a part of it. */
const LABEL_BEFORE = /(?:^|\n|[,;(·|] ?)$/u
const LABELLED =
  /(?:plaats|vestigingsplaats|vestiging|woonplaats|stad|locatie|standplaats|gevestigd(?: in| te)?|city|town|location|headquarters|hoofdkantoor|hq|based in)\s?:\s?(?=['’‘\p{Lu}])/iuy
/** 'is een molen in Zeddam', 'is a consultancy from Delft'. */
const IS_SOMETHING =
  /(?:is|was|zijn|are)(?: \p{L}{2,20}){0,2} (?:een|a|an|de|het|the) [^.,;:\n()]{2,60}? (?:in|uit|te|from) (?=['’‘\p{Lu}])/iuy
/** ', een molen in Zeddam' */
const SOMETHING =
  /an? [^.,;:\n()]{2,60}? (?:in|from) (?=['’‘\p{Lu}])|een [^.,;:\n()]{2,60}? (?:in|uit|te) (?=['’‘\p{Lu}])/iuy
const SET_OFF = /(?:,| [–—-]|:) $/u

/** 'Is in Westerbork gevestigd' */
const IN_SEATED =
  /(?:is|zijn|zit|ligt|was)(?: \p{Ll}{2,12}){0,2} (?:in|te) (?=['’‘\p{Lu}]\S{1,25}(?: \p{Lu}\S{1,20})? (?:gevestigd|gelegen|gesitueerd))/uy

/** 'Een ander kantoor dan Prins Vastgoed in Assen': the place is that of another. */
const OF_ANOTHER = /(?<!\p{L})(?:dan|than|naast|van|of|by) (?:\p{Ll}{2,12} )?\p{Lu}/u
/** 'Is een bedrijf met wortels in Weert', 'with clients in Assen': where those are, and not the company. */
const OF_ITS_THINGS =
  /(?<!\p{L})(?:met|with)(?: \p{L}{2,20}){0,3} (?:wortels|oorsprong|klanten|opdrachtgevers|cliënten|projecten|afnemers|leveranciers|roots|origins|clients|customers|projects|suppliers) (?:in|uit|te|from) $/iu
/** 'You are referred to a hospital in Utrecht', 'de praktijk verwijst naar de kliniek in Ede': where somebody else is. */
const SENT_ON =
  /(?<!\p{L})(?:(?:door)?verw[ie]\p{L}+|doorgestuurd|refers?|referred|referral|dienstdoende|dichtstbijzijnde|nearest|spoed\p{L}*|nood\p{L}*|emergency|out-of-hours)(?!\p{L})|^(?:is|was|zijn|are)(?: \p{L}{2,20}){0,1} (?:naar|bij|van|met|voor|door|in|op|aan|to|from|by|with|for|on|at) (?:een|a|an|de|het|the) |(?<!\p{L})(?:met|bij|with|from) (?:een|an?|its|zijn|haar|hun|their) [^,]{2,40} (?:in|uit|te|from) $/iu
/** 'Its main supplier is a manufacturer in Deventer' */
// Bounded: the 60 characters before what is said
const OTHER_SUBJECT =
  /(?<!\p{L})(?:\p{L}{0,20}(?:leverancier|project|eigenaar|oprichter|directeur|klant|partner|fabrikant|dealer|voorganger|concurrent|collega|alternatief|magazijn|laboratorium)(?:s|en)?|suppliers?|owners?|founders?|directors?|clients?|customers?|manufacturers?|competitors?|colleagues?|alternatives?|warehouse)(?: \p{L}{2,15}){0,2} $/iu
/** 'Staat in het Handelsregister': a town has no article before it, or a capital in it. */
const IN_A_THING = /(?<!\p{L})(?:in|te|at|near) (?:de|het|the) $/iu
/** 'Is een camping bij Ommen': it tells which one is meant, but may be in the next village. */
const IS_NEAR =
  /(?:is|was|zijn|are)(?: \p{L}{2,20}){0,2} (?:een|a|an|de|het|the) [^.,;:\n()]{2,60}? (?:bij|nabij|vlak ?bij|near|close to) (?=['’‘\p{Lu}])/iuy
/** 'Founded in Seattle' */
const BEGUN = /(?:opgericht|founded|established|begonnen|started) (?:in \d{4} )?in (?=['’‘\p{Lu}])/iuy
/** 'Werkt vanuit Sneek', 'operates from Sneek' */
const WORKS_FROM =
  /(?:opereert|opereren|werkt|werken|works?|operates?|vertrekt) (?:\p{Ll}{2,12} ){0,2}?(?:vanuit|from|out of) (?=['’‘\p{Lu}])/iuy
const WORK_WORDS = new WordList('opereert opereren werkt werken work works operate operates vertrekt')
const FROM = new WordList('vanuit from out')
const BEGUN_WORDS = new WordList('opgericht founded established begonnen started')
const SEAT_WORDS = new WordList(
  'gevestigd gesitueerd gelegen zetelt zetelend zit zitten ligt liggen staat huist office thuisbasis kantoor hoofdkantoor winkel bakkerij praktijk vestiging based located situated headquartered headquarters seated operating operates',
)
const LABEL_WORDS = new WordList(
  'plaats vestigingsplaats vestiging woonplaats stad locatie standplaats gevestigd city town location headquarters hoofdkantoor hq based',
)
const IS = new WordList('is was zijn are')
const IN_SEAT = new WordList('gevestigd gelegen gesitueerd')
const NEAR = new WordList('bij nabij vlakbij vlak near close')
const A = new WordList('een a an')
/** 'Van de' is one word. */
const ARTICLES = new WordList('een a an de het the vd')
const STREET_END = /\p{L}{3}(?:straat|laan|weg|plein|kade|gracht|singel|street|road|avenue)$/iu

/** 'Headquarters are at Gedempte Zuiderdiep 89.' */
const STREET_NUMBER = /^(?: [\p{L}’'.-]{2,25}){0,4} \d/u

export function statedPlaces(text: string, vocabulary: Vocabulary): StatedPlace[] {
  const found: StatedPlace[] = []
  const add = ({ index, 0: lead }: RegExpExecArray, isBeginning = false) => {
    const at = index + lead.length
    const before = text.slice(Math.max(0, index - 60), index)
    const isElsewhere =
      OTHER_SUBJECT.test(before) ||
      OF_ANOTHER.test(lead) ||
      OF_ITS_THINGS.test(lead) ||
      SENT_ON.test(lead) ||
      IN_A_THING.test(lead)
    const place = isElsewhere ? null : placeAt(text, at)
    // 'located at Spoorlaan 310': a street.
    if (
      place &&
      (STREET_END.test(place) ||
        (lead.endsWith('at ') && STREET_NUMBER.test(text.slice(at + place.length, at + place.length + 60))))
    )
      return
    if (place) found.push({ at, end: isBeginning ? at : at + place.length, place })
  }
  for (const match of vocabulary.matches(text, SEAT_WORDS, SEATED)) add(match)
  for (const match of vocabulary.matches(text, WORK_WORDS, WORKS_FROM, { needs: [FROM, 40] })) add(match)
  for (const match of vocabulary.matches(text, BEGUN_WORDS, BEGUN)) add(match, true)
  for (const match of vocabulary.matches(text, LABEL_WORDS, LABELLED, { before: LABEL_BEFORE })) add(match)
  for (const match of vocabulary.matches(text, IS, IS_SOMETHING, { needs: [ARTICLES, 60] })) add(match)
  for (const match of vocabulary.matches(text, IS, IN_SEATED, { needs: [IN_SEAT, 100] })) add(match)
  for (const match of vocabulary.matches(text, IS, IS_NEAR, { needs: [NEAR, 130] })) add(match, true)
  for (const match of vocabulary.matches(text, A, SOMETHING, { behind: ',:–—-', before: SET_OFF })) add(match)
  return found
}

/** The place right after a name: 'De Linde in Assen', 'De Linde (Assen)', 'De Linde uit Assen'. */
export function placeBeside(text: string, end: number): StatedPlace | null {
  const rest = text.slice(end, end + 90)
  const apart = /^(?: ?B\.?V\.?)?(?:, | [–—-] |: )(?=['’‘\p{Lu}])/u.exec(rest)
  if (apart) {
    const town = townAt(text, end + apart[0].length)
    if (town) return town
  }
  const on = rest.startsWith(' a') || rest.startsWith(' o') ? rest : ''
  const island = on && /^ op (?=\p{Lu})/u.exec(on)
  if (island) return townAt(text, end + island[0].length)
  const street =
    on &&
    /^ (?:aan|op|at|on) (?:de |het |the )?\p{Lu}[\p{L}’'.-]{2,25}(?: \p{L}{2,20}){0,2}(?: \d{1,4}\p{L}?)?,? (?:in|te) (?=['’‘\p{Lu}])/u.exec(
      on,
    )
  if (street) {
    const place = placeAt(text, end + street[0].length)
    if (place) return { at: end + street[0].length, end: end + street[0].length + place.length, place }
  }
  const lead =
    /^(?: ?B\.?V\.?| ?V\.?O\.?F\.?)?(?:(?:, (?:locatie|vestiging|filiaal|afdeling|location|branch)|,? (?:in|uit|te|from|at)) (?:de |het |the )?(?=['’‘\p{Lu}])| ?\((?:in |uit |te |from )?(?=['’‘\p{Lu}])|, (?:gevestigd|gelegen|based|located) (?:in|te|at) )/u.exec(
      rest,
    )
  if (!lead) return null
  const at = end + lead[0].length
  const place = placeAt(text, at)
  // 'You’ll find De Linde at Willemskade 22.'
  if (!place || STREET_END.test(place) || /^ \d/.test(text.slice(at + place.length, at + place.length + 2))) return null
  // '(Annet Kuiper)' and '(Frans Hals)' are no places; '(Zuid-Holland)' is no town.
  if (lead[0].includes('(') && !/^\s?[),]/.test(text.slice(at + place.length, at + place.length + 2))) return null
  return { at, end: at + place.length, place }
}

/** 'In Gent is De Linde een slagerij', 'In Delft vind je De Linde'. */
const FRONTED =
  /(?:^|[.!?:;\n] ?)(?:In|Te|At) (?<place>['’‘]?\p{Lu}[\p{L}’'-]{1,25}(?: \p{Lu}[\p{L}’'-]{1,20})?) (?:is|zit|ligt|staat|bestaat|vind je|you(?:['’]ll| will| can)? find|there is)(?: (?:ook|er))?(?: de| het| the)? $/u

export function placeBefore(text: string, at: number): StatedPlace | null {
  if (text[at - 1] !== ' ') return null
  const from = Math.max(0, at - 80)
  const match = FRONTED.exec(text.slice(from, at))
  const said = match?.groups?.place
  if (!match || !said) return null
  const start = from + match.index + match[0].indexOf(said)
  const place = placeAt(text, start)
  return place ? { at: start, end: start + place.length, place } : null
}

/** 'De Linde – IT-bedrijf uit Almelo', 'De Linde: installateur in Drachten'; 'klanten uit Almelo' are no company. */
const APPOSITION =
  /^(?: ?B\.?V\.?)?(?:(?: [–—-]|:|,) | \()(?:(?!met |with |voor |for |naast )[\p{L}\d&-]{1,30} ){0,4}?(?!\p{L}*(?:specialist|handel|handelaar) in )([\p{L}-]{3,30}) (?:uit|in|te|from|based in) (?=['’‘\p{Lu}])/u
const COMPANY_WORD =
  /(?:bedrijf|kantoor|praktijk|winkel|zaak|bureau|firma|kliniek|studio|salon|onderneming|specialist|partij|atelier|company|firm|agency|practice|clinic|shop|store|business|contractor)$/iu

export function placeOfApposition(text: string, end: number): StatedPlace | null {
  const match = APPOSITION.exec(text.slice(end, end + 160))
  if (!match || !(COMPANY_WORD.test(match[1]!) || isTradeWord(match[1]!.toLowerCase()))) return null
  const at = end + match[0].length
  const place = placeAt(text, at)
  return place ? { at, end: at + place.length, place } : null
}

const TOWN_KEYS = new Set(TOWNS.map(fold))

/** 'Het andere zit in Veendam' */
const SITS_IN =
  /^(?: \p{Ll}{3,25})? (?:zit|ligt|staat|huist|is|sits)(?: gevestigd| based| located)? (?:in|te|op) (?=['’‘\p{Lu}])/u

/** 'De ene zit in Assen', 'the Groningen firm', 'het Groningse kantoor'. */
export function placeOfPronoun(text: string, at: number, end: number): StatedPlace | null {
  const seated = SITS_IN.exec(text.slice(end, end + 60))
  const from = seated ? end + seated[0].length : 0
  const place = seated ? placeAt(text, from) : null
  if (place) return { at: from, end: from + place.length, place }
  const inside = / (\p{Lu}[\p{L}-]{2,20}) /u.exec(text.slice(at, end))
  if (!inside) return null
  const said = fold(inside[1]!)
  const root = said.replace(/(?:se?|er)$/, '')
  const town = [said, root, `${root}en`].find((one) => TOWN_KEYS.has(one))
  const start = at + inside.index + 1
  return town === undefined ? null : { at: start, end: start + inside[1]!.length, place: town }
}

/** A town that is well known, and nothing but it: 'De Linde, Assen' and 'De Linde — Assen: …', not 'Assen Techniek'. */
function townAt(text: string, at: number): StatedPlace | null {
  const rest = text.slice(at, at + 40)
  const place = placeAfter(rest)
  if (!place || !(TOWN_KEYS.has(fold(place)) || isInCountry(rest.slice(place.length)))) return null
  const next = text.slice(at + place.length, at + place.length + 2)
  return /^ ?(?:\p{Lu}|-\p{L})/u.test(next) ? null : { at, end: at + place.length, place }
}

/** 'Roeselare (België)' */
function isInCountry(behind: string): boolean {
  const country = /^ \((\p{Lu}[\p{L}-]{3,20})\)/u.exec(behind)?.[1]
  return country !== undefined && countryCode(country) !== null
}

/** The town that is named here; null for a country, a province or another region. */
export function placeAt(text: string, at: number): string | null {
  const rest = text.slice(at, at + 60)
  if (NOT_A_TOWN.test(rest)) return null
  if (rest.startsWith('The Hague')) return 'The Hague'
  const place = placeAfter(rest)
  if (!place || countryCode(place) !== null || NO_TOWN_HERE.test(place)) return null
  // '(TPZ)' is an abbreviation.
  if (/^\p{Lu}{2,6}(?![\p{L}\d])/u.test(rest) && rest !== rest.toUpperCase()) return null
  return place
}

const NO_TOWN_HERE =
  /^(?:januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december|january|february|march|may|june|july|august|october|the|het|de|europe|nederlands\p{L}*|dutch|english|engels|duits|frans|netherlands|noord|zuid|oost|west|randstad|benelux|achterhoek|veluwe|betuwe|home|google|facebook|instagram|dit|deze|this|that|ons|onze|our|\p{L}*register|kamer|chamber|trustpilot|linkedin|wikipedia|zorgkaart\p{L}*)$/iu

/** 'Utrechtse' and 'Utrechts', 'Leidse', 'Groninger', 'Nijmeegse', 'Zwolse', 'Goudse', 'Haagse': folded. */
export function adjectivesOf(city: string): string[] {
  const name = fold(city.replace(/^(?:den|[’']s)[ -]/i, ''))
  if (name.length < 4 || /[ -]/.test(city.replace(/^(?:den|[’']s)[ -]/i, ''))) return []
  const stems = [name]
  if (name.endsWith('en')) {
    const stem = name.slice(0, -2)
    stems.push(stem, stem.replace(/([aeou])([^aeiou])$/, '$1$1$2'))
  } else if (/[ae]$/.test(name))
    stems.push(
      name
        .slice(0, -1)
        .replace(/(.)\1$/, '$1')
        .replace(/([aeou])([^aeiou])$/, '$1$1$2'),
      name.slice(0, -1).replace(/(.)\1$/, '$1'),
    )
  const endings = name.endsWith('en') ? ['se', 's', 'er'] : ['se', 's', 'sche']
  return [...new Set(stems.flatMap((stem) => endings.map((ending) => `${stem}${ending}`)))].filter(
    (word) => word.length >= 5,
  )
}
