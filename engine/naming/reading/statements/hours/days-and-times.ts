/** Parts of the patterns that find days and times in a table, and what a list of days is. */
import { tokensOf, type Week, weekOf } from '#engine/extract/offer/hours-grammar.ts'
import { WordList } from '#engine/naming/reading/words.ts'

const DAYS_WRITTEN =
  'ma maandag maandags mo mon monday di dinsdag tue tues tuesday wo woensdag wed wednesday do donderdag thu thurs thursday vr vrijdag fri friday za zaterdag sat saturday zo zondag sun sunday tu th fr sa su werkdagen wd doordeweeks weekdays weekend weekends weekenden dagelijks daily'
const KINDS_OF_DAYS = 'werkdag weekenddagen weekdagen weekdag weekday doordeweekse elke iedere every'
/** Also 'on Fridays' and ''s zondags'. */
export const ANY_DAYS = new WordList(
  `${DAYS_WRITTEN} ${DAYS_WRITTEN.replaceAll(/(?<=dag|day)(?= )/g, 's')} maandagen dinsdagen woensdagen donderdagen vrijdagen zaterdagen zondagen ${KINDS_OF_DAYS}`,
)
export const DAY =
  '(?:ma|maandags?|mon?|mondays?|di|dinsdags?|tu(?:es?)?|tuesdays?|wo|woensdags?|wed|wednesdays?|do|donderdags?|th(?:u(?:rs)?)?|thursdays?|vr|vrijdags?|fri?|fridays?|za|zaterdags?|sat?|saturdays?|zo|zondags?|sun?|sundays?|wd|werkdag(?:en)?|weekdag(?:en)?|doordeweeks(?:e dagen)?|weekdays?|weekends?|dagelijks|daily|(?:elke|iedere|every) (?:dag|day))'
export const TIME =
  '\\d{1,2}(?:[:.uh]\\d{2})?(?:\\s?(?:am|pm|a\\.m\\.|p\\.m\\.))?(?![\\d%€£])(?:\\s?(?:uur|u|h|uhr)(?!\\p{L}))?'
const TO = '\\s?(?:-|–|—|t/m|tot en met|tot|bis|until|till|to|through)\\s?'
const AND = '\\s?(?:,|&|\\+|/|en|and)\\s?'
const OR = '\\s?(?:,|&|\\+|/|en|and|of|or)\\s?'
export const SOME_DAYS = `${DAY}(?:(?:${TO}|${OR})(?:op |on )?${DAY}){0,6}(?!\\p{L})`
export const TIMES = `${TIME}${TO}${TIME}(?:${AND}${TIME}${TO}${TIME}){0,2}`

const PLURAL_DAY =
  /(?<=(?:mon|tues|wednes|thurs|fri|satur|sun)day)s(?!\p{L})|(?<=(?:maan|dins|woens|donder|vrij|zater|zon)dag|weekend)(?:en|dagen)(?!\p{L})/giu

/** As the grammar of hours has them. */
function plainDays(written: string): string {
  return written
    .replace(PLURAL_DAY, '')
    .replace(/(?<!\p{L})(?:werkdag|weekdag|weekdagen|weekday|doordeweekse dagen)(?!\p{L})/giu, 'werkdagen')
    .replace(/(?<!\p{L})(?:elke|iedere|every) (?:dag|day)(?!\p{L})/giu, 'dagelijks')
}

/** 'From 9 a.m. to 6 p.m. To call from abroad, dial …' */
const AFTER_HALF = /[ap]\.m$/iu
const DAY_NEXT =
  /^\.[”"’)]?\s+(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun|Weekday|Weekend)\p{L}{0,6}(?!\p{L}|:? (?:\d|closed|from|[a-z]{4,6} \d))/u

/** Whether the point behind 'p.m' ends a sentence as well; `before`: what stands before it, `from`: from it on. */
export const endsBehindHalf = (before: string, from: string) => AFTER_HALF.test(before) && !DAY_NEXT.test(from)

/** 'Zondag gesloten': a week without times is none for the grammar. */
function closedDays(stretch: string): Week | null {
  const days = stretch.replace(/(?:gesloten|closed)$/iu, '')
  const tokens = days === stretch ? null : tokensOf(`${days} 0:00-1:00`)
  const week = tokens && weekOf(tokens)
  return week ? week.map((times) => (times ? [] : undefined)) : null
}

/** Of 'maandag of dinsdag' and 'Fridays' too: which days of the week, Monday is 0. */
export function daysIn(written: string): number[] {
  const days = written.replace(/(?<!\p{L})(?:of|or)(?!\p{L})/giu, 'en')
  return (closedDays(plainDays(`${days} gesloten`)) ?? []).flatMap((shut, day) => (shut ? [day] : []))
}
