/** Where an answer says that the company is, around its name: 'Sneek is home to De Linde', 'De Linde has a single location in Sneek'. */
import type { Mark } from '#engine/naming/reading/marks.ts'
import {
  isKnownTown,
  PREMISES,
  placeAt,
  type StatedPlace,
  TO_TOWN,
  TOWN,
} from '#engine/naming/reading/places-in-answer.ts'
import { isAt } from '#engine/text.ts'
import { ON_OFFER } from './stated-places.ts'

// Bounded in this file: the 100 characters before the name and 160 behind it

const ROOM = `(?:\\p{Ll}{0,12}(?:${PREMISES})|location|locatie|branch|filiaal)`
const THE = '(?:de |het |the )?["\'“‘]?'

/** What ends right before a town, behind the name: by a verb, */
const HAS_OR_RECEIVES = /^ (?:heeft|houdt|has|keeps|welcomes|receives|sees|ontvangt|verwelkomt) /
const BEHIND_VERB: readonly RegExp[] = [
  // 'De Linde heeft alleen een zaak in Sneek', 'has a single location in Sneek'
  new RegExp(
    `^ (?:heeft|houdt|has|keeps) (?:alleen |slechts |maar |enkel |only |just )?(?:een|één|an?|one|its only) (?:\\p{Ll}{2,12} ){0,2}${ROOM},? (?:in|te|namely|te weten|en wel in) ${TO_TOWN}(?!${TOWN} (?:en|and|of|or) )`,
    'u',
  ),
  // 'De Linde ontvangt klanten in haar winkel in Sneek'
  new RegExp(
    `^ (?:welcomes|receives|sees|ontvangt|verwelkomt) (?:\\p{Ll}{2,12} ){0,2}(?:at|in|op) (?:its|their|zijn|haar|hun|de|het) (?:\\p{Ll}{2,12} ){0,2}${ROOM} (?:in|te) ${TO_TOWN}`,
    'u',
  ),
]
/** set off from the name, */
const SET_OFF = /^(?:[,:]| [–—-]) /
const BEHIND_SIGN: readonly RegExp[] = [
  // 'De Linde, right in Sneek', '– Sneek-based'
  new RegExp(`^, (?:right|just|gewoon|nu|now|midden) in ${TO_TOWN}`, 'u'),
  new RegExp(`^(?:,| [–—-]|:) (?=${TOWN}-based(?!\\p{L}))`, 'u'),
  // 'De Linde: independent bakery, Sneek.'
  new RegExp(
    `^(?:,| [–—-]|:) (?:an? |een )?\\p{Ll}[\\p{Ll}-]{2,25}(?: [\\p{Ll}-]{2,25}){0,3}, (?=${TOWN}(?:[.;)\\n]|$))`,
    'u',
  ),
  // ': een kleine, onafhankelijke bakker met een eigen pand in Sneek'
  new RegExp(
    `^(?:,| [–—-]|:) (?:een|an?) [^.;:\\n()]{2,70} (?:met|with) (?:één|een|an?|one|zijn|haar|hun|its|their) (?:eigen |own )?(?:\\p{Ll}{2,12} )?${ROOM},? (?:in|te|te weten|namely) ${TO_TOWN}`,
    'u',
  ),
]
/** or in an answer: 'Does De Linde have a shop? Yes, in Sneek.' */
const ANSWERED = new RegExp(
  `^[^.?!\\n]{0,60} ${ROOM}(?!\\p{L})[^.?!\\n]{0,20}\\? (?:Yes|Ja)(?:,| [–—-]|:) (?:in|te) ${TO_TOWN}`,
  'u',
)
/** One of these stands right before the name in all that follow. */
const LEADS_TO_NAME = new RegExp(
  `(?<=(?:van|of|aan|bij|met|voor|for|to|visit|see|werkt|helpt|bedient|levert|opereert|verzorgt|,) ${THE})`,
  'iy',
)
/** What stands before the name, and ends right before a town behind it. */
const AROUND: readonly [RegExp, RegExp][] = [
  // 'De thuisbasis van De Linde is Sneek'
  [
    new RegExp(
      `(?<!\\p{L})(?:thuisbasis|thuishaven|vestigingsplaats|standplaats|home base|seat) (?:van|of) ${THE}$`,
      'iu',
    ),
    new RegExp(`^ (?:is|blijft|ligt in) ${TO_TOWN}`, 'u'),
  ],
  // 'Voor een bezoek aan De Linde ga je naar Sneek', 'to visit De Linde you have to go to Sneek'
  [
    new RegExp(
      `(?<!\\p{L})(?:voor (?:een (?:bezoek|afspraak) (?:aan|bij|met) )?|to (?:visit|see) |for (?:a visit to )?)${THE}$`,
      'iu',
    ),
    new RegExp(
      `^,? (?:(?:ga|moet|rijd|reis) (?:je|u) (?:\\p{Ll}{2,12} ){0,2}|you(?:[’']d| would| will|[’']ll)? (?:have to |need to |must )?(?:go|travel|drive|head) )(?:naar|to) ${TO_TOWN}|^ moet (?:je|u) in ${TO_TOWN}(?=${TOWN} (?:zijn|wezen)(?!\\p{L}))`,
      'u',
    ),
  ],
  [new RegExp(`(?<!\\p{L})(?:je|u) moet voor ${THE}$`, 'iu'), new RegExp(`^ naar ${TO_TOWN}`, 'u')],
]
/** A town before the name. */
const BEFORE: readonly RegExp[] = [
  // 'Sneek is home to De Linde', 'Sneek heeft met De Linde een goede bakker'
  new RegExp(
    `(?<place>${TOWN})(?<rest> (?:is (?:home to|de (?:thuisbasis|thuishaven|standplaats) van)|heeft met) ${THE})$`,
    'u',
  ),
  // 'Vanuit Sneek werkt De Linde voor heel Friesland'
  new RegExp(
    `(?:^|[.!?\\n] ?)(?:Vanuit|From) (?<place>${TOWN})(?<rest>(?: (?:werkt|helpt|bedient|levert|opereert|verzorgt)|,) ${THE})$`,
    'u',
  ),
  // 'Customers come to Sneek for De Linde'
  new RegExp(
    `(?<!\\p{L})(?:come|go|travel|komen|gaan) (?:to|naar) (?<place>${TOWN})(?<rest> (?:for|voor) ${THE})$`,
    'u',
  ),
]

/** Places of known towns only. */
export function placesAroundName(text: string, { at, end }: Mark): StatedPlace[] {
  const before = text.slice(Math.max(0, at - 100), at)
  const after = text.slice(end, end + 160)
  const isLed = isAt(LEADS_TO_NAME, text, at)
  const behind = HAS_OR_RECEIVES.test(after) ? BEHIND_VERB : SET_OFF.test(after) ? BEHIND_SIGN : []
  const answered = after.includes('? ') ? [ANSWERED] : []
  const around = isLed ? AROUND : []
  const leads = [
    ...[...behind, ...answered].map((pattern) => pattern.exec(after)),
    ...around.map(([lead, pattern]) => (lead.test(before) ? pattern.exec(after) : null)),
  ].flatMap((lead) => (lead ? [end + lead[0].length] : []))
  if (leads.length === 0 && !isLed) return []
  return [
    ...leads.flatMap((from) => {
      const place = placeAt(text, from)?.replace(/-based$/, '')
      return place && !ON_OFFER.test(text.slice(from + place.length, from + place.length + 12))
        ? [{ at: from, end: from + place.length, place }]
        : []
    }),
    ...(isLed ? BEFORE : []).flatMap((pattern) => {
      const { place, rest } = pattern.exec(before)?.groups ?? {}
      return place ? [{ at: at - rest!.length - place.length, end: at - rest!.length, place }] : []
    }),
  ].filter(({ place }) => isKnownTown(place))
}
