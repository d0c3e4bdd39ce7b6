/** Opening hours that an answer gives: right where every day that it names is as the company has it, wrong where one surely differs. */
import type { Statement } from '#engine/naming/reading/facts.ts'
import type { Prepared } from '#engine/naming/reading/known-company.ts'
import type { Mark } from '#engine/naming/reading/marks.ts'
import { Vocabulary, WordList, wordsOf } from '#engine/naming/reading/words.ts'
import { type Claim, isClaimOf } from './claimed-hours.ts'
import { claimsIn, withoutNarrower } from './claims.ts'
import { ANY_DAYS, endsBehindHalf } from './days-and-times.ts'
import { inDigits, PARTS_OF_DAYS } from './in-digits.ts'
import { areOfLessons } from './own-words.ts'
import { TELLING_WORDS } from './signs.ts'
import { hoursTokens } from './tokens.ts'
import { contextOf, isPlaceReached, mayBeSaid } from './whose-hours.ts'
import { claimsWithoutDays, clauseBeforeDays, openingPlaces } from './without-days.ts'

const WEEK_WORDS = new WordList(
  'week dagen days 24 nacht night klok clock weekendopenstelling zaterdagopenstelling zondagopenstelling',
)
const LISTS = [ANY_DAYS, PARTS_OF_DAYS, WEEK_WORDS]

/** Sentences that name days, each with its claims. `names`: of 'Huid & Zo' no word is a day. */
export function hoursStatements(
  text: string,
  vocabulary: Vocabulary,
  names: readonly Mark[],
  known: Prepared,
): Statement[] {
  if (known.weeks.length === 0) return []
  const dayLike = names.filter(({ at, end }) => vocabulary.isBetween(ANY_DAYS, at, end))
  if (dayLike.length > 0) {
    let plain = ''
    for (const { at, end } of dayLike)
      plain += text.slice(plain.length, at) + 'x'.repeat(Math.max(0, end - Math.max(at, plain.length)))
    plain += text.slice(plain.length)
    return hoursStatements(plain, new Vocabulary(wordsOf(plain)), [], known)
  }
  if (!LISTS.some((words) => vocabulary.has(words)) && openingPlaces(vocabulary).length === 0) return []
  const digits = inDigits(text, vocabulary)
  if (!digits) return statementsIn(text, vocabulary, known)
  return statementsIn(digits.text, new Vocabulary(wordsOf(digits.text)), known).map((one) => ({
    ...one,
    at: digits.sourceOf(one.at),
    end: digits.sourceOf(one.end),
  }))
}

function statementsIn(text: string, vocabulary: Vocabulary, known: Prepared): Statement[] {
  const { weeks } = known
  const found: Statement[] = []
  const places = LISTS.flatMap((words) => vocabulary.placesOf(words)).sort((a, b) => a - b)
  /** Of sentences that follow each other on one line. */
  let together: Said[] = []
  let last = 0
  const judge = () => {
    const claims = together.map(({ claim }) => claim)
    for (const { claim, from, to } of together) {
      const right = isClaimOf(withoutNarrower(claim, claims), weeks)
      if (right !== null && mayBeSaid(claim, contextOf(text, vocabulary, claim, from, to), right, known))
        found.push({ fact: 'hours', at: claim.at, end: claim.end, right })
    }
    together = []
  }
  for (const place of places) {
    if (place < last) continue
    const [from, end] = sentenceAround(text, place, last)
    const next = text[end] === '?' ? sentenceAround(text, end + 2, end + 1)[1] : end
    const to = isAnswered(text, vocabulary, from, end, next) ? next : end
    const isApart = from > last + 2 || text.slice(last, from).includes('\n') || together.length > MOST_TOGETHER
    if (together.length > 0 && isApart) judge()
    last = to
    // 'Welke tandartsen zijn op zaterdag open?'
    if (text[to] === '?') continue
    const named = together.flatMap(({ claim }) => claim.days)
    if (!vocabulary.isBetween(TELLING_WORDS, from, to) && !SHORT_NUMBER.test(text.slice(from, to))) continue
    const tokens = hoursTokens(text, vocabulary, from, to)
    const sentence = text.slice(from, to)
    const mayBeHours = () => isPlaceReached(sentence) || areOfLessons(sentence, known)
    const isList = () => named.length > 0 || YES.test(sentence) || LABELLED.test(sentence)
    const claims = claimsIn(tokens, named, mayBeHours, isList)
    const before = clauseBeforeDays(tokens, claims)
    if (before.length > 0) claims.push(...claimsWithoutDays(before, text, from))
    for (const claim of claims) together.push({ claim, from, to })
  }
  judge()
  return found.length > 0 ? found : statementsWithoutDays(text, vocabulary, known)
}

const THEN =
  /\?\s{1,2}(?:Dan (?:is|zijn|kun|kunt|kan|ben|sluit|moet)|[^.!?\n]{3,60} dan (?:open|geopend|dicht|gesloten|terecht|van|vanaf|tot|om))(?!\p{L})/uy
const SAYS_STATE = /(?<!\p{L})(?:open|geopend|terecht|dicht|gesloten)(?!\p{L})/iu
const OPENS = /(?<!\p{L})(?:opens?|opent|geopend|sluit|closes?|closed|dicht|gesloten|terecht)(?!\p{L})/iu
/** 'Hoe laat sluit De Linde op zaterdag? Om 13.00 uur.' */
const ASKS_TIME =
  /^\s{0,3}(?:Hoe laat|Tot hoe laat|Vanaf hoe laat|What time|When|Wanneer|What are the (?:opening )?hours|Wat zijn de openingstijden)(?!\p{L})/iu
const AT_TIME = /\?\s{1,2}(?:(?:Om|Tot|Vanaf|Van|At|Until|From|Till) )?\d{1,2}(?:[.:]\d{2}| ?(?:uur|am|pm|a\.m|p\.m))/uy
/** 'Op zondag een lekke band? Dan is de winkel dicht', 'A flat tyre on Tuesday? De Linde opens at half past eight.' */
function isAnswered(text: string, vocabulary: Vocabulary, from: number, end: number, next: number): boolean {
  if (text[end] !== '?') return false
  AT_TIME.lastIndex = end
  if (AT_TIME.test(text) && ASKS_TIME.test(text.slice(from, end))) return true
  if (SAYS_STATE.test(text.slice(from, end))) return false
  THEN.lastIndex = end
  return (
    THEN.test(text) ||
    (OPENS.test(text.slice(end + 1, next)) && !LISTS.some((words) => vocabulary.isBetween(words, end, next)))
  )
}

/** As far before it no day is named. */
const FARTHEST_DAY = 150

function statementsWithoutDays(text: string, vocabulary: Vocabulary, known: Prepared): Statement[] {
  const found: Statement[] = []
  let last = 0
  for (const place of openingPlaces(vocabulary)) {
    if (place < last) continue
    const [from, to] = sentenceAround(text, place, last)
    last = to
    if (text[to] === '?' || LISTS.some((words) => vocabulary.isBetween(words, from, to))) continue
    const isDayBefore = LISTS.some((words) => vocabulary.isBetween(words, from - FARTHEST_DAY, from))
    const days = isDayBefore ? daysBefore(text, vocabulary, from) : []
    if (days === null) continue
    for (const said of claimsWithoutDays(hoursTokens(text, vocabulary, from, to), text, from)) {
      const claim = days.length > 0 ? { ...said, days, isAnyDay: false, isSure: false } : said
      const right = isClaimOf(claim, known.weeks)
      if (right !== null && mayBeSaid(claim, contextOf(text, vocabulary, claim, from, to), right, known))
        found.push({ fact: 'hours', at: claim.at, end: claim.end, right })
    }
  }
  return found
}

/** 'A good pick for a Sunday. They open at noon': of the only days named before it, which it can confirm; none of 'ziet er zo uit'. */
function daysBefore(text: string, vocabulary: Vocabulary, from: number): readonly number[] | null {
  const start = Math.max(0, from - FARTHEST_DAY, text.lastIndexOf('\n', from - 1) + 1)
  const days = hoursTokens(text, vocabulary, start, from).filter((token) => token.kind === 'days')
  if (days.length === 0) return []
  return days.length === 1 && !days[0]!.isRest && !days[0]!.part ? days[0]!.days : null
}

/** 'Ja, je kunt er op zondag sporten, van 9.00 tot 14.00 uur' */
const YES = /^\s*(?:Ja|Yes), /u

/** As a time has; a year has not. */
const SHORT_NUMBER = /(?<!\d)(?:\d{1,2}|\d{4} ?- ?\d{4})(?!\d)/

interface Said {
  claim: Claim
  /** Its sentence. */
  from: number
  to: number
}

/** 'Avonden: ma–do tot 21.30 uur', 'vrijdag tot 16.00': a line of a list of days. */
const LABELLED =
  /^[^\p{L}\d\n]{0,4}(?:(?:(?:[^:\n]{0,30} )?(?:open\p{L}*|\p{L}{0,12}uren|tijden|hours|times|\p{L}{0,12}avond\p{L}{0,14}|evenings?|late nights?|weekends?|days)\s?: )?(?:op |on |van |from )?(?:ma|di|wo|do|vr|za|zo|mon|tue|wed|thu|fri|sat|sun|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|werkdag|weekend|weekday|dagelijks|daily)(?:s|nes|rs|ur|day|days|dagen)*(?!\p{L})[^\p{L}]{0,3}(?:\d|(?:tot|until|till|van|vanaf|from|en|and|t\/m|to|through)(?!\p{L})|(?:ma|di|wo|do|vr|za|zo|mon|tue|wed|thu|fri|sat|sun)(?!\p{L})|\p{L}{3,6}dag|\p{L}{3,6}day))/iu

/** What answers 'Is X op zondag open?'. */
const ANSWER =
  '(?:(?:(?:A|Antwoord|Answer): )?(?:[Jj]a|[Nn]ee|[Jj]azeker|[Yy]es|[Nn]o|[Nn]iet)(?!\\p{L})|(?:Helaas (?:niet|nee)|(?:Unfortunately|Sadly),? (?:not|no))(?=[.,;!\\n]|$)|They (?:do|are)(?! \\p{Ll}{3,}ing)|[DZ](?:at|ie) (?:doen ze|zijn ze|is het|kan)(?: (?:niet|zeker|wel))?(?=[.,;!\\n]|$))'
const END = new RegExp(
  `[.!](?=["”’)]?\\s+["“‘(’']?\\p{Lu})|\\?(?!"?:?\\s{0,3}${ANSWER})(?=\\s)|\\n(?!(?<=\\?\\s{1,3})\\s{0,2}${ANSWER})`,
  'gu',
)
const SHORTENED = /(?:^|[\s(])(?:ma|di|wo|do|vr|za|zo|mon|tues?|wed|thu|thurs|fri|sat|sun|\p{L}|a\.m|p\.m)$/iu

/** More than anybody says of opening hours at once, so that a text of days alone takes no more than linear time. */
const MOST_TOGETHER = 15
const FARTHEST_BEFORE = 500
const FARTHEST_BEHIND = 500

/** Also of a question with its answer: 'Open op zondag? Nee'. */
function sentenceAround(text: string, place: number, after: number): [from: number, to: number] {
  let from = Math.max(after, text.lastIndexOf('\n', place - 1) + 1)
  const bounded = (to: number): [number, number] => [
    Math.max(from, place - FARTHEST_BEFORE),
    Math.min(to, place + FARTHEST_BEHIND),
  ]
  END.lastIndex = from
  for (let match = END.exec(text); match; match = END.exec(text)) {
    const before = text.slice(Math.max(0, match.index - 6), match.index)
    const isHalf = endsBehindHalf(before, text.slice(match.index, match.index + 30))
    const isShort = match[0] === '.' && !isHalf && SHORTENED.test(before)
    if (isShort) continue
    if (match.index >= place) return bounded(match.index)
    from = match.index + 1
  }
  return bounded(text.length)
}
