/** Whether all that is known of a name is somebody's in another town: 'Alles wat ik over De Linde vind, gaat over een café in Tiel'. */
import type { Prepared } from '#engine/naming/reading/known-company.ts'
import type { Place } from '#engine/naming/reading/markup/pieces.ts'
import { isKnownTown } from '#engine/naming/reading/places-in-answer.ts'
import { fold } from '#engine/text.ts'

// Bounded in this file: the 100 characters before a name and 120 behind it

const TOWN = "(?<town>['’‘]?\\p{Lu}[\\p{L}’-]{1,25}(?: aan (?:de|den) \\p{Lu}[\\p{L}’-]{1,20})?)"
const CALLED =
  '(?:met (?:de|als) naam|onder de naam|genaamd|die|dat|called|named|by the name of|with the name(?: of)?) ["\'“‘„]?$'
const BEFORE: readonly RegExp[] = [
  // 'In Tiel zit een café met de naam De Linde'
  new RegExp(
    `(?<!\\p{L})(?:[Ii]n|[Tt]e) ${TOWN}(?: \\p{Ll}{2,10}){0,3} (?:een|an?) \\p{Ll}[^.,;:\\n]{2,30} ${CALLED}`,
    'u',
  ),
  // 'There’s a café in Tiel by the name of De Linde'
  new RegExp(`(?<!\\p{L})(?:een|an?) \\p{Ll}[^.,;:\\n]{2,30} (?:in|uit|te|from) ${TOWN} ${CALLED}`, 'u'),
]
const BEHIND: readonly RegExp[] = [
  // 'De naam De Linde ken ik van een café in Tiel', 'everything I find on De Linde is about a café in Tiel'
  new RegExp(
    `^["'”’]?,? (?:ken ik|kom|denk|geeft|gaf|krijg|vind|gaan|gaat|doet|doen|slaat|verwijst|leidt|hoort|is about|are about|reminds|belongs|leads|gives|brings|dan kom|uit|alleen|enkel|[Ii] find|[Ii] found|[Ii] (?:get|see))(?!\\p{L})[^.;:\\n]{0,40}? (?:over|van|op|bij|naar|aan|alleen|enkel|vooral|about|to|of|up|only|mostly) (?:een|an?) \\p{Ll}[^.,;:\\n]{2,40} (?:in|uit|te|from) ${TOWN}`,
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
  const towns = [...BEFORE.map((pattern) => pattern.exec(before)), ...BEHIND.map((pattern) => pattern.exec(behind))]
  return towns.some((match) => {
    const town = match?.groups?.town
    return town !== undefined && isKnownTown(town) && !cities.has(fold(town))
  })
}
