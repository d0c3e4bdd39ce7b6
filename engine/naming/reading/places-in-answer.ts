/** Places in an answer: other names of one city, and where an answer says that a company is. */

import { NOT_A_TOWN, placeAfter } from '#engine/extract/contact/address-in-text.ts'
import { countryCode } from '#engine/extract/contact/country.ts'
import { fold } from '#engine/text.ts'
import { DAY_NAMES, LOOKED_UP_IN } from '#engine/vocabulary/never-names.ts'
import { ON_ISLAND, TOWNS } from '#engine/vocabulary/towns.ts'
import { isTradeWord, listedTrade } from './trade-likeness.ts'
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

/** 'Valkenburg aan de Geul' is called Valkenburg; Bergen op Zoom is not called as Bergen is. */
const SHORTENED = /^(?!Bergen )(\p{Lu}\p{L}{4,20}) (?:aan|op|bij) /u

export function sameCities(city: string): string[] {
  const key = fold(city)
  const short = SHORTENED.exec(city)?.[1]
  return ONE_CITY.find((names) => names.some((name) => fold(name) === key)) ?? (short ? [city, short] : [city])
}

export interface StatedPlace {
  at: number
  /** `at` where it only tells which company is meant: where it was founded need not be where it is. */
  end: number
  place: string
}

/** 'In hartje Assen', 'in het Friese Wommels', 'in the centre of Ghent': what may stand between 'in' and a town. */
const REGIONAL =
  '(?:Friese|Groningse|Groninger|Drentse|Drents|Overijsselse|Twentse|Sallandse|Gelderse|Veluwse|Betuwse|Achterhoekse|Utrechtse|(?:Noord-|Zuid-)?Hollandse|Zaanse|West-Friese|Westlandse|Zeeuwse|(?:Noord-)?Brabantse|Limburgse|Flevolandse|Vlaamse|Belgische|Duitse|Frisian|Dutch|Belgian|Flemish|German|Limburg|Brabant|Zeeland|Gelderland)'
/** 'Assen', 'Bergen op Zoom', 'Alphen aan den Rijn', 'Den Haag' */
export const TOWN =
  "['’‘]?\\p{Lu}[\\p{L}’'-]{1,25}(?: (?:op|aan) \\p{Lu}?\\p{L}{2,6}(?: \\p{Lu}\\p{L}{2,15})?| \\p{Lu}[\\p{L}’'-]{1,20})?"
export const TO_TOWN = `(?:(?:de|het|the|hartje|downtown|central|nearby) )?(?:(?:small|little|old|historic|kleine|oude|historische|nabijgelegen|naburige|buurt?gemeente|pittoreske) )?(?:${REGIONAL} )?(?:(?:\\p{Ll}[\\p{Ll}-]{2,14} ){0,2}(?:stadje|stad|dorpje|dorp|plaatsje|plaats|gemeente|hartje) |(?:\\p{Ll}[\\p{Ll}-]{2,14} ){0,2}(?:city|town|village|municipality|heart|centre|center|middle|north|south|east|west|outskirts) of |(?:stads|dorps)?(?:centrum|hart|kern|binnenstad|noorden|zuiden|oosten|westen|rand) van |(?:wijk|buurt|woonwijk|stadsdeel|winkelcentrum|bedrijvenpark|industriepark|bedrijvencentrum|bedrijfsverzamelgebouw) ${TOWN}(?:,| in| van) |${TOWN} (?:district|neighbou?rhood|area|quarter|shopping cent(?:re|er)|mall|business park|industrial estate) (?:of|in) )?(?=['’‘\\p{Lu}])`
/** 'Aan de haven van Urk', 'at the harbour of Urk' */
export const AT_EDGE =
  '(?:aan|op) (?:de|het) (?:rand|boulevard|haven|kade|gracht|rivier|singel|centrum|station|markt|dijk) van|(?:net|vlak) buiten|just outside|(?:on|at) the (?:edge|outskirts|harbou?r|port|quay|waterfront|market) of'
export const STREET_END = /\p{L}{3}(?:straat|laan|weg|plein|kade|gracht|singel|street|road|avenue)$/iu

// Bounded: the 90 characters behind a name
const BESIDE = new RegExp(
  `^(?: ?B\\.?V\\.?| ?V\\.?O\\.?F\\.?)?(?:(?:, (?:locatie|vestiging|filiaal|afdeling|location|branch)|,?(?: tegen)? (?:in|uit|te|from|at)) ${TO_TOWN}| ?\\((?:in |uit |te |from )?(?=['’‘\\p{Lu}])|, (?:gevestigd|gelegen|based|located) (?:in|te|at) | (?:exists|bestaat|operates) (?:in|te) | (?:is|lies|ligt|zit)(?: just)? (?:on the (?:edge|outskirts) of|aan de rand van|outside) | (?:is|lies|ligt|zit) in (?:downtown |central |hartje )?(?=['’‘]?\\p{Lu}\\p{L}{2,25}(?: \\p{Lu}\\p{L}{2,20})?(?:[.,;]|$| (?:en|and|te|gevestigd|located|based)(?!\\p{L}))))`,
  'u',
)

/** The place right after a name: 'De Linde in Assen', 'De Linde (Assen)', 'De Linde uit Assen'. */
export function placeBeside(text: string, to: number): StatedPlace | null {
  const end = text[to] === '"' || text[to] === '”' ? to + 1 : to
  const rest = text.slice(end, end + 90)
  const apart = /^(?: ?B\.?V\.?)?(?:, | [–—|-] |: )(?=['’‘\p{Lu}])/u.exec(rest)
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
  const lead = BESIDE.exec(rest)
  if (!lead) return null
  const at = end + lead[0].length
  const place = placeAt(text, at)
  // 'You’ll find De Linde at Willemskade 22.'
  if (!place || STREET_END.test(place) || /^ \d/.test(text.slice(at + place.length, at + place.length + 2))) return null
  // '(Annet Kuiper)' and '(Frans Hals)' are no places; '(Zuid-Holland)' is no town.
  if (lead[0].includes('(') && !/^\s?[),]/.test(text.slice(at + place.length, at + place.length + 2))) return null
  return { at, end: at + place.length, place }
}

/** Where a company works, as the end of a word. */
export const PREMISES =
  'kantoor|studio|atelier|winkel|praktijk|salon|werkplaats|loods|showroom|pand|zaak|kliniek|vestiging|oefenruimte|leslokaal|base|gallery|office|shop|store|workshop|clinic|premises|yard|practice|surgery|garage'

/** 'The practice has moved to Sneek', 'de zaak is naar Sneek verhuisd': it is there now; 'in 1990 verhuisde ze' need not be. */
const MOVED_WORDS = new WordList('moved relocated verhuisd naar')
const MOVED = new WordList('to naar verhuisd')
const MOVED_TO = new RegExp(
  `(?:verhuisd naar|(?:moved|relocated)(?: \\p{Ll}{2,12}){0,2} to|naar(?=[^.;\\n]{3,40} verhuisd)) ${TO_TOWN}`,
  'iuy',
)
const IT = `(?:(?:de|het|the|dit|deze|this|hun|haar|zijn|its|their|our) \\p{Ll}{0,20}(?:${PREMISES}|bedrijf|bakkerij|school|onderneming|bureau|company|firm|business|agency|bakery)|het|ze|zij|it|they)`
/** The company as the subject, right before a verb. */
export const IT_BEFORE = new RegExp(`(?<!\\p{L})${IT} $`, 'iu')
// Bounded: the 60 characters before 'moved'
const HAS_MOVED =
  "(?:[’']s|(?:^| )(?:is|zijn|has|have))(?: (?:inmiddels|onlangs|recent|recentelijk|net|nu|intussen|al|sinds kort|vorig jaar|(?:in|sinds|since) \\d{4}|now|since|recently|just)){0,2} $"
const IT_HAS_MOVED = new RegExp(`(?<!\\p{L})${IT}${HAS_MOVED}`, 'iu')
/** 'De Linde, met drie kamers, is verhuisd naar …' */
const ASIDE = /, [^,.;\n]{3,40},$/u
const HAS_MOVED_THERE = new RegExp(HAS_MOVED, 'iu')

/** Each where the town stands behind it. */
export function movedTo(text: string, vocabulary: Vocabulary, isOwn: (end: number) => boolean): RegExpExecArray[] {
  return vocabulary.matches(text, MOVED_WORDS, MOVED_TO, { needs: [MOVED, 40] }).filter(({ index }) => {
    const before = text.slice(Math.max(0, index - 60), index)
    const has = HAS_MOVED_THERE.exec(before)
    if (!has) return false
    const subject = before.slice(0, has.index).replace(ASIDE, '')
    return IT_HAS_MOVED.test(before) || isOwn(index - before.length + subject.length)
  })
}

/** '**Assen.** De Linde bakt brood', '- Assen: De Linde' */
const HEADED = /(?:^|\n)(?<place>['’‘]?\p{Lu}[\p{L}’'-]{1,25}(?: \p{Lu}[\p{L}’'-]{1,20})?)[.:] (?:De |Het )?$/u
/** 'In Gent is De Linde een slagerij', 'In Delft vind je De Linde', 'In Ghent, De Linde is a butcher’s'. */
const FRONTED =
  /(?:^|[.!?:;\n] ?)(?:In|(?:Midden in|In hartje|In (?:het centrum|de binnenstad|het hart) van)|Te|At|(?<=; )in|(?:Voor|For|Een|An?) [^.,;:!?\n]{3,40}? in) (?<place>['’‘]?\p{Lu}[\p{L}’'-]{1,25}(?: \p{Lu}[\p{L}’'-]{1,20})?)(?:,| (?:is het|gaat het om|betreft het|heb je|it is|it refers to|is|zit|ligt|staat|bestaat|vind je|you(?:['’]ll| will| can)? find|there is|,? ?(?:kun|kunt|kan|ga|gaat|moet) (?:je|u|men)(?: \p{Ll}{2,15}){0,3} (?:bij|naar)|,? ?you (?:can|could|should)(?: \p{Ll}{2,10}){0,3}|(?:runt|runnen|bestiert|drijft|leidt)(?: \p{Lu}[\p{L}’'-]{1,20}){1,4}?))(?: (?:ook|er)){0,2}(?: de| het| the)? $/u

/** 'Het in Almelo gevestigde De Linde', 'Almelo-based De Linde', 'de Almelose bakker De Linde' */
const SEATED_BEFORE =
  /(?:(?:in|te) (?<place>['’‘]?\p{Lu}[\p{L}’'-]{1,25}(?: \p{Lu}[\p{L}’'-]{1,20})?) (?:gevestigde|gelegen)|(?<![\p{L}-])(?<based>\p{Lu}\p{L}{2,25})-based|(?:^|[.!?\n] ?)(?:De|Het|The) (?<adjective>\p{Lu}\p{Ll}{3,20}(?:se|er)))(?: \p{Ll}{3,25})? (?:De |Het )?$/u

export function placeBefore(text: string, at: number): StatedPlace | null {
  if (text[at - 1] !== ' ') return null
  const from = Math.max(0, at - 80)
  const before = text.slice(from, at)
  const seated = /(?:gevestigde|gelegen|-based|se|er)(?: \p{Ll}{3,25})? (?:De |Het )?$/u.test(before)
    ? SEATED_BEFORE.exec(before)
    : null
  if (seated) {
    const { place, based, adjective } = seated.groups!
    const said = place ?? based ?? adjective!
    const town = adjective ? townOfAdjective(adjective) : isKnownTown(said) ? said : undefined
    const start = from + seated.index + seated[0].indexOf(said)
    if (town) return { at: start, end: start + said.length, place: town }
  }
  const headed = HEADED.exec(before)
  const match = headed ?? FRONTED.exec(before)
  const said = match?.groups?.place
  if (!match || !said || (headed && !isKnownTown(said))) return null
  const start = from + match.index + match[0].indexOf(said)
  const place = placeAt(text, start)
  return place ? { at: start, end: start + place.length, place } : null
}

/** 'De Linde – IT-bedrijf uit Almelo', 'De Linde: installateur in Drachten'; 'klanten uit Almelo' are no company. */
const APPOSITION =
  /^(?: ?B\.?V\.?)?(?:(?: [–—-]|:|,) | \()(?:(?!met |with |voor |for |naast )[\p{L}\d&-]{1,30} ){0,4}?([\p{L}-]{3,30}) (?:uit|in|te|from|based in) (?=['’‘\p{Lu}])/u
const COMPANY_WORD =
  /(?:bedrijf|kantoor|praktijk|winkel|zaak|bureau|firma|kliniek|studio|salon|onderneming|specialist|partij|atelier|company|firm|agency|practice|clinic|shop|store|business|contractor)$/iu

/** Below a name at the head: 'A friendly, medium-sized vet in Zutphen' */
const BELOW =
  /^[\s¤]{0,4}\n{1,2}(?:(?:A|An|Een) |(?=\p{Lu}))(?:(?!met |with |voor |for |naast )[\p{L}\d&-]{1,30},? ){0,5}?([\p{L}-]{3,30}) (?:uit|in|te|from|based in) (?:(?:het|de|the) (?:centrum|hart|centre|center|heart|binnenstad) (?:van|of) )?(?=['’‘\p{Lu}])/u
/** 'De Linde vind je in Assen', 'De Linde, die vanuit Assen werkt' */
const FOUND_IN = new RegExp(
  `^(?: (?:komt|stamt|hails|comes)(?: zelf)? (?:uit|from) | (?:vind je|vindt u|kun je|kunt u|is te|zijn te|can be)(?: vinden| found)?(?: (?:ook|tegenwoordig|gewoon|midden|hartje))?(?: terug)? (?:in|${ON_ISLAND}) |, (?:die|dat|which|that)(?: \\p{Ll}{2,12}){0,2} (?:in|vanuit|from) )${TO_TOWN}`,
  'u',
)
/** 'De Linde (vioolbouwer, Hoorn)' */
const IN_BRACKETS = /^ \((?<what>(?:[\p{Ll}-]{2,20} ){0,2}[\p{Ll}-]{4,30}), (?:in )?(?=['’‘\p{Lu}])/u
/** 'De Linde: piano dealer in Denekamp', 'lab in Gouda' */
const DEALS =
  /^(?:dealer|dealership|lab|laboratorium|laboratory|workshop|werkplaats|stemmer|reparateur|trainer|school|team|dienst|service|maker|bouwer|veger|handel|zaakje|winkeltje|luthier|sweep|tuner|shop|centrum|centre|center)$/u
const OF_GOODS = /(?:specialist|handel|handelaar)$/u
const SITS_THERE =
  /^ (?:zit|zitten|ligt|staat|huist|werkt|werken|opereert|(?:is |zijn )?gevestigd|te vinden|vinden)(?!\p{L})/u

export function placeOfApposition(text: string, end: number): StatedPlace | null {
  const behind = text.slice(end, end + 160)
  const bracket = behind.startsWith(' (') ? IN_BRACKETS.exec(behind) : null
  if (bracket) {
    const what = bracket.groups!.what!
    const town = isTradeWord(what) || listedTrade(what) !== null ? townAt(text, end + bracket[0].length) : null
    if (town) return town
  }
  const found = FOUND_IN.exec(behind)
  const match = found ?? APPOSITION.exec(behind) ?? BELOW.exec(behind)
  const word = match?.[1]?.toLowerCase() ?? ''
  const isCompany = COMPANY_WORD.test(word) || isTradeWord(word) || listedTrade(word) !== null
  if (!match || !(found || isCompany || DEALS.test(word))) return null
  const at = end + match[0].length
  const place = placeAt(text, at)
  // 'Dealer in Steinway', 'specialist in Bosch'
  if (!found && (!isCompany || OF_GOODS.test(word)) && (!place || !isKnownTown(place))) return null
  if (
    !place ||
    place.endsWith('?') ||
    (found?.[0].startsWith(',') && !SITS_THERE.test(text.slice(at + place.length, at + place.length + 20)))
  )
    return null
  return { at, end: at + place.length, place }
}

const TOWN_KEYS = new Set(TOWNS.map(fold))
export const isKnownTown = (place: string) => TOWN_KEYS.has(fold(place))

/** 'Het andere zit in Veendam', 'one is a translation office in Leeuwarden' */
const SITS_IN =
  /^(?:, (?:which|that|die|dat) [^,.;\n]{1,60},)?(?: \p{Ll}{3,25})? (?:(?:zit|ligt|staat|huist|is|sits)(?: gevestigd| based| located)?|(?:is|was) (?:een|an?|de|het|the)(?: [\p{Ll}-]{3,25}){1,5}) (?:in|te|uit|from|op) (?=['’‘\p{Lu}])/u

/** 'Het hotel in Tiel' */
const NOUN_IN = /^(?: \p{Ll}[\p{L}-]{2,25}){1,4} (?:in|te|uit|from) (?=['’‘\p{Lu}])/u

/** 'De ene zit in Assen', 'the Groningen firm', 'het Groningse kantoor'. */
export function placeOfPronoun(text: string, at: number, end: number): StatedPlace | null {
  const isArticle = end - at <= 4 && /^(?:de|het|een|één|an?|the)$/iu.test(text.slice(at, end))
  const seated =
    SITS_IN.exec(text.slice(end, end + 160)) ?? (isArticle ? NOUN_IN.exec(text.slice(end, end + 120)) : null)
  const from = seated ? end + seated[0].length : 0
  const place = seated ? placeAt(text, from) : null
  if (place) return { at: from, end: from + place.length, place }
  const inside = / (\p{Lu}[\p{L}-]{2,20})(?: |$)/u.exec(text.slice(at, end))
  if (!inside) return null
  const town = /^[Ii]n /.test(text.slice(at, at + 3)) ? inside[1] : townOfAdjective(inside[1]!)
  const start = at + inside.index + 1
  return town === undefined ? null : { at: start, end: start + inside[1]!.length, place: town }
}

/** 'Groningse' */
export function townOfAdjective(written: string): string | undefined {
  const said = fold(written)
  return TOWN_KEYS.has(said) ? said : TOWN_OF.get(said)
}

/** A town that is well known, and nothing but it: 'De Linde, Assen' and 'De Linde — Assen: …', not 'Assen Techniek'. */
function townAt(text: string, at: number): StatedPlace | null {
  const rest = text.slice(at, at + 40)
  const place = placeAfter(rest)
  if (!place || !(isKnownTown(place) || isInCountry(rest.slice(place.length)))) return null
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
  // 'Groningen en Drenthe' are provinces, 'in Groningen en is …' is the town.
  if (NOT_A_TOWN.test(rest) && !/^(?:Groningen|Utrecht) en (?!de )\p{Ll}/u.test(rest)) return null
  if (rest.startsWith('The Hague')) return 'The Hague'
  const place = placeAfter(rest)
  if (!place || countryCode(place) !== null || NO_TOWN_HERE.test(place)) return null
  // '(TPZ)' is an abbreviation.
  if (/^\p{Lu}{2,6}(?![\p{L}\d])/u.test(rest) && rest !== rest.toUpperCase()) return null
  return place
}

const NO_TOWN_HERE = new RegExp(
  `^(?:${REGIONAL}|${DAY_NAMES}|${LOOKED_UP_IN}|januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december|january|february|march|may|june|july|august|october|the|het|de|grote|oude|nieuwe|korte|lange|hoge|lage|europe|nederlands\\p{L}*|dutch|english|engels|duits|frans|netherlands|noord|zuid|oost|west|randstad|benelux|achterhoek|veluwe|betuwe|(?:west-)?friesland|twente|salland|gooi|zaanstreek|kennemerland|westland|bollenstreek|alblasserwaard|drechtsteden|haaglanden|rijnmond|walcheren|kempen|meierij|langstraat|vechtstreek|noordoostpolder|waterland|rivierenland|home|dit|deze|this|that|ons|onze|our|\\p{L}*register|kamer|chamber)$`,
  'iu',
)

/** 'Utrechtse' and 'Utrechts', 'Leidse', 'Groninger', 'Nijmeegse', 'Zwolse', 'Goudse', 'Haagse', 'Drachtster': folded. */
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
  const endings = name.endsWith('en') ? ['se', 's', 'er', 'ster'] : ['se', 's', 'sche', 'ster']
  // 'Zeister', 'Steenwijker', 'Veendammer', 'Sneker', 'Bossche'
  if (/t$|wijk$|ward$|um$/.test(name)) endings.push('er')
  const people = /[^aeiou][ae]m$/.test(name) ? [`${name}mer`] : name.endsWith('eek') ? [`${name.slice(0, -2)}ker`] : []
  // 'Almeloos'
  if (name.endsWith('o')) people.push(`${name}os`)
  if (name.endsWith('bosch')) people.push(`${name.slice(0, -3)}ssche`)
  return [...new Set([...stems.flatMap((stem) => endings.map((ending) => `${stem}${ending}`)), ...people])].filter(
    (word) => word.length >= 5,
  )
}

const TOWN_OF = new Map(TOWNS.flatMap((town) => adjectivesOf(town).map((adjective) => [adjective, town] as const)))
