/** Where an answer says that the shop or the office is, behind a town: 'afhalen in Ermelo, waar de winkel zit'. */
import { isKnownTown, PREMISES, placeAt, type StatedPlace } from '#engine/naming/reading/places-in-answer.ts'
import { type Vocabulary, WordList } from '#engine/naming/reading/words.ts'

/** 'Afhalen in Ermelo, waar de winkel zit' */
const WHERE = new WordList('waar where')
const WHERE_IT_SITS = new RegExp(
  `(?:waar|where)(?: \\p{Ll}{2,12}){1,3}? \\p{Ll}{0,12}(?:${PREMISES})(?: (?:ook|also|zelf))? (?:zit|ligt|staat|is|gevestigd|huist)(?!\\p{L})`,
  'iuy',
)
// Bounded: the 60 characters before 'waar'
const TOWN_BEFORE =
  /(?<!\p{L})(?:in|te|vanuit|from|naar|to) (?<place>['’‘]?\p{Lu}[\p{L}’'-]{1,25}(?: \p{Lu}[\p{L}’'-]{1,20})?)(?<rest>(?: \p{Ll}{2,15}){0,2}), $/u
/** 'Wie haar in Ermelo opzoekt, want daar is de salon gevestigd', 'you travel to Ermelo, because that is where the salon is' */
const BECAUSE = new WordList('want omdat aangezien because since as for')
const IT_SITS_THERE = new RegExp(
  `(?:want|omdat|aangezien) daar (?:is|zit|ligt|staat|huist|bevindt zich) (?:de|het|haar|zijn|hun) \\p{Ll}{0,12}(?:${PREMISES})|(?:because|since|as|for) (?:(?:that|this) is where (?:the|its|their|his|her) \\p{Ll}{0,12}(?:${PREMISES}) (?:is|sits)|(?:the|its|their|his|her) \\p{Ll}{0,12}(?:${PREMISES}) (?:is|sits) (?:\\p{Ll}{4,10} )?there)`,
  'iuy',
)

/** 'Opende in 1998 in het centrum van Ermelo', 'is in the heart of Ermelo' */
const IN_THE_TOWN = new WordList('centrum hart centre center heart middle')
const CENTRE_OF =
  /(?:(?:oude |old )?(?:centrum|hart)(?: van (?=['’‘\p{Lu}]))|(?:town |city |historic |old )?(?:centre|center|heart|middle) of (?=['’‘\p{Lu}]))/iuy
// Bounded: the 60 characters before it
const SITS_IN =
  /(?<!\p{L})(?:is|zit|ligt|staat|huist|sits|stands|opende|opened|was opened|werd geopend|gevestigd|located|situated|found|vinden|based)(?: [\p{L}\d]{2,12}){0,3} (?:in|aan) (?:het|the|de) (?:[\p{Ll}]{3,12} )?$/iu
/** 'Has been in Ermelo since 1998' */
const BEEN = new WordList('been')
const BEEN_IN = /been in (?=['’‘\p{Lu}]\S{1,25}(?: \p{Lu}\S{1,20})? (?:since|for)(?!\p{L}))/uy

/** A line 'Sneek, Nederland' */
const COUNTRY = new WordList('nederland netherlands belgie belgium')
// Bounded: the 60 characters before it
const TOWN_OF_LINE =
  /(?:^|\n)(?<place>['’‘]?\p{Lu}[\p{L}’'-]{1,25}(?: \p{Lu}[\p{L}’'-]{1,20})?)(?<rest>, (?:[Tt]he )?)$/u

export function placesWhereItSits(text: string, vocabulary: Vocabulary): StatedPlace[] {
  const found: StatedPlace[] = []
  for (const { index } of [
    ...vocabulary.matches(text, WHERE, WHERE_IT_SITS, { behind: ',' }),
    ...vocabulary.matches(text, BECAUSE, IT_SITS_THERE, { behind: ',' }),
  ]) {
    const { place = '', rest = '' } = TOWN_BEFORE.exec(text.slice(Math.max(0, index - 60), index))?.groups ?? {}
    const end = index - 2 - rest.length
    if (isKnownTown(place)) found.push({ at: end - place.length, end, place })
  }
  for (const at of vocabulary.placesOf(COUNTRY)) {
    const { place = '', rest = '' } = TOWN_OF_LINE.exec(text.slice(Math.max(0, at - 60), at))?.groups ?? {}
    const end = at - rest.length
    if (isKnownTown(place)) found.push({ at: end - place.length, end, place })
  }
  const add = (at: number) => {
    const place = placeAt(text, at)
    if (place && isKnownTown(place)) found.push({ at, end: at + place.length, place })
  }
  for (const { index, 0: lead } of vocabulary.matches(text, IN_THE_TOWN, CENTRE_OF))
    if (SITS_IN.test(text.slice(Math.max(0, index - 60), index))) add(index + lead.length)
  for (const { index, 0: lead } of vocabulary.matches(text, BEEN, BEEN_IN)) add(index + lead.length)
  return found
}
