/** Where an answer says that a company is: 'zit in Assen', 'runs a studio in Ghent', 'het kantoor, dat in Zwolle ligt'. */

import {
  AT_EDGE,
  isKnownTown,
  movedTo,
  PREMISES,
  placeAt,
  STREET_END,
  type StatedPlace,
  TO_TOWN,
  TOWN,
} from '#engine/naming/reading/places-in-answer.ts'
import { isTradeWord } from '#engine/naming/reading/trade-likeness.ts'
import { type Vocabulary, WordList } from '#engine/naming/reading/words.ts'
import { ON_ISLAND } from '#engine/vocabulary/towns.ts'
import { companiesIn, townsBeforeWhere } from './company-in.ts'
import { isOfSomethingElse } from './of-something-else.ts'
import { placesOfAdjectives } from './place-adjectives.ts'
import { reachedPlaces } from './reached-places.ts'
import { placesWhereItSits } from './where-it-sits.ts'

/** Right after these words stands where the company is. */
const SEATED = new RegExp(
  `(?:gevestigd|gesitueerd|gelegen|tucked away|weggestopt|verscholen|zetelt|zetelend|zit|zitten|ligt|liggen|staat|huist|bevindt zich|bevinden zich|office|thuisbasis|kantoor|hoofdkantoor|winkel|bakkerij|praktijk|vestiging|based|located|situated|headquartered|headquarters(?: is)?|seated|operating|operates|sits|(?<=te )vinden|(?<=can be )found)(?: (?!in |te )(?:[\\p{L}\\d’'-]|\\.(?! )|(?<=[^\\p{L}]\\p{L}{1,4})\\.){1,30}){0,5}?,? (?:in|te|at|near|out of|${ON_ISLAND}|${AT_EDGE}|(?:industrie|bedrijven)terrein (?:van|in)) ${TO_TOWN}`,
  'iuy',
)
/** 'Runs a studio in Ghent', 'haar studio, die in Leusden zit', 'het kantoor, dat in Zwolle ligt' */
const PREMISES_END = new RegExp(`(?:${PREMISES})$`)
const PREMISES_WORDS = new WordList(({ folded }) => PREMISES_END.test(folded))
const PREMISES_IN = new RegExp(
  `[\\p{L}-]{3,30}(?:,? (?:die|dat|which|that))?(?: (?:is|zit|ligt|staat|sits|located|gevestigd|based|zich|bevindt|te|vinden|found|nu|now|ook|also|momenteel|tegenwoordig)){0,3} (?:in|te|${AT_EDGE}) ${TO_TOWN}`,
  'iuy',
)
// Bounded: the 60 characters before the premises
const OWN_PREMISES =
  /(?:(?<!\p{L})(?:heeft|hebben|houdt|houden|runt|runnen|runs?|has|have|[Vv]anuit|[Ff]rom|out of|waarvan|whose|[Zz]ijn|[Hh]aar|[Hh]un|[Ii]ts|[Tt]heir|[Hh]is|[Hh]er)(?: (?!klanten|clients)[\p{Ll}’'-]{1,20}){0,3} |(?:^|[.!?\n] ?)(?:(?:In |Bij |At )?(?:[Dd]e|[Hh]et|[Tt]he)) |; (?:de|het|the) )$/u
/** A label stands at the beginning of a line or a part of it. */
const LABEL_BEFORE = /(?:^|\n|[,;(·|–—] ?|\. | - )$/u
const LABELLED = new RegExp(
  `(?:plaats|vestigingsplaats|vestiging|woonplaats|stad|locatie|standplaats|zetel|gevestigd(?: in| te)?|city|town|location|seat|headquarters|hoofdkantoor|hq|base|based in|(?:waar|where)(?=\\s?[:?]))(?:\\s?:\\s?|(?<=waar|where)\\s?(?:\\?|:) (?:in )?|(?<=standplaats|vestigingsplaats)(?: [–—-])? |(?<=plaats|stad|locatie|city|town|location) [–—-] )${TO_TOWN}`,
  'iuy',
)
/** 'is een molen in Zeddam', 'is a consultancy from Delft', but 'there is a hair salon in Zierikzee' is another thing. */
const IS_SOMETHING = new RegExp(
  `(?<!(?<!\\p{L})(?:er|there) )(?:is|was|zijn|are|lijkt|blijkt|blijft|remains|betreft|(?<=gaat )om|(?<=(?:appears?|seems?|turns out) to )be)(?: \\p{L}{2,20}){0,2} (?:een|a|an|de|het|the|dé|hét) (?:\\p{Ll}[\\p{Ll}-]{2,20}, ){0,2}[^.,;:\\n()]{2,60}? (?:in|uit|te|from|${ON_ISLAND}|${AT_EDGE}) ${TO_TOWN}`,
  'iuy',
)
/** 'Jan Smit is timmerman in Oldenzaal' */
const IS_OF_TRADE = new RegExp(
  `(?:is|zijn) (?:de |dé |the )?(?<trade>\\p{Ll}[\\p{L}-]{3,25}) (?:in|te|uit|van) ${TO_TOWN}`,
  'uy',
)
/** ', een molen in Zeddam' */
const SOMETHING = new RegExp(
  `an? [^.,;:\\n()]{2,60}? (?:in|from|${ON_ISLAND}|${AT_EDGE}) ${TO_TOWN}|een [^.,;:\\n()]{2,60}? (?:in|uit|te|${ON_ISLAND}|${AT_EDGE}) ${TO_TOWN}`,
  'iuy',
)
/** 'Tip: een bakker in Velp kost minder' */
const DOES_SOMETHING = new RegExp(
  `^${TOWN} (?:is|was|kost|vraagt|rekent|neemt|schreef|kan|costs?|may|might|can|could|will|wrote|charges) `,
  'u',
)
const SET_OFF =
  /(?:(?:,| [–—-]|:|(?<!\p{L})(?:listed|known|registered|described|vermeld|bekend|geregistreerd) (?:as|als)) |\?[ \n]|(?:^|\n)[\p{L} ]{3,20}\n)$/u

/** 'Is in Westerbork gevestigd' */
const IN_SEATED =
  /(?:is|zijn|zit|ligt|was)(?: \p{Ll}{2,12}){0,2} (?:in|te) (?=['’‘\p{Lu}]\S{1,25}(?: \p{Lu}\S{1,20})? (?:gevestigd|gelegen|gesitueerd)e?)/uy

export const ON_OFFER = /^ (?:te koop|te huur|verkocht|verkopen|verhuurd|for (?:sale|rent)|sold)(?!\p{L})/u
/** 'Is een camping bij Ommen': it tells which one is meant, but may be in the next village. */
const IS_NEAR =
  /(?:is|was|zijn|are)(?: \p{L}{2,20}){0,2} (?:een|a|an|de|het|the) [^.,;:\n()]{2,60}? (?:bij|nabij|vlak ?bij|near|close to) (?=['’‘\p{Lu}])/iuy
/** 'Founded in Seattle' */
const BEGUN = /(?:opgericht|founded|established|begonnen|started) (?:in \d{4} )?in (?=['’‘\p{Lu}])/iuy
/** 'Werkt vanuit Sneek', 'operates from Sneek' */
const WORKS_FROM = new RegExp(
  `(?:opereert|opereren|werkt|werken|runt|runnen|leidt|bestiert|verstuurt|verzendt|bezorgt|works?|operates?|runs?|ships?|vertrekt) (?:[\\p{L}\\d&’'-]{2,20} ){0,4}?(?:vanuit|from|out of) ${TO_TOWN}`,
  'iuy',
)
const WORK_WORDS = new WordList(
  'opereert opereren werkt werken runt runnen leidt bestiert verstuurt verzendt bezorgt work works operate operates run runs ship ships vertrekt',
)
const FROM = new WordList('vanuit from out')
/** 'Het bedrijf komt uit Sneek', 'the firm hails from Sneek', 'de winkel vind je in Sneek' */
const BUSINESS = new WordList(
  ({ folded }) =>
    /^(?!moeder|zuster|dochter).*(?:bedrijf|zaak|onderneming|firma|bureau|praktijk|kantoor|winkel|salon|studio|atelier)$/.test(
      folded,
    ) || /^(?:company|firm|business|agency|practice|shop|office)$/.test(folded),
)
const COMES = new WordList('komt stamt hails comes out from vind vindt zit vinden found')
// Bounded: the 12 characters before a word
const AS_SUBJECT = /(?:^|[.!?\n;:,] ?|(?<!\p{L})(?:en|and) )(?:de|het|the|dit|deze|this) $/iu
const BUSINESS_FROM = new RegExp(
  `\\p{L}{4,25} (?:(?:komt|stamt) (?:zelf |oorspronkelijk )?uit|(?:hails|comes) from|is (?:out of|from)|(?:vind je|vindt u|zit|is te vinden) in|(?:is|can be) found in) ${TO_TOWN}`,
  'iuy',
)
/** 'Je vindt ze in Sneek', 'you will find the shop in Sneek', 'directories place the company in Sneek' */
const FIND = new WordList(
  'vind vindt vinden bezoek bezoekt visit find place places list lists plaatst plaatsen vermeldt vermelden',
)
const FOUND_IN = new RegExp(
  `(?:vindt?|vinden|bezoekt?|find|visit|places?|lists?|plaatst|plaatsen|vermeldt|vermelden) (?:(?:je|u) )?(?:ze|hen|hem|haar|them|it|(?:de|het|the) \\p{L}{0,15}(?:${PREMISES}|bedrijf|ij|company|firm|business))(?: \\p{Ll}{2,12})? in ${TO_TOWN}`,
  'iuy',
)
/** 'Vanuit Sneek rijden de monteurs door heel Friesland' */
const FROM_TOWN =
  /(?:vanuit|from) (?=['’‘\p{Lu}]\S{1,25}(?: \p{Lu}\S{1,20})? (?:werkt|werken|rijden (?:de|hun|zijn|haar|ze) |bedient|bedienen|helpt|helpen|verzorgt|verzorgen|levert|leveren|opereert|opereren)(?! (?:je|andere|other)))/iuy
/** 'De vestigingsplaats is Sneek', 'als thuisbasis staat Sneek vermeld' */
const SEATS = new WordList(
  'vestigingsplaats standplaats thuisbasis thuishaven hoofdvestiging home hometown place seat base based basis locatie location town',
)
const SEAT_IS = new RegExp(
  `(?:vestigingsplaats|standplaats|thuisbasis|thuishaven|hoofdvestiging|home base|place of business|registered seat|(?<=(?:de|the|enige|only|haar|hun|zijn|its|their) )(?:locatie|location|base|town)|home ?town)(?: (?:is|staat|wordt|geldt|blijft|ligt in|noemt men)(?: in)?|:) ${TO_TOWN}`,
  'iuy',
)
/** 'Vanuit hun thuisbasis Sneek', 'from its base in Sneek', 'ingeschreven met vestigingsplaats Sneek' */
const SEAT_IN = new RegExp(
  `(?:vestigingsplaats|standplaats|thuisbasis|thuishaven|basis|(?:home )?base)(?: (?:in|te))? ${TO_TOWN}`,
  'iuy',
)
// Bounded: the 12 characters before a word
const FROM_ITS = /(?<!\p{L})(?:vanuit|from|met|with)(?: (?:de|hun|haar|zijn|the|its|their|his|her))? $/iu
/** 'Is een verhuizer die nu in Sneek gevestigd is', 'De Linde, die in Sneek gevestigd is'; 'bedrijven die in Sneek gevestigd zijn' are others. */
const RELATIVES = new WordList('die dat')
const THAT_IS_SEATED = new RegExp(
  `(?:die|dat)(?: (?!je |u )\\p{Ll}{2,15}){0,3} (?:in|te) ${TO_TOWN}(?=\\S{2,25}(?: \\p{Lu}\\S{1,20})? (?:(?:gevestigd|gelegen|gesitueerd|gehuisvest|te vinden) is|is gevestigd)(?!\\p{L}))`,
  'iuy',
)
// Bounded: the 60 characters before 'die'
const IS_ONE_THAT =
  /(?:(?<!\p{L})(?:is|was|,) (?:een|het|de) (?:(?!(?:voor|met|bij|naast|aan|naar|door|tegenover|van (?:een|de|het|\p{Lu}\S*)) )[^\s,.;:]{2,25},? ){1,6}|(?:^|[.!?\n] ?)(?:De|Het) \p{Ll}{4,25}, |(?<own>, ))$/u
/** 'Treats her patients in Sneek', 'ontvangt cliënten in Sneek' */
const RECEIVES = new WordList('treats sees receives behandelt ontvangt')
const RECEIVES_IN = new RegExp(
  `(?:treats|sees|receives|behandelt|ontvangt)(?: (?:her|his|their|its|haar|zijn|hun))? (?:patients|clients|customers|guests|patiënten|cliënten|klanten|gasten) in ${TO_TOWN}(?!\\S{2,25} (?:en|and) (?:omgeving|omstreken|surrounding|beyond))`,
  'iuy',
)
/** 'Met Sneek als vestigingsplaats', 'with Sneek as its home base', 'calls Sneek home', 'a Sneek-based firm' */
// Bounded: the 60 characters before a word
const TOWN_BEFORE_SEAT = new RegExp(
  `(?<!\\p{L})(?:(?:met|with|heeft|has) (?<place>${TOWN})(?<rest> (?:als|as)(?: (?:zijn|haar|hun|its|their|the|home)){0,2} )|(?:calls|noemt) (?<home>${TOWN})(?= $) |(?:(?:(?<= is |, )(?:an?|the)|(?<=^|[.!?:;\\n] ?|, and )(?:[Tt]he|[Tt]his|An?)) )(?<based>(?:Den |The )?\\p{Lu}\\p{L}{2,25})-|(?<=^|[.!?:;\\n] ?)(?<seat>${TOWN})(?<is> is (?:de|hun|haar|zijn|the|its|their) ))$`,
  'u',
)
/** 'It’s in Sneek, across from a bakery', 'both shops are in Sneek' */
const IT = new WordList('it they both')
const IT_IS_IN = new RegExp(
  `(?:it is|they are|both(?: of (?:them|these)| \\p{Ll}{4,20}){0,2} are)(?: both| all| just| right){0,2} in ${TO_TOWN}(?!${TOWN} (?:that|on|every|for|this|next) )`,
  'iuy',
)
// Bounded: the 12 characters before a word
const AT_START = /(?:^|[.!?:;,\n] ?|(?<!\p{L})(?:and|but) )$/u
/** 'The Sneek-based supplier', 'Sneek is de thuisbasis van de club' */
const OF_OTHERS =
  /^(?:based (?:\p{Ll}+ )?(?:supplier|customer|client|partner|manufacturer|artist|competitor|court)|\p{L}+ (?:van|of) )/u
const BEGUN_WORDS = new WordList('opgericht founded established begonnen started')
const SEAT_WORDS = new WordList(
  'gevestigd gesitueerd gelegen tucked weggestopt verscholen zetelt zetelend zit zitten ligt liggen staat huist bevindt bevinden office thuisbasis kantoor hoofdkantoor winkel bakkerij praktijk vestiging based located situated headquartered headquarters seated operating operates sits vinden found',
)
const LABEL_WORDS = new WordList(
  'plaats vestigingsplaats vestiging woonplaats stad locatie standplaats gevestigd city town location headquarters hoofdkantoor hq base based waar where zetel seat',
)
const IS = new WordList('is was zijn are be lijkt blijkt blijft remains betreft om')
const IN_SEAT = new WordList('gevestigd gevestigde gelegen gesitueerd gesitueerde gehuisvest vinden')
const NEAR = new WordList('bij nabij vlakbij vlak near close')
const A = new WordList('een a an')
/** 'Van de' is one word. */
const ARTICLES = new WordList('een a an de het the vd')

/** 'Headquarters are at Gedempte Zuiderdiep 89.' */
const STREET_NUMBER = /^(?: [\p{L}’'.-]{2,25}){0,4} \d/u

/** `isOwn`: whether the name that ends at a place is the company's. */
export function statedPlaces(
  text: string,
  vocabulary: Vocabulary,
  isOwn: (end: number) => boolean,
  trade: string | null,
): StatedPlace[] {
  const found: StatedPlace[] = []
  const add = (match: RegExpExecArray, isBeginning = false, isReached = false) => {
    const { index, 0: lead } = match
    const at = index + lead.length
    const isElsewhere = isOfSomethingElse(text, match, isOwn, isReached, trade)
    const place = isElsewhere ? null : placeAt(text, at)
    // 'Zit je zelf in Sneek?'
    if (place?.endsWith('?')) return
    // 'located at Spoorlaan 310': a street.
    if (
      place &&
      (STREET_END.test(place) ||
        // 'Waar? Online'
        (/^(?:waar|where)/i.test(lead) && !isKnownTown(place)) ||
        (lead.endsWith('at ') && STREET_NUMBER.test(text.slice(at + place.length, at + place.length + 60))))
    )
      return
    if (place && !ON_OFFER.test(text.slice(at + place.length, at + place.length + 12)))
      found.push({ at, end: isBeginning ? at : at + place.length, place })
  }
  for (const match of vocabulary.matches(text, SEAT_WORDS, SEATED)) add(match)
  for (const match of vocabulary.matches(text, PREMISES_WORDS, PREMISES_IN))
    if (OWN_PREMISES.test(text.slice(Math.max(0, match.index - 60), match.index))) add(match)
  found.push(...placesWhereItSits(text, vocabulary), ...townsBeforeWhere(text, vocabulary))
  for (const match of companiesIn(text, vocabulary)) add(match)
  for (const match of vocabulary.matches(text, WORK_WORDS, WORKS_FROM, { needs: [FROM, 60] })) add(match)
  for (const match of vocabulary.matches(text, BUSINESS, BUSINESS_FROM, { needs: [COMES, 40], before: AS_SUBJECT }))
    add(match)
  for (const match of vocabulary.matches(text, FIND, FOUND_IN)) add(match)
  for (const match of vocabulary.matches(text, RELATIVES, THAT_IS_SEATED, { needs: [IN_SEAT, 90] })) {
    const one = IS_ONE_THAT.exec(text.slice(Math.max(0, match.index - 60), match.index))
    if (one && (one.groups?.own === undefined || isOwn(match.index - 2))) add(match)
  }
  for (const match of vocabulary.matches(text, RECEIVES, RECEIVES_IN)) add(match)
  for (const match of movedTo(text, vocabulary, isOwn)) add(match)
  for (const match of reachedPlaces(text, vocabulary, isOwn)) add(match, false, true)
  for (const match of vocabulary.matches(text, FROM, FROM_TOWN, { behind: '.!?:;' })) add(match)
  for (const match of vocabulary.matches(text, SEATS, SEAT_IS)) add(match)
  for (const match of vocabulary.matches(text, SEATS, SEAT_IN, { before: FROM_ITS })) add(match)
  for (const at of vocabulary.placesOf(SEATS)) {
    if (text[at - 1] === ' ' && text.startsWith('based', at)) continue
    if (OF_OTHERS.test(text.slice(at, at + 40))) continue
    const before = TOWN_BEFORE_SEAT.exec(text.slice(Math.max(0, at - 60), at))
    if (!before) continue
    const { place, rest = '', home, based, seat, is = '' } = before.groups!
    const town = place ?? home ?? based ?? seat!
    const end = at - (place ? rest.length : seat ? is.length : 1)
    if (isKnownTown(town)) found.push({ at: end - town.length, end, place: town })
  }
  for (const match of vocabulary.matches(text, IT, IT_IS_IN, { before: AT_START }))
    if (isKnownTown(placeAt(text, match.index + match[0].length) ?? '')) add(match)
  found.push(...placesOfAdjectives(text, vocabulary, trade))
  for (const match of vocabulary.matches(text, BEGUN_WORDS, BEGUN)) add(match, true)
  for (const match of vocabulary.matches(text, LABEL_WORDS, LABELLED, { before: LABEL_BEFORE })) add(match)
  for (const match of vocabulary.matches(text, IS, IS_SOMETHING, { needs: [ARTICLES, 60] })) add(match)
  for (const match of vocabulary.matches(text, IS, IS_OF_TRADE)) if (isTradeWord(match.groups!.trade!)) add(match)
  for (const match of vocabulary.matches(text, IS, IN_SEATED, { needs: [IN_SEAT, 100] })) add(match)
  for (const match of vocabulary.matches(text, IS, IS_NEAR, { needs: [NEAR, 130] })) add(match, true)
  for (const match of vocabulary.matches(text, A, SOMETHING, { behind: ',:–—-s?\n', before: SET_OFF }))
    if (
      text[match.index - 2] === ',' ||
      !DOES_SOMETHING.test(text.slice(match.index + match[0].length, match.index + match[0].length + 60))
    )
      add(match)
  return found
}
