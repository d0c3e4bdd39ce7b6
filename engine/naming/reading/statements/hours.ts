/** Opening hours that an answer gives: right where every day that it names is as the company has it, wrong where one surely differs. */
import { OTHER_HOURS, tokensOf, type Week, weekOf } from '#engine/extract/offer/hours-grammar.ts'
import { areHoursOf } from '#engine/extract/offer/same-hours.ts'
import type { Statement } from '#engine/naming/reading/facts.ts'
import { kept } from '#engine/naming/reading/kept.ts'
import type { Prepared } from '#engine/naming/reading/known-company.ts'
import type { Subjects } from '#engine/naming/reading/subjects.ts'
import { Vocabulary, WordList, wordsOf } from '#engine/naming/reading/words.ts'
import { timesAlone } from './closing-times.ts'
import { ANY_DAYS, closedDays, DAY, DAYS, LISTED_DAYS, plainDays, SOME_DAYS, TIME, TIMES } from './days-and-times.ts'
import { inDigits, PARTS_OF_DAYS } from './hours-in-digits.ts'
import { openDays, WEEK_WORDS } from './open-days.ts'

// Bounded: at most seven days and three times, each of at most 20 characters
const STRETCH = new RegExp(
  `${DAYS}\\.?\\)?:?,? {0,2}(?<thing>(?:the|de|het|our|onze) [^.,;:\\d\\n]{1,40}? (?=(?:is|are|zijn) ))?(?:(?:is|zijn|are|kun|kunt|kan|je|u|men|er|terecht|ze|zij|de|het|winkel|zaak|showroom|salon|praktijk|kantoor|bureau|garage|restaurant|kliniek|studio|atelier|bedrijf|office|practice|clinic|wel|dan|they|you|can|visit|the|shop|store|it|geopend|open|van|from|tussen|between|alleen|only|ook|also|['’]s|ochtends|middags|avonds),? ){0,7}(?:(?:tussen|between) ${TIME} (?:en|and) ${TIME}|${TIMES}|gesloten|closed)`,
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
  `(${SOME_DAYS}) (?:(?:is|zijn|are|blijft)(?: [^.,;:\\n\\d]{2,60}?)? )?(?:altijd |always |de hele dag |all day |als |de |een |vaste ){0,3}(?:gesloten|dicht|closed|niet (?:open|geopend)|not open|sluitingsdag|rustdag)(?!\\p{L})${IN_PART}`,
  'iuy',
)
/** 'Gesloten op zondag', 'niet open op maandag', 'Niet op zondag, dan zijn ze dicht'. */
const SHUT_BEFORE = new RegExp(
  `(?:(?:gesloten|dicht|closed|niet (?:open|geopend)|not open)(?: op| on| in| at)?(?: elke| every| het| the)? (${SOME_DAYS})${IN_PART}|(?:niet|not) (?:op|on|in) (?:het |the )?(${SOME_DAYS})(?= (?:open|geopend|terecht)(?!\\p{L})|,? (?:dan|then|want|because)[^.\\n]{0,30}(?:dicht|gesloten|closed)))`,
  'iuy',
)
const SHUT_WORDS = new WordList('gesloten dicht closed niet not sluitingsdag rustdag')
/** 'Van 9 tot 17 uur op werkdagen', '9 am – 5 pm, Monday to Friday'. */
// Bounded: the 60 characters before a day
const TIMES_BEFORE = new RegExp(`(?<![\\d:.,€£])(${TIMES}),? {0,2}\\(?(?:op |on |van |from |elke |every )?$`, 'iu')

const TIMES_ON = new RegExp(`(?<![\\d:.,€£])(${TIMES}) (?:op |on |van |from |elke |every )?$`, 'iu')
const DAYS_LISTED = new RegExp(LISTED_DAYS, 'iuy')

/** Within one place several stretches may follow each other: 'ma–vr 9–17, za 10–16'. */
export function hoursStatements(
  text: string,
  vocabulary: Vocabulary,
  subjects: Subjects,
  known: Prepared,
): Statement[] {
  if (known.weeks.length === 0 || ![ANY_DAYS, WEEK_WORDS, PARTS_OF_DAYS].some((words) => vocabulary.has(words)))
    return []
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
  const taken: { at: number; end: number }[] = []
  const add = (at: number, end: number, stretch: string) => {
    if (taken.some((one) => at < one.end && one.at < end)) return
    taken.push({ at, end })
    const sentence = around(at, end)
    if (sentence === null) return
    const said = weekIn(stretch)
    const right = said ? areHoursOf(said, known.weeks) : null
    // 'Afhaalbalie: ma–vr 9–17' can confirm them, but be others.
    if (right === false && (OTHER_HOURS.test(sentence) || ONCE.test(sentence))) return
    if (right === false && SHUT_THEN.test(text.slice(end, end + 60))) return
    // 'Ma–vr 9–17, behalve vr tot 13.00' is no mistake.
    if (right === false && EXCEPT.test(text.slice(end, end + 40))) return
    if (right !== null) found.push({ fact: 'hours', at, end, right })
  }
  for (const { index, 0: written, groups } of vocabulary.matches(text, ANY_DAYS, STRETCH)) {
    // '8–17 uur op maandag t/m donderdag, vrijdag 8–12.30': the first days belong to the times before them.
    const times = TIMES_ON.exec(text.slice(Math.max(0, index - 60), index))
    if (times && !taken.some(({ end }) => end > index - times[0].length)) {
      DAYS_LISTED.lastIndex = index
      const days = DAYS_LISTED.exec(text)![0]
      add(index - times[0].length, index + days.length, `${days} ${times[1]}`)
      continue
    }
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
  // With several places it may be about another.
  if (known.weeks.length === 1)
    for (const one of openDays(text, vocabulary, known.weeks[0]!, around)) {
      if (!taken.some(({ at, end }) => at < one.end && one.at < end)) found.push({ fact: 'hours', ...one })
    }
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
/** 'Met Pasen op maandag gesloten', 'in de zomervakantie op vrijdag dicht' */
const ONCE =
  /(?<!\p{L})(?:\p{L}{0,20}(?:vakantie|feestdag)\p{L}{0,10}|holidays?|pasen|kerst\p{L}{0,10}|pinksteren|hemelvaart\p{L}{0,10}|koningsdag|bouwvak|easter|christmas)(?!\p{L})/iu
/** 'Op maandag tussen 12 en 13 uur is de balie gesloten' */
// Bounded: the 60 characters after the hours
const SHUT_THEN = new RegExp(`^(?: (?!${DAY}(?!\\p{L}))\\p{L}{2,15}){0,4} (?:gesloten|dicht|closed)(?!\\p{L})`, 'iu')
const EXCEPT = new RegExp(
  `^[^.\\n]{0,10}?(?<!\\p{L})(?:behalve|uitgezonderd|met uitzondering van|except|but|maar)(?: for| op| on)? ${DAY}`,
  'iu',
)

/** Kept, for the same hours come back in every answer. */
const weekIn = kept((stretch): Week | null => {
  const plain = plainDays(stretch.replace(TO_AFTERNOON, inAfternoon))
  const tokens = tokensOf(plain)
  return tokens && (weekOf(tokens) ?? closedDays(plain))
})
