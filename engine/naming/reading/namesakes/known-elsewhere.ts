/** Whether all that is known of a name is somebody's in another town: 'Alles wat ik over De Linde vind, gaat over een café in Tiel'. */
import type { Prepared } from '#engine/naming/reading/known-company.ts'
import type { Place } from '#engine/naming/reading/markup/pieces.ts'
import { isKnownTown } from '#engine/naming/reading/places-in-answer.ts'
import { fold } from '#engine/text.ts'

// Bounded in this file: the 100 characters before a name and 120 behind it

const TOWN = "(?<town>['’‘]?\\p{Lu}[\\p{L}’-]{1,25}(?: aan (?:de|den) \\p{Lu}[\\p{L}’-]{1,20})?)"
const CALLED =
  '(?:met (?:de|als) naam|onder de naam|genaamd|die|dat|called|named|by the name of|with the name(?: of)?) ["\'“‘„]?$'
const IS_CALLED = new RegExp(`${CALLED}|(?:een|an?) [\\p{Ll}-]{4,25} ["'“‘„]?$`, 'u')
const BEFORE: readonly RegExp[] = [
  // 'In Tiel zit een café met de naam De Linde'
  new RegExp(
    `(?<!\\p{L})(?:[Ii]n|[Tt]e) ${TOWN}(?: \\p{Ll}{2,10}){0,3} (?:een|an?) \\p{Ll}[^.,;:\\n]{2,30} ${CALLED}`,
    'u',
  ),
  // 'In Tiel zit wel een café De Linde'
  new RegExp(`(?<!\\p{L})[Ii]n ${TOWN}(?: \\p{Ll}{2,10}){0,3} (?:een|an?) [\\p{Ll}-]{4,25} ["'“‘„]?$`, 'u'),
  // 'There’s a café in Tiel by the name of De Linde'
  new RegExp(`(?<!\\p{L})(?:een|an?) \\p{Ll}[^.,;:\\n]{2,30} (?:in|uit|te|from) ${TOWN} ${CALLED}`, 'u'),
]
const ONE_THERE = `(?:een|an?) \\p{Ll}[^.,;:\\n]{2,40} (?:in|uit|te|from) ${TOWN}`
const LEADS = `(?: [^.;:\\n]{0,40}?)? (?:over|van|op|bij|door|naar|aan|about|to|of|up|only|mostly) ${ONE_THERE}`
/** 'Alles wat ik vind over', 'de naam': before the name, what it leads to is told behind it. */
const OF_SEARCH =
  /(?<!\p{L})(?:resultaten|treffers|hits|informatie|information|alles|naam|zoek(?:en|t|opdracht)?|google|ik kom bij|results|hits|everything|name|search(?:es|ing)?)(?!\p{L})[^.;:\n]{0,40}$/iu
// 'Alles wat ik over De Linde vind, gaat over een café in Tiel', 'the name De Linde belongs to a café in Tiel'
const LEADS_TO = new RegExp(
  `^["'”’]?(?: vind| I (?:find|found|get|see))?,? (?:gaan|gaat|doet|dan kom|kom|slaan|slaat|verwijst|leidt|hoort|uit|is bezet|is in gebruik|is about|are about|reminds|belongs|leads|brings)(?!\\p{L})${LEADS}|^["'”’]?(?: vind)?,? (?:betreffen|betreft|concerns?) ${ONE_THERE.replace('<town>', '<where>')}`,
  'u',
)
const BEHIND: readonly RegExp[] = [
  // 'De Linde ken ik van een café in Tiel'
  new RegExp(`^["'”’]? (?:ken|denk|vind|krijg) ik(?!\\p{L})${LEADS}`, 'u'),
  // 'De Linde komt uit op een café in Tiel'
  new RegExp(`^["'”’]? (?:komt uit(?= op)|leidt(?= naar)|verwijst(?= naar)|(?:points|refers)(?= to))${LEADS}`, 'u'),
  // 'Met De Linde wordt meestal een café in Tiel bedoeld', 'wie De Linde zegt, bedoelt een café in Tiel'
  new RegExp(`^["'”’]?(?: wordt(?: \\p{Ll}{2,12}){0,2})? ${ONE_THERE} bedoeld`, 'u'),
  new RegExp(`^["'”’]?,? (?:zegt,? bedoelt|people|you)(?: \\p{Ll}{2,12}){0,3} ${ONE_THERE}`, 'u'),
  // 'There is a café called De Linde, but it’s in Tiel'
  new RegExp(
    `^["'”’]?,? (?:maar|but) (?:die|dat|it|that one)(?:[’']s| is| zit| ligt)(?: \\p{Ll}{2,12})? (?:in|te) ${TOWN}`,
    'u',
  ),
  // 'De Linde die ik ken, zit in Tiel'
  new RegExp(
    `^["'”’]? (?:die ik ken|(?:that |which )?I know(?: of)?|waar ik (?:iets|informatie|gegevens) over (?:heb|vind)),? (?:is|zit|ligt|staat|sits)(?: \\p{Ll}{2,12}){0,2} (?:in|te|uit|from) ${TOWN}`,
    'u',
  ),
]

export function isKnownElsewhere(text: string, { at, end }: Place, { cities }: Prepared): boolean {
  const before = text.slice(Math.max(0, at - 100), at)
  const behind = text.slice(end, end + 120)
  const towns = [
    ...(IS_CALLED.test(before.slice(-32)) ? BEFORE.map((pattern) => pattern.exec(before)) : []),
    ...BEHIND.map((pattern) => pattern.exec(behind)),
    OF_SEARCH.test(before) ? LEADS_TO.exec(behind) : null,
  ]
  return towns.some((match) => {
    const town = match?.groups?.town ?? match?.groups?.where
    return town !== undefined && isKnownTown(town) && !cities.has(fold(town))
  })
}
