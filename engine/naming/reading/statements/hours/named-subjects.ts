/** Whether hours are told of another that is named: 'Fietspunt is op zondag open', of whom nobody told us. */
import type { Prepared } from '#engine/naming/reading/known-company.ts'
import { allMatches } from '#engine/text.ts'
import { OWN_PLACE, withoutNames } from './own-words.ts'

const NAMED =
  /(?<=(?:^|[,;] |\p{L} )(?:[Ii]s|[Aa]re|[Ss]luit|[Oo]pent|[Gg]aat) )(?!De |Het |The |~|\p{Lu}[\p{L}’'.-]{1,25}(?: [\p{L}’'.-]{2,20}){0,3} \d)\p{Lu}\p{Ll}{2,}/u
const NAME = "\\p{Lu}[\\p{L}’'&-]{1,25}(?: (?:\\p{Lu}[\\p{L}’'&-]{1,25}|&)){0,3}"
/** 'Fietspunt Ede is open daily, while …', '… bij Fietspunt Ede terecht, dat dan open is': at most 200 characters. */
const OTHER_SUBJECT = new RegExp(
  `(?:^\\s*(?=\\p{Lu}[\\p{L}’'&-]+ [\\p{Lu}&])|[,;:] (?:(?:en|and|maar|but|while|whereas|terwijl|want) )?|(?<!\\p{L})(?:while|whereas|terwijl|maar|but|en|and) )(?!(?:Volgens|According|Op|In|Bij|Voor|Naast|Met|Aan|On|At|For|Near) )(${NAME}|~|it|they|ze|zij|(?:de|het|the) (?:${OWN_PLACE})) (?:is|are|zijn|sluit|sluiten|opent|openen|gaat|blijft|heeft|has|close|closes|open|opens|stays|works|shuts)(?!\\p{L})|(?:bij|naar|at|to) (${NAME}|~)(?: [^.,;]{1,40})?(?:, (?:die|dat|which|who) | terecht$)|[Bb]ij (${NAME}|~) (?:kunt? (?:je|u)|ben (?:je|u)|is|zijn|wordt) |(?<!\\p{L})(?:is|zijn|sluit|sluiten|opent|gaat|blijft) (~|ze|zij|it|they|(?:de|het|the) (?:${OWN_PLACE}))(?!\\p{L})`,
  'gu',
)
/** 'In Deventer is Fietspunt op zondag open', not 'het adres is Kerkstraat 12'; `upTo`: where the hours stand that are told. */
export function isOfNamed(about: string, upTo: string, { company }: Prepared): boolean {
  const isOther = (word: string | undefined) =>
    word !== undefined &&
    /^\p{Lu}/u.test(word) &&
    !DAY_NAME.test(word) &&
    ![company.name, ...company.aliases].some((name) => name.includes(word))
  const subject = allMatches(withoutNames(upTo, company).slice(-200), OTHER_SUBJECT).at(-1)
  if (!subject) return isOther(NAMED.exec(withoutNames(about, company))?.[0])
  return subject.slice(1).find(Boolean)!.split(/[ &]+/).every(isOther)
}
const DAY_NAME = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun|Weekday|\p{Lu}\p{Ll}{2,5}dag)/u
