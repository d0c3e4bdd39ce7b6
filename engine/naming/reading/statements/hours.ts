/** Opening hours that an answer gives: right where every day that it names is as the company has it, wrong where one surely differs. */
import { OTHER_HOURS, tokensOf, type Week, weekOf } from '#engine/extract/offer/hours-grammar.ts'
import { areHoursOf } from '#engine/extract/offer/same-hours.ts'
import type { Statement } from '#engine/naming/reading/facts.ts'
import type { Prepared } from '#engine/naming/reading/known-company.ts'
import type { Subjects } from '#engine/naming/reading/subjects.ts'
import { type Vocabulary, WordList } from '#engine/naming/reading/words.ts'

const DAY_WORDS = new WordList(
  'ma maandag maandags mo mon monday di dinsdag tue tues tuesday wo woensdag wed wednesday do donderdag thu thurs thursday vr vrijdag fri friday za zaterdag sat saturday zo zondag sun sunday werkdagen doordeweeks weekdays weekend weekends dagelijks daily',
)
const DAY =
  '(?:ma|maandags?|mon?|mondays?|di|dinsdags?|tues?|tuesdays?|wo|woensdags?|wed|wednesdays?|do|donderdags?|thu(?:rs)?|thursdays?|vr|vrijdags?|fri|fridays?|za|zaterdags?|sat|saturdays?|zo|zondags?|sun|sundays?|werkdagen|doordeweeks|weekdays|weekends?|dagelijks|daily)'
const TIME = '\\d{1,2}(?:[:.u]\\d{2})?(?:\\s?(?:am|pm|a\\.m\\.|p\\.m\\.))?(?![\\d%€])(?:\\s?(?:uur|u|h)(?!\\p{L}))?'
const TO = '\\s?(?:-|–|—|t/m|tot en met|tot|until|till|to|through)\\s?'
const AND = '\\s?(?:,|&|\\+|/|en|and)\\s?'
const DAYS = `${DAY}(?:(?:${TO}|${AND})${DAY}){0,6}(?!\\p{L})`
const TIMES = `${TIME}${TO}${TIME}(?:${AND}${TIME}${TO}${TIME}){0,2}`
// Bounded: at most seven days and three times, each of at most 20 characters
const STRETCH = new RegExp(
  `${DAYS}\\.?\\)?:?,? {0,2}(?:is |zijn |are )?(?:geopend |open )?(?:van |from )?(?:${TIMES}|gesloten|closed)`,
  'iuy',
)

/** Within one place several stretches may follow each other: 'ma–vr 9–17, za 10–16'. */
export function hoursStatements(
  text: string,
  vocabulary: Vocabulary,
  subjects: Subjects,
  known: Prepared,
): Statement[] {
  if (known.weeks.length === 0) return []
  const found: Statement[] = []
  let from = 0
  for (const match of vocabulary.matches(text, DAY_WORDS, STRETCH)) {
    const at = match.index
    if (at < from) continue
    from = at + match[0].length
    const sentence = subjects.sentenceAt(at)
    if (!sentence || OTHER_HOURS.test(text.slice(sentence.from, Math.min(sentence.to, from + 60)))) continue
    const stretch = match[0].replace(/[()]/g, ' ').replace(/(?<!\p{L})(?:is|zijn|are)(?!\p{L})/giu, ' ')
    const tokens = tokensOf(stretch)
    const said = tokens && (weekOf(tokens) ?? closedDays(stretch))
    const right = said ? areHoursOf(said, known.weeks) : null
    if (right !== null) found.push({ fact: 'hours', at, end: from, right })
  }
  return found
}

/** 'Zondag gesloten': a week without times is none for the grammar. */
function closedDays(stretch: string): Week | null {
  const days = stretch.replace(/(?:gesloten|closed)$/iu, '')
  const tokens = days === stretch ? null : tokensOf(`${days} 0:00-1:00`)
  const week = tokens && weekOf(tokens)
  return week ? week.map((times) => (times ? [] : undefined)) : null
}
