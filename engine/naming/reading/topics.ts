/** Whom a sentence is about where it names several, or one in passing. */
import type { Mark } from './marks.ts'

/** Whom a sentence goes on about: 'na X gingen we naar Y' about the last, for each is only a place in it. */
export function topicOf(text: string, marks: readonly Mark[], from: number): Mark | undefined {
  const named = marks.filter(({ aside }) => !aside)
  const [last] = marks.slice(-1)
  if (named.length === 0 && last && THAT_IS.test(text.slice(last.end, last.end + 60))) return last
  if (named.length === 2 && CONTRAST.test(text.slice(from, from + 16))) return named[1]
  if (named.length < 2) return named[0]
  const [before, behind] = named.slice(-2) as [Mark, Mark]
  const between = text.slice(before.end, behind.at)
  // Of 'De Linde zit in Tiel; De Boom zit in Ede. De zaak …' it is not sure, so not the company.
  const isElsewhere = () => behind.who === 'own' || PLACED.test(text.slice(behind.end, behind.end + 16))
  if ((CLAUSE.test(between) && isElsewhere()) || (before.who === 'own' && behind.who === 'own' && AND.test(between)))
    return behind
  if (behind.who === 'own' && BUT.test(between)) return behind
  if (named[0]!.who === 'own') return named[0]
  const isPlaced = ({ at }: Mark) => AFTER_PREPOSITION.test(text.slice(Math.max(0, at - 40), at))
  return named.find((mark) => !isPlaced(mark)) ?? named.at(-1)
}
/** 'Verwar het niet met De Linde in Ede: dat is een kapper. De zaak …' */
// Bounded: the 60 characters behind a name
const THAT_IS =
  /^[^.!?:;–—\n]{0,40}(?:[:;]| [–—]) (?:dat|die|that|it|this|deze|dit)(?: is|[’']s| was| zit| ligt)(?!\p{L})/u
/** 'Waar De Boom groot is, is De Linde een buurtzaak. Ze …', 'Like De Boom, De Linde gets good reviews. It …' */
const CONTRAST =
  /^\s*(?:Waar|Terwijl|Hoewel|Ofschoon|Net als|Evenals|While|Whereas|(?:Even t|T)hough|Although|(?:Just l|L)ike|As with)(?!\p{L})/u
/** 'De Boom is goedkoper, maar De Linde heeft meer keuze. De zaak …' */
// Bounded: between two names of a sentence, here and in what follows
const BUT =
  /, (?:maar|but|terwijl|while|whereas|al is|al heeft|though)(?: (?:de|het|the|bij|at|om|met|voor|with|for))? $/u
/** 'De Linde is een kapper; in Ede is het een bakker', 'De Linde zit in Tiel, De Boom (zit) in Ede' */
const CLAUSE =
  /(?:;(?: in \p{Lu}[\p{L}’-]{1,25} (?:is|zit|gaat|betreft|it[’']s)(?: het| er| om){0,2}| (?:a|an|another|een)(?: separate| different| andere?)?)?|^["'”’*]{0,3} (?:zit|is|ligt) (?:in|te|uit) \p{Lu}[\p{L}’-]{1,25},(?: en| and)?)(?: (?:de|het|the|bij|at))? ["'“‘„*]{0,3}$/u
const PLACED = /^,? (?:(?:is|zit|ligt) )?(?:in|uit|te|from|based in) \p{Lu}/u
/** 'De Linde in Ede is een kapper, De Linde in Tiel is een bakker. De zaak …' */
const AND =
  /^["'”’*]{0,3} [^,;:\n]{0,40}(?<!\p{L})(?:is|zit|ligt|staat|heeft|doet|verkoopt|was|has|sells|does|sits)(?!\p{L})[^,;:\n]{2,60},(?: en| and)?(?: de| het| the)? $/u
/** At least so far into a sentence its subject has been named. */
export const BEHIND_SUBJECT = 25
export function isPassedBy(text: string, { at, who }: Mark, from: number): boolean {
  return who !== 'own' && at - from > BEHIND_SUBJECT && AFTER_PREPOSITION.test(text.slice(Math.max(0, at - 16), at))
}
// Bounded: the 40 characters before a name
const AFTER_PREPOSITION =
  /(?<!\p{L})(?:bij|van|naar|met|voor|door|over|gezocht op|at|from|to|with|by|for|(?<!(?:how|what) )about|via|tot|(?:naast|behalve|besides|apart from)(?: (?:de|het|een|the|an?))?(?: \p{Ll}[\p{L}-]{2,25})?)(?: (?:de|het|the))? ["'“‘]?$/iu

/** 'Veel garages zijn op zaterdag open', but not 'Other details: …'. */
const OF_MANY =
  /^\s*(?:Veel|Vele|De meeste|Sommige|Andere|Elke|Iedere|Gemiddeld|Many|Most|Some|Other|Every|Each|On average) (?!of |van |\p{L}{0,7}(?:dag|dagen|days?|week|weekend) |bronnen|vermeldingen|gidsen|sites|sources|listings|directories|klanten|reviews|recensies|beoordelingen|complaints|klachten|customers|clients|gasten|guests|(?:(?:basic|key|practical|general|useful|praktische|algemene) )?(?:background|facts|details|basics|info(?:rmation)?|notes|(?:extra |more )?context|achtergrond|feiten|gegevens|informatie)(?!\p{L})|(?:\p{L}{3,15} ){0,2}\p{L}{3,15}:)/u
/** By its first letter, as most sentences are of one. */
const mayBeOfMany = (said: string) =>
  'VDSAEIGMO'.includes(said[0] === ' ' || said[0] === '\n' ? (said[1] ?? ' ') : (said[0] ?? ' '))
export const isOfMany = (said: string) => mayBeOfMany(said) && OF_MANY.test(said)
