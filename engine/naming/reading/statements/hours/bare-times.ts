/** Whether times beside days, of which no word says that they are opening hours, are told of the company. */
import type { Prepared } from '#engine/naming/reading/known-company.ts'
import { DAY } from './days-and-times.ts'
import { isOwn, OWN_PLACE, withoutNames } from './own-words.ts'
import { OF_SOMETHING } from './without-days.ts'

/** '~ in Ede', '~, a locksmith in that town, takes calls' */
const TOLD_OF_IT = /(?<=~)(?: (?:in|uit|te) \p{Lu}[\p{L}’'-]{1,25}|, (?:an?|een|the|de|het) [^,.;]{1,60},(?= ))/gu
/** What stands between times, and before them in a list: days, times and prepositions. */
const OF_A_LIST = new RegExp(
  `(?<!\\p{L})(?:${DAY}|op|van|vanaf|tot|tussen|between|en|met|om|on|at|from|to|until|till|through|and|t/m|uur|u|h|uhr|bis|am|pm|a\\.m|p\\.m|al|ook|also|gesloten|dicht|closed|elke|iedere|every|dag|day|het|the|in|is|zijn|are|maar|but|dan|then)(?!\\p{L})|[^\\p{L}~|:-]`,
  'giu',
)
const OF_HOURS =
  /open|tijden|uren|hours|times|wanneer|when|surgery|avond|evening|ochtend|morning|middag|afternoon|late night|spreekuur|bereikbaar|bezoek|visit|contact|praktisch/iu
const OF_THE_SUBJECT = new RegExp(
  `^(?:(?:ja|yes|maar|but|dan|then|dus|so) )?(?!bij |voor |for )(?:\\p{Ll}{2,20} )?(?:~|we|wij|ze|zij|het|it|they|(?:(?:de|deze|dit|this) )?(?:${OWN_PLACE}))(?: [^.]{1,80} (?:that|which|die|dat))?(?: \\p{L}+){0,2}$|^(?:you can|(?:je|u) kunt|kun(?:t)? (?:je|u)) .{1,60} (?:bij )?~$`,
  'iu',
)
/** 'Dat is ~. 🕒 Ma–vr …' */
const BEFORE_IT = /^[\s\S]*[.!?] /u
/** '~ – fietsenmaker in Ede – di–za 9–17' */
const AS_ITEM = /(?: -|[,·|]) $/u
const GOES_ON = new RegExp(
  `^(?:\\s?(?:uur|u|h|uhr)(?!\\p{L}))?[\\s”"’')*]{0,3}(?:$|[.,;:!?(|/·+-]|(?:${DAY}|en|and|maar|but|only|alleen)(?!\\p{L}))`,
  'iu',
)

const withoutAddresses = (text: string, { addresses }: Prepared['company']) =>
  addresses
    .flatMap(({ street, city }) => [street, city])
    .reduce<string>((said, part) => (part ? said.replaceAll(part, '') : said), text)

/** 'De winkel is op maandag dicht en de keuring is op donderdag van 9 tot 12', '… en op donderdag is er van 10 tot 12 een markt' */
const LAST_CLAUSE = /^.*(?:[,;]| en| and| maar| but| terwijl| while) /u
const SAYS_HOURS = /open|opent|sluit|dicht|gesloten|clos|shut|terecht|welkom|welcome|bereikbaar|uren|tijden|hours/iu
const A_THING = /^(?: uur)? (?:een|an?) \p{Ll}/u
export function isOfOtherClause({ before, upTo, after }: { before: string; upTo: string; after: string }): boolean {
  const clause = before.replace(LAST_CLAUSE, '')
  if (clause.length === before.length) return false
  const told = upTo.slice(upTo.lastIndexOf(before) + before.length)
  return !SAYS_HOURS.test(clause + told + after) && (OF_SOMETHING.test(clause) || A_THING.test(after))
}

/** Whether times beside days are told of nothing else: a line of a list, or of the company: '~ is er op werkdagen van 8 tot 17'. */
export function areOfNothingElse(before: string, after: string, { company }: Prepared): boolean {
  if (!GOES_ON.test(after)) return false
  const said = withoutAddresses(withoutNames(before, company), company)
    .replace(BEFORE_IT, '')
    .replace(TOLD_OF_IT, '')
    .replace(/\p{L}+/gu, (word) => (isOwn(word, company) ? '' : word))
  // Bounded: at most 200 characters
  const left = said
    .replace(OF_A_LIST, ' ')
    .replace(/ {2,}/g, ' ')
    .replace(/^[ |:-]+|[ |:-]+$/g, '')
  return left === '' || OF_HOURS.test(left) || OF_THE_SUBJECT.test(left) || (left.startsWith('~') && AS_ITEM.test(said))
}
