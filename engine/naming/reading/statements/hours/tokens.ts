/** The days, times and telling words of a sentence about opening hours, in order. */

import { kept } from '#engine/naming/reading/kept.ts'
import type { Place } from '#engine/naming/reading/markup/pieces.ts'
import { type Vocabulary, WordList } from '#engine/naming/reading/words.ts'
import { allMatches } from '#engine/text.ts'
import { STREET_ENDINGS } from '#engine/vocabulary/places.ts'
import { daysIn } from './days-and-times.ts'
import { HOURS } from './in-digits.ts'
import { partOf, withParts } from './parts.ts'
import { ANSWERS, PHRASE, PHRASE_WORDS } from './phrases.ts'
import { SIGNS, type Sign } from './signs.ts'
import type { Part, Token } from './token.ts'

/** 'Dag en nacht', in place of a number of days. */
export const ALWAYS = 24

/** A telephone number has no times, nor have '2 hours', '10 tot 15 euro'. */
const PHONE =
  '(?<!\\d)0\\d{1,3}(?:\\s?[-–/]\\s?|\\s)(?:\\d{6,8}|\\d{2,4}(?:\\s\\d{2,4}){2,3})(?!\\d)|\\+\\d[\\d ()-]{8,14}\\d'
const TIME_OR_WORD = `${PHONE}|${'(?<![\\d€£$#]|[€£$#] |\\d[.,:]|(?:nummer|number|optie|option) )(?<hours>\\d{1,2})(?:[:.uh](?<minutes>[0-5]\\d)|(?=[0-5]\\d ?- ?\\d{4}(?!\\d))(?<tight>\\d\\d)|(?<=\\d ?- ?\\d\\d)(?<tightEnd>[0-5]\\d)(?=\\D|$))?(?:\\s?(?<half>am|pm|a\\.m\\.?|p\\.m\\.?)(?!\\p{L}))?(?<uur>\\s?(?:uur|u|h|hrs?|uhr)(?!\\p{L}))?(?![\\d%€½\\p{L}]|[.,:]\\d|(?:\\s?(?:-|–|tot|to|à)\\s?\\d{1,3})?\\s(?:euros?|procent|percent|minuten|minutes?|min|hours?|jaar|years?|weken|weeks?|maanden|months?|dagen|days|personen|people|keer|times|km|kilometer|meter)(?!\\p{L}))|\\d[\\d.,:]*|t/m|-(?:to|tot|till|until|through|thru)-|tot en met|\\p{L}+|[-,;:()?!&+/.|·]'}`
const TOKEN = new RegExp(TIME_OR_WORD, 'giu')
// Bounded: a sentence of at most 1,000 characters, and every part of a phrase is a word
const TOKEN_OR_PHRASE = new RegExp(`(?<![\\p{L}\\d])(?:${PHRASE.source})(?!\\p{L})|${TIME_OR_WORD}`, 'giu')

/** Of which groups of the phrases each is one sign. */
const PHRASE_SIGNS = ['late', 'open', 'there', 'works', 'shut', 'shuts', 'nobody', 'reach', 'no', 'yes'] as const

const ALL_DAYS = [0, 1, 2, 3, 4, 5, 6]
const WORKING_DAYS = ALL_DAYS.slice(0, 5)

interface Told {
  days: readonly number[]
  part: Part | null
}
const DAY_PARTS = /^(\p{L}{3,6}dag|weekend)(ochtend|morgen|middag|avond|openstelling|spreekuur|programma)s?$/iu
/** Null where a word is no day. */
function dayOf(word: string): Told | null {
  const parted = DAY_PARTS.exec(word)
  const days = daysIn(parted ? parted[1]! : word)
  return days.length > 0 ? { days, part: parted ? partOf(parted[2]!) : null } : null
}
interface Meaning {
  /** 'Tien' */
  hour: number | undefined
  day: Told | null
  kind: Sign
  /** 'Geen weekendopenstelling': it says that it is open, behind the days that it names. */
  isOpening: boolean
}
/** What a word is by itself. */
const meaningOf = kept((word): Meaning => {
  const small = word.toLowerCase()
  const sign = SIGNS.get(small)
  // 'Tot en met'; the other phrases are 'met uitzondering van' and such.
  const phrase =
    small === 'tot en met' || small.startsWith('-t') || small === '-until-'
      ? 'to'
      : /^\p{L}+ /u.test(small)
        ? 'except'
        : undefined
  return {
    hour: HOURS.get(small),
    // 'Don't' is no Thursday.
    day: sign || phrase ? null : dayOf(small),
    kind: phrase ?? sign ?? (/spreeku(?:ur|ren)$/.test(small) ? 'there' : 'word'),
    isOpening: /(?:dag|weekend)openstelling$/.test(small),
  }
})
/** Also other words: 'zo', 'do', 'sat', 'sun'. */
const SHORT_DAY = /^\p{L}{2,3}$/u

export function hoursTokens(text: string, vocabulary: Vocabulary, from: number, to: number): Token[] {
  const tokens: Token[] = []
  const said = text.slice(from, to)
  const mayBeAlso = vocabulary.isBetween(ALSO_WORDS, from, to)
  const hasPhrases = vocabulary.isBetween(PHRASE_WORDS, from, to) || ANSWERS.test(said)
  const pattern = hasPhrases ? TOKEN_OR_PHRASE : TOKEN
  for (const match of allMatches(said, pattern)) {
    const [word] = match
    const place = { at: from + match.index, end: from + match.index + word.length }
    const { rest, count, all, always, that, working, hours, minutes, tight, tightEnd, half, uur } = match.groups!
    const phrase = hasPhrases ? PHRASE_SIGNS.find((sign) => match.groups![sign] !== undefined) : undefined
    const days = (days: readonly number[], more: { isRest?: boolean; count?: number } = {}) =>
      tokens.push({ ...place, kind: 'days', days, part: partOf(word), isRest: false, count: 0, ...more })
    if (rest) days(/werk|week(?:dag|day)|work|de week$/i.test(word) ? WORKING_DAYS : ALL_DAYS, { isRest: true })
    else if (count) days(ALL_DAYS, { count: HOURS.get(word.split(' ')[0]!.toLowerCase()) ?? Number(word[0]) })
    else if (all) days(ALL_DAYS)
    else if (always) days(ALL_DAYS, { count: ALWAYS })
    else if (working) days(WORKING_DAYS)
    else if (that) tokens.push(...daysBefore(tokens, place, text))
    else if (phrase) tokens.push({ ...place, kind: phrase })
    else if (hours !== undefined) {
      const time = timeOf(Number(hours), Number(minutes ?? tight ?? tightEnd ?? 0), half)
      const isSure = (minutes ?? tight ?? tightEnd ?? half ?? uur) !== undefined
      // 'Aan Kade 3 is het ook op zondag open'
      const isHouse = !isSure && isAfterStreet(said.slice(Math.max(0, match.index - 30), match.index))
      if (time === null || isHouse) tokens.push({ ...place, kind: 'word' })
      else
        tokens.push({
          ...place,
          kind: 'time',
          minutes: time,
          isTwelve: !half && time < 12 * 60 && !hours.startsWith('0'),
          hasHalf: half !== undefined,
          isSure,
        })
    } else {
      // '8-to-5'
      if (
        word === '-' &&
        /(?:^|[\d-])(?:to|tot)-\d|\d-(?:to|tot)-/.test(said.slice(Math.max(0, match.index - 4), match.index + 5))
      )
        continue
      if (word === '.' && isShortened(tokens.at(-1), place, text)) continue
      const token = wordToken(word, place, tokens, text)
      tokens.push(token)
      if (mayBeAlso && token.kind === 'days') token.isAlso = isAlso(said, match.index, match.index + word.length)
      if (meaningOf(word).isOpening) tokens.push({ at: place.end, end: place.end, kind: 'open' })
    }
  }
  tokens.forEach((token, at) => {
    if (isOnlyOne(token, text) && tokens[at + 1]?.kind !== 'days') tokens[at] = { ...token, kind: 'word' } as Token
  })
  const plain = withoutOtherWords(withExcept(withParts(tokens, text)), text)
  // 'Closed at weekends' is said as 'closed on Sundays'.
  return plain.map((token, at) =>
    token.kind === 'at' && plain[at + 1]?.kind === 'days' ? { ...token, kind: 'glue' } : token,
  )
}

// Bounded: the 30 characters before a number
const NAME_BEFORE = /\p{Lu}[\p{L}’'-]{2,25} $/u
const STREET = new RegExp(`(?:${STREET_ENDINGS.join('|')}) $`, 'iu')
const isAfterStreet = (said: string) => STREET.test(said) && NAME_BEFORE.test(said)
const ALSO_BEFORE = /(?<!\p{L})(?:ook|also|inclusief|incl\.|including|even|zelfs)(?: op| on)? $/iu
const ALSO_AFTER = /^ (?:included|inbegrepen|incluis|too)(?!\p{L})/iu
const ALSO_WORDS = new WordList('ook also inclusief incl including even zelfs included inbegrepen incluis too')
const isAlso = (said: string, at: number, end: number) =>
  ALSO_BEFORE.test(said.slice(Math.max(0, at - 15), at)) || ALSO_AFTER.test(said.slice(end, end + 15))

/** 'Op zondag heb je pech, want dan zijn ze dicht': the days that it points back to, said in a clause of its own. */
function daysBefore(tokens: readonly Token[], place: Place, text: string): Token[] {
  const last = tokens.at(-1)
  const index = tokens.findLastIndex(({ kind }) => kind === 'days')
  const days = tokens[index]
  // 'Tot half zeven, want dan gaat de kliniek dicht': at that time.
  const isTime = /(?<!\p{L})want $/iu.test(text.slice(Math.max(0, place.at - 6), place.at))
  if (isTime && tokens.slice(index + 1).some(({ kind }) => kind === 'time')) return [{ ...place, kind: 'word' }]
  // 'Later dan …', '… bij Smit, die dan open is'
  const isOther = last && /^(?:\p{L}*er|anders|die|dat|which|who)$/iu.test(text.slice(last.at, last.end))
  if (days?.kind !== 'days' || isOther) return [{ ...place, kind: 'word' }]
  const isBeside = ['open', 'opens', 'shut', 'shuts'].includes(last!.kind)
  return [
    ...(isBeside ? [] : [{ at: place.at, end: place.at, kind: 'stop' as const }]),
    { ...days, ...place, isThat: true },
  ]
}

function timeOf(hours: number, minutes: number, half: string | undefined): number | null {
  const isHalf = half !== undefined && hours <= 12
  const hour = isHalf ? (hours % 12) + (/^p/i.test(half) ? 12 : 0) : hours
  return hour * 60 + minutes <= 24 * 60 ? hour * 60 + minutes : null
}

export const BEFORE_TIME = new Set<string>(['until', 'from', 'at', 'between', 'after', 'before', 'to'])

/** 'Ma. t/m vr. 9.00 uur' */
const isShortened = (last: Token | undefined, { at, end }: Place, text: string) =>
  last?.kind === 'days' &&
  last.end === at &&
  last.end - last.at < 5 &&
  /^(?: [\p{Ll}\d–—-]|[,:–—-])/u.test(text.slice(end, end + 2))

/** 'Voor een dichte deur' is no time, 'voor één uur' is. */
const isArticle = (word: string, after: string) => /^een$/iu.test(word) && / (?!uur|en |[’'])\p{L}/u.test(after)

function wordToken(word: string, place: Place, tokens: readonly Token[], text: string): Token {
  const { hour, day, kind } = meaningOf(word)
  const before = tokens.at(-1)?.kind ?? ''
  // 'Van tien tot twaalf'
  const isHour = hour !== undefined && !isArticle(word, text.slice(place.end, place.end + 5))
  if (isHour && (BEFORE_TIME.has(before) || (before === 'and' && tokens.at(-2)?.kind === 'time')))
    return { ...place, kind: 'time', minutes: hour * 60, isTwelve: hour !== 12, hasHalf: false, isSure: false }
  if (day) return { ...place, kind: 'days', ...day, isRest: false, count: 0 }
  return { ...place, kind: kind === 'appointment' && before === 'without' ? 'word' : kind }
}

/** 'Only De Linde is open on Saturday': no other company, and not no other day. */
const ONLY_ONE = /^(?:Alleen|Only|Enkel) (?:de |het |the )?\p{Lu}/u
const isOnlyOne = (token: Token, text: string) =>
  token.kind === 'only' && ONLY_ONE.test(text.slice(token.at, token.at + 12))

/** 'Every day but Sunday' */
function withExcept(tokens: Token[]): Token[] {
  tokens.forEach((token, index) => {
    const [before, after] = [tokens[index - 1], tokens[index + 1]]
    if (token.kind === 'but' && before?.kind === 'days' && before.days.length > 4 && after?.kind === 'days')
      token.kind = 'except' as Sign
  })
  return tokens
}

/** 'Zo' and 'do' are days only beside a day or a time. */
function withoutOtherWords(tokens: Token[], text: string): Token[] {
  const isDayOrTime = (token: Token | undefined) => token?.kind === 'days' || token?.kind === 'time'
  return tokens.map((token, index) => {
    if (token.kind !== 'days' || token.isThat || !SHORT_DAY.test(text.slice(token.at, token.end))) return token
    let next = index + 1
    const skipped = new Set(['stop', 'colon', 'bracket', 'to', 'until', 'from', 'and', 'or', 'comma', 'between'])
    while (next < index + 4 && skipped.has(tokens[next]?.kind ?? '')) next++
    // 'Is net zo welkom', 'ziet er zo uit'
    const before = tokens[index - 1]
    const isWord = before?.kind === 'word' && token.at - before.end === 1
    if (/^zo uit(?!\p{L})/iu.test(text.slice(token.at, token.at + 7)))
      return { at: token.at, end: token.end, kind: 'word' }
    const isDay =
      isDayOrTime(tokens[next]) ||
      (!isWord && ['shut', 'no', 'yes', 'open', 'opens', 'shuts', 'appointment'].includes(tokens[next]?.kind ?? '')) ||
      ['time', 'shut', 'open'].includes(sideOf(tokens, index, -1)) ||
      (['to', 'until', 'and', 'or', 'comma'].includes(tokens[index - 1]?.kind ?? '') && isDayOrTime(tokens[index - 2]))
    return isDay ? token : { at: token.at, end: token.end, kind: 'word' }
  })
}

export const WORKS = new Set<string>(['works', 'there'])
export const OPENS = new Set<string>(['open', 'opens', 'late', ...WORKS])
export const SHUTS = new Set<string>(['shut', 'shuts', 'stops', 'nobody'])
export const STRONG = new Set<string>(['open', 'opens', 'late', 'shut', 'shuts'])
/** Such words as stand between days and what is said of them. */
export const BESIDE = new Set<string>(['glue', 'from', 'colon', 'bracket', 'at', 'between'])

/** What stands beside a token, but for prepositions. */
export function sideOf(tokens: readonly Token[], index: number, step: 1 | -1): string {
  let at = index + step
  while (BESIDE.has(tokens[at]?.kind ?? '')) at += step
  return tokens[at]?.kind ?? ''
}
