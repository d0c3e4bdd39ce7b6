/** Opening hours that an answer gives: right where every day that it names is as the company has it, wrong where one surely differs. */
import { OTHER_HOURS, tokensOf, type Week, weekOf } from '#engine/extract/offer/hours-grammar.ts'
import { areHoursOf } from '#engine/extract/offer/same-hours.ts'
import type { Statement } from '#engine/naming/reading/facts.ts'
import { kept } from '#engine/naming/reading/kept.ts'
import type { Prepared } from '#engine/naming/reading/known-company.ts'
import type { Subjects } from '#engine/naming/reading/subjects.ts'
import { Vocabulary, WordList, wordsOf } from '#engine/naming/reading/words.ts'
import { timesAlone } from './closing-times.ts'
import { ANY_DAYS, closedDays, DAY, DAYS, daysIn, PLURAL_DAY, SOME_DAYS, TIME, TIMES } from './days-and-times.ts'
import { inDigits } from './hours-in-digits.ts'

// Bounded: at most seven days and three times, each of at most 20 characters
const STRETCH = new RegExp(
  `${DAYS}\\.?\\)?:?,? {0,2}(?<thing>(?:the|de|het|our|onze) [^.,;:\\d\\n]{1,40}? (?=(?:is|are|zijn) ))?(?:(?:is|zijn|are|kun|kunt|kan|je|u|men|er|terecht|ze|zij|de|het|winkel|zaak|showroom|salon|praktijk|wel|dan|they|you|can|visit|the|shop|store|it|geopend|open|van|from|tussen|between|alleen|only|ook|also|['’]s|ochtends|middags|avonds),? ){0,7}(?:(?:tussen|between) ${TIME} (?:en|and) ${TIME}|${TIMES}|gesloten|closed)`,
  'iuy',
)

const BOUNDS = new RegExp(`(?:tussen|between) (${TIME}) (?:en|and) (?=\\d)`, 'iu')
const BETWEEN =
  /(?<!\p{L})(?:is|zijn|are|kun|kunt|kan|je|u(?= \p{L})|men|er|terecht|ze|zij|de|het|zaak|wel|dan|they|you|can|visit|the|shop|store|it|tussen|between|alleen|only|ook|also|['’]s|ochtends|middags|avonds)(?!\p{L})|(?<=open|geopend),/giu
const DAYS_ONLY = new RegExp(DAYS, 'iuy')
/** 'Vrijdag gesloten vanaf 12.30', 'closed on Friday afternoons': not the whole day. */
const IN_PART =
  "(?! (?:vanaf|om|na|from|after|at|tussen|between|tot|until) \\d| ?(?:mornings?|afternoons?|evenings?|nights?|ochtend|middag|avond)|[’'] ?s (?:ochtends|middags|avonds))"
/** 'Op maandag is de zaak dicht', 'zondag en maandag altijd gesloten'. */
const SHUT_AFTER = new RegExp(
  `(${SOME_DAYS}) (?:(?:is|zijn|are|blijft)(?: [^.,;:\\n\\d]{2,60}?)? )?(?:altijd |always )?(?:gesloten|dicht|closed|niet (?:open|geopend)|not open)(?!\\p{L})${IN_PART}`,
  'iuy',
)
/** 'Gesloten op zondag', 'niet open op maandag', 'Niet op zondag, dan zijn ze dicht'. */
const SHUT_BEFORE = new RegExp(
  `(?:(?:gesloten|dicht|closed|niet (?:open|geopend)|not open)(?: op| on| in| at)?(?: elke| every| het| the)? (${SOME_DAYS})${IN_PART}|(?:niet|not) (?:op|on) (${SOME_DAYS})(?=,? (?:dan|then|want|because)[^.\\n]{0,30}(?:dicht|gesloten|closed)))`,
  'iuy',
)
const YES_OR_NO = '\\s?[:?]\\s{0,3}(?:ja|nee|jazeker|yes|no)(?!\\p{L})'
/** 'Open op maandag: ja', 'Is De Linde open op zaterdag? Nee', 'ook open op zaterdag.' */
const OPEN_ON = new RegExp(
  `(?:open|geopend)(?: ook| also)? (?:op|on) (?:(?:de|the) )?(${SOME_DAYS})(?:${YES_OR_NO}|(?=[.,;\\n]))`,
  'iuy',
)
/** 'Zijn ze op zaterdag open? Nee', 'op zaterdag is de zaak ook gewoon open.' */
const OPEN_AFTER = new RegExp(
  `(${SOME_DAYS})(?: (?:is|zijn|are)(?: [^.,;:?\\n\\d]{2,60}?)?)?(?: ook| gewoon| wel| also){0,2} (?:open|geopend)(?:${YES_OR_NO}|(?=[.,;!\\n]))`,
  'iuy',
)
const OPEN_WORDS = new WordList('open geopend')
const NOT_OPEN =
  /(?<!\p{L})(?:niet|not|alleen|only|never|nooit|pas|eerste|laatste|first|last|once|behalve|uitgezonderd|except)(?!\p{L})[^.;\n]{0,12}$/iu
/** 'Elke eerste zondag', 'op zaterdag is alleen de webshop open'. */
const NOT_ALL = /(?<!\p{L})(?:niet|not|alleen|only|never|nooit|pas|soms|sometimes|webshop|telefo\p{L}*)(?!\p{L})/iu
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
  if (known.weeks.length === 0 || !(vocabulary.has(ANY_DAYS) || vocabulary.has(WEEK_WORDS))) return []
  const digits = inDigits(text, vocabulary)
  const sourceOf = (position: number) => digits?.sourceOf(position) ?? position
  const around = (at: number, end: number) => {
    const sentence = subjects.sentenceAt(sourceOf(at))
    return sentence && text.slice(sentence.from, Math.min(sentence.to, sourceOf(end) + 60))
  }
  if (!digits) return statementsIn(text, vocabulary, around, known)
  return statementsIn(digits.text, new Vocabulary(wordsOf(digits.text)), around, known).map((one) => ({
    ...one,
    at: sourceOf(one.at),
    end: sourceOf(one.end),
  }))
}

function statementsIn(
  text: string,
  vocabulary: Vocabulary,
  around: (at: number, end: number) => string | null,
  known: Prepared,
): Statement[] {
  const found: Statement[] = []
  const daily = vocabulary.has(WEEK_WORDS) ? EVERY_DAY.exec(text) : null
  if (daily && known.weeks.length === 1) {
    const [week] = known.weeks
    const isOpen = (day: Week[number]) => day !== undefined && day.length > 0
    const end = daily.index + daily[0].length
    if (week!.every(isOpen)) found.push({ fact: 'hours', at: daily.index, end, right: true })
    else if (week!.some((day) => day?.length === 0)) found.push({ fact: 'hours', at: daily.index, end, right: false })
  }
  if (!vocabulary.has(ANY_DAYS)) return found
  const taken: { at: number; end: number }[] = []
  const add = (at: number, end: number, stretch: string) => {
    if (taken.some((one) => at < one.end && one.at < end)) return
    taken.push({ at, end })
    const sentence = around(at, end)
    if (sentence === null) return
    const said = weekIn(stretch)
    const right = said ? areHoursOf(said, known.weeks) : null
    // 'Afhaalbalie: ma–vr 9–17' can confirm them, but be others.
    if (right === false && OTHER_HOURS.test(sentence)) return
    // 'Ma–vr 9–17, behalve vr tot 13.00' is no mistake.
    if (right === false && EXCEPT.test(text.slice(end, end + 40))) return
    if (right !== null) found.push({ fact: 'hours', at, end, right })
  }
  for (const { index, 0: written, groups } of vocabulary.matches(text, ANY_DAYS, STRETCH)) {
    const stretch = written
      .replace(groups!.thing ?? '', ' ')
      .replace(BOUNDS, '$1 tot ')
      .replace(/[()]/g, ' ')
      .replace(BETWEEN, ' ')
    add(index, index + written.length, stretch)
  }
  for (const { at, end, right } of timesAlone(text, vocabulary, known.weeks, around)) {
    if (taken.some((one) => at < one.end && one.at < end)) continue
    taken.push({ at, end })
    found.push({ fact: 'hours', at, end, right })
  }
  const shut = (match: RegExpExecArray) => {
    const days = (match[1] ?? match[2]!).replace(/(?<!\p{L})(?:of|or)(?!\p{L})/giu, 'en')
    add(match.index, match.index + match[0].length, `${days} gesloten`)
  }
  for (const match of vocabulary.matches(text, ANY_DAYS, SHUT_AFTER, { needs: [SHUT_WORDS, 250] })) shut(match)
  for (const match of vocabulary.matches(text, SHUT_WORDS, SHUT_BEFORE, { needs: [ANY_DAYS, 60] })) shut(match)
  const opens = (match: RegExpExecArray) => {
    const { index, 0: all } = match
    const isYes = !/(?:nee|no)$/i.test(all)
    const [week, ...others] = known.weeks
    if (others.length > 0 || taken.some((one) => index < one.end && one.at < index + all.length)) return
    if (NOT_OPEN.test(text.slice(Math.max(0, index - 20), index)) || NOT_ALL.test(all)) return
    const own = daysIn(match[1]!).flatMap((day) => (week![day] ? [week![day].length > 0] : []))
    if (own.length === 0) return
    const right = own.every((isOpen) => isOpen === isYes)
    const isOther = OTHER_HOURS.test(around(index, index + all.length) ?? '')
    if (right || (!isOther && own.every((isOpen) => isOpen !== isYes)))
      found.push({ fact: 'hours', at: index, end: index + all.length, right })
  }
  for (const match of vocabulary.matches(text, OPEN_WORDS, OPEN_ON, { needs: [ANY_DAYS, 40] })) opens(match)
  for (const match of vocabulary.matches(text, ANY_DAYS, OPEN_AFTER, { needs: [OPEN_WORDS, 150] })) opens(match)
  for (const match of vocabulary.matches(text, ANY_DAYS, DAYS_ONLY)) {
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

/** 'Van 9 tot 5', 'from 8:30 to 5:30': to five in the afternoon. */
const TO_AFTERNOON =
  /(?<![\d:.])(\d{1,2})((?:[:.]\d{2})?(?:\s?uur)?\s?(?:-|–|—|tot|to|until|till)\s?)([1-8])(?!\d)(?![:.]?\d{0,2}\s?[ap]\.?m)/giu
const inAfternoon = (all: string, from: string, to: string, until: string) =>
  Number(from) <= 12 && Number(from) > Number(until) ? `${from}${to}${Number(until) + 12}` : all
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
