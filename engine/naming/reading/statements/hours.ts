/** Opening hours that an answer gives: right where every day that it names is as the company has it, wrong where one surely differs. */
import { OTHER_HOURS, tokensOf, type Week, weekOf } from '#engine/extract/offer/hours-grammar.ts'
import { areHoursOf } from '#engine/extract/offer/same-hours.ts'
import type { Statement } from '#engine/naming/reading/facts.ts'
import { kept } from '#engine/naming/reading/kept.ts'
import type { Prepared } from '#engine/naming/reading/known-company.ts'
import type { Subjects } from '#engine/naming/reading/subjects.ts'
import { type Vocabulary, WordList } from '#engine/naming/reading/words.ts'

const DAYS_WRITTEN =
  'ma maandag maandags mo mon monday di dinsdag tue tues tuesday wo woensdag wed wednesday do donderdag thu thurs thursday vr vrijdag fri friday za zaterdag sat saturday zo zondag sun sunday werkdagen doordeweeks weekdays weekend weekends dagelijks daily'
const DAY_WORDS = new WordList(DAYS_WRITTEN)
/** Also 'on Fridays' and ''s zondags'. */
const ANY_DAYS = new WordList(`${DAYS_WRITTEN} ${DAYS_WRITTEN.replaceAll(/(?<=dag|day)(?= )/g, 's')}`)
const DAY =
  '(?:ma|maandags?|mon?|mondays?|di|dinsdags?|tues?|tuesdays?|wo|woensdags?|wed|wednesdays?|do|donderdags?|thu(?:rs)?|thursdays?|vr|vrijdags?|fri|fridays?|za|zaterdags?|sat|saturdays?|zo|zondags?|sun|sundays?|werkdagen|doordeweeks|weekdays|weekends?|dagelijks|daily)'
const TIME = '\\d{1,2}(?:[:.u]\\d{2})?(?:\\s?(?:am|pm|a\\.m\\.|p\\.m\\.))?(?![\\d%€£])(?:\\s?(?:uur|u|h)(?!\\p{L}))?'
const TO = '\\s?(?:-|–|—|t/m|tot en met|tot|until|till|to|through)\\s?'
const AND = '\\s?(?:,|&|\\+|/|en|and)\\s?'
const DAYS = `${DAY}(?:(?:${TO}|${AND})${DAY}){0,6}(?!\\p{L})`
const TIMES = `${TIME}${TO}${TIME}(?:${AND}${TIME}${TO}${TIME}){0,2}`
// Bounded: at most seven days and three times, each of at most 20 characters
const STRETCH = new RegExp(
  `${DAYS}\\.?\\)?:?,? {0,2}(?<thing>(?:the|de|het|our|onze) [^.,;:\\d\\n]{1,40}? (?=(?:is|are|zijn) ))?(?:(?:is|zijn|are|kun|kunt|kan|je|u|men|er|terecht|ze|zij|de|het|winkel|zaak|showroom|salon|praktijk|wel|dan|they|you|can|visit|the|shop|store|it|geopend|open|van|from|tussen|between|alleen|only|ook|also|['’]s|ochtends|middags|avonds),? ){0,7}(?:(?:tussen|between) ${TIME} (?:en|and) ${TIME}|${TIMES}|gesloten|closed)`,
  'iuy',
)

const BOUNDS = new RegExp(`(?:tussen|between) (${TIME}) (?:en|and) (?=\\d)`, 'iu')
const BETWEEN =
  /(?<!\p{L})(?:is|zijn|are|kun|kunt|kan|je|u(?= \p{L})|men|er|terecht|ze|zij|de|het|zaak|wel|dan|they|you|can|visit|the|shop|store|it|tussen|between|alleen|only|ook|also|['’]s|ochtends|middags|avonds)(?!\p{L})|(?<=open|geopend),/giu
const DAYS_ONLY = new RegExp(DAYS, 'iuy')
const OR = '\\s?(?:,|&|\\+|/|en|and|of|or)\\s?'
const SOME_DAYS = `${DAY}(?:(?:${TO}|${OR})(?:op |on )?${DAY}){0,6}(?!\\p{L})`
/** 'Op maandag is de zaak dicht', 'zondag en maandag altijd gesloten'. */
const SHUT_AFTER = new RegExp(
  `(${SOME_DAYS}) (?:(?:is|zijn|are|blijft)(?: [^.,;:\\n]{2,60}?)? )?(?:altijd |always )?(?:gesloten|dicht|closed|niet (?:open|geopend)|not open)(?!\\p{L})`,
  'iuy',
)
/** 'Gesloten op zondag', 'niet open op maandag', 'Niet op zondag, dan zijn ze dicht'. */
const SHUT_BEFORE = new RegExp(
  `(?:(?:gesloten|dicht|closed|niet (?:open|geopend)|not open)(?: op| on| in| at)?(?: elke| every| het| the)? (${SOME_DAYS})|(?:niet|not) (?:op|on) (${SOME_DAYS})(?=,? (?:dan|then|want|because)[^.\\n]{0,30}(?:dicht|gesloten|closed)))`,
  'iuy',
)
/** 'Open op maandag: ja', 'ook open op zaterdag.' */
const OPEN_ON = new RegExp(
  `(?:open|geopend)(?: ook| also)? (?:op|on) (?:(?:de|the) )?(${SOME_DAYS})(?:\\s?: ?(?:ja|nee|yes|no)(?!\\p{L})|(?=[.,;\\n]))`,
  'iuy',
)
const OPEN_WORDS = new WordList('open geopend')
const NOT_OPEN = /(?<!\p{L})(?:niet|not|alleen|only|never|nooit|pas)(?!\p{L})[^.;\n]{0,12}$/iu
const WEEK_WORDS = new WordList('dag dagen day days')
const SHUT_WORDS = new WordList('gesloten dicht closed niet not')
/** 'Van 9 tot 17 uur op werkdagen', '9 am – 5 pm, Monday to Friday'. */
// Bounded: the 60 characters before a day
const TIMES_BEFORE = new RegExp(`(?<![\\d:.,€£])(${TIMES}),? {0,2}\\(?(?:op |on |van |from |elke |every )?$`, 'iu')

/** Within one place several stretches may follow each other: 'ma–vr 9–17, za 10–16'. */
export function hoursStatements(
  text: string,
  vocabulary: Vocabulary,
  subjects: Subjects,
  known: Prepared,
): Statement[] {
  if (known.weeks.length === 0) return []
  const found: Statement[] = []
  const daily = vocabulary.has(WEEK_WORDS) ? EVERY_DAY.exec(text) : null
  if (daily && known.weeks.length === 1) {
    const [week] = known.weeks
    const isOpen = (day: Week[number]) => day !== undefined && day.length > 0
    const end = daily.index + daily[0].length
    if (week!.every(isOpen)) found.push({ fact: 'hours', at: daily.index, end, right: true })
    else if (week!.some((day) => day?.length === 0)) found.push({ fact: 'hours', at: daily.index, end, right: false })
  }
  if (!vocabulary.has(DAY_WORDS)) return found
  const taken: { at: number; end: number }[] = []
  const add = (at: number, end: number, stretch: string) => {
    if (taken.some((one) => at < one.end && one.at < end)) return
    taken.push({ at, end })
    const sentence = subjects.sentenceAt(at)
    if (!sentence) return
    const said = weekIn(stretch)
    const right = said ? areHoursOf(said, known.weeks) : null
    // 'Afhaalbalie: ma–vr 9–17' can confirm them, but be others.
    if (right === false && OTHER_HOURS.test(text.slice(sentence.from, Math.min(sentence.to, end + 60)))) return
    // 'Ma–vr 9–17, behalve vr tot 13.00' is no mistake.
    if (right === false && EXCEPT.test(text.slice(end, end + 40))) return
    if (right !== null) found.push({ fact: 'hours', at, end, right })
  }
  for (const { index, 0: written, groups } of vocabulary.matches(text, DAY_WORDS, STRETCH)) {
    const stretch = written
      .replace(groups!.thing ?? '', ' ')
      .replace(BOUNDS, '$1 tot ')
      .replace(/[()]/g, ' ')
      .replace(BETWEEN, ' ')
    add(index, index + written.length, stretch)
  }
  const shut = (match: RegExpExecArray) => {
    const days = (match[1] ?? match[2]!).replace(/(?<!\p{L})(?:of|or)(?!\p{L})/giu, 'en')
    add(match.index, match.index + match[0].length, `${days} gesloten`)
  }
  for (const match of vocabulary.matches(text, DAY_WORDS, SHUT_AFTER, { needs: [SHUT_WORDS, 250] })) shut(match)
  for (const match of vocabulary.matches(text, SHUT_WORDS, SHUT_BEFORE, { needs: [ANY_DAYS, 60] })) shut(match)
  const opens = (match: RegExpExecArray) => {
    const { index, 0: all } = match
    const isYes = !/(?:nee|no)$/i.test(all)
    const days = closedDays(`${match[1]} gesloten`)
    const [week, ...others] = known.weeks
    if (!days || others.length > 0 || taken.some((one) => index < one.end && one.at < index + all.length)) return
    if (NOT_OPEN.test(text.slice(Math.max(0, index - 20), index))) return
    const own = days.flatMap((day, at) => (day && week![at] ? [week![at].length > 0] : []))
    if (own.length === 0) return
    const right = own.every((isOpen) => isOpen === isYes)
    if (right || own.every((isOpen) => isOpen !== isYes))
      found.push({ fact: 'hours', at: index, end: index + all.length, right })
  }
  for (const match of vocabulary.matches(text, OPEN_WORDS, OPEN_ON)) opens(match)
  for (const match of vocabulary.matches(text, DAY_WORDS, DAYS_ONLY)) {
    const times = TIMES_BEFORE.exec(text.slice(Math.max(0, match.index - 60), match.index))
    if (!times) continue
    const at = match.index - times[0].length
    // '2 tot 3 werkdagen' is how long it takes.
    if (/^(?:werkdagen|weekdays)/i.test(match[0]) && /\d $/.test(times[0]) && !/[:.]|uur|[ap]\.?m/i.test(times[0]))
      continue
    add(at, match.index + match[0].length, `${match[0]} ${times[1]}`)
  }
  return found
}

const PLURAL_DAY = /(?<=(?:mon|tues|wednes|thurs|fri|satur|sun)day)s(?!\p{L})/giu

/** 'Van 9 tot 5': to five in the afternoon. */
const TO_AFTERNOON =
  /(?<![\d:.])(\d{1,2})((?:[:.]\d{2})?(?:\s?uur)?\s?(?:-|–|—|tot|to|until|till)\s?)([1-8])(?![\d:.]|\s?[ap]\.?m)/giu
const inAfternoon = (all: string, from: string, to: string, until: string) =>
  Number(from) > Number(until) ? `${from}${to}${Number(until) + 12}` : all
const EXCEPT = new RegExp(
  `^[^.\\n]{0,10}?(?<!\\p{L})(?:behalve|uitgezonderd|met uitzondering van|except|but|maar)(?: for| op| on)? ${DAY}`,
  'iu',
)

/** 'Zeven dagen per week open': no time, but no day on which it is closed. */
const EVERY_DAY =
  /(?<!\p{L})(?:(?:zeven|7) dagen (?:per|in de) week (?:geopend|open)|(?:geopend|open) (?:(?:zeven|7) dagen per week|(?:seven|7) days a week)|(?:elke dag|iedere dag|every day) (?:geopend|open)|(?:geopend|open) (?:elke dag|iedere dag|every day))(?!\p{L})/iu

/** Kept, for the same hours come back in every answer. */
const weekIn = kept((stretch): Week | null => {
  const plain = stretch.replace(TO_AFTERNOON, inAfternoon).replace(PLURAL_DAY, '')
  const tokens = tokensOf(plain)
  return tokens && (weekOf(tokens) ?? closedDays(plain))
})

/** 'Zondag gesloten': a week without times is none for the grammar. */
function closedDays(stretch: string): Week | null {
  const days = stretch.replace(/(?:gesloten|closed)$/iu, '')
  const tokens = days === stretch ? null : tokensOf(`${days} 0:00-1:00`)
  const week = tokens && weekOf(tokens)
  return week ? week.map((times) => (times ? [] : undefined)) : null
}
