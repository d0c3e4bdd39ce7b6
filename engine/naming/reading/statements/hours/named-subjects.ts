/** Whether hours are told of another that is named: 'Fietspunt is op zondag open', of whom nobody told us. */
import type { Prepared } from '#engine/naming/reading/known-company.ts'
import { allMatches } from '#engine/text.ts'
import { daysIn } from './days-and-times.ts'
import { OWN_PLACE, withoutNames } from './own-words.ts'

const NAMED =
  /(?<=(?:^|[,;] |\p{L} )(?:[Ii]s|[Aa]re|[Ss]luit|[Oo]pent|[Gg]aat) )(?!De |Het |The |~|\p{Lu}[\p{L}’'.-]{1,25}(?: [\p{L}’'.-]{2,20}){0,3} \d)\p{Lu}\p{Ll}{2,}/u
const NAME = "\\p{Lu}[\\p{L}’'&-]{1,25}(?: (?:\\p{Lu}[\\p{L}’'&-]{1,25}|&)){0,3}"
/** 'Fietspunt Ede is open daily, while …', '… bij Fietspunt Ede terecht, dat dan open is': at most 200 characters. */
const OTHER_SUBJECT = new RegExp(
  `(?:^\\s*(?=\\p{Lu}[\\p{L}’'&-]+ [\\p{Lu}&])|[,;:] (?:(?:en|and|maar|but|while|whereas|terwijl|want) )?|(?<!\\p{L})(?:while|whereas|terwijl|maar|but|en|and) )(?!(?:Volgens|According|Op|In|Bij|Voor|Naast|Met|Aan|On|At|For|Near) )(${NAME}|~|it|they|ze|zij|(?:de|het|the) (?:${OWN_PLACE})) (?:is|are|zijn|sluit|sluiten|opent|openen|gaat|blijft|heeft|has|close|closes|open|opens|stays|works|shuts)(?!\\p{L})|(?:bij|naar|at|to) (${NAME}|~)(?: [^.,;]{1,40})?(?:, (?:die|dat|which|who) | terecht$)|[Bb]ij (${NAME}|~) (?:kunt? (?:je|u)|ben (?:je|u)|is|zijn|wordt) |(?<!\\p{L})(?:is|zijn|sluit|sluiten|opent|gaat|blijft) (~|ze|zij|it|they|(?:de|het|the) (?:${OWN_PLACE}))(?!\\p{L})`,
  'gu',
)
/** 'De vestiging in Apeldoorn is ook op zondag open' of one in Deventer. */
// Bounded: a sentence of at most 1,000 characters
const BRANCH =
  /(?:filiaal|vestiging|branch|locatie|location|winkel|shop|store|zaak|kantoor|office) (?:in|te) (\p{Lu}[\p{L}’'-]{2,25})(?: [^.,;]{1,40})? (?:is|sluit|opent|gaat|closes|opens)(?!\p{L})/u
/** 'Wie op maandag pech heeft, kan terecht bij Fietspunt' */
const GOES_TO = /^ (?:bij|naar|at) (\p{Lu}[\p{L}’'&-]{1,25})/u

interface Told {
  about: string
  /** To where the hours stand that are told. */
  upTo: string
  after: string
}

/** 'In Deventer is Fietspunt op zondag open', not 'het adres is Kerkstraat 12' */
export function isOfNamed({ about, upTo, after }: Told, { company }: Prepared): boolean {
  const isOther = (word: string | undefined) =>
    word !== undefined &&
    /^\p{Lu}/u.test(word) &&
    daysIn(word).length === 0 &&
    ![company.name, ...company.aliases].some((name) => name.includes(word))
  const subject = allMatches(withoutNames(upTo, company).slice(-200), OTHER_SUBJECT).at(-1)
  const branch = BRANCH.exec(upTo)?.[1]
  const { addresses } = company
  if (branch && addresses.some(({ city }) => city) && !addresses.some(({ city }) => city?.includes(branch))) return true
  if (isOther(GOES_TO.exec(after)?.[1])) return true
  if (!subject) return isOther(NAMED.exec(withoutNames(about, company))?.[0])
  return subject.slice(1).find(Boolean)!.split(/[ &]+/).every(isOther)
}
