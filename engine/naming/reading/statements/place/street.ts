/** Streets that an answer gives, with a number or without. */
import type { Statement } from '#engine/naming/reading/facts.ts'
import type { Prepared, Term } from '#engine/naming/reading/known-company.ts'
import type { Mark } from '#engine/naming/reading/marks.ts'
import type { Found } from '#engine/naming/reading/name-index.ts'
import { isKnownTown, PREMISES } from '#engine/naming/reading/places-in-answer.ts'
import { isOfOthers } from '#engine/naming/reading/statements/other-subjects.ts'
import { houseNumberKey, startOfStreet, streetKey } from '#engine/naming/reading/street-names.ts'
import type { Subjects } from '#engine/naming/reading/subjects.ts'
import { startsWithCapital, type Vocabulary, type Word, WordList } from '#engine/naming/reading/words.ts'
import { fold } from '#engine/text.ts'
import { STREET_ENDINGS } from '#engine/vocabulary/places.ts'

/** 'Westzijde' is a street by the water. */
const ROAD_ENDINGS = [...STREET_ENDINGS, 'zijde', 'dyk', 'strjitte']
const AROUND = /(?<!\p{L})(?:rond|nabij|bij|vlakbij|near|around|off) (?:(?:de|het|the) )?$/iu
const HAS_DIGIT = /\d/
const NUMBER_AFTER =
  /^[\s,]{0,2}\(?(?:(?:nr\.?|nummer|[Nn]o\.?|number|numero)\s|[Nn][°º] ?|#)?(\d{1,5}(?:\s?-?\s?[A-Za-z](?![\p{L}\d/])|\s?[-–]\s?[1-9]\d{0,3}(?! ?\d)|\s?-?\s?(?:bis|hs|huis|rood|zwart|boven)(?!\p{L}))?)(?!\d| ?[A-Z]{2}(?![\p{L}\d]))/u
/** ' in Utrecht, op huisnummer 12' */
const NUMBER_LATER =
  /^(?:,? (?:in|te) \p{Lu}[\p{L}’-]{1,25})?,? \(?(?:op |at )?(?:huis)?(?:nummer|number) (\d{1,5}[a-z]?)(?!\d)/iu
/** 'House number: 83', above or below 'Street: Waterstraat' */
const NUMBER_LINE_AFTER =
  /^\n[^\p{L}\d\n]{0,4}(?:huisnummer|house (?:number|no\.?)|nummer|number|nr\.?|no\.?): (\d{1,5}[a-z]?)(?=[^\d\p{L}]|$)/iu
const NUMBER_LINE_BEFORE =
  /(?:huisnummer|house (?:number|no\.?)): (\d{1,5}[a-z]?)\n[^\p{L}\d\n]{0,4}(?:straat(?:naam)?|street(?: name)?): $/iu
const ON_THE = /(?<!\p{L})(?:aan|on) (?:(?:de|het|the) )?$/u
const NUMBER_BEFORE =
  /(?<!\d)(\d{1,5}[a-z]?) ['’‘]?$|(?:nummer|number|nr\.?|no\.?) (\d{1,5}[a-z]?) (?:van|of|on|aan|in) (?:(?:de|het|the) )?['’‘]?$/i

export function streetStatements(
  text: string,
  words: readonly Word[],
  terms: readonly Found<Term>[],
  names: readonly Mark[],
  vocabulary: Vocabulary,
  subjects: Subjects,
  known: Prepared,
): Statement[] {
  const found: Statement[] = []
  for (const { at: from, end, first, of } of terms) {
    if (of.kind !== 'street') continue
    const street = known.streets[of.index]!
    const key = streetKey(text.slice(from, end))
    // 'Drachten' is no 'Dracht'.
    const at = key === street.last ? startOfStreet(text, words, first, street) : key === street.key ? from : -1
    if (at < 0) continue
    const dot = text[end] === '.' ? 1 : 0
    const behind = text.slice(end + dot, end + dot + 60)
    const after =
      NUMBER_AFTER.exec(behind.slice(0, 24)) ??
      (/(?:nummer|number) \d/.test(behind) ? NUMBER_LATER.exec(behind) : null) ??
      NUMBER_LINE_AFTER.exec(behind.slice(0, 40))
    const before = after
      ? null
      : (NUMBER_BEFORE.exec(text.slice(Math.max(0, at - 28), at)) ??
        (text.endsWith(': ', at) ? NUMBER_LINE_BEFORE.exec(text.slice(Math.max(0, at - 60), at)) : null))
    const number = after?.[1] ?? before?.[1] ?? before?.[2]
    // 'Bakkers in en rond de Hoofdstraat'
    if (number === undefined && AROUND.test(text.slice(Math.max(0, at - 20), at))) continue
    const said = number === undefined ? '' : houseNumberKey(number)
    // Without what follows the number it is not all of it, but it is not another; of a street with two of its places either is right.
    const right = known.streets.some(
      ({ key, number: own }) =>
        key === street.key &&
        (said === '' || own === '' || said === own || (/^\d+$/.test(said) && own.match(/^\d+/)?.[0] === said)),
    )
    found.push({
      fact: 'address',
      at: before ? at - before[0].length : at,
      end: after ? end + dot + after[0].length : end,
      right,
      identifies: true,
    })
  }
  const addOther = (at: number, end: number) => {
    if (/^P\.? ?O\.? ?B|^Postbus/i.test(text.slice(at, at + 8))) return
    const before = text.slice(Math.max(0, at - 100), at)
    const beside = BESIDE_ANOTHER.exec(before)
    if (beside && !names.some((name) => name.end > at - before.length + beside.index && name.at < at)) return
    if (SENT_ON.test(before) || OF_WORK.test(before) || isOfOthers(text, at, vocabulary, subjects, known)) return
    // 'Van der Wal uit Sneek'
    if (isOfOwnName(fold(text.slice(at, end)), known.company)) return
    if (!found.some((one) => at < one.end && one.at < end))
      found.push({ fact: 'address', at, end, right: false, distinguishes: 'address' })
  }
  if (!known.company.addresses.some(({ street }) => street)) return found
  // Where its own street stands, another without a number may be the next corner.
  if (!found.some(({ right }) => right)) {
    for (const index of vocabulary.indexesOf(STREETS)) {
      const { at, end, folded } = words[index]!
      if (!startsWithCapital(words[index]!)) continue
      if (!(ROAD_END.test(folded) || ROAD.has(folded)) || NUMBER_NEXT.test(text.slice(end, end + 6))) continue
      const before = text.slice(Math.max(0, at - 120), at)
      // 'De Linde (Sommelsdijk)'
      if (isKnownTown(text.slice(at, end)) && !ON_THE.test(before)) continue
      const name = names.findLast((one) => one.end < at && one.end > at - 60)
      const next = names.find((one) => one.at > end && one.at < end + 60)
      // 'Is aan de Kruisweg in Haarlem te vinden'
      const isThere = IS_AT.exec(before)
      const lead =
        (isThere && FOUND_THERE.test(text.slice(end, end + 60)) ? isThere : null) ??
        (name && NAME_ON.exec(text.slice(name.end, at))) ??
        SEATED_ON.exec(before) ??
        (MUST_BE.test(text.slice(end, end + 60)) ? MUST_BE_ON.exec(before) : null) ??
        ((next && FRONTED_SITS.test(text.slice(end, next.at))) || FRONTED_ITS.test(text.slice(end, end + 100))
          ? FRONTED.exec(before)
          : null) ??
        (next && WORKS_FROM.test(text.slice(end, next.at)) ? FROM.exec(before) : null)
      const clause = before.slice(before.search(CLAUSE))
      // 'Loop binnen bij De Linde aan de Kruisweg'
      const around = name ? clause.replace(`bij ${text.slice(name.at, name.end)}`, '') : clause
      if (lead && !ELSEWHERE.test(around)) addOther(at - (lead[1]?.length ?? 0), end)
    }
  }
  if (HAS_DIGIT.test(text)) {
    for (const index of vocabulary.indexesOf(STREETS)) {
      const word = words[index]!
      if (!NUMBERED.test(text.slice(word.end, word.end + 20))) {
        const first = startsWithCapital(word) ? NUMBER_FIRST.exec(text.slice(Math.max(0, word.at - 60), word.at)) : null
        if (first) addOther(word.at - first[1]!.length, word.end)
        continue
      }
      // A street may be of several words, joined by a hyphen.
      let from = word.at
      while (/[\p{L}’'-]/u.test(text[from - 1] ?? '') && word.at - from < 40) from--
      const match =
        OTHER_STREET.exec(text.slice(from, word.end + 20)) ??
        (startsWithCapital(word) && ON_ROAD.test(text.slice(Math.max(0, from - 12), from))
          ? ROAD_WITH_NUMBER.exec(text.slice(from, word.end + 20))
          : null)
      if (match) addOther(from, from + match[0].length)
    }
    for (const { index, 0: said } of [
      ...vocabulary.matches(text, ADDRESS_WORDS, SEATED_AT),
      ...vocabulary.matches(text, PREMISES_WORDS, PREMISES_AT, { needs: [AT, 40] }),
    ]) {
      const street = STREET_SAID.exec(text.slice(index + said.length, index + said.length + 60))
      if (street) addOther(index + said.length, index + said.length + street[0].length)
    }
    for (const { index, 0: said } of vocabulary.matches(text, AT, AT_IN_TOWN)) {
      const rest = text.slice(index + said.length, index + said.length + 90)
      const street = STREET_SAID.exec(rest)
      const town = street && !IS_YEAR.test(street[0]) && TOWN_BEHIND.exec(rest.slice(street[0].length))?.[1]
      if (town && known.cities.has(fold(town)) && !OF_SOMETHING.test(text.slice(Math.max(0, index - 40), index)))
        addOther(index + said.length, index + said.length + street[0].length)
    }
    for (const { end } of names) {
      const beside = BESIDE_NAME.exec(text.slice(end, end + 60))
      if (beside) addOther(end + beside[1]!.length, end + beside[0].length)
    }
  }
  return found
}

const isOfOwnName = (said: string, { name, aliases, team }: Prepared['company']) =>
  [name, ...aliases, ...team.map((person) => person.name)].some((own) => fold(own).includes(said))

/** 'De Linde (Grote Noord 38)', 'De Linde, Oude Gracht 3': streets by what they begin with. */
const BESIDE_NAME =
  /^( \(|, |: )(?:Grote?|Kleine?|Nieuwe?|Oude?|Lange|Korte|Hoge|Lage|Brede|Achter|Eerste|Tweede|Derde|1e|2e|3e) (?:(?:de|het|der|van) ){0,2}\p{Lu}[\p{L}’'-]{1,20} \d{1,4}[a-z]?(?=[,);|\n]|$)/u

/** After a label or 'gevestigd aan' any capital with a number is a street, whatever its ending: 'Nieuwe Steen 40'. */
const ADDRESS_WORDS = new WordList(
  'adres bezoekadres vestigingsadres hoofdadres address gevestigd gelegen zit ligt staat located based situated',
)
const SEATED_AT =
  /(?:\p{L}*adres|address)(?:\s?:\s?|(?: (?:van|of) [^.;:\n]{2,40}?)? (?:is|luidt) )(?=\p{Lu})|(?<=(?:op|at) (?:het|the) )(?:adres|address) (?=\p{Lu})|(?:gevestigd|gelegen|zit|ligt|staat|located|based|situated) (?:nu |tegenwoordig |now )?(?:in \p{Lu}[\p{L}’-]{1,25},? )?(?:aan|op|at|on) (?:(?:de|het|the) )?(?=\p{Lu})/iuy
/** 'Its office is at Noordvliet 118' */
const PREMISES_WORDS = new WordList(
  'office shop store practice studio workshop clinic kantoor winkel praktijk werkplaats salon',
)
const AT = new WordList('at aan')
const PREMISES_AT =
  /(?:office|shop|store|practice|studio|workshop|clinic|kantoor|winkel|praktijk|werkplaats|salon)(?: (?:is|sits|zit|ligt|staat|located|gevestigd)){0,2} (?:at|aan) (?:(?:de|het|the) )?(?=\p{Lu})/iuy
/** 'A bookshop at Breed 12 in Hoorn', 'aan het Zand 3 te Gorinchem': in its own town it is a street, whatever its ending. */
const AT_IN_TOWN = /(?:at|aan) (?:(?:de|het|the) )?(?=\p{Lu})/iuy
const IS_YEAR = / (?:19|20)\d\d$/
/** 'Near the station, which is at …' */
const OF_SOMETHING = /, (?:dat|die|which|that) [^,.;\n]{0,30}$/u
const TOWN_BEHIND =
  /^(?:,? (?:in|te)|,(?: \d{4} ?[A-Z]{2})?) (\p{Lu}[\p{L}’'-]{1,25}(?: (?:aan|op) \p{L}{2,3} \p{Lu}\p{L}+| \p{Lu}\p{L}+)?)/u
const STREET_SAID =
  /^\p{Lu}[\p{L}’'.-]{1,25}(?: (?:\p{Lu}[\p{L}’'.-]{1,25}|van|de|der|den|het|[’']t|op|aan|ter|ten)){0,4} \d{1,4}(?:\s?[a-z](?!\p{L}))?(?!\d|[.:]\d|%| (?:uur|jaar|euro|km|minuten|minutes))/u

const NUMBER_WORD = '(?:nr\\.?|nummer|no\\.?|number)'
/** 'Ringbaan-Zuid 88' */
const SIDE = '(?:-(?:Noord|Zuid|Oost|West))?'
// Bounded: the endings of streets after at most 40 letters
const OTHER_STREET = new RegExp(
  `^\\p{Lu}[\\p{L}’'-]{1,40}(?:${ROAD_ENDINGS.join('|')}|str\\.)${SIDE}(?:,? ${NUMBER_WORD})? \\d{1,5}(?!\\d|[.,:]\\d|%| (?:uur|jaar|euro|km))`,
  'u',
)
const STREET_END = new RegExp(`(?:${ROAD_ENDINGS.map(fold).join('|')}|str)$`)
const STREETS = new WordList(({ folded }) => STREET_END.test(folded))
/** 'Is at 12 Noorderbuurt', 'the address is 12 Stationsweg', 'op nummer 12 van de Stationsweg' */
// Bounded: the 60 characters before the last word of a street
const NUMBER_FIRST =
  /(?<!\p{L})(?:at|to|(?<=[Aa]ddress[^.;\n]{0,20} )is|[Aa]ddress:|(?:op|at) (?:huis|house )?(?:nummer|number|no\.)(?= \d{1,4}[a-z]? (?:van|of|on|aan|in) )) (\d{1,4}[a-z]? (?:(?:van|of|on|aan|in) (?:(?:de|het|the) )?)?(?:\p{Lu}[\p{L}’'.-]{1,15} (?:(?:van|de|der|den) ){0,2}){0,2})$/u

/** Endings of nothing but streets: 'land' and 'berg' are of towns too, and the 'park' and 'haven' are where many are. */
const ROAD_END =
  /..(?:straat|str|weg|laan|plein|dijk|kade|gracht|singel|vliet|steeg|markt|dreef|plantsoen|pad|hof|wal|ring|brink|baan|zijde|boulevard|allee|street|road|lane|avenue)$/
/** 'Aan de Brink', 'aan de Grote Markt' */
const ROADS = 'markt brink plein singel ring dijk kade gracht wal vaart haven dam'
const ROAD = new Set(ROADS.split(' '))
/** 'Vaart 12' */
// Bounded: one word and its number
const ROAD_WITH_NUMBER = new RegExp(
  `^(?:${ROADS.replaceAll(' ', '|')}) \\d{1,4}[a-z]?(?!\\d|[.,:]\\d|%|\\p{L}| (?:uur|jaar|euro|km))`,
  'iu',
)
/** 'Aan de Vaart 12', but 'de Haven 3' of no street */
const ON_ROAD = /(?<!\p{L})(?:(?:aan|op) (?:de|het)|at|aan) $|(?:^|[,(:\n] ?)$/u
const NUMBER_NEXT = new RegExp(`^${SIDE}\\.?,? ?(?:nr|nummer|no\\.|\\d)`)
const NUMBERED = new RegExp(`^${SIDE}\\.?(?:,? ${NUMBER_WORD})? \\d`)
const IN_PREMISES = `\\p{Ll}{0,15}(?:${PREMISES}|plaats|offices|rooms|kamer|ruimte|building|space|gebouw|winkelpand|huis)`
const SITS =
  '(?:bakt|werkt|werken|ontvangt|ontvangen|behandelt|knipt|kookt|gevestigd|gelegen|gehuisvest|huist|zit|zitten|ligt|bevindt zich|located|based|situated|housed|sits|stands|staat|[Tt]ucked away|[Hh]idden away|[Vv]erscholen|[Ww]eggestopt)(?: [\\p{Ll}\\d-]{1,25}){0,6}?|(?:vind|vindt|vinden|find)(?: [\\p{L}\\d&-]{1,25}){0,6}?'
const IS_ONE = '(?:is|zijn|are) (?:een|an?|de|het|the)(?: (?!dat |die |that |which |who )[\\p{Ll}\\d-]{1,25}){1,5}?'
// Bounded: the 120 characters before the last word of a street
const IN_TOWN =
  "(?:,? in (?:(?:de|het|the) (?:\\p{Lu}[\\p{L}’-]{1,25} |oude |old )?(?:\\p{Ll}{0,12}(?:binnenstad|centrum|stad|dorp|kern|wijk|buurt)|cent(?:re|er)|city|town|village)(?: (?:cent(?:re|er)|(?:van|of) \\p{Lu}[\\p{L}’-]{1,25}))?|[’']?\\p{Lu}[\\p{L}’-]{1,25}(?: \\p{Lu}[\\p{L}’-]{1,20})?))?"
const ON = `${IN_TOWN},? (?:aan|op|in|on|at) (?:(?:de|het|the) )?`
const FIRST_WORDS =
  "((?:\\p{Lu}(?:[\\p{L}’']{1,20}|(?:r|s|t|rof|urg|res|eb)?\\.) (?:(?:van|de|der|den|het|ter|ten) ){0,2}){0,3}(?:\\p{Lu}[\\p{L}’']{1,20}-){0,2})$"
/** 'Zit aan', 'werkt vanuit een oud winkelpand aan', 'is een bakker in de', and what of the street stands before its last word. */
// Bounded: the 120 characters before the last word of a street
const SEATED_ON = new RegExp(
  `(?<!\\p{L})(?:(?:${SITS}|${IS_ONE}|(?:vanuit|from|of|met|with|in|has|have|heeft|hebben|houdt|houden)(?: [\\p{Ll}-]{1,25}){0,4}? ${IN_PREMISES}|houdt kantoor|houden kantoor|, (?:die|dat)|(?:waarvan (?:de|het)|whose) ${IN_PREMISES}(?: is)?|(?<=(?:^|[.:;\\n] ?|, (?:and|en) )(?:[Tt]he |[Ii]ts |[Tt]heir |[Hh]is |[Hh]er |[Hh]et |[Dd]e |[Hh]un |[Hh]aar |[Zz]ijn )?)${IN_PREMISES}(?:, (?:die|dat|which)| is| staat| sits)?|(?:vestiging|${IN_PREMISES}) (?:van|of) [\\p{L}\\d&’' -]{2,50} is)${ON}|(?:(?:werkt|werken|opereert|opereren|operates?|works?) (?:vanuit|from)|(?:verhuisde|verhuisden|verhuisd|moved)(?: in \\d{4})? (?:naar|to)) (?:(?:de|het|the) )?|(?:(?:[Aa]dres|[Bb]ezoekadres) is(?: aan| op)?(?: de| het)? |(?:[Ii]nleveren|[Aa]fgeven|[Ll]angskomen|[Bb]innenlopen|[Aa]fhalen|[Ll]angsbrengen)(?: kan| kun je| kunt u)? (?:aan|op|in) (?:de |het )?)|(?:[Aa]dres|[Bb]ezoekadres|[Aa]ddress|(?<=(?:^|\\n)[^\\p{L}\\n]{0,4})(?:Straat|Straatnaam|Street|Street name|Where|Waar|Locatie|Location)): )${FIRST_WORDS}`,
  'u',
)
/** 'Aan de Kruisweg in Haarlem zit De Linde' */
const FRONTED = new RegExp(
  `(?:^|[.!?\\n] ?)(?:(?:De|Het|The) \\p{Ll}{4,25} (?:aan|op|on|at)|Aan|Op|In|On|At) (?:(?:de|het|the) )?${FIRST_WORDS}`,
  'u',
)
/** 'Vanuit een pand aan de Kruisweg in Haarlem helpt De Linde …', 'From its shop on Kruisweg, De Linde serves …' */
const FROM = new RegExp(
  `(?:^|[.!?\\n] ?)(?:Vanuit|From) (?:[\\p{Ll}-]{1,25} ){0,4}?${IN_PREMISES}${ON}${FIRST_WORDS}`,
  'u',
)
const WORKS_FROM = new RegExp(`^${IN_TOWN}(?:,|(?: \\p{Ll}{2,15}){1,2}) $`, 'u')
/** 'Wie De Linde zoekt, moet op de Kruisweg zijn' */
// Bounded: the 120 characters before a street
const MUST_BE_ON = new RegExp(`(?<!\\p{L})(?:moet|moeten)(?: je| u)?${ON}${FIRST_WORDS}`, 'u')
const MUST_BE = new RegExp(`^${IN_TOWN} (?:zijn|wezen)(?!\\p{L})`, 'u')
// Bounded: the 120 characters before a street
const IS_AT = new RegExp(`(?<!\\p{L})(?:is|zijn|kun je|can be)${ON}${FIRST_WORDS}`, 'u')
const FOUND_THERE = new RegExp(`^${IN_TOWN} (?:te vinden|gevestigd|gehuisvest|gelegen|vinden)(?!\\p{L})`, 'u')
const FRONTED_SITS = new RegExp(
  `^${IN_TOWN} (?:zit|zitten|ligt|staat|huist|heet|is called|is|vind je|vindt u|you(?:['’]ll| will| can)? find|sits)(?: \\p{Ll}{2,12}){0,2} $`,
  'u',
)
/** 'Aan de Kruisweg heeft de zaak een winkel' */
const FRONTED_ITS = new RegExp(
  `^${IN_TOWN} (?:zit|ligt|staat|huist|heeft|runt|vind je|vindt u) (?:de|het) (?:\\p{Ll}{0,15}(?:${PREMISES})|bedrijf)(?!\\p{L}| (?:van|die|dat)(?!\\p{L})|[^.;\\n]{0,20} (?:ook|nog|tweede|extra)(?!\\p{L}))`,
  'u',
)
/** ' – kleine praktijk' */
const AS_ONE = `(?:,|:| [–—-]) (?:(?:[Ee]en|[Aa]n?|[Dd]e|[Hh]et|[Tt]he) )?(?:(?!met |with |voor |for |naast |die |dat |that )[\\p{L}-]{1,25} ){0,3}?\\p{L}{0,18}(?:${PREMISES}|bedrijf|bureau|school|kapper|bakker|bakkerij|slager|slagerij|aannemer|schilder|makelaar|tandarts|fysiotherapeut|notaris|restaurant|café|hotel|camping|adres|adresje|plek|plekje|firm|company|agency|bakery|dentist|vet|salon|spot|place)`
/** 'De Linde aan de Kruisweg', 'De Linde – kleine praktijk aan de Kruisweg', 'De Linde, Haarlem: bakkerij aan de Kruisweg', 'De Linde (Kruisweg, Haarlem)' */
const NAME_ON = new RegExp(
  `^(?: \\([^()\\n]{2,30}\\)(?= [–—-])|\\)(?=, ))?(?:(?:(?:, | \\()\\p{Lu}[\\p{L}’-]{1,25}(?: \\p{Lu}[\\p{L}’-]{1,20})?\\)?(?=:| [–—-]))?(?:${AS_ONE})?${ON}| [(|] ?)${FIRST_WORDS}`,
  'u',
)
// Bounded: the 120 characters before a street
const CLAUSE = /[^.;:,\n]*$/u
/** 'Verwijst door naar de kliniek in Ede, Kerkweg 8' */
// Bounded: the 100 characters before a street
const SENT_ON =
  /(?<!\p{L})(?:(?:door)?verwijst|verwijzen|doorverwezen|refers|refer you|referred)(?!\p{L})[^.;\n]{0,90}$/iu
/** 'Fotografeerde een winkel aan de Kerkweg 8', 'parkeren kan aan de Kerkweg 8' */
const OF_WORK =
  /(?<!\p{L})(?:parke(?:er|ren|ert)|parking|parkeergarage|halte|bushalte|project|renoveerde|gerenoveerd|verbouwde|schilderde|fotografeerde|ontwierp|bouwde|restaureerde|verkocht|verkoopt|verhuurt|te koop|te huur|woont|woonde|wonen|lives|lived|renovated|restored|photographed|painted|designed|sold|for (?:sale|rent))(?!\p{L})[^.;\n]{0,60}$/iu
/** 'Haal je op bij Fotolab Zuid, Kerkweg 8', 'het restaurant Vinn aan de Kerkweg 8' */
const BESIDE_ANOTHER =
  /(?<!\p{L})(?:bij|via|from|(?:[Rr]estaurant|[Cc]af[ée]|[Bb]rasserie|[Pp]aviljoen|[Hh]otel|[Ss]upermarkt|[Mm]useum)(?= )) (?:de |het |the )?(?:\p{Lu}[\p{L}\d’'&-]{1,25} ?){1,3}(?:,| (?:aan|op|in|on|at)(?: (?:de|het|the))?)? $/u
/** 'Verkoopt een winkelpand aan …', 'om de hoek van …', 'de parkeergarage aan …'. */
const ELSEWHERE =
  /(?<!\p{L})(?:hoek|corner|achter|tegenover|naast|bij|near|behind|opposite|halte|bushalte|station|ingang|entrance|zij-ingang|park\p{L}*|garage|voormalig\p{L}*|vroeger\p{L}*|voorheen|eerder|eerst|former\p{L}*|previous\p{L}*|tweede|second|nog een|another|[Nn]iet|[Nn]ot|n[’']t|project\p{L}*|(?<!(?:ontvangt|ontvangen|helpt|bedient|receives|sees) )(?:klant|client)\p{L}*|huis|huizen|woning\p{L}*|house|home|ver\p{L}*ko(?:opt?|cht|pen)|kocht|te koop|te huur|sold|sale|bought|bemiddel\p{L}*)(?!\p{L})/u
