/** The year in which a company began, by how old it was in another: 'vierde in 2019 zijn tienjarig bestaan', 'turned 25 in 2021'. */
import type { Prepared } from '#engine/naming/reading/known-company.ts'
import { type Vocabulary, WordList } from '#engine/naming/reading/words.ts'
import { isCompany } from './works-since.ts'
import { numberOf } from './years.ts'

const AGE_WORDS = new WordList(
  ({ folded }) =>
    /jarig(?:e|en)?$/.test(folded) ||
    /^(?:jubileum|jubilee|anniversary|birthday|verjaardag|bestond|bestaat|bestonden|bestaan|turned|turns|going|running|trading|celebrated|marked|around|existed|business|operation)$/.test(
      folded,
    ),
)
export const mayTellAge = (vocabulary: Vocabulary) => vocabulary.has(AGE_WORDS)

const NUMBER = '(?<age>\\d{1,3}|[\\p{Ll}-]{3,22}?)'
/** 'Its silver jubilee', 'het gouden jubileum' */
const METALS: Record<string, number> = { zilveren: 25, silver: 25, gouden: 50, golden: 50, diamanten: 60, diamond: 60 }
/** 'Een kwart eeuw', 'half a century' */
const PARTS_OF_CENTURY: readonly [RegExp, number][] = [
  [/kwart|quarter/i, 25],
  [/hal(?:ve|f)/i, 50],
  [/./, 100],
]
const CENTURY = '(?<century>(?:een |a )?(?:kwart |halve |quarter(?: of)? (?:a )?|half a )?(?:eeuw|century))'
const YEARS = `(?:${NUMBER} (?:jaar|years)|${CENTURY})`
const ITS = '(?:(?:zijn|haar|hun|het|its|their|the) )?'
// Bounded: the at most 80 characters of a sentence before a year and 100 behind it
const AGE_BEFORE = new RegExp(
  `(?<!\\p{L})(?:(?:celebrated|celebrates|marked|vierden?|viert|vieren) ${ITS}${NUMBER}(?:e|de|ste|th|st|nd|rd)?(?:[ -]?jarig(?:e)?)? (?:bestaan|jubileum|verjaardag|anniversary|birthday|jubilee)|(?:turned|turns) ${NUMBER}|(?:bestond|bestaat|bestonden|bestaan|celebrated|celebrates|marked|vierden?|viert|in business for|trading for|running for|going for) ${YEARS}(?: (?:in|of) (?:business|service|trading))?|${NUMBER}(?:th|st|nd|rd|-?jarige?)? (?:anniversary|bestaan|jubileum|jubilee) (?:was|is|fell|came|viel|werd gevierd|vond plaats|was celebrated)) (?:(?:back )?in|as of) $`,
  'iu',
)
const CELEBRATED_IN = /(?<!\p{L})(?:vierden?|viert|vieren) (?:het bedrijf |de zaak |de onderneming )?in $/iu
const AGE_AFTER = new RegExp(
  `^ ${ITS}${NUMBER}(?:e|de|ste)?(?:[ -]?jarig(?:e)?)? (?:bestaan|jubileum|verjaardag)(?!\\p{L})`,
  'iu',
)
const EXISTED_IN = /(?<!\p{L})(?:bestond|bestaat|bestonden|bestaan) (?:het bedrijf |de zaak |de onderneming )?in $/iu
const YEARS_AFTER = new RegExp(`^ (?:(?:al|precies|exact|alweer|inmiddels) ){0,2}${YEARS}(?!\\p{L})`, 'iu')
const IN = /(?:^|[^\p{L}])in $/iu
// Bounded: the at most 100 characters behind a year
const EXISTED_AFTER = new RegExp(
  `^ (?:bestond|bestaat|vierde) (?:het bedrijf|de zaak|de onderneming|het|ze) (?:(?:al|precies|exact|alweer|zijn|haar|het) ){0,2}(?:${YEARS}|${NUMBER}[ -]?jarig bestaan)(?!\\p{L})|^,? (?:it|they|the (?:company|business|firm|shop)) (?:celebrated|marked) ${ITS}(?:${YEARS}|${NUMBER}(?:th|st|nd|rd)? (?:anniversary|birthday|jubilee))(?!\\p{L})`,
  'iu',
)

/** 'As of 2025 it has been going for 38 years' */
const AS_OF = /(?<!\p{L})(?:as of|in|by|anno) $/iu
const GOING_FOR = new RegExp(
  `^,? (?:it|they|the (?:company|business|firm)) (?:has|have|had|will have) (?:been (?:going|running|trading|around|open|active|in (?:business|operation))|existed) for ${NUMBER} years(?!\\p{L})`,
  'iu',
)

/** 'De vereniging vierde in 2019 …': another than the company */
const SUBJECT = /^\s?(?:De|Het|The) (?<noun>\p{Ll}[\p{L}-]{2,30})(?: [^.,;\n]{1,40})? (?:vier|celebr|mark|best|turn)/u
/** How old it was in the year between the two; null where that is not said. */
export function ageIn(before: string, after: string, { company }: Prepared): number | null {
  const noun = SUBJECT.exec(before)?.groups?.noun
  if ((noun !== undefined && !isCompany(noun)) || company.team.some(({ name }) => before.includes(name))) return null
  const match =
    AGE_BEFORE.exec(before) ??
    (CELEBRATED_IN.test(before) ? AGE_AFTER.exec(after) : null) ??
    (EXISTED_IN.test(before) ? YEARS_AFTER.exec(after) : null) ??
    (IN.test(before) ? EXISTED_AFTER.exec(after) : null) ??
    (AS_OF.test(before) ? GOING_FOR.exec(after) : null)
  const century = match?.groups?.century
  if (century) return PARTS_OF_CENTURY.find(([part]) => part.test(century))![1]
  const age = match?.groups?.age
  // 'Fifth' is no 'fif' with an ending.
  return age === undefined ? null : (METALS[age] ?? numberOf(age) ?? numberOf(`${age}th`))
}
